import { pluralize } from '../../../domain/items/labels.ts'

const WEEK = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const nameWeek = (week: string) => (week === '' ? '' : WEEK.format(new Date(week)))

export function GrowthChart({ growth }: { growth: readonly GrowthPoint[] }) {
  const { top, points } = drawGrowth(growth)
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <figure className="grid grid-cols-1 gap-4">
      <figcaption className="text-small">{describeGrowth(growth)}</figcaption>
      <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-label text-muted">
        <div className="-my-2 flex h-36 flex-col justify-between text-right tabular-nums sm:h-44">
          <span>{top.toLocaleString('en-US')}</span>
          <span>{(top / 2).toLocaleString('en-US')}</span>
          <span>0</span>
        </div>
        <div className="relative mr-2 h-32 border-b-[1.5px] border-line-strong sm:h-40">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
            aria-hidden="true"
          >
            {[0, 50].map((y) => (
              <line key={y} x1="0" x2="100" y1={y} y2={y} className="stroke-line" {...STROKE} />
            ))}
            <polygon points={`0,100 ${line} 100,100`} className="fill-leaf" />
            <polyline points={line} className="fill-none stroke-ok" {...STROKE} strokeWidth="2.5" />
          </svg>
          {points.map(({ x, y }, index) => (
            <span
              key={growth[index]?.week}
              title={`${nameWeek(growth[index]?.week ?? '')}: ${growth[index]?.active}`}
              style={{ left: `${x}%`, top: `${y}%` }}
              className="absolute grid size-6 -translate-1/2 place-items-center before:size-2 before:rounded-full before:bg-ok last:before:size-3 last:before:ring-3 last:before:ring-surface"
            />
          ))}
        </div>
        <div className="relative col-start-2 mt-3 mr-2 h-5">
          {LABELLED.map((index) => (
            <span
              key={index}
              style={{ left: `${points[index]?.x ?? 0}%` }}
              className="absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0 last:-translate-x-full"
            >
              {nameWeek(growth[index]?.week ?? '')}
            </span>
          ))}
        </div>
      </div>
      <details className="text-small">
        <summary className="-mx-1.5 inline-flex min-h-11 cursor-pointer items-center rounded-paper px-1.5 font-[650] text-accent-text hover:bg-sunken">
          The numbers as a table
        </summary>
        <table className="mt-1 w-full max-w-80 tabular-nums">
          <thead>
            <tr className="border-b-[1.5px] border-line text-left">
              <th className="py-1.5 font-[650]">Up to</th>
              <th className="py-1.5 text-right font-[650]">On the list</th>
            </tr>
          </thead>
          <tbody>
            {growth.map(({ week, active }) => (
              <tr key={week} className="border-b-[1.5px] border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {nameWeek(week)}
                </th>
                <td className="py-1.5 text-right">{active}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/** The weeks whose labels have room on a phone: the first, two between, the last of twelve. */
const LABELLED = [0, 4, 7, 11]
// The drawing is stretched to its place, but not its lines.
const STROKE = { vectorEffect: 'non-scaling-stroke', strokeWidth: '1.5', strokeLinejoin: 'round' } as const

interface GrowthPoint {
  /** The last day of the week, Monday or any other, `YYYY-MM-DD`. */
  week: string
  active: number
}

interface GrowthShape {
  /** The top of the scale: a round number not below any value. */
  top: number
  /** The position of each value, in hundredths of the chart's width and height, from the upper left. */
  points: { x: number; y: number }[]
}

const STEPS = [1, 2, 4, 5, 10]

/** Returns the growth of the list as a drawing: from zero at the bottom to a round number at the top. */
export function drawGrowth(growth: readonly GrowthPoint[]): GrowthShape {
  const most = Math.max(4, ...growth.map(({ active }) => active))
  const unit = 10 ** Math.floor(Math.log10(most))
  const top = unit * (STEPS.find((step) => unit * step >= most) ?? 10)
  const last = Math.max(1, growth.length - 1)
  const points = growth.map(({ active }, index) => ({
    x: (100 * index) / last,
    y: 100 - (100 * active) / top,
  }))
  return { top, points }
}

export function describeGrowth(growth: readonly GrowthPoint[]): string {
  const now = growth.at(-1)?.active ?? 0
  const people = now === 1 ? '1 person is on your list' : `${now} people are on your list`
  return `${people}, ${describeChange(growth)}.`
}

/** Returns the growth in words, short enough for one line of a phone. */
export function nameGrowth(growth: readonly GrowthPoint[]): string {
  return `${pluralize(growth.at(-1)?.active ?? 0, 'person', 'people')}, ${describeChange(growth)}`
}

function describeChange(growth: readonly GrowthPoint[]): string {
  const change = (growth.at(-1)?.active ?? 0) - (growth[0]?.active ?? 0)
  // The last week ends now, so the first is one week less ago.
  const ago = `${pluralize(growth.length - 1, 'week')} ago`
  if (change === 0) return `as many as ${ago}`
  return `${Math.abs(change)} ${change > 0 ? 'more' : 'fewer'} than ${ago}`
}
