import { expect, test } from 'vitest'
import { formatClock, formatDateAndTime, fromZonedTime, isTimeZone, toZonedTime } from './zoned-time.ts'

test.each([
  ['2025-01-15T09:00:00.000Z', 'UTC', '2025-01-15T09:00'],
  ['2025-01-15T09:00:00.000Z', 'Europe/Stockholm', '2025-01-15T10:00'],
  ['2025-07-15T08:00:00.000Z', 'Europe/Stockholm', '2025-07-15T10:00'],
  ['2025-01-15T23:30:00.000Z', 'Pacific/Auckland', '2025-01-16T12:30'],
  ['2025-01-15T03:30:00.000Z', 'America/Los_Angeles', '2025-01-14T19:30'],
  ['2025-01-14T18:30:00.000Z', 'Asia/Kolkata', '2025-01-15T00:00'],
])('%s in %s is converted to %s and back', (iso, zone, zoned) => {
  expect(toZonedTime(iso, zone)).toBe(zoned)
  expect(fromZonedTime(zoned, zone)).toBe(iso)
})

test('a skipped hour becomes the following one', () => {
  expect(fromZonedTime('2025-03-30T02:30', 'Europe/Stockholm')).toBe('2025-03-30T01:30:00.000Z')
  expect(fromZonedTime('2025-03-09T02:30', 'America/New_York')).toBe('2025-03-09T07:30:00.000Z')
})

test('of a repeated hour the first is used', () => {
  expect(fromZonedTime('2025-10-26T02:30', 'Europe/Stockholm')).toBe('2025-10-26T00:30:00.000Z')
})

test('every hour of a year survives conversion and back', () => {
  for (let time = Date.UTC(2025, 0, 1); time < Date.UTC(2026, 0, 1); time += 7 * 3_600_000) {
    const iso = new Date(time).toISOString()
    expect(fromZonedTime(toZonedTime(iso, 'Europe/London'), 'Europe/London')).toBe(iso)
  }
})

test.each(['', 'soon', '2025-13-01T10:00', '2025-01-01'])('%j is not a date and time', (text) => {
  expect(fromZonedTime(text, 'UTC')).toBeNull()
})

test('times are put into words', () => {
  expect(formatDateAndTime('2025-03-04T09:05:00.000Z', 'Europe/Stockholm')).toBe('March 4, 2025 at 10:05')
  expect(formatClock('2025-03-04T23:05:00.000Z', 'UTC')).toBe('23:05')
})

// SET-RULE-3
test.each([
  ['Europe/Stockholm', true],
  ['UTC', true],
  ['+02:00', false],
  ['-0530', false],
  // With the minus sign U+2212, which ISO 8601 prefers.
  ['\u221205:00', false],
  ['Europe/Nowhere', false],
])('whether %s is a time zone: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is)
})
