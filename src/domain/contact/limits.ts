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

/** Messages one address of origin may send in a window (CONTACT-LIMIT-1). */
export const CONTACT_RATE = { limit: 5, windowMs: 15 * MINUTE, noticeFrom: 2 } as const

/**
 * Messages that are kept in all: a stranger with many addresses must not fill the disk. Each takes some 5 KB, and at most
 * 20 KB.
 */
export const SITE_CONTACT_RATE = { limit: 1_000, windowMs: HOUR } as const

/**
 * Confirmations of messages, which go to addresses anybody may have typed: a day no more to one recipient than one
 * writer may send at once, and a cap for the whole site. A message beyond them is kept and reaches the coach all the same.
 */
export const CONFIRMATION_RATES = {
  recipient: { limit: CONTACT_RATE.limit, windowMs: DAY },
  hour: { limit: 30, windowMs: HOUR },
  day: { limit: 200, windowMs: DAY },
} as const

/** The form's own times (CONTACT-FORM-3). */
export const CONTACT_TIMES = {
  cooldownMs: 2 * SECOND,
  successMs: 4 * SECOND,
  noticeDelayMs: 1 * SECOND,
} as const
