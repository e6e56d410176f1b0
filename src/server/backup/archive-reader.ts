import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeSeal, SEAL_LENGTH } from './archive-seal.ts'
import { BackupError } from './backup-error.ts'
import { README_NAME } from './manifest.ts'
import { readTarHeader, TAR_BLOCK, tarPadding } from './tar-format.ts'

/** A sealed archive whose every byte has been checked. */
export interface Archive {
  has(name: string): boolean
  /** @throws BackupError when it is not there */
  read(name: string): Promise<Buffer>
  /** @throws BackupError when it is not there */
  stream(name: string): Readable
}

interface Place {
  start: number
  size: number
}

/**
 * Opens a backup for reading, after checking it from its first byte to its last.
 *
 * @throws BackupError when it is missing, no backup of ours, cut off or changed
 */
export async function openArchive(path: string): Promise<Archive> {
  const file = await open(path, 'r').catch((error: unknown) => {
    throw new BackupError('missing', `There is no backup to read at ${path}.`, { cause: error })
  })
  let members: Map<string, Place>
  try {
    const info = await file.stat()
    if (!info.isFile()) throw new BackupError('not_a_backup', `${path} is not a file.`)
    await checkBeginning(file, path)
    await checkSeal(file, path, info.size)
    members = await listMembers(file, info.size - SEAL_LENGTH)
  } finally {
    await file.close()
  }
  const locate = (name: string): Place => {
    const place = members.get(name)
    if (!place) throw new BackupError('damaged', `The backup ${path} is damaged: ${name} is not in it.`)
    return place
  }
  const stream = (name: string): Readable => {
    const { start, size } = locate(name)
    return size === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + size - 1 })
  }
  return {
    has: (name) => members.has(name),
    stream,
    read: async (name) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream(name)) chunks.push(Buffer.from(chunk))
      return Buffer.concat(chunks)
    },
  }
}

async function checkBeginning(file: FileHandle, path: string): Promise<void> {
  const header = readTarHeader(await readBlock(file, 0, TAR_BLOCK))
  if (header?.name === README_NAME) return
  throw new BackupError('not_a_backup', `${path} is not a backup of this site, or its beginning is damaged.`)
}

async function checkSeal(file: FileHandle, path: string, size: number): Promise<void> {
  const sealed = size - SEAL_LENGTH
  const hash = createHash('sha256')
  if (sealed > 0) {
    await pipeline(createReadStream(path, { end: sealed - 1 }), hash)
    const seal = await readBlock(file, sealed, SEAL_LENGTH)
    if (seal.equals(makeSeal(hash.digest('hex')))) return
  }
  throw new BackupError(
    'damaged',
    `The backup ${path} is damaged: it is cut off, or something in it changed.`,
  )
}

async function listMembers(file: FileHandle, end: number): Promise<Map<string, Place>> {
  const members = new Map<string, Place>()
  for (let position = 0; position < end; ) {
    const header = readTarHeader(await readBlock(file, position, TAR_BLOCK))
    if (!header) throw new BackupError('damaged', 'The backup is damaged: its parts do not fit together.')
    const start = position + TAR_BLOCK
    members.set(header.name, { start, size: header.size })
    position = start + header.size + tarPadding(header.size).length
  }
  return members
}

async function readBlock(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}
