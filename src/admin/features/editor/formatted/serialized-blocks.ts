import type { TextKind } from '../../../../domain/content/markdown-to-html.ts'
import { readMarkdown } from './read-markdown.ts'
import { textSchema } from './schema.ts'
import type { SourceBlock } from './text-source.ts'

/** A text to be parsed in another thread. */
export interface PostedText {
  markdown: string
  kind: TextKind
}

/** A block as posted between threads. */
export interface SerializedBlock {
  from: number
  to: number
  /** ProseMirror's JSON. */
  node: unknown
}

/**
 * Returns the blocks of a text in a form that can be posted.
 *
 * @throws UnreadableText
 */
export function serializeBlocks({ markdown, kind }: PostedText): SerializedBlock[] {
  return readMarkdown(markdown, kind).map(({ from, to, node }) => ({ from, to, node: node.toJSON() }))
}

export function deserializeBlocks(posted: readonly SerializedBlock[]): SourceBlock[] {
  return posted.map(({ from, to, node }) => ({ from, to, node: textSchema.nodeFromJSON(node) }))
}
