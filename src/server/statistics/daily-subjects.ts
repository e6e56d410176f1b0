import type { Origin } from '../http/origin-limiter.ts'

/** More different texts, or addresses, a day are not human. */
const MAX_SUBJECTS = 2_000
/** Beyond them only what so many bring, each from another network, as many again. */
const SEVERAL = 3
const MAX_BEYOND = 2_000
/** So many are noted of one address that limits count by. */
const SHARE = 100
/** Bounds of memory: what waits for others to bring it as well, and who has brought anything. */
const MAX_WAITING = 10_000
const MAX_ORIGINS = 100_000

/**
 * Which searched texts, or missing addresses, of a day are noted, so that one who makes up thousands neither fills the
 * tables nor keeps those of everybody else from being counted (product §32.3).
 */
export class DailySubjects<T> {
  #day = ''
  #noted = new Set<string>()
  #byOrigin = new Map<string, number>()
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
    if (waiting?.has(network) || !this.#takeShare({ origin, networks })) return []
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
    this.#byOrigin = new Map()
    this.#waiting = new Map()
  }

  /** Takes one from the share of an origin and of the networks around it; false, and nothing taken, where one is used up. */
  #takeShare({ origin, networks }: Origin): boolean {
    const shares = [{ name: origin, share: 1 }, ...networks]
    const mayTake = shares.every(({ name, share }) => (this.#byOrigin.get(name) ?? 0) < share * SHARE)
    if (!mayTake || this.#byOrigin.size >= MAX_ORIGINS) return false
    for (const { name } of shares) this.#byOrigin.set(name, (this.#byOrigin.get(name) ?? 0) + 1)
    return true
  }
}
