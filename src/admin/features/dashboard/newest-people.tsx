import type { Overview } from '../../../domain/admin/overview.ts'
import { pluralize } from '../../../domain/content/labels.ts'
import { formatShortDate } from '../../../domain/time/dates.ts'
import { timeAgo } from '../../../domain/time/greeting.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { useSite } from '../../data/use-site.ts'
import { Panel } from '../../ui/panel.tsx'
import { SmallList, SmallRow } from './small-list.tsx'

/** Who wrote and who joined, the newest first. */
export function NewestPeople({ overview: { messages, subscribers } }: { overview: Overview }) {
  const { time_zone } = useSite()
  const now = new Date().toISOString()
  const when = (iso: string) => timeAgo(iso, now) ?? formatShortDate(iso, time_zone)
  return (
    <Panel
      title="Newest messages"
      aside={
        messages.unread > 0 && (
          <PanelLink href="/admin/messages?state=unread">{`${messages.unread} unread`}</PanelLink>
        )
      }
    >
      <SmallList empty="No messages yet.">
        {messages.newest.map(({ id, name, subject, received_at }) => (
          <SmallRow key={id} aside={when(received_at)}>
            <SiteLink
              href={`/admin/messages?id=${id}`}
              className="relative block font-semibold no-underline after:absolute after:-inset-y-1.5 hover:underline"
            >
              {name}
            </SiteLink>
            <span className="line-clamp-1 text-muted">{subject}</span>
          </SmallRow>
        ))}
      </SmallList>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-body text-small font-bold">Newest subscribers</h3>
        <PanelLink href="/admin/subscribers">
          {pluralize(subscribers.active, 'subscriber') +
            (subscribers.pending > 0 ? `, ${subscribers.pending} to confirm` : '')}
        </PanelLink>
      </div>
      <SmallList empty="No subscribers yet.">
        {subscribers.newest.map(({ id, email, created_at }) => (
          <SmallRow key={id} aside={when(created_at)}>
            <span title={email} className="block truncate">
              {email}
            </span>
          </SmallRow>
        ))}
      </SmallList>
    </Panel>
  )
}

/** A count that leads to what it counts. */
function PanelLink({ href, children }: { href: string; children: string }) {
  return (
    <SiteLink
      href={href}
      className="relative text-label text-muted underline after:absolute after:-inset-3 hover:text-ink"
    >
      {children}
    </SiteLink>
  )
}
