import { expect, test } from 'vitest'
import { foldHistory } from './fold-history.ts'
import type { HistoryEntry } from './history-calls.ts'

let id = 0
const entry = (timestamp: string, act: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: ++id,
  timestamp,
  actor: 'coach',
  sentence: act,
  act,
  success: true,
  origin: null,
  href: null,
  ...more,
})
const shape = (entries: HistoryEntry[], zone = 'UTC') =>
  foldHistory(entries, zone).map(({ day, folds }) => [
    day,
    folds.map((fold) => [fold.newest.act, fold.entries.length]),
  ])

// ADMIN-HISTORY-3
test('equal neighbouring entries fold into one line, different ones do not', () => {
  expect(
    shape([
      entry('2026-03-04T12:00:00.000Z', 'Saved', { sentence: 'Changed the title' }),
      entry('2026-03-04T11:00:00.000Z', 'Saved', { sentence: 'Changed 2 steps' }),
      entry('2026-03-04T10:00:00.000Z', 'Published'),
      entry('2026-03-04T09:00:00.000Z', 'Saved'),
    ]),
  ).toEqual([
    [
      '2026-03-04',
      [
        ['Saved', 2],
        ['Published', 1],
        ['Saved', 1],
      ],
    ],
  ])
})

test('entries of another actor, failures and entries about another target keep their own lines', () => {
  const at = '2026-03-04T12:00:00.000Z'
  const [day] = foldHistory(
    [
      entry(at, 'Saved', { href: '/a' }),
      entry(at, 'Saved', { href: '/b' }),
      entry(at, 'Saved', { href: '/b', success: false }),
      entry(at, 'Saved', { href: '/b', success: false, actor: 'stranger' }),
    ],
    'UTC',
  )
  expect(day?.folds).toHaveLength(4)
})

test('the sample content of a new site folds into one line', () => {
  const at = '2026-03-04T12:00:00.000Z'
  const made = (href: string | null) => entry(at, 'Sample content', { actor: 'site', href })
  expect(shape([made('/a'), made('/b'), made(null)])).toEqual([['2026-03-04', [['Sample content', 3]]]])
})

// ADMIN-HISTORY-1
test('days are those of the site’s time zone', () => {
  const entries = [entry('2026-03-04T03:00:00.000Z', 'Saved'), entry('2026-03-04T02:00:00.000Z', 'Saved')]
  expect(shape(entries, 'America/New_York')).toEqual([['2026-03-03', [['Saved', 2]]]])
  const midnight = [entry('2026-03-04T00:30:00.000Z', 'Saved'), entry('2026-03-03T23:30:00.000Z', 'Saved')]
  expect(shape(midnight)).toEqual([
    ['2026-03-04', [['Saved', 1]]],
    ['2026-03-03', [['Saved', 1]]],
  ])
})
