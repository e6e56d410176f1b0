import type { Finding, FindingLevel } from '../../../domain/proofreader/finding.ts'
import type { ItemToRead } from '../../../domain/proofreader/proofread.ts'

/** The difference between two texts: `before.slice(start, end)` became `text`. */
export interface TextChange {
  start: number
  end: number
  text: string
}

/** Returns the smallest change from one text to another; no character is split. */
export function findTextChange(before: string, after: string): TextChange {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  if (isCut(before, start) || isCut(after, start)) start--
  let same = 0
  while (same < most - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++
  if (isCut(before, before.length - same) || isCut(after, after.length - same)) same--
  return { start, end: before.length - same, text: after.slice(start, after.length - same) }
}

/** Whether an offset is between the two halves of a surrogate pair. */
function isCut(text: string, at: number): boolean {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') && /[\uD800-\uDBFF]/.test(text[at - 1] ?? '')
}

/** How a finding is mended: for a text only the changed part, since sending a whole text per finding would be too much. */
export type Mend = { field: string; change: TextChange } | { field: string; value: number | string[] }

/** A finding as sent by the worker. */
export interface ReadFinding extends Omit<Finding, 'fix'> {
  mend: Mend | null
}

/** Returns a field of an item, or a part of one of its lists: `ingredients.0.amount`. */
export function valueAt(text: ItemToRead['text'], field: string): unknown {
  let value: unknown = text
  for (const part of field.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = new Map<string, unknown>(Object.entries(value)).get(part)
  }
  return value
}

/** @param text in which the finding was found */
export function toReadFinding({ fix, ...finding }: Finding, text: ItemToRead['text']): ReadFinding {
  if (!fix) return { ...finding, mend: null }
  const { field, value } = fix
  if (typeof value !== 'string') return { ...finding, mend: { field, value } }
  const before = valueAt(text, field)
  return {
    ...finding,
    mend: { field, change: findTextChange(typeof before === 'string' ? before : '', value) },
  }
}

/** The three levels (PROOF-FINDING-1): each has a word, and in `proof.css` a shape and a line. */
export const LEVEL_WORDS: Record<FindingLevel, string> = {
  error: 'Not right',
  warning: 'Worth a look',
  hint: 'Style',
}

/** A finding with the number that links it to its place. */
export interface NumberedFinding extends ReadFinding {
  number: number
}

/** Returns `Finding 3, worth a look: 25 characters …`, for screen readers. */
export function speakFinding({ number, level, message }: NumberedFinding): string {
  return `Finding ${number}, ${LEVEL_WORDS[level].toLowerCase()}: ${message}`
}
