import type { StatusCounts } from '../../../domain/admin/overview.ts'
import { formatStatus } from '../../../domain/content/labels.ts'
import { ITEM_STATES, type ItemState } from '../../../domain/content/status.ts'
import { ChoiceChips } from '../../ui/choice-chips.tsx'

interface StatusFilterProps {
  chosen: ItemState | null
  /** How many items each would show; unknown until the first answer. */
  counts: StatusCounts | undefined
  onChoose: (status: ItemState | null) => void
}

/** Chips that leave one state, or all; nothing scheduled, no chip for it. */
export function StatusFilter({ chosen, counts, onChoose }: StatusFilterProps) {
  const offered = ITEM_STATES.filter(
    (state) => state !== 'scheduled' || state === chosen || counts?.scheduled,
  )
  const states = offered.map((value) => ({ value, label: formatStatus(value), count: counts?.[value] }))
  return (
    <ChoiceChips
      label="Filter by status"
      choices={[{ value: null, label: 'All', count: counts?.all }, ...states]}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
