import { expect, test } from 'vitest'
import {
  firstStoredDay,
  hasPeriodBefore,
  lastDays,
  listDays,
  listMonths,
  periodBefore,
} from './statistics.ts'
import { countedPath, isReadersAddress } from './visit.ts'

// STAT-COUNT-3
test.each([
  ['/', '/'],
  ['/?letter=october', '/'],
  ['/blog/', '/blog'],
  ['/blog/a-slow-morning//?utm_source=x#end', '/blog/a-slow-morning'],
  ['/blog/a%2Dslow%2dmorning', '/blog/a-slow-morning'],
  ['/recipes/soup/cook', '/recipes/soup'],
  ['/recipes/soup/cook/?step=3', '/recipes/soup'],
  ['/recipes/%E0%A4%A', '/recipes/%E0%A4%A'],
  ['/blog/%00', '/blog/%00'],
  ['/blog/a%C2%85b', '/blog/a%C2%85b'],
])('%s is counted as %s', (path, counted) => {
  expect(countedPath(path)).toBe(counted)
})

// STAT-MISSING-1
test.each([
  ['/recipes/overnight-oats', true],
  ['/2019/05/my-old-post.html', true],
  ['/wp-content/uploads/plan.pdf', true],
  ['/wp-login.php', false],
  ['/wp-admin/install', false],
  ['/.env', false],
  ['/blog/.git/config', false],
])('whether %s may be requested by a reader: %s', (path, is) => {
  expect(isReadersAddress(path)).toBe(is)
})

// STAT-PAGE-3
test('a period includes both ends, and the preceding one has the same number of days', () => {
  expect(lastDays(7, '2026-03-04')).toEqual({ from: '2026-02-26', to: '2026-03-04' })
  // Daylight saving time begins in this week in New York, and ends in Europe in the other: the days are unaffected.
  expect(listDays({ from: '2026-03-06', to: '2026-03-10' })).toHaveLength(5)
  expect(listDays({ from: '2026-10-24', to: '2026-10-26' })).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ])
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  })
})

// STAT-PAGE-2
test('a period is compared only with completely stored days', () => {
  const today = '2026-03-04'
  expect(hasPeriodBefore(lastDays(365, today), today)).toBe(true)
  // The first days of February 2024 are deleted.
  expect(hasPeriodBefore({ from: '2024-03-01', to: '2024-03-31' }, today)).toBe(false)
  expect(hasPeriodBefore(lastDays(400, today), today)).toBe(false)
})

// STAT-KEEP-1
test('25 months are stored and offered', () => {
  expect(firstStoredDay('2026-03-31')).toBe('2024-02-29')
  const months = listMonths('2026-03-04')
  expect(months[0]).toEqual({ from: '2026-03-01', to: '2026-03-04' })
  expect(months[1]).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(months).toHaveLength(26)
})
