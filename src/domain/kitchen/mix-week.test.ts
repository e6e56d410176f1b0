import { describe, expect, test } from 'vitest'
import { type Candidate, choosePlaces, mixWeek } from './mix-week.ts'
import { emptyWeek, type Meal, putDish } from './week.ts'
import { newDish } from './week-dishes.ts'

const candidate = (slug: string, isBreakfast: boolean, ...foods: string[]): Candidate => ({
  slug,
  isBreakfast,
  foods,
})
const DINNERS = Array.from({ length: 9 }, (_, index) =>
  candidate(`dinner-${index}`, false, `food-${index}`, 'onion'),
)
const BREAKFASTS = Array.from({ length: 3 }, (_, index) => candidate(`breakfast-${index}`, true))
const EMPTY = emptyWeek('2026-11-23')

/** Returns a deterministic sequence of random numbers. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const mix = (
  week = EMPTY,
  meals: readonly Meal[] = ['evening'],
  candidates = [...DINNERS, ...BREAKFASTS],
  seed = 7,
) =>
  mixWeek(week, {
    places: meals.flatMap((meal) => choosePlaces(week, meal, 7, 0)),
    people: 3,
    candidates,
    random: sequence(seed),
  })

// WEEK-MIX-1, WEEK-MIX-2
describe('a mixed week', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('contains no dish twice, each for all people (%i)', (seed) => {
    const { week, empty } = mix(EMPTY, ['evening'], DINNERS, seed)
    const slugs = week.meals.evening.map((dish) => dish?.slug)
    expect(new Set(slugs).size).toBe(7)
    expect(week.meals.evening.every((dish) => dish?.people === 3)).toBe(true)
    expect(week.meals.morning.every((dish) => dish === null)).toBe(true)
    expect(empty).toBe(0)
  })
  test('keeps locked dishes and mixes the other places anew', () => {
    const locked = { slug: 'dinner-3', people: 5, variation: 1, leftoverOf: null, isLocked: true }
    const before = putDish(mix().week, { meal: 'evening', day: 2 }, locked)
    const { week } = mix(before, ['evening'], DINNERS, 11)
    expect(week.meals.evening[2]).toEqual(locked)
    expect(week.meals.evening.filter((dish) => dish?.slug === 'dinner-3')).toHaveLength(1)
  })
  test('reports the number of places left empty', () => {
    const { week, empty } = mix(EMPTY, ['morning', 'evening'])
    expect(week.meals.morning.filter((dish) => dish?.slug.startsWith('breakfast'))).toHaveLength(3)
    expect(empty).toBe(4)
  })
  test('keeps locked dishes and replaces the others', () => {
    const dish = { people: 2, variation: null, leftoverOf: null }
    const locked = putDish(EMPTY, { meal: 'evening', day: 3 }, { ...dish, slug: 'dinner-4', isLocked: true })
    const loose = putDish(locked, { meal: 'evening', day: 4 }, { ...dish, slug: 'mine', isLocked: false })
    const { week } = mix(loose)
    expect(week.meals.evening[3]?.slug).toBe('dinner-4')
    expect(week.meals.evening.map((entry) => entry?.slug)).not.toContain('mine')
    expect(week.meals.evening.filter((entry) => entry?.slug === 'dinner-4')).toHaveLength(1)
  })
  test('prefers dishes that share ingredients', () => {
    const alike = [0, 1, 2, 3].map((index) => candidate(`squash-${index}`, false, 'squash', 'sage'))
    const others = [0, 1, 2, 3, 4, 5].map((index) => candidate(`other-${index}`, false, `only-${index}`))
    const begun = putDish(
      EMPTY,
      { meal: 'evening', day: 0 },
      { slug: 'squash-0', people: 2, variation: null, leftoverOf: null, isLocked: true },
    )
    const { week } = mix(begun, ['evening'], [...others, ...alike])
    expect(
      week.meals.evening.filter((dish) => dish?.slug.startsWith('squash')).length,
    ).toBeGreaterThanOrEqual(3)
  })
})

// WEEK-MIX-3
describe('the places of a wish', () => {
  const evenings = (count: number, firstDay: number, planned: readonly number[] = []) => {
    const week = planned.reduce(
      (rest, day) => putDish(rest, { meal: 'evening', day }, newDish(`planned-${day}`, 2)),
      EMPTY,
    )
    return choosePlaces(week, 'evening', count, firstDay).map(({ day }) => day)
  }

  test.each<[count: number, firstDay: number, planned: number[], days: number[]]>([
    [3, 0, [], [0, 3, 6]],
    [4, 0, [], [0, 2, 4, 6]],
    [5, 0, [], [0, 1, 3, 5, 6]],
    [7, 0, [], [0, 1, 2, 3, 4, 5, 6]],
    // Starting on Tuesday, Thursday and Saturday.
    [3, 1, [], [1, 3, 6]],
    [3, 3, [], [3, 4, 6]],
    [3, 5, [], [5, 6]],
    // Around planned dishes; those of days that are over do not count.
    [3, 0, [3], [0, 3, 6]],
    [3, 1, [0, 2], [2, 4, 6]],
    [2, 0, [0, 1, 2], [0, 1, 2]],
    [5, 7, [], []],
  ])('%i evenings from day %i on with %j planned are %j', (count, firstDay, planned, days) => {
    expect(evenings(count, firstDay, planned)).toEqual(days)
  })
})
