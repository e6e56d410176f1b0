import type { MailHealth } from '../../../domain/mail/outbox-calls.ts'
import { timeAgo } from '../../../domain/time/dates.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { Note } from '../../ui/note.tsx'
import { ForHelpers } from '../../ui/panel.tsx'

export function MailHealthNote({ health }: { health: MailHealth }) {
  const { time_zone } = useSite()
  const now = useClock()
  const { transport, healthy, last_error, last_error_at, last_sent_at } = health
  const when = (iso: string) => timeAgo(iso, now) ?? `on ${formatDateAndTime(iso, time_zone)}`
  if (!healthy && last_error !== null) {
    return (
      <Note
        look="bad"
        title={`The last letter was not taken${last_error_at ? `, ${when(last_error_at)}` : ''}`}
      >
        <p>
          {transport === 'smtp' ? 'The mail server said: ' : 'The reason: '}
          {last_error}
        </p>
        <p>
          Nothing is lost: letters put off are tried again for two days, refused ones wait in the outbox for
          you.
        </p>
      </Note>
    )
  }
  if (transport === 'folder') {
    return (
      <Note look="info" title="Letters are written as files because no mail server is set up">
        <p>
          Nobody gets them until there is one. Ask whoever set up your site to connect the mail server you
          have your address with.
        </p>
        <ForHelpers>
          Set <Code>MAIL_URL</Code>, such as <Code>smtp://user:password@mail.example.com:587</Code>, and start
          the site again. Until then letters stay in the folder <Code>outbox</Code> of the site’s data.
        </ForHelpers>
      </Note>
    )
  }
  return (
    <Note look="good" title="Mail is working">
      <p>
        {last_sent_at ? `The last letter went out ${when(last_sent_at)}.` : 'No letter has gone out yet.'}
      </p>
    </Note>
  )
}

function Code({ children }: { children: string }) {
  return <code className="rounded-[4px] bg-surface px-1 py-px text-label">{children}</code>
}

/** Returns the state of mail, in one sentence. */
export function describeHealth({ transport, healthy, last_sent_at, last_error }: MailHealth): {
  look: 'info' | 'good' | 'bad'
  words: string
} {
  if (!healthy && last_error !== null)
    return { look: 'bad', words: `The last letter was not taken: ${last_error}` }
  if (transport === 'folder')
    return { look: 'info', words: 'Letters are written as files because no mail server is set up.' }
  return { look: 'good', words: last_sent_at ? 'Mail is working.' : 'No letter has gone out yet.' }
}
