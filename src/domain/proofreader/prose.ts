import type { Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { checkMarkdown, checkMarkdownTree } from '../text/markdown-limits.ts'

/** A run of words that is read in one go: a paragraph, a heading, a step. */
export interface Passage {
  /** As a save names it: `content`, `instructions.2.instruction`. */
  field: string
  /** The whole text of the field. */
  source: string
  /** Where it begins in the field, in UTF-16 units. */
  start: number
  /** Its words; whatever else stands there (marks, addresses) is spaces, so that every place is the field's own. */
  text: string
  kind: 'paragraph' | 'heading' | 'cell' | 'line' | 'step'
}

export interface Sentence {
  text: string
  /** In the field. */
  start: number
  end: number
}

/** Markdown as the rules read it. */
export interface MarkdownText {
  field: string
  source: string
  tree: Root
  passages: Passage[]
}

const parser = unified().use(remarkParse).use(remarkGfm)

/**
 * Reads Markdown for the rules.
 *
 * @throws UnreadableText for what is nested too deeply
 */
export function readMarkdown(field: string, source: string): MarkdownText {
  checkMarkdown(source)
  const tree = parser.parse(source)
  checkMarkdownTree(tree)
  resolveReferences(tree)
  return { field, source, tree, passages: passagesOf(field, source, tree) }
}

/** Links and pictures whose address stands elsewhere in the text (`[the walk][1]`) become ordinary ones. */
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

/** A field that is plain text, as one passage; none where it is empty. */
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
      // Code holds a place in its sentence and is no prose.
      const isCode = inner.type === 'inlineCode'
      for (let at = start; at < end; at++) letters[at - from] = isCode ? '_' : (source[at] ?? ' ')
    })
    passages.push({ field, source, start: from, text: hideAddresses(hideLineMarks(letters.join(''))), kind })
    return SKIP
  })
  return passages.filter(({ text }) => text.trim() !== '')
}

/** Where a node stands in its source, in UTF-16 units. */
export function placeOf(node: { position?: Root['position'] }): [start: number, end: number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
}

/** The marks of a quotation at the beginning of its lines are no words. */
function hideLineMarks(text: string): string {
  return text.replace(/\n(?:[ \t]*>)*[ \t]*/g, (marks) => ' '.repeat(marks.length))
}

/** A longer run without white space is no word; of one that is, some rules take the square of its length. */
const MAX_WORD = 1_000

function hideAddresses(text: string): string {
  return text.replace(/\S+/g, (word) =>
    word.length > MAX_WORD ? '_'.repeat(word.length) : hideAddress(word),
  )
}

const WEB_ADDRESS = /(?:https?:\/\/|www\.)\S/i
const HOST_ENDING = /\.(?:com|org|net|example)\b/gi

/**
 * A run without white space, with the address in it as `_`: one of the web or a host to the end of the run, one of mail from
 * its beginning. By places and not by one pattern, which would take the square of the length of a long run, or its cube.
 */
function hideAddress(word: string): string {
  const web = word.search(WEB_ADDRESS)
  const mailEnd = web === 0 ? 0 : findMailEnd(word)
  if (mailEnd > 0) return '_'.repeat(mailEnd) + hideAddress(word.slice(mailEnd))
  const starts = [web, findHost(word)].filter((at) => at !== -1)
  const start = starts.length > 0 ? Math.min(...starts) : word.length
  return word.slice(0, start) + '_'.repeat(word.length - start)
}

/** Where an address of mail ends that begins with the word; 0 where it is none. */
function findMailEnd(word: string): number {
  const sign = word.indexOf('@', 1)
  if (sign === -1) return 0
  for (let dot = word.lastIndexOf('.'); dot >= sign + 2; dot = word.lastIndexOf('.', dot - 1)) {
    const [ending = ''] = /^\w+/.exec(word.slice(dot + 1)) ?? []
    if (ending !== '') return dot + 1 + ending.length
  }
  return 0
}

/** Where a host such as `www.site.example` begins; -1 without one. */
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

/** The sentences of a passage, without the white space around them. */
export function sentencesOf(passage: Passage): Sentence[] {
  return Array.from(segmenter.segment(passage.text)).flatMap(({ segment, index }) => {
    const text = segment.trim()
    const start = passage.start + index + segment.length - segment.trimStart().length
    return text === '' ? [] : [{ text, start, end: start + text.length }]
  })
}

/** `Sources`, `References:` over a list of them, be it a heading or a line. */
const SOURCES = /^\s*(?:sources?|references?|bibliography|the studies|footnotes)\W*$/i

/** Where a text begins to list its sources; -1 without such a list. */
export function findSources(passages: readonly Passage[]): number {
  const at = passages.findIndex(({ text }) => SOURCES.test(text))
  return at < passages.length - 1 ? at : -1
}

/** What is read as sentences: titles and names of journals in a list of sources are others' words. */
export function withoutSources(passages: readonly Passage[]): readonly Passage[] {
  const from = findSources(passages)
  if (from === -1) return passages
  const { field } = passages[from] ?? {}
  const next = passages.findIndex((one, at) => at > from && (one.kind === 'heading' || one.field !== field))
  return passages.toSpliced(from + 1, (next === -1 ? passages.length : next) - from - 1)
}

/** A longer sentence is worth two, however plain its words are. */
export const MAX_SENTENCE_WORDS = 40

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu

/** Whether two titles say the same, whatever their case. */
export function sameWords(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}

export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0
}

/** The text of a field with other words from one place to another. */
export function replaceIn(source: string, start: number, end: number, words: string): string {
  return source.slice(0, start) + words + source.slice(end)
}

/**
 * Words with the one before and the one behind in their sentence: what tells `the the` here from `the the` there, and
 * stays when the sentences around them change.
 */
export function withNeighbours(source: string, start: number, end: number): string {
  const [before = ''] = /[^\s.!?]*\s*$/.exec(source.slice(Math.max(0, start - 40), start)) ?? []
  const [after = ''] = /^\s*[^\s.!?]*/.exec(source.slice(end, end + 40)) ?? []
  return before + source.slice(start, end) + after
}

/** Every place a pattern is found in a passage, in the field's units. */
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

/** Longer than a sentence is: what stands further away says nothing of a word. */
const AROUND = 600

/** What stands before a place, as far as it can bear on it. */
export function textBefore(text: string, start: number): string {
  return text.slice(Math.max(0, start - AROUND), start)
}

/** What stands behind a place, as far as it can bear on it. */
export function textBehind(text: string, end: number): string {
  return text.slice(end, end + AROUND)
}

/** The sentence, or the part of it between semicolons, that a place lies in: by its signs alone, which is quick. */
export function sentenceAround(text: string, start: number, end: number): string {
  const before = textBefore(text, start)
  const behind = textBehind(text, end)
  const ends = Array.from(before.matchAll(/[.;!?]\s/g), ({ index }) => index + 2)
  const to = behind.search(/[.;!?](?:\s|$)/)
  return before.slice(ends.at(-1) ?? 0) + text.slice(start, end) + (to === -1 ? behind : behind.slice(0, to))
}
