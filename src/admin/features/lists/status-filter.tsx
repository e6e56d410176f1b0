import type { StatusCounts } from '../../../domain/admin/overview.ts'
import { formatStatus } from '../../../domain/content/labels.ts'
import type { ContentStatus } from '../../../domain/content/status.ts'
import { classNames } from '../../../web/ui/class-names.ts'

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
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset grows with its content instead of scrolling
    <div
      role="group"
      aria-label="Filter by status"
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:px-0"
    >
      <Chip pressed={chosen === null} count={counts?.all} onPress={() => onChoose(null)}>
        All
      </Chip>
      {STATUSES.map((status) => (
        <Chip
          key={status}
          pressed={chosen === status}
          count={counts?.[status]}
          onPress={() => onChoose(status)}
        >
          {formatStatus(status)}
        </Chip>
      ))}
    </div>
  )
}

interface ChipProps {
  pressed: boolean
  count: number | undefined
  onPress: () => void
  children: string
}

function Chip({ pressed, count, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'min-h-11 flex-none rounded-pill border-[1.5px] px-4 text-small font-semibold',
        pressed ? 'border-ink bg-ink text-ground' : 'border-line-strong hover:bg-sunken',
      )}
    >
      {children}
      {count !== undefined && (
        <span className={classNames('ml-1.5 tabular-nums', !pressed && 'text-muted')}>{count}</span>
      )}
    </button>
  )
}
