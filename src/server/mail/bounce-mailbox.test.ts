import { expect, test } from 'vitest'
import { classifyMailboxError } from './bounce-mailbox.ts'

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
])('a mailbox error is %s for %o', (reason, told) => {
  expect(classifyMailboxError(failing('No', told)).reason).toBe(reason)
})

test('the server’s answer is preferred to the library’s message and limited to a few lines', () => {
  expect(classifyMailboxError(failing('Command failed', { responseText: 'Too many logins' })).said).toBe(
    'Too many logins',
  )
  expect(classifyMailboxError(failing('Command failed', { responseText: '' })).said).toBe('Command failed')
  expect(classifyMailboxError(failing('x'.repeat(9000))).said).toHaveLength(300)
})

test('a value that is not an error is judged too', () => {
  expect(classifyMailboxError(undefined)).toEqual({ reason: 'other', said: '' })
  expect(classifyMailboxError({ code: 7, message: null })).toEqual({ reason: 'other', said: '' })
})
