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

/** Beside the list while nothing is opened: the message that has waited longest, whose words stand in the list. */
export function NothingOpened({ messages, hrefOf }: NothingOpenedProps) {
  const { time_zone } = useSite()
  const now = useClock()
  const isBeside = useMatches(BESIDE)
  if (!isBeside) return null
  const first = messages.findLast(({ state }) => state === 'unread')
  return (
    <div className="rounded-field border-[1.5px] border-line">
      {first ? (
        <div className="grid justify-items-start gap-5 p-7">
          <p className="type-h3">
            The one that has waited longest came{' '}
            {timeAgo(first.received_at, now) ?? `on ${formatShortDate(first.received_at, time_zone)}`}.
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
