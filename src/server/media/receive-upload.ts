import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../../domain/errors.ts'
import {
  IMAGE_SIZE_MESSAGE,
  IMAGE_TYPE_MESSAGE,
  type ImageFormat,
  MAX_IMAGE_BYTES,
  readSignature,
  SIGNATURE_BYTES,
} from '../../domain/images/upload-limits.ts'
import { MINUTE } from '../../domain/time/durations.ts'
import { formParts } from '../http/request-bodies.ts'

/** Start markers of content that a browser or server would run or open if it misread the file's type. */
const HIDDEN = /<(?:!doctype|html|script|iframe|svg|\?php)[\s>/]|%PDF-\d|^GIF8[79]a(?:\/\*|=)/i
/** The end record of an archive contains its distance to the end of the file, which confirms it. */
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1')
const ARCHIVE_END_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff

/** No marker above is longer: the end of each chunk is searched again with the next. */
const OVERLAP = 16

/**
 * Searches a file chunk by chunk for a second file inside it (a page in a photograph's comment, an archive at its end).
 * Such a file is meant to be misread as another type; what cameras append is left alone.
 */
export class HiddenFileSearch {
  #end: Buffer = Buffer.alloc(0)
  #found = false

  /** Searches the next chunk; true once something was found. */
  look(piece: Buffer): boolean {
    const seen = Buffer.concat([this.#end, piece])
    this.#found ||= HIDDEN.test(seen.toString('latin1'))
    this.#end = seen.subarray(-OVERLAP)
    return this.#found
  }
}

/** Whether a file can also be opened as a ZIP archive. */
export function endsInArchive(file: Buffer): boolean {
  for (let from = file.length - ARCHIVE_END_BYTES - MAX_COMMENT_BYTES; ; ) {
    const at = file.indexOf(ARCHIVE_END, Math.max(0, from))
    if (at < 0 || at + ARCHIVE_END_BYTES > file.length) return false
    if (at + ARCHIVE_END_BYTES + file.readUInt16LE(at + ARCHIVE_END_BYTES - 2) === file.length) return true
    from = at + 1
  }
}

/** A phone on a slow connection needs some minutes for 10 MB; a slower upload only occupies a place. */
const TIME_LIMIT_MS = 5 * MINUTE
/** Room around the file: the fields and the lines between the parts. */
const AROUND_THE_FILE = 64 * 1024

export const MULTIPART_LIMITS = {
  // One more than allowed, so that a file at the limit is distinguishable from a larger one.
  fileSize: MAX_IMAGE_BYTES + 1,
  files: 1,
  fields: 12,
  parts: 13,
  fieldSize: 1_000,
  fieldNameSize: 100,
  headerPairs: 20,
}

const HIDDEN_MESSAGE =
  'This file holds more than a picture. Please save a new copy of the picture and upload that.'

interface ReceivedUpload {
  file: Buffer
  /** The sender's file name. */
  filename: string
  /** The text fields, unparsed. */
  fields: Record<string, string>
}

/** Refuses a request by its headers, before its body is read. */
export function refuseByHeaders(request: FastifyRequest): void {
  if (!request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data')) {
    throw new Failure(
      'unsupported_type',
      'Please send the picture as a form with a file (multipart/form-data).',
    )
  }
  if (Number(request.headers['content-length'] ?? 0) > MAX_IMAGE_BYTES + AROUND_THE_FILE) {
    throw new Failure('too_large', IMAGE_SIZE_MESSAGE)
  }
}

/**
 * Reads an upload into memory, and stops at the first byte that disqualifies it.
 *
 * @throws Failure `too_large`, `unsupported_type`, or `invalid` for a malformed form
 */
export async function receiveUpload(request: FastifyRequest): Promise<ReceivedUpload> {
  const timer = setTimeout(() => request.raw.destroy(), TIME_LIMIT_MS)
  const fields: Record<string, string> = {}
  let received: Omit<ReceivedUpload, 'fields'> | null = null
  try {
    for await (const part of formParts(request)) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else if (part.fieldname === 'file')
        received = { file: await readImageFile(part), filename: part.filename }
      else throw missingFile()
    }
  } catch (error) {
    if (error instanceof Failure) throw error
    request.log.info({ err: error }, 'An upload could not be read')
    throw new Failure('invalid', 'The upload could not be read. Please try again.')
  } finally {
    clearTimeout(timer)
  }
  if (received === null || received.file.length === 0) throw missingFile()
  return { ...received, fields }
}

function missingFile(): Failure {
  const message = 'Please choose a picture to upload.'
  return new Failure('invalid', message, { field: 'file' })
}

/** Requirements for an uploaded file, and the failures for violations. */
interface FileLimits {
  maxBytes: number
  /** @param bytes the least size of the file */
  tooLarge: (bytes: number) => Failure
  refuseType: (format: ImageFormat | null) => void
}

const LIBRARY_LIMITS: FileLimits = {
  maxBytes: MAX_IMAGE_BYTES,
  tooLarge: () => new Failure('too_large', IMAGE_SIZE_MESSAGE),
  refuseType: (format) => {
    if (format === null) throw new Failure('unsupported_type', IMAGE_TYPE_MESSAGE)
  },
}

/**
 * Reads an image of a form into memory, and stops at the first byte that disqualifies it.
 *
 * @throws Failure as the limits define, or `invalid` for a file that hides another one
 */
export async function readImageFile(
  { file }: Pick<MultipartFile, 'file'>,
  limits: FileLimits = LIBRARY_LIMITS,
): Promise<Buffer> {
  const pieces: Buffer[] = []
  const search = new HiddenFileSearch()
  let size = 0
  let isKnown = false
  for await (const piece of file) {
    pieces.push(piece)
    size += piece.length
    if (size > limits.maxBytes) throw limits.tooLarge(size)
    if (!isKnown && size >= SIGNATURE_BYTES) {
      limits.refuseType(readSignature(Buffer.concat(pieces)))
      isKnown = true
    }
    if (search.look(piece) && isKnown) throw new Failure('invalid', HIDDEN_MESSAGE)
  }
  const whole = Buffer.concat(pieces, size)
  if (size > 0 && !isKnown) limits.refuseType(readSignature(whole))
  if (endsInArchive(whole)) throw new Failure('invalid', HIDDEN_MESSAGE)
  return whole
}
