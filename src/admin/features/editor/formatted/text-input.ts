import { baseKeymap, chainCommands, exitCode, setBlockType } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { MarkType, Node } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, type EditorState, NodeSelection, type Plugin, TextSelection } from 'prosemirror-state'
import { addRowAfter, goToNextCell, isInTable, selectedRect } from 'prosemirror-tables'
import type { EditorView } from 'prosemirror-view'
import { readVideoLink, watchAddress } from '../../../../domain/video/video-link.ts'
import { readAddress } from '../markdown/links.ts'
import { textSchema } from './schema.ts'
import {
  breakLine,
  cycleHeading,
  leaveTable,
  toggleChecklist,
  toggleEm,
  toggleList,
  toggleQuote,
  toggleStrong,
} from './text-commands.ts'

const { nodes, marks } = textSchema

/** Converts typed Markdown to its formatting; one step of undo reverts that. */
export function markdownHabits(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, (match) => ({ level: match[1]?.length ?? 2 })),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
      wrappingInputRule(
        /^(\d{1,9})[.)]\s$/,
        nodes.ordered_list,
        (match) => ({ start: Number(match[1]) }),
        (match, list) => list.childCount + list.attrs.start === Number(match[1]),
      ),
      textblockTypeInputRule(/^```(\S*)\s$/, nodes.code_block, (match) => ({ language: match[1] ?? '' })),
      addressRule(),
      taskRule(),
      ruleRule(),
      markRule(/(?:^|[^*\w])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong, 2),
      markRule(/(?:^|[^*\w])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.em, 1),
      markRule(/(?:^|[^_\w])__([^_\s](?:[^_]*[^_\s])?)__$/, marks.strong, 2),
      markRule(/(?:^|[^_\w])_([^_\s](?:[^_]*[^_\s])?)_$/, marks.em, 1),
      markRule(/(?:^|[^~])~~([^~\s](?:[^~]*[^~\s])?)~~$/, marks.strike, 2),
      markRule(/(?:^|[^`])`([^`]+)`$/, marks.code, 1),
    ],
  })
}

/** Code whose closing backtick is not typed yet: the underscores of `__init__` belong to it. */
const OPEN_CODE = /(?:^|[\s(["'])`[^`]*$/

function markRule(pattern: RegExp, type: MarkType, width: number): InputRule {
  return new InputRule(pattern, (state, match, start, end) => {
    const words = match[1] ?? ''
    const before = match[0].length - words.length - 2 * width
    const from = start + before
    const $from = state.doc.resolve(from)
    if (type !== marks.code && OPEN_CODE.test($from.parent.textBetween(0, $from.parentOffset))) return null
    // The last character is being typed: it is not in the text yet.
    const tr = state.tr.delete(from + width + words.length, end).delete(from, from + width)
    return tr.addMark(from, from + words.length, type.create()).removeStoredMark(type)
  })
}

/** Turns an address into a link when a space follows it. */
function addressRule(): InputRule {
  return new InputRule(/(?:^|[\s(])(https?:\/\/[^\s]*[^\s.,;:!?)])\s$/i, (state, match, _start, end) => {
    const href = match[1] ?? ''
    const from = end - href.length
    if (state.doc.rangeHasMark(from, end, marks.link) || readAddress(href) === null) return null
    return state.tr
      .addMark(from, end, marks.link.create({ href }))
      .insertText(' ', end)
      .removeStoredMark(marks.link)
  })
}

/** Enter after a film's address that is alone in its paragraph shows the film. */
const showFilm: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const words = $from.parent.textContent.trim()
  if (!empty || $from.depth !== 1 || $from.parent.type !== nodes.paragraph || /\s/.test(words)) return false
  const film = readVideoLink(words)
  if (!film) return false
  if (dispatch) {
    const { tr } = state
    const from = $from.before()
    tr.replaceWith(from, $from.after(), [
      nodes.film.create({ markdown: watchAddress(film) }),
      nodes.paragraph.create(),
    ])
    dispatch(tr.setSelection(TextSelection.create(tr.doc, from + 2)).scrollIntoView())
  }
  return true
}

function taskRule(): InputRule {
  return new InputRule(/^\[([ xX])\]\s$/, (state, match, start, end) => {
    const $start = state.doc.resolve(start)
    if ($start.depth < 2 || $start.node(-1).type !== nodes.list_item || $start.index(-1) !== 0) return null
    const item = $start.before(-1)
    const attrs = { ...$start.node(-1).attrs, checked: match[1] !== ' ' }
    return state.tr.delete(start, end).setNodeMarkup(item, null, attrs)
  })
}

function ruleRule(): InputRule {
  return new InputRule(/^(?:---|\*\*\*|___)$/, (state, _match, start) => {
    const $start = state.doc.resolve(start)
    if ($start.parent.type !== nodes.paragraph || $start.depth !== 1) return null
    const from = $start.before()
    const { tr } = state
    tr.replaceWith(from, $start.after(), [nodes.rule.create(), nodes.paragraph.create()])
    return tr.setSelection(TextSelection.create(tr.doc, from + 2))
  })
}

/** Enter in a table moves to the cell below, and from the last row to a new one. */
const enterInTable: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false
  const rect = selectedRect(state)
  const go = (current: typeof state) => {
    const { map, tableStart, left, bottom } = selectedRect(current)
    const cell = map.map[bottom * map.width + left]
    if (cell === undefined) return
    dispatch?.(
      current.tr
        .setSelection(TextSelection.near(current.doc.resolve(tableStart + cell + 1)))
        .scrollIntoView(),
    )
  }
  if (rect.bottom < rect.map.height) go(state)
  else if (dispatch) {
    addRowAfter(state, dispatch)
    if (view) go(view.state)
  }
  return true
}

/** Enter in a checklist begins an unchecked item. `baseKeymap` handles headings, quotations and other lists. */
const splitWithoutCheck: Command = (state, dispatch) => {
  const { $from } = state.selection
  const item: Node | null = $from.depth > 1 ? $from.node(-1) : null
  if (item?.type !== nodes.list_item || item.attrs.checked === null) return false
  return splitListItem(nodes.list_item, { ...item.attrs, checked: false })(state, dispatch)
}

/** Backspace at the start of a heading turns it into text, before it is joined with the preceding block. */
const textAgain: Command = (state, dispatch, view) =>
  state.selection.$from.parent.type === nodes.heading && isAtStart(state, view)
    ? setBlockType(nodes.paragraph)(state, dispatch)
    : false

/** Backspace at the start of an item removes its list marker. */
const outOfList: Command = (state, dispatch, view) => {
  const { $from } = state.selection
  const isFirst = $from.depth > 1 && $from.node(-1).type === nodes.list_item && $from.index(-1) === 0
  return isFirst && isAtStart(state, view) ? liftListItem(nodes.list_item)(state, dispatch) : false
}

function isAtStart({ selection }: EditorState, view: EditorView | undefined): boolean {
  if (!(selection instanceof TextSelection) || !selection.empty) return false
  // In bidirectional text only the browser knows.
  return view ? view.endOfTextblock('backward') : selection.$from.parentOffset === 0
}

/** Enter on a picture, a film or a workout focuses what can be changed about it. */
const openSelected: Command = (state, _dispatch, view) => {
  if (!(state.selection instanceof NodeSelection)) return false
  const dom = view?.nodeDOM(state.selection.from)
  const target = dom instanceof HTMLElement ? dom.querySelector<HTMLElement>('[data-opens]') : null
  if (!target) return false
  target.focus()
  if (target instanceof HTMLButtonElement) target.click()
  return true
}

/** The key bindings of the text. Tab leaves it, except in tables, where it moves from cell to cell. */
export function textKeys(handlers: {
  current: Record<'onLink' | 'onFind' | 'onTools', () => void>
}): Plugin[] {
  const tell =
    (name: 'onLink' | 'onFind' | 'onTools'): Command =>
    () => {
      handlers.current[name]()
      return true
    }
  const isRedoWithY = !/Mac|iP(?:hone|ad)/.test(navigator.platform)
  return [
    keymap({
      'Mod-b': toggleStrong,
      'Mod-i': toggleEm,
      'Mod-Alt-2': cycleHeading,
      'Mod-Shift-8': toggleList(nodes.bullet_list),
      'Mod-Shift-7': toggleList(nodes.ordered_list),
      'Mod-Shift-6': toggleChecklist,
      'Mod-Shift-9': toggleQuote,
      'Mod-k': tell('onLink'),
      'Mod-f': tell('onFind'),
      'Alt-F10': tell('onTools'),
      'Mod-z': undo,
      'Mod-Shift-z': redo,
      ...(isRedoWithY ? { 'Mod-y': redo } : {}),
      Backspace: chainCommands(undoInputRule, textAgain, outOfList),
      Enter: chainCommands(
        openSelected,
        showFilm,
        enterInTable,
        splitWithoutCheck,
        splitListItem(nodes.list_item),
      ),
      'Shift-Enter': chainCommands(exitCode, breakLine),
      'Mod-Enter': exitCode,
      Tab: goToNextCell(1),
      'Shift-Tab': goToNextCell(-1),
      'Mod-]': sinkListItem(nodes.list_item),
      'Mod-[': liftListItem(nodes.list_item),
      Escape: leaveTable,
    }),
    keymap(baseKeymap),
  ]
}
