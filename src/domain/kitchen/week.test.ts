import { describe, expect, test } from 'vitest'
import {
  ALL_PLACES,
  dishAt,
  emptyWeek,
  firstDayLeft,
  leftoversLostBy,
  moveDish,
  type PlannedDish,
  putDish,
  readWeek,
  readWeekLink,
  sessionsByDay,
  type Week,
  writeWeekLink,
} from './week.ts'
import { dishesOf, putLeftovers } from './week-dishes.ts'

const dish = (slug: string, more: Partial<PlannedDish> = {}): PlannedDish => ({
  slug,
  people: 2,
  variation: null,
  leftoverOf: null,
  isLocked: false,
  ...more,
})
const evening = (day: number) => ({ meal: 'evening' as const, day })

/** Returns a deterministic sequence of random numbers. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Soup on Monday, its leftovers on Wednesday. */
const WEEK = putDish(
  putDish(emptyWeek('2026-11-25'), evening(0), dish('soup')),
  evening(2),
  dish('soup', { leftoverOf: 0 }),
)

// WEEK-DISH-2, WEEK-DISH-3
describe('leftovers follow their dish', () => {
  test('they are removed with it', () => {
    expect(putDish(WEEK, evening(0), dish('dal')).meals.evening[2]).toBeNull()
    expect(putDish(WEEK, evening(0), dish('soup', { people: 4 })).meals.evening[2]).not.toBeNull()
  })
  test('they are removed only with the last pot of that day', () => {
    const twice = putDish(WEEK, { meal: 'morning', day: 0 }, dish('soup'))
    expect(putDish(twice, evening(0), dish('dal')).meals.evening[2]).toEqual(dish('soup', { leftoverOf: 0 }))
  })
  test('they refer to its new day', () => {
    expect(evenings(moveDish(WEEK, evening(0), evening(1)))).toEqual({ 1: 'soup', 2: 'soup of 1' })
  })
  test('the earliest entry is the cooked one, whether the dish or its leftovers were moved', () => {
    const varied = putDish(WEEK, evening(0), dish('soup', { variation: 1, people: 4 }))
    const late = moveDish(varied, evening(0), evening(4))
    expect(evenings(late)).toEqual({ 2: 'soup', 4: 'soup of 2' })
    expect([late.meals.evening[2]?.variation, late.meals.evening[4]?.people]).toEqual([1, 4])
    const wednesday = moveDish(WEEK, evening(0), evening(1))
    expect(evenings(moveDish(wednesday, evening(2), evening(0)))).toEqual({ 0: 'soup', 1: 'soup of 0' })
  })
  test('leftovers moved to the day of their dish become a cooked dish', () => {
    const { meals } = moveDish(WEEK, evening(2), { meal: 'morning', day: 0 })
    expect([meals.morning[0], meals.evening[0]]).toEqual([dish('soup'), dish('soup')])
  })
})

/** Returns the evenings by day, with the day their leftovers are from. */
function evenings({ meals }: Week): Record<number, string> {
  return Object.fromEntries(
    meals.evening.flatMap((entry, day) =>
      entry ? [[day, entry.leftoverOf === null ? entry.slug : `${entry.slug} of ${entry.leftoverOf}`]] : [],
    ),
  )
}

test('two dishes are swapped, and the leftovers of both follow', () => {
  const both = [
    [evening(2), dish('dal')],
    [evening(3), dish('soup', { leftoverOf: 0 })],
    [evening(4), dish('dal', { leftoverOf: 2 })],
  ] as const
  const week = both.reduce(
    (rest, [place, entry]) => putDish(rest, place, entry),
    putDish(WEEK, evening(2), null),
  )
  const swapped = moveDish(week, evening(0), evening(2))
  expect(evenings(swapped)).toEqual({ 0: 'dal', 2: 'soup', 3: 'soup of 2', 4: 'dal of 0' })
  expect(moveDish(swapped, evening(2), evening(0))).toEqual(week)
})

describe('any sequence of moves, swaps and removals', () => {
  /** Returns what is eaten, in any place. */
  const eaten = (week: Week) =>
    dishesOf(week)
      .map(({ dish: { slug, people } }) => `${slug} ${people}`)
      .sort()

  test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
    'no dish is lost without being reported (%i)',
    (seed) => {
      const random = sequence(seed)
      const below = (count: number) => Math.floor(random() * count)
      const somewhere = () => ALL_PLACES[below(ALL_PLACES.length)] ?? evening(0)
      let week = emptyWeek('2026-11-23')
      for (let step = 0; step < 120; step++) {
        const [from, to] = [somewhere(), somewhere()]
        const before = week
        const deed = below(5)
        if (deed < 3) {
          week = moveDish(week, from, to)
          expect(eaten(week)).toEqual(eaten(before))
        } else if (deed === 3) {
          week = putLeftovers(
            dishAt(week, from) ? week : putDish(week, from, dish(`dish-${below(4)}`)),
            from,
            to,
          )
        } else {
          const lost = leftoversLostBy(week, from, null)
          week = putDish(week, from, null)
          const gone = [from, ...lost].flatMap((place) => dishAt(before, place) ?? [])
          expect(eaten(week)).toEqual(
            eaten(before).filter((entry) => {
              const at = gone.findIndex(({ slug, people }) => entry === `${slug} ${people}`)
              if (at === -1) return true
              gone.splice(at, 1)
              return false
            }),
          )
        }
        // A device reads back what it stored.
        expect(readWeek(JSON.parse(JSON.stringify(week)))).toEqual(week)
      }
    },
  )
})

// WEEK-PAGE-3
describe('the plan in the week', () => {
  const SEVEN = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day }))
  const days = (week: Week) => sessionsByDay(week, SEVEN).map((session) => session?.day ?? null)
  const begun = (planStart: string | null, start = '2026-11-23') => ({ ...emptyWeek(start), planStart })

  test('begins on the day it was started, and repeats every seven days', () => {
    expect(days(begun('2026-11-24'))).toEqual([null, 1, 2, 3, 4, 5, 6])
    expect(days(begun('2026-11-24', '2026-11-30'))).toEqual([7, 1, 2, 3, 4, 5, 6])
    expect(days(begun('2026-11-24', '2026-11-16'))).toEqual([null, null, null, null, null, null, null])
  })
  test('begins on Mondays unless it was started', () => {
    expect(days(begun(null))).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
  test('is carried by a link', () => {
    expect(readWeekLink(writeWeekLink(begun('2026-11-24')))?.planStart).toBe('2026-11-24')
  })
})

test('the rest of a week begins with today', () => {
  const week = emptyWeek('2026-11-23')
  expect(
    ['2026-11-20', '2026-11-23', '2026-11-26', '2026-11-30'].map((today) => firstDayLeft(week, today)),
  ).toEqual([0, 0, 3, 7])
})

describe('a link', () => {
  // WEEK-SHARE-1
  test('contains the whole week', () => {
    const week = { ...putDish(WEEK, evening(6), dish('crème'.normalize('NFC'))), own: ['Äpfel für Jonas'] }
    // A slug with an accent is invalid; everything else is read back.
    expect(readWeekLink(writeWeekLink(week))).toEqual({
      ...week,
      meals: { ...week.meals, evening: week.meals.evening.with(6, null) },
    })
  })
  test.each([
    '',
    '#',
    '#week=',
    '#week=%20',
    '#week=bm90IGpzb24',
    '#week=e30',
    '#week=W10',
    `#week=${'A'.repeat(9_000)}`,
    '#week=_w',
    '#other=e30',
  ])('%s made by hand is not a week', (fragment) => {
    expect(readWeekLink(fragment)).toBeNull()
  })
})

test('a stored or linked week is validated value by value', () => {
  const read = readWeek({
    start: '2026-11-25',
    people: 900,
    meals: {
      morning: [dish('oats'), { slug: '../x' }, { slug: 'a', people: -3, variation: 'x' }, 7],
      evening: [
        { slug: 'soup', leftoverOf: 0 },
        { slug: 'oats', leftoverOf: 0 },
        { slug: 'dal', leftoverOf: 0 },
      ],
    },
    own: ['milk', 7, ' ', 'x'.repeat(500)],
  })
  expect(read).toMatchObject({ start: '2026-11-23', people: 12 })
  expect(read?.meals.morning).toEqual([dish('oats'), null, dish('a', { people: 1 }), null, null, null, null])
  // Leftovers of a dish that was not cooked, or of the same day, are invalid.
  expect(read?.meals.evening).toEqual([
    null,
    dish('oats', { leftoverOf: 0, people: 12 }),
    null,
    null,
    null,
    null,
    null,
  ])
  expect(read?.own).toEqual(['milk', 'x'.repeat(120)])
})

test.each([
  null,
  7,
  [],
  {},
  { start: 'soon', meals: {} },
  { start: '2026-13-45', meals: {} },
  { start: '2026-11-23' },
])('%j is not a week', (value) => {
  expect(readWeek(value)).toBeNull()
})
