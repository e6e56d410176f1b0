import { expect, test } from 'vitest'
import { ApiError } from '../../data/api.ts'
import { describeLoginFailure } from './login-form.tsx'

// AUTH-PAGE-3
test('the server’s message is shown', () => {
  const message = 'Too many failed logins. Please try again in 12 minutes.'
  expect(describeLoginFailure(new ApiError(429, message, [], { error: message }))).toBe(message)
})

test('without a message the form’s own is shown', () => {
  expect(describeLoginFailure(new ApiError(500, 'Request failed'))).toBe(
    'Invalid password. Please try again.',
  )
  expect(describeLoginFailure(new ApiError(502, 'HTTP 502', [], {}))).toBe(
    'Invalid password. Please try again.',
  )
})

test('an unreachable server is not reported as a wrong password', () => {
  expect(describeLoginFailure(new TypeError('Failed to fetch'))).toBe(
    'Unable to connect to the server. Please try again.',
  )
})
