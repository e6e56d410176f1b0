import { describe, expect, test } from 'vitest'
import {
  emptyWeek,
  mondayOf,
  moveDish,
  type PlannedDish,
  putDish,
  readWeek,
  readWeekLink,
  writeWeekLink,
} from './week.ts'

const dish = (slug: string, more: Partial<PlannedDish> = {}): PlannedDish => ({
  slug,
  people: 2,
  variation: null,
  leftoverOf: null,
  isLocked: false,
  ...more,
})
const evening = (day: number) => ({ meal: 'evening' as const, day })

/** Soup on Monday, its leftovers on Wednesday. */
const WEEK = putDish(
  putDish(emptyWeek('2026-11-25'), evening(0), dish('soup')),
  evening(2),
  dish('soup', { leftoverOf: 0 }),
)

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-03-01', '2026-02-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

describe('leftovers follow their dish', () => {
  test('they go when it goes', () => {
    expect(putDish(WEEK, evening(0), dish('dal')).meals.evening[2]).toBeNull()
    expect(putDish(WEEK, evening(0), dish('soup', { people: 4 })).meals.evening[2]).not.toBeNull()
  })
  test('they know the new day, and are gone when they would come first', () => {
    expect(moveDish(WEEK, evening(0), evening(1)).meals.evening.slice(0, 3)).toEqual([
      null,
      dish('soup'),
      dish('soup', { leftoverOf: 1 }),
    ])
    expect(moveDish(WEEK, evening(0), evening(4)).meals.evening.map((entry) => entry?.leftoverOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      null,
      undefined,
      undefined,
    ])
  })
})

test('two dishes change places', () => {
  const both = putDish(WEEK, evening(5), dish('dal'))
  const { meals } = moveDish(both, evening(5), { meal: 'morning', day: 5 })
  expect([meals.evening[5], meals.morning[5]]).toEqual([null, dish('dal')])
})

describe('a link', () => {
  test('holds the whole week', () => {
    const week = { ...putDish(WEEK, evening(6), dish('crème'.normalize('NFC'))), own: ['Äpfel für Jonas'] }
    // A slug with an accent is not ours; all else comes back.
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
  ])('%s made by hand is no week', (fragment) => {
    expect(readWeekLink(fragment)).toBeNull()
  })
})

test('what a device or a link holds is read piece by piece', () => {
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
  // Leftovers of nothing that was cooked, or of the same day, are none.
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
])('%j is no week', (value) => {
  expect(readWeek(value)).toBeNull()
})
