import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Invalidatable } from './cached-value.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A finished answer in one encoding, ready to send. */
export interface Variant {
  etag: string
  bytes: Buffer
  headers: Record<string, string>
}

/** A finished answer: each encoding is made on first use. */
export interface CachedResponse {
  status: number
  etag: string
  headers: Record<string, string>
  plain: Buffer
  variants: Map<Encoding, Variant>
  underWay: Map<Encoding, Promise<Variant>>
  /** When this entry expires by itself (a new day on the legal pages), in epoch milliseconds. */
  expiresAt: number
  /** The pages whose changes invalidate this entry. */
  paths: readonly string[]
  isKept: boolean
  /** Whether the brotli variant has, or is about to have, the highest quality. */
  isDense: boolean
  searched: Searched | null
}

/** The search an answer belongs to; counted for each request served (STAT-SEARCH-1). */
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
  /** Epoch milliseconds; omitted where it stays valid until something changes. */
  expiresAt?: number
  paths?: readonly string[]
  /**
   * False for a reader's private answer: shared by concurrent requests, not cached for later ones. Only answers with
   * status 200 are cached.
   */
  isKept?: boolean
  searched?: Searched | null
}

/** Makes an entry; each encoding is made once, on first use. */
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
 * Returns the entry in an encoding. Concurrent requests share the work. A page requested repeatedly is recompressed
 * more densely in the background.
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
 * The request that renders a page waits for this. Of an article's 51 KB: quality 4 makes 12.3 KB in 1.3 ms, 5 makes
 * 11.6 KB in 2.3 ms, more than rendering takes; 3 makes 12.8 KB in 0.8 ms.
 */
const BROTLI_QUALITY = 4
/**
 * No request waits for this: of a recipe's 85 KB it makes 13.4 KB instead of 16.0, in 66 ms (10: 13.7 KB, in 22 ms). A
 * small recipe with its headers then fits into the first packets of a connection, which saves a round trip.
 */
const DENSE_BROTLI_QUALITY = 11

/** One at a time, in the background. */
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
      // Out of memory at the moment: the page is sent as it is, and recompressed at a later request.
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
  /** Maximum number of cached pages; the least recently used is evicted first. */
  maxEntries: number
  /** Maximum of their total memory. */
  maxBytes?: number
}

const MAX_BYTES = 64 * 1024 * 1024
/** Size of a page with its brotli and gzip variants, relative to the plain one. */
const SIZE_WITH_ENCODINGS = 1.4

/**
 * Caches finished answers by their canonical address. One rendering of each at a time; an answer affected by a change
 * during its rendering is sent but not cached.
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

  /** Whether there is an entry under this key; it may be stale. */
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
    // A map keeps insertion order: the most recently used entry is last.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  /** Returns the page under this key, rendered when missing; only pages with status 200 are cached. */
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
   * Drops the entries a change of these pages affects; null drops all. Later requests wait for a fresh render, not for
   * one that began before the change.
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
