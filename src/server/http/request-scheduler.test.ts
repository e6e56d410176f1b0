import { expect, test } from 'vitest'
import { createRequestScheduler, type ScheduledTask } from './request-scheduler.ts'

/** Keeps the event loop to itself for so long. */
function block(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

const wanted = (begin: () => void): ScheduledTask => ({ begin, isGone: () => false })

test('costly work leaves the loop free turns in between, in the order it came', async () => {
  const scheduler = createRequestScheduler()
  const begun: number[] = []
  let turns = 0
  const turnsBefore: number[] = []
  let going = true
  const count = () => {
    turns++
    if (going) setImmediate(count)
  }
  count()
  await new Promise<void>((done) => {
    for (const number of [1, 2, 3]) {
      scheduler.schedule(
        wanted(() => {
          begun.push(number)
          turnsBefore.push(turns)
          block(6)
          if (number === 3) done()
        }),
      )
    }
  })
  going = false
  expect(begun).toEqual([1, 2, 3])
  const [first = 0, second = 0, third = 0] = turnsBefore
  expect([second - first > 4, third - second > 4]).toEqual([true, true])
})

test('work that costs nothing waits for nothing: what came meanwhile is begun together', async () => {
  const scheduler = createRequestScheduler()
  const begun: number[] = []
  scheduler.schedule(wanted(() => begun.push(0)))
  expect(begun).toEqual([0])
  await new Promise<void>((done) => {
    for (let number = 1; number <= 500; number++) scheduler.schedule(wanted(() => begun.push(number)))
    // In the queue's last place, so that no part of it is left behind.
    scheduler.schedule(wanted(done))
  })
  expect(begun).toHaveLength(501)
})

test('how long the first in the queue has waited, and nobody has when there is none', async () => {
  const scheduler = createRequestScheduler()
  scheduler.schedule(wanted(() => block(6)))
  expect(scheduler.waitedMs()).toBe(0)
  await new Promise<void>((done) => {
    scheduler.schedule(wanted(done))
    block(20)
    expect(scheduler.waitedMs()).toBeGreaterThanOrEqual(20)
  })
  expect(scheduler.waitedMs()).toBe(0)
})

test('whoever has gone is never begun, and is no reason to call the queue long', async () => {
  const scheduler = createRequestScheduler()
  const begun: string[] = []
  scheduler.schedule(wanted(() => block(6)))
  let hasGone = false
  await new Promise<void>((done) => {
    for (let number = 0; number < 50; number++) {
      scheduler.schedule({ begin: () => begun.push('gone'), isGone: () => hasGone })
    }
    block(20)
    expect(scheduler.waitedMs()).toBeGreaterThanOrEqual(20)
    hasGone = true
    expect(scheduler.waitedMs()).toBe(0)
    scheduler.schedule(
      wanted(() => {
        begun.push('wanted')
        done()
      }),
    )
  })
  expect(begun).toEqual(['wanted'])
})

test('a task that throws does not keep the queue from going on', async () => {
  const scheduler = createRequestScheduler()
  expect(() =>
    scheduler.schedule(
      wanted(() => {
        throw new Error('broken')
      }),
    ),
  ).toThrow('broken')
  await new Promise<void>((done) => scheduler.schedule(wanted(done)))
})
