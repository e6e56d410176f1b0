import type { EditorKind } from './editor-kind.ts'
import type { SharedFields } from './shared-fields.ts'

/** The names of the fields that differ, in the order of the screen. */
export function changedFields<F extends SharedFields>(kind: EditorKind<F>, before: F, after: F): string[] {
  if (before === after) return []
  const old = kind.plainFields(before)
  const next = kind.plainFields(after)
  return Object.keys(kind.labels).filter((name) => !isSame(old[name], next[name]))
}

/** True when there is something to save. */
export function hasChanges<F extends SharedFields>(kind: EditorKind<F>, before: F, after: F): boolean {
  return changedFields(kind, before, after).length > 0
}

function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true
  // Long texts are compared as they are, on every key; only lists are worth more.
  return Array.isArray(before) && Array.isArray(after) && JSON.stringify(before) === JSON.stringify(after)
}
