import { decodeEntities } from '../text/html-text.ts'

/** The words of a little HTML, on one line: an excerpt, a title, a step. Not a sanitiser: what comes out is text. */
export function plainFromHtml(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
  return decodeEntities(text).replace(/\s+/g, ' ').trim()
}
