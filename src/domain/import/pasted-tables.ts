import type { Element, ElementContent } from 'hast'
import { element } from './pasted-nodes.ts'

/** Mail programs lay out with tables: one cell a row is no table. */
export function isLayout(children: readonly ElementContent[]): boolean {
  const rows = descend(children, 'tr')
  return rows.every((row) => row.children.filter(isCell).length <= 1)
}

export function cellsOf(children: readonly ElementContent[]): ElementContent[] {
  return descend(children, 'tr').flatMap((row) =>
    row.children
      .filter(isCell)
      .flatMap((cell) => (cell.type === 'element' ? [element('div', cell.children)] : [])),
  )
}

/** Markdown's tables have a head: without one, the first row is it. */
export function giveHead(children: readonly ElementContent[]): void {
  const rows = descend(children, 'tr')
  const [first] = rows
  if (
    !first ||
    rows.some((row) => row.children.some((cell) => cell.type === 'element' && cell.tagName === 'th'))
  )
    return
  for (const cell of first.children)
    if (cell.type === 'element' && cell.tagName === 'td') {
      cell.tagName = 'th'
      cell.children = withoutBold(cell.children)
    }
}

function withoutBold(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node]
    const children = withoutBold(node.children)
    return node.tagName === 'strong' ? children : [{ ...node, children }]
  })
}

/** The rows of a table, not those of tables inside it. */
function descend(nodes: readonly ElementContent[], tagName: string): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return []
    if (node.tagName === tagName) return [node]
    return /^(?:thead|tbody|tfoot)$/.test(node.tagName) ? descend(node.children, tagName) : []
  })
}

function isCell(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'td' || node.tagName === 'th')
}
