import { expect, test } from 'vitest'
import { allTimeZones, describeTimeZone, findTimeZones, timeIn } from './time-zone-setting.tsx'

const ZONES = ['UTC', 'America/New_York', 'Europe/Stockholm', 'Europe/London']

test('every word must match, in any order', () => {
  expect(findTimeZones(ZONES, 'new york', 'America/New_York')).toEqual(['America/New_York'])
  expect(findTimeZones(ZONES, 'stockholm europe', 'Europe/Stockholm')).toEqual(['Europe/Stockholm'])
  expect(findTimeZones(ZONES, '', 'UTC')).toEqual(ZONES)
})

test('the chosen zone stays in the list, so that a search does not change it', () => {
  expect(findTimeZones(ZONES, 'london', 'UTC')).toEqual(['UTC', 'Europe/London'])
  expect(findTimeZones(ZONES, 'nowhere', 'Etc/GMT+5')).toEqual(['Etc/GMT+5'])
})

test('UTC is first and listed once', () => {
  expect(allTimeZones()[0]).toBe('UTC')
  expect(allTimeZones().filter((zone) => zone === 'UTC')).toHaveLength(1)
})

test('zones and their times are formatted readably', () => {
  expect(describeTimeZone('America/New_York')).toBe('America / New York')
  expect(timeIn('Europe/Stockholm', new Date('2025-03-04T11:05:00Z'))).toBe('Tuesday 12:05 PM')
})
