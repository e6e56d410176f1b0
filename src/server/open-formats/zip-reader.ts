import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Failure } from '../../domain/errors.ts'
import { IMPORT_LIMITS } from '../../domain/import/import-limits.ts'

export interface ZipReader {
  /** The names of its files, in the archive's order. */
  names: readonly string[]
  has(name: string): boolean
  /** Uncompressed size of a file, in bytes; 0 when it does not exist. */
  sizeOf(name: string): number
  /**
   * Reads one file, uncompressed.
   *
   * @throws Failure `invalid` when it does not exist, or is larger than `maxBytes`
   */
  read(name: string, maxBytes: number): Promise<Buffer>
  close(): void
}

/**
 * Opens an untrusted ZIP file and checks its directory before anything is extracted: number of files, sizes,
 * compression ratio, and that no name escapes it. Files read later cannot exceed their listed size.
 *
 * @throws Failure `invalid`, `too_large`
 */
export async function openZip(path: string): Promise<ZipReader> {
  const entries = new Map<string, Entry>()
  let zip: ZipFile | null = null
  try {
    // The library refuses names with `..`, absolute paths and backslashes, and wrongly declared sizes.
    const opened = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true })
    zip = opened
    if (opened.entryCount > IMPORT_LIMITS.zipEntries) throw bomb()
    let unpacked = 0
    for await (const entry of opened.eachEntry()) {
      unpacked += entry.uncompressedSize
      judge(entry, unpacked)
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
    }
    return {
      names: [...entries.keys()],
      has: (name) => entries.has(name),
      sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
      read: (name, maxBytes) => readEntry(opened, entries.get(name), maxBytes),
      close: () => opened.close(),
    }
  } catch (error) {
    zip?.close()
    throw explain(error)
  }
}

function judge(entry: Entry, unpacked: number): void {
  const { uncompressedSize, compressedSize } = entry
  const ratio = uncompressedSize / Math.max(1, compressedSize)
  if (uncompressedSize > IMPORT_LIMITS.ratioFrom && ratio > IMPORT_LIMITS.ratio) throw bomb()
  if (unpacked > IMPORT_LIMITS.unpackedBytes) throw bomb()
  if (entry.isEncrypted()) throw new Failure('invalid', 'This ZIP file is locked with a password.')
  const kind = (entry.externalFileAttributes >>> 16) & 0o170000
  if (kind === 0o120000) throw new Failure('invalid', 'This ZIP file holds links instead of files.')
}

async function readEntry(zip: ZipFile, entry: Entry | undefined, maxBytes: number): Promise<Buffer> {
  if (!entry) throw new Failure('invalid', 'A file is missing in this ZIP file.')
  if (entry.uncompressedSize > maxBytes)
    throw new Failure('invalid', `“${entry.fileName.slice(0, 100)}” is larger than it can be.`)
  try {
    const stream: Readable = await zip.openReadStreamPromise(entry)
    return await buffer(stream)
  } catch (error) {
    throw explain(error)
  }
}

function bomb(): Failure {
  return new Failure(
    'too_large',
    'This ZIP file would unpack to more than can be taken in. It was not unpacked.',
  )
}

function explain(error: unknown): unknown {
  if (error instanceof Failure) return error
  const message = error instanceof Error ? error.message : ''
  if (/invalid relative path|absolute path|invalid characters in fileName/.test(message)) {
    return new Failure('invalid', 'This ZIP file holds a name that leads outside of it. It was not unpacked.')
  }
  return new Failure('invalid', 'This ZIP file is damaged. Please export it again.', { cause: error })
}
