import type { InboxMessage } from '../../../domain/contact/message-calls.ts'
import { formatShortDate } from '../../../domain/time/dates.ts'
import { timeAgo } from '../../../domain/time/greeting.ts'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { useMatches } from '../../../web/ui/use-matches.ts'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { EmptyState } from '../../ui/list-states.tsx'

/** From here on an opened message stands beside the list. */
const BESIDE = '(min-width: 80rem)'

interface NothingOpenedProps {
  messages: readonly InboxMessage[]
  hrefOf: (id: number) => string
}

/** Beside the list while nothing is opened: how the message begins that has waited longest. */
export function NothingOpened({ messages, hrefOf }: NothingOpenedProps) {
  const { time_zone } = useSite()
  const now = useClock()
  const isBeside = useMatches(BESIDE)
  if (!isBeside) return null
  const first = messages.findLast(({ state }) => state === 'unread')
  return (
    <div className="rounded-field border-[1.5px] border-line">
      {first ? (
        <div className="grid justify-items-start gap-1 p-7">
          <p className="text-small font-[650] text-muted">Waiting longest</p>
          <p className="type-h3 wrap-anywhere">{first.subject}</p>
          <p className="text-small text-muted">
            {first.first_name} {first.last_name},{' '}
            {timeAgo(first.received_at, now) ?? formatShortDate(first.received_at, time_zone)}
          </p>
          <p className="mt-3 mb-5 line-clamp-4 max-w-(--hf-measure) whitespace-pre-line wrap-anywhere">
            {first.message}
          </p>
          <ButtonLink href={hrefOf(first.id)} look="line">
            Read and answer
          </ButtonLink>
        </div>
      ) : (
        <EmptyState picture="letterbox" title="Nothing opened">
          Choose a message to read it here.
        </EmptyState>
      )}
    </div>
  )
}
