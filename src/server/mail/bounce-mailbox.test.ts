import { expect, test } from 'vitest'
import { judgeMailboxError } from './bounce-mailbox.ts'

const failing = (message: string, told: object = {}) => Object.assign(new Error(message), told)

test.each([
  ['password', { authenticationFailed: true, code: 'EAUTH' }],
  ['missing', { mailboxMissing: true, responseText: 'Unknown mailbox' }],
  ['unreachable', { code: 'ECONNREFUSED' }],
  ['unreachable', { code: 'ENOTFOUND' }],
  ['unreachable', { code: 'CERT_HAS_EXPIRED' }],
  ['unreachable', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }],
  ['unreachable', { code: 'CONNECT_TIMEOUT' }],
  ['unreachable', { code: 'NoConnection' }],
  ['unreachable', { code: 'ClosedAfterConnectTLS' }],
  ['other', { code: 'SQLITE_BUSY' }],
  ['other', {}],
])('a mailbox is said to be %s when its server tells %o', (reason, told) => {
  expect(judgeMailboxError(failing('No', told)).reason).toBe(reason)
})

test('what the server answered is told before what the library says of it, and no more than a few lines', () => {
  expect(judgeMailboxError(failing('Command failed', { responseText: 'Too many logins' })).said).toBe(
    'Too many logins',
  )
  expect(judgeMailboxError(failing('Command failed', { responseText: '' })).said).toBe('Command failed')
  expect(judgeMailboxError(failing('x'.repeat(9000))).said).toHaveLength(300)
})

test('what is no error at all is told too', () => {
  expect(judgeMailboxError(undefined)).toEqual({ reason: 'other', said: '' })
  expect(judgeMailboxError({ code: 7, message: null })).toEqual({ reason: 'other', said: '' })
})
