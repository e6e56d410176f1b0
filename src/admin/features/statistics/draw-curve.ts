import { formatDay } from './period-words.ts'

export interface DayCount {
  day: string
  visitors: number
  views: number
}

/** Where something stands, in hundredths of the drawing's width and height, from its upper left. */
interface Point {
  x: number
  y: number
}

export interface Curve {
  /** The lines of the scale, from the bottom: round numbers, the last one above all values. */
  scale: number[]
  views: Point[]
  readers: Point[]
  /** Views of the days before. */
  before: Point[]
  /** The day with the most views. */
  peak: number
}

const STEPS = [1, 2, 2.5, 5, 10]
const LINES = 4

/** Days as a drawing, from nothing at the bottom to a round number at the top. */
export function drawCurve(days: readonly DayCount[], daysBefore: readonly DayCount[]): Curve {
  const most = Math.max(LINES, ...days.map(({ views }) => views), ...daysBefore.map(({ views }) => views))
  const rough = most / LINES
  const unit = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, unit * (STEPS.find((factor) => unit * factor >= rough) ?? 10))
  const lines = Math.ceil(most / step)
  const top = step * lines
  const toPoints = (list: readonly DayCount[], count: (day: DayCount) => number) =>
    list.map((day, index) => ({
      x: (100 * index) / Math.max(1, list.length - 1),
      y: 100 - (100 * count(day)) / top,
    }))
  const most1 = Math.max(...days.map(({ views }) => views))
  return {
    scale: Array.from({ length: lines + 1 }, (_, index) => index * step),
    views: toPoints(days, ({ views }) => views),
    readers: toPoints(days, ({ visitors }) => visitors),
    before: toPoints(daysBefore, ({ views }) => views),
    peak: days.findIndex(({ views }) => views === most1),
  }
}

/** The drawing as text, for screen readers. */
export function describeCurve(days: readonly DayCount[]): string {
  const [first, last] = [days[0], days.at(-1)]
  const peak = days.reduce<DayCount | undefined>(
    (most, day) => (most === undefined || day.views > most.views ? day : most),
    undefined,
  )
  if (!first || !last || !peak) return 'No days to show.'
  return `Views and readers per day, ${formatDay(first.day)} to ${formatDay(last.day)}. The most views, ${peak.views.toLocaleString('en-US')}, were on ${formatDay(peak.day)}.`
}

/** How wide a name under the axis may be, in hundredths of its width; `.curve-new` says the same. */
const NAME_WIDTH = 20

/** Where a name begins that belongs to a place on the axis: in its middle, and never beyond an end. */
export function startOfName(x: number): number {
  return Math.min(100 - NAME_WIDTH, Math.max(0, x - NAME_WIDTH / 2))
}

/**
 * Which places with something new are named under the axis: as many as have room, the latest first.
 *
 * @param places in hundredths of its width
 */
export function namedPlaces(places: readonly number[]): Set<number> {
  const named = new Set<number>()
  let free = 100
  for (const x of places.toSorted((one, other) => other - one)) {
    const start = startOfName(x)
    if (start + NAME_WIDTH > free) continue
    named.add(x)
    free = start
  }
  return named
}

/** Which days are named under the curve: both ends and as many between as have room. */
export function labelledDays(count: number, most = 5): number[] {
  const labels = Math.min(count, most)
  return [
    ...new Set(
      Array.from({ length: labels }, (_, index) =>
        Math.round((index * (count - 1)) / Math.max(1, labels - 1)),
      ),
    ),
  ]
}
