import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type StateCommand,
  type TransactionSpec,
} from '@codemirror/state'
import type { EditorView } from '@codemirror/view'

const HEADING = /^(#{1,6})\s+/
const LIST = /^(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/
const TASK = /^[-*+]\s+\[[ xX]\]\s+/
const QUOTE = /^>\s?/

/** Bold or italic on and off: around the selection, else around the word the cursor stands in. */
export function toggleMark(mark: '**' | '_'): StateCommand {
  return run((state) =>
    state.changeByRange((selected) => {
      const range = selected.empty ? (state.wordAt(selected.head) ?? selected) : selected
      const { from, to } = range
      const isMarked =
        state.sliceDoc(from - mark.length, from) === mark && state.sliceDoc(to, to + mark.length) === mark
      const changes: ChangeSpec = isMarked
        ? [
            { from: from - mark.length, to: from },
            { from: to, to: to + mark.length },
          ]
        : [
            { from, insert: mark },
            { from: to, insert: mark },
          ]
      const shift = isMarked ? -mark.length : mark.length
      return { changes, range: EditorSelection.range(from + shift, to + shift) }
    }),
  )
}

/** Text, heading, smaller heading and back to text; the page's own title is the only larger one. */
export const cycleHeading: StateCommand = run((state) => ({
  changes: selectedLines(state).map(({ from, text }) => {
    const marks = HEADING.exec(text)
    const next = !marks ? '## ' : marks[1] === '##' ? '### ' : ''
    return { from, to: from + (marks?.[0].length ?? 0), insert: next }
  }),
}))

export const toggleList: StateCommand = toggleLines(/^[-*+]\s+(?!\[[ xX]\]\s)/, () => '- ')
export const toggleNumbers: StateCommand = toggleLines(/^\d{1,9}[.)]\s+/, (index) => `${index + 1}. `)
export const toggleChecklist: StateCommand = toggleLines(TASK, () => '- [ ] ')
export const toggleQuote: StateCommand = toggleLines(QUOTE, () => '> ')

function toggleLines(own: RegExp, markOf: (index: number) => string): StateCommand {
  return run((state) => {
    const all = selectedLines(state)
    const filled = all.filter(({ text }) => text.trim() !== '')
    const lines = filled.length > 0 ? filled : all
    const isOn = lines.every(({ text }) => own.test(text))
    const other = own === QUOTE ? own : LIST
    return {
      changes: lines.map(({ from, text }, index) => ({
        from,
        to: from + ((isOn ? own : other).exec(text)?.[0].length ?? 0),
        insert: isOn ? '' : markOf(index),
      })),
    }
  })
}

/** Puts a piece in the place of the selection; `select` is what of it is selected after, from and to within it. */
export function insertPiece(
  view: EditorView,
  piece: string,
  select: [number, number] | null = null,
  spec: TransactionSpec = {},
): void {
  const { from, to } = view.state.selection.main
  view.dispatch({
    changes: { from, to, insert: piece },
    selection: select
      ? { anchor: from + select[0], head: from + select[1] }
      : { anchor: from + piece.length },
    scrollIntoView: true,
    userEvent: 'input',
    ...spec,
  })
  view.focus()
}

/** The same for what needs lines of its own, such as a table: blank lines around it where there are none. */
export function insertBlock(view: EditorView, block: string, select: [number, number] | null = null): void {
  const { main } = view.state.selection
  const { lead, trail } = breaksAround(view.state, main.from, main.to)
  const shifted: [number, number] | null = select && [select[0] + lead.length, select[1] + lead.length]
  insertPiece(view, lead + block + trail, shifted)
}

/** More than a run of words: it needs lines of its own. */
const BLOCK = /\n\n|^(?:#{1,6} |[-*+] |\d{1,9}[.)] |> |\||```)/

/**
 * Puts Markdown from elsewhere in the place of the selection, words within the line and blocks on lines of their own,
 * with the caret at its end. Returns where it begins.
 */
export function placeText(view: EditorView, markdown: string, spec: TransactionSpec): number {
  const { main } = view.state.selection
  const isBlock = BLOCK.test(markdown)
  const { lead, trail: breaks } = isBlock
    ? breaksAround(view.state, main.from, main.to)
    : { lead: '', trail: '' }
  const trail = main.to === view.state.doc.length ? '' : breaks
  const end = lead.length + markdown.length
  insertPiece(view, lead + markdown + trail, [end, end], spec)
  return main.from + lead.length
}

/** The line breaks a block needs before and after it, in the place of `from` to `to`. */
export function breaksAround(
  { doc }: EditorState,
  from: number,
  to: number,
): { lead: string; trail: string } {
  const before = doc.sliceString(0, from)
  const after = doc.sliceString(to)
  return {
    lead: before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n',
    trail: after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n',
  }
}

function run(specOf: (state: EditorState) => TransactionSpec): StateCommand {
  return ({ state, dispatch }) => {
    const { changes: spec = [], selection } = specOf(state)
    const changes = state.changes(spec)
    dispatch(
      state.update({
        changes,
        // A caret at the start of a line goes behind the mark inserted there: the next key belongs to the text.
        selection: selection ?? state.selection.map(changes, 1),
        scrollIntoView: true,
        userEvent: 'input',
      }),
    )
    return true
  }
}

function selectedLines({ doc, selection }: EditorState): { from: number; text: string }[] {
  const { from, to } = selection.main
  const first = doc.lineAt(from).number
  const last = doc.lineAt(to).number
  return Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index))
}

export const TABLE_PIECE = `| Heading | Heading |
| --- | --- |
| Text | Text |
| Text | Text |`
/** The first heading of it, selected to be written over. */
export const TABLE_SELECTION: [number, number] = [2, 9]
