import type { Issue } from '../../../../domain/admin/issues.ts'
import { type LocalCopy, readLocalCopies, removeLocalCopy } from '../../editor/autosave/local-copies.ts'
import { findOpenTabs } from '../../editor/autosave/open-tabs.ts'
import { isSameLetter, isUnsaved, readFields, type Writing } from './letter-writing.ts'

/**
 * Brings back what was typed in this browser and never reached the server, once, when a letter is opened. Begun from an
 * older version than the stored one, both are shown for her to choose.
 *
 * @param issue as it was opened; null for a new letter
 * @returns when it was typed, ISO 8601; null when there is nothing to bring back
 */
export async function recoverLetter(writing: Writing, issue: Issue | null): Promise<string | null> {
  const openTabs = await findOpenTabs()
  const place = { kind: 'letter', id: issue?.id ?? 'new' } as const
  const left = readLocalCopies(localStorage, place).filter(({ tab }) => !openTabs.has(tab))
  const { saved } = writing.get()
  for (const copy of left) {
    const fields = readFields(copy.fields)
    const isWorthIt = fields !== null && !isSameLetter(fields, saved)
    // She has begun to type: that counts now, and the copy is offered another time.
    if (isWorthIt && isUnsaved(writing.get())) return null
    if (isWorthIt) bringBack(writing, issue, copy, fields)
    removeLocalCopy(localStorage, { ...place, tab: copy.tab })
    if (isWorthIt) return copy.typed_at
  }
  return null
}

function bringBack(
  writing: Writing,
  issue: Issue | null,
  { based_on }: LocalCopy,
  fields: NonNullable<ReturnType<typeof readFields>>,
): void {
  const isOlder = issue !== null && based_on !== null && based_on !== issue.updated_at
  writing.change({
    fields,
    ...(isOlder ? { problem: { kind: 'stale', newer: issue } } : {}),
  })
}
