import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../time/durations.ts'
import {
  type CertificateProblem,
  classifyAcmeFailure,
  describeProblem,
  isValidAt,
  renewalTime,
  retryDelay,
} from './certificates.ts'

const VALIDITY = { from: 0, until: 90 * DAY }

// HTTPS-RENEW-1
test('a certificate is renewed when a third of its validity is left, or up to a tenth of that later', () => {
  expect(renewalTime(VALIDITY, 0)).toBe(60 * DAY)
  expect(renewalTime(VALIDITY, 1)).toBe(63 * DAY)
  expect(renewalTime({ from: 0, until: 6 * DAY }, 0)).toBe(4 * DAY)
})

// HTTPS-RENEW-2
test('a failure is retried within a minute, then with growing delays up to an hour', () => {
  const waits = [1, 2, 3, 4, 5, 50].map((failures) => retryDelay(failures, null))
  expect(waits[0]).toBeLessThanOrEqual(MINUTE)
  expect(waits).toEqual(waits.toSorted((one, other) => one - other))
  expect(waits.slice(3)).toEqual([HOUR, HOUR, HOUR])
})

test('never more than five failures occur within an hour, the authority’s limit', () => {
  const moments = [0]
  for (let failures = 1; failures < 30; failures++)
    moments.push((moments.at(-1) ?? 0) + retryDelay(failures, null))
  for (const moment of moments) {
    expect(moments.filter((other) => other >= moment && other < moment + HOUR).length).toBeLessThanOrEqual(5)
  }
})

test('the delay requested by the authority is respected', () => {
  expect(retryDelay(1, 3 * HOUR)).toBe(3 * HOUR)
  expect(retryDelay(9, MINUTE)).toBe(HOUR)
})

test('a certificate is valid from its first moment until just before its last', () => {
  expect([-1, 0, 90 * DAY - 1, 90 * DAY].map((now) => isValidAt(VALIDITY, now))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test.each<[string | null, CertificateProblem]>([
  ['connection', 'unreachable'],
  ['dns', 'unreachable'],
  ['unauthorized', 'unreachable'],
  ['rateLimited', 'limited'],
  ['serverInternal', 'away'],
  [null, 'away'],
  ['rejectedIdentifier', 'refused'],
])('%s: %s', (type, problem) => {
  expect(classifyAcmeFailure({ type, detail: '' })).toBe(problem)
})

test.each<CertificateProblem>(['unreachable', 'away', 'limited', 'refused', 'clock'])(
  '%s is a sentence and something to do',
  (problem) => {
    const said = describeProblem(problem, { name: 'anna.example', detail: 'No such name' })
    expect(said.sentence).toMatch(/^[A-Z].*\.$/)
    expect(said.do).toMatch(/^[A-Z].*\.$/)
  },
)
