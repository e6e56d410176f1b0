import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { codeOf } from '../error-causes.ts'
import { BackupError } from './backup-error.ts'
import { README_NAME } from './manifest.ts'

/** The unit of a tar file: one per header; contents are padded to whole blocks. */
const TAR_BLOCK = 512
/** End-of-archive marker. */
const TAR_END = Buffer.alloc(2 * TAR_BLOCK)

const CHECKSUM_AT = 148
const CHECKSUM_LENGTH = 8
const NAME_LENGTH = 100

const OCTAL = /^[0-7]{1,11}$/

interface TarMember {
  name: string
  size: number
}

/** Returns the zeros that pad a content to a whole number of blocks. */
function tarPadding(size: number): Buffer {
  return Buffer.alloc((TAR_BLOCK - (size % TAR_BLOCK)) % TAR_BLOCK)
}

/**
 * Makes the header of a member (POSIX ustar): a file only its owner may read.
 *
 * @param name at most 100 ASCII characters · @param size in bytes, below 8 GB · @param seconds creation time, since 1970
 */
function makeTarHeader({ name, size }: TarMember, seconds: number): Buffer {
  if (name.length > NAME_LENGTH || size >= 8 ** 11) throw new Error(`No place in a tar file for ${name}`)
  const header = Buffer.alloc(TAR_BLOCK)
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
  header.write(name, 0, 'latin1')
  header.write(octal(0o600, 7), 100, 'latin1')
  header.write(octal(0, 7), 108, 'latin1')
  header.write(octal(0, 7), 116, 'latin1')
  header.write(octal(size, 11), 124, 'latin1')
  header.write(octal(seconds, 11), 136, 'latin1')
  header.write('0', 156, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  header.write(`${sumHeader(header).toString(8).padStart(6, '0')}\0 `, CHECKSUM_AT, 'latin1')
  return header
}

/** Parses a header; null for an invalid one, and for a size that is not in octal digits. */
function readTarHeader(header: Buffer): TarMember | null {
  const text = (start: number, length: number) =>
    header.toString('latin1', start, start + length).replace(/[\0 ].*$/s, '')
  if (header.length !== TAR_BLOCK || text(257, 5) !== 'ustar') return null
  if (Number.parseInt(text(CHECKSUM_AT, CHECKSUM_LENGTH), 8) !== sumHeader(header)) return null
  const size = text(124, 12)
  return OCTAL.test(size) ? { name: text(0, NAME_LENGTH), size: Number.parseInt(size, 8) } : null
}

/** Returns the sum of all bytes, its own field counted as blanks. */
function sumHeader(header: Buffer): number {
  return header.reduce((sum, byte, index) => {
    const own = index >= CHECKSUM_AT && index < CHECKSUM_AT + CHECKSUM_LENGTH
    return sum + (own ? 0x20 : byte)
  }, 0)
}

const SEAL_NAME = 'checksum'

/**
 * Makes the last member of every archive: the SHA-256 of everything before it. All of its content is determined, so
 * that no byte of an archive can change undetected.
 *
 * @param sha256 64 hexadecimal digits
 */
function makeSeal(sha256: string): Buffer {
  const text = Buffer.from(`${sha256}\n`)
  return Buffer.concat([
    makeTarHeader({ name: SEAL_NAME, size: text.length }, 0),
    text,
    tarPadding(text.length),
    TAR_END,
  ])
}

const SEAL_LENGTH = 2 * TAR_BLOCK + TAR_END.length

/** Writes a tar file member by member, readable only by its owner, and seals it. */
export class ArchiveWriter {
  readonly #file: FileHandle
  readonly #seconds: number
  readonly #hash = createHash('sha256')

  private constructor(file: FileHandle, now: Date) {
    this.#file = file
    this.#seconds = Math.floor(now.getTime() / 1000)
  }

  /** @throws when the file cannot be created, or already exists */
  static async create(path: string, now: Date): Promise<ArchiveWriter> {
    return new ArchiveWriter(await open(path, 'wx', 0o600), now)
  }

  async addBytes(name: string, bytes: Uint8Array): Promise<void> {
    await this.#begin(name, bytes.byteLength)
    await this.#write(bytes)
    await this.#write(tarPadding(bytes.byteLength))
  }

  async addFile(name: string, path: string): Promise<void> {
    const { size } = await stat(path)
    await this.#begin(name, size)
    for await (const chunk of createReadStream(path)) await this.#write(chunk)
    await this.#write(tarPadding(size))
  }

  /** Seals the archive; once it resolves, the file survives a power failure. */
  async finish(): Promise<void> {
    await this.#file.writeFile(makeSeal(this.#hash.digest('hex')))
    await this.#file.sync()
    await this.#file.close()
  }

  async abandon(): Promise<void> {
    await this.#file.close()
  }

  async #begin(name: string, size: number): Promise<void> {
    await this.#write(makeTarHeader({ name, size }, this.#seconds))
  }

  async #write(bytes: Uint8Array): Promise<void> {
    this.#hash.update(bytes)
    await this.#file.writeFile(bytes)
  }
}

/** A sealed archive with every byte verified. */
export interface Archive {
  has(name: string): boolean
  /** @throws BackupError when it is missing */
  read(name: string): Promise<Buffer>
  /** @throws BackupError when it is missing */
  stream(name: string): Readable
}

interface Place {
  start: number
  size: number
}

/**
 * Opens a backup for reading, after verifying all of its bytes.
 *
 * @throws BackupError when it is missing, not a backup, truncated or modified
 */
export async function openArchive(path: string): Promise<Archive> {
  const file = await open(path, 'r').catch((error: unknown) => {
    const sentence =
      codeOf(error) === 'EACCES'
        ? `The user this runs as may not read ${path}: move it where that user may, and make it the owner (chown).`
        : `There is no backup to read at ${path}.`
    throw new BackupError('missing', sentence, { cause: error })
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
    const next = start + header.size + tarPadding(header.size).length
    if (next > end)
      throw new BackupError('damaged', 'The backup is damaged: a part of it ends outside the file.')
    members.set(header.name, { start, size: header.size })
    position = next
  }
  return members
}

async function readBlock(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}
