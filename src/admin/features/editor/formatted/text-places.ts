import type { Node } from 'prosemirror-model'
import type { TextKind } from '../../../../domain/content/markdown-to-html.ts'
import type { Place } from './align-text.ts'
import { readMarkdown } from './read-markdown.ts'
import type { WrittenBlock, WrittenText } from './text-source.ts'

/** Where every sign and every leaf of a block stands in its Markdown, and where in the block, in their order. */
interface Units {
  places: readonly Place[]
  /** Within the node, counted from its own place. */
  positions: readonly number[]
}

/**
 * Leads from places of the Markdown to places of the document and back (EDIT-FORMAT-2). Made of a block's own Markdown
 * when it is first asked for, and kept as long as the block is the same.
 */
export class TextPlaces {
  readonly #units = new WeakMap<Node, Units>()
  readonly #kind: TextKind

  constructor(kind: TextKind = 'article') {
    this.#kind = kind
  }

  /** The place in the document of an offset of the Markdown; the nearest there is. */
  toPosition({ text, blocks }: WrittenText, offset: number): number {
    const index = blocks.findLastIndex(({ from }) => from <= offset)
    const block = blocks[Math.max(index, 0)]
    if (!block) return 0
    const { places, positions } = this.#unitsOf(block, text)
    const within = offset - block.from
    const unit = places.findIndex(([, to]) => to > within)
    const position = positions[unit]
    if (position !== undefined) return block.pos + position
    const last = positions.at(-1)
    return block.pos + (last === undefined ? 1 : last + 1)
  }

  /** The offset in the Markdown of a place in the document. */
  toOffset({ text, blocks }: WrittenText, position: number): number {
    const block = blocks.findLast(({ pos }) => pos <= position)
    if (!block) return 0
    if (position >= block.pos + block.node.nodeSize) return block.to
    const { places, positions } = this.#unitsOf(block, text)
    const within = position - block.pos
    const unit = positions.findLastIndex((at) => at <= within)
    const place = places[unit]
    if (!place) return block.from + (places[0]?.[0] ?? 0)
    return block.from + (positions[unit] === within ? place[0] : place[1])
  }

  #unitsOf({ node, from, to }: WrittenBlock, text: string): Units {
    const known = this.#units.get(node)
    if (known) return known
    const places = readMarkdown(text.slice(from, to), this.#kind).flatMap((block) => block.places)
    const units = { places, positions: positionsIn(node).slice(0, places.length) }
    this.#units.set(node, units)
    return units
  }
}

function positionsIn(block: Node): number[] {
  if (block.isLeaf) return [0]
  const positions: number[] = []
  block.descendants((node, pos) => {
    const length = node.isText ? node.nodeSize : node.isLeaf && !node.isTextblock ? 1 : 0
    for (let index = 0; index < length; index += 1) positions.push(pos + 1 + index)
  })
  return positions
}
