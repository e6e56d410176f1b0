import { expect, test } from 'vitest'
import { greetingAt, timeAgo } from './dates.ts'

test.each([
  ['2025-03-04T03:59:00Z', 'UTC', 'Hello'],
  ['2025-03-04T04:00:00Z', 'UTC', 'Good morning'],
  ['2025-03-04T11:59:00Z', 'UTC', 'Good morning'],
  ['2025-03-04T12:00:00Z', 'UTC', 'Good afternoon'],
  ['2025-03-04T18:00:00Z', 'UTC', 'Good evening'],
  ['2025-03-04T23:59:00Z', 'UTC', 'Good evening'],
  ['2025-03-04T00:30:00Z', 'UTC', 'Hello'],
  ['2025-03-04T23:30:00Z', 'Asia/Tokyo', 'Good morning'],
])('%s in %s: %s', (now, timeZone, expected) => {
  expect(greetingAt(now, timeZone)).toBe(expected)
})

test.each([
  ['2025-03-04T12:00:00Z', 'just now'],
  ['2025-03-04T12:00:30Z', 'just now'],
  ['2025-03-04T11:59:00Z', '1 minute ago'],
  ['2025-03-04T11:01:00Z', '59 minutes ago'],
  ['2025-03-04T11:00:00Z', '1 hour ago'],
  ['2025-03-03T12:00:01Z', '23 hours ago'],
  ['2025-03-03T12:00:00Z', null],
])('%s: %s', (iso, expected) => {
  expect(timeAgo(iso, '2025-03-04T12:00:00Z')).toBe(expected)
})
