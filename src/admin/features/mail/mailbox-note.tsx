import { useQuery } from '@tanstack/react-query'
import type { MailboxFailure } from '../../../domain/admin/mail-check.ts'
import { timeAgo } from '../../../domain/time/greeting.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { Note } from '../../ui/note.tsx'
import { mailboxQuery } from './mail-queries.ts'

/** What happened, and what to do next. */
const WORDS: Record<MailboxFailure, { what: string; next: string }> = {
  password: {
    what: 'Their mailbox doesn’t accept the password any more.',
    next: 'Ask whoever runs your site to put the new password into IMAP_URL and start it again.',
  },
  missing: {
    what: 'The mailbox they come to isn’t there any more.',
    next: 'Ask whoever runs your site to name the right one in IMAP_URL and start it again.',
  },
  unreachable: {
    what: 'Their mailbox doesn’t answer.',
    next: 'We try again every five minutes. If it lasts for hours, ask whoever runs your site to check IMAP_URL.',
  },
  other: {
    what: 'Their mailbox can’t be read.',
    next: 'We try again every five minutes. If it lasts for hours, pass this on to whoever runs your site.',
  },
}

/** That letters coming back are not seen just now, and what to do about it; nothing while all is well (product §20.7). */
export function MailboxNote() {
  const { time_zone } = useSite()
  const now = useClock()
  const { data: trouble } = useQuery(mailboxQuery())
  if (!trouble) return null
  const { what, next } = WORDS[trouble.reason]
  const since = timeAgo(trouble.since, now) ?? `on ${formatDateAndTime(trouble.since, time_zone)}`
  return (
    <Note look="bad" title="Letters that come back aren’t seen">
      <p>
        {what} It began {since}.
      </p>
      <p>{next}</p>
      <p>
        Your letters go out as usual. Only addresses that are no more stay on your list until this is mended;
        nothing that comes back meanwhile is missed.
      </p>
      {trouble.said !== '' && <p className="text-label wrap-anywhere">The server said: {trouble.said}</p>}
    </Note>
  )
}
