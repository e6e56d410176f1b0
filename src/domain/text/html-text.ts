const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML, also inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

const TAG = /<(?:"[^"]*"|'[^']*'|[^'"<>])*>/g
const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi
const NAMED = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }))
const LAST_CODE_POINT = 0x10ffff

/** The text in a film's figure is the site's, not the author's. */
const FILM = /<figure class="video"[\s\S]*?<\/figure>/g

/** Returns the text of HTML made by `markdownToHtml`, with whitespace collapsed. Not a sanitizer: only for our own HTML. */
export function textFromHtml(html: string): string {
  return decodeEntities(html.replace(FILM, ' ').replace(TAG, '')).replace(/\s+/g, ' ').trim()
}

/** Decodes character references, each only once: `&amp;lt;` becomes `&lt;`. Unknown ones stay. */
export function decodeEntities(text: string): string {
  return text.replace(REFERENCE, (reference, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? reference
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > LAST_CODE_POINT ? reference : String.fromCodePoint(code)
  })
}

/** An entry of an article's table of contents. */
export interface Heading {
  /** The heading's id: the target of `#…` in an address. */
  id: string
  text: string
}

const HEADING = /<h2 id="([^"]*)">([\s\S]*?)<\/h2>/g

/**
 * Returns the second-level headings of HTML made by `markdownToHtml`, in order, for a table of contents. Headings
 * without text and the hidden one above footnotes are left out.
 */
export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(HEADING)]
    .map(([, id = '', inner = '']) => ({ id, text: textFromHtml(inner) }))
    .filter(({ text }) => text !== '')
}
