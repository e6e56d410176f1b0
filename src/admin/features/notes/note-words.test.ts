import { expect, test } from 'vitest'
import { formatNoteReceived, formatNoteTime } from './note-words.ts'

const NOW = '2026-11-24T22:30:00.000Z'
const ZONE = 'Europe/Stockholm'

// NOTE-DESK-1
test.each([
  ['2026-11-24T06:12:00.000Z', '07:12', 'Today at 07:12'],
  ['2026-11-23T17:40:00.000Z', 'yesterday', 'Yesterday at 18:40'],
  // Late in the evening in UTC is the next day in Stockholm.
  ['2026-11-22T23:30:00.000Z', 'yesterday', 'Yesterday at 00:30'],
  ['2026-11-21T08:05:00.000Z', 'November 21', 'November 21 at 09:05'],
  ['2025-11-21T08:05:00.000Z', 'November 21, 2025', 'November 21, 2025 at 09:05'],
])('a note of %s is dated %s', (iso, inRow, overNote) => {
  expect([formatNoteTime(iso, NOW, ZONE), formatNoteReceived(iso, NOW, ZONE)]).toEqual([inRow, overNote])
})
