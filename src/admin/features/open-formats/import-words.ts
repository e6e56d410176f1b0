import type { ImportPlan, ImportResult, PlannedItem } from '../../../domain/import/import-calls.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import type { BadgeLook } from '../../ui/badges.tsx'

export const SOURCES: Record<ImportPlan['source'], string> = {
  export: 'the export of a site of this kind',
  wordpress: 'a WordPress export',
  ghost: 'a Ghost export',
}

/** What will happen with an item, as its badge says it. */
export function describeAction({ action, usable }: PlannedItem): { look: BadgeLook; word: string } {
  if (!usable) return { look: 'bad', word: 'Cannot come in' }
  if (action === 'create') return { look: 'good', word: 'Comes in' }
  return action === 'update' ? { look: 'open', word: 'Changes yours' } : { look: 'quiet', word: 'Stays out' }
}

/** `12 come in, 1 changes yours, 3 stay out`. */
export function describeCounts(items: readonly PlannedItem[]): string {
  const count = (action: PlannedItem['action']) => items.filter((item) => item.action === action).length
  const [create, update, skip] = [count('create'), count('update'), count('skip')]
  const parts = [
    create > 0 && `${create} ${create === 1 ? 'comes' : 'come'} in`,
    update > 0 && `${update} ${update === 1 ? 'changes' : 'change'} yours`,
    skip > 0 && `${skip} ${skip === 1 ? 'stays' : 'stay'} out`,
  ]
  return parts.filter(Boolean).join(', ') || 'Nothing is in it'
}

/** `12 brought in, 1 changed, 3 left as they were`. */
export function describeResult({ created, updated, skipped, pictures }: ImportResult): string {
  const parts = [
    `${created} brought in`,
    updated > 0 && `${updated} changed`,
    skipped > 0 && `${skipped} left out`,
    pictures > 0 && pluralize(pictures, 'picture'),
  ]
  return parts.filter(Boolean).join(', ')
}
