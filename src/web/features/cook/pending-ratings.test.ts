import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onSentLater, sendRating } from './pending-ratings.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('stars kept without a network go out once there is one, and the page that shows them hears of it', async () => {
  const heard: number[] = []
  const stop = onSentLater((id) => heard.push(id))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendRating(3, 4)).toBe('later')
  await vi.advanceTimersByTimeAsync(2_000)
  expect([kept.size, heard]).toEqual([1, []])

  vi.stubGlobal('fetch', async () => Response.json({ rating_average: 4, rating_count: 1 }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([kept.size, heard]).toEqual([0, [3]])
  stop()
})
