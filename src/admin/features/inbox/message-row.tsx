import type { InboxMessage } from '../../../domain/contact/message-calls.ts'
import { formatShortDate } from '../../../domain/time/dates.ts'
import { timeAgo } from '../../../domain/time/greeting.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { MESSAGE_STATE_WORDS } from './message-words.ts'

interface MessageRowProps {
  message: InboxMessage
  isOpen: boolean
  /** The address that opens it. */
  href: string
}

/** One line of the inbox; an unread one is bold. */
export function MessageRow({ message, isOpen, href }: MessageRowProps) {
  const { time_zone } = useSite()
  const now = useClock()
  const { state, letters } = message
  const isUnread = state === 'unread'
  return (
    <li className="border-t-[1.5px] border-line">
      <SiteLink
        href={href}
        keepScroll
        id={`message-${message.id}`}
        aria-current={isOpen ? 'true' : undefined}
        className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-3.5 no-underline -outline-offset-3 hover:bg-sunken aria-[current]:bg-mist aria-[current]:text-on-field sm:px-5"
      >
        <span className="flex items-baseline justify-between gap-4">
          <span className={classNames('min-w-0 truncate', isUnread ? 'font-bold' : 'font-medium')}>
            {message.first_name} {message.last_name}
          </span>
          <span className="flex-none text-label opacity-80">
            {timeAgo(message.received_at, now) ?? formatShortDate(message.received_at, time_zone)}
          </span>
        </span>
        <span className={classNames('line-clamp-2 text-small wrap-anywhere', isUnread && 'font-[650]')}>
          {message.subject}
        </span>
        <span className="mt-0.5 flex flex-wrap gap-2">
          <StateBadge look={MESSAGE_STATE_WORDS[state].look}>{MESSAGE_STATE_WORDS[state].label}</StateBadge>
          {letters.some((letter) => letter.state === 'failed') && (
            <StateBadge look="bad">A letter failed</StateBadge>
          )}
        </span>
      </SiteLink>
    </li>
  )
}
