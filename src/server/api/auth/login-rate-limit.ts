import type { FastifyRequest } from 'fastify'
import { LOGIN_RATE, tooManyLoginsMessage } from '../../../domain/auth/password.ts'
import { CODE_RATE, type TypedCode } from '../../../domain/auth/second-factor.ts'
import { Failure } from '../../../domain/errors.ts'
import { neighbourhoodOf, networksAround } from '../../auth/networks.ts'
import { checkCode, type SpendCode } from '../../auth/second-factor.ts'
import { originAddress, visitorAddress } from '../../http/visitor.ts'
import { createLimiter } from '../../limiter.ts'
import type { Store } from '../../store/database.ts'
import {
  clearLimit,
  type LimitState,
  readLimit,
  returnToLimit,
  secondsUntilReset,
  takeFromLimit,
} from '../../store/rate-limits.ts'

/** One password is hashed at a time: that bounds what guesses may take of the machine. */
const ONE_BY_ONE = {
  concurrency: 1,
  refusal: 'Too many are logging in right now. Please try again in a moment.',
  retryAfter: 5,
}
/** At some 50 ms a guess, the last one waits ten seconds; no neighbourhood takes more than half of the places. */
const STRANGERS = { ...ONE_BY_ONE, maxWaiting: 199, maxPerSource: 100 }
/** Browsers that have logged in before wait for each other only. */
const KNOWN = { ...ONE_BY_ONE, maxWaiting: 39, maxPerSource: 10 }

/** Which guesses are counted together, and which of them queue together. */
export interface Guesser {
  /** Of the limits a wrong guess takes from, the narrowest first. */
  limits: readonly { key: string; limit: number }[]
  /** True for a browser with an earlier login. */
  isKnown: boolean
  /** The queue of the guesses; queues take turns. */
  source: string
}

/** A source of which only the address is known: it counts, and so do the networks around it. */
export function strangerFrom(request: FastifyRequest): Guesser {
  const address = visitorAddress(request)
  const wider = networksAround(address).map(({ name, share }) => ({
    key: `login:${name}`,
    limit: share * LOGIN_RATE.limit,
  }))
  return {
    limits: [{ key: `login:${originAddress(request)}`, limit: LOGIN_RATE.limit }, ...wider],
    isKnown: false,
    source: neighbourhoodOf(address),
  }
}

/**
 * A browser that has logged in before, or is logged in: its guesses are counted by themselves wherever it is, so that
 * no others hold it up (OWASP, 'Slow Down Online Guessing Attacks with Device Cookies').
 *
 * @param name the same for all guesses of this browser
 */
export function knownGuesser(name: string): Guesser {
  return { limits: [{ key: name, limit: LOGIN_RATE.limit }], isKnown: true, source: name }
}

/** A guess that is being looked at. It counts as a wrong one unless one of these is called. */
export interface Guess {
  /** The guess was not a wrong one and does not count. */
  refund(db: Store): Promise<void>
  /** It was right: the wrong ones before it are cleared, too. */
  clear(db: Store): Promise<void>
}

export type GuessLimiter = ReturnType<typeof createGuessLimiter>

/**
 * Makes what all guesses at the password and its second step go through, one after the other and five in 15 minutes.
 *
 * @returns a function that does the work, or rejects with a Failure `too_many` or `unavailable`
 */
export function createGuessLimiter(store: Store, clock: () => Date) {
  const limiters = { known: createLimiter(KNOWN), strangers: createLimiter(STRANGERS) }

  return async function lookAt<T>(guesser: Guesser, work: (guess: Guess) => Promise<T>): Promise<T> {
    const limits = guesser.limits.map(({ key, limit }) => ({ key, limit, windowMs: LOGIN_RATE.windowMs }))
    // Asked before waiting, so that a source without attempts left holds up no others.
    for (const { key, ...limit } of limits) {
      refuseTooMany(await readLimit(store, key, { ...limit, now: clock().getTime() }), clock)
    }
    const limiter = guesser.isKnown ? limiters.known : limiters.strangers
    return limiter.run(async () => {
      // Taken before the password is looked at, so that processes side by side do not give out more guesses.
      for (const { key, ...limit } of limits) {
        refuseTooMany(await takeFromLimit(store, key, { ...limit, now: clock().getTime() }), clock)
      }
      const [own, ...wider] = limits.map(({ key }) => key)
      const refund = async (db: Store, keys: readonly string[]) => {
        for (const key of keys) await returnToLimit(db, key)
      }
      return work({
        refund: (db) => refund(db, own === undefined ? [] : [own, ...wider]),
        clear: async (db) => {
          if (own !== undefined) await clearLimit(db, own)
          await refund(db, wider)
        },
      })
    }, guesser.source)
  }
}

/** @throws Failure `too_many` when a limit is used up */
function refuseTooMany(state: LimitState, clock: () => Date): void {
  if (state.allowed) return
  const now = clock().getTime()
  const wait = Math.max(0, Date.parse(state.resetTime) - now)
  throw new Failure('too_many', tooManyLoginsMessage(wait), { retryAfter: secondsUntilReset(state, now) })
}

const KEY = 'codes'

/**
 * Looks at a code. Wrong ones from browsers without an earlier login count together, for the whole site.
 * Recovery codes are left out of that: they are too long to be guessed, and are the way in when codes are refused.
 *
 * @returns what uses the code up; null for a wrong one
 * @throws Failure `too_many`
 */
export async function guessCode(
  store: Store,
  typed: TypedCode,
  { isKnown }: Pick<Guesser, 'isKnown'>,
  clock: () => Date,
): Promise<SpendCode | null> {
  const now = clock().getTime()
  if (isKnown || typed.kind === 'recovery') return checkCode(store, typed, now)
  refuseTooMany(await takeFromLimit(store, KEY, { ...CODE_RATE, now }), clock)
  const spend = await checkCode(store, typed, now)
  if (spend) await returnToLimit(store, KEY)
  return spend
}
