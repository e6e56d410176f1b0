import { describeChanges } from '../../../domain/audit/describe-changes.ts'
import type { RevisionSummary } from '../../../domain/content/item-calls.ts'

/** More names than this are counted instead. */
const MAX_NAMES = 3

/** What a save did, in a few words: `Changed the text (+120 words) and 2 steps`, or of older ones `Changed Title, Text`. */
export function describeChange(
  {
    action,
    changed_fields,
    changes,
    words_added,
    status,
  }: Pick<RevisionSummary, 'action' | 'changed_fields' | 'changes' | 'words_added' | 'status'>,
  labels: Readonly<Record<string, string>>,
): string {
  if (action === 'created') return 'First version'
  if (action === 'restored') return 'Brought back'
  const counted = changes && describeChanges(changes, words_added)
  if (counted) return `Changed ${counted}${changed_fields.includes('status') ? `, now ${status}` : ''}`
  const names = [...new Set(changed_fields.map((name) => labels[name]))].filter((name) => name !== undefined)
  if (names.length === 0) return 'Saved'
  const rest = names.length - MAX_NAMES
  return `Changed ${names.slice(0, MAX_NAMES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
