import { access, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { backupName } from '../../domain/backups/backup-rules.ts'
import { nullWhenMissing } from '../files.ts'
import { openMediaStore } from '../media/open-media-store.ts'
import { isUnavailable, postgresIsInUse, readSnapshot, sqliteIsInUse } from '../store/database.ts'
import type { Store } from '../store/schema.ts'
import { BackupError } from './backup-error.ts'
import { backupFolder, type OnBackupProgress, type SiteLocation, withWorkFolder } from './backup-place.ts'
import { buildDatabase, fillPostgres } from './build-database.ts'
import { createBackup } from './create-backup.ts'
import type { Manifest } from './manifest.ts'
import { type Backup, readBackupImage } from './opened-backup.ts'
import { readBackup } from './read-backup.ts'
import { EVER_KEPT_TABLES } from './tables.ts'

interface RestoreOptions {
  /** Also restores over existing data, which is saved aside first. */
  force: boolean
  now: Date
  onProgress?: OnBackupProgress
}

interface Restored {
  manifest: Manifest
  /** Where the previous data is now; null when there was none. */
  savedAside: string | null
}

/**
 * Restores a site from a backup. The backup is checked completely before anything is changed; existing data stays as it
 * is until the whole new database is ready.
 *
 * @throws BackupError naming the obstacle
 */
export async function restoreBackup(
  place: SiteLocation,
  path: string,
  { force, now, onProgress = () => undefined }: RestoreOptions,
): Promise<Restored> {
  const backup = await readBackup(path)
  const state = await inspectTarget(place)
  if (state !== 'empty' && !force) {
    const where = place.databaseUrl === null ? place.dataDir : 'the PostgreSQL database'
    throw new BackupError(
      'not_empty',
      `There is a site in ${where} already. To replace it (it is saved aside first), add --force.`,
    )
  }
  if (state === 'filled') await refuseWhileInUse(place)
  await mkdir(place.dataDir, { recursive: true })
  return withWorkFolder(place.dataDir, async (folder) => {
    const withSearch = place.databaseUrl === null
    const database = await buildDatabase(backup, folder, { withSearch, onProgress })
    const savedAside = await saveAside(place, state, now)
    await restoreImages(place, backup, onProgress)
    if (place.databaseUrl === null) await moveDatabase(database, place.dataDir)
    else await fillPostgres(place.databaseUrl, folder, now)
    return { manifest: backup.manifest, savedAside }
  })
}

async function saveAside(place: SiteLocation, state: TargetState, now: Date): Promise<string | null> {
  if (state === 'empty') return null
  const file = join(backupFolder(place.dataDir), backupName('before-restore', now))
  if (state === 'filled') {
    await createBackup(place, file, { now })
    return file
  }
  // A database that cannot be read can still be kept for a later repair.
  const damaged = file.replace(/backup$/, 'damaged.db')
  for (const end of ['', '-wal', '-shm']) {
    await rename(join(place.dataDir, `site.db${end}`), damaged + end).catch(nullWhenMissing)
  }
  return damaged
}

async function restoreImages(
  place: SiteLocation,
  backup: Backup,
  onProgress: OnBackupProgress,
): Promise<void> {
  const { images } = backup.manifest
  const mediaStore = await openMediaStore(place)
  for (const [index, image] of images.entries()) {
    onProgress({ step: 'images', done: index, total: images.length })
    await mediaStore.write(image.key, await readBackupImage(backup, image))
  }
}

async function moveDatabase(database: string, dataDir: string): Promise<void> {
  const target = join(dataDir, 'site.db')
  for (const end of ['-wal', '-shm']) await rm(target + end, { force: true })
  await rename(database, target)
}

/** A closed connection is still counted for a moment. */
const LOOKS = 4
const LOOK_AGAIN_MS = 250

/** State of the place where a backup is to be restored. */
type TargetState = 'empty' | 'filled' | 'damaged'

/** Inspects the target without changing anything. */
async function inspectTarget(place: SiteLocation): Promise<TargetState> {
  const { databaseUrl, dataDir } = place
  if (databaseUrl === null) {
    const there = await access(join(dataDir, 'site.db')).then(
      () => true,
      () => false,
    )
    if (!there) return 'empty'
  }
  try {
    return (await readSnapshot(place, isEmpty)) ? 'empty' : 'filled'
  } catch (error) {
    if (databaseUrl === null && isUnavailable(error)) return 'damaged'
    throw error
  }
}

async function isEmpty(db: Store): Promise<boolean> {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name))
  for (const table of EVER_KEPT_TABLES.filter((name) => there.has(name))) {
    const row = await db
      .withTables<Record<string, { [column: string]: unknown }>>()
      .selectFrom(table)
      .select(({ lit }) => lit(1).as('one'))
      .limit(1)
      .executeTakeFirst()
    if (row) return false
  }
  return true
}

/**
 * Refuses while a site runs on the database.
 *
 * @throws BackupError `in_use`
 */
async function refuseWhileInUse({ databaseUrl, dataDir }: SiteLocation): Promise<void> {
  for (let look = 1; look <= LOOKS; look++) {
    const inUse =
      databaseUrl === null
        ? sqliteIsInUse(join(dataDir, 'site.db'))
        : await readSnapshot({ databaseUrl, dataDir }, postgresIsInUse)
    if (!inUse) return
    await pause(LOOK_AGAIN_MS)
  }
  const where = databaseUrl === null ? `in ${dataDir}` : 'on this PostgreSQL database'
  throw new BackupError('in_use', `The site is running ${where}. Stop it first; nothing was changed.`)
}
