import { readFragment, readSlug, writeFragment } from './link-fragment.ts'

/** The meals of a day that are planned; what moves her stands between them. */
export const MEALS = ['morning', 'evening'] as const
export type Meal = (typeof MEALS)[number]

const WEEK_FRAGMENT = 'week'
export const DAYS_OF_WEEK = 7
export const PEOPLE_RANGE = { min: 1, max: 12 }
/** A link of one more than this is not ours. */
const MAX_LINK_LENGTH = 8_000
const MAX_OWN_ITEMS = 50
const MAX_OWN_ITEM = 120

/** A dish in its place. */
export interface PlannedDish {
  slug: string
  people: number
  /** The place of a variation in the recipe's list; null cooks it as written. */
  variation: number | null
  /** Eaten from what was cooked on an earlier day of the week, 0 to 6; null where it is cooked. */
  leftoverOf: number | null
  /** Kept when the rest is mixed anew. */
  isLocked: boolean
}

/** A week laid out. It lives on the reader's device alone (product §28.9). */
export interface Week {
  /** Its Monday, `YYYY-MM-DD`. */
  start: string
  people: number
  /** Seven places each. */
  meals: Readonly<Record<Meal, readonly (PlannedDish | null)[]>>
  /** What she wrote on the shopping list herself. */
  own: readonly string[]
}

/** @param start a day of any kind; the week of it begins on its Monday */
export function emptyWeek(start: string, people = 2): Week {
  const none = Array.from({ length: DAYS_OF_WEEK }, () => null)
  return { start: mondayOf(start), people, meals: { morning: none, evening: none }, own: [] }
}

/** The Monday of a day's week, both `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return addDays(day, -((date.getUTCDay() + 6) % 7))
}

/** @param day `YYYY-MM-DD` */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

export interface Place {
  meal: Meal
  /** 0 is Monday. */
  day: number
}

/** The week with something else in one place; leftovers of what was there go with it. */
export function putDish(week: Week, { meal, day }: Place, dish: PlannedDish | null): Week {
  const before = week.meals[meal][day]
  const meals = { ...week.meals, [meal]: week.meals[meal].with(day, dish) }
  const isGone = before && before.leftoverOf === null && dish?.slug !== before.slug
  return { ...week, meals: isGone ? withoutLeftovers(meals, before.slug, day) : meals }
}

/** Moves a dish, or changes places with what is there; leftovers never come before they are cooked. */
export function moveDish(week: Week, from: Place, to: Place): Week {
  const moved = week.meals[from.meal][from.day] ?? null
  const other = week.meals[to.meal][to.day] ?? null
  if (moved === null || (from.meal === to.meal && from.day === to.day)) return week
  const lifted = { ...week.meals, [from.meal]: week.meals[from.meal].with(from.day, other) }
  const placed = { ...lifted, [to.meal]: lifted[to.meal].with(to.day, moved) }
  return { ...week, meals: followLeftovers(placed, moved.slug, from.day, to.day) }
}

type Meals = Week['meals']

function mapMeals(meals: Meals, change: (dish: PlannedDish, day: number) => PlannedDish | null): Meals {
  const mapDays = (meal: Meal) => meals[meal].map((dish, day) => dish && change(dish, day))
  return { morning: mapDays('morning'), evening: mapDays('evening') }
}

function withoutLeftovers(meals: Meals, slug: string, cookedOn: number): Meals {
  return mapMeals(meals, (dish) => (dish.slug === slug && dish.leftoverOf === cookedOn ? null : dish))
}

function followLeftovers(meals: Meals, slug: string, from: number, to: number): Meals {
  return mapMeals(meals, (dish, day) => {
    if (dish.slug !== slug || dish.leftoverOf === null) return dish
    const cookedOn = dish.leftoverOf === from ? to : dish.leftoverOf
    return cookedOn < day ? { ...dish, leftoverOf: cookedOn } : null
  })
}

/**
 * A week from what a device or a link holds. What is not ours is left out piece by piece, so that one bad entry does not
 * lose the rest.
 *
 * @returns null for what is no week at all
 */
export function readWeek(value: unknown): Week | null {
  if (!isObject(value) || typeof value.start !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value.start))
    return null
  if (Number.isNaN(Date.parse(value.start)) || !isObject(value.meals)) return null
  const people = readPeople(value.people) ?? 2
  const { morning, evening } = value.meals
  return {
    start: mondayOf(value.start),
    people,
    meals: checkLeftovers({ morning: readMeals(morning, people), evening: readMeals(evening, people) }),
    own: Array.isArray(value.own)
      ? value.own
          .filter((item): item is string => typeof item === 'string' && item.trim() !== '')
          .slice(0, MAX_OWN_ITEMS)
          .map((item) => item.trim().slice(0, MAX_OWN_ITEM))
      : [],
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readPeople(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value)
    ? Math.min(Math.max(value, PEOPLE_RANGE.min), PEOPLE_RANGE.max)
    : null
}

function readMeals(value: unknown, people: number): (PlannedDish | null)[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : []
  return Array.from({ length: DAYS_OF_WEEK }, (_, day) => {
    const dish = given[day]
    return readDish(typeof dish === 'string' ? { slug: dish } : dish, day, people)
  })
}

function readDish(value: unknown, day: number, people: number): PlannedDish | null {
  if (!isObject(value)) return null
  const { variation, leftoverOf } = value
  const slug = readSlug(value.slug)
  if (slug === null) return null
  const cookedOn = readIndex(leftoverOf)
  if (cookedOn !== null && cookedOn >= day) return null
  return {
    slug,
    people: readPeople(value.people) ?? people,
    variation: readIndex(variation),
    leftoverOf: cookedOn,
    isLocked: value.isLocked === true,
  }
}

function readIndex(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 200 ? value : null
}

/** Leftovers of what nobody cooked that day are left out. */
function checkLeftovers(meals: Meals): Meals {
  return mapMeals(meals, (dish) => {
    const { leftoverOf, slug } = dish
    if (leftoverOf === null) return dish
    const isCooked = MEALS.some((meal) => {
      const cooked = meals[meal][leftoverOf]
      return cooked?.slug === slug && cooked.leftoverOf === null
    })
    return isCooked ? dish : null
  })
}

/**
 * The whole week as the fragment of an address, `#week=…`: it never reaches a server. What `readWeek` takes for granted is
 * left out, so that the link is short enough for a QR code.
 */
export function writeWeekLink(week: Week): string {
  const { morning, evening } = week.meals
  return writeFragment(WEEK_FRAGMENT, {
    start: week.start,
    people: week.people,
    meals: { morning: writeMeals(morning, week.people), evening: writeMeals(evening, week.people) },
    ...(week.own.length > 0 && { own: week.own }),
  })
}

function writeMeals(dishes: readonly (PlannedDish | null)[], weekPeople: number) {
  const last = dishes.findLastIndex((dish) => dish !== null)
  return dishes.slice(0, last + 1).map((dish) => {
    if (!dish) return null
    const { slug, people, variation, leftoverOf, isLocked } = dish
    const special = {
      ...(people !== weekPeople && { people }),
      ...(variation !== null && { variation }),
      ...(leftoverOf !== null && { leftoverOf }),
      ...(isLocked && { isLocked }),
    }
    return Object.keys(special).length === 0 ? slug : { slug, ...special }
  })
}

/** @returns null for a fragment that is no week, however it was made */
export function readWeekLink(fragment: string): Week | null {
  return readWeek(readFragment(fragment, WEEK_FRAGMENT, MAX_LINK_LENGTH))
}
