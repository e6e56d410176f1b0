import { describe, expect, test } from 'vitest'
import { emptyWeek, putDish, writeWeekLink } from '../../../domain/kitchen/week.ts'
import { newDish } from '../../../domain/kitchen/week-dishes.ts'
import { freeWeekFor, readWeekAddress } from './week-address.ts'

const TODAY = '2026-11-25'
const FULL = putDish(emptyWeek('2026-11-23'), { meal: 'evening', day: 0 }, newDish('soup', 2))

describe('an address', () => {
  test.each(['', '#of=soon', '#of=2026-13-45', '#else'])('%s means this week', (hash) => {
    expect(readWeekAddress(hash, TODAY)).toEqual({ kind: 'own', start: '2026-11-23' })
  })
  test('names a week of this device by any day of it', () => {
    expect(readWeekAddress('#of=2026-12-03', TODAY)).toEqual({ kind: 'own', start: '2026-11-30' })
  })
  test('contains a whole week', () => {
    expect(readWeekAddress(writeWeekLink(FULL), TODAY)).toEqual({ kind: 'link', week: FULL })
  })
  test('that is malformed is reported as broken', () => {
    expect(readWeekAddress('#week=abc', TODAY)).toEqual({ kind: 'broken', start: '2026-11-23' })
  })
})

// WEEK-SHARE-1
test('a linked week is kept in the next free week', () => {
  const next = { ...FULL, start: '2026-11-30' }
  expect(freeWeekFor('2026-11-23', {})).toBe('2026-11-23')
  expect(freeWeekFor('2026-11-23', { '2026-11-23': emptyWeek('2026-11-23') })).toBe('2026-11-23')
  expect(freeWeekFor('2026-11-23', { '2026-11-23': FULL, '2026-11-30': next })).toBe('2026-12-07')
})
