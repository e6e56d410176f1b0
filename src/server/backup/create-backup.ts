import { createHash, randomBytes } from 'node:crypto'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { commandLineFor } from '../command-line-for.ts'
import { codeOf } from '../error-causes.ts'
import { syncFolder } from '../files.ts'
import type { MediaStore } from '../media/media-store.ts'
import { openMediaStore } from '../media/open-media-store.ts'
import { readSnapshot } from '../store/database.ts'
import { ArchiveWriter } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { HALF_WRITTEN, type OnBackupProgress, type SiteLocation, withWorkFolder } from './backup-place.ts'
import {
  BACKUP_FORMAT,
  imageMember,
  MANIFEST_NAME,
  type Manifest,
  README_NAME,
  tableMember,
} from './manifest.ts'
import { dumpTables } from './tables.ts'

const README = `This is a backup of a whole site: its texts, pictures, subscribers, messages, settings and secrets.
Keep it where nobody else can read it. To bring the site back: ${commandLineFor('restore FILE')}

It is an ordinary tar file. manifest.json says what is in it. tables/ holds a table of the database each,
one row a line (JSON, gzipped). images/ holds the pictures as they were uploaded, named by their SHA-256;
manifest.json says which is which. The last member is the SHA-256 of all bytes before it.
`

interface BackupOptions {
  now: Date
  onProgress?: OnBackupProgress
}

/**
 * Writes the whole site into one file, without blocking it while it runs. The file appears under its name only when it
 * is complete; only its owner may read it.
 *
 * @throws BackupError when there is no site, or the file cannot be written
 */
export async function createBackup(
  place: SiteLocation,
  file: string,
  { now, onProgress = () => undefined }: BackupOptions,
): Promise<Manifest> {
  await checkSiteExists(place)
  const make = async (folder: string) => {
    const { imageKeys, ...tables } = await readSnapshot(place, (db) => dumpTables(db, folder, onProgress))
    const mediaStore = await openMediaStore(place)
    return writeWhole(file, `The backup ${file}`, async (partial) => {
      const archive = await ArchiveWriter.create(partial, now)
      try {
        await archive.addBytes(README_NAME, Buffer.from(README))
        for (const { name } of tables.tables) await archive.addFile(tableMember(name), join(folder, name))
        const images = await addImages(archive, mediaStore, imageKeys, onProgress)
        const manifest = {
          format: BACKUP_FORMAT,
          created_at: now.toISOString(),
          ...tables,
          ...images,
        } as const
        await archive.addBytes(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest, null, 2)))
        await archive.finish()
        return manifest
      } catch (error) {
        await archive.abandon()
        throw error
      }
    })
  }
  return withWorkFolder(place.dataDir, make).catch((error: unknown) => {
    throw explainWriting(error, `The backup ${file}`)
  })
}

/**
 * Checks that there is a site: opening the store would create an empty one.
 *
 * @throws BackupError
 */
export async function checkSiteExists({ databaseUrl, dataDir }: SiteLocation): Promise<void> {
  if (databaseUrl !== null) return
  await access(join(dataDir, 'site.db')).catch((error: unknown) => {
    throw new BackupError('nothing_there', `There is no site in ${dataDir}.`, { cause: error })
  })
}

/**
 * Writes the file under a temporary name in the same folder, and renames it when it is complete.
 *
 * @param what subject of the sentence that says why it cannot be written
 * @throws BackupError with that sentence
 */
export async function writeWhole<T>(
  file: string,
  what: string,
  write: (partial: string) => Promise<T>,
): Promise<T> {
  const folder = dirname(file)
  const partial = join(folder, `.${basename(file)}.${randomBytes(4).toString('hex')}${HALF_WRITTEN}`)
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw explainWriting(error, what)
  })
  try {
    const result = await write(partial)
    await rename(partial, file)
    await syncFolder(folder)
    return result
  } catch (error) {
    // In a folder that may not be read this fails too; the first error is the one to report.
    await rm(partial, { force: true }).catch(() => undefined)
    throw explainWriting(error, what)
  }
}

const UNWRITABLE: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'the user this runs as may not write there',
  EPERM: 'the user this runs as may not write there',
  EROFS: 'the disk can only be read',
  ENOTDIR: 'its folder is none',
  EEXIST: 'its folder is none',
  EISDIR: 'there is a folder of that name',
}

function explainWriting(error: unknown, what: string): unknown {
  const reason = UNWRITABLE[codeOf(error)]
  if (!reason) return error
  return new BackupError('unwritable', `${what} cannot be written: ${reason}.`, { cause: error })
}

/**
 * Adds the originals of the images to an archive, equal contents once. Missing ones (deleted since, or lost) are listed
 * and do not stop the rest.
 */
async function addImages(
  archive: ArchiveWriter,
  mediaStore: MediaStore,
  keys: readonly string[],
  onProgress: OnBackupProgress,
): Promise<Pick<Manifest, 'images' | 'missing_images'>> {
  const images: Manifest['images'] = []
  const missing: string[] = []
  const added = new Set<string>()
  for (const [index, key] of keys.entries()) {
    onProgress({ step: 'images', done: index, total: keys.length })
    const bytes = await mediaStore.read(key)
    if (!bytes) {
      missing.push(key)
      continue
    }
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    if (!added.has(sha256)) await archive.addBytes(imageMember(sha256), bytes)
    added.add(sha256)
    images.push({ key, sha256, bytes: bytes.length })
  }
  return { images, missing_images: missing }
}
