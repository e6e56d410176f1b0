import { expect, test } from 'vitest'
import { networksAround } from '../auth/networks.ts'
import { OriginLimiter } from './origin-limiter.ts'

function open(limit: number) {
  let now = Date.parse('2026-03-04T12:00:00Z')
  const limiter = new OriginLimiter({ limit, windowMs: 60_000, clock: () => new Date(now) })
  const pass = (ms: number) => {
    now += ms
  }
  return { limiter, pass }
}
const at = (address: string) => ({ origin: address, networks: networksAround(address) })

test('each origin has its own limit, until the window ends', () => {
  const { limiter, pass } = open(3)
  expect(limiter.take(at('192.0.2.1'), 2)).toBe(true)
  // A refused amount takes nothing: the remaining limit stays usable.
  expect(limiter.take(at('192.0.2.1'), 2)).toBe(false)
  expect(limiter.take(at('192.0.2.1'))).toBe(true)
  expect(limiter.take(at('192.0.2.1'))).toBe(false)
  expect(limiter.take(at('192.0.2.2'))).toBe(true)
  pass(59_001)
  expect(limiter.secondsLeft()).toBe(1)
  pass(999)
  expect(limiter.take(at('192.0.2.1'), 3)).toBe(true)
})

test('a network has a few times the limit of one address', () => {
  const { limiter } = open(10)
  const taken = Array.from({ length: 100 }, (_, house) => limiter.take(at(`2001:db8:1:${house}00::1`)))
  expect(taken.filter(Boolean)).toHaveLength(40)
  expect(limiter.take(at('2001:db8:2::1'))).toBe(true)
})

test('one who has very many addresses shuts nobody else out, and gains nothing', () => {
  const { limiter } = open(6_000)
  const isAllowed = (network: number, house: number) =>
    limiter.take(at(`2001:db8:${network.toString(16)}:${house.toString(16)}::1`))
  for (let house = 0; house < 24_000; house++) isAllowed(1, house)
  expect(limiter.take(at('192.0.2.1'))).toBe(true)
  expect([isAllowed(1, 24_001), isAllowed(2, 1)]).toEqual([false, true])
})

test('setting the clock back does not lock visitors out', () => {
  const { limiter, pass } = open(1)
  expect(limiter.take(at('192.0.2.1'))).toBe(true)
  pass(-3_600_000)
  expect(limiter.take(at('192.0.2.1'))).toBe(true)
})
