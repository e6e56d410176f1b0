import { decodeEntities } from '../text/html-text.ts'

/** The words of a little HTML, on one line: an excerpt, a title, a step. Not a sanitiser: what comes out is text. */
export function plainFromHtml(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
  return decodeEntities(text).replace(/\s+/g, ' ').trim()
}

/** The words of a text of several paragraphs or list items, a line each; blank lines are left out. */
export function linesFromHtml(html: string): string[] {
  return html
    .replace(/<(?:br|\/?p|\/li|\/?div|\/?[uo]l|\/h[1-6])\b[^<>]*>/gi, '\n')
    .split('\n')
    .map(plainFromHtml)
    .filter((line) => line !== '')
}
