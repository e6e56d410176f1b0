import type { Node } from 'prosemirror-model'
import type { TextKind } from '../../../../domain/content/markdown-to-html.ts'
import { blockStarts, type ReadBlock, readMarkdown } from './read-markdown.ts'
import { textSchema } from './schema.ts'
import { writeBlock } from './write-markdown.ts'

/** A block as it was in a parsed text. */
interface Origin {
  text: string
  /** The node as parsed: while it is unchanged, so is its text. */
  node: Node
  source: Source
  index: number
  /** The text between it and the next block. */
  gap: string
}

/** What a document needs of a parsed block. */
export type SourceBlock = Pick<ReadBlock, 'from' | 'to' | 'node'>

/** A parsed text: what surrounds its blocks. */
interface Source {
  lead: string
  tail: string
  count: number
}

/** A top-level block of the document, and the range of its Markdown in the text. */
export interface WrittenBlock {
  node: Node
  /** The node's position in the document. */
  pos: number
  from: number
  to: number
}

export interface WrittenText {
  text: string
  /** Without empty paragraphs, which Markdown does not have. */
  blocks: readonly WrittenBlock[]
}

/**
 * Remembers for every block the piece of Markdown it was parsed from, so that a text is written back byte for byte
 * except for changed blocks (EDIT-FORMAT-3). One instance per editor.
 */
export class TextSource {
  readonly kind: TextKind
  readonly #origins = new Map<number, Origin>()
  readonly #written = new WeakMap<Node, { text: string; origin: Origin | null }>()
  readonly #gaps = new WeakMap<Node, { next: Node; gap: string }>()
  #latest: Source = { lead: '', tail: '', count: 0 }
  /** The last parse: a text is checked before it is shown. */
  #last: { markdown: string; doc: Node; source: Source } | null = null

  constructor(kind: TextKind = 'article') {
    this.kind = kind
  }

  /**
   * Returns the document that shows a Markdown text.
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

  /** Removes a byte order mark, which is not part of the text, and would shift every offset by one. */
  static withoutByteOrderMark(markdown: string): string {
    return markdown.startsWith('\uFEFF') ? markdown.slice(1) : markdown
  }

  /** Returns the document of a text whose blocks were parsed elsewhere, without a byte order mark. */
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
   * Parses a changed piece of the text into the blocks that replace the former ones. If their number is the same, the
   * text between them stays as it is.
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

  /** Returns the Markdown of a document. Only blocks changed since parsing are written anew. */
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

/** Separates two blocks that Markdown would parse as one, such as two lists. */
const COMMENT = '\n\n<!-- -->\n\n'

const BLANK_LINE = /\n[ \t]*\r?\n/
const LIST = /^ {0,3}(?:[-+*]|\d{1,9}[.)])(?:\s|$)/
/** Unclosed HTML and code would include everything after them. */
const MAY_BE_OPEN = /^ {0,3}(?:<|```|~~~)/

/** Whether two adjacent blocks are still parsed as two. */
function keepsApart(one: string, gap: string, next: string): boolean {
  const mayTakeIn = MAY_BE_OPEN.test(one) || /^[ \t]/.test(next) || (LIST.test(one) && LIST.test(next))
  if (BLANK_LINE.test(gap) && !mayTakeIn) return true
  const start = one.length + gap.length
  const indentation = /^[ \t]*/.exec(next)?.[0].length ?? 0
  return blockStarts(one + gap + next).some((at) => at >= start && at <= start + indentation)
}
