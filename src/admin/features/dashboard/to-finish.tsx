import type { Overview } from '../../../domain/admin/overview.ts'
import { formatShortDate } from '../../../domain/time/dates.ts'
import { timeAgo } from '../../../domain/time/greeting.ts'
import { useSite } from '../../data/use-site.ts'
import { Panel } from '../../ui/panel.tsx'
import { NamedItemLink } from './named-item-link.tsx'
import { SmallList, SmallRow } from './small-list.tsx'

/** Drafts still being written, and what goes public by itself. */
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
