import type { Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { checkMarkdown, checkMarkdownTree } from '../text/markdown-limits.ts'

/** A unit of text for the rules: a paragraph, a heading, a step. */
export interface Passage {
  /** The field's name in a save: `content`, `instructions.2.instruction`. */
  field: string
  /** The whole text of the field. */
  source: string
  /** Its start in the field, in UTF-16 units. */
  start: number
  /** Its words; everything else (markup, addresses) is replaced by spaces, so that positions equal those in the field. */
  text: string
  kind: 'paragraph' | 'heading' | 'cell' | 'line' | 'step'
}

export interface Sentence {
  text: string
  /** Position in the field. */
  start: number
  end: number
}

/** Parsed Markdown for the rules. */
export interface MarkdownText {
  field: string
  source: string
  tree: Root
  passages: Passage[]
}

const parser = unified().use(remarkParse).use(remarkGfm)

/**
 * Parses Markdown for the rules.
 *
 * @throws UnreadableText for markup that is nested too deeply
 */
export function readMarkdown(field: string, source: string): MarkdownText {
  checkMarkdown(source)
  const tree = parser.parse(source)
  checkMarkdownTree(tree)
  resolveReferences(tree)
  return { field, source, tree, passages: passagesOf(field, source, tree) }
}

/** Replaces reference links and images (`[the walk][1]`) by inline ones. */
function resolveReferences(tree: Root): void {
  const addresses = new Map<string, string>()
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!addresses.has(identifier)) addresses.set(identifier, url)
  })
  visit(tree, (node, index, parent) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return
    const url = addresses.get(node.identifier)
    if (url === undefined || !parent || index === undefined) return
    parent.children[index] =
      node.type === 'linkReference' ? { ...node, type: 'link', url } : { ...node, type: 'image', url }
  })
}

/** Returns a plain-text field as one passage; none where it is empty. */
export function readPlain(
  field: string,
  text: string | null | undefined,
  kind: Passage['kind'] = 'paragraph',
): Passage[] {
  if (!text || text.trim() === '') return []
  return [{ field, source: text, start: 0, text: hideAddresses(text), kind }]
}

const KINDS: Partial<Record<RootContent['type'], Passage['kind']>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  tableCell: 'cell',
}

function passagesOf(field: string, source: string, tree: Root): Passage[] {
  const passages: Passage[] = []
  visit(tree, (node) => {
    const kind = node.type === 'root' ? undefined : KINDS[node.type]
    const [from, to] = placeOf(node)
    if (kind === undefined) return undefined
    const letters = Array.from({ length: to - from }, () => ' ')
    visit(node, (inner) => {
      if (inner.type !== 'text' && inner.type !== 'inlineCode') return
      const [start, end] = placeOf(inner)
      // Code occupies a place in its sentence and is not prose.
      const isCode = inner.type === 'inlineCode'
      for (let at = start; at < end; at++) letters[at - from] = isCode ? '_' : (source[at] ?? ' ')
    })
    passages.push({ field, source, start: from, text: hideAddresses(hideLineMarks(letters.join(''))), kind })
    return SKIP
  })
  return passages.filter(({ text }) => text.trim() !== '')
}

/** Returns the range of a node in its source, in UTF-16 units. */
export function placeOf(node: { position?: Root['position'] }): [start: number, end: number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
}

/** Replaces the markers of a quotation at the beginning of its lines, which are not words. */
function hideLineMarks(text: string): string {
  return text.replace(/\n(?:[ \t]*>)*[ \t]*/g, (marks) => ' '.repeat(marks.length))
}

/** A longer run without whitespace is not a word; some rules take quadratic time in a word's length. */
const MAX_WORD = 1_000

function hideAddresses(text: string): string {
  return text.replace(/\S+/g, (word) =>
    word.length > MAX_WORD ? '_'.repeat(word.length) : hideAddress(word),
  )
}

const WEB_ADDRESS = /(?:https?:\/\/|www\.)\S/i
const HOST_ENDING = /\.(?:com|org|net|example)\b/gi

/**
 * Replaces the address in a run without whitespace by `_`: a web address or host to the end of the run, a mail address
 * from its start. By positions and not by a single pattern, which would take quadratic or cubic time on a long run.
 */
function hideAddress(word: string): string {
  const web = word.search(WEB_ADDRESS)
  const mailEnd = web === 0 ? 0 : findMailEnd(word)
  if (mailEnd > 0) return '_'.repeat(mailEnd) + hideAddress(word.slice(mailEnd))
  const starts = [web, findHost(word)].filter((at) => at !== -1)
  const start = starts.length > 0 ? Math.min(...starts) : word.length
  return word.slice(0, start) + '_'.repeat(word.length - start)
}

/** Returns the end of a mail address at the start of the word; 0 where there is none. */
function findMailEnd(word: string): number {
  const sign = word.indexOf('@', 1)
  if (sign === -1) return 0
  for (let dot = word.lastIndexOf('.'); dot >= sign + 2; dot = word.lastIndexOf('.', dot - 1)) {
    const [ending = ''] = /^\w+/.exec(word.slice(dot + 1)) ?? []
    if (ending !== '') return dot + 1 + ending.length
  }
  return 0
}

/** Returns the start of a host such as `www.site.example`; -1 without one. */
function findHost(word: string): number {
  for (const { index: end } of word.matchAll(HOST_ENDING)) {
    let start = end
    while (
      /[\w-]/.test(word.charAt(start - 1)) ||
      (word[start - 1] === '.' && /[\w-]/.test(word.charAt(start - 2)) && start < end)
    )
      start--
    while (start < end && !/\w/.test(word.charAt(start))) start++
    if (start < end) return start
  }
  return -1
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Returns the sentences of a passage, without surrounding whitespace. */
export function sentencesOf(passage: Passage): Sentence[] {
  return Array.from(segmenter.segment(passage.text)).flatMap(({ segment, index }) => {
    const text = segment.trim()
    const start = passage.start + index + segment.length - segment.trimStart().length
    return text === '' ? [] : [{ text, start, end: start + text.length }]
  })
}

/** `Sources`, `References:` above a list of sources, as a heading or a line. */
const SOURCES = /^\s*(?:sources?|references?|bibliography|the studies|footnotes)\W*$/i

/** Returns the index at which a text begins to list its sources; -1 without such a list. */
export function findSources(passages: readonly Passage[]): number {
  const at = passages.findIndex(({ text }) => SOURCES.test(text))
  return at < passages.length - 1 ? at : -1
}

/** Returns the passages without the list of sources, whose titles and journal names are not the writer's words. */
export function withoutSources(passages: readonly Passage[]): readonly Passage[] {
  const from = findSources(passages)
  if (from === -1) return passages
  const { field } = passages[from] ?? {}
  const next = passages.findIndex((one, at) => at > from && (one.kind === 'heading' || one.field !== field))
  return passages.toSpliced(from + 1, (next === -1 ? passages.length : next) - from - 1)
}

/** A longer sentence should be two, however simple its words are. */
export const MAX_SENTENCE_WORDS = 40

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu

/** Whether two titles are equal, ignoring case. */
export function sameWords(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}

export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0
}

/** Replaces a range of a field's text. */
export function replaceIn(source: string, start: number, end: number, words: string): string {
  return source.slice(0, start) + words + source.slice(end)
}

/**
 * Returns words with their neighbours in the sentence, which distinguishes `the the` here from `the the` there, and
 * stays the same when other sentences change.
 */
export function withNeighbours(source: string, start: number, end: number): string {
  const [before = ''] = /[^\s.!?]*\s*$/.exec(source.slice(Math.max(0, start - 40), start)) ?? []
  const [after = ''] = /^\s*[^\s.!?]*/.exec(source.slice(end, end + 40)) ?? []
  return before + source.slice(start, end) + after
}

/** Returns every match of a pattern in a passage, in the field's units. */
export function placesOf(
  passage: Passage,
  pattern: RegExp,
): { match: RegExpExecArray; start: number; end: number }[] {
  return Array.from(passage.text.matchAll(pattern), (match) => ({
    match,
    start: passage.start + match.index,
    end: passage.start + match.index + match[0].length,
  }))
}

/** Longer than a sentence: text further away is irrelevant to a word. */
const AROUND = 600

/** Returns the text before a position, as far as it is relevant. */
export function textBefore(text: string, start: number): string {
  return text.slice(Math.max(0, start - AROUND), start)
}

/** Returns the text after a position, as far as it is relevant. */
export function textBehind(text: string, end: number): string {
  return text.slice(end, end + AROUND)
}

/** Returns the sentence, or its part between semicolons, around a range: by punctuation alone, which is fast. */
export function sentenceAround(text: string, start: number, end: number): string {
  const before = textBefore(text, start)
  const behind = textBehind(text, end)
  const ends = Array.from(before.matchAll(/[.;!?]\s/g), ({ index }) => index + 2)
  const to = behind.search(/[.;!?](?:\s|$)/)
  return before.slice(ends.at(-1) ?? 0) + text.slice(start, end) + (to === -1 ? behind : behind.slice(0, to))
}
