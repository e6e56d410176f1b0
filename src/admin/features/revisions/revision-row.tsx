import type { RevisionSummary } from '../../../domain/content/item-calls.ts'
import { formatClock, formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { useSite } from '../../data/use-site.ts'
import { TextButton } from '../../ui/text-button.tsx'
import { describeChange } from './describe-change.ts'

interface RevisionRowProps {
  revision: RevisionSummary
  isPresent: boolean
  labels: Readonly<Record<string, string>>
  onOpen: () => void
}

export function RevisionRow({ revision, isPresent, labels, onOpen }: RevisionRowProps) {
  const { time_zone } = useSite()
  const when = formatDateAndTime(revision.saved_at, time_zone)
  return (
    <li className="flex items-start justify-between gap-3 border-t-[1.5px] border-line py-2.5 pr-3 pl-5">
      <div className="min-w-0 py-1">
        <p className="text-small font-[650]">{describeChange(revision, labels)}</p>
        <p className="text-label text-muted">
          <time dateTime={revision.saved_at}>{formatClock(revision.saved_at, time_zone)}</time> ·{' '}
          {revision.saved_by}
        </p>
      </div>
      {isPresent ? (
        <span className="px-1.5 py-2 text-label font-semibold text-muted">Now</span>
      ) : (
        <TextButton onClick={onOpen}>
          View<span className="sr-only"> the version of {when}</span>
        </TextButton>
      )}
    </li>
  )
}
