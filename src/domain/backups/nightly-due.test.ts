import { expect, test } from 'vitest'
import { findDueNight } from './nightly-due.ts'

test('due from three in the morning, by the clock of the site', () => {
  expect(findDueNight('2026-03-04T01:59:59.000Z', 'Europe/Berlin', '2026-03-03')).toBeNull()
  expect(findDueNight('2026-03-04T02:00:00.000Z', 'Europe/Berlin', '2026-03-03')).toBe('2026-03-04')
  expect(findDueNight('2026-03-04T07:59:00.000Z', 'America/New_York', '2026-03-03')).toBeNull()
  expect(findDueNight('2026-03-04T08:00:00.000Z', 'America/New_York', '2026-03-03')).toBe('2026-03-04')
})

test('once a night, and later in the day when the hour was slept through', () => {
  expect(findDueNight('2026-03-04T15:00:00.000Z', 'UTC', '2026-03-04')).toBeNull()
  expect(findDueNight('2026-03-04T15:00:00.000Z', 'UTC', '2026-03-01')).toBe('2026-03-04')
  expect(findDueNight('2026-03-04T15:00:00.000Z', 'UTC', null)).toBe('2026-03-04')
})

test('the night in which the clock jumps over the hour has its backup too', () => {
  expect(findDueNight('2026-03-29T01:00:00.000Z', 'Europe/Berlin', '2026-03-28')).toBe('2026-03-29')
})

test('a night begun while the clock was ahead does not hold up those until then', () => {
  expect(findDueNight('2026-03-04T15:00:00.000Z', 'UTC', '2026-04-04')).toBe('2026-03-04')
  // Moved from Auckland to Los Angeles in the afternoon.
  expect(findDueNight('2026-03-04T15:00:00.000Z', 'America/Los_Angeles', '2026-03-05')).toBeNull()
})
