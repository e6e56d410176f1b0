import { FIGURE_CLASS } from '../movement/workout-html.ts'
import { decodeEntities } from '../text/html-text.ts'
import { parseUrl } from '../text/parse-url.ts'

/** An HTML token: unescaped text, a tag with its raw attributes, or the end of an element. */
export type HtmlToken =
  | { kind: 'text'; html: string }
  | { kind: 'tag'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'end'; name: string }

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi
const ATTRIBUTE = /([^\s"'=<>/]+)(?:="([^"]*)")?/g
const VOID = new Set(['br', 'hr', 'img', 'input'])

/** Whether a tag has no end tag. */
export function isVoid(name: string): boolean {
  return VOID.has(name)
}

/** Tokenizes HTML made by `markdownToHtml`. It only supports what that writes: quoted attributes, no comments. */
export function* readHtmlTokens(html: string): Generator<HtmlToken> {
  let position = 0
  for (const match of html.matchAll(TAG)) {
    if (match.index > position) yield { kind: 'text', html: html.slice(position, match.index) }
    position = match.index + match[0].length
    const name = (match[2] ?? '').toLowerCase()
    if (match[1]) yield { kind: 'end', name }
    else yield { kind: 'tag', name, attributes: readAttributes(match[3] ?? '') }
  }
  if (position < html.length) yield { kind: 'text', html: html.slice(position) }
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  return new Map(Array.from(text.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]))
}

const FOOTNOTE_MARK = /<a [^>]*data-footnote-ref[^>]*>([^<]*)<\/a>/g
const WAY_BACK = /\s*<a [^>]*data-footnote-backref[^>]*>[^<]*(?:<sup>[^<]*<\/sup>)?<\/a>/g

/** Removes the links of footnotes: in a letter they would open the site. */
export function plainFootnotes(html: string): string {
  return html.replace(WAY_BACK, '').replace(FOOTNOTE_MARK, '[$1]')
}

/** The base addresses of a text's links: the site's, and for fragments its own page's. */
export interface LinkBase {
  /** The public origin. */
  site_url: string
  page_url: string
}

/**
 * Returns the absolute address of a link or picture, as a letter has no base address. Null for an invalid one.
 *
 * @param value as in the HTML, with its character references
 */
export function toAbsoluteUrl(value: string, { site_url, page_url }: LinkBase): string | null {
  const href = decodeEntities(value).trim()
  if (href === '') return null
  const base = href.startsWith('#') ? page_url : `${site_url}/`
  return parseUrl(href, base)?.href ?? null
}

/**
 * Converts a newsletter issue to plain text: separate paragraphs, lists with their markers, quotations marked as mail
 * programs do, and every link with its address.
 *
 * @param html from `markdownToHtml`
 */
export function writeIssueText(html: string, base: LinkBase): string {
  const writer = new TextWriter(base)
  for (const token of readHtmlTokens(plainFootnotes(html))) writer.add(token)
  return writer.finish()
}

const BLOCKS = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'pre', 'table', 'section', 'div'],
])
const BREAK = '* * *'

class TextWriter {
  readonly #base: LinkBase
  readonly #lines: string[] = []
  /** The open lists: the number of each one's next item; null for an unordered list. */
  readonly #lists: (number | null)[] = []
  /** The paragraph being written. */
  #text = ''
  #marker = ''
  #quotes = 0
  #quotesBefore = 0
  #isCode = false
  #isApart = false
  #link: { url: string | null; from: number } | null = null

  constructor(base: LinkBase) {
    this.#base = base
  }

  add(token: HtmlToken): void {
    if (token.kind === 'text') this.#addText(token.html)
    else if (token.kind === 'tag') this.#open(token.name, token.attributes)
    else this.#close(token.name)
  }

  finish(): string {
    this.#endParagraph()
    return this.#lines.join('\n').trim()
  }

  #addText(html: string): void {
    const text = decodeEntities(html)
    this.#text += this.#isCode ? text : text.replace(/\s+/g, ' ')
  }

  #open(name: string, attributes: ReadonlyMap<string, string>): void {
    if (BLOCKS.has(name)) this.#startBlock(name)
    if (name === 'ul') this.#lists.push(null)
    else if (name === 'ol') this.#lists.push(Number(attributes.get('start') ?? 1))
    else if (name === 'li') this.#startItem()
    else if (name === 'blockquote') this.#quotes++
    else if (name === 'pre') this.#isCode = true
    else if (name === 'br') this.#text = `${this.#text.trimEnd()}\n`
    else if (name === 'td' || name === 'th') this.#startCell()
    else if (name === 'img') this.#text += imageText(attributes)
    else if (name === 'input') this.#text += attributes.has('checked') ? '[x]' : '[ ]'
    else if (name === 'hr') this.#addBreak()
    else if (name === 'a') {
      const url = toAbsoluteUrl(attributes.get('href') ?? '', this.#base)
      this.#link = { url, from: this.#text.length }
    }
  }

  #close(name: string): void {
    if (name === 'a') this.#endLink()
    if (BLOCKS.has(name) || name === 'li' || name === 'tr') this.#endParagraph()
    if (name === 'ul' || name === 'ol') this.#lists.pop()
    else if (name === 'blockquote') this.#quotes--
    else if (name === 'pre') this.#isCode = false
    // Items and rows are on adjacent lines, other blocks are separated.
    if (BLOCKS.has(name) && this.#lists.length === 0) this.#isApart = true
  }

  #startBlock(name: string): void {
    this.#endParagraph()
    if (this.#lists.length === 0 || name === 'blockquote') this.#isApart = true
  }

  #startItem(): void {
    this.#endParagraph()
    const number = this.#lists.at(-1) ?? null
    this.#marker = number === null ? '- ' : `${number}. `
    if (number !== null) this.#lists[this.#lists.length - 1] = number + 1
  }

  #startCell(): void {
    const before = this.#text.trim()
    this.#text = before === '' ? '' : `${before} | `
  }

  #endLink(): void {
    if (!this.#link) return
    const { url, from } = this.#link
    this.#link = null
    const words = this.#text.slice(from).trim()
    // Omitted where the link's text is its address.
    if (url === null || [words, `${words}/`, `mailto:${words}`].includes(url)) return
    this.#text += words === '' ? url : ` (${url})`
  }

  #addBreak(): void {
    this.#endParagraph()
    this.#isApart = true
    this.#text = BREAK
    this.#endParagraph()
    this.#isApart = true
  }

  #endParagraph(): void {
    const text = this.#isCode ? this.#text.replace(/^\n|\s+$/g, '') : this.#text.trim()
    this.#text = ''
    if (text === '') return
    const quote = '> '.repeat(this.#quotes)
    const indent = '  '.repeat(Math.max(0, this.#lists.length - 1))
    const hanging = ' '.repeat(this.#lists.length > 0 ? 2 : 0)
    if (this.#isApart && this.#lines.length > 0)
      this.#lines.push(this.#quotesBefore > 0 ? quote.trimEnd() : '')
    this.#isApart = false
    this.#quotesBefore = this.#quotes
    for (const [index, line] of text.split('\n').entries()) {
      const mark = index === 0 && this.#marker ? this.#marker : hanging
      this.#lines.push(`${quote}${indent}${mark}${this.#isCode ? line : line.trim()}`)
    }
    this.#marker = ''
  }
}

/** Returns a picture's text; the figure of a move adds nothing to the words beside it. */
function imageText(attributes: ReadonlyMap<string, string>): string {
  const alt = attributes.get('class') === FIGURE_CLASS ? undefined : attributes.get('alt')
  return alt ? `[${decodeEntities(alt)}]` : ''
}
