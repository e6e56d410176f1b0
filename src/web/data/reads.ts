import {
  type PageAnswers,
  READ_NAMES,
  type ReadName,
  type ReadRequest,
  type SiteReader,
} from '../../domain/reads/public-reads.ts'
import { MINUTE, SECOND } from '../../domain/time/durations.ts'

/** How long an answer counts as fresh in the browser (PAGE-RENDER-3). */
const FRESH_MS = 5 * MINUTE
const RETRY_AFTER_MS = SECOND
/** Of each kind of answer, so many are kept; what is on the screen stays in any case. */
const MAX_KEPT = 100

/** What is known of one read. Never changed, but replaced: two are equal when they are the same. */
export interface ReadState<T> {
  data: T | undefined
  /** Why it could not be had the last time. */
  error: unknown
  isFetching: boolean
}

interface Entry<T> {
  state: ReadState<T>
  fetchedAt: number
  underWay: Promise<T> | null
  listeners: Set<() => void>
}

type Entries = { [K in ReadName]?: Map<string, Entry<PageAnswers[K]>> }

/** One answer as a page carries it: whose read, what was asked, what came. */
export type CarriedAnswer<K extends ReadName = ReadName> = {
  [P in K]: { name: P; key: string; data: PageAnswers[P] }
}[K]

/** The state of a read that was never requested. */
export const NOT_ASKED = { data: undefined, error: null, isFetching: false }

/** What is asked, as text: equal for equal requests, in whatever order they are written. */
export function keyOf<K extends ReadName>(request: ReadRequest<K>): string {
  const asked = Object.entries(request).filter(([, value]) => value !== undefined)
  return JSON.stringify(asked.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The answers of the declared reads: made anew for each request on the server, once in the browser. There they count as
 * fresh for five minutes, are asked once at a time and tried twice (PAGE-RENDER-3).
 */
export class Reads {
  readonly #entries: Entries = {}
  readonly #reader: SiteReader
  readonly #retryAfterMs: number | null
  /** How many pages of a list's grid are shown, by what it was asked for: coming back shows as many again. */
  readonly shownPages = new Map<string, number>()

  /** @param retryAfterMs the pause before a second try; null for none */
  constructor(reader: SiteReader, retryAfterMs: number | null = RETRY_AFTER_MS) {
    this.#reader = reader
    this.#retryAfterMs = retryAfterMs
  }

  state<K extends ReadName>(name: K, key: string): ReadState<PageAnswers[K]> {
    return this.#entries[name]?.get(key)?.state ?? NOT_ASKED
  }

  /** The answer: the one at hand while it is fresh, else the one on its way, else a new one. */
  fetch<K extends ReadName>(name: K, request: ReadRequest<K>): Promise<PageAnswers[K]> {
    const { state, fetchedAt } = this.#entryOf(name, keyOf(request))
    const isFresh = name === 'settings' || Date.now() - fetchedAt < FRESH_MS
    if (state.data !== undefined && isFresh) return Promise.resolve(state.data)
    return this.refetch(name, request)
  }

  /** A new answer, or the one on its way. */
  refetch<K extends ReadName>(name: K, request: ReadRequest<K>): Promise<PageAnswers[K]> {
    const entry = this.#entryOf(name, keyOf(request))
    entry.underWay ??= this.#ask(entry, name, request).finally(() => {
      entry.underWay = null
    })
    return entry.underWay
  }

  async #ask<K extends ReadName>(
    entry: Entry<PageAnswers[K]>,
    name: K,
    request: ReadRequest<K>,
  ): Promise<PageAnswers[K]> {
    const { data, error } = entry.state
    show(entry, { data, error: data === undefined ? null : error, isFetching: true })
    try {
      const answer = await this.#reader.read(name, request).catch(async (failure: unknown) => {
        if (this.#retryAfterMs === null) throw failure
        await new Promise((resolve) => setTimeout(resolve, this.#retryAfterMs ?? 0))
        return this.#reader.read(name, request)
      })
      entry.fetchedAt = Date.now()
      show(entry, { data: answer, error: null, isFetching: false })
      return answer
    } catch (failure) {
      show(entry, { data: entry.state.data, error: failure, isFetching: false })
      throw failure
    }
  }

  /** Puts an answer in place that is known without asking. */
  set<K extends ReadName>(name: K, request: ReadRequest<K>, data: PageAnswers[K]): void {
    this.#put(name, keyOf(request), data)
  }

  #put<K extends ReadName>(name: K, key: string, data: PageAnswers[K]): void {
    const entry = this.#entryOf(name, key)
    entry.fetchedAt = Date.now()
    show(entry, { data, error: null, isFetching: entry.underWay !== null })
  }

  /** Takes over the answers that the server put into the page. */
  restore<K extends ReadName>({ name, key, data }: CarriedAnswer<K>): void {
    this.#put(name, key, data)
  }

  /** Every answer there is, in the order they were asked for of each kind. */
  collect(): CarriedAnswer[] {
    return READ_NAMES.flatMap((name) => this.#collectOf(name))
  }

  /** @returns how to stop listening */
  subscribe(name: ReadName, keys: readonly string[], listener: () => void): () => void {
    const entries = keys.map((key) => this.#entryOf(name, key))
    for (const { listeners } of entries) listeners.add(listener)
    return () => {
      for (const { listeners } of entries) listeners.delete(listener)
    }
  }

  #collectOf<K extends ReadName>(name: K): CarriedAnswer<K>[] {
    return [...(this.#entries[name] ?? [])].flatMap(([key, { state }]) =>
      state.data === undefined ? [] : [{ name, key, data: state.data }],
    )
  }

  #entryOf<K extends ReadName>(name: K, key: string): Entry<PageAnswers[K]> {
    const entries: NonNullable<Entries[K]> = this.#entries[name] ?? new Map()
    this.#entries[name] = entries
    const known = entries.get(key)
    if (known) return known
    const entry: Entry<PageAnswers[K]> = {
      state: NOT_ASKED,
      fetchedAt: 0,
      underWay: null,
      listeners: new Set(),
    }
    if (entries.size >= MAX_KEPT) {
      const unused = [...entries].find(([, { listeners, underWay }]) => listeners.size === 0 && !underWay)
      if (unused) entries.delete(unused[0])
    }
    entries.set(key, entry)
    return entry
  }
}

function show<T>(entry: Entry<T>, state: ReadState<T>): void {
  entry.state = state
  for (const listener of entry.listeners) listener()
}
