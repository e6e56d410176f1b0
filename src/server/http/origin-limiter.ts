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

/** Bounds memory; in a window that has more, new ones are over the limit. */
const MAX_ORIGINS = 20_000

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
      const before = this.#taken.get(name) ?? 0
      const isRefused = before + amount > share * limit || (before === 0 && this.#taken.size >= MAX_ORIGINS)
      return { name, after: before + amount, isRefused }
    })
    if (counts.some(({ isRefused }) => isRefused)) return false
    for (const { name, after } of counts) this.#taken.set(name, after)
    return true
  }

  /** When the window ends, in whole seconds from now, at least one. */
  secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#endsAt - this.#options.clock().getTime()) / SECOND))
  }
}
