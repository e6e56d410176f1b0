import { DAY, HOUR, MINUTE, SECOND } from '../time/durations.ts'

/** Lengths of the contact form's fields, in characters. */
export const CONTACT_LIMITS = {
  firstName: 50,
  lastName: 50,
  email: 100,
  subject: 200,
  messageMin: 10,
  messageMax: 2_000,
} as const

/** Messages one client address may send per window (CONTACT-LIMIT-1). */
export const CONTACT_RATE = { limit: 5, windowMs: 15 * MINUTE, noticeFrom: 2 } as const

/**
 * Messages accepted from the whole site: an attacker with many addresses must not fill the disk. Each takes some 5 KB,
 * and at most 20 KB.
 */
export const SITE_CONTACT_RATE = { limit: 1_000, windowMs: HOUR } as const

/**
 * Limits of confirmations, which are mailed to unverified addresses: per recipient and day as many as one sender may
 * send at once, and a cap for the whole site. A message over these limits is still stored and reaches the coach.
 */
export const CONFIRMATION_RATES = {
  recipient: { limit: CONTACT_RATE.limit, windowMs: DAY },
  hour: { limit: 30, windowMs: HOUR },
  day: { limit: 200, windowMs: DAY },
} as const

/** Delays of the form (CONTACT-FORM-3). */
export const CONTACT_TIMES = {
  cooldownMs: 2 * SECOND,
  successMs: 4 * SECOND,
  noticeDelayMs: 1 * SECOND,
} as const
