import { MINUTE, SECOND } from '../time/durations.ts'

/** Lengths of the contact form's fields, in characters (specification §5). */
export const CONTACT_LIMITS = {
  firstName: 50,
  lastName: 50,
  email: 100,
  subject: 200,
  messageMin: 10,
  messageMax: 2_000,
} as const

/** Messages one address of origin may send in a window (contract §3). */
export const CONTACT_RATE = { limit: 5, windowMs: 15 * MINUTE, noticeFrom: 2 } as const

/** The form's own times (specification §4, §9). */
export const CONTACT_TIMES = {
  cooldownMs: 2 * SECOND,
  successMs: 4 * SECOND,
  noticeDelayMs: 1 * SECOND,
} as const
