import { type Plugin, parseAst, Visitor } from 'vite'
import { type Replacement, replaceRanges } from './replace-ranges.ts'

const BEYOND_ASCII = /[^\0-\x7f]/
const ALL_BEYOND_ASCII = /[^\0-\x7f]/g
/** A character in a regular expression or template, including the backslash that makes it literal. */
const LETTER = /\\[\0-\x7f]|\\?[^\0-\x7f]/g

const escapeLetter = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Returns the same regular expression, or part of a template, in ASCII. */
const escapePlain = (source: string) =>
  source.replace(LETTER, (found) => (BEYOND_ASCII.test(found) ? escapeLetter(found.slice(-1)) : found))

/** Converts the text of a raw template for a template that interprets escapes. */
const escapeRaw = (text: string) => text.replace(/[\\`$]/g, '\\$&').replace(ALL_BEYOND_ASCII, escapeLetter)

/**
 * Escapes characters beyond ASCII where the bundler's `charset` does not: in regular expressions and templates. A
 * single one makes Node hold the whole file in two bytes per character.
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
      // Any other tag may read the raw text.
      if (!tagged.has(node)) for (const part of node.quasis) change(part, escapePlain(part.value.raw))
    },
  }).visit(parseAst(code))
  return replaceRanges(code, changes)
}

export const escapedLetters: Plugin = {
  name: 'escaped-letters',
  renderChunk: (code) => ({ code: escapeLetters(code), map: null }),
}
