import { XMLParser } from 'fast-xml-parser'
import { UnreadableText } from '../errors.ts'

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

/** Parses XML into a tree; text only, without converting numbers. Missing closing tags at its end are tolerated. */
export function parseXml(xml: string): XmlNode {
  const tree: unknown = parser.parse(xml)
  return toNode(tree)
}

/** Returns the child element of a name. */
export function child(node: XmlNode, name: string): XmlNode {
  return toNode(node[name])
}

/** Returns all children of a name. */
export function children(node: XmlNode, name: string): XmlNode[] {
  const value = node[name]
  return Array.isArray(value) ? value.map(toNode) : []
}

/** Returns the text of a child, '' when there is none. */
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

/** An element of a file: its name, and its start and end in the text. */
export interface XmlPart {
  name: string
  start: number
  end: number
}

const SKIPPED: [start: string, end: string][] = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
  ['<?', '?>'],
]
const TOO_SHORT = 'This file breaks off in the middle. Please export it again.'
const DAMAGED = 'This XML file is damaged. Please export it again.'
/** A complete tag; XML allows no `<` in it, not even in quotes. */
const TAG = /<\/?[^\s<>"'/!?][^<>"']*(?:"[^<"]*"[^<>"']*|'[^<']*'[^<>"']*)*>/y

/**
 * Finds the elements of some names in a long file without parsing them, so that only one at a time is held as a tree;
 * their content is not searched. A document type is refused: exports have none, and its entities can expand to
 * gigabytes or refer to files. Every `<` is accounted for as the parser will do it, so that no element is missed.
 *
 * @throws UnreadableText
 */
export function splitXml(text: string, names: readonly string[], max: number): XmlPart[] {
  const parts: XmlPart[] = []
  let open: { name: string; start: number } | null = null
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    const skipped = SKIPPED.find(([start]) => text.startsWith(start, at))
    if (skipped) {
      const end = text.indexOf(skipped[1], at)
      if (end === -1) throw new UnreadableText(TOO_SHORT)
      at = end + skipped[1].length - 1
    } else if (text.startsWith('<!', at)) {
      throw new UnreadableText(
        'This file defines abbreviations of its own (a document type), which no export does. It was not read.',
      )
    } else {
      const end = endOfTag(text, at)
      if (open === null) {
        const name = names.find(
          (one) => text.startsWith(one, at + 1) && /[\s>/]/.test(text.charAt(at + 1 + one.length)),
        )
        if (name !== undefined && text.charAt(end - 2) !== '/') open = { name, start: at }
      } else if (text.startsWith(`</${open.name}>`, at)) {
        parts.push({ ...open, end })
        if (parts.length > max)
          throw new UnreadableText('This file holds too many entries. Please export it in parts.')
        open = null
      }
      at = end - 1
    }
  }
  if (open !== null) throw new UnreadableText(TOO_SHORT)
  return parts
}

function endOfTag(text: string, start: number): number {
  TAG.lastIndex = start
  if (!TAG.test(text)) throw new UnreadableText(text.indexOf('>', start) === -1 ? TOO_SHORT : DAMAGED)
  return TAG.lastIndex
}
