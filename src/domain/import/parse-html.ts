import type { Root, RootContent } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { IMPORT_LIMITS } from './import-limits.ts'

/** HTML that is not worth the machine's time: too long, or elements nested like no text is. */
export class UnreadableHtml extends Error {
  override name = 'UnreadableHtml'
}

const parser = unified().use(rehypeParse, { fragment: true })

/**
 * Somebody else's HTML as a tree that can be walked safely.
 *
 * @throws UnreadableHtml
 */
export function parseHtml(html: string): Root {
  const tree = parse(html)
  if (isTooDeep(tree)) throw tooDeep()
  return tree
}

function parse(html: string): Root {
  try {
    return parser.parse(html)
  } catch (error) {
    // The parser itself recurses, and ends here where a text is nested without end.
    if (error instanceof RangeError) throw tooDeep(error)
    throw error
  }
}

function tooDeep(cause?: RangeError): UnreadableHtml {
  return new UnreadableHtml('The text is nested too deeply.', { cause })
}

/** Walks without recursion: what is asked about may be deep enough to end one. */
function isTooDeep(tree: Root): boolean {
  let level: RootContent[] = tree.children
  for (let depth = 0; depth <= IMPORT_LIMITS.htmlDepth; depth++) {
    if (level.length === 0) return false
    level = level.flatMap((node) => (node.type === 'element' ? node.children : []))
  }
  return true
}
