import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HOUR } from '../../domain/time/durations.ts'
import { checkMediaKey, type MediaStore } from './media-store.ts'

const MEGABYTE = 1024 * 1024
const DEFAULT_VARIANTS_LIMIT = 512 * MEGABYTE
/** Pruning goes on to this share of the limit, so that it happens now and then and not at every write. */
const PRUNE_TO = 0.8
/** A half-written file this old belongs to a process that is gone. */
const ABANDONED_AFTER = HOUR

interface FolderStoreOptions {
  /** Most bytes the variants may take before the oldest go. */
  variantsLimit?: number
  /** Told when the upkeep of the variants fails; reading and writing go on. */
  onUpkeepError?: (error: unknown) => void
}

/**
 * Opens a media store in a folder (`DATA_DIR/media`), made when it is not there: `originals/` (kept, backed up) and `variants/` (a cache; may be deleted at any time).
 * Files are written in `incoming/` and moved into place.
 */
export async function openFolderStore(
  folder: string,
  { variantsLimit = DEFAULT_VARIANTS_LIMIT, onUpkeepError = warnOfUpkeep }: FolderStoreOptions = {},
): Promise<MediaStore> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true })
  const variants = join(folder, 'variants')
  /** What the variants take, as far as this process knows; unknown until first looked at. */
  let variantBytes: number | undefined
  let isPruning = false

  function locate(key: string): string {
    checkMediaKey(key)
    return join(folder, key)
  }

  async function prune(): Promise<void> {
    if (variantBytes === undefined) await removeAbandoned(incoming)
    const files = await listFiles(variants)
    let total = files.reduce((sum, file) => sum + file.size, 0)
    if (total > variantsLimit) {
      for (const file of files.toSorted((a, b) => a.writtenAt - b.writtenAt)) {
        if (total <= variantsLimit * PRUNE_TO) break
        await rm(file.path, { force: true })
        total -= file.size
      }
    }
    variantBytes = total
  }

  function countVariant(size: number): void {
    if (variantBytes !== undefined) variantBytes += size
    if (variantBytes !== undefined && variantBytes <= variantsLimit) return
    if (isPruning) return
    isPruning = true
    void prune()
      .catch(onUpkeepError)
      .finally(() => {
        isPruning = false
      })
  }

  return {
    async read(key) {
      try {
        return await readFile(locate(key))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async write(key, bytes) {
      const path = locate(key)
      const temporary = join(incoming, randomUUID())
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeAndSync(temporary, bytes)
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      if (key.startsWith('variants/')) countVariant(bytes.byteLength)
      else await syncFolder(dirname(path))
    },

    async remove(key) {
      await rm(locate(key), { force: true })
    },
  }
}

function warnOfUpkeep(error: unknown): void {
  process.emitWarning(
    `The image variants could not be pruned: ${error instanceof Error ? error.message : error}`,
  )
}

async function writeAndSync(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o644)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes a rename itself outlive a power cut. Systems that cannot open a folder keep it without being asked. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null)
  if (folder === null) return
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  const now = Date.now()
  for (const file of await listFiles(folder)) {
    if (now - file.writtenAt > ABANDONED_AFTER) await rm(file.path, { force: true })
  }
}

async function listFiles(folder: string): Promise<{ path: string; size: number; writtenAt: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const files = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(() => null)
    if (found) files.push({ path, size: found.size, writtenAt: found.mtimeMs })
  }
  return files
}

/** Nothing there, a file where the key wants a folder, or the reverse: in each case the key names nothing. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && MISSING.has(String(error.code))
}
