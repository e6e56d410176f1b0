import type { Node } from 'prosemirror-model'
import type { TextKind } from '../../../../domain/content/markdown-to-html.ts'
import { blockStarts, type ReadBlock, readMarkdown } from './read-markdown.ts'
import { textSchema } from './schema.ts'
import { writeBlock } from './write-markdown.ts'

/** A block as it stood in a text that was read. */
interface Origin {
  text: string
  /** As it was read: while it is the same, its text is. */
  node: Node
  source: Source
  index: number
  /** What stands between it and the next block. */
  gap: string
}

/** What a document needs to know of a block that was read. */
export type SourceBlock = Pick<ReadBlock, 'from' | 'to' | 'node'>

/** A text that was read: what stands around its blocks. */
interface Source {
  lead: string
  tail: string
  count: number
}

/** A block at the top of the document, and where its Markdown stands in the text. */
export interface WrittenBlock {
  node: Node
  /** The node's position in the document. */
  pos: number
  from: number
  to: number
}

export interface WrittenText {
  text: string
  /** Without empty paragraphs: Markdown has none. */
  blocks: readonly WrittenBlock[]
}

/**
 * Remembers of every block which piece of the Markdown it was read from, so that a text is written back byte for byte
 * but for the blocks that were changed (EDIT-FORMAT-3). One for each editor.
 */
export class TextSource {
  readonly kind: TextKind
  readonly #origins = new Map<number, Origin>()
  readonly #written = new WeakMap<Node, { text: string; origin: Origin | null }>()
  readonly #gaps = new WeakMap<Node, { next: Node; gap: string }>()
  #latest: Source = { lead: '', tail: '', count: 0 }
  /** What was read last: a text is looked at before it is shown. */
  #last: { markdown: string; doc: Node; source: Source } | null = null

  constructor(kind: TextKind = 'article') {
    this.kind = kind
  }

  /**
   * The document that shows a Markdown text.
   *
   * @throws UnreadableText
   */
  read(markdown: string): Node {
    if (this.#last?.markdown === markdown) {
      this.#latest = this.#last.source
      return this.#last.doc
    }
    return this.take(markdown, readMarkdown(TextSource.withoutByteOrderMark(markdown), this.kind))
  }

  /** A mark of the byte order is no part of the text, and moves every place by one. */
  static withoutByteOrderMark(markdown: string): string {
    return markdown.startsWith('\uFEFF') ? markdown.slice(1) : markdown
  }

  /** The document of a text whose blocks were read elsewhere, without the mark of its byte order. */
  take(markdown: string, read: readonly SourceBlock[]): Node {
    const start = markdown.length - TextSource.withoutByteOrderMark(markdown).length
    const blocks = read.map((block) => ({ ...block, from: block.from + start, to: block.to + start }))
    const first = blocks[0]
    const source = {
      lead: markdown.slice(0, first?.from ?? markdown.length),
      tail: markdown.slice(blocks.at(-1)?.to ?? markdown.length),
      count: blocks.length,
    }
    this.#latest = source
    const nodes = blocks.map((block, index) =>
      this.#remember(markdown, block, blocks[index + 1], source, index),
    )
    const doc = textSchema.nodes.doc.create(
      null,
      nodes.length > 0 ? nodes : textSchema.nodes.paragraph.create(),
    )
    this.#last = { markdown, doc, source }
    return doc
  }

  /**
   * The blocks of a changed piece of the text, to stand in the place of those it was. Where they are as many, what
   * stands around them stays as it is.
   *
   * @throws UnreadableText
   */
  readAgain(markdown: string, replaced: readonly Node[]): Node[] {
    const blocks = readMarkdown(markdown, this.kind)
    return blocks.map((block, index) => {
      const before = this.#origins.get(replaced[index]?.attrs.origin)
      if (!before || blocks.length !== replaced.length) return block.node
      const gap = blocks[index + 1] ? markdown.slice(block.to, blocks[index + 1]?.from) : before.gap
      return this.#keep(block.node, { ...before, text: markdown.slice(block.from, block.to), gap })
    })
  }

  #remember(
    markdown: string,
    { from, to, node }: SourceBlock,
    next: SourceBlock | undefined,
    source: Source,
    index: number,
  ): Node {
    const gap = next ? markdown.slice(to, next.from) : ''
    return this.#keep(node, { text: markdown.slice(from, to), source, index, gap })
  }

  #keep(node: Node, origin: Omit<Origin, 'node'>): Node {
    const id = this.#origins.size + 1
    const kept = node.type.create({ ...node.attrs, origin: id }, node.content, node.marks)
    this.#origins.set(id, { ...origin, node: kept })
    return kept
  }

  /** The Markdown of a document. Only blocks that were changed since are written anew. */
  write(doc: Node): WrittenText {
    const blocks: WrittenBlock[] = []
    let text = ''
    let before: Node | null = null
    doc.forEach((node, pos) => {
      // Markdown has no empty paragraphs.
      if (this.textOf(node) === '') return
      text += before ? this.#gapBetween(before, node) : this.#lead(node)
      const from = text.length
      text += this.textOf(node)
      blocks.push({ node, pos, from, to: text.length })
      before = node
    })
    if (!before) return { text: this.#latest.count === 0 ? this.#latest.lead : '', blocks }
    return { text: text + this.#tail(before), blocks }
  }

  textOf(node: Node): string {
    return this.#writtenOf(node).text
  }

  #writtenOf(node: Node): { text: string; origin: Origin | null } {
    const known = this.#written.get(node)
    if (known) return known
    const origin = this.#origins.get(node.attrs.origin) ?? null
    const written = origin?.node.eq(node)
      ? { text: origin.text, origin }
      : { text: writeBlock(node, this.kind), origin: null }
    this.#written.set(node, written)
    return written
  }

  #lead(first: Node): string {
    const origin = this.#origins.get(first.attrs.origin)
    return origin?.index === 0 ? origin.source.lead : ''
  }

  #tail(last: Node): string {
    const origin = this.#origins.get(last.attrs.origin)
    return origin && origin.index === origin.source.count - 1 ? origin.source.tail : this.#latest.tail
  }

  #gapBetween(one: Node, next: Node): string {
    const known = this.#gaps.get(one)
    if (known?.next === next) return known.gap
    const gap = this.#findGap(one, next)
    this.#gaps.set(one, { next, gap })
    return gap
  }

  #findGap(one: Node, next: Node): string {
    const first = this.#origins.get(one.attrs.origin)
    const second = this.#origins.get(next.attrs.origin)
    const wereNeighbours =
      first && second && first.source === second.source && second.index === first.index + 1
    const before = this.#writtenOf(one)
    const after = this.#writtenOf(next)
    if (wereNeighbours && before.origin && after.origin) return first.gap
    const candidates = [...(wereNeighbours ? [first.gap] : []), '\n\n']
    return candidates.find((gap) => keepsApart(before.text, gap, after.text)) ?? COMMENT
  }
}

/** Between two blocks that Markdown would read as one, such as two lists. */
const COMMENT = '\n\n<!-- -->\n\n'

const BLANK_LINE = /\n[ \t]*\r?\n/
const LIST = /^ {0,3}(?:[-+*]|\d{1,9}[.)])(?:\s|$)/
/** HTML and code that are not closed take in everything. */
const MAY_BE_OPEN = /^ {0,3}(?:<|```|~~~)/

/** Whether two blocks stay two when they stand one after the other. */
function keepsApart(one: string, gap: string, next: string): boolean {
  const mayTakeIn = MAY_BE_OPEN.test(one) || /^[ \t]/.test(next) || (LIST.test(one) && LIST.test(next))
  if (BLANK_LINE.test(gap) && !mayTakeIn) return true
  const start = one.length + gap.length
  const indentation = /^[ \t]*/.exec(next)?.[0].length ?? 0
  return blockStarts(one + gap + next).some((at) => at >= start && at <= start + indentation)
}
