import type { FastifyRequest } from 'fastify'
import { Failure } from '../../domain/errors.ts'
import { TOO_MANY_SEARCHES } from '../../domain/text/search-limits.ts'
import { queryTerms } from '../../domain/text/search-terms.ts'
import { MINUTE } from '../../domain/time/durations.ts'
import { networksAround } from '../auth/networks.ts'
import { OriginLimiter } from '../http/origin-limiter.ts'
import { originAddress, visitorAddress } from '../http/visitor.ts'

/**
 * Words an origin may search for per minute in uncached searches. The fastest typist sends about five searches a
 * second, of a few words each; a word costs half a millisecond.
 */
const WORDS_A_MINUTE = 3_600

export type SearchLimiter = ReturnType<typeof createSearchLimiter>

/**
 * Bounds the machine time of one origin's searches (SEARCH-MATCH-4). Call it before an uncached search.
 *
 * @returns a function that throws Failure `too_many`
 */
export function createSearchLimiter(clock: () => Date) {
  const limiter = new OriginLimiter({ limit: WORDS_A_MINUTE, windowMs: MINUTE, clock })
  return (request: FastifyRequest, text: string): void => {
    const origin = { origin: originAddress(request), networks: networksAround(visitorAddress(request)) }
    const words = Math.max(1, queryTerms(text).length)
    if (limiter.take(origin, words)) return
    throw new Failure('too_many', TOO_MANY_SEARCHES, { retryAfter: limiter.secondsLeft() })
  }
}
