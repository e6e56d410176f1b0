import { decodeNamedCharacterReference } from 'decode-named-character-reference'
import { decodeEntities } from '../text/html-text.ts'
import { cutAtWord } from '../text/plain-text.ts'

/** The words of a little HTML, on one line: an excerpt, a title, a step. Not a sanitiser: what comes out is text. */
export function plainFromHtml(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
  return decodeReferences(text).replace(/\s+/g, ' ').trim()
}

/** The words of a text of several paragraphs or list items, a line each; blank lines are left out. */
export function linesFromHtml(html: string): string[] {
  return html
    .replace(/<(?:br|\/?p|\/li|\/?div|\/?[uo]l|\/h[1-6])\b[^<>]*>/gi, '\n')
    .split('\n')
    .map(plainFromHtml)
    .filter((line) => line !== '')
}

/** Of a title made of first words, in characters. */
const TITLE_LENGTH = 60
/** So much of a text is looked at for them. */
const START_LENGTH = 20_000

/** The title of a text that was given none, as asides, quotations and pictures are: its first words. */
export function firstWordsOf(html: string): string {
  const [first = ''] = linesFromHtml(html.slice(0, START_LENGTH))
  const words = cutAtWord(first.split(/(?<=[.!?])\s/)[0] ?? '', TITLE_LENGTH)
  return words.replace(/[\s.,;:–—-]+$/, '') || 'Without a title'
}

/** `crisp &amp, crumbled`: browsers read the commonest ones without the sign that ends them. */
const OPEN_REFERENCE = /&(amp|nbsp|quot)(?=[\s,.)])/g

/** Every character reference HTML knows to what it stands for (`&frac12;`, `&#8217;`), each once; unknown ones stay. */
export function decodeReferences(text: string): string {
  const known = text
    .replace(OPEN_REFERENCE, '&$1;')
    .replace(/&(?!(?:amp|lt|gt|quot|apos);)([a-z]{2,31}\d{0,2});/gi, (reference, name: string) => {
      return decodeNamedCharacterReference(name) || reference
    })
  return decodeEntities(known)
}
