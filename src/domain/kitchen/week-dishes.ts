import {
  ALL_PLACES,
  checkLeftovers,
  dishAt,
  isCooked,
  isSamePlace,
  MEALS,
  type Meal,
  mapMeals,
  PEOPLE_RANGE,
  type Place,
  type PlannedDish,
  putDish,
  type Week,
} from './week.ts'

/** A dish and its place. */
export interface PlacedDish {
  place: Place
  dish: PlannedDish
}

/** Returns all planned dishes, day by day, including leftovers. */
export function dishesOf(week: Week): PlacedDish[] {
  return ALL_PLACES.flatMap((place) => {
    const dish = dishAt(week, place)
    return dish ? [{ place, dish }] : []
  })
}

/** Returns the dishes that are cooked, and so shopped for. */
export function cookedOf(week: Week): PlacedDish[] {
  return dishesOf(week).filter(({ dish }) => dish.leftoverOf === null)
}

/** Whether nothing is planned and nothing is written on the week's list. */
export function isEmptyWeek(week: Week): boolean {
  return dishesOf(week).length === 0 && week.own.length === 0
}

/** Returns the meals a week can show folded: those without a dish; in an empty week only the mornings (WEEK-PAGE-5). */
export function foldedMeals(week: Week): Meal[] {
  const free = MEALS.filter((meal) => week.meals[meal].every((dish) => dish === null))
  return free.length === MEALS.length ? ['morning'] : free
}

/**
 * Returns the number of people a dish is cooked for: those who eat it that day, and those who eat its leftovers
 * (WEEK-DISH-2). Where the same dish is cooked twice in a day, the leftovers are of the first.
 */
export function portionsOf(week: Week, place: Place): number {
  const dish = dishAt(week, place)
  if (!dish) return 0
  if (dish.leftoverOf !== null) return dish.people
  const isFirst =
    MEALS.find((meal) => isCooked(dishAt(week, { meal, day: place.day }), dish.slug)) === place.meal
  const later = isFirst ? leftoversOf(week, dish.slug, place.day) : []
  return later.reduce((sum, { dish: { people } }) => sum + people, dish.people)
}

function leftoversOf(week: Week, slug: string, cookedOn: number): PlacedDish[] {
  return dishesOf(week).filter(({ dish }) => dish.slug === slug && dish.leftoverOf === cookedOn)
}

/** Changes the number of people of a week; dishes that had the week's number follow, those with a number of their own keep it. */
export function setWeekPeople(week: Week, people: number): Week {
  const next = clampPeople(people)
  const follow = (dish: PlannedDish | null) =>
    dish && (dish.people === week.people ? { ...dish, people: next } : dish)
  return {
    ...week,
    people: next,
    meals: { morning: week.meals.morning.map(follow), evening: week.meals.evening.map(follow) },
  }
}

function clampPeople(people: number): number {
  return Math.min(Math.max(people, PEOPLE_RANGE.min), PEOPLE_RANGE.max)
}

/** Returns a dish as it is added to a week. */
export function newDish(slug: string, people: number): PlannedDish {
  return { slug, people, variation: null, leftoverOf: null, isLocked: false }
}

/** Returns the free places after the day a dish is cooked, where its leftovers can be eaten. */
export function placesForLeftovers(week: Week, { day }: Place): Place[] {
  return ALL_PLACES.filter((place) => place.day > day && !dishAt(week, place))
}

/** Plans a dish's leftovers for a later place. The week is unchanged where that place is not later, or not free. */
export function putLeftovers(week: Week, from: Place, to: Place): Week {
  const dish = dishAt(week, from)
  if (!dish || dishAt(week, to)) return week
  const cookedOn = dish.leftoverOf ?? from.day
  if (to.day <= cookedOn) return week
  return putDish(week, to, { ...dish, leftoverOf: cookedOn, isLocked: false })
}

/** Returns the leftovers that were removed because their dish is no longer cooked that day. */
export function leftoversLost(before: Week, after: Week): PlacedDish[] {
  return dishesOf(before).filter(({ place, dish: { slug, leftoverOf } }) => {
    if (leftoverOf === null || dishAt(after, place)) return false
    return !MEALS.some((meal) => isCooked(dishAt(after, { meal, day: leftoverOf }), slug))
  })
}

/** Returns the leftovers that became cooked by a move, because they would now come before their dish. */
export function cookedSinceMove(before: Week, after: Week, from: Place, to: Place): PlacedDish[] {
  return cookedOf(after).filter(({ place }) => {
    const was = isSamePlace(place, to) ? from : isSamePlace(place, from) ? to : place
    return typeof dishAt(before, was)?.leftoverOf === 'number'
  })
}

/**
 * Applies the difference between two states of a week to its present one (WEEK-DISH-6): a place changed since then
 * stays, and so does everything else.
 */
export function rebaseWeekChange(now: Week, { from, to }: { from: Week; to: Week }): Week {
  const people = from.people === to.people ? now.people : to.people
  const current = setWeekPeople(now, people)
  const before = setWeekPeople(from, people)
  const after = setWeekPeople(to, people)
  const carry = (dish: PlannedDish | null, place: Place) => {
    const was = dishAt(before, place)
    const next = dishAt(after, place)
    if (isSameDish(was, next) && was?.people === next?.people && was?.variation === next?.variation)
      return dish
    const isFree = dish === null && !isSameDish(was, next)
    return isFree || isSameDish(dish, was) ? next : dish
  }
  return { ...current, meals: checkLeftovers(mapMeals(current.meals, carry)) }
}

function isSameDish(a: PlannedDish | null, b: PlannedDish | null): boolean {
  return a?.slug === b?.slug && a?.leftoverOf === b?.leftoverOf
}

const MORNING =
  /\b(?:breakfasts?|brunch|mornings?|sunrise|oats|oatmeal|overnight|porridge|granola|muesli|smoothies?|toasts?|pancakes?|crêpes?|waffles?|omelettes?|frittatas?|shakshuka|scrambled|bagels?)\b/i
const NO_MEAL =
  /\b(?:cakes?|loaf|bites|balls|cookies?|biscuits?|muffins?|brownies?|flapjacks?|bars|truffles?|crumbles?|puddings?|desserts?|ice cream|sorbet|snacks?|drinks?|lemonade|cordial|chutney|jam|dips?|dressing|sauce|syrup)\b/i
/** Fruit only; `Citrus Salmon` is a dinner. */
const FRUIT_PLATE =
  /\b(?:citrus|fruits?|oranges?|melon|berry|berries|peach(?:es)?)\s+(?:plate|platter|salad|bowl|cup|kebab|skewer)s?\b/i
/** In a description these words are about the dish itself; the remaining ones may be about its accompaniments. */
const NO_MEAL_DESCRIBED = /\b(?:puddings?|desserts?|snacks?)\b/i

interface DescribedDish {
  title: string
  description: string
  category_name: string | null
  dietary_tags: readonly string[]
}

/**
 * Returns the meal a recipe is for, by the words of its title, category and tags (WEEK-MIX-3). A loaf, a snack, a
 * pudding or a plate of fruit is not a dinner: a mixed week leaves those out.
 *
 * @returns null for what is not a meal by itself
 */
export function mealOf({ title, description, category_name, dietary_tags }: DescribedDish): Meal | null {
  const words = [title, category_name ?? '', ...dietary_tags].join(' ')
  if (MORNING.test(words)) return 'morning'
  return NO_MEAL.test(words) || FRUIT_PLATE.test(title) || NO_MEAL_DESCRIBED.test(description)
    ? null
    : 'evening'
}
