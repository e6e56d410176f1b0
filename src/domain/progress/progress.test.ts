import { describe, expect, test } from 'vitest'
import { DAY, MINUTE, SECOND } from '../time/durations.ts'
import { lastSevenDays, leastReadingTime, sayWeek, summarizeProgress, sunHeight } from './progress.ts'

const NOTHING = { days: 0, dishes: 0, articles: 0 }

// SUN-LIFT-3
describe('sunHeight', () => {
  test('is at the horizon at first', () => {
    expect(sunHeight(NOTHING)).toBe(0)
  })

  // SUN-LIFT-1
  test('each activity of any kind raises it, and it never leaves the sky', () => {
    let before = 0
    for (let count = 1; count <= 500; count += 1) {
      const height = sunHeight({ days: Math.min(count, 7), dishes: Math.max(0, count - 7), articles: 0 })
      expect(height).toBeGreaterThan(before)
      expect(height).toBeLessThan(1)
      before = height
    }
    expect(sunHeight({ ...NOTHING, dishes: 1 })).toBe(sunHeight({ ...NOTHING, articles: 1 }))
  })
})

test.each([
  [NOTHING, ''],
  [{ days: 2, dishes: 1, articles: 1 }, 'Two days, one dish, one article'],
  [{ days: 1, dishes: 0, articles: 13 }, 'One day, 13 articles'],
  [{ days: 0, dishes: 2, articles: 0 }, 'Two dishes'],
])('%o is put into words as %s', (progress, words) => {
  expect(summarizeProgress(progress)).toBe(words)
})

// PLAN-DONE-2
test('consecutive days count no more than others, and no text mentions them', () => {
  const week = (days: number[]) => ({ days, dishes: [], articles: [] })
  expect(sayWeek(week([1, 2, 3]))).toBe(sayWeek(week([1, 4, 7])))
  for (let days = 1; days <= 7; days++)
    expect(summarizeProgress({ ...NOTHING, days })).toMatch(/^(?:One day|\w+ days)$/)
})

// SUN-LIFT-2
test('reaching the end counts after a third of the reading time, and never at once', () => {
  expect(leastReadingTime(6)).toBe(2 * MINUTE)
  expect(leastReadingTime(0)).toBe(10 * SECOND)
})

// SUN-POSTER-1
describe('a poster of the reader’s week', () => {
  test('names what was done in the last seven days, latest first', () => {
    const now = 100 * DAY
    const at = (days: number) => ({ title: `${days} days ago`, at: now - days * DAY })
    expect(lastSevenDays([at(6), at(1), at(7), at(-1)], now)).toEqual(['1 days ago', '6 days ago'])
  })

  test('has a text alternative', () => {
    expect(sayWeek({ days: [1], dishes: ['Dal', 'Soup'], articles: [] })).toBe(
      'A poster of my week: 1 of seven suns is up. Cooked: Dal, Soup.',
    )
    expect(sayWeek({ days: [], dishes: [], articles: ['Rest'] })).toBe(
      'A poster of my week: 0 of seven suns are up. Read: Rest.',
    )
  })
})
