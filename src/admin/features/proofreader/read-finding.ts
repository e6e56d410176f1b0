import type { Finding } from '../../../domain/proofreader/finding.ts'
import type { ItemToRead } from '../../../domain/proofreader/proofread.ts'
import { findTextChange, type TextChange } from './text-change.ts'

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
