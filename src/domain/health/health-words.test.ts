import { expect, test } from 'vitest'
import type { HealthCheck } from './health-calls.ts'
import type { HealthState } from './health-check.ts'
import { describeVerdict, nameChecks, sortChecks } from './health-words.ts'

const NAMES = ['address', 'ports', 'certificate', 'clock'] as const
const checksOf = (...states: HealthState[]): HealthCheck[] =>
  states.map((state, index) => ({ name: NAMES[index] ?? 'mail', state, sentence: '', do: null }))

test('failing checks are listed from worst to best', () => {
  const { notWell, well } = sortChecks(checksOf('unknown', 'ok', 'fail', 'warning'))
  expect(notWell.map(({ state }) => state)).toEqual(['fail', 'warning', 'unknown'])
  expect(well.map(({ name }) => name)).toEqual(['ports'])
})

test.each<[HealthState[], string]>([
  [['ok', 'ok', 'ok'], 'All three are fine'],
  [['ok', 'fail', 'ok'], 'Two are fine, one needs you'],
  [['ok', 'fail', 'unknown'], 'One is fine, two need you'],
  [['ok', 'unknown', 'ok'], 'Two are fine, one is unknown'],
  [['fail', 'unknown', 'warning'], 'None are fine, three need you'],
])('%j: %s', (states, verdict) => {
  expect(describeVerdict(checksOf(...states))).toBe(verdict)
})

test('a list of names begins like a sentence', () => {
  expect(nameChecks(checksOf('ok', 'ok'))).toBe('Name and address, ports')
})
