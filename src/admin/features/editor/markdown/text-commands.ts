import { changeText, type TextChange, type TextCommand, type TextState } from './text-state.ts'

const HEADING = /^(#{1,6})\s+/
const LIST = /^(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/
const TASK = /^[-*+]\s+\[[ xX]\]\s+/
const QUOTE = /^>\s?/

/** Switches bold or italic on or off: around the selection, else around the word at the caret. */
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

/** Distance from the caret within which a word's ends are searched. */
const LONGEST_WORD = 200

function wordAt({ text, from }: TextState): { from: number; to: number } {
  const before = /[\p{L}\p{N}_]*$/u.exec(text.slice(Math.max(0, from - LONGEST_WORD), from))?.[0] ?? ''
  const after = /^[\p{L}\p{N}_]*/u.exec(text.slice(from, from + LONGEST_WORD))?.[0] ?? ''
  return { from: from - before.length, to: from + after.length }
}

/** Cycles text, heading, smaller heading and text; only the page's own title is larger. */
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
 * Enter within a list or a quotation: the new line begins with the same prefix; on a line with nothing else the prefix
 * is removed. Returns null everywhere else.
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

const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})(.*)$/gm

/** Whether a line is within a code block, which ends at a fence at least as long, with nothing behind it. */
function isInFence(text: string, start: number): boolean {
  let open: string | null = null
  for (const [, fence = '', rest = ''] of text.slice(0, start).matchAll(FENCE)) {
    if (open === null) open = fence
    else if (fence.startsWith(open) && rest.trim() === '') open = null
  }
  return open !== null
}

/** Replaces the selection by a piece; `select` is the part of it selected afterwards, as offsets within it. */
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

/** The same for content that needs lines of its own, such as a table: adds missing blank lines around it. */
export function insertBlock(
  state: TextState,
  block: string,
  select: readonly [number, number] | null = null,
): TextState {
  const { lead, trail } = breaksAround(state)
  const piece = lead + block + trail
  return insertPiece(state, piece, select ? [lead.length + select[0], lead.length + select[1]] : undefined)
}

/** Markdown that is more than a run of words and needs lines of its own. */
const BLOCK = /\n\n|^(?:#{1,6} |[-*+] |\d{1,9}[.)] |> |\||```)/

/**
 * Replaces the selection by Markdown from elsewhere, words within the line and blocks on lines of their own, with the
 * caret at its end.
 */
export function placeText(state: TextState, markdown: string): TextState {
  const { lead, trail } = BLOCK.test(markdown) ? breaksAround(state) : { lead: '', trail: '' }
  const end = lead.length + markdown.length
  return insertPiece(state, lead + markdown + (state.to === state.text.length ? '' : trail), [end, end])
}

/** Inserts an image on lines of its own at the edge of a line, else within it. */
export function placeImage(text: string, at: number, markdown: string): string {
  const start = lineStart(text, at)
  if (at !== start && at !== start + lineAt(text, start).length) return markdown
  const { lead, trail } = breaksAround({ text, from: at, to: at })
  return lead + markdown + trail
}

/** Returns the line breaks that a block needs before and after it, in place of the selection. */
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

/** A piece of a text, in whole lines. The same object while its words are the same. */
export interface TextBlock {
  id: number
  words: string
}

/** A block ends with the first empty line after this many characters. */
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

/** Splits a text into blocks, reusing known ones before and after the change: only the rest is laid out again. */
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
