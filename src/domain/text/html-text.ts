const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML that shows it, also between the quotes of an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

const TAG = /<(?:"[^"]*"|'[^']*'|[^'"<>])*>/g
const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi
const NAMED = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }))
const LAST_CODE_POINT = 0x10ffff

/** What stands around a film is the site's words, not the text's. */
const FILM = /<figure class="video"[\s\S]*?<\/figure>/g

/** The text of HTML that `markdownToHtml` made, white space collapsed. Not a sanitiser: only for our own HTML. */
export function textFromHtml(html: string): string {
  return decodeEntities(html.replace(FILM, ' ').replace(TAG, '')).replace(/\s+/g, ' ').trim()
}

/** Character references to what they stand for, each once: `&amp;lt;` is the text `&lt;`. Unknown ones stay. */
export function decodeEntities(text: string): string {
  return text.replace(REFERENCE, (reference, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? reference
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > LAST_CODE_POINT ? reference : String.fromCodePoint(code)
  })
}

/** One line of an article's contents list. */
export interface Heading {
  /** The heading's id: what `#…` in an address leads to. */
  id: string
  text: string
}

const HEADING = /<h2 id="([^"]*)">([\s\S]*?)<\/h2>/g

/**
 * The second-level headings of HTML that `markdownToHtml` made, in its order: what a contents list shows.
 * Headings without a text are left out, and so is the hidden one above footnotes.
 */
export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(HEADING)]
    .map(([, id = '', inner = '']) => ({ id, text: textFromHtml(inner) }))
    .filter(({ text }) => text !== '')
}
