import type { Element, ElementContent, Text } from 'hast'

/** The tags of headings. */
export const HEADINGS = /^h[1-6]$/
const BLOCKS =
  /^(?:address|article|aside|blockquote|div|dl|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/

export function isBlock(node: ElementContent): node is Element {
  return node.type === 'element' && BLOCKS.test(node.tagName)
}

export function isBlank(nodes: readonly ElementContent[]): boolean {
  return nodes.every(
    (node) =>
      node.type === 'comment' ||
      (node.type === 'text' && node.value.trim() === '') ||
      (node.type === 'element' && (node.tagName === 'br' || (!hasOwnWorth(node) && isBlank(node.children)))),
  )
}

function hasOwnWorth({ tagName }: Element): boolean {
  return /^(?:img|hr|iframe|video|audio|input)$/.test(tagName)
}

export function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

export function text(value: string): Text {
  return { type: 'text', value }
}
