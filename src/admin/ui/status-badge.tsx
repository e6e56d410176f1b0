import { formatStatus } from '../../domain/content/labels.ts'
import type { ContentStatus } from '../../domain/content/status.ts'
import { type BadgeLook, StateBadge } from './state-badge.tsx'

const LOOKS: Record<ContentStatus, BadgeLook> = { published: 'good', draft: 'open', archived: 'quiet' }

/** The status of an article or recipe; a missing one shows as draft (specification §4). */
export function StatusBadge({ status }: { status: ContentStatus | null | undefined }) {
  return <StateBadge look={LOOKS[status ?? 'draft']}>{formatStatus(status)}</StateBadge>
}
