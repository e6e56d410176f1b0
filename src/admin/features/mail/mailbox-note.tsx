import { useQuery } from '@tanstack/react-query'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { Note } from '../../ui/note.tsx'
import { mailboxQuery } from './mail-queries.ts'
import { describeMailboxTrouble, MAILBOX_TROUBLE } from './mailbox-words.ts'

/** Why returned letters are not seen just now, and the remedy; nothing while all is well (DELIVER-MAILBOX-2). */
export function MailboxNote() {
  const { time_zone } = useSite()
  const now = useClock()
  const trouble = useQuery(mailboxQuery).data?.trouble
  if (!trouble) return null
  const { happened, next } = describeMailboxTrouble(trouble, now, (at) => formatDateAndTime(at, time_zone))
  return (
    <Note look="bad" title={MAILBOX_TROUBLE}>
      <p>{happened}</p>
      <p>{next}</p>
      <p>
        Your letters go out as usual. Only addresses that are no more stay on your list until this is mended;
        nothing that comes back meanwhile is missed.
      </p>
      {trouble.said !== '' && <p className="text-label wrap-anywhere">The server said: {trouble.said}</p>}
    </Note>
  )
}
