import { XMLParser } from 'fast-xml-parser'
import { UnreadableText } from '../../errors.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: true,
  isArray: (name) => LISTS.has(name),
})

const LISTS = new Set([
  'category',
  'wp:postmeta',
  'wp:comment',
  'wp:commentmeta',
  'wp:author',
  'wp:category',
  'wp:tag',
])

export type XmlNode = Record<string, unknown>

/** A piece of WXR as a tree; text only, no numbers guessed. The head lacks its closing tags, which is no matter. */
export function parseXml(xml: string): XmlNode {
  const tree: unknown = parser.parse(xml)
  return toNode(tree)
}

/** A child element. */
export function child(node: XmlNode, name: string): XmlNode {
  return toNode(node[name])
}

/** All children of a name. */
export function children(node: XmlNode, name: string): XmlNode[] {
  const value = node[name]
  return Array.isArray(value) ? value.map(toNode) : []
}

/** The text of a child, '' when there is none. */
export function textOf(node: XmlNode, name: string): string {
  const value = node[name]
  if (typeof value === 'string') return value
  const inner = toNode(Array.isArray(value) ? value[0] : value)['#text']
  return typeof inner === 'string' ? inner : ''
}

function toNode(value: unknown): XmlNode {
  if (typeof value === 'string') return { '#text': value }
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
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
  ['<?', '?>'],
]
const TOO_SHORT = 'This file breaks off in the middle. Please export it again.'
const DAMAGED = 'This XML file is damaged. Please export it again.'
/** A tag to its end; XML allows no `<` in it, not even between quotes. */
const TAG = /<\/?[^\s<>"'/!?][^<>"']*(?:"[^<"]*"[^<>"']*|'[^<']*'[^<>"']*)*>/y

/**
 * Finds the items of a WordPress export without reading them, so that one at a time is held as a tree. A document type
 * is refused: WordPress writes none, and entities defined there can stand for gigabytes or for files. So that none is
 * overlooked, every `<` is accounted for, as the parser will account for it.
 *
 * @throws UnreadableText
 */
export function splitWxr(text: string): WxrParts {
  const items: [number, number][] = []
  let itemStart = -1
  let firstItem = -1
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    const skipped = SKIPPED.find(([start]) => text.startsWith(start, at))
    if (skipped) {
      const end = text.indexOf(skipped[1], at)
      if (end === -1) throw new UnreadableText(TOO_SHORT)
      at = end + skipped[1].length - 1
    } else if (text.startsWith('<!', at)) {
      throw new UnreadableText(
        'This file defines abbreviations of its own (a document type), which WordPress never does. It was not read.',
      )
    } else {
      const end = endOfTag(text, at)
      if (itemStart === -1 && /^<item[\s>]/.test(text.slice(at, at + 6))) {
        itemStart = at
        if (firstItem === -1) firstItem = at
      } else if (itemStart !== -1 && text.startsWith('</item>', at)) {
        items.push([itemStart, end])
        if (items.length > IMPORT_LIMITS.wxrItems)
          throw new UnreadableText('This file holds too many entries. Please export it in parts.')
        itemStart = -1
      }
      at = end - 1
    }
  }
  if (itemStart !== -1) throw new UnreadableText(TOO_SHORT)
  const head = text.slice(0, firstItem === -1 ? text.length : firstItem)
  if (!/<rss[\s>]/.test(head) || !/wordpress\.org\/export/.test(head)) {
    throw new UnreadableText('This XML file is not the export of a WordPress site (Tools, Export).')
  }
  return { head, items }
}

function endOfTag(text: string, start: number): number {
  TAG.lastIndex = start
  if (!TAG.test(text)) throw new UnreadableText(text.indexOf('>', start) === -1 ? TOO_SHORT : DAMAGED)
  return TAG.lastIndex
}
