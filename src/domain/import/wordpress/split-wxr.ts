/** Not the export of a WordPress site, or one that was tampered with; the message is for the coach. */
export class NotWordPress extends Error {
  override name = 'NotWordPress'
}

export interface WxrParts {
  /** The channel without its items. */
  head: string
  /** Where each item begins and ends in the text. */
  items: [start: number, end: number][]
}

const SKIPPED: [start: string, end: string][] = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
]

/**
 * Finds the items of a WordPress export without reading them, so that one at a time is held as a tree. A document type
 * is refused: WordPress writes none, and entities defined there can stand for gigabytes or for files.
 *
 * @throws NotWordPress
 */
export function splitWxr(text: string): WxrParts {
  const items: [number, number][] = []
  let itemStart = -1
  let firstItem = -1
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    const skipped = SKIPPED.find(([start]) => text.startsWith(start, at))
    if (skipped) {
      const end = text.indexOf(skipped[1], at)
      if (end === -1) throw new NotWordPress('This file breaks off in the middle. Please export it again.')
      at = end + skipped[1].length - 1
    } else if (text.startsWith('<!', at)) {
      throw new NotWordPress(
        'This file defines abbreviations of its own (a document type), which WordPress never does. It was not read.',
      )
    } else if (itemStart === -1 && /^<item[\s>]/.test(text.slice(at, at + 6))) {
      itemStart = at
      if (firstItem === -1) firstItem = at
    } else if (itemStart !== -1 && text.startsWith('</item>', at)) {
      items.push([itemStart, at + '</item>'.length])
      itemStart = -1
    }
  }
  if (itemStart !== -1) throw new NotWordPress('This file breaks off in the middle. Please export it again.')
  const head = text.slice(0, firstItem === -1 ? text.length : firstItem)
  if (!/<rss[\s>]/.test(head) || !/wordpress\.org\/export/.test(head)) {
    throw new NotWordPress('This XML file is not the export of a WordPress site (Tools, Export).')
  }
  return { head, items }
}
