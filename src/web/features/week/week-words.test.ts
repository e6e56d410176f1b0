import { expect, test } from 'vitest'
import { emptyWeek, OWN_ITEMS, putDish } from '../../../domain/kitchen/week.ts'
import { newDish } from '../../../domain/kitchen/week-dishes.ts'
import { ownItemProblem } from './list-words.ts'
import { nextPlace } from './use-drag.ts'
import { calendarEntries } from './week-calendar.ts'
import { minutesText, weekRange, weekSummary } from './week-words.ts'

const WEEK = putDish(emptyWeek('2026-11-30'), { meal: 'evening', day: 1 }, newDish('red-dal', 2))

test('a week is named by its days', () => {
  expect([weekRange('2026-11-23'), weekRange('2026-11-30')]).toEqual([
    'November 23 to 29',
    'November 30 to December 6',
  ])
})

test('times, counts and lists are worded naturally', () => {
  expect([45, 60, 70].map(minutesText)).toEqual(['45 min', '1 h', '1 h 10'])
  expect(weekSummary(WEEK, 7)).toBe('One dish, seven short workouts, one trip to the shop.')
  expect(weekSummary(emptyWeek('2026-11-30'), 0)).toBe('Seven days, one trip to the shop.')
})

test('arrow keys move from place to place and stop at the edges', () => {
  expect(nextPlace({ meal: 'morning', day: 6 }, 'ArrowDown')).toEqual({ meal: 'evening', day: 6 })
  expect(nextPlace({ meal: 'evening', day: 6 }, 'ArrowLeft')).toEqual({ meal: 'evening', day: 5 })
  expect(nextPlace({ meal: 'evening', day: 6 }, 'ArrowRight')).toBeNull()
  expect(nextPlace({ meal: 'morning', day: 0 }, 'ArrowUp')).toBeNull()
  expect(nextPlace({ meal: 'morning', day: 0 }, 'Tab')).toBeNull()
})

test('a calendar contains workouts and dishes in order', () => {
  const entries = calendarEntries(
    WEEK,
    new Map(),
    [{ day: 2, title: 'Legs', minutes: 18, illustration: 'lunge' }],
    'https://a.example',
  )
  expect(entries).toMatchObject([
    { day: '2026-12-01', time: '07:00', title: 'Legs', minutes: 18 },
    { day: '2026-12-01', time: '18:00', title: 'Red dal', url: 'https://a.example/recipes/red-dal' },
  ])
})

// SHOP-LIST-2
test('an own line over the limits is refused before anything is truncated', () => {
  expect(ownItemProblem(` ${'m'.repeat(OWN_ITEMS.length)} `, 0)).toBeNull()
  expect(ownItemProblem('m'.repeat(OWN_ITEMS.length + 1), 0)).toBe(
    'A line has room for 120 characters: 1 character too many.',
  )
  expect(ownItemProblem('milk', OWN_ITEMS.count - 1)).toBeNull()
  expect(ownItemProblem('milk', OWN_ITEMS.count)).toContain('room for 50 lines')
  expect(ownItemProblem(' ', OWN_ITEMS.count)).toBeNull()
})
