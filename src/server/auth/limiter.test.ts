import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'

test('work is done one after the other, in order, whatever fails', async () => {
  const run = createLimiter({ maxWaiting: 10, maxPerSource: 10 })
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    await setImmediate()
    seen.push(`${name} ends`)
    if (name === 'b') throw new Error('b failed')
    return name
  }
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => run('one', work(name))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('a full limiter turns away, and is open again when it has emptied', async () => {
  const run = createLimiter({ maxWaiting: 2, maxPerSource: 2 })
  const waiting = [run('a', setImmediate), run('b', setImmediate)]
  await expect(run('c', setImmediate)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  await Promise.all(waiting)
  expect(await run('c', async () => 'in')).toBe('in')
})

test('a source that sends much waits for itself; others do not wait for it', async () => {
  const run = createLimiter({ maxWaiting: 10, maxPerSource: 4 })
  const seen: string[] = []
  const add = (source: string) => run(source, async () => void seen.push(source))
  const all = [add('much'), add('much'), add('much'), add('much'), add('little')]
  await expect(add('much')).rejects.toMatchObject({ code: 'unavailable' })
  await Promise.all(all)
  expect(seen).toEqual(['much', 'little', 'much', 'much', 'much'])
})
