import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Source } from '../../domain/statistics/source.ts'
import { isReadersAddress, type VisitEvent } from '../../domain/statistics/visit.ts'
import { replaceControlCharacters } from '../../domain/text/control-characters.ts'
import { dayIn } from '../../domain/time/dates.ts'
import { MINUTE, SECOND } from '../../domain/time/durations.ts'
import { type Origin, OriginLimiter } from '../http/origin-limiter.ts'
import { isUnavailable } from '../store/database.ts'
import type { Store } from '../store/schema.ts'
import { readVisitSalt } from '../store/statistics/statistics.ts'
import { DailySubjects } from './daily-subjects.ts'
import { type MarkedVisit, type ViewedItems, writeVisits } from './write-visits.ts'

/** A kill -9 loses at most 5 s (STAT-COUNT-6): the waiting visits, and searches that are still being typed. */
const WRITE_EVERY_MS = SECOND
/** A text still being typed has changed by then. */
const SEARCH_RESTS_MS = 2 * SECOND
/** Between two writes; more visits are not counted, so that memory is bounded. */
const MAX_WAITING = 20_000
/** Longer texts and addresses are truncated. */
const MAX_SUBJECT_LENGTH = 200
/** A household's pace, and a multiple for all addresses in a network: excess visits are silently not counted. */
export const VISIT_LIMIT = { limit: 120, windowMs: MINUTE }

/** A visitor of the waiting batch. */
export interface Visitor extends Origin {
  /** A hash of address and browser, of fixed length. */
  hash: string
}

interface Search {
  text: string
  results: number
  visitor: Visitor
  at: number
}

type Waiting = Omit<MarkedVisit, 'mark' | 'originMarks'> & { at: string; visitor: Visitor }

interface VisitCounterOptions {
  store: Store
  clock: () => Date
  /** The site's time zone: its days are counted. */
  timeZone: () => Promise<string>
  /** Called after views of articles and recipes were stored. */
  onViews: (items: ViewedItems) => void
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/**
 * Counts what visitors do (STAT-COUNT-6): in memory first, stored in batches, so that no answer waits for it. Of a
 * visitor only a mark is stored, made with a salt that is deleted with its day.
 */
export class VisitCounter {
  readonly #options: VisitCounterOptions
  #waiting: Waiting[] = []
  #writing: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | null = null
  readonly #limiters: Record<'visit' | 'search' | 'missing', OriginLimiter>
  /** Separate, so that made-up addresses use up nothing of the searches' limit. */
  readonly #subjects = { search: new DailySubjects<Waiting>(), missing: new DailySubjects<Waiting>() }
  /** Each visitor's last search. */
  #searches = new Map<string, Search>()

  constructor(options: VisitCounterOptions) {
    this.#options = options
    const open = () => new OriginLimiter({ ...VISIT_LIMIT, clock: options.clock })
    this.#limiters = { visit: open(), search: open(), missing: open() }
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#settleSearches(this.#now() - SEARCH_RESTS_MS)
      if (this.#waiting.length > 0) void this.#writeNext()
    }, WRITE_EVERY_MS)
    this.#timer.unref()
  }

  /** Stops after storing everything. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.flush()
  }

  /** Counts an event on an existing page. Only the first `VISIT_LIMIT` of an origin and minute count. */
  countVisit(event: VisitEvent, path: string, visitor: Visitor, source: Source | null): void {
    const at = this.#options.clock().toISOString()
    this.#keep({ kind: event, subject: path, visitor, source, detail: null, at })
  }

  /** Counts a search and its number of results. Intermediate texts while typing are one search. */
  countSearch(searched: string, results: number, visitor: Visitor): void {
    const text = shorten(replaceControlCharacters(searched).trim().toLowerCase())
    if (text === '' || !this.allows(visitor, 'search')) return
    const before = this.#searches.get(visitor.hash)
    const goesOn = before && before.text !== text && isBeginning(before.text, text)
    if (before && !goesOn) this.#addSearch(before)
    if (this.#searches.size >= MAX_WAITING) return
    this.#searches.set(visitor.hash, { text, results, visitor, at: this.#now() })
  }

  /** Counts a missing address, and the page that linked to it. */
  countMissing(address: string, from: string | null, visitor: Visitor): void {
    if (!isReadersAddress(address) || !this.allows(visitor, 'missing')) return
    this.#addSubject('missing', { subject: shorten(address), visitor, source: null, detail: from })
  }

  /**
   * Whether a visitor's origin, and the networks around it, may be counted once more this minute. The limit across
   * processes is applied when it is stored.
   */
  allows(origin: Origin, kind: 'visit' | 'search' | 'missing'): boolean {
    return this.#limiters[kind].take(origin)
  }

  /** Stores the waiting visits; those that cannot be stored stay. One write at a time. */
  flush(): Promise<void> {
    this.#settleSearches(Number.POSITIVE_INFINITY)
    return this.#writeNext()
  }

  #now(): number {
    return this.#options.clock().getTime()
  }

  #settleSearches(before: number): void {
    for (const [visitor, search] of this.#searches) {
      if (search.at > before) continue
      this.#searches.delete(visitor)
      this.#addSearch(search)
    }
  }

  #addSearch({ text, results, visitor }: Search): void {
    this.#addSubject('search', { subject: text, visitor, source: null, detail: String(results) })
  }

  #addSubject(kind: 'search' | 'missing', what: Omit<Waiting, 'at' | 'kind'>): void {
    const at = this.#options.clock().toISOString()
    const brought = { ...what, kind, at }
    for (const one of this.#subjects[kind].admit(what.subject, brought, what.visitor, at.slice(0, 10)))
      this.#keep(one)
  }

  #keep(visit: Waiting): void {
    if (this.#waiting.length < MAX_WAITING) this.#waiting.push(visit)
  }

  #writeNext(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    const { store, timeZone, onViews, log } = this.#options
    const taken = this.#waiting
    this.#waiting = []
    if (taken.length === 0) return
    const left = new Set(taken)
    try {
      const zone = await timeZone()
      for (const [day, visits] of Map.groupBy(taken, ({ at }) => dayIn(at, zone))) {
        const salt = await readVisitSalt(store, day)
        const marked = visits.map((visit) => ({
          ...visit,
          mark: markOf(salt, visit.visitor.hash),
          originMarks: [{ name: visit.visitor.origin, share: 1 }, ...visit.visitor.networks].map(
            ({ name, share }) => ({ mark: markOf(salt, name), share }),
          ),
        }))
        const now = this.#now()
        onViews(await writeVisits(store, { day, visits: marked, now, limit: VISIT_LIMIT }))
        for (const visit of visits) left.delete(visit)
      }
    } catch (error) {
      if (isUnavailable(error)) {
        this.#waiting = [...left, ...this.#waiting].slice(0, MAX_WAITING)
        log.warn({ err: error }, 'Visits could not be written down; they wait')
        return
      }
      // Visits the store will never accept must not block the following ones.
      log.error({ err: error, visits: left.size }, 'Visits could not be written down, and are not counted')
    }
  }
}

/** Returns the mark that distinguishes one day's visitors; worthless once the day's salt is deleted. */
export function markOf(salt: string, visitor: string): string {
  return createHmac('sha256', salt).update(visitor).digest('base64url')
}

function isBeginning(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a)
}

/** Copies the text: a substring would keep the whole original in memory. */
function shorten(text: string): string {
  return Buffer.from(text.slice(0, MAX_SUBJECT_LENGTH).toWellFormed()).toString()
}
