import type { Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast'
import { Fragment, type Mark, type Node } from 'prosemirror-model'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { TextKind } from '../../../../domain/content/markdown-to-html.ts'
import { TOO_DEEP, UnreadableText } from '../../../../domain/errors.ts'
import { readWorkoutBlock, WORKOUT_LANGUAGE } from '../../../../domain/movement/workout-block.ts'
import { checkMarkdown, checkMarkdownTree } from '../../../../domain/text/markdown-limits.ts'
import { readVideoLink } from '../../../../domain/video/video-link.ts'
import { alignText, type Place } from './align-text.ts'
import { textSchema } from './schema.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** A block of a Markdown text, in whole lines, and the node that shows it. */
export interface ReadBlock {
  from: number
  to: number
  node: Node
  /** The range in the Markdown of each character and leaf of the node, in order. */
  places: readonly Place[]
}

/**
 * Parses Markdown into blocks of the formatted editor. Nothing is lost: what has no form there becomes a block or a run
 * of source.
 *
 * @throws UnreadableText
 */
export function readMarkdown(markdown: string, kind: TextKind = 'article'): ReadBlock[] {
  let done = 0
  return parseMarkdown(markdown).children.flatMap((block) => {
    const blocks = readTopBlock(markdown, block, done, kind)
    done = blocks.at(-1)?.to ?? done
    return blocks
  })
}

/** Returns where the top-level blocks of a text begin. */
export function blockStarts(markdown: string): number[] {
  return parser.parse(markdown).children.map(({ position }) => position?.start.offset ?? 0)
}

function parseMarkdown(markdown: string): Root {
  checkMarkdown(markdown)
  try {
    const tree = parser.parse(markdown)
    checkMarkdownTree(tree)
    return tree
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableText(TOO_DEEP, { cause: error })
    throw error
  }
}

function readTopBlock(markdown: string, block: RootContent, done: number, kind: TextKind): ReadBlock[] {
  const { from: start, to } = wholeLines(markdown, block)
  // The parser reports an underlined heading as beginning with the definitions before it.
  const from = start < done ? done + (/^\s*/.exec(markdown.slice(done))?.[0].length ?? 0) : start
  if (block.type === 'paragraph') {
    const pieces = splitAtFilms(markdown, block, from, to, kind)
    if (pieces) return pieces
  }
  const places: Place[] = []
  const reader = new Reader(markdown, places, kind)
  const node = reader.block(block)
  if (node) return [{ from, to, node, places }]
  return [sourceBlock(markdown, from, to, SAYS[block.type] ?? 'Markdown')]
}

/** The label of a block of source. */
const SAYS: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML, left out on the page',
  definition: 'Address of a link',
  footnoteDefinition: 'Footnote',
}

function sourceBlock(markdown: string, from: number, to: number, says: string): ReadBlock {
  const text = markdown.slice(from, to)
  const places = Array.from(text, (_, index): Place => [from + index, from + index + 1])
  const content = text === '' ? [] : [textSchema.text(text.replace(/\r\n?/g, '\n'))]
  return { from, to, node: textSchema.nodes.source.create({ says }, content), places }
}

/** Returns a block's range in whole lines, including its indentation and trailing spaces. */
function wholeLines(markdown: string, { position }: Nodes): { from: number; to: number } {
  const start = position?.start.offset ?? 0
  const end = position?.end.offset ?? markdown.length
  let from = start
  while (from > 0 && isSpace(markdown[from - 1])) from -= 1
  let to = end
  while (isSpace(markdown[to])) to += 1
  return { from, to }
}

function isSpace(sign: string | undefined): boolean {
  return sign === ' ' || sign === '\t'
}

/** Finds links to films that have a line to themselves, as the page does (VIDEO-LINK-1). */
function splitAtFilms(
  markdown: string,
  paragraph: Paragraph,
  from: number,
  to: number,
  kind: TextKind,
): ReadBlock[] | null {
  if (!paragraph.children.some((node) => node.type === 'link' && readVideoLink(node.url))) return null
  const links = paragraph.children.flatMap((node) => {
    if (node.type !== 'link') return []
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? 0
    const lineStart = Math.max(from, markdown.lastIndexOf('\n', start - 1) + 1)
    const rest = /^([^\r\n]*)/.exec(markdown.slice(end, to))?.[1] ?? ''
    const tail = /^(_{0,3})[ \t]*\\?$/.exec(rest)?.[1]
    if (markdown.slice(lineStart, start).trim() !== '' || tail === undefined) return []
    const isBare = !markdown.slice(start, end).startsWith('[')
    if ((tail !== '' && !isBare) || !readVideoLink(node.url + tail)) return []
    return [{ from: lineStart, to: end + rest.length, line: markdown.slice(start, end) + tail }]
  })
  if (links.length === 0) return null
  // A line separated from its text would lose the definitions it refers to.
  const isWhole = links.length === 1 && links[0]?.from === from && links[0].to === to
  if (!isWhole && paragraph.children.some(({ type }) => type.endsWith('Reference'))) return null
  const blocks: ReadBlock[] = []
  const addWords = (start: number, end: number) => {
    const words = markdown.slice(start, end)
    const trimmed = words.replace(/^(?:[ \t]*\r?\n)+|(?:\r?\n[ \t]*)+$/g, '')
    if (trimmed.trim() === '') return
    const at = start + words.indexOf(trimmed)
    for (const block of readMarkdown(trimmed, kind))
      blocks.push({
        ...block,
        from: block.from + at,
        to: block.to + at,
        places: block.places.map(([a, b]): Place => [a + at, b + at]),
      })
  }
  let done = from
  for (const link of links) {
    addWords(done, link.from)
    const node = textSchema.nodes.film.create({ markdown: link.line })
    blocks.push({ from: link.from, to: link.to, node, places: [[link.from, link.to]] })
    done = link.to
  }
  addWords(done, to)
  return blocks
}

/** Parses one block of a tree, and records the place of everything it parses. */
class Reader {
  readonly #markdown: string
  readonly #places: Place[]
  readonly #kind: TextKind

  constructor(markdown: string, places: Place[], kind: TextKind) {
    this.#markdown = markdown
    this.#places = places
    this.#kind = kind
  }

  /** Returns null for a node without a form of its own. */
  block(node: Nodes): Node | null {
    const { nodes } = textSchema
    switch (node.type) {
      case 'paragraph':
        return nodes.paragraph.create(null, this.#inline(node.children, []))
      case 'heading':
        return nodes.heading.create({ level: node.depth }, this.#inline(node.children, []))
      case 'blockquote': {
        const content = this.#blocks(node)
        return content && nodes.blockquote.create(null, orEmpty(content))
      }
      case 'list': {
        const items = this.#blocks(node)
        if (!items) return null
        const spread = node.spread ?? false
        return node.ordered
          ? nodes.ordered_list.create({ spread, start: node.start ?? 1 }, items)
          : nodes.bullet_list.create({ spread }, items)
      }
      case 'listItem': {
        const content = this.#blocks(node)
        const attrs = { spread: node.spread ?? false, checked: node.checked ?? null }
        return content && nodes.list_item.create(attrs, orEmpty(content))
      }
      case 'code': {
        if (node.lang === WORKOUT_LANGUAGE && !node.meta && 'workout' in readWorkoutBlock(node.value)) {
          this.#take(node)
          return nodes.workout.create({ text: node.value })
        }
        const language = [node.lang ?? '', node.meta ?? ''].join(' ').trim()
        return nodes.code_block.create({ language }, this.#text(node, node.value, this.#codeStart(node)))
      }
      case 'thematicBreak':
        this.#take(node)
        return nodes.rule.create()
      case 'html':
        return nodes.source.create({ says: SAYS.html }, this.#text(node, node.value))
      case 'table': {
        const width = node.children[0]?.children.length ?? 0
        const rows = node.children.map((row, index) =>
          nodes.table_row.create(
            null,
            Array.from({ length: width }, (_, column) => {
              const cell = row.children[column]
              const type = index === 0 ? nodes.table_header : nodes.table_cell
              const content = cell ? this.#inline(cell.children, []) : []
              return type.create(
                { align: node.align?.[column] ?? null },
                nodes.paragraph.create(null, content),
              )
            }),
          ),
        )
        return nodes.table.create(null, rows)
      }
      default:
        return null
    }
  }

  #blocks(node: Parents): Node[] | null {
    const read = node.children.map((child) => this.block(child))
    return read.every((child) => child !== null) ? read : null
  }

  #inline(children: readonly PhrasingContent[], marks: readonly Mark[]): Fragment {
    return Fragment.fromArray(children.flatMap((child) => this.#phrase(child, marks)))
  }

  #phrase(node: PhrasingContent, marks: readonly Mark[]): Node[] {
    const { nodes, marks: types } = textSchema
    const inside = (mark: Mark) =>
      'children' in node ? node.children.flatMap((child) => this.#phrase(child, mark.addToSet(marks))) : []
    switch (node.type) {
      case 'text':
        return this.#words(node, node.value, marks)
      case 'strong':
        return inside(types.strong.create())
      case 'emphasis':
        return inside(types.em.create())
      case 'delete':
        return inside(types.strike.create())
      case 'link':
        if (node.children.length === 0) return this.#source(node, marks)
        return inside(types.link.create({ href: node.url, title: node.title ?? null }))
      case 'inlineCode':
        return this.#runs(node, node.value, types.code.create().addToSet(marks))
      case 'break':
        this.#take(node)
        return [nodes.hard_break.create(null, null, marks)]
      case 'image': {
        this.#take(node)
        const { from, to } = this.#range(node)
        const written = this.#markdown.slice(from, to)
        const markdown = written.includes('\n') ? null : written
        const attrs = { src: node.url, alt: node.alt ?? '', title: node.title ?? null, markdown }
        return [nodes.image.create(attrs, null, marks)]
      }
      default:
        return this.#source(node, marks)
    }
  }

  /** Returns the text of a node. Its line endings are spaces with a mark, or in a letter breaks (CONTENT-MARKDOWN-3). */
  #words(node: Nodes, value: string, marks: readonly Mark[]): Node[] {
    const lineEnd = textSchema.marks.line_end.create()
    const plain = value.replace(/\r\n?/g, '\n')
    const first = this.#places.length
    this.#note(node, plain)
    const shown = this.#kind === 'issue' ? this.#withEscapedBraces(plain, first) : plain
    return shown.split(/(\n)/).flatMap((part) => {
      if (part === '') return []
      if (part !== '\n') return [textSchema.text(part, marks)]
      return this.#kind === 'issue'
        ? [textSchema.nodes.hard_break.create(null, null, marks)]
        : [textSchema.text(' ', lineEnd.addToSet(marks))]
    })
  }

  /** Keeps the backslash before a brace: without it the brace would begin a reader's name (NEWS-NAME-2). */
  #withEscapedBraces(value: string, first: number): string {
    const places = this.#places.splice(first)
    let shown = ''
    for (const [index, place] of places.entries()) {
      const [from] = place
      const isEscaped = this.#markdown[from - 1] === '\\' && places[index - 1]?.[1] !== from
      if (value[index] === '{' && isEscaped) {
        shown += '\\'
        this.#places.push([from - 1, from])
      }
      shown += value[index] ?? ''
      this.#places.push(place)
    }
    return shown
  }

  #runs(node: Nodes, value: string, marks: readonly Mark[]): Node[] {
    this.#note(node, value)
    return value === '' ? [] : [textSchema.text(value, marks)]
  }

  #text(node: Nodes, value: string, start?: number): Node[] {
    const shown = value.replace(/\r\n?/g, '\n')
    this.#note(node, shown, start)
    return shown === '' ? [] : [textSchema.text(shown)]
  }

  /** Returns a run of source, in one line wherever it is; the marks around it stay. */
  #source(node: Nodes, marks: readonly Mark[]): Node[] {
    const { from, to } = this.#range(node)
    const text = this.#markdown.slice(from, to).replace(/\s*\r?\n[ \t>]*/g, ' ')
    return this.#runs(node, text, textSchema.marks.source_text.create().addToSet(marks))
  }

  #codeStart(node: Nodes): number | undefined {
    const { from, to } = this.#range(node)
    const fence = /^[ \t]*(?:`{3,}|~{3,})[^\n]*\n/.exec(this.#markdown.slice(from, to))
    return fence ? from + fence[0].length : undefined
  }

  #range({ position }: Nodes): { from: number; to: number } {
    return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 }
  }

  #take(node: Nodes): void {
    const { from, to } = this.#range(node)
    this.#places.push([from, to])
  }

  #note(node: Nodes, value: string, start?: number): void {
    const { from, to } = this.#range(node)
    for (const place of alignText(this.#markdown, value, start ?? from, to)) this.#places.push(place)
  }
}

function orEmpty(content: readonly Node[]): readonly Node[] {
  return content.length > 0 ? content : [textSchema.nodes.paragraph.create()]
}
