import { DAYS_OF_WEEK, type Meal, type Place, type PlannedDish, putDish, type Week } from './week.ts'

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
 * Fills the places of a week, no dish twice (product §28.9): of what fits a place one of those that share most foods with
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
    .map((candidate) => ({ candidate, order: random(), shared: sharedFoods(candidate, bought) }))
    .sort((a, b) => b.shared - a.shared || a.order - b.order)
    .slice(0, DRAWN_FROM)
  return ranked[Math.floor(random() * ranked.length)]?.candidate
}

function sharedFoods({ foods }: Candidate, bought: ReadonlySet<string>): number {
  return foods.filter((food) => bought.has(food)).length
}

function dishAt({ meals }: Week, { meal, day }: Place): PlannedDish | null {
  return meals[meal][day] ?? null
}

function slugsOf({ meals }: Week): string[] {
  return [...meals.morning, ...meals.evening].flatMap((dish) => dish?.slug ?? [])
}

/** All places of some meals, Monday first. */
export function placesOf(meals: readonly Meal[]): Place[] {
  return Array.from({ length: DAYS_OF_WEEK }, (_, day) => meals.map((meal) => ({ meal, day }))).flat()
}
