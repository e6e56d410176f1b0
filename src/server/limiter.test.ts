import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'

const ONE_BY_ONE = { concurrency: 1, refusal: 'Too much', retryAfter: 5 }

test('jobs run one after the other, in order, even when some fail', async () => {
  const { run } = createLimiter({ ...ONE_BY_ONE, maxWaiting: 9, maxPerSource: 10 })
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    await setImmediate()
    seen.push(`${name} ends`)
    if (name === 'b') throw new Error('b failed')
    return name
  }
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => run(work(name), 'one')))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('a full limiter rejects jobs and accepts them again once it has emptied', async () => {
  const { run } = createLimiter({ ...ONE_BY_ONE, maxWaiting: 1, maxPerSource: 2 })
  const waiting = [run(setImmediate, 'a'), run(setImmediate, 'b')]
  await expect(run(setImmediate, 'c')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  await Promise.all(waiting)
  expect(await run(async () => 'in', 'c')).toBe('in')
})

test('a source with many jobs delays only itself', async () => {
  const { run } = createLimiter({ ...ONE_BY_ONE, maxWaiting: 9, maxPerSource: 4 })
  const seen: string[] = []
  const add = (source: string) => run(async () => void seen.push(source), source)
  const all = [add('much'), add('much'), add('much'), add('much'), add('little')]
  await expect(add('much')).rejects.toMatchObject({ code: 'unavailable' })
  await Promise.all(all)
  expect(seen).toEqual(['much', 'little', 'much', 'much', 'much'])
})

test('jobs without a source run in order of arrival, a few at a time', async () => {
  const { run } = createLimiter({ ...ONE_BY_ONE, concurrency: 2, maxWaiting: 9 })
  const seen: number[] = []
  await Promise.all([1, 2, 3, 4, 5].map((number) => run(async () => void seen.push(number))))
  expect(seen).toEqual([1, 2, 3, 4, 5])
})

test('each time the limiter falls idle, one waiter for idleness continues', async () => {
  const { run, whenIdle } = createLimiter({ ...ONE_BY_ONE, maxWaiting: 9 })
  const seen: string[] = []
  const first = run(setImmediate)
  const quiet = ['one', 'other'].map(async (name) => {
    await whenIdle()
    await run(async () => {
      seen.push(`${name} begins`)
      await setImmediate()
      seen.push(`${name} ends`)
    })
  })
  await first
  await Promise.all(quiet)
  expect(seen).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
})
