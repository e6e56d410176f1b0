import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dayIn,
  formatLongDate,
  formatNearDate,
  formatNearMonth,
  formatRfc822,
  formatShortDate,
  isoDuration,
  nameDay,
  startOfNextDay,
} from './dates.ts'

test('a near date includes the year only if it differs, in the site’s time zone', () => {
  const now = '2026-11-22T10:00:00Z'
  expect(formatNearDate('2026-12-24T08:00:00Z', now, 'UTC')).toBe('December 24')
  expect(formatNearDate('2026-12-31T23:30:00Z', now, 'UTC')).toBe('December 31')
  expect(formatNearDate('2026-12-31T23:30:00Z', now, 'Europe/Stockholm')).toBe('January 1, 2027')
})

// PAGE-DATE-1
test('dates are shown in the site’s time zone', () => {
  expect(formatLongDate('2025-03-04T23:30:00Z', 'UTC')).toBe('March 4, 2025')
  expect(formatLongDate('2025-03-04T23:30:00Z', 'Europe/Stockholm')).toBe('March 5, 2025')
  expect(formatShortDate('2025-03-04T23:30:00Z', 'America/New_York')).toBe('Mar 4, 2025')
  expect(formatShortDate('2025-03-04T03:30:00Z', 'America/New_York')).toBe('Mar 3, 2025')
  expect(dayIn('2025-12-31T23:30:00Z', 'Europe/Stockholm')).toBe('2026-01-01')
  expect(dayIn('2025-03-04T03:30:00Z', 'America/New_York')).toBe('2025-03-03')
})

test.each([
  ['2026-03-29', 'Yesterday'],
  ['2026-03-30', 'Today'],
  ['2026-03-28', 'March 28, 2026'],
])('half an hour after midnight following the spring clock change, %s is %s', (day, name) => {
  expect(nameDay(day, new Date('2026-03-29T22:30:00Z'), 'Europe/Stockholm')).toBe(name)
})

test('RSS dates have the weekday and the time in UTC', () => {
  expect(formatRfc822('2025-03-04T10:00:00+01:00')).toBe('Tue, 04 Mar 2025 09:00:00 GMT')
})

test.each([
  [0, 'PT0M'],
  [5, 'PT5M'],
  [60, 'PT1H'],
  [65, 'PT1H5M'],
  [1500, 'PT25H'],
])('%s minutes are formatted as %s', (minutes, text) => {
  expect(isoDuration(minutes)).toBe(text)
})

describe('startOfNextDay', () => {
  test('is right for days of 23 and 25 hours', () => {
    expect(startOfNextDay('2025-03-30T00:30:00Z', 'Europe/Stockholm')).toBe('2025-03-30T22:00:00.000Z')
    expect(startOfNextDay('2025-10-26T00:30:00Z', 'Europe/Stockholm')).toBe('2025-10-26T23:00:00.000Z')
  })
  test('leads from midnight to the following midnight', () => {
    expect(startOfNextDay('2025-03-04T00:00:00.000Z', 'UTC')).toBe('2025-03-05T00:00:00.000Z')
    expect(startOfNextDay('2025-03-04T23:59:59.999Z', 'UTC')).toBe('2025-03-05T00:00:00.000Z')
  })
  test('is right for a day without midnight, and skips a day that never existed', () => {
    expect(startOfNextDay('2018-11-03T12:00:00Z', 'America/Sao_Paulo')).toBe('2018-11-04T03:00:00.000Z')
    expect(startOfNextDay('2011-12-29T20:00:00Z', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z')
  })
  test('is right for a later, an earlier or another zone’s time after a cached one', () => {
    const ask = (hour: string, zone = 'UTC') => startOfNextDay(`2025-03-04T${hour}:00:00Z`, zone)
    expect(ask('12')).toBe('2025-03-05T00:00:00.000Z')
    expect(ask('13')).toBe('2025-03-05T00:00:00.000Z')
    expect(ask('13', 'Asia/Tokyo')).toBe('2025-03-04T15:00:00.000Z')
    expect(ask('15', 'Asia/Tokyo')).toBe('2025-03-05T15:00:00.000Z')
    expect(ask('13', 'Asia/Tokyo')).toBe('2025-03-04T15:00:00.000Z')
  })
  test('is the first moment of another day, in any zone', () => {
    const zones = fc.constantFrom(
      'UTC',
      'Europe/Stockholm',
      'America/St_Johns',
      'Pacific/Kiritimati',
      'Asia/Kathmandu',
    )
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        zones,
        (date, zone) => {
          const iso = date.toISOString()
          const next = startOfNextDay(iso, zone)
          expect(dayIn(next, zone) > dayIn(iso, zone)).toBe(true)
          expect(dayIn(new Date(Date.parse(next) - 1).toISOString(), zone)).toBe(dayIn(iso, zone))
        },
      ),
      { numRuns: 40 },
    )
  })
})

test('a month includes its year only if it differs', () => {
  const now = '2026-11-28T12:00:00Z'
  expect(formatNearMonth('2026-11-01T08:00:00Z', now, 'UTC')).toBe('November')
  expect(formatNearMonth('2025-12-24T08:00:00Z', now, 'UTC')).toBe('December 2025')
  // By the site's day: in Stockholm the new year has begun.
  expect(formatNearMonth('2025-12-31T23:30:00Z', now, 'Europe/Stockholm')).toBe('January')
})
