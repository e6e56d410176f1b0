import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { isHttpUrl } from '../text/parse-url.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { parseHtml } from './parse-html.ts'
import { extractImages, type PastedText } from './pasted-images.ts'
import { isListBox, listMarkOf, nestLists } from './pasted-lists.ts'
import { element, HEADINGS, isBlank, isBlock, text } from './pasted-nodes.ts'

const serializer = unified().use(rehypeStringify)

const DROPPED = new Set(['head', 'title', 'meta', 'link', 'style', 'script', 'xml', 'template', 'noscript'])
/** Elements without meaning in Markdown; their content stays. */
const TRANSPARENT = new Set(['span', 'font', 'o:p', 'u', 'small', 'big', 'center', 'ins', 'label', 'section'])

/**
 * Converts what a word processor, a mail program or a web page puts on the clipboard to the Markdown the editor writes:
 * its headings, emphasis, links, lists and tables (EDIT-PASTE-1). Styling is dropped. The largest heading becomes a
 * second-level one, because the page's title is the first.
 *
 * @param ownOrigin images of this origin stay in the text as they are
 * @param title title of the item that is pasted into: an equal document title is left out
 * @throws UnreadableText
 */
export function pastedToMarkdown(html: string, ownOrigin: string, title = ''): PastedText {
  const images = extractImages(html, ownOrigin)
  const tree = parseHtml(images.html)
  tree.children = joinLines(
    cleanAll(tree.children, { takeImage: images.take, isInHeading: false }),
  ) as RootContent[]
  nestLists(tree)
  leaveTitleOut(tree, title)
  lowerHeadings(tree)
  const { markdown } = htmlToMarkdown(serializer.stringify(tree))
  return images.place(markdown)
}

interface Cleaning {
  takeImage: (image: Element) => ElementContent[]
  /** Bold has no meaning in a heading or a table's head. */
  isInHeading: boolean
}

function cleanAll(nodes: readonly RootContent[], cleaning: Cleaning): ElementContent[] {
  return mergeMarks(nodes.flatMap((node) => clean(node, cleaning)))
}

function clean(node: RootContent, cleaning: Cleaning): ElementContent[] {
  if (node.type === 'text')
    return [text(node.value.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('\u00AD', ''))]
  if (node.type !== 'element' || DROPPED.has(node.tagName)) return []
  const style = styleOf(node)
  if (style.get('mso-list')?.toLowerCase() === 'ignore' || style.get('display') === 'none') return []
  if (node.tagName === 'img') return cleaning.takeImage(node)
  const element = { ...node, tagName: meantTag(node), properties: keptProperties(node) }
  const isInHeading = cleaning.isInHeading || HEADINGS.test(element.tagName) || element.tagName === 'th'
  const children = cleanAll(node.children, { ...cleaning, isInHeading })
  if (element.tagName === 'a') return cleanLink(element, children)
  if (element.tagName === 'table' && isLayout(children)) return cellsOf(children)
  if (element.tagName === 'table') giveHead(children)
  if (isListBox(node)) return children
  if (isTransparent(element.tagName) || MARKS.has(element.tagName))
    return withMarks(children, marksOf(element, style), isInHeading)
  if (isBlank(children) && /^(?:p|h[1-6]|blockquote|li)$/.test(element.tagName)) return []
  return [{ ...element, children: joinLines(children) }]
}

/** Drops styling and keeps a link's address and the depth of a list item. */
function keptProperties(node: Element): Element['properties'] {
  const { href, dataAriaLevel, colSpan, rowSpan, align, start, type, checked } = node.properties
  const kept = { href, dataAriaLevel, colSpan, rowSpan, align, start, type, checked, ...listMarkOf(node) }
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined))
}

/** Returns the tag an element is meant as, whatever its own. */
function meantTag({ tagName, properties }: Element): string {
  const className = [properties.className ?? ''].flat().join(' ')
  if (/\bMso(?:Intense)?Quote\b/.test(className)) return 'blockquote'
  if (/\bMsoTitle\b/.test(className)) return 'h1'
  if (properties.role === 'heading') return `h${Math.min(Number(properties.ariaLevel) || 2, 6)}`
  if (tagName === 'b') return 'strong'
  if (tagName === 'i') return 'em'
  if (tagName === 's' || tagName === 'strike') return 'del'
  return tagName
}

function isTransparent(tagName: string): boolean {
  return TRANSPARENT.has(tagName) || tagName.includes(':')
}

function styleOf({ properties }: Element): Map<string, string> {
  const style = typeof properties.style === 'string' ? properties.style : ''
  return new Map(
    style.split(';').flatMap((rule) => {
      const colon = rule.indexOf(':')
      if (colon < 0) return []
      return [[rule.slice(0, colon).trim().toLowerCase(), rule.slice(colon + 1).trim()] as const]
    }),
  )
}

function cleanLink(link: Element, children: ElementContent[]): ElementContent[] {
  const href = meantAddress(String(link.properties.href ?? '').trim())
  if (href === null || isBlank(children) || children.some(isBlock)) return children
  return trimOutside(children, 'a').map((node) =>
    node.type === 'element' && node.tagName === 'a' ? { ...node, properties: { href } } : node,
  )
}

/** Returns the real address of a link, without Google's redirect; null for one no reader could follow. */
function meantAddress(href: string): string | null {
  if (/^(?:mailto:|tel:)./i.test(href) || /^\/(?![/\\])/.test(href)) return href
  const url = isHttpUrl(href) && new URL(href)
  if (!url) return null
  const target =
    /^www\.google\.[a-z.]+$/.test(url.hostname) && url.pathname === '/url' && url.searchParams.get('q')
  return target && /^https?:\/\//.test(target) ? target : href
}

/** Removes a document's only first-level heading at its beginning, which repeats the page's title. */
function leaveTitleOut(tree: Root, title: string): void {
  const [first, ...others] = headingsOf(tree).filter(({ heading }) => heading.tagName === 'h1')
  if (!first || others.length > 0 || wordsOf(title) === '') return
  const { heading, parent } = first
  const before = textOf(tree).slice(0, textOf(tree).indexOf(textOf(heading)))
  if (wordsOf(textOf(heading)) !== wordsOf(title) || before.trim() !== '') return
  parent.children.splice(parent.children.indexOf(heading), 1)
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Moves all headings down by one level where one is of the first, and none below the fourth. */
function lowerHeadings(tree: Root): void {
  const headings = headingsOf(tree).map(({ heading }) => heading)
  const shift = headings.some(({ tagName }) => tagName === 'h1') ? 1 : 0
  for (const heading of headings)
    heading.tagName = `h${Math.min(4, Number(heading.tagName.slice(1)) + shift)}`
}

function headingsOf(tree: Root): { heading: Element; parent: Root | Element }[] {
  const headings: { heading: Element; parent: Root | Element }[] = []
  const collect = (parent: Root | Element): void => {
    for (const node of parent.children) {
      if (node.type !== 'element') continue
      if (HEADINGS.test(node.tagName)) headings.push({ heading: node, parent })
      collect(node)
    }
  }
  collect(tree)
  return headings
}

/**
 * Joins lines: mail programs write each as a `div` and an empty one between paragraphs. Consecutive lines become one
 * paragraph with breaks; without any empty line, each `div` is a paragraph.
 */
function joinLines(nodes: ElementContent[]): ElementContent[] {
  if (!nodes.some(isEmptyLine)) return nodes
  const joined: ElementContent[] = []
  let lines: ElementContent[] = []
  const close = () => {
    if (lines.length > 0) joined.push(element('p', lines))
    lines = []
  }
  for (const node of nodes) {
    if (isEmptyLine(node)) close()
    else if (isLine(node)) {
      if (lines.length > 0) lines.push(element('br', []))
      lines.push(...node.children)
    } else {
      close()
      joined.push(node)
    }
  }
  close()
  return joined
}

function isLine(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'div' && !node.children.some(isBlock)
}

function isEmptyLine(node: ElementContent): boolean {
  return isLine(node) && isBlank(node.children)
}

/** Whether a table is only layout, as in mails: one cell per row is not a data table. */
function isLayout(children: readonly ElementContent[]): boolean {
  const rows = descend(children, 'tr')
  return rows.every((row) => row.children.filter(isCell).length <= 1)
}

function cellsOf(children: readonly ElementContent[]): ElementContent[] {
  return descend(children, 'tr').flatMap((row) =>
    row.children
      .filter(isCell)
      .flatMap((cell) => (cell.type === 'element' ? [element('div', cell.children)] : [])),
  )
}

/** Makes the first row the head where it is missing: Markdown's tables need one. */
function giveHead(children: readonly ElementContent[]): void {
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

/** Returns the rows of a table, without those of nested tables. */
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

/** The tags of emphasis that Markdown has. */
const MARKS: ReadonlySet<string> = new Set(['strong', 'em', 'del'])

/** Returns the emphasis of an element or of its style, which takes precedence (`<b style="font-weight:normal">`). */
function marksOf({ tagName }: Element, style: ReadonlyMap<string, string>): string[] {
  const weight = style.get('font-weight')
  const slant = style.get('font-style')
  const line = style.get('text-decoration') ?? style.get('text-decoration-line') ?? ''
  const isBold = weight ? /^(?:bold|bolder|[6-9]00)/i.test(weight) : tagName === 'strong'
  const isItalic = slant ? /^(?:italic|oblique)/i.test(slant) : tagName === 'em'
  const isStruck = /line-through/i.test(line) || tagName === 'del'
  return [isBold && 'strong', isItalic && 'em', isStruck && 'del'].filter((mark) => mark !== false)
}

/** Emphasis is applied to words, never to blocks or to adjacent spaces. */
function withMarks(children: ElementContent[], marks: string[], isInHeading: boolean): ElementContent[] {
  const kept = isInHeading ? marks.filter((mark) => mark !== 'strong') : marks
  return kept.reduceRight<ElementContent[]>((inner, tagName) => mark(inner, tagName), children)
}

function mark(children: ElementContent[], tagName: string): ElementContent[] {
  const runs: ElementContent[] = []
  let words: ElementContent[] = []
  const close = () => {
    if (words.length > 0) runs.push(...trimOutside(words, tagName))
    words = []
  }
  for (const child of children) {
    if (!isBlock(child) && !isBreak(child)) words.push(child)
    else {
      close()
      runs.push(
        child.type === 'element' && isBlock(child) && !HEADINGS.test(child.tagName)
          ? { ...child, children: mark(child.children, tagName) }
          : child,
      )
    }
  }
  close()
  return runs
}

function isBreak(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'br'
}

/** Moves spaces out of emphasis: `<b>One </b>two` becomes `**One** two`. */
function trimOutside(words: ElementContent[], tagName: string): ElementContent[] {
  const inner = [...words]
  const first = inner[0]
  const lead = first?.type === 'text' ? (/^\s*/.exec(first.value)?.[0] ?? '') : ''
  if (first?.type === 'text') inner[0] = text(first.value.slice(lead.length))
  const last = inner.at(-1)
  const trail = last?.type === 'text' ? (/\s*$/.exec(last.value)?.[0] ?? '') : ''
  if (last?.type === 'text')
    inner[inner.length - 1] = text(last.value.slice(0, last.value.length - trail.length))
  const outside = [lead, trail].map((space) => (space === '' ? [] : [text(' ')]))
  if (isBlank(inner)) return outside.flat().slice(0, 1)
  return [...(outside[0] ?? []), element(tagName, inner), ...(outside[1] ?? [])]
}

/** Merges adjacent runs of the same emphasis: word processors split words into pieces. */
function mergeMarks(nodes: ElementContent[]): ElementContent[] {
  const merged: ElementContent[] = []
  for (const node of nodes) {
    const before = merged.at(-1)
    if (
      node.type === 'element' &&
      before?.type === 'element' &&
      before.tagName === node.tagName &&
      MARKS.has(node.tagName)
    )
      merged[merged.length - 1] = { ...before, children: mergeMarks([...before.children, ...node.children]) }
    else merged.push(node)
  }
  return merged
}
