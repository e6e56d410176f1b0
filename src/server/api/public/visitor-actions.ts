import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContentKind } from '../../../domain/content/status.ts'
import { Failure } from '../../../domain/errors.ts'
import { DAY, MINUTE, SECOND } from '../../../domain/time/durations.ts'
import { tableOf } from '../../store/item-tables.ts'
import { rateRecipe } from '../../store/ratings.ts'
import { readSecret } from '../../store/secrets.ts'
import { countView } from '../../store/views.ts'
import type { ApiOptions } from '../api.ts'
import { takeWithinLimit } from '../take-within-limit.ts'
import { originAddress, visitorMark } from '../visitor.ts'

/** Enough for a household that cooks; too few to wear the page cache out. */
const RATING_LIMIT = { limit: 20, windowMs: 15 * MINUTE }
const TOO_MANY_RATINGS = 'That was a lot of ratings. Please try again in a few minutes.'
const VISITOR_COOKIE = 'hf_visitor'
const VISITOR_COOKIE_SECONDS = (365 * DAY) / SECOND

/** Counts a visit once per visitor and day (contract §3). The mark of the visitor is worthless the day after. */
export async function countVisit(
  { store, clock, answers }: ApiOptions,
  kind: ContentKind,
  id: number,
  request: FastifyRequest,
): Promise<void> {
  const now = clock().toISOString()
  const day = now.slice(0, 10)
  const secret = await readSecret(store, 'visitor')
  const counted = await countView(store, {
    kind,
    id,
    day,
    now,
    mark: visitorMark(request, secret, kind, id, day),
  })
  // Pages never show the count; the API's answers do.
  if (counted === 'counted') {
    const list = `/api/public/${tableOf(kind)}`
    answers.forget([list, `${list}/${id}`])
  }
  if (counted === 'missing') throw new Failure('not_found', `There is no such ${kind}.`)
}

/**
 * Stores one visitor's rating of a recipe; a later one replaces it. A signed cookie remembers the visitor
 * when her address changes; it is set only by this act of hers.
 */
export async function rate(
  options: ApiOptions,
  id: number,
  rating: number,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { store, clock, onChange } = options
  const now = clock()
  const limit = { ...RATING_LIMIT, now: now.getTime() }
  await takeWithinLimit(store, `rating:${originAddress(request)}`, limit, TOO_MANY_RATINGS)
  const known = request.unsignCookie(request.cookies[VISITOR_COOKIE] ?? '')
  const visitor = known.valid
    ? known.value
    : visitorMark(request, await readSecret(store, 'visitor'), 'rating')
  const result = await rateRecipe(store, { id, visitor, rating, now: now.toISOString() })
  if (result.kind === 'missing') throw new Failure('not_found', 'There is no such recipe.')
  onChange(result.paths)
  reply.setCookie(VISITOR_COOKIE, visitor, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: options.siteUrl.startsWith('https:'),
    path: '/api/public/recipes',
    maxAge: VISITOR_COOKIE_SECONDS,
  })
  return { rating_average: result.rating_average, rating_count: result.rating_count }
}
