import type { Element, Nodes, Root } from 'hast'
import { isOnlyMark, joinLone, plainMark } from './line-marks.ts'
import { withoutAsides } from './page-words.ts'
import { plainLines } from './plain-lines.ts'

/** A line of what was pasted, with what its marks say of it. */
export interface SourceLine {
  text: string
  /** 1 to 6 of a heading, else 0. */
  level: number
  isBullet: boolean
  isNumbered: boolean
}

export const BLANK_LINE: SourceLine = { text: '', level: 0, isBullet: false, isNumbered: false }

const BULLET = /^(?:[-*+•‣▪●◦·▢☐□◻✓✔–—]|\[[ xX]?\])\s*(?=\S)/u
const NUMBERING = /^(?:[a-h]\)\s+|\d{1,2}\s?[.)]\s+|\d{1,2}[.)](?=\p{L})|step\s*\d{1,2}\b)/iu
const HASHED = /^(#{1,6})\s+(.+?)\s*#*$/
const BOLD = /^(\*\*|__)(?!\s)([^*_]+?)\1\s*:?$/
/** `*Sauce*`: bold in chats, and in italics at least apart. */
const STARRED = /^\*(?!\s)([^*.!?]{2,60}?)\*\s*:?$/
const UNDERLINE = /^(?:={3,}|-{3,}|_{3,}|\*{3,}|~{3,})$/

/** The lines of a text somebody typed or copied; Markdown's headings are known, lines drawn under them go. */
export function linesOfText(text: string): SourceLine[] {
  const lines: SourceLine[] = []
  for (const raw of plainLines(text)) {
    const starred = STARRED.exec(tidySpaces(raw))?.[1]
    if (starred) {
      lines.push({ ...BLANK_LINE, text: starred.trim(), level: 3 })
      continue
    }
    const line = tidySpaces(raw)
      // Emphasis inside a line; the one around all of it is a heading.
      .replace(/(?<!^)\*\*([^*]+)\*\*|(?<=^)\*\*([^*]+)\*\*(?=[\s:]*[^\s:])/g, '$1$2')
      .replace(/(?<![*\p{L}\d])[*_](?=\S)([^*_]+?)(?<=\S)[*_](?![*\p{L}\d])/gu, '$1')
    if (UNDERLINE.test(line)) continue
    lines.push(readLine(line))
  }
  return joinLone(withFootnotes(lines))
}

/** A star and a space begin an item of a list, unless no other line begins so: then it is a footnote. */
function withFootnotes(lines: readonly SourceLine[]): SourceLine[] {
  const starred = lines.filter(({ text }) => /^\*\s/.test(text))
  if (starred.length !== 1) return [...lines]
  return lines.map((line) =>
    /^\*\s+\p{L}/u.test(line.text)
      ? { ...line, text: line.text.replace(/^\*\s+/, '*'), isBullet: false }
      : line,
  )
}

function readLine(line: string): SourceLine {
  const [, hashes, hashed = ''] = HASHED.exec(line) ?? []
  if (hashes) return { ...BLANK_LINE, text: hashed, level: hashes.length }
  const [, , bold = ''] = BOLD.exec(line) ?? []
  if (bold) return { ...BLANK_LINE, text: bold.trim(), level: 3 }
  const isBullet = BULLET.test(line)
  return { ...BLANK_LINE, text: line, isBullet, isNumbered: !isBullet && NUMBERING.test(line) }
}

/** Every run of white space one plain space; what nobody can see goes. */
function tidySpaces(line: string): string {
  return line
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A line without its bullet or number. */
export function bareText(text: string): string {
  return text
    .replace(BULLET, '')
    .replace(/^step\s*\d{1,2}\b\s*[:.)–—-]?\s*/i, '')
    .replace(/^(?:[a-h]\)\s|\d{1,2}(?:\s?[.)]\s+|[.)](?=\p{L})))/u, '')
    .trim()
}

/** What holds no words of a recipe, or words about other pages. */
const SKIPPED = new Set(
  'script style noscript template nav footer aside form svg button iframe select head input textarea'.split(
    ' ',
  ),
)
const BLOCKS = new Set(
  'p div section article main header ul ol li table tr dl dt dd h1 h2 h3 h4 h5 h6 br blockquote figure figcaption body'.split(
    ' ',
  ),
)
const MAX_LINE_LENGTH = 5_000

/** The lines a page shows, with headings and lists known by their elements. */
export function linesOfHtml(tree: Root): SourceLine[] {
  const lines: SourceLine[] = []
  let words: string[] = []
  let marks = BLANK_LINE
  const finish = () => {
    const text = plainMark(withoutAsides(tidySpaces(words.join('')).slice(0, MAX_LINE_LENGTH)))
    if (text !== '' && !isOnlyMark(text)) lines.push({ ...marks, text })
    words = []
  }
  const walk = (node: Nodes, list: 'ul' | 'ol' | null) => {
    if (node.type === 'text') words.push(node.value)
    if (!('children' in node)) return
    if (node.type !== 'element') {
      for (const child of node.children) walk(child, list)
      return
    }
    if (SKIPPED.has(node.tagName) || isHidden(node)) return
    if (node.tagName === 'td' || node.tagName === 'th') words.push(' ')
    const isBlock = BLOCKS.has(node.tagName)
    const before = marks
    if (isBlock) {
      finish()
      marks = marksOf(node, list, before)
    }
    const inner = node.tagName === 'ul' || node.tagName === 'ol' ? node.tagName : list
    for (const child of node.children) walk(child, inner)
    if (!isBlock) return
    finish()
    marks = before
  }
  walk(tree, null)
  finish()
  return joinLone(lines)
}

function isHidden({ properties }: Element): boolean {
  return properties.hidden === true || properties.ariaHidden === 'true'
}

function marksOf({ tagName }: Element, list: 'ul' | 'ol' | null, outer: SourceLine): SourceLine {
  const [, level] = /^h([1-6])$/.exec(tagName) ?? []
  if (level) return { ...BLANK_LINE, level: Number(level) }
  if (tagName === 'li') return { ...BLANK_LINE, isBullet: list !== 'ol', isNumbered: list === 'ol' }
  return outer
}
