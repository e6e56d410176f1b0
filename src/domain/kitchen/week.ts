import { daysBetween, mondayOf } from '../time/days.ts'
import { isRecord } from '../type-guards.ts'
import { readFragment, readSlug, writeFragment } from './link-fragment.ts'

/** The meals of a day that are planned; the workout comes between them. */
export const MEALS = ['morning', 'evening'] as const
export type Meal = (typeof MEALS)[number]

const WEEK_FRAGMENT = 'week'
export const DAYS_OF_WEEK = 7
/** The days of a week by number, from its first. */
export const DAYS: readonly number[] = Array.from({ length: DAYS_OF_WEEK }, (_, day) => day)
export const PEOPLE_RANGE = { min: 1, max: 12 }
/** A longer link of a week was not made by this site. */
const MAX_LINK_LENGTH = 8_000
/** The maximum number of the reader's own lines in a list, and the length of each. */
export const OWN_ITEMS = { count: 50, length: 120 }

/** A dish in a place of the week. */
export interface PlannedDish {
  slug: string
  people: number
  /** Index of a variation in the recipe's list; null cooks it as written. */
  variation: number | null
  /** The earlier day of the week, 0 to 6, whose leftovers are eaten; null where it is cooked. */
  leftoverOf: number | null
  /** Whether it stays when the rest is mixed again. */
  isLocked: boolean
}

/** A planned week. It is stored only on the reader's device (WEEK-PAGE-2). */
export interface Week {
  /** Its Monday, `YYYY-MM-DD`. */
  start: string
  /** The day on which the reader began the plan; null where day 1 is a Monday. */
  planStart: string | null
  people: number
  /** Seven places each. */
  meals: Readonly<Record<Meal, readonly (PlannedDish | null)[]>>
  /** The reader's own lines of the shopping list. */
  own: readonly string[]
}

/** @param start any day of the week, which begins on its Monday */
export function emptyWeek(start: string, people = 2): Week {
  const none = DAYS.map(() => null)
  return { start: mondayOf(start), planStart: null, people, meals: { morning: none, evening: none }, own: [] }
}

export interface Place {
  meal: Meal
  /** 0 is Monday. */
  day: number
}

/** All places of a week, day by day, the morning first. */
export const ALL_PLACES: readonly Place[] = DAYS.flatMap((day) => MEALS.map((meal): Place => ({ meal, day })))

export function isSamePlace(a: Place, b: Place): boolean {
  return a.meal === b.meal && a.day === b.day
}

/**
 * Returns the plan's sessions on a week's seven days: day 1 is on the day the reader began, and again every seven days.
 * Days before it have none (WEEK-PAGE-3).
 */
export function sessionsByDay<Session extends { day: number }>(
  { start, planStart }: Week,
  sessions: readonly Session[],
): (Session | null)[] {
  const before = daysBetween(planStart ?? start, start)
  return DAYS.map((day) => {
    const passed = before + day
    return passed < 0
      ? null
      : (sessions.find(({ day: number }) => number === (passed % DAYS_OF_WEEK) + 1) ?? null)
  })
}

/** Returns the first day of a week that is not over, 0 is Monday; 7 in a week that is over, and 0 in a future one. */
export function firstDayLeft({ start }: Week, today: string): number {
  return Math.min(Math.max(daysBetween(start, today), 0), DAYS_OF_WEEK)
}

export function dishAt({ meals }: Week, { meal, day }: Place): PlannedDish | null {
  return meals[meal][day] ?? null
}

/** Returns the week with a place replaced, without the leftovers of its former dish (`leftoversLostBy`). */
export function putDish(week: Week, place: Place, dish: PlannedDish | null): Week {
  const lost = leftoversLostBy(week, place, dish)
  const meals = { ...week.meals, [place.meal]: week.meals[place.meal].with(place.day, dish) }
  return {
    ...week,
    meals: mapMeals(meals, (other, at) => (lost.some((gone) => isSamePlace(gone, at)) ? null : other)),
  }
}

/** Returns the places whose leftovers are removed when their dish is replaced. */
export function leftoversLostBy(week: Week, place: Place, dish: PlannedDish | null): Place[] {
  const before = dishAt(week, place)
  if (!before || before.leftoverOf !== null) return []
  if (dish?.slug === before.slug && dish.leftoverOf === null) return []
  const isCookedTwice = MEALS.some(
    (meal) => meal !== place.meal && isCooked(dishAt(week, { meal, day: place.day }), before.slug),
  )
  if (isCookedTwice) return []
  return ALL_PLACES.filter((at) => {
    const other = dishAt(week, at)
    return other?.slug === before.slug && other.leftoverOf === place.day
  })
}

/**
 * Moves a dish, or swaps it with the one in the other place. Nothing is lost: a dish and its leftovers stay one pot,
 * which is cooked on the first day it is eaten (WEEK-DISH-3).
 */
export function moveDish(week: Week, from: Place, to: Place): Week {
  if (dishAt(week, from) === null || isSamePlace(from, to)) return week
  const placed = ALL_PLACES.flatMap((place) => {
    const dish = dishAt(week, place)
    const at = isSamePlace(place, from) ? to : isSamePlace(place, to) ? from : place
    return dish ? [{ dish, at, pot: potOf(week, dish, place) }] : []
  })
  const firstDayOf = (pot: Place) =>
    Math.min(...placed.filter((other) => isSamePlace(other.pot, pot)).map(({ at }) => at.day))
  return {
    ...week,
    meals: mapMeals(week.meals, (_, place) => {
      const found = placed.find(({ at }) => isSamePlace(at, place))
      if (!found) return null
      const { dish, pot } = found
      const cookedOn = firstDayOf(pot)
      return {
        ...dish,
        variation: dishAt(week, pot)?.variation ?? null,
        leftoverOf: cookedOn < place.day ? cookedOn : null,
      }
    }),
  }
}

/** Returns the place where a dish is cooked: its own, or the one it is left over from. */
function potOf(week: Week, { slug, leftoverOf }: PlannedDish, place: Place): Place {
  if (leftoverOf === null) return place
  const meal = MEALS.find((each) => isCooked(dishAt(week, { meal: each, day: leftoverOf }), slug))
  return meal ? { meal, day: leftoverOf } : place
}

/** Whether a place holds this recipe and it is cooked there. */
export function isCooked(dish: PlannedDish | null, slug: string): boolean {
  return dish?.slug === slug && dish.leftoverOf === null
}

type Meals = Week['meals']

/** Returns the meals with each place mapped. */
export function mapMeals(
  meals: Meals,
  change: (dish: PlannedDish | null, place: Place) => PlannedDish | null,
): Meals {
  const mapDays = (meal: Meal) => meals[meal].map((dish, day) => change(dish, { meal, day }))
  return { morning: mapDays('morning'), evening: mapDays('evening') }
}

/**
 * Reads a week from the value a device or a link holds. Invalid entries are dropped individually, so that one of them
 * does not lose the rest.
 *
 * @returns null for a value that is not a week
 */
export function readWeek(value: unknown): Week | null {
  if (!isRecord(value) || !isRecord(value.meals)) return null
  const start = readDay(value.start)
  if (start === null) return null
  const people = readPeople(value.people) ?? 2
  const { morning, evening } = value.meals
  return {
    start: mondayOf(start),
    planStart: readDay(value.planStart),
    people,
    meals: checkLeftovers({ morning: readMeals(morning, people), evening: readMeals(evening, people) }),
    own: Array.isArray(value.own)
      ? value.own
          .filter((item): item is string => typeof item === 'string' && item.trim() !== '')
          .slice(0, OWN_ITEMS.count)
          .map((item) => item.trim().slice(0, OWN_ITEMS.length))
      : [],
  }
}

/** @returns null for a value that is not a day */
export function readDay(value: unknown): string | null {
  const isDay =
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  return isDay ? value : null
}

function readPeople(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value)
    ? Math.min(Math.max(value, PEOPLE_RANGE.min), PEOPLE_RANGE.max)
    : null
}

function readMeals(value: unknown, people: number): (PlannedDish | null)[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : []
  return DAYS.map((day) => {
    const dish = given[day]
    return readDish(typeof dish === 'string' ? { slug: dish } : dish, day, people)
  })
}

function readDish(value: unknown, day: number, people: number): PlannedDish | null {
  if (!isRecord(value)) return null
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

/** Removes leftovers of a dish that is not cooked on their day. */
export function checkLeftovers(meals: Meals): Meals {
  return mapMeals(meals, (dish) => {
    if (dish === null || dish.leftoverOf === null) return dish
    const { leftoverOf, slug } = dish
    return MEALS.some((meal) => isCooked(meals[meal][leftoverOf] ?? null, slug)) ? dish : null
  })
}

/**
 * Writes the whole week as the fragment of an address, `#week=…`, which is never sent to a server. Defaults of
 * `readWeek` are omitted, so that the link is short enough for a QR code.
 */
export function writeWeekLink(week: Week): string {
  const { morning, evening } = week.meals
  return writeFragment(WEEK_FRAGMENT, {
    start: week.start,
    ...(week.planStart !== null && { planStart: week.planStart }),
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

/** @returns null for a fragment that is not a week */
export function readWeekLink(fragment: string): Week | null {
  return readWeek(readFragment(fragment, WEEK_FRAGMENT, MAX_LINK_LENGTH))
}
