import { expect, test } from 'vitest'
import { formatStartMessage } from './start-message.ts'

// RUN-START-1, RUN-START-2
test('only the first start shows the password', () => {
  expect(formatStartMessage('http://localhost:3000', { password: 'abcde-fghjk' }).split('\n')).toEqual([
    'Ready on http://localhost:3000',
    'Admin: http://localhost:3000/admin/login',
    'Password: abcde-fghjk (shown only this once; npm run admin:password changes it)',
  ])
})

// WELCOME-LINK-1
test('with a link, only the first start prints it', () => {
  expect(formatStartMessage('https://example.com', { token: 'mB4x' }).split('\n')).toEqual([
    'Ready on https://example.com',
    'Set your password, within 24 hours: https://example.com/admin/welcome#mB4x',
    'The link works once; npm run admin:password -- --link prints another.',
  ])
  const second = formatStartMessage('https://example.com', 'waiting')
  expect(second).toContain('npm run admin:password -- --link prints another')
  expect(second).not.toContain('#')
})

test('later starts print the admin address and the command for a new password', () => {
  expect(formatStartMessage('https://example.com', null).split('\n')).toEqual([
    'Ready on https://example.com',
    'Admin: https://example.com/admin/login (npm run admin:password sets a new password)',
  ])
})
