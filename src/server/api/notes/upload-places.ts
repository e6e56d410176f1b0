import { Failure } from '../../../domain/errors.ts'
import { SECOND } from '../../../domain/time/durations.ts'

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

export interface UploadPlace {
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
