import { useQuery } from '@tanstack/react-query'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { Button } from '../../../web/ui/button.tsx'
import { useSite } from '../../data/use-site.ts'
import { Note } from '../../ui/note.tsx'
import { bouncesQuery, useBounceDecision } from './mail-queries.ts'
import { describeHeldBounces, HELD_BOUNCES } from './mailbox-words.ts'

/** Letters of which so many came back at once that the coach decides whether they count (DELIVER-HELD-1). */
export function HeldBouncesNote() {
  const { data } = useQuery(bouncesQuery)
  const decide = useBounceDecision()
  if (!data || data.until === null) return null
  const { total, until, bounces } = data
  const more = total - bounces.length
  return (
    <Note look="bad" title={HELD_BOUNCES}>
      <p>{describeHeldBounces(total)}</p>
      <p>
        So many on one day can mean that an old list was brought in. It can also mean that a mail server was
        wrong, or that somebody made the reports up. If you know most of these readers, keep them.
      </p>
      <details>
        <summary className="inline-block min-h-11 cursor-pointer py-2.5 font-[650] underline underline-offset-4">
          Look at the addresses
        </summary>
        <ul className="gap-x-8 pb-3 lg:columns-2">
          {bounces.map(({ subscriber_id, email, reason }) => (
            <li key={subscriber_id} className="py-0.5">
              {email} <span className="text-muted">{reason}</span>
            </li>
          ))}
          {more > 0 && <li className="text-muted">and {more} more</li>}
        </ul>
      </details>
      <div className="flex flex-wrap gap-3 pb-1">
        <Button
          look="primary"
          size="small"
          disabled={decide.isPending}
          onClick={() => decide.mutate({ body: { decision: 'dismiss', until } })}
        >
          Keep them on the list
        </Button>
        <Button
          look="line"
          size="small"
          disabled={decide.isPending}
          onClick={() => decide.mutate({ body: { decision: 'accept', until } })}
        >
          Take them off the list
        </Button>
      </div>
    </Note>
  )
}

/** Mails among the returned letters that could not be read (DELIVER-MAILBOX-1). */
export function SkippedMailsNote() {
  const { time_zone } = useSite()
  const { data } = useQuery(bouncesQuery)
  if (!data || data.skipped.length === 0) return null
  return (
    <Note
      look="info"
      title={
        data.skipped.length === 1
          ? 'One mail in the mailbox for returned letters couldn’t be read'
          : 'Some mails in the mailbox for returned letters couldn’t be read'
      }
    >
      <p>
        {data.skipped.length === 1 ? 'It was skipped and is' : 'They were skipped and are'} still in that
        mailbox, unread, if you want to look.
      </p>
      <ul className="grid gap-1">
        {data.skipped.map(({ id, subject, skipped_at }) => (
          <li key={id}>
            {subject || 'Without a subject'}{' '}
            <span className="text-muted">{formatDateAndTime(skipped_at, time_zone)}</span>
          </li>
        ))}
      </ul>
    </Note>
  )
}
