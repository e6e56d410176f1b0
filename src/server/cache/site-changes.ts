import type { FastifyBaseLogger } from 'fastify'
import { SECOND } from '../../domain/time/durations.ts'
import type { Store } from '../store/database.ts'
import { nextPublication } from '../store/items/item-lists.ts'
import { latestPageChange, readPageChanges } from '../store/page-changes.ts'
import type { Invalidatable } from './cached-value.ts'

const POLL_MS = 1_000
/** Routine clock corrections are smaller than this. */
const SET_BACK_MS = 5 * SECOND

interface Options {
  store: Store
  /** In the order of invalidation: values before what is derived from them. */
  caches: readonly Invalidatable[]
  log: FastifyBaseLogger
  clock: () => Date
}

/**
 * Invalidates caches: immediately on changes of this process, within a second on those of another one, and when
 * scheduled content becomes due (RUN-PROC-2, CONTENT-VISIBLE-2). An unreachable store invalidates nothing, so that
 * cached pages continue to be served.
 */
export class SiteChanges {
  readonly #store: Store
  readonly #caches: readonly Invalidatable[]
  readonly #log: FastifyBaseLogger
  readonly #clock: () => Date
  #lastSeen = 0
  #nextPublicationAt = Number.POSITIVE_INFINITY
  #latestTime = 0
  /** When the store was last queried for scheduled content, in epoch milliseconds. */
  #lookedAt = Number.POSITIVE_INFINITY
  #timer: NodeJS.Timeout | undefined
  #reachable = true
  #reading: Promise<void> | null = null

  constructor({ store, caches, log, clock }: Options) {
    this.#store = store
    this.#caches = caches
    this.#log = log
    this.#clock = clock
  }

  async start(): Promise<void> {
    this.#lastSeen = await latestPageChange(this.#store)
    await this.#readNextPublication()
    this.#timer = setInterval(() => void this.refresh(), POLL_MS)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /**
   * Called before a page is taken from the cache, in epoch milliseconds: a scheduled item appears on the second, and
   * when the clock is set back, pages that showed it too early are dropped.
   */
  passTime(now: number): void {
    const isSetBack = now < this.#latestTime - SET_BACK_MS
    this.#latestTime = isSetBack ? now : Math.max(now, this.#latestTime)
    if (now < this.#nextPublicationAt && !isSetBack) return
    this.#nextPublicationAt = Number.POSITIVE_INFINITY
    this.#lookedAt = now
    this.#invalidateAll(null)
    void this.refresh()
  }

  /** Invalidates pages this process has just changed; the change itself is already stored. */
  invalidate(paths: readonly string[] | null): void {
    this.#invalidateAll(paths)
    void this.refresh()
  }

  #invalidateAll(paths: readonly string[] | null): void {
    for (const cache of this.#caches) cache.invalidate(paths)
  }

  /** Reads other processes' changes. Runs once at a time; never rejects. */
  async refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null
    })
    return this.#reading
  }

  async #read(): Promise<void> {
    try {
      const changes = await readPageChanges(this.#store, this.#lastSeen)
      if (changes.lastId !== this.#lastSeen) {
        this.#lastSeen = changes.lastId
        this.#invalidateAll(changes.paths)
      }
      await this.#readNextPublication()
      if (!this.#reachable) this.#log.info('The store can be reached again')
      this.#reachable = true
    } catch (error) {
      if (this.#reachable)
        this.#log.error({ err: error }, 'The store cannot be reached; cached pages go on being served')
      this.#reachable = false
    }
  }

  async #readNextPublication(): Promise<void> {
    const now = this.#clock().getTime()
    // From the last query on: an item scheduled since then and already due was in the future at neither query.
    let next = await this.#publicationAfter(Math.min(this.#lookedAt, now))
    if (Math.min(next, this.#nextPublicationAt) <= now) {
      this.#invalidateAll(null)
      next = await this.#publicationAfter(now)
    }
    this.#lookedAt = now
    this.#nextPublicationAt = next
  }

  async #publicationAfter(time: number): Promise<number> {
    const next = await nextPublication(this.#store, new Date(time).toISOString())
    return next === null ? Number.POSITIVE_INFINITY : Date.parse(next)
  }
}
