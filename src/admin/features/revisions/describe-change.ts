import type { RevisionSummary } from '../../../domain/admin/writing.ts'

/** More names than this are counted instead. */
const MAX_NAMES = 3

/** What a save did, in a few words: `Changed Title, Text and 2 more`. */
export function describeChange(
  { action, changed_fields }: Pick<RevisionSummary, 'action' | 'changed_fields'>,
  labels: Readonly<Record<string, string>>,
): string {
  if (action === 'created') return 'First version'
  if (action === 'restored') return 'Brought back'
  const names = [...new Set(changed_fields.map((name) => labels[name]))].filter((name) => name !== undefined)
  if (names.length === 0) return 'Saved'
  const rest = names.length - MAX_NAMES
  return `Changed ${names.slice(0, MAX_NAMES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
