import { formatDay } from './period-words.ts'

export interface DayCount {
  day: string
  visitors: number
  views: number
}

/** A position in hundredths of the drawing's width and height, from the upper left. */
interface Point {
  x: number
  y: number
}

export interface Curve {
  /** The grid lines, from the bottom: round numbers, the last one above all values. */
  scale: number[]
  views: Point[]
  readers: Point[]
  /** Views of the preceding days. */
  before: Point[]
  /** The day with the most views. */
  peak: number
}

const STEPS = [1, 2, 2.5, 5, 10]
const LINES = 4

/** Returns the drawing of some days, from zero at the bottom to a round number at the top. */
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

/** Returns the drawing as text, for screen readers. */
export function describeCurve(days: readonly DayCount[]): string {
  const [first, last] = [days[0], days.at(-1)]
  const peak = days.reduce<DayCount | undefined>(
    (most, day) => (most === undefined || day.views > most.views ? day : most),
    undefined,
  )
  if (!first || !last || !peak) return 'No days to show.'
  return `Views and readers per day, ${formatDay(first.day)} to ${formatDay(last.day)}. The most views, ${peak.views.toLocaleString('en-US')}, were on ${formatDay(peak.day)}.`
}

/** Maximum width of a label under the axis, in hundredths of its width; the same as in `.curve-new`. */
const NAME_WIDTH = 20

/** Returns where the label of a place on the axis begins: centred on it, but never beyond an end. */
export function startOfName(x: number): number {
  return Math.min(100 - NAME_WIDTH, Math.max(0, x - NAME_WIDTH / 2))
}

/**
 * Returns which places with something new are labelled under the axis: as many as fit, the latest first.
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

/** Returns which days are labelled under the curve: both ends and as many between as fit. */
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
