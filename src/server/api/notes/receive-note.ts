import type { FastifyRequest } from 'fastify'
import { Failure } from '../../../domain/errors.ts'
import type { ImageFormat } from '../../../domain/images/upload-limits.ts'
import { NOTE_IMAGE_TYPE_MESSAGE, noteImageSizeMessage } from '../../../domain/notes/note-check.ts'
import { NOTE_IMAGE_BYTES } from '../../../domain/notes/note-rules.ts'
import { MINUTE, SECOND } from '../../../domain/time/durations.ts'
import { neighbourhoodOf } from '../../auth/networks.ts'
import { BODY_LIMITS, formParts } from '../../http/request-bodies.ts'
import { visitorAddress } from '../../http/visitor.ts'
import { readImageFile } from '../../media/receive-upload.ts'

/** A phone on a slow connection needs a while for 8 MB; a slower upload only occupies a place. */
const TIME_LIMIT_MS = 3 * MINUTE

/** Two thousand characters take up to 8 KB; unknown fields are dropped. */
export const NOTE_MULTIPART_LIMITS = {
  // One more than allowed, so that a file at the limit is distinguishable from a larger one.
  fileSize: NOTE_IMAGE_BYTES + 1,
  files: 1,
  fields: 12,
  parts: 13,
  fieldSize: 12 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
}

export interface ReceivedNote {
  fields: Record<string, string>
  /** The image's bytes; null without one. */
  image: Buffer | null
  /** Releases the image's place, once its bytes are no longer held. */
  leave: () => void
}

/** Whether a note is sent as a multipart form. */
export function isMultipart(request: FastifyRequest): boolean {
  return request.headers['content-type']?.trimStart().toLowerCase().startsWith('multipart/form-data') === true
}

/** @throws Failure `too_large` by the request's headers, before its body is read */
export function refuseTooLarge(request: FastifyRequest): void {
  const length = Number(request.headers['content-length'] ?? 0)
  if (isMultipart(request) && length > NOTE_IMAGE_BYTES + BODY_LIMITS.public) throw tooLarge(length)
}

/**
 * Reads a note that was sent with an image. Its place is held until `leave`: many received images waiting to be decoded
 * would fill the memory.
 *
 * @throws Failure `too_large`, `unsupported_type`, `invalid` for a malformed form, or `unavailable` when there is no
 * place for it or a faster upload took it
 */
export async function receiveNote(request: FastifyRequest, places: UploadSlots): Promise<ReceivedNote> {
  const givenUp = new AbortController()
  const place = places.take(neighbourhoodOf(visitorAddress(request)), (reason) => givenUp.abort(reason))
  const count = ({ length }: Buffer) => place.add(length)
  const timer = setTimeout(() => request.raw.destroy(), TIME_LIMIT_MS)
  const fields: Record<string, string> = {}
  let image: Buffer | null = null
  let isRead = false
  try {
    request.raw.on('data', count)
    for await (const part of formParts(request, givenUp.signal)) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      // An empty file field arrives as a file of zero bytes.
      else if (part.fieldname === 'image') image = await readImageFile(part, LIMITS)
      else throw imageFailure('invalid', 'A note takes one picture, in the field image.')
    }
    isRead = true
    place.arrive()
  } catch (error) {
    if (error instanceof Failure) throw besideImage(error)
    request.log.info({ err: error }, 'A note could not be read')
    throw new Failure('invalid', 'The note could not be read. Please send it again.')
  } finally {
    clearTimeout(timer)
    request.raw.off('data', count)
    if (!isRead) place.leave()
  }
  return { fields, image: image && image.length > 0 ? image : null, leave: place.leave }
}

const LIMITS = {
  maxBytes: NOTE_IMAGE_BYTES,
  tooLarge,
  refuseType: (format: ImageFormat | null) => {
    if (format === null) throw imageFailure('unsupported_type', NOTE_IMAGE_TYPE_MESSAGE)
  },
}

/** Moves the failure of an image to its field. */
export function besideImage(failure: Failure): Failure {
  const { code, message, details } = failure
  const isOfImage = code === 'invalid' || code === 'too_large' || code === 'unsupported_type'
  return details || !isOfImage ? failure : imageFailure(code, message)
}

function tooLarge(bytes: number): Failure {
  return imageFailure('too_large', noteImageSizeMessage(bytes))
}

function imageFailure(code: 'invalid' | 'too_large' | 'unsupported_type', message: string): Failure {
  return new Failure(code, message, { field: 'image' })
}

/** Maximum number of images that arrive or wait to be decoded at once; each holds up to 8 MB. */
export const UPLOAD_SLOTS = 8
/** Of them the maximum per neighbourhood. */
const SLOTS_PER_SOURCE = 2
/** Time before an upload can be aborted: a phone with a good connection has sent its image by then. */
const GRACE_MS = 5 * SECOND
const RETRY_SECONDS = 10
const REFUSAL = 'Several pictures are being sent right now. Please try again in a moment.'

interface Upload {
  source: string
  since: number
  bytes: number
  arrived: boolean
  giveUp: (reason: Failure) => void
}

interface UploadSlot {
  /** Counts the bytes received. */
  add(bytes: number): void
  /** Marks the upload as complete: it can no longer be replaced. */
  arrive(): void
  /** Releases the place, once its bytes are no longer held. */
  leave(): void
}

/**
 * The places for image uploads (NOTE-LIMIT-4). When all of them, or those of a neighbourhood, are taken, a new upload
 * replaces the slowest one: senders that trickle bytes cannot block readers, however many addresses they have.
 */
export class UploadSlots {
  readonly #uploads = new Set<Upload>()
  readonly #now: () => number

  /** @param now in milliseconds, from any origin */
  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /**
   * @param source the upload's neighbourhood · @param giveUp called with the reason when another upload takes the place
   * @throws Failure `unavailable` while every other upload is within its grace period
   */
  take(source: string, giveUp: (reason: Failure) => void): UploadSlot {
    const neighbours = [...this.#uploads].filter((upload) => upload.source === source)
    if (neighbours.length >= SLOTS_PER_SOURCE) this.#makeRoom(neighbours)
    else if (this.#uploads.size >= UPLOAD_SLOTS) this.#makeRoom([...this.#uploads])
    const upload: Upload = { source, since: this.#now(), bytes: 0, arrived: false, giveUp }
    this.#uploads.add(upload)
    return {
      add: (bytes) => {
        upload.bytes += bytes
      },
      arrive: () => {
        upload.arrived = true
      },
      leave: () => void this.#uploads.delete(upload),
    }
  }

  #makeRoom(uploads: readonly Upload[]): void {
    const now = this.#now()
    const paceOf = ({ bytes, since }: Upload) => bytes / (now - since)
    const [slowest] = uploads
      .filter(({ since, arrived }) => !arrived && now - since >= GRACE_MS)
      .sort((one, other) => paceOf(one) - paceOf(other))
    const reason = new Failure('unavailable', REFUSAL, { retryAfter: RETRY_SECONDS })
    if (!slowest) throw reason
    this.#uploads.delete(slowest)
    slowest.giveUp(reason)
  }
}
