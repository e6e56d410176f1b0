import type { FastifyRequest } from 'fastify'
import { LOGIN_RATE, tooManyLoginsMessage } from '../../../domain/auth/password.ts'
import { CODE_RATE, type TypedCode } from '../../../domain/auth/second-factor.ts'
import { Failure } from '../../../domain/errors.ts'
import { neighbourhoodOf, networksAround } from '../../auth/networks.ts'
import { type ConsumeCode, checkCode } from '../../auth/second-factor.ts'
import { originAddress, visitorAddress } from '../../http/visitor.ts'
import { createLimiter } from '../../limiter.ts'
import type { Store } from '../../store/database.ts'
import {
  clearLimit,
  consumeRateLimit,
  type LimitState,
  readLimit,
  refundRateLimit,
  secondsUntilReset,
} from '../../store/rate-limits.ts'

/** One password hash at a time bounds the load guesses cause. */
const ONE_BY_ONE = {
  concurrency: 1,
  refusal: 'Too many are logging in right now. Please try again in a moment.',
  retryAfter: 5,
}
/** At some 50 ms per guess, the last one waits ten seconds; no neighbourhood gets more than half of the places. */
const STRANGERS = { ...ONE_BY_ONE, maxWaiting: 199, maxPerSource: 100 }
/** Browsers with an earlier login wait only for each other. */
const KNOWN = { ...ONE_BY_ONE, maxWaiting: 39, maxPerSource: 10 }

/** Which guesses share a limit, and which share a queue. */
export interface Guesser {
  /** Limits a wrong guess counts against, the narrowest first. */
  limits: readonly { key: string; limit: number }[]
  /** True for a browser with an earlier login. */
  isKnown: boolean
  /** The queue of the guesses; queues are served in turn. */
  source: string
}

/** Returns the guesser for a browser known only by its address: the address and its surrounding networks are limited. */
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
 * Returns the guesser for a browser that has logged in before, or is logged in: its guesses are counted separately
 * wherever it is, so that no other browser delays it (OWASP, 'Slow Down Online Guessing Attacks with Device Cookies').
 *
 * @param name the same for all guesses of this browser
 */
export function knownGuesser(name: string): Guesser {
  return { limits: [{ key: name, limit: LOGIN_RATE.limit }], isKnown: true, source: name }
}

/** A guess being checked. It counts as wrong unless one of these is called. */
export interface Guess {
  /** Gives the attempt back: the guess was not wrong. */
  refund(db: Store): Promise<void>
  /** The guess was right: clears the preceding wrong ones, too. */
  clear(db: Store): Promise<void>
}

export type GuessLimiter = ReturnType<typeof createGuessLimiter>

/**
 * Makes the limiter for all guesses at the password and the second factor: one at a time, and five in 15 minutes.
 *
 * @returns a function that does the work, or rejects with a Failure `too_many` or `unavailable`
 */
export function createGuessLimiter(store: Store, clock: () => Date) {
  const limiters = { known: createLimiter(KNOWN), strangers: createLimiter(STRANGERS) }

  return async function lookAt<T>(guesser: Guesser, work: (guess: Guess) => Promise<T>): Promise<T> {
    const limits = guesser.limits.map(({ key, limit }) => ({ key, limit, windowMs: LOGIN_RATE.windowMs }))
    // Checked before queueing, so that a source without attempts left does not delay other sources.
    for (const { key, ...limit } of limits) {
      refuseTooMany(await readLimit(store, key, { ...limit, now: clock().getTime() }), clock)
    }
    const limiter = guesser.isKnown ? limiters.known : limiters.strangers
    return limiter.run(async () => {
      // Taken before the password is checked, so that parallel processes do not allow more guesses.
      for (const { key, ...limit } of limits) {
        refuseTooMany(await consumeRateLimit(store, key, { ...limit, now: clock().getTime() }), clock)
      }
      const [own, ...wider] = limits.map(({ key }) => key)
      const refund = async (db: Store, keys: readonly string[]) => {
        for (const key of keys) await refundRateLimit(db, key)
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
 * Checks a code. Wrong codes from browsers without an earlier login count against one limit for the whole site.
 * Recovery codes are exempt: they are too long to be guessed, and are the way in when codes are refused.
 *
 * @returns a function that uses up the code; null for a wrong one
 * @throws Failure `too_many`
 */
export async function guessCode(
  store: Store,
  typed: TypedCode,
  { isKnown }: Pick<Guesser, 'isKnown'>,
  clock: () => Date,
): Promise<ConsumeCode | null> {
  const now = clock().getTime()
  if (isKnown || typed.kind === 'recovery') return checkCode(store, typed, now)
  refuseTooMany(await consumeRateLimit(store, KEY, { ...CODE_RATE, now }), clock)
  const spend = await checkCode(store, typed, now)
  if (spend) await refundRateLimit(store, KEY)
  return spend
}
