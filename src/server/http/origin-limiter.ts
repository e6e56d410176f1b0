import { SECOND } from '../../domain/time/durations.ts'
import type { Network } from '../auth/networks.ts'

/** Whose requests a limit counts together. */
export interface Origin {
  /** The address that limits count by. */
  origin: string
  /** The networks around it, the widest last: each has a few times as much. */
  networks: readonly Network[]
}

interface OriginLimit {
  limit: number
  windowMs: number
  clock: () => Date
}

/**
 * Bounds memory: of more in a window, those that took nothing for longest begin anew. Refusing new ones instead would let
 * a sender with very many addresses shut out all others.
 */
const MAX_ORIGINS = 20_000
const KEPT_SHARE = 0.8

/** How much each origin, and the networks around it, may do in a window: in the memory of one process, for what must cost next to nothing. */
export class OriginLimiter {
  readonly #options: OriginLimit
  #taken = new Map<string, number>()
  #endsAt = 0

  constructor(options: OriginLimit) {
    this.#options = options
  }

  /** Takes some of the limit; false, and nothing taken, when there is not that much left. */
  take({ origin, networks }: Origin, amount = 1): boolean {
    const { limit, windowMs, clock } = this.#options
    const now = clock().getTime()
    // One that would last longer than a window was begun before the clock was set back.
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
      // What took last stands last.
      this.#taken.delete(name)
      this.#taken.set(name, after)
    }
    if (this.#taken.size > MAX_ORIGINS) this.#forgetOldest()
    return true
  }

  /** A good part at once: to find the one that stands first takes a map long after others were taken out before it. */
  #forgetOldest(): void {
    for (const name of this.#taken.keys()) {
      if (this.#taken.size <= MAX_ORIGINS * KEPT_SHARE) return
      this.#taken.delete(name)
    }
  }

  /** When the window ends, in whole seconds from now, at least one. */
  secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#endsAt - this.#options.clock().getTime()) / SECOND))
  }
}
