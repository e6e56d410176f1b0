import { expect, test } from 'vitest'
import type { Failure } from '../../domain/errors.ts'
import { BodyMemory } from './request-bodies.ts'

// AVAIL-BODY-1
test('when the memory for bodies is used up, the oldest body is dropped, never the newest', () => {
  const memory = new BodyMemory(100)
  const given: string[] = []
  const body = (name: string) => (reason: Failure) => {
    expect(reason).toMatchObject({ code: 'unavailable', retryAfter: expect.any(Number) })
    given.push(name)
  }
  const [first, second, third] = [body('first'), body('second'), body('third')]
  memory.resize(first, 40)
  memory.resize(second, 40)
  // Growing does not make a body newer.
  memory.resize(first, 50)
  expect([given, memory.total]).toEqual([[], 90])
  memory.resize(third, 40)
  expect([given, memory.total]).toEqual([['first'], 80])
  memory.release(second)
  memory.resize(third, 100)
  expect([given, memory.total]).toEqual([['first'], 100])
  memory.release(third)
  memory.release(third)
  expect(memory.total).toBe(0)
})
