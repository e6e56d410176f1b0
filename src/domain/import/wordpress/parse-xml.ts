import { XMLParser } from 'fast-xml-parser'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: true,
  isArray: (name) => LISTS.has(name),
})

const LISTS = new Set(['category', 'wp:postmeta', 'wp:comment', 'wp:author', 'wp:category', 'wp:tag'])

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
