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
/** Maximum number of answers cached per kind; those on the screen are always kept. */
const MAX_KEPT = 100

/** The state of one read. Immutable, so it can be compared by reference. */
export interface ReadState<T> {
  data: T | undefined
  /** Why the last fetch failed. */
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

/** One answer as a page's state holds it: the read's name, its request key, the data. */
export type CarriedAnswer<K extends ReadName = ReadName> = {
  [P in K]: { name: P; key: string; data: PageAnswers[P] }
}[K]

/** The state of a read that was never requested. */
export const NOT_ASKED = { data: undefined, error: null, isFetching: false }

/** Returns the request as text: equal for equal requests, whatever the order of their properties. */
export function keyOf<K extends ReadName>(request: ReadRequest<K>): string {
  const asked = Object.entries(request).filter(([, value]) => value !== undefined)
  return JSON.stringify(asked.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The answers of the declared reads: created for each request on the server, once in the browser. There they count as
 * fresh for five minutes, are requested one at a time and tried twice (PAGE-RENDER-3).
 */
export class Reads {
  readonly #entries: Entries = {}
  readonly #reader: SiteReader
  readonly #retryAfterMs: number | null
  /** How many pages of a list's grid are shown, by request: going back shows as many again. */
  readonly shownPages = new Map<string, number>()

  /** @param retryAfterMs the delay before a retry; null for no retry */
  constructor(reader: SiteReader, retryAfterMs: number | null = RETRY_AFTER_MS) {
    this.#reader = reader
    this.#retryAfterMs = retryAfterMs
  }

  state<K extends ReadName>(name: K, key: string): ReadState<PageAnswers[K]> {
    return this.#entries[name]?.get(key)?.state ?? NOT_ASKED
  }

  /** Returns the cached answer while it is fresh, else the one in flight, else a new one. */
  fetch<K extends ReadName>(name: K, request: ReadRequest<K>): Promise<PageAnswers[K]> {
    const { state, fetchedAt } = this.#entryOf(name, keyOf(request))
    const isFresh = name === 'settings' || Date.now() - fetchedAt < FRESH_MS
    if (state.data !== undefined && isFresh) return Promise.resolve(state.data)
    return this.refetch(name, request)
  }

  /** Returns the answer in flight, else a new one. */
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

  /** Stores an answer that is known without a request. */
  set<K extends ReadName>(name: K, request: ReadRequest<K>, data: PageAnswers[K]): void {
    this.#put(name, keyOf(request), data)
  }

  #put<K extends ReadName>(name: K, key: string, data: PageAnswers[K]): void {
    const entry = this.#entryOf(name, key)
    entry.fetchedAt = Date.now()
    show(entry, { data, error: null, isFetching: entry.underWay !== null })
  }

  /** Restores an answer that the server put into the page. */
  restore<K extends ReadName>({ name, key, data }: CarriedAnswer<K>): void {
    this.#put(name, key, data)
  }

  /** Returns every answer, in the order they were requested within each kind. */
  collect(): CarriedAnswer[] {
    return READ_NAMES.flatMap((name) => this.#collectOf(name))
  }

  /** @returns a function that stops listening */
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
