import { type Plugin, parseAst, Visitor } from 'vite'
import { type Replacement, replaceRanges } from './replace-ranges.ts'

const BEYOND_ASCII = /[^\0-\x7f]/
const ALL_BEYOND_ASCII = /[^\0-\x7f]/g
/** A letter of a regular expression or a template, with the backslash that makes a letter mean itself. */
const LETTER = /\\[\0-\x7f]|\\?[^\0-\x7f]/g

const escapeLetter = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The same regular expression, or the same part of a template, in ASCII. */
const escapePlain = (source: string) =>
  source.replace(LETTER, (found) => (BEYOND_ASCII.test(found) ? escapeLetter(found.slice(-1)) : found))

/** What stands between the marks of a raw template, for a template that reads escapes. */
const escapeRaw = (text: string) => text.replace(/[\\`$]/g, '\\$&').replace(ALL_BEYOND_ASCII, escapeLetter)

/**
 * Writes letters beyond ASCII as escapes where the bundler's `charset` does not: in regular expressions and templates.
 * One of them makes Node hold all of a file in two bytes a letter.
 */
export function escapeLetters(code: string): string {
  if (!BEYOND_ASCII.test(code)) return code
  const changes: Replacement[] = []
  const change = ({ start, end }: Omit<Replacement, 'text'>, text: string) =>
    changes.push({ start, end, text })
  const tagged = new Set<unknown>()
  new Visitor({
    Literal(node) {
      if ('regex' in node) change(node, escapePlain(code.slice(node.start, node.end)))
    },
    TaggedTemplateExpression({ tag, quasi }) {
      tagged.add(quasi)
      if (code.slice(tag.start, tag.end) !== 'String.raw') return
      if (!quasi.quasis.some(({ value }) => BEYOND_ASCII.test(value.raw))) return
      change(tag, '')
      for (const part of quasi.quasis) change(part, escapeRaw(part.value.raw))
    },
    TemplateLiteral(node) {
      // Any other tag may look at what is written.
      if (!tagged.has(node)) for (const part of node.quasis) change(part, escapePlain(part.value.raw))
    },
  }).visit(parseAst(code))
  return replaceRanges(code, changes)
}

export const escapedLetters: Plugin = {
  name: 'escaped-letters',
  renderChunk: (code) => ({ code: escapeLetters(code), map: null }),
}
