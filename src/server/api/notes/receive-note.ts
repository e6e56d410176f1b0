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

/** A phone on a bad line takes a while for 8 MB; a slower upload only holds a place. */
const TIME_LIMIT_MS = 3 * MINUTE

/** Two thousand characters take up to 8 KB; fields a note does not have are left out. */
export const NOTE_MULTIPART_LIMITS = {
  // One more than allowed, so that too large can be told from just large enough.
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
  /** The picture's bytes; null without one. */
  image: Buffer | null
  /** Gives the picture's place back, once it is held no more. */
  leave: () => void
}

/** Whether a note comes as a form with files. */
export function isMultipart(request: FastifyRequest): boolean {
  return request.headers['content-type']?.trimStart().toLowerCase().startsWith('multipart/form-data') === true
}

/** @throws Failure `too_large` by what the request says of itself, before a byte of it is read */
export function refuseTooLarge(request: FastifyRequest): void {
  const length = Number(request.headers['content-length'] ?? 0)
  if (isMultipart(request) && length > NOTE_IMAGE_BYTES + BODY_LIMITS.public) throw tooLarge(length)
}

/**
 * Reads a note that was sent with a picture. Its place is kept until the note is let go: many that have come and wait to
 * be decoded would fill the memory.
 *
 * @throws Failure `too_large`, `unsupported_type`, `invalid` for a form that cannot be read, or `unavailable` when there
 *   is no place for it or it went to a faster one
 */
export async function receiveNote(request: FastifyRequest, places: UploadPlaces): Promise<ReceivedNote> {
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
      // A file field that was left empty comes as a file of no bytes.
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

/** What is wrong with a picture is told beside its field. */
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

/** Pictures that arrive or wait to be decoded at the same time; each is held so long, up to 8 MB. */
export const UPLOAD_PLACES = 8
/** Of them one neighbourhood may have so many. */
const PLACES_OF_SOURCE = 2
/** For so long an upload is never given up: a phone on a good line has sent its picture by then. */
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

interface UploadPlace {
  /** Counts what has arrived, in bytes. */
  add(bytes: number): void
  /** Everything has come: from now on it gives way to no other. */
  arrive(): void
  /** Gives the place back, once its bytes are held no more. */
  leave(): void
}

/**
 * The places of pictures on their way (NOTE-LIMIT-4). When all are taken, or those of a neighbourhood, a new upload gets the place
 * of the slowest one: senders that trickle bytes hold no place against a reader, however many addresses they have.
 */
export class UploadPlaces {
  readonly #uploads = new Set<Upload>()
  readonly #now: () => number

  /** @param now in milliseconds, from any moment on */
  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /**
   * @param source whose upload it is · @param giveUp is told why, when the place goes to another upload
   * @throws Failure `unavailable` when none of the others has had its time
   */
  take(source: string, giveUp: (reason: Failure) => void): UploadPlace {
    const neighbours = [...this.#uploads].filter((upload) => upload.source === source)
    if (neighbours.length >= PLACES_OF_SOURCE) this.#makeRoom(neighbours)
    else if (this.#uploads.size >= UPLOAD_PLACES) this.#makeRoom([...this.#uploads])
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
