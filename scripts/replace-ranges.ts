/** A part of a text, from its first character to the one after its last, and its replacement. */
export interface Replacement {
  start: number
  end: number
  text: string
}

/**
 * Returns the text with all parts replaced, joined only once: replaced one by one, a file of megabytes would be copied
 * for every change.
 *
 * @param replacements must not overlap; in any order
 */
export function replaceRanges(code: string, replacements: readonly Replacement[]): string {
  const parts: string[] = []
  let reached = 0
  for (const { start, end, text } of replacements.toSorted((a, b) => a.start - b.start)) {
    parts.push(code.slice(reached, start), text)
    reached = end
  }
  parts.push(code.slice(reached))
  return parts.join('')
}
