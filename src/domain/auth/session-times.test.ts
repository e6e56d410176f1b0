import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../time/durations.ts'
import { isRenewalDue, isSessionAlive } from './session-times.ts'

const LOGIN = Date.parse('2026-03-04T12:00:00.000Z')
const after = (ms: number) => new Date(LOGIN + ms).toISOString()
const session = (lastUse: number) => ({ created_at: after(0), last_used_at: after(lastUse) })

// AUTH-SESSION-2
describe('a session', () => {
  test.each([
    ['just after the login', 0, 0, true],
    ['a moment before 24 hours without use', 0, 24 * HOUR - 1, true],
    ['24 hours without use', 0, 24 * HOUR, false],
    ['kept alive by use', 29 * DAY, 29 * DAY + 23 * HOUR, true],
    ['a moment before 30 days', 30 * DAY - HOUR, 30 * DAY - 1, true],
    ['30 days after the login, though just used', 30 * DAY - 1, 30 * DAY, false],
  ])('%s', (_title, lastUse, now, alive) => {
    expect(isSessionAlive(session(lastUse), LOGIN + now)).toBe(alive)
  })
})

test('its last use is saved at most once a minute', () => {
  expect(isRenewalDue(session(0), LOGIN + MINUTE - 1)).toBe(false)
  expect(isRenewalDue(session(0), LOGIN + MINUTE)).toBe(true)
})
