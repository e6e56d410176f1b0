import { SECOND } from '../../domain/time/durations.ts'
import type { Network } from '../auth/networks.ts'

/** Whose requests share a limit. */
export interface Origin {
  /** The address used as the limit's key. */
  origin: string
  /** The networks around it, the widest last: each with a multiple of the limit. */
  networks: readonly Network[]
}

interface OriginLimit {
  limit: number
  windowMs: number
  clock: () => Date
}

/**
 * Bounds memory: above it, the least recently counted origins are dropped. Refusing new ones instead would let a sender
 * with very many addresses shut out all others.
 */
const MAX_ORIGINS = 20_000
const KEPT_SHARE = 0.8

/** Limits each origin, and the networks around it, per time window: in one process's memory, for almost free checks. */
export class OriginLimiter {
  readonly #options: OriginLimit
  #taken = new Map<string, number>()
  #endsAt = 0

  constructor(options: OriginLimit) {
    this.#options = options
  }

  /** Takes an amount from the limit; false, with nothing taken, when less is left. */
  take({ origin, networks }: Origin, amount = 1): boolean {
    const { limit, windowMs, clock } = this.#options
    const now = clock().getTime()
    // A window that would end later than one length from now began before the clock was set back.
    if (now >= this.#endsAt || now < this.#endsAt - windowMs) {
      this.#taken.clear()
      this.#endsAt = now + windowMs
    }
    const counts = [{ name: origin, share: 1 }, ...networks].map(({ name, share }) => {
      const after = (this.#taken.get(name) ?? 0) + amount
      return { name, after, isRefused: after > share * limit }
    })
    if (counts.some(({ isRefused }) => isRefused)) return false
    for (const { name, after } of counts) {
      // Keeps the most recently counted last.
      this.#taken.delete(name)
      this.#taken.set(name, after)
    }
    if (this.#taken.size > MAX_ORIGINS) this.#forgetOldest()
    return true
  }

  /** Drops a large share at once: finding a map's first entry is slow after many earlier ones were deleted. */
  #forgetOldest(): void {
    for (const name of this.#taken.keys()) {
      if (this.#taken.size <= MAX_ORIGINS * KEPT_SHARE) return
      this.#taken.delete(name)
    }
  }

  /** Returns the time to the window's end, in whole seconds, at least one. */
  secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#endsAt - this.#options.clock().getTime()) / SECOND))
  }
}
