/** A part of a text, from its first character to the one behind its last, and what stands there instead. */
export interface Replacement {
  start: number
  end: number
  text: string
}

/**
 * The text with each part replaced, put together once: cut again for every change, a file of megabytes is copied as
 * often as it has changes.
 *
 * @param replacements none overlaps another, in any order
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
