import { expect, test } from 'vitest'
import { guessTarget } from './choose-page-dialog.tsx'
import { describeCurve, drawCurve, labelledDays, namedPlaces, startOfName } from './draw-curve.ts'
import { shareSources } from './share-sources.ts'

test('search engines are one source, small sites are grouped, each compared with the previous period', () => {
  const now = [
    { name: 'Google', kind: 'search', visitors: 40 },
    { name: 'Bing', kind: 'search', visitors: 10 },
    { name: 'Typed or bookmarked', kind: 'direct', visitors: 30 },
    { name: 'Pinterest', kind: 'social', visitors: 10 },
    { name: 'a.example', kind: 'site', visitors: 6 },
    { name: 'b.example', kind: 'site', visitors: 4 },
  ] as const
  const before = [
    { name: 'Google', kind: 'search', visitors: 40 },
    { name: 'Typed or bookmarked', kind: 'direct', visitors: 60 },
  ] as const
  expect(
    shareSources(now, before).map(({ name, percent, change }) => `${name} ${percent} ${change}`),
  ).toEqual([
    'Search engines 50 up 10',
    'Typed or bookmarked 30 down 30',
    'Pinterest 10 new',
    'Other sites 10 new',
  ])
  expect(shareSources(now, [])[0]?.change).toBe('')
  expect(shareSources([], before)).toEqual([])
})

test('a missing address is matched to the most similar page, or to none', () => {
  const pages = [
    { path: '/recipes/overnight-oats-in-a-jar', title: 'Overnight Oats in a Jar' },
    { path: '/blog/hips', title: 'Hips that forgive a desk job' },
  ]
  expect(guessTarget('/recipes/overnight-oat', pages)?.path).toBe('/recipes/overnight-oats-in-a-jar')
  expect(guessTarget('/workouts/day-3', pages)).toBeNull()
  expect(guessTarget('/recipes/123', pages)).toBeNull()
  expect(guessTarget('/workouts/desk', pages)).toBeNull()
})

test('the curve is scaled from zero to a round number, with labelled ends', () => {
  const days = [0, 50, 197].map((views, at) => ({ day: `2026-11-0${at + 1}`, visitors: views, views }))
  const { scale, views, peak } = drawCurve(days, [])
  expect(scale).toEqual([0, 50, 100, 150, 200])
  expect(views).toEqual([
    { x: 0, y: 100 },
    { x: 50, y: 75 },
    { x: 100, y: 1.5 },
  ])
  expect(peak).toBe(2)
  expect(describeCurve(days)).toBe(
    'Views and readers per day, Nov 1 to Nov 3. The most views, 197, were on Nov 3.',
  )
  expect(labelledDays(30)).toEqual([0, 7, 15, 22, 29])
  expect(labelledDays(1)).toEqual([0])
})

test('labels under the curve stay within it and do not overlap, the latest first', () => {
  expect([0, 50, 100].map(startOfName)).toEqual([0, 40, 80])
  expect([...namedPlaces([0, 12, 50, 69, 90, 100])]).toEqual([100, 69, 12])
  expect([...namedPlaces([])]).toEqual([])
})
