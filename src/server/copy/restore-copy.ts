import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from '../backup/backup-error.ts'
import { type OnBackupProgress, type SiteLocation, withWorkFolder } from '../backup/backup-place.ts'
import { createBackup } from '../backup/create-backup.ts'
import type { Manifest } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { openFolderStore } from '../media/folder-store.ts'
import { fetchBackup, listCopiedBackups } from './copied-backups.ts'
import { fetchPicture, readCopiedPictures } from './copied-pictures.ts'
import { type CopyAddress, describeCopyAddress } from './copy-address.ts'
import { type CopyKey, storeCopyKey } from './copy-key.ts'
import { CopyRefused, findWriter, holdsCopy, isWriting } from './copy-owner.ts'
import { type CopyStore, openCopyStore, readCopySettings } from './copy-store.ts'
import { fetchDatabase, findEngine, findNewestWrite } from './engine.ts'

interface RestoreOptions {
  address: CopyAddress
  key: CopyKey
  /** Also restores over existing data, and while the old site still writes to the copy. */
  force: boolean
  now: Date
  onProgress: OnBackupProgress
}

interface RestoredCopy {
  manifest: Manifest
  savedAside: string | null
  /** When the newest data in the copy was written; null where unknown. */
  newest: string | null
  /** Where the old machine's settings are now; null where there were none. */
  settings: string | null
}

/**
 * Restores a site from its copy at a second place (COPY-BACK-1): fetched and opened in a scratch folder, turned into a
 * backup, which is then restored with all its checks.
 *
 * @throws BackupError naming the obstacle
 */
export async function restoreCopy(place: SiteLocation, options: RestoreOptions): Promise<RestoredCopy> {
  const { address, key, force, now, onProgress } = options
  const store = openCopyStore(address)
  await checkCopy(store, options)
  await mkdir(place.dataDir, { recursive: true })
  const restored = await withWorkFolder(place.dataDir, async (folder) => {
    const file = join(folder, 'copy.backup')
    const [backup] = await listCopiedBackups(store, key)
    let newest = backup?.at ?? null
    if (backup) await fetchBackup(store, key, { name: backup.name, path: file })
    else newest = await fetchSite(store, { address, key, now, onProgress, folder, file })
    return { ...(await restoreBackup(place, file, { force, now, onProgress })), newest }
  })
  await storeCopyKey(place.dataDir, key)
  const text = await readCopySettings(store, key)
  const settings = text === '' ? null : join(place.dataDir, 'settings.env')
  if (settings !== null) await writeFile(settings, text, { mode: 0o600 })
  return { ...restored, settings }
}

/** @throws BackupError when there is no copy, it was sealed with another key, or it is still being written */
async function checkCopy(store: CopyStore, { address, key, force, now }: RestoreOptions): Promise<void> {
  const where = describeCopyAddress(address)
  try {
    if (!(await holdsCopy(store, key)))
      throw new BackupError('missing', `There is no copy of a site at ${where}.`)
    const writer = await findWriter(store, key)
    if (writer === null || force || !isWriting(writer, now)) return
    throw new BackupError(
      'in_use',
      `The old site still writes to this copy (last at ${writer.at}). Stop it first; if it is gone, wait three minutes or add --force.`,
    )
  } catch (error) {
    if (error instanceof BackupError) throw error
    if (error instanceof CopyRefused)
      throw new BackupError('not_a_backup', `The key does not open the copy at ${where}.`, { cause: error })
    throw new BackupError('missing', `The copy at ${where} cannot be read: ${describe(error)}`, {
      cause: error,
    })
  }
}

interface FetchOptions extends Pick<RestoreOptions, 'address' | 'key' | 'now' | 'onProgress'> {
  folder: string
  /** The backup to make from the fetched copy. */
  file: string
}

/** @returns when the newest data was written */
async function fetchSite(
  store: CopyStore,
  { address, key, now, onProgress, folder, file }: FetchOptions,
): Promise<string | null> {
  const program = findEngine()
  if (program === null) {
    throw new BackupError(
      'nothing_there',
      'Install Litestream 0.3.13 first, so that “litestream” can be called.',
    )
  }
  const dataDir = join(folder, 'site')
  await mkdir(dataDir)
  const task = { dataDir, address, key }
  onProgress({ step: 'tables', done: 0, total: 1 })
  try {
    await fetchDatabase(program, task, join(dataDir, 'site.db'))
  } catch (error) {
    throw new BackupError('damaged', `The database of the copy does not come back: ${describe(error)}`, {
      cause: error,
    })
  }
  const media = await openFolderStore(join(dataDir, 'media'))
  const pictures = Object.entries(await readCopiedPictures(store, key))
  for (const [index, [name, entry]] of pictures.entries()) {
    onProgress({ step: 'images', done: index, total: pictures.length })
    const bytes = await fetchPicture(store, key, entry)
    if (bytes === null)
      throw new BackupError('damaged', `A picture of the copy is missing or another one: ${name}.`)
    await media.write(name, bytes)
  }
  await createBackup({ databaseUrl: null, dataDir, mediaStore: null }, file, { now })
  return findNewestWrite(program, task)
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
