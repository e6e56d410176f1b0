import { DAYS, dishAt, type Meal, type Place, type PlannedDish, putDish, type Week } from './week.ts'

/** A dish that may be chosen. */
export interface Candidate {
  slug: string
  /** Whether it is one for the morning. */
  isBreakfast: boolean
  /** What it needs: ids of foods. A week that shares them buys less. */
  foods: readonly string[]
}

interface MixWish {
  /** The places to fill; what is locked in them stays. */
  places: readonly Place[]
  people: number
  /** Dishes that fit time, diet and what is avoided. */
  candidates: readonly Candidate[]
  /** From 0 up to, not including, 1. */
  random: () => number
}

/**
 * Fills the places of a week, no dish twice (WEEK-MIX-2): of what fits a place one of those that share most foods with
 * the dishes chosen before, so that less is bought and thrown away.
 *
 * @returns the week, and how many places stayed empty because nothing was left that fits
 */
export function mixWeek(week: Week, { places, people, candidates, random }: MixWish) {
  const kept = places.reduce(
    (rest, place) => (dishAt(rest, place)?.isLocked ? rest : putDish(rest, place, null)),
    week,
  )
  const used = new Set(slugsOf(kept))
  const bought = new Set(candidates.filter(({ slug }) => used.has(slug)).flatMap(({ foods }) => foods))
  let empty = 0
  const mixed = places.reduce((rest, place) => {
    if (dishAt(rest, place)) return rest
    const fitting = candidates.filter(
      ({ slug, isBreakfast }) => !used.has(slug) && isBreakfast === (place.meal === 'morning'),
    )
    const dish = chooseOne(fitting, bought, random)
    if (!dish) {
      empty++
      return rest
    }
    used.add(dish.slug)
    for (const food of dish.foods) bought.add(food)
    return putDish(rest, place, { ...NEW_DISH, slug: dish.slug, people })
  }, kept)
  return { week: mixed, empty }
}

const NEW_DISH: Omit<PlannedDish, 'slug' | 'people'> = { variation: null, leftoverOf: null, isLocked: false }
/** So many of the best are drawn from: the same wish gives another week the next time. */
const DRAWN_FROM = 4

function chooseOne(
  fitting: readonly Candidate[],
  bought: ReadonlySet<string>,
  random: () => number,
): Candidate | undefined {
  const ranked = fitting
    .map((candidate) => ({ candidate, order: random(), shared: countShared(candidate, bought) }))
    .sort((a, b) => b.shared - a.shared || a.order - b.order)
    .slice(0, DRAWN_FROM)
  return ranked[Math.floor(random() * ranked.length)]?.candidate
}

function countShared({ foods }: Candidate, bought: ReadonlySet<string>): number {
  return foods.filter((food) => bought.has(food)).length
}

function slugsOf({ meals }: Week): string[] {
  return [...meals.morning, ...meals.evening].flatMap((dish) => dish?.slug ?? [])
}

/**
 * The places to mix for a wish of so many meals: what is planned already counts, so that a wish for five evenings with two
 * planned adds three, and the free ones are spread as far apart as they fit. Days that are over are left alone.
 *
 * @param firstDay the first day that is not over, 0 is Monday; 7 in a week that is over
 */
export function choosePlaces(week: Week, meal: Meal, count: number, firstDay: number): Place[] {
  const days = DAYS.filter((day) => day >= firstDay)
  const planned = days.filter((day) => dishAt(week, { meal, day }))
  const free = days.filter((day) => !planned.includes(day))
  if (count === 0) return []
  const chosen = spreadDays(planned, free, count - planned.length)
  return [...planned, ...chosen].sort((a, b) => a - b).map((day) => ({ meal, day }))
}

/** So many of the free days, as far from each other and from the planned ones as they fit; of equal ones the earliest. */
function spreadDays(planned: readonly number[], free: readonly number[], count: number): readonly number[] {
  if (count <= 0) return []
  const choices = subsetsOf(free, Math.min(count, free.length)).map((days) => ({
    days,
    gaps: gapsOf([...planned, ...days]),
  }))
  return choices.reduce((best, next) => (isFartherApart(next.gaps, best.gaps) ? next : best)).days
}

/** Every choice of so many of some days, the earliest first. */
function subsetsOf(days: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return days.flatMap((day, index) =>
    subsetsOf(days.slice(index + 1), count - 1).map((rest) => [day, ...rest]),
  )
}

/** The days between any two, the closest first. */
function gapsOf(days: readonly number[]): number[] {
  return days
    .flatMap((day, index) => days.slice(index + 1).map((other) => Math.abs(day - other)))
    .sort((a, b) => a - b)
}

function isFartherApart(gaps: readonly number[], others: readonly number[]): boolean {
  const differs = gaps.findIndex((gap, index) => gap !== others[index])
  return differs !== -1 && (gaps[differs] ?? 0) > (others[differs] ?? 0)
}
