import { DAY, HOUR, MINUTE } from '../time/durations.ts'

/** A session ends so long after its last use (AUTH-SESSION-2). */
export const SESSION_IDLE_MS = 24 * HOUR
/** And so long after the login, however much it is used (AUTH-SESSION-2). */
export const SESSION_LIFE_MS = 30 * DAY
/** So long after the password was asked again, what weighs may be done without asking once more. */
export const CONFIRMATION_LIFE_MS = 10 * MINUTE
/** A browser is known so long after the last login in it. */
export const KNOWN_DEVICE_LIFE_MS = 365 * DAY
/** More browsers than one person uses; logging in from ever new ones must not fill the store. */
export const MAX_KNOWN_DEVICES = 20
/** Uses within this time count as one, so that not every request writes. */
const SESSION_RENEWAL_MS = MINUTE

interface SessionTimes {
  /** When the session began, ISO 8601. */
  created_at: string
  /** ISO 8601. */
  last_used_at: string
}

/** Whether a session still holds. */
export function isSessionAlive({ created_at, last_used_at }: SessionTimes, now: number): boolean {
  return now < Date.parse(last_used_at) + SESSION_IDLE_MS && now < Date.parse(created_at) + SESSION_LIFE_MS
}

/**
 * Whether this use of a session is worth writing down. A last use that lies ahead was written before the clock was set
 * back: it would keep the session alive for so much longer.
 */
export function isRenewalDue({ last_used_at }: Pick<SessionTimes, 'last_used_at'>, now: number): boolean {
  return Math.abs(now - Date.parse(last_used_at)) >= SESSION_RENEWAL_MS
}
