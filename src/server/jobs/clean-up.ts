import type { FastifyBaseLogger } from 'fastify'
import { LETTERS_KEPT_MS } from '../../domain/mail/delivery.ts'
import { UNCONFIRMED_KEPT_MS } from '../../domain/newsletter/subscriber.ts'
import { firstStoredDay, LIVE_MINUTES } from '../../domain/statistics/statistics.ts'
import { dayIn } from '../../domain/time/dates.ts'
import { DAY, HOUR, MINUTE } from '../../domain/time/durations.ts'
import type { MediaStore } from '../media/media-store.ts'
import { AUDIT_LOG_KEPT_MS, pruneAuditLog } from '../store/audit/audit-log.ts'
import { findSecret, writeSecret } from '../store/auth/secrets.ts'
import { pruneKnownDevices, pruneSessions } from '../store/auth/sessions.ts'
import type { Store } from '../store/database.ts'
import { pruneOutbox } from '../store/mail/outbox-upkeep.ts'
import { pruneUnconfirmed } from '../store/newsletter/subscriber-list.ts'
import { pruneNotes } from '../store/notes/delete-notes.ts'
import { prunePageChanges } from '../store/page-changes.ts'
import { pruneRateLimits } from '../store/rate-limits.ts'
import { readSettings } from '../store/site/settings.ts'
import { pruneStatistics, pruneVisitMarks } from '../store/statistics/statistics.ts'
import { pruneSuggestions } from '../store/statistics/suggestions.ts'
import { pruneViewMarks } from '../store/statistics/views.ts'
import { purgeExpired } from '../trash/purge-trash.ts'

const EVERY_MS = HOUR
/** Delayed to keep startup fast. */
const FIRST_AFTER_MS = MINUTE
/** Processes read page changes every second; one that slept longer drops all its pages. */
const PAGE_CHANGES_KEPT_MS = DAY

/** By then visits counted before midnight are stored. */
const VISITS_WRITTEN_MS = 5 * MINUTE

type Tasks = Record<string, (db: Store, now: number) => Promise<unknown>>

/** What is removed after its retention; `now` in epoch milliseconds. */
const PASSING: Tasks = {
  sessions: pruneSessions,
  'known devices': pruneKnownDevices,
  'rate limits': pruneRateLimits,
  'view marks': async (db, now) => pruneViewMarks(db, await siteDay(db, now - VISITS_WRITTEN_MS)),
  'visit marks': async (db, now) =>
    pruneVisitMarks(db, await siteDay(db, now - VISITS_WRITTEN_MS), toTime(now - LIVE_MINUTES * MINUTE)),
  'page changes': (db, now) => prunePageChanges(db, toTime(now - PAGE_CHANGES_KEPT_MS)),
}

/** The same for what would be missed if the clock was wrong. */
const KEPT_LONG: Tasks = {
  statistics: async (db, now) => pruneStatistics(db, firstStoredDay(await siteDay(db, now))),
  // The results of an idea are counted from the statistics, and expire with them.
  suggestions: async (db, now) => pruneSuggestions(db, toTime(now), firstStoredDay(await siteDay(db, now))),
  'audit log': (db, now) => pruneAuditLog(db, toTime(now - AUDIT_LOG_KEPT_MS)),
  'sign-ups': (db, now) => pruneUnconfirmed(db, toTime(now - UNCONFIRMED_KEPT_MS)),
  notes: pruneNotes,
  letters: (db, now) => pruneOutbox(db, toTime(now - LETTERS_KEPT_MS)),
}

async function siteDay(db: Store, ms: number): Promise<string> {
  return dayIn(toTime(ms), (await readSettings(db)).time_zone)
}

interface CleanUpOptions {
  store: Store
  mediaStore: MediaStore
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Removes expired data. Several processes may do it at once; failures are logged and retried next time. */
export async function cleanUp({ store, mediaStore, clock, log }: CleanUpOptions): Promise<void> {
  const now = clock().getTime()
  const run = async (tasks: Tasks, time: number) => {
    for (const [name, prune] of Object.entries(tasks)) {
      try {
        await prune(store, time)
      } catch (error) {
        log.error({ err: error }, `Cleaning up failed: ${name}`)
      }
    }
  }
  await run(PASSING, now)
  const trash = (_db: Store, time: number) => purgeExpired({ store, mediaStore }, toTime(time), log)
  await run({ 'long kept': async (db) => run({ ...KEPT_LONG, trash }, await advanceTime(db, now)) }, now)
}

/** The stored time is not secret, only needed by all processes. */
const LAST_TIME = 'last-clean-up'
/** How far one run may follow the clock: a site that is on for four hours a day still keeps up. */
const LONGEST_STEP_MS = 6 * HOUR

/** Returns the present, or an earlier time after a jump of the clock (AVAIL-CLEAN-2). */
async function advanceTime(db: Store, now: number): Promise<number> {
  const last = await findSecret(db, LAST_TIME)
  const time = last === null ? now : Math.min(now, Date.parse(last) + LONGEST_STEP_MS)
  await writeSecret(db, LAST_TIME, toTime(time))
  return time
}

/** Cleans up every hour until the returned function is called; its timers keep no process alive. */
export function startCleanUp(options: CleanUpOptions): () => void {
  const first = setTimeout(() => void cleanUp(options), FIRST_AFTER_MS).unref()
  const hourly = setInterval(() => void cleanUp(options), EVERY_MS).unref()
  return () => {
    clearTimeout(first)
    clearInterval(hourly)
  }
}

function toTime(ms: number): string {
  return new Date(ms).toISOString()
}
