import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'

/** A list item in a flat list, whose depth is only stated by a property. */
interface FlatItem {
  /** From 1. */
  level: number
  isOrdered: boolean
  children: ElementContent[]
}

type Parent = Root | Element

/**
 * Builds nested lists from what only looks like them: Word's paragraphs with `mso-list`, Word on the web's separate
 * list for each item, and lists placed directly in a list instead of in its item (Google Docs). Items lose the
 * paragraph around their text, so that lists stay tight.
 */
export function nestLists(parent: Parent): void {
  const children = parent.children as ElementContent[]
  const next: ElementContent[] = []
  let items: FlatItem[] = []
  const close = () => {
    if (items.length > 0) next.push(...toLists(items))
    items = []
  }
  for (const child of children) {
    const flat = readFlatItems(child)
    if (flat) items.push(...flat)
    else if (child.type === 'text' && child.value.trim() === '' && items.length > 0) continue
    else {
      close()
      next.push(child)
    }
  }
  close()
  parent.children = next
  for (const child of next) if (child.type === 'element') nestLists(child)
  if (parent.type === 'element' && isList(parent)) adoptLists(parent)
  if (parent.type === 'element' && parent.tagName === 'li') tighten(parent)
}

/** Whether an element is the box Word on the web puts around each list of one item. */
export function isListBox({ properties }: Element): boolean {
  return [properties.className ?? ''].flat().includes('ListContainerWrapper')
}

function readFlatItems(node: ElementContent): FlatItem[] | null {
  if (node.type !== 'element') return null
  const { dataListLevel, dataListMarker } = node.properties
  if (typeof dataListLevel === 'number')
    return [{ level: dataListLevel, isOrdered: dataListMarker === 'number', children: node.children }]
  if (!isList(node)) return null
  const items = node.children.filter((child) => child.type === 'element')
  if (items.length === 0 || !items.every(({ properties }) => properties.dataAriaLevel !== undefined))
    return null
  return items.map(({ properties, children }) => ({
    level: Math.max(1, Number(properties.dataAriaLevel) || 1),
    isOrdered: node.tagName === 'ol',
    children,
  }))
}

/** Nests items by depth; a different kind of marker at the top level begins another list. */
function toLists(items: readonly FlatItem[]): Element[] {
  const lists: Element[] = []
  const top = Math.min(...items.map(({ level }) => level))
  let index = 0
  while (index < items.length) {
    const item = items[index]
    if (!item) break
    const deeper: FlatItem[] = []
    let next = index + 1
    for (; next < items.length; next++) {
      const candidate = items[next]
      if (!candidate || candidate.level <= top) break
      deeper.push(candidate)
    }
    const tagName = item.isOrdered ? 'ol' : 'ul'
    const entry = make('li', [...item.children, ...(deeper.length > 0 ? toLists(deeper) : [])])
    const last = lists.at(-1)
    if (last?.tagName === tagName) last.children.push(entry)
    else lists.push(make(tagName, [entry]))
    index = next
  }
  return lists
}

/** Moves a list directly inside a list into the preceding item. */
function adoptLists(list: Element): void {
  const items: ElementContent[] = []
  for (const child of list.children) {
    const before = items.at(-1)
    if (isList(child) && before?.type === 'element' && before.tagName === 'li') before.children.push(child)
    else if (child.type !== 'text' || child.value.trim() !== '') items.push(child)
  }
  list.children = items
}

function tighten(item: Element): void {
  const blocks = item.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const [first, ...rest] = blocks
  if (first?.type !== 'element' || !/^(?:p|div)$/.test(first.tagName) || !rest.every(isList)) return
  item.children = [...first.children, ...rest]
}

function isList(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol')
}

function make(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

/** Returns what Word's style says of a paragraph that is an item: its depth, and whether its marker is a number. */
export function listMarkOf(node: Element): Element['properties'] {
  const level = /mso-list:\s*l\d+\s+level(\d)/i.exec(String(node.properties.style ?? ''))?.[1]
  if (level === undefined) return {}
  // The marker is written before the text: `1.`, `a)`, `iv.`, or a bullet, which is not a number.
  const isNumber = /^\s*(?:\d{1,4}|[a-z]{1,5})[.)]\s/i.test(textOf(node))
  return { dataListLevel: Number(level), dataListMarker: isNumber ? 'number' : 'bullet' }
}
