import type { Finding, FindingLevel } from '../../../domain/proofreader/finding.ts'
import type { ItemToRead } from '../../../domain/proofreader/proofread.ts'

/** What is different between two texts: `before.slice(start, end)` became `text`. */
export interface TextChange {
  start: number
  end: number
  text: string
}

/** The smallest part of a text that makes another of it; no character is cut in two. */
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

/** Whether a place lies between the two halves of a character. */
function isCut(text: string, at: number): boolean {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') && /[\uD800-\uDBFF]/.test(text[at - 1] ?? '')
}

/** How a finding is mended: of a text only the part that changes, for a whole one a finding would be too much to send. */
export type Mend = { field: string; change: TextChange } | { field: string; value: number | string[] }

/** A finding as the worker tells it. */
export interface ReadFinding extends Omit<Finding, 'fix'> {
  mend: Mend | null
}

/** A field of an item, or a part of one of its lists: `ingredients.0.amount`. */
export function valueAt(text: ItemToRead['text'], field: string): unknown {
  let value: unknown = text
  for (const part of field.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = new Map<string, unknown>(Object.entries(value)).get(part)
  }
  return value
}

/** @param text what the finding was found in */
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

/** The three kinds (PROOF-FINDING-1): each has a word, and in `proof.css` a shape and a line. */
export const LEVEL_WORDS: Record<FindingLevel, string> = {
  error: 'Not right',
  warning: 'Worth a look',
  hint: 'Style',
}

/** A finding with the number that links it to its place. */
export interface NumberedFinding extends ReadFinding {
  number: number
}

/** `Finding 3, worth a look: 25 characters …`, as a screen reader says it. */
export function speakFinding({ number, level, message }: NumberedFinding): string {
  return `Finding ${number}, ${LEVEL_WORDS[level].toLowerCase()}: ${message}`
}
