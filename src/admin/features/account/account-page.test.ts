import { expect, test } from 'vitest'
import type { Account } from '../../../domain/auth/account-calls.ts'
import { describeAccount } from './account-page.tsx'

const AT = '2026-11-28T09:00:00.000Z'
const session = (id: number): Account['sessions'][number] => ({
  id,
  browser: 'Firefox on Android',
  place: null,
  created_at: AT,
  last_used_at: AT,
  is_this: id === 1,
})
const describe = (count: number, since: string | null) =>
  describeAccount({
    sessions: Array.from({ length: count }, (_, index) => session(index + 1)),
    second_factor: { since, recovery_codes_left: 0 },
  })

test('the account page first says where it is logged in and what protects it', () => {
  expect(describe(1, null)).toBe('You’re logged in here only. Only the password protects your login.')
  expect(describe(2, null)).toContain('You’re logged in here and in 1 other place.')
  expect(describe(4, AT)).toBe(
    'You’re logged in here and in 3 other places. A code is asked for as well as the password.',
  )
})
