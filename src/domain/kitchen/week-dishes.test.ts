import { describe, expect, test } from 'vitest'
import { emptyWeek, type Meal, moveDish, type PlannedDish, putDish } from './week.ts'
import {
  cookedOf,
  cookedSinceMove,
  foldedMeals,
  isEmptyWeek,
  leftoversLost,
  mealOf,
  newDish,
  placesForLeftovers,
  portionsOf,
  putLeftovers,
  rebaseWeekChange,
  setWeekPeople,
} from './week-dishes.ts'

const evening = (day: number) => ({ meal: 'evening' as Meal, day })
const morning = (day: number) => ({ meal: 'morning' as Meal, day })
const WEEK = putDish(emptyWeek('2026-11-23'), evening(0), newDish('soup', 2))

// WEEK-DISH-2
describe('leftovers', () => {
  const withLeftovers = putLeftovers(WEEK, evening(0), morning(2))

  test('are cooked together with their dish, for the people of both days', () => {
    expect(portionsOf(WEEK, evening(0))).toBe(2)
    expect(portionsOf(withLeftovers, evening(0))).toBe(4)
    expect(cookedOf(withLeftovers)).toHaveLength(1)
  })

  test('of leftovers come from the same pot', () => {
    const again = putLeftovers(withLeftovers, morning(2), evening(4))
    expect(again.meals.evening[4]).toMatchObject({ slug: 'soup', leftoverOf: 0 })
    expect(portionsOf(again, evening(0))).toBe(6)
  })

  test('are not locked even if their dish is', () => {
    const locked = putDish(WEEK, evening(0), { ...newDish('soup', 2), isLocked: true })
    expect(putLeftovers(locked, evening(0), evening(2)).meals.evening[2]?.isLocked).toBe(false)
  })

  test('are never put in an occupied place, on an earlier day or in another meal of the same day', () => {
    const taken = putDish(WEEK, evening(3), newDish('dal', 2))
    expect(putLeftovers(taken, evening(0), evening(3))).toBe(taken)
    expect(putLeftovers(taken, evening(3), evening(1))).toBe(taken)
    expect(putLeftovers(taken, evening(3), morning(3))).toBe(taken)
    expect(placesForLeftovers(taken, evening(3))).toEqual([
      ...[morning(4), evening(4), morning(5)],
      ...[evening(5), morning(6), evening(6)],
    ])
  })

  test('of a dish cooked twice on a day are counted once', () => {
    const twice = putDish(withLeftovers, morning(0), newDish('soup', 1))
    expect(portionsOf(twice, morning(0)) + portionsOf(twice, evening(0))).toBe(5)
  })
})

// WEEK-DISH-1
test('a changed number of people applies to dishes without their own number', () => {
  const guests: PlannedDish = newDish('dal', 6)
  const { people, meals } = setWeekPeople(putDish(WEEK, evening(5), guests), 3)
  expect([people, meals.evening[0]?.people, meals.evening[5]?.people]).toEqual([3, 3, 6])
  expect(setWeekPeople(WEEK, 99).people).toBe(12)
})

test('a week is empty without dishes and without the reader’s own list items', () => {
  expect(isEmptyWeek(emptyWeek('2026-11-23'))).toBe(true)
  expect(isEmptyWeek({ ...emptyWeek('2026-11-23'), own: ['coffee'] })).toBe(false)
})

test.each<[title: string, meal: Meal | null, description?: string]>([
  ['Overnight Oats in a Jar', 'morning'],
  ['Sunrise Breakfast Bowl', 'morning'],
  ['Two-Storey Smoothie', 'morning'],
  ['Soft Eggs on Green Toast', 'morning'],
  ['Red Lentil Dal', 'evening'],
  ['Everything Green Salad', 'evening'],
  ['Toasted Barley Soup', 'evening'],
  ['Goat Stew', 'evening'],
  ['Citrus Salmon', 'evening'],
  ['Winter Citrus Plate', null],
  ['Carrot and Walnut Loaf', null],
  ['Date and Oat Energy Bites', null],
  ['Baked Peaches with Almonds', null, 'Pudding for the end of August.'],
])('%s is a dish for: %s', (title, meal, description = 'One pot.') => {
  expect(mealOf({ title, description, category_name: 'Recipes', dietary_tags: ['quick'] })).toBe(meal)
})

describe('side effects of a change', () => {
  const withLeftovers = putLeftovers(WEEK, evening(0), evening(2))

  test('leftovers removed with their dish are named, leftovers removed themselves are not', () => {
    expect(leftoversLost(withLeftovers, putDish(withLeftovers, evening(0), newDish('dal', 2)))).toMatchObject(
      [{ place: evening(2) }],
    )
    expect(leftoversLost(withLeftovers, putDish(withLeftovers, evening(2), null))).toEqual([])
    expect(leftoversLost(withLeftovers, moveDish(withLeftovers, evening(0), evening(5)))).toEqual([])
  })

  // WEEK-DISH-3
  test('leftovers that would precede their dish are named as cooked on their own day', () => {
    const late = moveDish(withLeftovers, evening(0), evening(5))
    expect(cookedSinceMove(withLeftovers, late, evening(0), evening(5))).toMatchObject([
      { place: evening(2) },
    ])
    const back = moveDish(late, evening(5), evening(1))
    expect(cookedSinceMove(late, back, evening(5), evening(1))).toMatchObject([{ place: evening(1) }])
    const aside = moveDish(withLeftovers, evening(2), evening(3))
    expect(cookedSinceMove(withLeftovers, aside, evening(2), evening(3))).toEqual([])
  })
})

// WEEK-PAGE-5
test('a meal without dishes is collapsed, except the dinners of an empty week', () => {
  expect(foldedMeals(emptyWeek('2026-11-23'))).toEqual(['morning'])
  expect(foldedMeals(WEEK)).toEqual(['morning'])
  expect(foldedMeals(putDish(emptyWeek('2026-11-23'), morning(0), newDish('oats', 2)))).toEqual(['evening'])
  expect(foldedMeals(putDish(WEEK, morning(6), newDish('oats', 2)))).toEqual([])
})

// WEEK-DISH-6
describe('a change applied to the present week', () => {
  const before = putLeftovers(WEEK, evening(0), evening(2))
  const without = putDish(before, evening(0), null)
  const evenings = ({ meals }: typeof WEEK) => meals.evening.map((dish) => dish?.slug ?? null).slice(0, 4)
  const undo = (now: typeof WEEK) => evenings(rebaseWeekChange(now, { from: without, to: before }))

  test('restores a dish with its leftovers, and changes nothing else', () => {
    expect(undo(without)).toEqual(evenings(before))
    const since = { ...putDish(without, evening(3), newDish('dal', 2)), own: ['milk'] }
    expect(undo(since)).toEqual(['soup', null, 'soup', 'dal'])
    expect(rebaseWeekChange(since, { from: without, to: before }).own).toEqual(['milk'])
  })

  test('does not replace a place filled since, and leaves no leftovers without a dish', () => {
    expect(undo(putDish(without, evening(2), newDish('dal', 2)))).toEqual(['soup', null, 'dal', null])
    expect(undo(putDish(without, evening(0), newDish('dal', 2)))).toEqual(['dal', null, null, null])
  })

  test('uses the week’s present number of people, or the number it sets', () => {
    expect(
      rebaseWeekChange(setWeekPeople(without, 5), { from: without, to: before }).meals.evening[0]?.people,
    ).toBe(5)
    const mixed = putDish(setWeekPeople(WEEK, 3), evening(1), newDish('dal', 3))
    const next = rebaseWeekChange(putDish(WEEK, evening(3), newDish('stew', 2)), { from: WEEK, to: mixed })
    expect(next.people).toBe(3)
    expect(next.meals.evening.map((dish) => dish?.people)).toEqual([3, 3, undefined, 3, ...Array(3)])
  })

  test('does not restore a dish removed since', () => {
    const changed = putDish(WEEK, evening(0), { ...newDish('soup', 2), variation: 1 })
    expect(evenings(rebaseWeekChange(emptyWeek('2026-11-23'), { from: WEEK, to: changed }))[0]).toBeNull()
  })
})
