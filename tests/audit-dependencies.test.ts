import { expect, test } from 'vitest'
import { readAudit } from '../scripts/audit-dependencies.ts'

const report = (high: number, vulnerabilities: object) =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { low: 3, high, critical: 0 } } })

test.each([
  ['nothing at all', ''],
  ['a registry without such a list', '{"message":"404 Not Found","error":{"summary":"","detail":""}}'],
  ['a proxy’s page', '<html></html>'],
])('%s is not a failure', (_, stdout) => {
  expect(readAudit(stdout).outcome).toBe('skipped')
})

test('high weaknesses fail and are named, lower ones do not', () => {
  expect(readAudit(report(0, { a: { severity: 'low' } })).outcome).toBe('passed')
  expect(readAudit(report(1, { a: { severity: 'low' }, bad: { severity: 'high' } }))).toEqual({
    outcome: 'failed',
    line: 'Known weaknesses: bad (high). npm audit tells more.',
  })
})
