import { changeText, type TextChange, type TextCommand, type TextState } from './text-state.ts'

const HEADING = /^(#{1,6})\s+/
const LIST = /^(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/
const TASK = /^[-*+]\s+\[[ xX]\]\s+/
const QUOTE = /^>\s?/

/** Bold or italic on and off: around the selection, else around the word the caret stands in. */
export function toggleMark(mark: '**' | '_'): TextCommand {
  return (state) => {
    const { text } = state
    const { from, to } = state.from === state.to ? wordAt(state) : state
    const isMarked =
      text.slice(Math.max(0, from - mark.length), from) === mark && text.slice(to, to + mark.length) === mark
    const [before, after] = isMarked
      ? [
          { from: from - mark.length, to: from, insert: '' },
          { from: to, to: to + mark.length, insert: '' },
        ]
      : [
          { from, to: from, insert: mark },
          { from: to, to, insert: mark },
        ]
    const shift = isMarked ? -mark.length : mark.length
    return { text: changeText(state, [before, after]).text, from: from + shift, to: to + shift }
  }
}

/** So far around the caret a word is looked for. */
const LONGEST_WORD = 200

function wordAt({ text, from }: TextState): { from: number; to: number } {
  const before = /[\p{L}\p{N}_]*$/u.exec(text.slice(Math.max(0, from - LONGEST_WORD), from))?.[0] ?? ''
  const after = /^[\p{L}\p{N}_]*/u.exec(text.slice(from, from + LONGEST_WORD))?.[0] ?? ''
  return { from: from - before.length, to: from + after.length }
}

/** Text, heading, smaller heading and back to text; the page's own title is the only larger one. */
export const cycleHeading: TextCommand = (state) =>
  changeText(
    state,
    selectedLines(state).map(({ from, text }) => {
      const marks = HEADING.exec(text)
      const insert = !marks ? '## ' : marks[1] === '##' ? '### ' : ''
      return { from, to: from + (marks?.[0].length ?? 0), insert }
    }),
  )

export const toggleList = toggleLines(/^[-*+]\s+(?!\[[ xX]\]\s)/, () => '- ')
export const toggleNumbers = toggleLines(/^\d{1,9}[.)]\s+/, (index) => `${index + 1}. `)
export const toggleChecklist = toggleLines(TASK, () => '- [ ] ')
export const toggleQuote = toggleLines(QUOTE, () => '> ')

function toggleLines(own: RegExp, markOf: (index: number) => string): TextCommand {
  return (state) => {
    const all = selectedLines(state)
    const filled = all.filter(({ text }) => text.trim() !== '')
    const lines = filled.length > 0 ? filled : all
    const isOn = lines.every(({ text }) => own.test(text))
    const other = own === QUOTE ? own : LIST
    return changeText(
      state,
      lines.map(({ from, text }, index) => ({
        from,
        to: from + ((isOn ? own : other).exec(text)?.[0].length ?? 0),
        insert: isOn ? '' : markOf(index),
      })),
    )
  }
}

function selectedLines({ text, from, to }: TextState): { from: number; text: string }[] {
  const lines: { from: number; text: string }[] = []
  for (let start = lineStart(text, from); start <= to; ) {
    const line = lineAt(text, start)
    lines.push({ from: start, text: line })
    start += line.length + 1
  }
  return lines
}

function lineStart(text: string, place: number): number {
  return place === 0 ? 0 : text.lastIndexOf('\n', place - 1) + 1
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start)
  return text.slice(start, end === -1 ? text.length : end)
}

const ITEM = /^[ \t]*(?:> ?)*[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/
const QUOTED = /^[ \t]*(?:> ?)+/

/**
 * Enter within a list or a quotation: the new line begins as this one does, and on a line that holds nothing else the
 * sign is taken away. Null everywhere else.
 */
export function continueList(state: TextState): TextState | null {
  const { text, from, to } = state
  const start = lineStart(text, from)
  const line = lineAt(text, start)
  const sign = (ITEM.exec(line) ?? QUOTED.exec(line))?.[0]
  if (sign === undefined || from !== to || from < start + sign.length || isInFence(text, start)) return null
  if (line.length === sign.length) return changeText(state, [{ from: start, to: from, insert: '' }])
  const next = sign.replace(/\d+(?=[.)])/, (number) => String(Number(number) + 1)).replace(/\[[xX]\]/, '[ ]')
  return changeText(state, [{ from, to, insert: `\n${next}` }])
}

/** Whether a line stands within a block of code. */
function isInFence(text: string, start: number): boolean {
  const fences = text.slice(0, start).match(/^ {0,3}(?:```|~~~)/gm) ?? []
  return fences.length % 2 === 1
}

/** Puts a piece in the place of the selection; `select` is what of it is selected after, from and to within it. */
export function insertPiece(
  { text, from, to }: TextState,
  piece: string,
  select: readonly [number, number] = [piece.length, piece.length],
): TextState {
  return {
    text: text.slice(0, from) + piece + text.slice(to),
    from: from + select[0],
    to: from + select[1],
  }
}

/** The same for what needs lines of its own, such as a table: blank lines around it where there are none. */
export function insertBlock(
  state: TextState,
  block: string,
  select: readonly [number, number] | null = null,
): TextState {
  const { lead, trail } = breaksAround(state)
  const piece = lead + block + trail
  return insertPiece(state, piece, select ? [lead.length + select[0], lead.length + select[1]] : undefined)
}

/** More than a run of words: it needs lines of its own. */
const BLOCK = /\n\n|^(?:#{1,6} |[-*+] |\d{1,9}[.)] |> |\||```)/

/**
 * Puts Markdown from elsewhere in the place of the selection, words within the line and blocks on lines of their own,
 * with the caret at its end.
 */
export function placeText(state: TextState, markdown: string): TextState {
  const { lead, trail } = BLOCK.test(markdown) ? breaksAround(state) : { lead: '', trail: '' }
  const end = lead.length + markdown.length
  return insertPiece(state, lead + markdown + (state.to === state.text.length ? '' : trail), [end, end])
}

/** An image on lines of its own at the edge of a line, else within it. */
export function placeImage(text: string, at: number, markdown: string): string {
  const start = lineStart(text, at)
  if (at !== start && at !== start + lineAt(text, start).length) return markdown
  const { lead, trail } = breaksAround({ text, from: at, to: at })
  return lead + markdown + trail
}

/** The line breaks a block needs before and after it, in the place of the selection. */
function breaksAround({ text, from, to }: TextState): { lead: string; trail: string } {
  const before = text.slice(0, from)
  const after = text.slice(to)
  return {
    lead: before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n',
    trail: after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n',
  }
}

const TABLE = `| Heading | Heading |
| --- | --- |
| Text | Text |
| Text | Text |`

export const insertTable: TextCommand = (state) => insertBlock(state, TABLE, [2, 9])

/** A piece of a text, whole lines of it. It stays the same object as long as its words are the same. */
export interface TextBlock {
  id: number
  words: string
}

/** A block ends with the first empty line behind so many characters. */
const MIN_LENGTH = 2_000

let lastId = 0

function cut(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let from = 0
  do {
    const gap = text.indexOf('\n\n', from + MIN_LENGTH)
    let to = gap === -1 ? text.length : gap + 2
    while (text[to] === '\n') to += 1
    lastId += 1
    blocks.push({ id: lastId, words: text.slice(from, to) })
    from = to
  } while (from < text.length)
  return blocks
}

/** The blocks of a text of which some are known: those before and behind the change stay, only the rest is laid out anew. */
export function cutIntoBlocks(
  text: string,
  before: readonly TextBlock[] = [],
  change: TextChange = { from: 0, to: 0, insert: text },
): readonly TextBlock[] {
  const lengthAt = (index: number) => before[index]?.words.length ?? 0
  let start = 0
  let from = 0
  for (; start < before.length && from + lengthAt(start) < change.from; start += 1) from += lengthAt(start)
  let end = before.length
  let to = text.length
  for (; end > start && to - lengthAt(end - 1) > change.from + change.insert.length; end -= 1)
    to -= lengthAt(end - 1)
  return [...before.slice(0, start), ...cut(text.slice(from, to)), ...before.slice(end)]
}
