import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../../domain/errors.ts'
import { readSignature, SIGNATURE_BYTES } from '../../domain/images/image-signature.ts'
import { IMAGE_SIZE_MESSAGE, IMAGE_TYPE_MESSAGE, MAX_IMAGE_BYTES } from '../../domain/images/upload-limits.ts'
import { MINUTE } from '../../domain/time/durations.ts'
import { endsInArchive, HiddenFileSearch } from './find-hidden-file.ts'

/** A phone on a bad line takes some minutes for 10 MB; whoever takes longer only holds a place. */
const TIME_LIMIT_MS = 5 * MINUTE
/** What may stand around the file: the fields and the lines between the parts. */
const AROUND_THE_FILE = 64 * 1024

export const MULTIPART_LIMITS = {
  // One more than allowed, so that too large can be told from just large enough.
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

export interface ReceivedUpload {
  file: Buffer
  /** As the sender calls it. */
  filename: string
  /** The text fields, as they came. */
  fields: Record<string, string>
}

/** Refuses by what the request says of itself, before a byte of it is read. */
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
 * Reads an upload into memory, and stops at the first byte that rules it out.
 *
 * @throws Failure `too_large`, `unsupported_type`, or `invalid` for a form that cannot be read
 */
export async function receiveUpload(request: FastifyRequest): Promise<ReceivedUpload> {
  const timer = setTimeout(() => request.raw.destroy(), TIME_LIMIT_MS)
  const fields: Record<string, string> = {}
  let received: Omit<ReceivedUpload, 'fields'> | null = null
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else if (part.fieldname === 'file') received = { file: await readFile(part), filename: part.filename }
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
  return new Failure('invalid', message, { details: [{ field: 'file', message }] })
}

async function readFile({ file }: MultipartFile): Promise<Buffer> {
  const pieces: Buffer[] = []
  const search = new HiddenFileSearch()
  let size = 0
  let isKnown = false
  for await (const piece of file) {
    pieces.push(piece)
    size += piece.length
    if (size > MAX_IMAGE_BYTES) throw new Failure('too_large', IMAGE_SIZE_MESSAGE)
    if (!isKnown && size >= SIGNATURE_BYTES) {
      refuseUnknown(Buffer.concat(pieces))
      isKnown = true
    }
    if (search.look(piece) && isKnown) throw new Failure('invalid', HIDDEN_MESSAGE)
  }
  const whole = Buffer.concat(pieces, size)
  if (size > 0 && !isKnown) refuseUnknown(whole)
  if (endsInArchive(whole)) throw new Failure('invalid', HIDDEN_MESSAGE)
  return whole
}

function refuseUnknown(bytes: Buffer): void {
  if (readSignature(bytes) === null) throw new Failure('unsupported_type', IMAGE_TYPE_MESSAGE)
}
