import { formatStatus } from '../../domain/content/labels.ts'
import type { ContentStatus, ItemState } from '../../domain/content/status.ts'
import { stateOf } from '../../domain/content/visibility.ts'
import { type BadgeLook, StateBadge } from './state-badge.tsx'

const LOOKS: Record<ItemState, BadgeLook> = {
  published: 'good',
  scheduled: 'moving',
  draft: 'open',
  archived: 'quiet',
}

interface StatusBadgeProps {
  item: { status: ContentStatus | null | undefined; published_at: string | null }
  /** ISO 8601; the moment of drawing without one. */
  now?: string
}

/** How an article or recipe stands; a missing status shows as draft (product §12.1). */
export function StatusBadge({ item, now = new Date().toISOString() }: StatusBadgeProps) {
  const state = stateOf(item, now)
  return <StateBadge look={LOOKS[state]}>{formatStatus(state)}</StateBadge>
}
