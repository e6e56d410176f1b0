import type { Element, Nodes, Root } from 'hast'
import { BULLET, tidySpaces } from '../../content/pasted-lines.ts'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { withAmountsBehind } from './amounts-behind.ts'
import { beginsMeasured } from './line-looks.ts'
import { isOnlyMark, joinLone, plainMark } from './line-marks.ts'
import { withoutAsides } from './page-words.ts'
import { plainLines } from './plain-lines.ts'
import { BLANK_LINE, type SourceLine } from './source-line.ts'

const NUMBERING =
  /^(?:[a-h]\)\s+|\d{1,2}\s?[.)]\s+|\d{1,2}-\s+(?=\p{Lu})|\d{1,2}[.)](?=\p{L})|step\s*\d{1,2}\b)/iu
const HASHED = /^(#{1,6})\s+(.+?)\s*#*$/
const BOLD = /^(\*\*|__)(?!\s)([^*_]+?)\1\s*:?$/
/** `*Sauce*`: bold in chats; in Markdown italics, but still emphasized. */
const STARRED = /^\*(?!\s)([^*.!?]{2,60}?)\*\s*:?$/
const UNDERLINE = /^(?:={3,}|-{3,}|_{3,}|\*{3,}|~{3,})$/

/** Splits typed or copied text into lines: recognizes Markdown headings and drops the rules drawn under them. */
export function linesOfText(text: string): SourceLine[] {
  const lines: SourceLine[] = []
  const plain = plainLines(text)
  for (const raw of plain.lines) {
    const starred = STARRED.exec(tidySpaces(raw))?.[1]
    if (starred) {
      lines.push({ ...BLANK_LINE, text: starred.trim(), level: 3 })
      continue
    }
    const line = tidySpaces(raw)
      // Emphasis inside a line; emphasis around the whole line is a heading.
      .replace(/(?<!^)\*\*([^*]+)\*\*|(?<=^)\*\*([^*]+)\*\*(?=[\s:]*[^\s:])/g, '$1$2')
      .replace(/(?<![*\p{L}\d])[*_](?=\S)([^*_]+?)(?<=\S)[*_](?![*\p{L}\d])/gu, '$1')
    if (UNDERLINE.test(line)) continue
    lines.push(readLine(line))
  }
  return [
    ...joinLone(withFootnotes(lines)),
    ...plain.asides.map((aside): SourceLine => ({ ...BLANK_LINE, text: aside, isAside: true })),
  ]
}

/** Turns lines that begin with an asterisk and a space into footnotes where only one line does; else they are list items. */
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

/** Elements without text of a recipe, or with text about other pages. */
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

/** Returns the lines a page shows, with headings and lists recognized by their elements. */
export function linesOfHtml(tree: Root): SourceLine[] {
  const lines: SourceLine[] = []
  /** The list item of each line. */
  const items: (Element | null)[] = []
  let item: Element | null = null
  /** The item that contains a list of its own, separated by line breaks. */
  let listInItem: Element | null = null
  let words: string[] = []
  let marks = BLANK_LINE
  const finish = () => {
    const text = plainMark(withoutAsides(tidySpaces(words.join('')).slice(0, MAX_LINE_LENGTH)))
    const before = lines.at(-1)
    if (text !== '' && !isOnlyMark(text)) {
      // Paragraphs in one item are joined to one line of the list.
      const isInItem = item !== null && items.at(-1) === item
      const isPart = before && isInItem && before.level === 0 && marks.level === 0
      if (isPart && isApart(before.text, text)) listInItem = item
      if (isPart && listInItem !== item) before.text = joinNumber(before.text, text)
      else {
        lines.push({ ...marks, text })
        items.push(item)
      }
    }
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
    const outerItem = item
    if (node.tagName === 'li') item = node
    const inner = node.tagName === 'ul' || node.tagName === 'ol' ? node.tagName : list
    for (const [at, child] of node.children.entries()) {
      // In the source, only styling separates `400`, `g` and `flour`.
      if (isSpan(child) && isSpan(node.children[at - 1])) words.push(' ')
      walk(child, inner)
    }
    if (isBlock) {
      finish()
      marks = before
    }
    item = outerItem
  }
  walk(tree, null)
  finish()
  return joinLone(withAmountsBehind(lines))
}

function isSpan(node: Nodes | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'span'
}

/** Whether two lines in one list item are separate items: both numbered, or both with an amount. */
function isApart(before: string, text: string): boolean {
  const areNumbered = NUMBERED.test(before) && NUMBERED.test(text)
  const isBelowHeading = /^[^\d.]{2,40}:$/.test(before) && splitIngredient(text).amount !== ''
  return areNumbered || isBelowHeading || (beginsMeasured(before) && beginsMeasured(text))
}

const NUMBERED = /^\d{1,2}\s?[-.)]\s+\p{Lu}/u

/** Drops `1` in an element of its own before the sentence it numbers; joins any other text with the next. */
function joinNumber(text: string, next: string): string {
  return /^\d{1,2}[.)]?$/.test(text) && /[.!]$/.test(next) ? next : `${text} ${next}`
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
