import { Table2 } from 'lucide-react'
import { type CSSProperties, Fragment, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { pluralize } from '../../../domain/items/labels.ts'
import type { Period, Surroundings } from '../../../domain/statistics/statistics.ts'
import { Panel } from '../../ui/panel.tsx'
import {
  type DayCount,
  describeCurve,
  drawCurve,
  labelledDays,
  namedPlaces,
  startOfName,
} from './draw-curve.ts'
import { formatDay, formatLongDay, sayBefore } from './period-words.ts'

interface DayCurveProps {
  period: Period
  /** The current day in the site's time zone: a line that ends there is incomplete. */
  today: string
  days: readonly DayCount[]
  /** Null while loading. */
  around: Pick<Surroundings, 'days_before' | 'news'> | null
  /** Whether the preceding days are all stored: deleted days must not be drawn as a line of zeros. */
  isCompared: boolean
}

/** Shows the numbers by day: a curve that can be explored with arrow keys, and the same data as a table. */
export function DayCurve({ period, today, days, around, isCompared }: DayCurveProps) {
  const news = around?.news ?? []
  return (
    <Panel title="Day by day" className="statistics-days">
      <ul className="legend" aria-label="What the lines are">
        <li>
          <i aria-hidden />
          Views
        </li>
        <li style={{ '--line': 'var(--hf-accent-text)' } as CSSProperties}>
          <i aria-hidden />
          Readers
        </li>
        {isCompared && (
          <li style={{ '--line': 'var(--hf-line-strong)' } as CSSProperties}>
            <i aria-hidden className="dotted" />
            Views in {sayBefore(period)}
          </li>
        )}
        <li>
          <i aria-hidden className="curve-bowl" />
          Something new from you
        </li>
      </ul>
      <Curve
        days={days}
        daysBefore={isCompared ? (around?.days_before ?? []) : []}
        news={news}
        isToday={period.to === today}
      />
      <details className="-mx-5 -mb-5 border-t-[1.5px] border-line px-5 py-1.5 open:pb-4">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-small font-[650] text-accent-text">
          <Table2 aria-hidden className="size-5" />
          See it as a table
        </summary>
        <DayTable days={days} news={news} />
      </details>
    </Panel>
  )
}

const at = ({ x, y = 0 }: { x: number; y?: number }, more: object = {}) =>
  ({ '--x': `${x}%`, '--y': `${y}%`, ...more }) as CSSProperties

interface CurveProps extends Pick<DayCurveProps, 'days'> {
  daysBefore: readonly DayCount[]
  news: Surroundings['news']
  isToday: boolean
}

function Curve({ days, daysBefore, news, isToday }: CurveProps) {
  const [reading, setReading] = useState<number | null>(null)
  const { scale, views, readers, before, peak } = drawCurve(days, daysBefore)
  const last = days.length - 1
  // Today is incomplete: its part of the line is pale, so that a morning does not look like a decline.
  const over = isToday && last > 0 ? last : days.length
  const line = (points: readonly { x: number; y: number }[]) =>
    points.map(({ x, y }) => `${x},${y}`).join(' ')
  const area = (points: readonly { x: number; y: number }[]) =>
    `0,100 ${line(points)} ${points.at(-1)?.x ?? 0},100`
  const top = scale.at(-1) ?? 1
  const newOn = (day: string) => news.filter((one) => one.day === day)
  const ends = spread(views[last], readers[last])
  const newDays = days.flatMap(({ day }, index) => (newOn(day).length > 0 ? [index] : []))
  const xOf = (index: number) => (100 * index) / Math.max(1, last)
  const named = namedPlaces(newDays.map(xOf))
  const [peakAt, peakDay] = [views[peak], days[peak]]
  const [read, readAt] = reading === null ? [] : [days[reading], views[reading]]

  function point({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setReading(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))))
  }
  function step(event: KeyboardEvent) {
    const now = reading ?? last
    const next = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setReading(Math.min(last, Math.max(0, next)))
  }

  return (
    <div className="curve">
      <div className="curve-scale" aria-hidden>
        {scale.toReversed().map((value) => (
          <span key={value}>{value === 0 ? ' ' : value.toLocaleString('en-US')}</span>
        ))}
      </div>
      {/* A slider along the days: a screen reader says each one as the line comes to it. */}
      <div
        role="slider"
        tabIndex={0}
        aria-label={describeCurve(days)}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(reading ?? last) + 1}
        aria-valuetext={sayDay(days[reading ?? last], newOn)}
        className="curve-plot"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setReading(null)}
        onBlur={() => setReading(null)}
        onFocus={() => setReading(last)}
        onKeyDown={step}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {scale.slice(1).map((value) => (
            <line key={value} x1="0" x2="100" y1={100 - (100 * value) / top} y2={100 - (100 * value) / top} />
          ))}
          <polygon className="views-area" points={area(views.slice(0, over))} />
          <polygon className="readers-area" points={area(readers.slice(0, over))} />
          <polyline className="before" points={line(before)} />
          <polyline className="views" points={line(views.slice(0, over))} />
          <polyline className="readers" points={line(readers.slice(0, over))} />
          <polyline className="views unfinished" points={line(views.slice(over - 1))} />
          <polyline className="readers unfinished" points={line(readers.slice(over - 1))} />
        </svg>
        {peakAt && peakDay && peakDay.views > 0 && reading === null && (
          <span aria-hidden>
            <span className="curve-stem" style={at(peakAt)} />
            <span className="curve-dot" style={at(peakAt)} />
            <span className="curve-peak" style={at(peakAt, { '--shift': shiftOf(peakAt.x) })}>
              {[`${peakDay.views.toLocaleString('en-US')} views`, ...newOn(peakDay.day).map(sayNew)]
                .slice(0, 2)
                .join(', ')}
            </span>
          </span>
        )}
        {read && readAt && (
          <span aria-hidden>
            <span className="curve-line" style={at(readAt)} />
            <span className="curve-dot" style={at(readAt)} />
            <span
              className="curve-tip"
              style={at(readAt, { '--shift': readAt.x > 55 ? 'calc(-100% - 10px)' : '10px' })}
            >
              <b>{formatLongDay(read.day)}</b>
              <br />
              {pluralize(read.views, 'view')}, {pluralize(read.visitors, 'reader')}
              {newOn(read.day).map(({ title }) => (
                <span key={title} className="block">
                  New: {title}
                </span>
              ))}
            </span>
          </span>
        )}
      </div>
      <div className="curve-ends" aria-hidden>
        <End
          className="views"
          point={ends.views}
          count={days[last]?.views}
          name={isToday ? 'views today' : 'views'}
        />
        <End className="readers" point={ends.readers} count={days[last]?.visitors} name="readers" />
      </div>
      <div className="curve-days" aria-hidden>
        {labelledDays(days.length).map((index) => (
          <span key={index} style={at({ x: xOf(index) })}>
            {formatDay(days[index]?.day ?? '')}
          </span>
        ))}
        {newDays.map((index) => {
          const x = xOf(index)
          return (
            <Fragment key={index}>
              <i className="curve-bowl" style={at({ x })} />
              {named.has(x) && (
                <b className="curve-new" style={at({ x: startOfName(x) })}>
                  {sayTitles(newOn(days[index]?.day ?? ''))}
                </b>
              )}
            </Fragment>
          )
        })}
      </div>
    </div>
  )
}

interface EndProps {
  className: string
  point: { y: number }
  count: number | undefined
  name: string
}

function End({ className, point, count = 0, name }: EndProps) {
  return (
    <span className={`curve-end ${className}`} style={at({ x: 0, y: point.y })}>
      <b>{count.toLocaleString('en-US')}</b>
      {name}
    </span>
  )
}

/** Minimum distance of two labels, in hundredths of the height. */
const MIN_APART = 20

function spread(views: { y: number } = { y: 100 }, readers: { y: number } = { y: 100 }) {
  const above = Math.min(views.y, 100 - MIN_APART)
  return { views: { y: above }, readers: { y: Math.min(100, Math.max(readers.y, above + MIN_APART)) } }
}

function shiftOf(x: number): string {
  if (x < 15) return '-6px'
  return x > 85 ? 'calc(-100% + 6px)' : '-50%'
}

function sayTitles([first, ...others]: Surroundings['news']): string {
  return others.length === 0 ? (first?.title ?? '') : `${first?.title} and ${others.length} more`
}

const NEW_WORDS = { letter: 'the letter went out', article: 'a new article', recipe: 'a new recipe' }
const sayNew = ({ kind }: Surroundings['news'][number]) => NEW_WORDS[kind]

function sayDay(day: DayCount | undefined, newOn: (day: string) => Surroundings['news']): string {
  if (!day) return ''
  const news = newOn(day.day).map(({ title }) => `new: ${title}`)
  return [
    `${formatLongDay(day.day)}: ${pluralize(day.views, 'view')}`,
    pluralize(day.visitors, 'reader'),
    ...news,
  ].join(', ')
}

function DayTable({ days, news }: { days: readonly DayCount[]; news: Surroundings['news'] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-small tabular-nums">
        <thead>
          <tr className="border-b-[1.5px] border-line text-left">
            <th className="py-1.5 font-[650]">Day</th>
            <th className="py-1.5 text-right font-[650]">Views</th>
            <th className="py-1.5 pr-4 text-right font-[650]">Readers</th>
            <th className="py-1.5 font-[650]">New from you</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, views, visitors }) => (
            <tr key={day} className="border-b-[1.5px] border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {formatDay(day)}
              </th>
              <td className="py-1.5 text-right">{views.toLocaleString('en-US')}</td>
              <td className="py-1.5 pr-4 text-right">{visitors.toLocaleString('en-US')}</td>
              <td className="py-1.5">
                {news
                  .filter((one) => one.day === day)
                  .map(({ title }) => title)
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
