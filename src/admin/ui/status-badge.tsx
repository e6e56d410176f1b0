import { formatStatus } from '../../domain/content/labels.ts'
import type { ContentStatus } from '../../domain/content/status.ts'
import { classNames } from '../../web/ui/class-names.ts'

/** Dot, ring or dash: the shape says what the colour says (art direction, Status badges). */
const LOOKS: Record<ContentStatus, { paper: string; shape: string }> = {
  published: { paper: 'bg-ok-bg text-ok', shape: 'size-2 rounded-full bg-current' },
  draft: { paper: 'bg-warn-bg text-warn', shape: 'size-2 rounded-full border-2 border-current' },
  archived: { paper: 'bg-mute-bg text-mute', shape: 'h-1 w-2 rounded-[1px] bg-current' },
}

/** The status of an article or recipe; a missing one shows as draft (specification §4). */
export function StatusBadge({ status }: { status: ContentStatus | null | undefined }) {
  const { paper, shape } = LOOKS[status ?? 'draft']
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-[.4em] rounded-paper px-[.6em] text-label font-[650]',
        paper,
      )}
    >
      <span aria-hidden className={classNames('flex-none', shape)} />
      {formatStatus(status)}
    </span>
  )
}
