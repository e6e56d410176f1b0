import { expect, test } from 'vitest'
import { describePeriod, sayWeek } from './sentence.ts'

const NOTHING = {
  visitors: 0,
  views: 0,
  subscribed: 0,
  cooks: 0,
  saves: 0,
  prints: 0,
  shares: 0,
  workouts: 0,
  notes: 0,
}
const totals = (visitors: number, views: number, subscribed = 0) => ({
  ...NOTHING,
  visitors,
  views,
  subscribed,
})
const say = (...given: Parameters<typeof describePeriod>) =>
  describePeriod(...given)
    .map(({ text }) => text)
    .join('')

// STAT-PAGE-2
test('nothing is compared with a period that is not completely stored', () => {
  expect(say(totals(1284, 3912, 46), null, 31)).toBe(
    '1,284 readers opened 3,912 pages in 31 days. 46\u00a0signed\u00a0up.',
  )
})

test('the sentence states readers, pages, the comparison and sign-ups', () => {
  const parts = describePeriod(totals(1284, 3912, 46), totals(1100, 3260), 30)
  expect(parts.map(({ text }) => text).join('')).toBe(
    '1,284 readers opened 3,912 pages in 30 days, a fifth more than in the 30 before. 46\u00a0signed\u00a0up.',
  )
  expect(parts.filter(({ look }) => look === 'strong').map(({ text }) => text)).toEqual([
    '1,284 readers',
    '3,912 pages',
    '46',
  ])
  expect(parts.find(({ look }) => look === 'more')?.text).toBe('a fifth more')
})

test.each([
  [1000, 'about as many as'],
  [1049, 'about as many as'],
  [1060, 'a little more than'],
  [1100, 'a tenth more than'],
  [1250, 'a quarter more than'],
  [1330, 'a third more than'],
  [1500, 'half as many again as'],
  [2000, 'twice as many as'],
  [2500, 'more than twice as many as'],
  [3000, '3 times as many as'],
  [12000, '12 times as many as'],
  [900, 'a tenth fewer than'],
  [667, 'a third fewer than'],
  [500, 'half as many as'],
  [100, 'less than half as many as'],
])('%i after 1000 is %s', (views, words) => {
  expect(say(totals(500, views), totals(500, 1000), 7)).toContain(`in 7 days, ${words} in the 7 before.`)
})

// STAT-PAGE-2
test('too few views are not compared, neither now nor before', () => {
  expect(say(totals(12, 27), NOTHING, 7)).toBe(
    '27 views in 7 days. Too few for curves, so here is every single one.',
  )
  expect(say(totals(1, 1), NOTHING, 1)).toMatch(/^1 view in a day\./)
  expect(say(totals(80, 100), totals(50, 99), 1)).toBe(
    '80 readers opened 100 pages in a day. Nobody signed\u00a0up.',
  )
})

test('the week is summarized in a line', () => {
  expect(sayWeek(totals(318, 900, 12), totals(297, 800))).toEqual({
    line: '318 readers, 12\u00a0signed\u00a0up',
    comparison: '21 more readers than the week before',
  })
  expect(sayWeek(totals(1, 1), totals(2, 2))).toEqual({
    line: '1 reader, 0\u00a0signed\u00a0up',
    comparison: '1 fewer reader than the week before',
  })
  expect(sayWeek(NOTHING, NOTHING).comparison).toBe('As many readers as the week before')
})
