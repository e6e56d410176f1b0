import { expect, test } from 'vitest'
import { classifyBounce, maxBouncesPerDay, readDeliveryReport, reasonOf } from './delivery.ts'

const report = (...lines: string[]) =>
  `Reporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822; anna@example.com\r\n${lines.join('\r\n')}\r\n`

test('the machine-readable part is parsed, including folded lines', () => {
  const text = report(
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp;',
    '\t550 5.1.1 No such',
    '  user',
  )
  expect(readDeliveryReport(text)).toEqual({
    action: 'failed',
    status: '5.1.1',
    diagnostic: '550 5.1.1 No such user',
  })
  expect(readDeliveryReport('Hello Maya, I am away until Monday.')).toBeNull()
  expect(readDeliveryReport(report('Action: failed'))).toBeNull()
})

// DELIVER-BOUNCE-3
test.each([
  ['failed', '5.1.1', '550 5.1.1 No such user', 'hard'],
  ['failed', '5.2.1', '', 'hard'],
  ['failed', '5.0.0', '550 User unknown', 'hard'],
  ['failed', '5.0.0', '', 'soft'],
  ['failed', '5.0.0', '554 blocked by policy', 'soft'],
  ['failed', '5.2.2', '552 Mailbox full', 'soft'],
  ['failed', '5.7.1', '550 5.7.1 Looks like spam', 'soft'],
  ['failed', '4.4.7', 'expired', 'soft'],
  ['delayed', '4.4.1', '', null],
  ['delivered', '2.0.0', '', null],
])('a report with %s %s %s is judged %s', (action, status, diagnostic, verdict) => {
  expect(classifyBounce({ action, status, diagnostic })).toBe(verdict)
})

test('a reason is a single short line', () => {
  expect(reasonOf({ action: 'failed', status: '5.1.1', diagnostic: '550 5.1.1 No' })).toBe('550 5.1.1 No')
  expect(reasonOf({ action: 'failed', status: '5.2.2', diagnostic: '' })).toBe('5.2.2')
  expect(reasonOf({ action: 'failed', status: '5.2.2', diagnostic: 'x'.repeat(999) })).toHaveLength(300)
})

// DELIVER-HELD-1
test.each([
  [0, 10],
  [40, 10],
  [200, 10],
  [201, 11],
  [5_000, 250],
])('of a list of %i, at most %i a day are removed by reports alone', (active, bounces) => {
  expect(maxBouncesPerDay(active)).toBe(bounces)
})
