import { expect, test } from 'vitest'
import { writeCalendar } from './calendar-file.ts'

const ENTRY = {
  id: '2026-11-23-evening@example.com',
  title: 'Soup; hot, with \\ and\nbread',
  description: 'Für zwei. '.repeat(20),
  url: 'https://example.com/recipes/soup',
  day: '2026-11-23',
  time: '18:30',
  minutes: 70,
}

// WEEK-SHARE-2
test('a written calendar file is parsed back unchanged', () => {
  const file = writeCalendar('My week', [ENTRY], '2026-11-22T10:00:00.000Z')
  const lines = file.split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const unfolded = file.replaceAll('\r\n ', '').split('\r\n')
  expect(unfolded).toContain('DTSTART:20261123T183000')
  expect(unfolded).toContain('DTSTAMP:20261122T100000Z')
  expect(unfolded).toContain('DURATION:PT70M')
  expect(unfolded).toContain('SUMMARY:Soup\\; hot\\, with \\\\ and\\nbread')
  expect(unfolded).toContain(`DESCRIPTION:${ENTRY.description}`)
})
