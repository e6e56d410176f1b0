import { join } from 'node:path'
import type { SiteLocation } from './backup/backup-place.ts'
import { ConfigError } from './config.ts'
import { describeError, findStorageTrouble } from './error-causes.ts'
import { isUnavailable, type OpenStore, openStore } from './store/database.ts'
import { compareMigrations, MigrationError, migrate } from './store/migrate.ts'

interface PrepareOptions {
  now: Date
  /** Receives one sentence about each step that takes a while. */
  say: (sentence: string) => void
  /** The updater that starts this version has already saved the site and proven the backup. */
  isSaved?: boolean
}

/**
 * Opens the store and migrates its tables; a site with content is backed up first, and the backup proven (RUN-UPDATE-1).
 *
 * @throws ConfigError when the store cannot be reached, is damaged, belongs to a newer version, cannot be saved, or a
 * migration fails: nothing is changed then
 */
export async function prepareStore(place: SiteLocation, options: PrepareOptions): Promise<OpenStore> {
  let store: OpenStore | undefined
  try {
    store = await openStore(place)
    await saveAndMigrate(store, place, options)
    return store
  } catch (error) {
    await store?.close()
    if (error instanceof ConfigError) throw error
    if (error instanceof MigrationError) throw new ConfigError(error.message, { cause: error })
    if (isUnavailable(error)) throw new ConfigError(explainUnavailable(error, place), { cause: error })
    throw error
  }
}

async function saveAndMigrate(store: OpenStore, place: SiteLocation, options: PrepareOptions): Promise<void> {
  const { pending } = await compareMigrations(store.db)
  if (pending.length > 0 && options.isSaved !== true) {
    // Rarely needed, so loaded lazily to keep every other start fast.
    const { saveBeforeUpdate } = await import('./backup/save-before-update.ts')
    await saveBeforeUpdate(store, place, options).catch((error: unknown) => {
      throw explainSaving(error)
    })
  }
  await migrate(store)
}

function explainSaving(error: unknown): ConfigError {
  const what =
    error instanceof MigrationError
      ? 'The update fails on a copy of the site'
      : 'The backup before the update could not be made'
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
  return new ConfigError(
    `${what}: ${reason.replace(/\.$/, '')}. Nothing was changed; the version before can be started again.`,
    { cause: error },
  )
}

function explainUnavailable(error: unknown, { databaseUrl, dataDir }: SiteLocation): string {
  const code = describeError(error)
  if (databaseUrl !== null)
    return `DATABASE_URL cannot be reached (${code}). Is PostgreSQL running there, and are login and name right?`
  const path = join(dataDir, 'site.db')
  if (findStorageTrouble(error) === 'full')
    return `The disk of DATA_DIR is full: ${path} cannot be opened (${code}). Make room there and start the site again: nothing is lost.`
  if (BROKEN.test(code))
    return `DATA_DIR holds a database that cannot be used: ${path} (${code}). Restore it from a backup.`
  return `DATA_DIR holds a database that cannot be opened: ${path} (${code}). Look whether another program holds it, and whether its disk is well; then start the site again.`
}

const BROKEN = /^SQLITE_(?:CORRUPT|NOTADB)/
