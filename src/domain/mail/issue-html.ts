import { decodeEntities } from '../text/html-text.ts'

/** A piece of HTML: text as it stands there, a tag with its attributes as they stand there, or the end of an element. */
export type HtmlToken =
  | { kind: 'text'; html: string }
  | { kind: 'tag'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'end'; name: string }

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi
const ATTRIBUTE = /([^\s"'=<>/]+)(?:="([^"]*)")?/g
const VOID = new Set(['br', 'hr', 'img', 'input'])

/** True for a tag that has no end. */
export function isVoid(name: string): boolean {
  return VOID.has(name)
}

/** The pieces of HTML that `markdownToHtml` made. It reads only what that writes: quoted attributes, no comments. */
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

/** The same HTML with footnotes that lead nowhere: in a letter they would open the site. */
export function plainFootnotes(html: string): string {
  return html.replace(WAY_BACK, '').replace(FOOTNOTE_MARK, '[$1]')
}

/** Where a text's links begin: its site's, and for places within it, its own page's address. */
export interface LinkBase {
  /** The public origin. */
  site_url: string
  page_url: string
}

/**
 * The address of a link or picture in full, for a letter is read where no address of ours stands around it.
 * Null for one that is no address.
 *
 * @param value as it stands in HTML, with its character references
 */
export function toAbsoluteUrl(value: string, { site_url, page_url }: LinkBase): string | null {
  const href = decodeEntities(value).trim()
  if (href === '') return null
  const base = href.startsWith('#') ? page_url : `${site_url}/`
  return URL.canParse(href, base) ? new URL(href, base).href : null
}
