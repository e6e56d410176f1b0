// Imports only the needed module: the library's index would load all of it into the admin's browser.
import { diffArrays } from 'diff/lib/diff/array.js'

/** A range of two compared texts: in both, only in the older, or only in the newer one. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Texts with more edits are not compared as finely: a comparison must not block a phone. */
const MAX_EDITS = 2_000

/**
 * Compares two texts word by word; texts with too many differences line by line, and else as a whole. Concatenated, the
 * same and removed parts are the older text, the same and added parts the newer.
 */
export function compareTexts(before: string, after: string): TextPart[] {
  return (
    compareTokens(splitWords(before), splitWords(after)) ??
    compareTokens(splitLines(before), splitLines(after)) ?? [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  )
}

function splitWords(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? []
}

function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? []
}

/** Returns null when there are too many differences. */
function compareTokens(before: string[], after: string[]): TextPart[] | null {
  const changes = diffArrays(before, after, { maxEditLength: MAX_EDITS })
  if (changes === undefined) return null
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}
