import { expect, test } from 'vitest'
import { createRequestScheduler, type ScheduledTask } from './overload.ts'

/** Opens a scheduler whose clock advances only while a task blocks the event loop. */
function openScheduler() {
  let time = 0
  const block = (ms: number) => {
    time += ms
  }
  return { scheduler: createRequestScheduler(() => time), block }
}

const wanted = (begin: () => void): ScheduledTask => ({ begin, isGone: () => false })

test('costly tasks run in order and leave the event loop free turns in between', async () => {
  const { scheduler, block } = openScheduler()
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
  expect(second - first).toBeGreaterThanOrEqual(8)
  expect(third - second).toBeGreaterThanOrEqual(8)
})

test('free turns that take longer than the task did are enough', async () => {
  const { scheduler, block } = openScheduler()
  let turns = 0
  let going = true
  const count = () => {
    turns++
    block(3)
    if (going) setImmediate(count)
  }
  await new Promise<void>((done) => {
    scheduler.schedule(wanted(() => block(6)))
    scheduler.schedule(wanted(done))
    count()
  })
  going = false
  expect(turns).toBeLessThan(6)
})

test('tasks that cost nothing do not wait: those that arrived meanwhile start together', async () => {
  const { scheduler } = openScheduler()
  const begun: number[] = []
  scheduler.schedule(wanted(() => begun.push(0)))
  expect(begun).toEqual([0])
  await new Promise<void>((done) => {
    for (let number = 1; number <= 500; number++) scheduler.schedule(wanted(() => begun.push(number)))
    // At the end of the queue, so that every wanted task has run.
    scheduler.schedule(wanted(done))
  })
  expect(begun).toHaveLength(501)
})

test('the wait of the first task in the queue is reported, zero for an empty queue', async () => {
  const { scheduler, block } = openScheduler()
  scheduler.schedule(wanted(() => block(6)))
  expect(scheduler.waitedMs()).toBe(0)
  await new Promise<void>((done) => {
    scheduler.schedule(wanted(done))
    block(20)
    expect(scheduler.waitedMs()).toBe(20)
  })
  expect(scheduler.waitedMs()).toBe(0)
})

test('a request whose client has left is never started and does not count as waiting', async () => {
  const { scheduler, block } = openScheduler()
  const begun: string[] = []
  scheduler.schedule(wanted(() => block(6)))
  let hasGone = false
  await new Promise<void>((done) => {
    for (let number = 0; number < 50; number++) {
      scheduler.schedule({ begin: () => begun.push('gone'), isGone: () => hasGone })
    }
    block(20)
    expect(scheduler.waitedMs()).toBe(20)
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

test('a task that throws does not stop the queue', async () => {
  const { scheduler } = openScheduler()
  expect(() =>
    scheduler.schedule(
      wanted(() => {
        throw new Error('broken')
      }),
    ),
  ).toThrow('broken')
  await new Promise<void>((done) => scheduler.schedule(wanted(done)))
})
