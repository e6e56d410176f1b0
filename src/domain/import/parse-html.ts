import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { TOO_DEEP, UnreadableText } from '../errors.ts'
import { isTreeDeeperThan } from '../text/markdown-limits.ts'
import { IMPORT_LIMITS } from './import-limits.ts'

const parser = unified().use(rehypeParse, { fragment: true })

/**
 * Parses untrusted HTML into a tree that is safe to traverse.
 *
 * @throws UnreadableText
 */
export function parseHtml(html: string): Root {
  if (hasMoreThan(html, IMPORT_LIMITS.htmlElements)) throw tooMany()
  const tree = parse(html)
  if (isTreeDeeperThan(tree, IMPORT_LIMITS.htmlDepth)) throw new UnreadableText(TOO_DEEP)
  // The parser reopens unclosed formatting elements in every following block, so that few can become many.
  let elements = 0
  visit(tree, (node) => {
    elements += 1
    if ('children' in node && node.children.length > IMPORT_LIMITS.htmlSiblings) throw tooMany()
  })
  if (elements > IMPORT_LIMITS.htmlElements * 2) throw tooMany()
  return tree
}

function hasMoreThan(html: string, max: number): boolean {
  let count = 0
  for (const _ of html.matchAll(/<[a-z]/gi)) if (++count > max) return true
  return false
}

function parse(html: string): Root {
  try {
    return parser.parse(html)
  } catch (error) {
    // The parser itself recurses and overflows the stack on extreme nesting.
    if (error instanceof RangeError) throw new UnreadableText(TOO_DEEP, { cause: error })
    throw error
  }
}

function tooMany(): UnreadableText {
  return new UnreadableText('This text has too many elements to be read.')
}
