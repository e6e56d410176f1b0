import './curve.css'
import './statistics.css'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { sayWeek } from '../../../domain/statistics/sentence.ts'
import { lastDays } from '../../../domain/statistics/statistics.ts'
import { dayIn } from '../../../domain/time/dates.ts'
import { ArrowLink } from '../../../web/ui/arrow-link.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { useSite } from '../../data/use-site.ts'
import { FailureNote } from '../../ui/list-states.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PaperPicture } from '../../ui/paper-picture.tsx'
import { type DayCount, drawCurve } from './draw-curve.ts'
import { formatWeekday } from './period-words.ts'
import { statisticsQuery } from './statistics-queries.ts'

const TITLE = 'This week'

/** Shows the last seven days on the dashboard: readers per day as a small curve, the week in one line (STAT-PAGE-3). */
export function WeekPanel() {
  const { time_zone } = useSite()
  const today = dayIn(new Date().toISOString(), time_zone)
  const { data, isError, refetch } = useQuery(statisticsQuery(lastDays(7, today)))
  if (!data) {
    return (
      <Panel title={TITLE}>
        {isError ? (
          <FailureNote onRetry={() => void refetch()}>We couldn’t load the week’s numbers.</FailureNote>
        ) : (
          // Reserves room, so that nothing below moves when the numbers arrive.
          <Skeleton className="h-56" />
        )}
      </Panel>
    )
  }
  const { line, comparison } = sayWeek(data.totals, data.before)
  const readers = data.live.reduce((sum, { visitors }) => sum + visitors, 0)
  return (
    <Panel
      title={TITLE}
      padded={false}
      className="flex flex-col"
      aside={readers > 0 && <span className="-my-2.5 reading-now">{readers} reading now</span>}
    >
      {data.totals.visitors + data.before.visitors === 0 ? (
        <NobodyYet />
      ) : (
        <>
          <WeekCurve days={data.days} />
          <div className="px-5">
            <p className="leading-snug font-semibold">{line}</p>
            <p className="text-small text-muted">{comparison}</p>
          </div>
        </>
      )}
      <div className="mt-auto px-5 pt-1 pb-2.5">
        <ArrowLink href="/admin/statistics?days=7">Open statistics</ArrowLink>
      </div>
    </Panel>
  )
}

function NobodyYet() {
  return (
    <div className="flex flex-1 items-center gap-5 px-5 pb-5 max-[20rem]:block">
      <PaperPicture name="mats" className="w-28 flex-none" />
      <div>
        <p className="font-semibold">No readers yet</p>
        <p className="text-small text-muted">The first one shows up here within a minute.</p>
      </div>
    </div>
  )
}

function WeekCurve({ days }: { days: readonly DayCount[] }) {
  // Only readers, passed in place of the large curve's views.
  const { views: points } = drawCurve(
    days.map(({ day, visitors }) => ({ day, visitors, views: visitors })),
    [],
  )
  const line = (part: typeof points) => part.map(({ x, y }) => `${x},${y}`).join(' ')
  // Today is incomplete, and its part pale, so that a morning does not look like a decline.
  const over = points.slice(0, -1)
  const last = days.at(-1)
  const counts = days.map(({ day, visitors }) => `${formatWeekday(day)} ${visitors}`).join(', ')
  return (
    <figure className="week-curve px-5 pb-4">
      <figcaption className="sr-only">Readers on each of the last seven days: {counts}</figcaption>
      <div className="curve" aria-hidden>
        <div className="curve-plot col-start-1 col-end-3 h-24!">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <polygon className="views-area" points={`0,100 ${line(over)} ${over.at(-1)?.x ?? 0},100`} />
            <polyline className="views" points={line(over)} />
            <polyline className="views unfinished" points={line(points.slice(-2))} />
          </svg>
        </div>
        <div className="curve-ends block! w-12!">
          <span
            className="curve-end"
            style={{ '--y': `${Math.min(80, points.at(-1)?.y ?? 100)}%` } as CSSProperties}
          >
            <b>{(last?.visitors ?? 0).toLocaleString('en-US')}</b>
            today
          </span>
        </div>
        <div className="curve-days col-start-1! col-end-3! h-7!">
          {days.map(({ day }, index) => (
            <span
              key={day}
              style={
                { '--x': `${(100 * index) / Math.max(1, days.length - 1)}%`, top: '0.4rem' } as CSSProperties
              }
            >
              {formatWeekday(day)}
            </span>
          ))}
        </div>
      </div>
    </figure>
  )
}
