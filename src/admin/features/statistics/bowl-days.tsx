import { pluralize } from '../../../domain/items/labels.ts'
import type { Surroundings } from '../../../domain/statistics/statistics.ts'
import { Panel } from '../../ui/panel.tsx'
import type { DayCount } from './draw-curve.ts'
import { formatDay, formatLongDay, formatWeekday } from './period-words.ts'

/** Maximum number of days with room for the names of weekdays. */
const MAX_WEEKDAYS = 7

interface BowlDaysProps {
  days: readonly DayCount[]
  /** Number of newsletter subscriptions per day. */
  joined: Surroundings['subscribed']
}

/** Days with few views: each view is a bowl. Days before the first view are omitted. */
export function BowlDays({ days, joined }: BowlDaysProps) {
  const joinedOn = new Map(joined.map(({ day, subscribed }) => [day, subscribed]))
  const first = Math.max(
    0,
    days.findIndex(({ day, views }) => views > 0 || joinedOn.has(day)),
  )
  const shown = days.slice(Math.min(first, Math.max(0, days.length - MAX_WEEKDAYS)))
  const isWeek = shown.length <= MAX_WEEKDAYS
  const seen = shown.filter(({ day, views }) => isWeek || views > 0 || joinedOn.has(day))
  return (
    <Panel title="Every view" padded={false}>
      <ul className="legend px-5">
        <li>
          <i aria-hidden className="curve-bowl bg-(--paper-ochre)!" />
          One view
        </li>
        {joined.length > 0 && (
          <li>
            <i aria-hidden className="curve-bowl" />
            Joined the newsletter
          </li>
        )}
      </ul>
      <ul className="bowls">
        {seen.map(({ day, views }) => {
          const subscribed = joinedOn.get(day) ?? 0
          return (
            <li key={day}>
              <span className="bowl-pile" aria-hidden>
                {Array.from({ length: views }, (_, index) => (
                  <i key={index} />
                ))}
                {Array.from({ length: subscribed }, (_, index) => (
                  <i key={index} className="bg-accent!" />
                ))}
              </span>
              <span aria-hidden>{isWeek ? formatWeekday(day) : formatDay(day)}</span>
              <span className="sr-only">
                {formatLongDay(day)}: {pluralize(views, 'view')}
                {subscribed > 0 && `, ${subscribed} signed up`}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
