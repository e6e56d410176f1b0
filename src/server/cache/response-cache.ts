import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Invalidatable } from './cached-value.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A finished answer in one encoding: nothing is left to do but send it. */
export interface Variant {
  etag: string
  bytes: Buffer
  headers: Record<string, string>
}

/** A finished answer: made in each encoding when first asked for. */
export interface CachedResponse {
  status: number
  etag: string
  headers: Record<string, string>
  plain: Buffer
  variants: Map<Encoding, Variant>
  underWay: Map<Encoding, Promise<Variant>>
  /** When this entry stops being true by itself (a new day on the legal pages), in epoch milliseconds. */
  expiresAt: number
  /** The pages a change must touch for this to be forgotten. */
  paths: readonly string[]
  isKept: boolean
  /** Whether its brotli is, or is about to be, the smallest there is. */
  isDense: boolean
  searched: Searched | null
}

/** A search that an answer answers; it is counted for each request it answers (STAT-SEARCH-1). */
interface Searched {
  query: string
  total: number
}

export interface ResponseContent {
  status: number
  contentType: string
  body: string
  /** Further headers, such as `Cache-Control`. */
  headers: Record<string, string>
  /** Epoch milliseconds; left out where it stays true until something changes. */
  expiresAt?: number
  paths?: readonly string[]
  /**
   * False for what is one reader's own: shared by concurrent requests, not kept for later ones. Only what answers 200
   * is kept.
   */
  isKept?: boolean
  searched?: Searched | null
}

/** Makes an entry; each encoding is made when first asked for, once. */
export function createResponse({
  status,
  contentType,
  body,
  headers,
  expiresAt = Number.POSITIVE_INFINITY,
  paths = [],
  isKept = true,
  searched = null,
}: ResponseContent): CachedResponse {
  const plain = Buffer.from(body)
  return {
    status,
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    headers: { vary: 'Accept-Encoding', ...headers, 'content-type': contentType },
    plain,
    variants: new Map(),
    underWay: new Map(),
    expiresAt,
    paths,
    isKept: isKept && status === 200,
    isDense: false,
    searched,
  }
}

/**
 * The entry in an encoding. Equal work is done once, however many ask. A page that is asked for again is worth being
 * made smaller beside what is sent.
 */
export async function encodeResponse(entry: CachedResponse, encoding: Encoding): Promise<Variant> {
  const made = entry.variants.get(encoding)
  if (made) {
    if (encoding === 'br') makeDense(entry)
    return made
  }
  const running = entry.underWay.get(encoding)
  if (running) return running
  const making = compress(entry.plain, encoding)
    .then((bytes) => {
      const variant = describeVariant(entry, encoding, bytes)
      entry.variants.set(encoding, variant)
      return variant
    })
    .finally(() => entry.underWay.delete(encoding))
  entry.underWay.set(encoding, making)
  return making
}

/**
 * A page made for the one who asks waits for this. Of an article's 51 KB: quality 4 makes 12.3 KB in 1.3 ms, 5 makes
 * 11.6 KB in 2.3 ms, more than rendering takes; 3 makes 12.8 KB in 0.8 ms.
 */
const BROTLI_QUALITY = 4
/**
 * No request waits for this: of a recipe's 85 KB it makes 13.4 KB instead of 16.0, in 66 ms (10: 13.7 KB, in 22 ms). A small
 * recipe then fits with its headers into the first packets of a connection, which is a round trip less.
 */
const DENSE_BROTLI_QUALITY = 11

/** One at a time, beside the requests. */
let lastDense = Promise.resolve()

function makeDense(entry: CachedResponse): void {
  if (!entry.isKept || entry.isDense) return
  entry.isDense = true
  lastDense = lastDense
    .then(async () => {
      const bytes = await brotli(entry.plain, DENSE_BROTLI_QUALITY)
      entry.variants.set('br', describeVariant(entry, 'br', bytes))
    })
    .catch(() => {
      // Without memory for it now: the page goes on being sent as it is, and is tried again when it is asked for.
      entry.isDense = false
    })
}

async function compress(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return compressGzip(plain, { level: 6 })
  return brotli(plain, BROTLI_QUALITY)
}

function brotli(plain: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
}

function describeVariant(entry: CachedResponse, encoding: Encoding, bytes: Buffer): Variant {
  const compressed = encoding !== 'identity'
  const etag = `"${entry.etag}${compressed ? `-${encoding}` : ''}"`
  return {
    etag,
    bytes,
    headers: {
      ...entry.headers,
      etag,
      'content-length': String(bytes.length),
      ...(compressed ? { 'content-encoding': encoding } : {}),
    },
  }
}

interface CacheOptions {
  /** How many pages are kept; the longest unused one goes first. */
  maxEntries: number
  /** How much memory they may take together. */
  maxBytes?: number
}

const MAX_BYTES = 64 * 1024 * 1024
/** A page in brotli and gzip besides its plain form. */
const SIZE_WITH_ENCODINGS = 1.4

/**
 * Finished answers by their one address. One rendering of each at a time; what changed while it was rendered is sent
 * but not kept.
 */
export class ResponseCache implements Invalidatable {
  readonly #entries = new Map<string, CachedResponse>()
  readonly #underWay = new Map<string, Promise<CachedResponse>>()
  readonly #maxEntries: number
  readonly #maxBytes: number
  #bytes = 0
  #changes = 0

  constructor({ maxEntries, maxBytes = MAX_BYTES }: CacheOptions) {
    this.#maxEntries = maxEntries
    this.#maxBytes = maxBytes
  }

  get size(): number {
    return this.#entries.size
  }

  /** Whether there is a page under this key; it may have grown old. */
  has(key: string): boolean {
    return this.#entries.has(key)
  }

  get(key: string, now: number): CachedResponse | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.expiresAt <= now) {
      this.#remove(key, entry)
      return undefined
    }
    // A map keeps its order: what was asked for last goes last.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  /** The page under this key, rendered when it is not there; only pages that answer 200 are kept. */
  async getOrRender(key: string, render: () => Promise<CachedResponse>): Promise<CachedResponse> {
    if (this.#maxEntries === 0) return render()
    const running = this.#underWay.get(key)
    if (running) return running
    const changesBefore = this.#changes
    const work = render()
      .then((entry) => {
        if (entry.isKept && this.#changes === changesBefore) this.#keep(key, entry)
        return entry
      })
      .finally(() => {
        if (this.#underWay.get(key) === work) this.#underWay.delete(key)
      })
    this.#underWay.set(key, work)
    return work
  }

  #keep(key: string, entry: CachedResponse): void {
    const former = this.#entries.get(key)
    if (former) this.#remove(key, former)
    this.#entries.set(key, entry)
    this.#bytes += sizeOf(entry)
    for (const [unused, page] of this.#entries) {
      if (this.#entries.size <= this.#maxEntries && this.#bytes <= this.#maxBytes) break
      this.#remove(unused, page)
    }
  }

  #remove(key: string, entry: CachedResponse): void {
    this.#entries.delete(key)
    this.#bytes -= sizeOf(entry)
  }

  /**
   * Drops what a change of these pages touches; null drops all.
   * Requests from now on wait for a fresh render, not for one that began before the change.
   */
  invalidate(paths: readonly string[] | null): void {
    this.#changes++
    this.#underWay.clear()
    if (paths === null) {
      this.#entries.clear()
      this.#bytes = 0
      return
    }
    const gone = new Set(paths)
    for (const [key, entry] of this.#entries) {
      if (entry.paths.some((path) => gone.has(path))) this.#remove(key, entry)
    }
  }
}

function sizeOf({ plain }: CachedResponse): number {
  return plain.length * SIZE_WITH_ENCODINGS
}
