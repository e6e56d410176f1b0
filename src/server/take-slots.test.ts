import { expect, test } from 'vitest'
import { createSlots } from './take-slots.ts'

/** Keeps the event loop to itself for so long. */
function block(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('costly work leaves the loop free turns in between, in the order it came', async () => {
  const slots = createSlots()
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
      slots.take(() => {
        begun.push(number)
        turnsBefore.push(turns)
        block(6)
        if (number === 3) done()
      })
    }
  })
  going = false
  expect(begun).toEqual([1, 2, 3])
  const [first = 0, second = 0, third = 0] = turnsBefore
  expect([second - first > 4, third - second > 4]).toEqual([true, true])
})

test('work that costs nothing waits for nothing: what came meanwhile is begun together', async () => {
  const slots = createSlots()
  const begun: number[] = []
  slots.take(() => begun.push(0))
  expect(begun).toEqual([0])
  await new Promise<void>((done) => {
    for (let number = 1; number <= 500; number++) slots.take(() => begun.push(number))
    // In the line's last place, so that no piece of it is left behind.
    slots.take(done)
  })
  expect(begun).toHaveLength(501)
})

test('how long the first in line has waited, and nobody has when there is no line', async () => {
  const slots = createSlots()
  slots.take(() => block(6))
  expect(slots.waitedMs()).toBe(0)
  await new Promise<void>((done) => {
    slots.take(done)
    block(20)
    expect(slots.waitedMs()).toBeGreaterThanOrEqual(20)
  })
  expect(slots.waitedMs()).toBe(0)
})
