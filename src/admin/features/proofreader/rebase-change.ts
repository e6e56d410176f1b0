import { findTextChange, type TextChange } from './text-change.ts'

/**
 * A change that was worked out for a text as it was read, for the text as it is now: what was typed meanwhile stays. Null
 * where it was typed at the very place.
 */
export function rebaseChange(change: TextChange, read: string, now: string): TextChange | null {
  if (read === now) return change
  const typed = findTextChange(read, now)
  if (change.end < typed.start) return change
  if (change.start < typed.end) return null
  const shift = now.length - read.length
  return { ...change, start: change.start + shift, end: change.end + shift }
}
