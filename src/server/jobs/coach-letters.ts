import type { FastifyBaseLogger } from 'fastify'
import { isTestLetterDue } from '../../domain/mail/self-test-letter.ts'
import { notesLetterDay } from '../../domain/notes/note-letters.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { DAY, MINUTE } from '../../domain/time/durations.ts'
import type { Store } from '../store/database.ts'
import { enqueueLetter } from '../store/mail/outbox.ts'
import { enqueueWaitingLetter, readWaitingNotes } from '../store/notes/waiting-notes.ts'
import { consumeRateLimit } from '../store/rate-limits.ts'
import { inTransaction } from '../store/transaction.ts'
import { every } from './every.ts'

export interface CoachLetterOptions {
  store: Store
  coachEmail: string
  settings: () => Promise<SiteSettings>
  clock: () => Date
  log: FastifyBaseLogger
  triggerDelivery: () => void
}

const INTERVAL_MS = 5 * MINUTE
/** Longer than the day, or the hour, in which a letter is due; shorter than the week between test letters. */
const ONCE_IN_MS = 2 * DAY

/**
 * Writes the day's letter about waiting notes, if there are any, in only one process (NOTE-MAIL-1).
 *
 * @returns whether it was written
 */
export async function writeNotesLetter(options: CoachLetterOptions): Promise<boolean> {
  const { store, coachEmail, settings, clock, triggerDelivery } = options
  const now = clock()
  const { notes_mail, time_zone } = await settings()
  const day = notesLetterDay(notes_mail, now.toISOString(), time_zone)
  // Checked before the day is used up: a note may still arrive later in the day.
  if (day === null || (await readWaitingNotes(store)) === null) return false
  const isWritten = await inTransaction(
    store,
    async (transaction) =>
      (await takeTurn(transaction, `notes-letter:${day}`, now)) &&
      (await enqueueWaitingLetter(transaction, coachEmail, now.toISOString())),
  )
  if (isWritten) triggerDelivery()
  return isWritten
}

/**
 * Writes the weekly test letter to the coach when it is due, in only one process.
 *
 * @returns whether it was written
 */
export async function writeWeeklyTestLetter(options: CoachLetterOptions): Promise<boolean> {
  const { store, coachEmail, settings, clock, triggerDelivery } = options
  const now = clock()
  if (!isTestLetterDue(now.toISOString(), (await settings()).time_zone)) return false
  if (!(await takeTurn(store, 'weekly-test-letter', now))) return false
  await enqueueLetter(store, { kind: 'mail_test', to: coachEmail, data: {} }, now.toISOString())
  triggerDelivery()
  return true
}

async function takeTurn(store: Store, key: string, now: Date): Promise<boolean> {
  const turn = { limit: 1, windowMs: ONCE_IN_MS, now: now.getTime() }
  return (await consumeRateLimit(store, key, turn)).allowed
}

export function startNotesLetter(options: CoachLetterOptions): () => void {
  return every(
    INTERVAL_MS,
    () => writeNotesLetter(options),
    (err) => options.log.error({ err }, 'The letter about notes that wait could not be written'),
  )
}

export function startWeeklyTestLetter(options: CoachLetterOptions): () => void {
  return every(
    INTERVAL_MS,
    () => writeWeeklyTestLetter(options),
    (err) => options.log.error({ err }, 'The week’s test letter could not be written'),
  )
}
