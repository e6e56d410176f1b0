import type { Overview } from '../../../domain/admin/overview.ts'
import { pluralize } from '../../../domain/content/labels.ts'
import { formatShortDate } from '../../../domain/time/dates.ts'
import { timeAgo } from '../../../domain/time/greeting.ts'
import { useSite } from '../../data/use-site.ts'
import { Panel } from '../../ui/panel.tsx'
import { SmallList, SmallRow } from './small-list.tsx'

/** Who wrote and who joined, the newest first. */
export function NewestPeople({ overview: { messages, subscribers } }: { overview: Overview }) {
  const { time_zone } = useSite()
  const now = new Date().toISOString()
  const when = (iso: string) => timeAgo(iso, now) ?? formatShortDate(iso, time_zone)
  return (
    <Panel title="Newest messages" aside={<Note>{messages.unread > 0 && `${messages.unread} unread`}</Note>}>
      <SmallList empty="No messages yet.">
        {messages.newest.map(({ id, name, subject, received_at }) => (
          <SmallRow key={id} aside={when(received_at)}>
            <span className="block font-semibold">{name}</span>
            <span className="line-clamp-1 text-muted">{subject}</span>
          </SmallRow>
        ))}
      </SmallList>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-body text-small font-bold">Newest subscribers</h3>
        <Note>
          {pluralize(subscribers.active, 'subscriber')}
          {subscribers.pending > 0 && `, ${subscribers.pending} to confirm`}
        </Note>
      </div>
      <SmallList empty="No subscribers yet.">
        {subscribers.newest.map(({ id, email, created_at }) => (
          <SmallRow key={id} aside={when(created_at)}>
            {email}
          </SmallRow>
        ))}
      </SmallList>
    </Panel>
  )
}

function Note({ children }: { children: React.ReactNode }) {
  return <span className="text-label text-muted">{children}</span>
}
