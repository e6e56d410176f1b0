import { type Origin, OriginLimiter } from '../http/origin-limiter.ts'

/** More different texts, or addresses, a day are not human. */
const MAX_SUBJECTS = 2_000
/** Beyond them only what so many bring, each from another network, as many again. */
const SEVERAL = 3
const MAX_BEYOND = 2_000
/** So many are noted of one address that limits count by. */
const SHARE = 100
/** Bounds memory: what waits for others to bring it as well. */
const MAX_WAITING = 10_000

/**
 * Which searched texts, or missing addresses, of a day are noted, so that one who makes up thousands neither fills the
 * tables nor keeps those of all others from being counted (STAT-SHOWN-2).
 */
export class DailySubjects<T> {
  #day = ''
  #noted = new Set<string>()
  #shares = openShares()
  /** By subject what was brought, by the network it came from; what was brought last stands last. */
  #waiting = new Map<string, Map<string, T>>()

  /**
   * @param day `YYYY-MM-DD`; with another one all begins anew
   * @returns what counts now: nothing, `brought`, or `brought` with what others brought of the same before
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

/** One that never ends: with another day there is another one. */
function openShares(): OriginLimiter {
  return new OriginLimiter({ limit: SHARE, windowMs: Number.POSITIVE_INFINITY, clock: () => new Date(0) })
}
