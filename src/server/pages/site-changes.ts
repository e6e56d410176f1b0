import type { FastifyBaseLogger } from 'fastify'
import { SECOND } from '../../domain/time/durations.ts'
import type { Store } from '../store/database.ts'
import { nextPublication } from '../store/next-publication.ts'
import { latestPageChange, readPageChanges } from '../store/page-changes.ts'
import type { PageCache } from './page-cache.ts'

const POLL_MS = 1_000
/** Clocks are corrected by less than this all the time. */
const SET_BACK_MS = 5 * SECOND

interface Options {
  store: Store
  cache: PageCache
  log: FastifyBaseLogger
  clock: () => Date
}

/**
 * Keeps the page cache true: what this process changes is forgotten at once, what another one changes within
 * a second, and what was scheduled when its time comes (contract §1, §3). An unreachable store changes nothing,
 * so that pages already made go on being served.
 */
export class SiteChanges {
  readonly #store: Store
  readonly #cache: PageCache
  readonly #log: FastifyBaseLogger
  readonly #clock: () => Date
  #lastSeen = 0
  #nextPublicationAt = Number.POSITIVE_INFINITY
  #latestTime = 0
  #timer: NodeJS.Timeout | undefined
  #reachable = true
  #reading: Promise<void> | null = null

  constructor({ store, cache, log, clock }: Options) {
    this.#store = store
    this.#cache = cache
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
   * when the clock is set back, what it showed too early is forgotten.
   */
  passTime(now: number): void {
    const isSetBack = now < this.#latestTime - SET_BACK_MS
    this.#latestTime = isSetBack ? now : Math.max(now, this.#latestTime)
    if (now < this.#nextPublicationAt && !isSetBack) return
    this.#nextPublicationAt = Number.POSITIVE_INFINITY
    this.#cache.forget(null)
    void this.refresh()
  }

  /** Forgets pages this process has just changed; the change itself is already in the store. */
  forget(paths: readonly string[] | null): void {
    this.#cache.forget(paths)
    void this.refresh()
  }

  /** Reads what others changed. Runs once at a time; never rejects. */
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
        this.#cache.forget(changes.paths)
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
    const now = this.#clock()
    const next = await nextPublication(this.#store, now.toISOString())
    // Its time came while nobody asked for a page: nothing else would remember it from here on.
    if (now.getTime() >= this.#nextPublicationAt) this.#cache.forget(null)
    this.#nextPublicationAt = next ? Date.parse(next) : Number.POSITIVE_INFINITY
  }
}
