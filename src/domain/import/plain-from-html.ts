import { decodeNamedCharacterReference } from 'decode-named-character-reference'
import { decodeEntities } from '../text/html-text.ts'
import { truncateAtWord } from '../text/plain-text.ts'

/** Returns the text of a short HTML fragment on one line. Not a sanitizer: the result is plain text. */
export function plainFromHtml(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
  return decodeReferences(text).replace(/\s+/g, ' ').trim()
}

/** Returns the text of several paragraphs or list items, one per line; blank lines are left out. */
export function linesFromHtml(html: string): string[] {
  return html
    .replace(/<(?:br|\/?p|\/li|\/?div|\/?[uo]l|\/h[1-6])\b[^<>]*>/gi, '\n')
    .split('\n')
    .map(plainFromHtml)
    .filter((line) => line !== '')
}

/** Maximum length of a title made of first words, in characters. */
const TITLE_LENGTH = 60
/** Number of characters searched for them. */
const START_LENGTH = 20_000

/** Returns a title for a text without one, as asides, quotations and pictures are: its first words. */
export function firstWordsOf(html: string): string {
  const [first = ''] = linesFromHtml(html.slice(0, START_LENGTH))
  const words = truncateAtWord(first.split(/(?<=[.!?])\s/)[0] ?? '', TITLE_LENGTH)
  return words.replace(/[\s.,;:–—-]+$/, '') || 'Without a title'
}

/** `crisp &amp, crumbled`: browsers decode the most common ones without a semicolon. */
const OPEN_REFERENCE = /&(amp|nbsp|quot)(?=[\s,.)])/g

/** Decodes every HTML character reference (`&frac12;`, `&#8217;`), without decoding the result again; unknown ones stay. */
export function decodeReferences(text: string): string {
  const known = text
    .replace(OPEN_REFERENCE, '&$1;')
    .replace(/&(?!(?:amp|lt|gt|quot|apos);)([a-z]{2,31}\d{0,2});/gi, (reference, name: string) => {
      return decodeNamedCharacterReference(name) || reference
    })
  return decodeEntities(known)
}
