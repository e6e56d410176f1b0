import { expect, test } from 'vitest'
import { findMailboxTrouble, type MailboxVisit } from './mail-check-calls.ts'

const NOW = '2026-03-04T12:00:00.000Z'
const at = (clock: string) => `2026-03-04T${clock}:00.000Z`
const find = (visit: Partial<MailboxVisit>) =>
  findMailboxTrouble(
    { at: at('11:58'), failing_since: at('09:00'), reason: 'password', said: 'No', ...visit },
    NOW,
  )

test('a mailbox that was read, or never visited, is not reported', () => {
  expect(findMailboxTrouble(null, NOW)).toBeNull()
  expect(find({ failing_since: null, reason: null, said: null })).toBeNull()
})

// DELIVER-MAILBOX-2
test('a refused password is reported at once, an unreachable server after 20 minutes', () => {
  expect(find({ failing_since: at('11:58') })).toEqual({
    reason: 'password',
    said: 'No',
    since: at('11:58'),
    tried_at: at('11:58'),
  })
  expect(find({ reason: 'unreachable', failing_since: at('11:41') })).toBeNull()
  expect(find({ reason: 'unreachable', failing_since: at('11:40') })).not.toBeNull()
})

test('the state of a mailbox that is no longer read expires after an hour', () => {
  expect(find({ at: at('11:00') })).not.toBeNull()
  expect(find({ at: at('10:59') })).toBeNull()
})
