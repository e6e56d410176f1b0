import { Fragment, type Node } from 'prosemirror-model'
import { textSchema } from './schema.ts'

const { nodes, marks } = textSchema

/**
 * Returns a block of a letter in the form that an article would need for the same Markdown: a break is a line ending
 * (CONTENT-MARKDOWN-3), and text in braces is written unescaped, so that names stay names (NEWS-NAME-1).
 */
export function asWrittenInLetters(block: Node): Node {
  if (block.isText || block.isLeaf || block.type.spec.code) return block
  const isCell = block.type.spec.tableRole === 'cell' || block.type.spec.tableRole === 'header_cell'
  const children = childrenOf(block)
  const changed = block.inlineContent
    ? children.flatMap((child, index) => phrasesOf(child, children[index - 1], children[index + 1]))
    : children.map((child) => asWrittenInLetters(isCell ? withEscapedBars(child) : child))
  return block.copy(Fragment.fromArray(changed))
}

function childrenOf(node: Node): Node[] {
  return Array.from({ length: node.childCount }, (_, index) => node.child(index))
}

/** An empty line would begin a paragraph: adjacent breaks stay breaks. */
function isLineEnd(node: Node | undefined, before: Node | undefined, after: Node | undefined): boolean {
  return (
    node?.type === nodes.hard_break && before?.type !== nodes.hard_break && after?.type !== nodes.hard_break
  )
}

function phrasesOf(node: Node, before: Node | undefined, after: Node | undefined): Node[] {
  if (isLineEnd(node, before, after))
    return [textSchema.text(' ', marks.line_end.create().addToSet(node.marks))]
  if (!node.isText || marks.code.isInSet(node.marks) || marks.source_text.isInSet(node.marks)) return [node]
  let words = node.text ?? ''
  // Markdown ignores spaces around a line ending.
  if (before?.type === nodes.hard_break) words = words.replace(/^[ \t]+/, '')
  if (after?.type === nodes.hard_break) words = words.replace(/[ \t]+$/, '')
  return words.split(BRACES).flatMap((part, index) => {
    if (part === '') return []
    const isBraces = index % 2 === 1
    return [textSchema.text(part, isBraces ? marks.source_text.create().addToSet(node.marks) : node.marks)]
  })
}

const BRACES = /(\\\{|\{[^{}\n]*\})/

/** In a table a bar ends a cell unless it has a backslash before it. */
function withEscapedBars(cell: Node): Node {
  const content = childrenOf(cell).map((child) =>
    child.isText
      ? textSchema.text(
          (child.text ?? '').replace(BRACES_IN_CELL, (braces) => braces.replaceAll('|', '\\|')),
          child.marks,
        )
      : child,
  )
  return cell.copy(Fragment.fromArray(content))
}

const BRACES_IN_CELL = /\{[^{}\n]*\}/g
