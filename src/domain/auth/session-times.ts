import { DAY, HOUR, MINUTE } from '../time/durations.ts'

/** Idle time after which a session ends (AUTH-SESSION-2). */
export const SESSION_IDLE_MS = 24 * HOUR
/** Time after the login at which a session ends, however much it is used (AUTH-SESSION-2). */
export const SESSION_LIFE_MS = 30 * DAY
/** Time after a confirmation of the password within which sensitive actions need no further one. */
export const CONFIRMATION_LIFE_MS = 10 * MINUTE
/** Time after the last login in a browser for which it is a known device. */
export const KNOWN_DEVICE_LIFE_MS = 365 * DAY
/** More browsers than one coach uses; logins from ever new ones must not fill the store. */
export const MAX_KNOWN_DEVICES = 20
/** Uses within this time count as one, so that not every request writes. */
const SESSION_RENEWAL_MS = MINUTE

interface SessionTimes {
  /** When the session began, ISO 8601. */
  created_at: string
  /** ISO 8601. */
  last_used_at: string
}

/** Whether a session is still valid. */
export function isSessionAlive({ created_at, last_used_at }: SessionTimes, now: number): boolean {
  return now < Date.parse(last_used_at) + SESSION_IDLE_MS && now < Date.parse(created_at) + SESSION_LIFE_MS
}

/**
 * Whether this use of a session should be recorded. A last use in the future was written before the clock was set back
 * and is overwritten: it would extend the session by that difference.
 */
export function isRenewalDue({ last_used_at }: Pick<SessionTimes, 'last_used_at'>, now: number): boolean {
  return Math.abs(now - Date.parse(last_used_at)) >= SESSION_RENEWAL_MS
}
