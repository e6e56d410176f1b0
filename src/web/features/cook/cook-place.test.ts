import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../../domain/time/durations.ts'
import { parsePlaces } from './cook-place.ts'

const NOW = Date.UTC(2026, 2, 1, 18)
const kept = (place: unknown) => ({ 7: place })

// COOK-PLACE-1
test('a place is restored with its ticks for a day', () => {
  const place = { step: 3, ticks: ['2:5'], isDone: false, at: NOW }
  expect(parsePlaces(kept(place), NOW + DAY - 1).get('7')).toEqual(place)
  expect(parsePlaces(kept(place), NOW + DAY).size).toBe(0)
})

test('a clock set back loses no place', () => {
  const place = { step: 3, ticks: [], isDone: false, at: NOW }
  expect(parsePlaces(kept(place), NOW - HOUR).get('7')).toEqual(place)
  expect(parsePlaces(kept(place), NOW - DAY).size).toBe(0)
})

// COOK-DONE-1
test('the end is restored for three hours', () => {
  const place = { step: 5, ticks: [], isDone: true, at: NOW }
  expect(parsePlaces(kept(place), NOW + 3 * HOUR - 1).get('7')).toEqual(place)
  expect(parsePlaces(kept(place), NOW + 3 * HOUR).size).toBe(0)
})

test.each([
  null,
  '',
  7,
  [],
  kept(null),
  kept({ step: -1, ticks: [], at: NOW }),
  kept({ step: 1.5, ticks: [], at: NOW }),
  kept({ step: 1, ticks: 'all', at: NOW }),
  kept({ step: 1, ticks: [], at: 'now' }),
])('%j is not a place', (stored) => {
  expect(parsePlaces(stored, NOW).size).toBe(0)
})
