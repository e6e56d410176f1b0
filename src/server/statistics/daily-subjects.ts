import { type Origin, OriginLimiter } from '../http/origin-limiter.ts'

/** More different texts, or addresses, in a day are not human. */
const MAX_SUBJECTS = 2_000
/** Above that, subjects count only when reported from this number of different networks, up to as many again. */
const SEVERAL = 3
const MAX_BEYOND = 2_000
/** Maximum number counted per address of origin. */
const SHARE = 100
/** Bounds memory: maximum number of subjects waiting for further networks. */
const MAX_WAITING = 10_000

/**
 * Decides which searched texts, or missing addresses, of a day are counted, so that a client that makes up thousands
 * neither fills the tables nor prevents other clients' from being counted (STAT-SHOWN-2).
 */
export class DailySubjects<T> {
  #day = ''
  #noted = new Set<string>()
  #shares = openShares()
  /** Waiting reports by subject and network; the latest is last. */
  #waiting = new Map<string, Map<string, T>>()

  /**
   * @param day `YYYY-MM-DD`; a new day resets everything
   * @returns what counts now: nothing, `brought`, or `brought` with earlier waiting reports of the same subject
   */
  admit(subject: string, brought: T, { origin, networks }: Origin, day: string): T[] {
    if (this.#day !== day) this.#begin(day)
    if (this.#noted.has(subject)) return [brought]
    const network = networks.at(-1)?.name ?? origin
    const waiting = this.#waiting.get(subject)
    if (waiting?.has(network) || !this.#shares.take({ origin, networks })) return []
    if (this.#noted.size < MAX_SUBJECTS) {
      this.#noted.add(subject)
      return [brought]
    }
    const all = waiting ?? new Map<string, T>()
    all.set(network, brought)
    this.#waiting.delete(subject)
    if (all.size >= SEVERAL && this.#noted.size < MAX_SUBJECTS + MAX_BEYOND) {
      this.#noted.add(subject)
      return [...all.values()]
    }
    this.#waiting.set(subject, all)
    const [oldest] = this.#waiting.keys()
    if (this.#waiting.size > MAX_WAITING && oldest !== undefined) this.#waiting.delete(oldest)
    return []
  }

  #begin(day: string): void {
    this.#day = day
    this.#noted = new Set()
    this.#shares = openShares()
    this.#waiting = new Map()
  }
}

/** The window never ends by itself: the next day replaces the limiter. */
function openShares(): OriginLimiter {
  return new OriginLimiter({ limit: SHARE, windowMs: Number.POSITIVE_INFINITY, clock: () => new Date(0) })
}
