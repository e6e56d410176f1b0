import { DAYS, dishAt, type Meal, type Place, type PlannedDish, putDish, type Week } from './week.ts'

/** A dish that can be chosen. */
export interface Candidate {
  slug: string
  /** Whether it is a breakfast. */
  isBreakfast: boolean
  /** Ids of the foods it needs. A week whose dishes share foods needs less shopping. */
  foods: readonly string[]
}

interface MixWish {
  /** The places to fill; locked dishes stay. */
  places: readonly Place[]
  people: number
  /** Dishes within the limits of time, diet and what is avoided. */
  candidates: readonly Candidate[]
  /** Returns a number from 0 to below 1. */
  random: () => number
}

/**
 * Fills the places of a week, no dish twice (WEEK-MIX-2): from the dishes that fit a place one of those that share most
 * foods with the dishes already chosen, so that less is bought and thrown away.
 *
 * @returns the week, and the number of places left empty because no fitting dish remained
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
/** Number of best candidates from which one is drawn: the same wish gives a different week next time. */
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
 * Returns the places to mix for a number of meals: planned dishes count, so that a wish for five evenings with two
 * planned adds three, spread as evenly as possible. Days that are over are left alone.
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

/** Chooses a number of free days as far as possible from each other and from the planned ones; the earliest of equal choices. */
function spreadDays(planned: readonly number[], free: readonly number[], count: number): readonly number[] {
  if (count <= 0) return []
  const choices = subsetsOf(free, Math.min(count, free.length)).map((days) => ({
    days,
    gaps: gapsOf([...planned, ...days]),
  }))
  return choices.reduce((best, next) => (isFartherApart(next.gaps, best.gaps) ? next : best)).days
}

/** Returns every combination of the given number of days, the earliest first. */
function subsetsOf(days: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return days.flatMap((day, index) =>
    subsetsOf(days.slice(index + 1), count - 1).map((rest) => [day, ...rest]),
  )
}

/** Returns the distances between any two days, the smallest first. */
function gapsOf(days: readonly number[]): number[] {
  return days
    .flatMap((day, index) => days.slice(index + 1).map((other) => Math.abs(day - other)))
    .sort((a, b) => a - b)
}

function isFartherApart(gaps: readonly number[], others: readonly number[]): boolean {
  const differs = gaps.findIndex((gap, index) => gap !== others[index])
  return differs !== -1 && (gaps[differs] ?? 0) > (others[differs] ?? 0)
}
