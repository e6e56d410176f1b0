import { expect, test } from 'vitest'
import { type CertificateProblem, describeProblem, judgeFailure } from './certificate-problem.ts'

test.each<[string | null, CertificateProblem]>([
  ['connection', 'unreachable'],
  ['dns', 'unreachable'],
  ['unauthorized', 'unreachable'],
  ['rateLimited', 'limited'],
  ['serverInternal', 'away'],
  [null, 'away'],
  ['rejectedIdentifier', 'refused'],
])('%s: %s', (type, problem) => {
  expect(judgeFailure({ type, detail: '' })).toBe(problem)
})

test.each<CertificateProblem>(['unreachable', 'away', 'limited', 'refused', 'clock'])(
  '%s is a sentence and something to do',
  (problem) => {
    const said = describeProblem(problem, { name: 'anna.example', detail: 'No such name' })
    expect(said.sentence).toMatch(/^[A-Z].*\.$/)
    expect(said.do).toMatch(/^[A-Z].*\.$/)
  },
)
