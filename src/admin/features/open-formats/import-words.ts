import type { ImportPlan, ImportResult, PlannedItem } from '../../../domain/import/import-calls.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import type { BadgeLook } from '../../ui/badges.tsx'

export const SOURCES: Record<ImportPlan['source'], string> = {
  export: 'the export of a site of this kind',
  wordpress: 'a WordPress export',
  ghost: 'a Ghost export',
  disqus: 'a Disqus export',
  comments: 'a table of comments',
}

/** What will happen with an item, as its badge says it. */
export function describeAction({ action, usable }: PlannedItem): { look: BadgeLook; word: string } {
  if (!usable) return { look: 'bad', word: 'Can’t be imported' }
  if (action === 'create') return { look: 'good', word: 'Comes in' }
  return action === 'update' ? { look: 'open', word: 'Changes yours' } : { look: 'quiet', word: 'Stays out' }
}

/** `12 come in, 1 changes yours, 3 stay out`. How many comments come along is told beside it. */
export function describeCounts({ items, comments }: Pick<ImportPlan, 'items' | 'comments'>): string {
  if (items.length === 0 && comments > 0) return 'Only comments are in it'
  const count = (action: PlannedItem['action']) => items.filter((item) => item.action === action).length
  const [create, update, skip] = [count('create'), count('update'), count('skip')]
  const parts = [
    create > 0 && `${create} ${create === 1 ? 'comes' : 'come'} in`,
    update > 0 && `${update} ${update === 1 ? 'changes' : 'change'} yours`,
    skip > 0 && `${skip} ${skip === 1 ? 'stays' : 'stay'} out`,
  ]
  return parts.filter(Boolean).join(', ') || 'Nothing is in it'
}

/** `12 brought in, 1 changed, 3 left as they were, 40 comments`. */
export function describeResult({ created, updated, skipped, pictures, notes }: ImportResult): string {
  const hasTexts = created + updated + skipped > 0
  const parts = [
    hasTexts && `${created} brought in`,
    updated > 0 && `${updated} changed`,
    skipped > 0 && `${skipped} left out`,
    pictures > 0 && pluralize(pictures, 'picture'),
    (notes > 0 || !hasTexts) && pluralize(notes, 'comment'),
  ]
  return parts.filter(Boolean).join(', ')
}
