import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLine } from './one-at-a-time.ts'

test('work is done one after the other, in order, whatever fails', async () => {
  const run = createLine(10)
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    await setImmediate()
    seen.push(`${name} ends`)
    if (name === 'b') throw new Error('b failed')
    return name
  }
  const results = await Promise.allSettled([run(work('a')), run(work('b')), run(work('c'))])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('a full line turns away, and is open again when it has emptied', async () => {
  const run = createLine(2)
  const waiting = [run(setImmediate), run(setImmediate)]
  await expect(run(setImmediate)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  await Promise.all(waiting)
  expect(await run(async () => 'in')).toBe('in')
})
