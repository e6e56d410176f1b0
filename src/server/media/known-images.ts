import { SECOND } from '../../domain/time/durations.ts'
import type { StoredImage } from './media-store.ts'

/** Many times the images of the site's busiest pages; some 500 bytes each. */
const MAX_KNOWN = 2_000
/** How long entries are valid: another process's changes must be visible within 2 s (RUN-PROC-2). */
const BELIEVED_MS = SECOND

interface Known {
  image: Promise<StoredImage | null>
  /** The resolved result: null when there is no such image. */
  found: StoredImage | null | undefined
  /** On the monotonic clock. */
  at: number
}

interface KnownImagesOptions {
  findImage: (publicId: string) => Promise<StoredImage | null>
  /** Milliseconds on a clock that is never set back. */
  now?: () => number
  maxKnown?: number
}

/**
 * Caches rows of recently requested images, so that a page of twenty images does not cost twenty queries per reader.
 * The least recently requested are evicted first.
 */
export class KnownImages {
  readonly #findImage: KnownImagesOptions['findImage']
  readonly #now: () => number
  readonly #maxKnown: number
  readonly #known = new Map<string, Known>()

  constructor({ findImage, now = () => performance.now(), maxKnown = MAX_KNOWN }: KnownImagesOptions) {
    this.#findImage = findImage
    this.#now = now
    this.#maxKnown = maxKnown
  }

  /** Finds an image by its id, at most a second old; null when there is none. Rejects when the store cannot be reached. */
  async find(publicId: string): Promise<StoredImage | null> {
    const known = this.#known.get(publicId)
    if (known && this.#now() - known.at < BELIEVED_MS) return known.image
    const entry: Known = { image: this.#findImage(publicId), found: undefined, at: this.#now() }
    this.#remember(publicId, entry)
    try {
      entry.found = await entry.image
      return entry.found
    } catch (error) {
      if (this.#known.get(publicId) === entry) this.#known.delete(publicId)
      throw error
    }
  }

  /** Whether this process knows, without a query, that the image no longer exists. */
  isKnownMissing(publicId: string): boolean {
    return this.#known.get(publicId)?.found === null
  }

  /** Drops the entry of an image this process has changed. */
  forget(publicId: string): void {
    this.#known.delete(publicId)
  }

  /** Caches that an image is missing which this process has removed, so that no 304 is sent unchecked. */
  forgetRemoved(publicId: string): void {
    this.#remember(publicId, { image: Promise.resolve(null), found: null, at: this.#now() })
  }

  #remember(publicId: string, entry: Known): void {
    this.#known.delete(publicId)
    this.#known.set(publicId, entry)
    if (this.#known.size <= this.#maxKnown) return
    const [oldest] = this.#known.keys()
    if (oldest !== undefined) this.#known.delete(oldest)
  }
}
