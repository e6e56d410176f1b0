export interface GrowthPoint {
  /** Monday or whichever day the week is counted to, `YYYY-MM-DD`. */
  week: string
  active: number
}

export interface GrowthShape {
  /** The top of the scale: a round number no value is above. */
  top: number
  /** Where each value stands, in hundredths of the chart's width and height, from its upper left. */
  points: { x: number; y: number }[]
}

const STEPS = [1, 2, 4, 5, 10]

/** The growth of the list as a drawing: from nothing at the bottom to a round number at the top. */
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

/** What the drawing says, as a sentence. */
export function describeGrowth(growth: readonly GrowthPoint[]): string {
  const now = growth.at(-1)?.active ?? 0
  const change = now - (growth[0]?.active ?? 0)
  const people = now === 1 ? '1 person is on your list' : `${now} people are on your list`
  if (change === 0) return `${people}, as many as ${growth.length} weeks ago.`
  return `${people}, ${Math.abs(change)} ${change > 0 ? 'more' : 'fewer'} than ${growth.length} weeks ago.`
}
