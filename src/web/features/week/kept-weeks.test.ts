import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CONTENT_LIMITS } from '../../../domain/items/limits.ts'
import { emptyWeek, OWN_ITEMS } from '../../../domain/kitchen/week.ts'
import { parseStored } from '../../data/device-store.ts'
import { ownKey, parseKeptWeeks, weekOf } from './kept-weeks.ts'

const WEEK = { ...emptyWeek('2026-11-23', 3), own: ['coffee'] }

test('stored weeks are read back', () => {
  const kept = {
    planStart: '2026-11-24',
    weeks: { '2026-11-23': WEEK },
    done: { '2026-11-23': [0, 2] },
    ticks: { 'link-2026-11-23': { tomato: '500 g', 'olive-oil': false } },
  }
  expect(parseKeptWeeks(kept)).toEqual(kept)
})

test.each([null, '', '{', '7', '[]', '{"weeks":7,"done":[],"ticks":null}'])(
  '%s reads as nothing stored',
  (stored) => {
    expect(parseKeptWeeks(parseStored(stored))).toEqual({ planStart: null, weeks: {}, done: {}, ticks: {} })
  },
)

test('one invalid entry does not lose the rest', () => {
  const read = parseKeptWeeks({
    // The first has another Monday than its key, the third a key that is not a date.
    weeks: { '2026-11-23': WEEK, '2026-11-30': WEEK, soon: WEEK, '2026-12-07': 7 },
    done: { '2026-11-23': [9, 1, 'x'], '2026-11-30': 'all' },
    ticks: { '2026-11-23': { a: '1 kg', b: 7, c: true } },
  })
  expect(read).toEqual({
    planStart: null,
    weeks: { '2026-11-23': WEEK },
    done: { '2026-11-23': [1] },
    ticks: { '2026-11-23': { a: '1 kg' } },
  })
})

test('the oldest weeks are dropped first', () => {
  const starts = Array.from({ length: 70 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 5 + index * 7)).toISOString().slice(0, 10),
  )
  const { weeks } = parseKeptWeeks({
    weeks: Object.fromEntries(starts.map((start) => [start, emptyWeek(start)])),
  })
  expect(Object.keys(weeks).sort()).toEqual(starts.slice(10))
})

test('a new week has the servings of the latest one', () => {
  const kept = parseKeptWeeks({ weeks: { '2026-11-23': WEEK } })
  expect(weekOf(kept, '2026-11-30')).toEqual(emptyWeek('2026-11-30', 3))
})

test('ticks of the longest lines are restored', () => {
  const longest = [ownKey('m'.repeat(OWN_ITEMS.length)), 'q'.repeat(CONTENT_LIMITS.ingredientPart)]
  // Amounts in words are as long, and a line of the list joins those of several recipes.
  const amounts = ['a handful of each kind '.repeat(13), 'as many as '.repeat(27)].join(' + ')
  const ticks = { '2026-11-23': Object.fromEntries(longest.map((key) => [key, amounts])) }
  expect(parseKeptWeeks({ ticks }).ticks).toEqual(ticks)
})

// WEEK-PAGE-3
describe('the plan', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T09:00:00') }))
  afterEach(() => void vi.useRealTimers())

  test('starts today without a stored start, and keeps its start', () => {
    expect(weekOf(parseKeptWeeks(null), '2026-11-23').planStart).toBe('2026-11-24')
    const begun = { planStart: '2026-11-18', weeks: { '2026-11-23': WEEK } }
    expect(weekOf(parseKeptWeeks(begun), '2026-11-23').planStart).toBe('2026-11-18')
  })

  test('stays on Mondays on a device whose weeks are older than plan starts', () => {
    const kept = parseKeptWeeks({ done: { '2026-11-23': [0] } })
    expect(weekOf(kept, '2026-11-23').planStart).toBeNull()
  })
})
