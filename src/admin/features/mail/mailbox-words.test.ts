import { expect, test } from 'vitest'
import { MAILBOX_FAILURES } from '../../../domain/mail/mail-check-calls.ts'
import { describeMailboxTrouble } from './mailbox-words.ts'

const NOW = '2026-03-02T12:00:00.000Z'
const since = (iso: string) => ({ reason: 'password', said: '', since: iso, tried_at: NOW }) as const

// DELIVER-MAILBOX-2
test('a mailbox problem says since when: in hours today, later by date', () => {
  const { happened } = describeMailboxTrouble(since('2026-03-02T07:00:00.000Z'), NOW, (iso) => iso)
  expect(happened).toBe('Their mailbox doesn’t accept the password any more. It began 5 hours ago.')
  const older = describeMailboxTrouble(since('2026-02-27T07:00:00.000Z'), NOW, () => 'Feb 27, 2026, 7:00 AM')
  expect(older.happened).toMatch(/ It began on Feb 27, 2026, 7:00 AM\.$/)
})

test('each reason has its own description', () => {
  const said = MAILBOX_FAILURES.map(
    (reason) => describeMailboxTrouble({ ...since(NOW), reason }, NOW, (iso) => iso).happened,
  )
  expect(new Set(said)).toHaveLength(MAILBOX_FAILURES.length)
})
