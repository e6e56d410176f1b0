import type {
  BlockContent,
  DefinitionContent,
  ListItem,
  Literal,
  PhrasingContent,
  Root,
  RootContent,
  TableRow,
} from 'mdast'
import type { Mark, Node } from 'prosemirror-model'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'
import type { TextKind } from '../../../../domain/content/markdown-to-html.ts'
import { UnreadableText } from '../../../../domain/errors.ts'
import { WORKOUT_LANGUAGE } from '../../../../domain/movement/workout-block.ts'
import { readVideoLink } from '../../../../domain/video/video-link.ts'
import { asWrittenInLetters } from './letter-markdown.ts'
import { readMarkdown } from './read-markdown.ts'
import { WRITTEN_MARKS } from './schema.ts'

/** Markdown within a line that is written unchanged. */
interface SourceText extends Literal {
  type: 'sourceText'
}

declare module 'mdast' {
  interface PhrasingContentMap {
    sourceText: SourceText
  }
  interface RootContentMap {
    sourceText: SourceText
  }
}

/** In an item of a tight list, a table would continue the last line of a preceding quotation or list. */
const partsTable: NonNullable<Options['join']>[number] = (left, right) =>
  right.type === 'table' && (left.type === 'blockquote' || left.type === 'list') ? 1 : undefined

/** The project's style, in which pasted and imported texts are written too. */
const writer = openWriter('_')
/** Within a word only asterisks mark emphasis, underscores do not. */
const starWriter = openWriter('*')

function openWriter(emphasis: '_' | '*') {
  return unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, {
      bullet: '-',
      rule: '-',
      strong: '*',
      fences: true,
      emphasis,
      join: [partsTable],
      handlers: { sourceText: ({ value }: SourceText) => value },
    })
    .freeze()
}

/** Returns one block of the formatted editor as Markdown, without line breaks around it; '' for an empty paragraph. */
export function writeBlock(node: Node, kind: TextKind = 'article'): string {
  if (node.type.name === 'source') return node.textContent.replace(/\n+$/, '')
  if (node.type.name === 'film') return node.attrs.markdown
  const film = filmOf(node)
  if (film) return film
  const block = blockOf(kind === 'issue' ? asWrittenInLetters(node) : node)
  if (!block) return ''
  const root: Root = { type: 'root', children: [block] }
  const house = writer.stringify(root)
  const other = /&#x[\dA-F]+;/.test(house) ? starWriter.stringify(root) : house
  const written = (other.length < house.length ? other : house).replace(/\n$/, '')
  if (node.type.name === 'table') return written.replace(/\n.*/, (rule) => rule.replace(/-+/g, '---'))
  return hasSource(node) ? written : withoutNeedlessEscapes(written)
}

/** Returns the address of a film just typed, which is already a film in Markdown. */
function filmOf(node: Node): string | null {
  if (node.type.name !== 'paragraph' || node.childCount !== 1) return null
  const words = node.textContent.trim()
  return !/\s/.test(words) && readVideoLink(words) ? words : null
}

function hasSource(node: Node): boolean {
  let isFound = false
  node.descendants(({ type, marks }) => {
    isFound ||= type.name === 'source' || marks.some((mark) => mark.type.name === 'source_text')
    return !isFound
  })
  return isFound
}

// Brackets stay escaped: what they might refer to may be elsewhere.
const ESCAPE = /\\([*_~`<>#+\-.()&=|@:])/g

/** Removes backslashes without an effect: `5 \* 3` means the same as `5 * 3`. */
function withoutNeedlessEscapes(written: string): string {
  if (!written.includes('\\')) return written
  const plain = written.replace(ESCAPE, '$1')
  return plain !== written && readAlike(plain, written) ? plain : written
}

function readAlike(one: string, other: string): boolean {
  try {
    const first = readMarkdown(one)
    const second = readMarkdown(other)
    return first.length === second.length && first.every(({ node }, index) => second[index]?.node.eq(node))
  } catch (error) {
    if (error instanceof UnreadableText) return false
    throw error
  }
}

function blockOf(node: Node): RootContent | null {
  switch (node.type.name) {
    case 'paragraph': {
      const children = phrasesOf(node)
      return children.length === 0 ? null : { type: 'paragraph', children }
    }
    case 'heading': {
      const depth = DEPTHS.find((level) => level === node.attrs.level) ?? 2
      return { type: 'heading', depth, children: phrasesOf(node) }
    }
    case 'blockquote':
      return { type: 'blockquote', children: blocksOf(node) }
    case 'bullet_list':
    case 'ordered_list':
      return {
        type: 'list',
        ordered: node.type.name === 'ordered_list',
        start: node.attrs.start ?? null,
        spread: node.attrs.spread,
        children: childrenOf(node).map(itemOf),
      }
    case 'code_block': {
      const [lang = '', ...meta] = String(node.attrs.language).split(' ')
      return { type: 'code', lang: lang || null, meta: meta.join(' ') || null, value: node.textContent }
    }
    case 'workout':
      return { type: 'code', lang: WORKOUT_LANGUAGE, value: String(node.attrs.text).replace(/\n$/, '') }
    case 'film':
      return { type: 'html', value: node.attrs.markdown }
    case 'source':
      return { type: 'html', value: node.textContent.replace(/\n+$/, '') }
    case 'rule':
      return { type: 'thematicBreak' }
    case 'table': {
      const rows = childrenOf(node)
      const align = childrenOf(rows[0] ?? node).map((cell) => cell.attrs.align ?? null)
      return { type: 'table', align, children: rows.map(rowOf) }
    }
    default:
      return null
  }
}

const DEPTHS = [1, 2, 3, 4, 5, 6] as const

function childrenOf(node: Node): Node[] {
  return Array.from({ length: node.childCount }, (_, index) => node.child(index))
}

function blocksOf(node: Node): (BlockContent | DefinitionContent)[] {
  return childrenOf(node).flatMap((child) => {
    const block = blockOf(child)
    return block && isFlow(block) ? [block] : []
  })
}

const FLOW = new Set(['paragraph', 'heading', 'blockquote', 'list', 'code', 'html', 'thematicBreak', 'table'])

function isFlow(node: RootContent): node is BlockContent | DefinitionContent {
  return FLOW.has(node.type)
}

function itemOf(node: Node): ListItem {
  const { spread, checked } = node.attrs
  return { type: 'listItem', spread, checked, children: blocksOf(node) }
}

function rowOf(row: Node): TableRow {
  return {
    type: 'tableRow',
    children: childrenOf(row).map((cell) => ({
      type: 'tableCell',
      children: phrasesOf(cell.firstChild ?? cell),
    })),
  }
}

/** Returns the content of a paragraph without leading and trailing spaces and breaks, which have no meaning. */
function phrasesOf(block: Node): PhrasingContent[] {
  let leaves = childrenOf(block)
  const isIdle = (node: Node | undefined) =>
    node !== undefined &&
    (node.type.name === 'hard_break' || (node.isText && !isCode(node) && node.text?.trim() === ''))
  while (isIdle(leaves.at(-1))) leaves = leaves.slice(0, -1)
  while (isIdle(leaves[0])) leaves = leaves.slice(1)
  const runs = leaves.map((node): Run => ({ node, text: node.text ?? null }))
  const [first] = runs
  const last = runs.at(-1)
  if (first?.text && !isCode(first.node)) first.text = first.text.replace(/^[ \t\n]+/, '')
  if (last?.text && !isCode(last.node)) last.text = last.text.replace(/[ \t\n]+$/, '')
  return nest(runs, new Set())
}

interface Run {
  node: Node
  /** Null for a leaf other than text. */
  text: string | null
}

function isCode(node: Node): boolean {
  return node.marks.some(({ type }) => type.name === 'code' || type.name === 'source_text')
}

function writtenMarks(node: Node, done: ReadonlySet<Mark>): Mark[] {
  return WRITTEN_MARKS.flatMap((name) => node.marks.filter((mark) => mark.type.name === name)).filter(
    (mark) => ![...done].some((other) => other.eq(mark)),
  )
}

/** Nests flat runs with marks as elements: the mark that reaches furthest is outermost. */
function nest(runs: readonly Run[], done: ReadonlySet<Mark>): PhrasingContent[] {
  const phrases: PhrasingContent[] = []
  for (let index = 0; index < runs.length; ) {
    const run = runs[index]
    if (!run) break
    const [mark, length] = furthest(runs, index, done)
    if (!mark) {
      phrases.push(...leafOf(run))
      index += 1
      continue
    }
    const inner = runs.slice(index, index + length)
    phrases.push(...wrap(mark, inner, new Set([...done, mark])))
    index += length
  }
  return phrases
}

function furthest(runs: readonly Run[], index: number, done: ReadonlySet<Mark>): [Mark | null, number] {
  let best: [Mark | null, number] = [null, 0]
  const { node } = runs[index] ?? {}
  for (const mark of node ? writtenMarks(node, done) : []) {
    let end = index
    while (runs[end]?.node.marks.some((other) => other.eq(mark))) end += 1
    if (end - index > best[1]) best = [mark, end - index]
  }
  return best
}

function wrap(mark: Mark, runs: readonly Run[], done: ReadonlySet<Mark>): PhrasingContent[] {
  if (mark.type.name === 'link') return linkOf(mark, nest(runs, done))
  // Markdown allows no space at the edges of emphasis, so the space is moved outside.
  const inner = runs.map((run) => ({ ...run }))
  const before = inner[0]
  const lead = takeSpace(before, /^[ \t]+/)
  const trail = takeSpace(inner.at(-1), /[ \t]+$/)
  const children = nest(inner, done)
  const element: PhrasingContent[] = children.every((child) => child.type === 'text' && child.value === '')
    ? []
    : [{ type: TYPES[mark.type.name] ?? 'strong', children }]
  return [...spaceOf(lead), ...element, ...spaceOf(trail)]
}

const TYPES: Record<string, 'strong' | 'emphasis' | 'delete'> = {
  strong: 'strong',
  em: 'emphasis',
  strike: 'delete',
}

/** Removes spaces from the edge of a run, and returns them as they have to be written. */
function takeSpace(run: Run | undefined, edge: RegExp): string {
  if (!run?.text || isCode(run.node)) return ''
  const space = edge.exec(run.text)?.[0] ?? ''
  run.text = run.text.replace(edge, '')
  return space === '' ? '' : isLineEnd(run.node) ? '\n' : space
}

function isLineEnd(node: Node): boolean {
  return node.marks.some(({ type }) => type.name === 'line_end')
}

function spaceOf(value: string): PhrasingContent[] {
  return value === '' ? [] : [{ type: 'text', value }]
}

/** Returns a link, or nothing where its only content was a space moved outside the emphasis around it. */
function linkOf(mark: Mark, children: PhrasingContent[]): PhrasingContent[] {
  if (children.length === 0) return []
  return [{ type: 'link', url: mark.attrs.href, title: mark.attrs.title, children }]
}

/** Returns an image as it was written, unless its attributes have changed since. */
function imageOf({ attrs: { alt, src, title, markdown } }: Node): PhrasingContent {
  const written = markdown === null ? null : readMarkdown(markdown)[0]?.node.firstChild?.attrs
  return written?.alt === alt && written?.src === src && written?.title === title
    ? { type: 'sourceText', value: markdown }
    : { type: 'image', url: src, alt, title }
}

function leafOf({ node, text }: Run): PhrasingContent[] {
  if (node.type.name === 'image') return [imageOf(node)]
  if (node.type.name === 'hard_break') return [{ type: 'break' }]
  if (!text) return []
  const names = new Set(node.marks.map(({ type }) => type.name))
  if (names.has('source_text')) return [{ type: 'sourceText', value: text }]
  if (names.has('code')) return [{ type: 'inlineCode', value: text }]
  // Text typed at the edge of a line ending is kept.
  if (names.has('line_end')) return [{ type: 'text', value: text.trim() === '' ? '\n' : text }]
  return [{ type: 'text', value: text }]
}
