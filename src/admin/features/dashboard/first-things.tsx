import { Children, type ReactNode } from 'react'
import { pluralize } from '../../../domain/items/labels.ts'
import type { Overview } from '../../../domain/site/overview-calls.ts'
import { formatShortDate, timeAgo } from '../../../domain/time/dates.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { editPath } from '../../data/items.ts'
import { useSite } from '../../data/use-site.ts'
import { Panel } from '../../ui/panel.tsx'

/** Shows new messages and subscribers, and what is read most. */
export function Readers({ overview }: { overview: Overview }) {
  return (
    <>
      <NewestPeople overview={overview} />
      {overview.most_read.length > 0 && <MostRead items={overview.most_read.slice(0, SHOWN_READ)} />}
    </>
  )
}

/** The same number as the newest subscribers beside them. */
const SHOWN_READ = 5

/** Shows unfinished drafts, and what will be published automatically. */
export function ToFinish({ overview: { drafts, scheduled } }: { overview: Overview }) {
  const { time_zone } = useSite()
  const now = new Date().toISOString()
  return (
    <Panel title="Drafts to finish">
      <SmallList empty="No drafts are waiting.">
        {drafts.map((draft) => (
          <SmallRow
            key={`${draft.type}-${draft.id}`}
            aside={timeAgo(draft.updated_at, now) ?? formatShortDate(draft.updated_at, time_zone)}
          >
            <NamedItemLink item={draft} />
          </SmallRow>
        ))}
      </SmallList>
      <h3 className="font-body text-small font-bold">Scheduled</h3>
      <SmallList empty="Nothing is scheduled.">
        {scheduled.map((item) => (
          <SmallRow key={`${item.type}-${item.id}`} aside={formatShortDate(item.published_at, time_zone)}>
            <NamedItemLink item={item} />
          </SmallRow>
        ))}
      </SmallList>
    </Panel>
  )
}

/** The newest messages and subscribers, newest first; one short line while there are none. */
function NewestPeople({ overview: { messages, notes, subscribers } }: { overview: Overview }) {
  const { time_zone } = useSite()
  const now = new Date().toISOString()
  const when = (iso: string) => timeAgo(iso, now) ?? formatShortDate(iso, time_zone)
  if (messages.newest.length + subscribers.newest.length + notes.waiting === 0) {
    return (
      <Panel title="Your readers">
        <p className="text-small text-muted">
          Nobody has written or joined yet. Messages and new subscribers show up here.
        </p>
      </Panel>
    )
  }
  return (
    <>
      <Panel
        title="Newest messages"
        aside={
          <span className="flex flex-wrap gap-x-4">
            {messages.unread > 0 && (
              <PanelLink href="/admin/messages?state=unread">{`${messages.unread} unread`}</PanelLink>
            )}
            {notes.waiting > 0 && (
              <PanelLink href="/admin/notes">{`${pluralize(notes.waiting, 'note')} to read`}</PanelLink>
            )}
          </span>
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
      </Panel>
      <Panel
        title="Newest subscribers"
        aside={
          <PanelLink href="/admin/subscribers">
            {pluralize(subscribers.active, 'subscriber') +
              (subscribers.pending > 0 ? `, ${subscribers.pending} to confirm` : '')}
          </PanelLink>
        }
      >
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
    </>
  )
}

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

/** Shows what is read most, as bars; for screen readers a numbered list with its counts. */
function MostRead({ items }: { items: Overview['most_read'] }) {
  const most = Math.max(1, ...items.map(({ view_count }) => view_count))
  return (
    <Panel title="Most read">
      <ol className="grid grid-cols-1 gap-3">
        {items.map((item) => (
          <li key={`${item.type}-${item.id}`} className="grid grid-cols-1 gap-1.5 text-small">
            <div className="flex items-baseline justify-between gap-4 max-[20rem]:block">
              <NamedItemLink item={item} />
              <span className="flex-none text-label text-muted tabular-nums">
                {pluralize(item.view_count, 'view')}
              </span>
            </div>
            <div aria-hidden className="h-2 rounded-pill bg-mute-bg">
              <div
                className="h-full min-w-2 rounded-pill bg-ok"
                style={{ width: `${(100 * item.view_count) / most}%` }}
              />
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function NamedItemLink({ item }: { item: Pick<Overview['drafts'][number], 'type' | 'id' | 'title'> }) {
  return (
    <SiteLink
      href={editPath(item.type, item.id)}
      className="relative line-clamp-2 min-w-0 font-semibold no-underline after:absolute after:-inset-y-2 hover:underline"
    >
      {item.title}
    </SiteLink>
  )
}

function SmallList({ empty, children }: { empty: string; children: ReactNode }) {
  if (Children.count(children) === 0) return <p className="text-small text-muted">{empty}</p>
  return <ul className="-my-1.5">{children}</ul>
}

function SmallRow({ aside, children }: { aside: string; children: ReactNode }) {
  return (
    <li className="flex items-baseline justify-between gap-4 py-1.5 text-small max-[20rem]:block">
      <div className="min-w-0 wrap-anywhere">{children}</div>
      <span className="flex-none text-label text-muted">{aside}</span>
    </li>
  )
}
