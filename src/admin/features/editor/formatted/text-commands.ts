import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { Mark, Node, NodeType, ResolvedPos } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import { isInTable, selectedRect } from 'prosemirror-tables'
import type { ToolName } from '../markdown/toolbar.tsx'
import { textSchema } from './schema.ts'

const { nodes, marks } = textSchema

export const toggleStrong = toggleMark(marks.strong, null, { includeWhitespace: false })
export const toggleEm = toggleMark(marks.em, null, { includeWhitespace: false })

/** Cycles text, heading, smaller heading and text; only the page's own title is larger. */
export const cycleHeading: Command = (state, dispatch) => {
  const { parent } = state.selection.$from
  const level = parent.type === nodes.heading ? parent.attrs.level : 0
  if (level > 2) return setBlockType(nodes.paragraph)(state, dispatch)
  return setBlockType(nodes.heading, { level: level === 2 ? 3 : 2 })(state, dispatch)
}

/** Switches a list on or off; one kind is converted to the other. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = around(state.selection.$from, isList)
    if (!list) return wrapInList(type)(state, dispatch)
    const boxed = selectedItems(state.doc, state.selection).filter(({ node }) => node.attrs.checked !== null)
    if (list.node.type === type && boxed.length === 0) return liftListItem(nodes.list_item)(state, dispatch)
    const { tr } = state
    for (const { node, pos } of boxed) tr.setNodeMarkup(pos, null, { ...node.attrs, checked: null })
    const attrs = { origin: list.node.attrs.origin, spread: list.node.attrs.spread }
    if (list.node.type !== type) tr.setNodeMarkup(list.pos, type, attrs)
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/**
 * Switches a checklist on or off: the selected items get a box, in an existing or a new list; where all have one, they
 * leave the list.
 */
export const toggleChecklist: Command = (state, dispatch) => {
  const { $from } = state.selection
  if (!around($from, isList)) return wrapInList(nodes.bullet_list)(state, withBoxes(dispatch))
  const isOn = selectedItems(state.doc, state.selection).every(({ node }) => node.attrs.checked !== null)
  if (isOn) return liftListItem(nodes.list_item)(state, dispatch)
  withBoxes(dispatch)?.(state.tr)
  return true
}

/** Also gives the selected items a box, in the same step. */
function withBoxes(dispatch: ((tr: Transaction) => void) | undefined) {
  return (
    dispatch &&
    ((tr: Transaction) => {
      for (const { node, pos } of selectedItems(tr.doc, tr.selection))
        if (node.attrs.checked === null) tr.setNodeMarkup(pos, null, { ...node.attrs, checked: false })
      dispatch(tr.scrollIntoView())
    })
  )
}

/** Returns the innermost items that contain the selection. */
function selectedItems(doc: Node, { from, to }: Selection): { node: Node; pos: number }[] {
  const items: { node: Node; pos: number }[] = []
  doc.nodesBetween(from, to, (node, pos, parent) => {
    if (!node.isTextblock || parent?.type !== nodes.list_item) return
    const at = doc.resolve(pos).before()
    if (items.at(-1)?.pos !== at) items.push({ node: parent, pos: at })
  })
  return items
}

export const toggleQuote: Command = (state, dispatch) =>
  around(state.selection.$from, (node) => node.type === nodes.blockquote)
    ? lift(state, dispatch)
    : wrapIn(nodes.blockquote)(state, dispatch)

function isList({ type }: Node): boolean {
  return type === nodes.bullet_list || type === nodes.ordered_list
}

function around($pos: ResolvedPos, is: (node: Node) => boolean): { node: Node; pos: number } | null {
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    const node = $pos.node(depth)
    if (is(node)) return { node, pos: $pos.before(depth) }
  }
  return null
}

/** Inserts a line break within a paragraph, which the page shows too. */
export const breakLine: Command = (state, dispatch) => {
  const { $from } = state.selection
  if (!$from.parent.inlineContent || $from.parent.type !== nodes.paragraph || isInTable(state)) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

/** Returns the tools that are on at the caret. */
export function activeTools(state: EditorState): ReadonlySet<ToolName> {
  const { $from, from, to, empty } = state.selection
  const active = new Set<ToolName>()
  const has = (type: typeof marks.strong) =>
    empty
      ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, type)
  if (has(marks.strong)) active.add('bold')
  if (has(marks.em)) active.add('italic')
  if (linkAt(state)) active.add('link')
  if ($from.parent.type === nodes.heading) active.add('heading')
  if (around($from, ({ type }) => type === nodes.blockquote)) active.add('quote')
  const list = around($from, isList)
  const item = around($from, ({ type }) => type === nodes.list_item)?.node
  const isNumbered = list?.node.type === nodes.ordered_list
  if (item) active.add(item.attrs.checked !== null ? 'checklist' : isNumbered ? 'numbers' : 'list')
  if (isInTable(state)) active.add('table')
  const selected = state.selection instanceof NodeSelection ? state.selection.node.type : null
  if (selected === nodes.workout) active.add('workout')
  if (selected === nodes.film) active.add('video')
  return active
}

/** The whole link around the caret, or around the start of the selection. */
export interface LinkAt {
  mark: Mark
  from: number
  to: number
  words: string
}

export function linkAt({ selection, doc }: EditorState): LinkAt | null {
  const { $from } = selection
  const mark = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? [])
  if (!mark) return null
  const { parent } = $from
  let index = $from.index()
  if (index === parent.childCount || !mark.isInSet(parent.child(index).marks)) index -= 1
  let first = index
  let last = index
  while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) first -= 1
  while (last + 1 < parent.childCount && mark.isInSet(parent.child(last + 1).marks)) last += 1
  let from = $from.start()
  for (let child = 0; child < first; child += 1) from += parent.child(child).nodeSize
  let to = from
  for (let child = first; child <= last; child += 1) to += parent.child(child).nodeSize
  return { mark, from, to, words: doc.textBetween(from, to, ' ') }
}

/** Replaces the selection by a link, or changes the one at the caret. */
export function setLink(words: string, href: string): Command {
  return (state, dispatch) => {
    const link = linkAt(state)
    const { from, to } = link ?? state.selection
    const mark = marks.link.create({ href, title: link?.mark.attrs.title ?? null })
    const { tr } = state
    if (from < to && state.doc.textBetween(from, to, ' ') === words)
      tr.removeMark(from, to, marks.link).addMark(from, to, mark)
    else {
      const kept = state.doc.resolve(from).marksAcross(state.doc.resolve(to)) ?? []
      tr.replaceWith(from, to, textSchema.text(words, mark.addToSet(marks.link.removeFromSet(kept))))
    }
    const end = tr.mapping.map(to)
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1)).scrollIntoView())
    return true
  }
}

export const removeLink: Command = (state, dispatch) => {
  const link = linkAt(state)
  if (!link) return false
  dispatch?.(state.tr.removeMark(link.from, link.to, marks.link))
  return true
}

/** Returns the film or the workout that is selected, or directly before the caret. */
export function placedAt(
  { selection, doc }: EditorState,
  type: typeof nodes.film | typeof nodes.workout,
): { pos: number; node: Node } | null {
  if (selection instanceof NodeSelection && selection.node.type === type)
    return { pos: selection.from, node: selection.node }
  const { $from } = selection
  if ($from.depth !== 1 || $from.parentOffset > 0) return null
  const node = doc.resolve($from.before()).nodeBefore
  return node?.type === type ? { pos: $from.before() - node.nodeSize, node } : null
}

/** Leaves the table for what follows it: a new paragraph where nothing does. */
export const leaveTable: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  if (dispatch) {
    const { tableStart, table } = selectedRect(state)
    const end = tableStart + table.nodeSize - 1
    const { tr } = state
    if (!tr.doc.resolve(end).nodeAfter) tr.insert(end, nodes.paragraph.create())
    dispatch(tr.setSelection(Selection.near(tr.doc.resolve(end), 1)).scrollIntoView())
  }
  return true
}

export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const cell = (type: NodeType, words: string) =>
    type.create(null, nodes.paragraph.create(null, textSchema.text(words)))
  const row = (type: NodeType, words: string) =>
    nodes.table_row.create(null, [cell(type, words), cell(type, words)])
  const table = nodes.table.create(null, [
    row(nodes.table_header, 'Heading'),
    row(nodes.table_cell, 'Text'),
    row(nodes.table_cell, 'Text'),
  ])
  if (dispatch) {
    const { tr } = state
    const pos = placeBlocks(tr, [table])
    const start = pos + 4
    dispatch(tr.setSelection(TextSelection.create(tr.doc, start, start + 'Heading'.length)).scrollIntoView())
  }
  return true
}

/**
 * Replaces the selection by blocks: an empty paragraph is replaced, one with words is split. The caret ends after them;
 * where nothing can be written there, in a new paragraph.
 *
 * @returns where they begin
 */
export function placeBlocks(tr: EditorState['tr'], blocks: readonly Node[]): number {
  if (!tr.selection.empty && !(tr.selection instanceof NodeSelection)) tr.deleteSelection()
  const { $to } = tr.selection
  const { parent } = $to
  let pos: number
  if (!parent.isTextblock) pos = $to.pos
  else if (isInCell($to)) {
    // A table's cell can contain words only: blocks are inserted after the table.
    pos = $to.after(1)
  } else if (parent.content.size === 0 && parent.type === nodes.paragraph) {
    pos = $to.before()
    tr.replaceWith(pos, $to.after(), blocks)
    return endIn(tr, pos, blocks)
  } else if ($to.parentOffset === 0) pos = $to.before()
  else if ($to.parentOffset === parent.content.size) pos = $to.after()
  else {
    tr.split($to.pos)
    pos = $to.pos + 1
  }
  tr.insert(pos, [...blocks])
  return endIn(tr, pos, blocks)
}

function isInCell($pos: ResolvedPos): boolean {
  return around($pos, ({ type }) => type === nodes.table) !== null
}

function endIn(tr: EditorState['tr'], pos: number, blocks: readonly Node[]): number {
  const size = blocks.reduce((sum, block) => sum + block.nodeSize, 0)
  const end = pos + size
  if (blocks.at(-1)?.isTextblock) tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1))
  else {
    const next = tr.doc.resolve(end).nodeAfter
    if (!next?.isTextblock) tr.insert(end, nodes.paragraph.create())
    tr.setSelection(TextSelection.create(tr.doc, end + 1))
  }
  return pos
}
