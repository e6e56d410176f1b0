import type { FastifyBaseLogger } from 'fastify'
import { notesLetterDay } from '../../domain/notes/note-letters.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { DAY, MINUTE } from '../../domain/time/durations.ts'
import { takeFromLimit } from '../store/auth/rate-limits.ts'
import type { Store } from '../store/database.ts'
import { enqueueWaitingLetter, readWaitingNotes } from '../store/notes/waiting-notes.ts'
import { inTransaction } from '../store/transaction.ts'

export interface NotesLetterOptions {
  store: Store
  coachEmail: string
  settings: () => Promise<SiteSettings>
  clock: () => Date
  log: FastifyBaseLogger
  kickDelivery: () => void
}

const INTERVAL_MS = 5 * MINUTE
/** Longer than the day the letter is for. */
const ONCE_IN_MS = 2 * DAY

/**
 * Writes the day's letter about notes that wait, in one process of all, once they do (NOTE-MAIL-1).
 *
 * @returns whether one was written
 */
export async function writeNotesLetter(options: NotesLetterOptions): Promise<boolean> {
  const { store, coachEmail, settings, clock, kickDelivery } = options
  const now = clock()
  const { notes_mail, time_zone } = await settings()
  const day = notesLetterDay(notes_mail, now.toISOString(), time_zone)
  // Asked before the day is used up: a note may still come in the course of it.
  if (day === null || (await readWaitingNotes(store)) === null) return false
  const isWritten = await inTransaction(store, async (transaction) => {
    const turn = { limit: 1, windowMs: ONCE_IN_MS, now: now.getTime() }
    const { allowed } = await takeFromLimit(transaction, `notes-letter:${day}`, turn)
    return allowed && (await enqueueWaitingLetter(transaction, coachEmail, now.toISOString()))
  })
  if (isWritten) kickDelivery()
  return isWritten
}

/** Looks every few minutes; returns how to stop it. */
export function startNotesLetter(options: NotesLetterOptions): () => void {
  const look = () =>
    writeNotesLetter(options).catch((error: unknown) =>
      options.log.error({ err: error }, 'The letter about notes that wait could not be written'),
    )
  const timer = setInterval(() => void look(), INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
