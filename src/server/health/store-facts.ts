import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { type HealthFacts, UNKNOWN } from '../../domain/health/judge-health.ts'
import { listBackups, type SiteLocation } from '../backup/backup-place.ts'
import { type MediaStore, originalKey } from '../media/media-store.ts'
import { findNewestEntry } from '../store/audit/audit-log.ts'
import type { OpenStore, Store } from '../store/database.ts'
import { dialectOf } from '../store/dialects/dialect.ts'
import { listOriginals } from '../store/images/images.ts'
import { readMailFacts } from '../store/mail/outbox.ts'
import { compareMigrations, MigrationError } from '../store/migrate.ts'
import { findNightlyResult } from '../store/site/nightly-backups.ts'

/** Health facts that the store knows. */
export type StoreFacts = Pick<HealthFacts, 'database' | 'pictures' | 'backup' | 'mail'> & {
  newestEntry: string | null
  /** Why this version cannot use the tables; null where it can. */
  versionProblem: string | null
}

interface StoreFactsOptions {
  place: SiteLocation
  mailUrl: string | null
  /** Called only where the images are in a bucket. */
  openMedia: () => MediaStore | Promise<MediaStore>
  /** Reads the whole file of a SQLite database for damage: seconds for a large one, during which its thread is blocked. */
  thorough: boolean
}

/** Returns the facts of a site whose database does not answer. */
export function unansweredStore(problem: string): StoreFacts {
  return {
    database: { answers: false, problem },
    pictures: UNKNOWN,
    backup: UNKNOWN,
    mail: UNKNOWN,
    newestEntry: null,
    versionProblem: null,
  }
}

/** Reads the facts from the store; never rejects: errors become facts. */
export async function readStoreFacts(store: OpenStore, options: StoreFactsOptions): Promise<StoreFacts> {
  const versionProblem = await findVersionProblem(store.db).catch(() => null)
  if (versionProblem === null && !(await store.check()))
    return unansweredStore('The database does not answer.')
  // Tables of a newer version may lack the columns read below.
  if (versionProblem !== null) return { ...unansweredStore(versionProblem), versionProblem }
  const damage = options.thorough ? await dialectOf(store.db).findDamage(store.db) : null
  try {
    return {
      database: { answers: true, problem: damage },
      pictures: await readPictures(store.db, options),
      backup: await readBackups(store.db, options.place.dataDir),
      mail: await readMail(store.db, options.mailUrl),
      newestEntry: await findNewestEntry(store.db),
      versionProblem,
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return unansweredStore(damage ?? `The database does not answer: ${reason}.`)
  }
}

async function findVersionProblem(db: Store): Promise<string | null> {
  try {
    await compareMigrations(db)
    return null
  } catch (error) {
    if (error instanceof MigrationError) return error.message
    throw error
  }
}

/** In a bucket only the newest images are checked: each request costs time and money there. */
const ASKED_OF_BUCKET = 3

async function readPictures(
  db: Store,
  { place, openMedia }: StoreFactsOptions,
): Promise<HealthFacts['pictures']> {
  const originals = await listOriginals(db)
  const isFolder = place.mediaStore === null
  const looked = isFolder ? originals : originals.slice(0, ASKED_OF_BUCKET)
  let missing = 0
  try {
    const bucket = isFolder ? null : await openMedia()
    for (const original of looked) {
      const key = originalKey(original)
      const isThere = bucket ? await holds(bucket, key) : await exists(join(place.dataDir, 'media', key))
      if (!isThere) missing++
    }
    return { total: originals.length, looked: looked.length, missing, problem: null }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      total: originals.length,
      looked: 0,
      missing: 0,
      problem: `The store of the pictures does not answer: ${reason}`,
    }
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function holds(mediaStore: MediaStore, key: string): Promise<boolean> {
  const file = await mediaStore.open(key)
  await file?.close()
  return file !== null
}

async function readBackups(db: Store, dataDir: string): Promise<HealthFacts['backup']> {
  const newestProven = (await listBackups(dataDir)).find(({ proof }) => proof?.proven)?.created_at ?? null
  const night = await findNightlyResult(db)
  const failure = night?.ok === false ? (night.reason ?? 'No reason is known.') : null
  // A site that has not had a whole night yet is not missing a backup.
  return { newestProven, failure, isYoung: night === null }
}

async function readMail(db: Store, mailUrl: string | null): Promise<HealthFacts['mail']> {
  const { last_sent_at, last_error, last_error_at } = await readMailFacts(db)
  const isHealthy = last_error_at === null || (last_sent_at !== null && last_sent_at > last_error_at)
  return {
    transport: mailUrl === null ? 'folder' : 'smtp',
    lastSent: last_sent_at,
    failure: isHealthy ? null : last_error,
  }
}
