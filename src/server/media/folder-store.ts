import { randomUUID } from 'node:crypto'
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HOUR } from '../../domain/time/durations.ts'
import { codeOf } from '../error-causes.ts'
import { syncFolder } from '../files.ts'
import { checkMediaKey, HEAD_BYTES, type MediaStore } from './media-store.ts'

const MEGABYTE = 1024 * 1024
const DEFAULT_VARIANTS_LIMIT = 512 * MEGABYTE
/** Pruning continues down to this share of the limit, so that it runs now and then and not at every write. */
const PRUNE_TO = 0.8
/** A partial file this old belongs to a process that no longer runs. */
const ABANDONED_AFTER = HOUR

interface FolderStoreOptions {
  /** Maximum bytes of all variants before the oldest are removed. */
  variantsLimit?: number
  /** Called when maintenance of the variants fails; reading and writing continue. */
  onUpkeepError?: (error: unknown) => void
}

/**
 * Opens a media store in a folder (`DATA_DIR/media`), created when missing: `originals/` (kept, backed up) and
 * `variants/` (a cache; may be deleted at any time). Files are written in `incoming/` and renamed into place.
 */
export async function openFolderStore(
  folder: string,
  { variantsLimit = DEFAULT_VARIANTS_LIMIT, onUpkeepError = warnOfUpkeep }: FolderStoreOptions = {},
): Promise<MediaStore> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true })
  const variants = join(folder, 'variants')
  /** Total size of the variants, as far as this process knows; undefined until first measured. */
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
        const bytes = await readFile(locate(key))
        return isVariant(key) ? withoutSeal(bytes) : bytes
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async open(key) {
      const file = await openIfThere(locate(key))
      if (file === null) return null
      try {
        const size = await measure(file, isVariant(key))
        if (size === null) {
          await file.close()
          return null
        }
        const head = Buffer.alloc(Math.min(HEAD_BYTES, size))
        await file.read(head, 0, head.length, 0)
        return {
          size,
          head,
          stream: () => file.createReadStream({ start: 0, end: size - 1 }),
          close: () => file.close(),
        }
      } catch (error) {
        await file.close()
        throw error
      }
    },

    async write(key, bytes) {
      const path = locate(key)
      const temporary = join(incoming, randomUUID())
      await mkdir(dirname(path), { recursive: true })
      try {
        if (isVariant(key)) await writeFile(temporary, [bytes, makeSeal(bytes.byteLength)], { flag: 'wx' })
        else await writeFile(temporary, bytes, { flag: 'wx', mode: 0o644, flush: true })
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      if (isVariant(key)) countVariant(bytes.byteLength)
      else await syncFolder(dirname(path))
    },

    async remove(key) {
      await rm(locate(key), { force: true })
    },
  }
}

function isVariant(key: string): boolean {
  return key.startsWith('variants/')
}

/**
 * Syncing a variant to disk costs more than making a small one, and it can be remade. So variants are not synced, and
 * end in a seal: four characters and their own length. A file torn by a power failure has no valid seal.
 */
const SEAL = Buffer.from('whol', 'latin1')
const SEAL_BYTES = 8

function makeSeal(length: number): Buffer {
  const seal = Buffer.alloc(SEAL_BYTES)
  SEAL.copy(seal)
  seal.writeUInt32LE(length, SEAL.length)
  return seal
}

/** Returns the length confirmed by a file's last bytes; null unless they are the seal of a file of this size. */
function readSeal(end: Buffer, fileSize: number): number | null {
  if (end.length < SEAL_BYTES || !end.subarray(0, SEAL.length).equals(SEAL)) return null
  const length = end.readUInt32LE(SEAL.length)
  return length + SEAL_BYTES === fileSize ? length : null
}

function withoutSeal(file: Buffer): Buffer | null {
  const length = readSeal(file.subarray(-SEAL_BYTES), file.length)
  return length === null ? null : file.subarray(0, length)
}

/** Returns the content size of an open file; null for an empty file and for a torn variant. */
async function measure(file: FileHandle, isSealed: boolean): Promise<number | null> {
  const { size } = await file.stat()
  if (!isSealed) return size > 0 ? size : null
  if (size <= SEAL_BYTES) return null
  const end = Buffer.alloc(SEAL_BYTES)
  await file.read(end, 0, SEAL_BYTES, size - SEAL_BYTES)
  return readSeal(end, size) || null
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    const file = await open(path, 'r')
    if ((await file.stat()).isFile()) return file
    await file.close()
    return null
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function warnOfUpkeep(error: unknown): void {
  process.emitWarning(
    `The image variants could not be pruned: ${error instanceof Error ? error.message : error}`,
  )
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

/** Missing, a file where the key needs a folder, or the reverse: in each case nothing is stored under the key. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

function isMissing(error: unknown): boolean {
  return MISSING.has(codeOf(error))
}
