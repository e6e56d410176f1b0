import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Root as MarkdownRoot, PhrasingContent } from 'mdast'
import rehypeSanitize, { defaultSchema, type Options as SanitizeSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { TOO_DEEP, UnreadableText } from '../errors.ts'
import { headingIds } from '../items/slug.ts'
import { readWorkoutBlock, WORKOUT_LANGUAGE } from '../movement/workout-block.ts'
import { workoutElement } from '../movement/workout-html.ts'
import { LINK_PROTOCOLS } from '../text/link-protocols.ts'
import { checkMarkdown, checkMarkdownTree } from '../text/markdown-limits.ts'
import { formatVideoTime, readTranscript } from '../video/transcript.ts'
import { fillVideos } from '../video/video-figure.ts'
import { readVideoLink, type VideoLink, watchAddress } from '../video/video-link.ts'

/** Prefix of the ids of footnotes, so that they never collide with an id of the surrounding page. */
const FOOTNOTE_PREFIX = 'note-'
const FOOTNOTE_LABEL_ID = 'footnote-label'

// Raw HTML was dropped before, so the only ids are those of footnotes, which have their prefix already.
const schema: SanitizeSchema = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: [...LINK_PROTOCOLS], src: ['http', 'https'] },
  clobberPrefix: '',
}

const pipelineOf = (shapeLines: (tree: MarkdownRoot) => void) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(() => checkMarkdownTree)
    .use(() => shapeLines)
    .use(remarkRehype, { clobberPrefix: FOOTNOTE_PREFIX })
    .use(() => lowerSchemes)
    .use(rehypeSanitize, schema)
    .use(() => shapeForSite)
    .use(() => shapeVideos)
    .use(rehypeStringify)

const PIPELINES = { article: pipelineOf(() => {}), issue: pipelineOf(keepLines) }

/** The kinds of text: within a paragraph of an article lines are joined, those of an issue are kept, as in any mail. */
export type TextKind = keyof typeof PIPELINES

/**
 * Converts Markdown, with tables, to HTML that is safe wherever it is shown (CONTENT-MARKDOWN-1). Raw HTML is dropped.
 * Deterministic: rendered once per save, the same on the server and in the editor's preview. Texts from elsewhere are
 * rendered in a thread that can be terminated (server/parsing): the limits here exclude known slow cases, not all of them.
 *
 * @throws UnreadableText with a sentence for the writer
 */
export function markdownToHtml(markdown: string, kind: TextKind = 'article'): string {
  checkMarkdown(markdown)
  try {
    return fillVideos(String(PIPELINES[kind].processSync(markdown)), new Map())
  } catch (error) {
    // The parser recurses into nested markup and overflows the stack where it is too deep.
    if (error instanceof RangeError) throw new UnreadableText(TOO_DEEP, { cause: error })
    throw error
  }
}

/** Turns every line ending within a paragraph into a hard break. */
function keepLines(tree: MarkdownRoot): void {
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined || !node.value.includes('\n')) return
    const lines = node.value
      .split('\n')
      .flatMap((value, place): PhrasingContent[] => [
        ...(place > 0 ? [{ type: 'break' as const }] : []),
        ...(value === '' ? [] : [{ type: 'text' as const, value }]),
      ])
    parent.children.splice(index, 1, ...lines)
    return index + lines.length
  })
}

/** Lower-cases schemes: `HTTPS://x` is as valid as `https://x`, but the sanitizer knows only lower case. */
function lowerSchemes(tree: Root): void {
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const address = properties[name]
      if (typeof address !== 'string') continue
      properties[name] = address.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase())
    }
  })
}

/**
 * Adds workouts, heading ids, scrolling tables, lazy pictures and safe outside links: after sanitizing, so that none of
 * them can come from the text.
 */
function shapeForSite(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    const workout = node.tagName === 'pre' && index !== undefined ? readWorkout(node) : null
    if (!workout || !parent || index === undefined) return
    parent.children[index] = workout
    return SKIP
  })
  const nextId = headingIds()
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[1-6]$/.test(node.tagName)) shapeHeading(node, nextId)
    if (node.tagName === 'a') shapeLink(node)
    if (node.tagName === 'input') shapeTaskBox(node)
    if (node.tagName !== 'img') return
    if (node.properties.src) shapeImage(node)
    else if (parent && index !== undefined) parent.children[index] = describeImage(node)
  })
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return
    parent.children[index] = wrapTable(node)
    return SKIP
  })
}

/** Returns the workout of a code block; null for any other block, or where it cannot be parsed and stays text. */
function readWorkout({ children: [code] }: Element): Element | null {
  if (code?.type !== 'element' || code.tagName !== 'code') return null
  const { className } = code.properties
  if (!Array.isArray(className) || !className.includes(`language-${WORKOUT_LANGUAGE}`)) return null
  const read = readWorkoutBlock(textOf(code))
  return 'workout' in read ? workoutElement(read.workout) : null
}

function shapeHeading(node: Element, nextId: (words: string) => string): void {
  // The hidden heading of the footnotes, which they refer to by this id.
  if (node.properties.id === FOOTNOTE_LABEL_ID) return
  // The page has its own h1.
  if (node.tagName === 'h1') node.tagName = 'h2'
  node.properties.id = nextId(textOf(node))
}

function shapeLink(node: Element): void {
  const { href } = node.properties
  if (typeof href === 'string' && /^(?:https?:|\/\/)/i.test(href)) node.properties.rel = ['noopener']
}

function shapeImage(node: Element): void {
  node.properties.loading = 'lazy'
  node.properties.decoding = 'async'
  node.properties.alt ??= ''
}

/** Returns the replacement for a picture whose address was refused. */
function describeImage(node: Element): ElementContent {
  return { type: 'text', value: String(node.properties.alt ?? '') }
}

/** Names a task list's checkbox, which is read-only: without a name screen readers could not announce its state. */
function shapeTaskBox(node: Element): void {
  node.properties.ariaLabel = node.properties.checked ? 'Done' : 'To do'
}

/** Wraps a wide table in its own focusable box, so that it scrolls by keyboard too. */
function wrapTable(table: Element): Element {
  const children: ElementContent[] = [table]
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table'], tabIndex: 0, role: 'region', ariaLabel: 'Table' },
    children,
  }
}

/**
 * Turns every line that holds only a link to a film into its figure, and a `transcript` block right after one into its
 * expandable transcript (VIDEO-LINK-1, VIDEO-WORDS-1). Runs after sanitizing; of the address it writes only what
 * `readVideoLink` returned.
 */
function shapeVideos(tree: Root): void {
  const shaped = tree.children.flatMap((node): RootContent[] =>
    node.type === 'element' && node.tagName === 'p' ? splitAtVideos(node) : [node],
  )
  let afterVideo = false
  tree.children = shaped.map((node) => {
    if (node.type !== 'element') return node
    const lines = afterVideo ? transcriptOf(node) : null
    afterVideo = node.tagName === 'figure'
    return lines ?? node
  })
}

/** Splits a paragraph at the lines that hold only a film's link, which become figures. */
function splitAtVideos(paragraph: Element): Element[] {
  const lines = linesOf(paragraph.children)
  const videos = lines.map(videoOf)
  if (videos.every((video) => video === null)) return [paragraph]
  const parts: Element[] = []
  let words: ElementContent[] = []
  const endWords = () => {
    if (words.some((node) => node.type !== 'text' || node.value.trim() !== ''))
      parts.push({ ...paragraph, children: words })
    words = []
  }
  for (const [index, line] of lines.entries()) {
    const video = videos[index]
    if (video) {
      endWords()
      parts.push(video)
    } else {
      if (words.length > 0) words.push({ type: 'text', value: '\n' })
      words.push(...line)
    }
  }
  endWords()
  return parts
}

/** Returns the nodes of each line of a paragraph; an explicit line break belongs to the line before it. */
function linesOf(nodes: readonly ElementContent[]): ElementContent[][] {
  let line: ElementContent[] = []
  const lines = [line]
  for (const node of nodes) {
    if (node.type !== 'text') {
      line.push(node)
      continue
    }
    for (const [index, value] of node.value.split('\n').entries()) {
      if (index > 0) {
        line = []
        lines.push(line)
      }
      if (value !== '') line.push({ type: 'text', value })
    }
  }
  return lines
}

function videoOf(line: readonly ElementContent[]): Element | null {
  const nodes = line.filter(
    (node) =>
      !(node.type === 'text' && node.value.trim() === '') &&
      !(node.type === 'element' && node.tagName === 'br'),
  )
  const [link, tail, ...more] = nodes
  if (link?.type !== 'element' || link.tagName !== 'a' || more.length > 0) return null
  const words = textOf(link).trim()
  // Autolinking drops trailing underscores that may belong to an id.
  const lost = tail?.type === 'text' && /^_{1,3}$/.test(tail.value.trim()) ? tail.value.trim() : ''
  if (tail && lost === '') return null
  const isBare = /^(?:https?:\/\/|www\.)/i.test(words)
  if (lost !== '' && !isBare) return null
  const video = readVideoLink(String(link.properties.href ?? '') + lost)
  return video && toFigure(video, isBare ? '' : words)
}

function toFigure(video: VideoLink, words: string): Element {
  const address = watchAddress(video)
  return {
    type: 'element',
    tagName: 'figure',
    properties: {
      className: ['video'],
      dataVideo: address,
      ...(words === '' ? {} : { dataWords: words }),
    },
    children: [],
  }
}

function transcriptOf(node: Element): Element | null {
  const [code] = node.children
  if (node.tagName !== 'pre' || code?.type !== 'element') return null
  const { className } = code.properties
  if (!Array.isArray(className) || !className.includes('language-transcript')) return null
  const lines = readTranscript(textOf(code))
  if (lines.length === 0) return null
  const element = (
    tagName: string,
    properties: Element['properties'],
    children: ElementContent[],
  ): Element => ({
    type: 'element',
    tagName,
    properties,
    children,
  })
  const text = (value: string): ElementContent => ({ type: 'text', value })
  const items = lines.map(({ at, words }) =>
    element('li', {}, [
      ...(at === null
        ? []
        : [element('span', { dataAt: String(at) }, [text(formatVideoTime(at))]), text(' ')]),
      element('span', {}, [text(words)]),
    ]),
  )
  const hasTimes = lines.some(({ at }) => at !== null)
  return element('details', { className: ['transcript'] }, [
    element('summary', {}, [text(hasTimes ? 'Transcript, with times' : 'Transcript')]),
    element('ol', {}, items),
  ])
}
