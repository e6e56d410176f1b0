/** The range in the Markdown of a character, or of a leaf such as an image. */
export type Place = readonly [from: number, to: number]

const ENTITY = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,31});/i

/**
 * Maps each UTF-16 unit of a parsed text to its range in the Markdown: after escapes, in place of entities, past the
 * line prefixes of quotations and lists.
 *
 * @param from where the text begins in the Markdown, at the latest
 * @param to where it ends
 */
export function alignText(markdown: string, value: string, from: number, to: number): Place[] {
  const places: Place[] = []
  let at = from
  for (let index = 0; index < value.length; index += 1) {
    const sign = value[index]
    if (markdown[at] === '\\' && markdown[at + 1] === sign && sign !== '\\') at += 1
    else if (markdown[at] === '\\' && markdown[at + 1] === '\\' && sign === '\\') at += 1
    if (markdown[at] !== sign) {
      const entity = ENTITY.exec(markdown.slice(at, at + 40))?.[0]
      if (entity) {
        places.push([at, at + entity.length])
        // One entity may stand for a surrogate pair.
        if (isFirstOfPair(sign) && index + 1 < value.length) {
          places.push([at, at + entity.length])
          index += 1
        }
        at += entity.length
        continue
      }
      const found = markdown.indexOf(sign ?? '', at)
      if (found >= at && found < to) at = found
    }
    const start = Math.min(at, to)
    const end = Math.min(at + 1, to)
    places.push([start, end])
    at = end
  }
  return places
}

function isFirstOfPair(sign: string | undefined): boolean {
  return sign !== undefined && /[\uD800-\uDBFF]/.test(sign)
}
