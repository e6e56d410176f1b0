import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { parseJson } from '../../domain/text/json.ts'
import { openStore } from '../store/database.ts'
import { MIGRATIONS } from '../store/migrate.ts'
import { type Archive, openArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { type OnBackupProgress, withWorkFolder } from './backup-place.ts'
import { buildDatabase } from './build-database.ts'
import { imageMember, MANIFEST_NAME, type Manifest, manifestSchema, tableMember } from './manifest.ts'
import { EVER_KEPT_TABLES } from './tables.ts'

export interface Backup {
  path: string
  archive: Archive
  manifest: Manifest
}

/**
 * Opens a backup after checking it whole: every byte by the file's checksum, then that all the manifest names is there.
 *
 * @throws BackupError when it is missing, damaged, something else, or of a newer version of this product
 */
export async function readBackup(path: string): Promise<Backup> {
  const archive = await openArchive(path)
  const parsed = manifestSchema.safeParse(parseJson((await archive.read(MANIFEST_NAME)).toString()))
  if (!parsed.success) {
    throw new BackupError('newer', `The backup ${path} is of a kind this version of the site does not know.`)
  }
  const manifest = parsed.data
  const members = [
    ...manifest.tables.map(({ name }) => tableMember(name)),
    ...manifest.images.map(({ sha256 }) => imageMember(sha256)),
  ]
  const lost = members.find((name) => !archive.has(name))
  if (lost) throw new BackupError('damaged', `The backup ${path} is damaged: ${lost} is not in it.`)
  const unknown = [
    ...manifest.migrations.filter((name) => !(name in MIGRATIONS)),
    ...manifest.tables.map(({ name }) => name).filter((name) => !EVER_KEPT_TABLES.includes(name)),
  ]
  if (unknown.length > 0) {
    throw new BackupError(
      'newer',
      `The backup ${path} was made by a newer version of the site (it knows ${unknown[0]}). Update the site first.`,
    )
  }
  return { path, archive, manifest }
}

/**
 * Proves that a backup brings the site back: restores its database into a scratch place, opens it there, counts and
 * compares every table, lets SQLite check the file and all references in it, and compares every picture's bytes.
 *
 * @param dataDir where the scratch place may be
 * @returns what is in it
 * @throws BackupError saying what is wrong
 */
export async function proveBackup(
  path: string,
  dataDir: string,
  onProgress: OnBackupProgress = () => undefined,
): Promise<Manifest> {
  const backup = await readBackup(path)
  await withWorkFolder(dataDir, async (folder) => {
    await buildDatabase(backup, folder, {
      withSearch: false,
      onProgress: ({ done, total }) => onProgress({ step: 'checking', done, total }),
    })
    await checkDatabase(folder, path)
  })
  await checkImages(backup)
  return backup.manifest
}

async function checkDatabase(folder: string, path: string): Promise<void> {
  const store = await openStore({ databaseUrl: null, dataDir: folder })
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db)
    const { rows: broken } = await sql`pragma foreign_key_check`.execute(store.db)
    if (rows.length === 1 && rows[0]?.integrity_check === 'ok' && broken.length === 0) return
  } finally {
    await store.close()
  }
  throw new BackupError('damaged', `What the backup ${path} brings back does not hold together.`)
}

async function checkImages({ path, archive, manifest }: Backup): Promise<void> {
  for (const { key, sha256, bytes } of manifest.images) {
    const content = await archive.read(imageMember(sha256))
    if (content.length === bytes && createHash('sha256').update(content).digest('hex') === sha256) continue
    throw new BackupError('damaged', `The backup ${path} is damaged: the picture ${key} is another one.`)
  }
}
