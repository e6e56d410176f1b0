// The one part of the library that is needed: its index would bring all of it to the admin's browser.
import { diffArrays } from 'diff/lib/diff/array.js'

/** A stretch of two compared texts: in both, only in the older, or only in the newer one. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Texts further apart than this are not compared so finely: a comparison must not hold up a phone. */
const MAX_EDITS = 2_000

/**
 * What changed from one text to another, word by word; texts too far apart for that line by line, and else as a whole.
 * Joined, the same and removed parts are the older text, the same and added parts the newer.
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

/** Null when they are too far apart. */
function compareTokens(before: string[], after: string[]): TextPart[] | null {
  const changes = diffArrays(before, after, { maxEditLength: MAX_EDITS })
  if (changes === undefined) return null
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}
