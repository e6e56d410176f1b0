import type { StatusCounts } from '../../../domain/admin/overview.ts'
import { formatStatus } from '../../../domain/content/labels.ts'
import type { ContentStatus } from '../../../domain/content/status.ts'
import { ChoiceChips } from '../../ui/choice-chips.tsx'

/** In the order she thinks of them: what readers see, what she is writing, what is put away. */
const STATUSES: readonly ContentStatus[] = ['published', 'draft', 'archived']

interface StatusFilterProps {
  chosen: ContentStatus | null
  /** How many items each would show; unknown until the first answer. */
  counts: StatusCounts | undefined
  onChoose: (status: ContentStatus | null) => void
}

/** Chips that leave one status, or all. */
export function StatusFilter({ chosen, counts, onChoose }: StatusFilterProps) {
  const statuses = STATUSES.map((value) => ({ value, label: formatStatus(value), count: counts?.[value] }))
  return (
    <ChoiceChips
      label="Filter by status"
      choices={[{ value: null, label: 'All', count: counts?.all }, ...statuses]}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
