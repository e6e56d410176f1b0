import type { FastifyBaseLogger } from 'fastify'
import { isTestLetterDue } from '../../domain/mail/self-test-letter.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { DAY, MINUTE } from '../../domain/time/durations.ts'
import { takeFromLimit } from '../store/auth/rate-limits.ts'
import type { Store } from '../store/database.ts'
import { enqueueLetter } from '../store/mail/outbox.ts'

export interface WeeklyTestLetterOptions {
  store: Store
  coachEmail: string
  settings: () => Promise<SiteSettings>
  clock: () => Date
  log: FastifyBaseLogger
  kickDelivery: () => void
}

const INTERVAL_MS = 5 * MINUTE
/** Longer than the hour in which it is due, shorter than the week to the next. */
const ONCE_IN_MS = 2 * DAY

/**
 * Writes the week's test letter to the coach when it is due, in one process of all.
 *
 * @returns whether one was written
 */
export async function writeWeeklyTestLetter(options: WeeklyTestLetterOptions): Promise<boolean> {
  const { store, coachEmail, settings, clock, kickDelivery } = options
  const now = clock()
  if (!isTestLetterDue(now.toISOString(), (await settings()).time_zone)) return false
  const turn = { limit: 1, windowMs: ONCE_IN_MS, now: now.getTime() }
  const { allowed } = await takeFromLimit(store, 'weekly-test-letter', turn)
  if (!allowed) return false
  await enqueueLetter(store, { kind: 'mail_test', to: coachEmail, data: {} }, now.toISOString())
  kickDelivery()
  return true
}

/** Looks every few minutes; returns how to stop it. */
export function startWeeklyTestLetter(options: WeeklyTestLetterOptions): () => void {
  const look = () =>
    writeWeeklyTestLetter(options).catch((error: unknown) =>
      options.log.error({ err: error }, 'The week’s test letter could not be written'),
    )
  const timer = setInterval(() => void look(), INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
