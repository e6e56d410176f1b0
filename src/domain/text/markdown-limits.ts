import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { TOO_DEEP, UnreadableText } from '../errors.ts'

/**
 * Limits of a text. Each is far above what is ever written, and keeps a parser with quadratic time under about a second.
 */
const MARKDOWN_LIMITS = {
  /** Nested quotations and lists at the beginning of one line. */
  containers: 30,
  /** Columns before a list's marker: two to four of them are one nested list. */
  indentation: 120,
  listItems: 5_000,
  /** Continuation lines in quotations and lists without their marker, times the number of these containers. */
  lazyLines: 3_000,
  /** Nesting depth of elements. */
  depth: 200,
  /** The number of `*`, `_`, `~` and brackets in each paragraph, squared; summed over the text. */
  delimiterPairs: 16_000_000,
  /** Columns times rows: short rows are padded to the width of the first. */
  tableCells: 50_000,
  /** In characters: a definition's address is written again for each reference. */
  referenceLength: 1_000_000,
  footnoteReferences: 2_000,
} as const

const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/
const CONTAINER = />|[-+*]|\d+[.)]/g
const LIST_MARK = /^[ \t]*(?:[-+*][ \t]|\d{1,9}[.)][ \t])/
const DELIMITER = /\*+|_+|~+|\[|\]/g
const TABLE_RULE = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/
/** The start of a block that does not continue the preceding paragraph. */
const NEW_BLOCK = /^[ \t]*(?:[|>#]|[-+*][ \t]|\d{1,9}[.)][ \t])/

/**
 * Checks Markdown against the limits before it is parsed, in linear time.
 *
 * @throws UnreadableText
 */
export function checkMarkdown(markdown: string): void {
  const paragraph = { delimiters: 0, containers: 0, columns: 0 }
  const sums = { pairs: 0, cells: 0, items: 0, lazy: 0 }
  for (const line of markdown.split(/\r\n?|\n/)) {
    const isBlank = line.trim() === ''
    if (isBlank || NEW_BLOCK.test(line)) {
      sums.pairs += paragraph.delimiters ** 2
      paragraph.delimiters = 0
    }
    if (isBlank) Object.assign(paragraph, { columns: 0, containers: 0 })
    paragraph.delimiters += line.match(DELIMITER)?.length ?? 0
    const containers = countContainers(line)
    paragraph.containers = Math.max(paragraph.containers, containers)
    if (containers === 0) sums.lazy += paragraph.containers
    if (LIST_MARK.test(line)) sums.items += 1
    if (paragraph.columns === 0 && isTableRule(line)) paragraph.columns = line.split('|').length
    sums.cells += paragraph.columns
    if (containers > MARKDOWN_LIMITS.containers) throw new UnreadableText(TOO_DEEP)
  }
  sums.pairs += paragraph.delimiters ** 2
  if (sums.lazy > MARKDOWN_LIMITS.lazyLines) throw new UnreadableText(TOO_DEEP)
  if (sums.pairs > MARKDOWN_LIMITS.delimiterPairs)
    throw new UnreadableText('This text has too many marks (such as *, _ or [) in one paragraph.')
  if (sums.items > MARKDOWN_LIMITS.listItems)
    throw new UnreadableText(`This text has more than ${MARKDOWN_LIMITS.listItems} list items.`)
  if (sums.cells > MARKDOWN_LIMITS.tableCells)
    throw new UnreadableText('This text has a table that is too large.')
}

/** Returns the number of nested quotations and lists that begin on a line, or would by its indentation. */
function countContainers(line: string): number {
  const marks = CONTAINERS.exec(line)?.[0] ?? ''
  if (marks === '') return 0
  const isFarIn = marks.search(/[^ \t]/) > MARKDOWN_LIMITS.indentation
  return isFarIn ? Number.POSITIVE_INFINITY : (marks.match(CONTAINER)?.length ?? 0)
}

function isTableRule(line: string): boolean {
  return line.includes('-') && TABLE_RULE.test(line)
}

/**
 * Checks the tree of a text before it is traversed recursively or its references are expanded.
 *
 * @throws UnreadableText
 */
export function checkMarkdownTree(tree: Root): void {
  const lengths = new Map<string, number>()
  let references = 0
  let footnotes = 0
  if (isTreeDeeperThan(tree, MARKDOWN_LIMITS.depth)) throw new UnreadableText(TOO_DEEP)
  visit(tree, 'definition', ({ identifier, url, title }) => {
    if (!lengths.has(identifier)) lengths.set(identifier, url.length + (title?.length ?? 0))
  })
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') footnotes += 1
    if (node.type === 'linkReference' || node.type === 'imageReference')
      references += lengths.get(node.identifier) ?? 0
  })
  if (references > MARKDOWN_LIMITS.referenceLength || footnotes > MARKDOWN_LIMITS.footnoteReferences)
    throw new UnreadableText('This text refers to the same addresses or notes too often.')
}

interface TreeNode {
  type: string
  children?: readonly TreeNode[]
}

/** Whether a tree is nested more than `max` deep. Iterative: it may be deep enough to overflow the stack. */
export function isTreeDeeperThan(tree: TreeNode, max: number): boolean {
  let level: readonly TreeNode[] = [tree]
  for (let depth = 0; depth <= max; depth++) {
    if (level.length === 0) return false
    level = level.flatMap((node) => node.children ?? [])
  }
  return true
}
