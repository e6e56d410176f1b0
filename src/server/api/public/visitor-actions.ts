import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../../domain/errors.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import { dayIn } from '../../../domain/time/dates.ts'
import { DAY, MINUTE, SECOND } from '../../../domain/time/durations.ts'
import { networksAround } from '../../auth/networks.ts'
import { originAddress, visitorAddress } from '../../http/visitor.ts'
import { readsWithViews } from '../../reads/find-read.ts'
import { visitorOf } from '../../statistics/bot-filter.ts'
import { markOf } from '../../statistics/visit-counter.ts'
import { type Limit, readLimit, takeFromLimit } from '../../store/auth/rate-limits.ts'
import { readSecret } from '../../store/auth/secrets.ts'
import type { Store } from '../../store/database.ts'
import { rateRecipe } from '../../store/items/ratings.ts'
import { readVisitSalt } from '../../store/statistics/statistics.ts'
import { countView } from '../../store/statistics/views.ts'
import type { ApiOptions } from '../api.ts'
import { takeWithinLimit } from '../take-within-limit.ts'

/** More pages than a household opens; beyond it views are not counted (ART-VIEW-2). */
const VIEW_LIMIT = { limit: 120, windowMs: MINUTE }
/** Enough for a household that cooks; too few to wear the page cache out. */
const RATING_LIMIT = { limit: 20, windowMs: 15 * MINUTE }
/** Without a cookie each /64 is a visitor: the networks around it bring so many new ones a day, times their share. */
const NETWORK_RATING_LIMIT = { limit: 5, windowMs: DAY }
const TOO_MANY_RATINGS = 'That was a lot of ratings. Please try again in a few minutes.'
const VISITOR_COOKIE = 'hf_visitor'
const VISITOR_COOKIE_SECONDS = (365 * DAY) / SECOND

/**
 * Counts a view once per visitor and day of the site (ART-VIEW-1), together with those that pages tell of. The mark of
 * the visitor is worthless the day after.
 */
export async function countOwnView(
  { store, clock, answers, queries }: ApiOptions,
  kind: ContentKind,
  id: number,
  request: FastifyRequest,
): Promise<void> {
  const now = clock().toISOString()
  const day = dayIn(now, (await queries.settings()).time_zone)
  const salt = await readVisitSalt(store, day)
  const { hash, origin, networks } = visitorOf(request)
  const limits = [{ name: origin, share: 1 }, ...networks].map(({ name, share }) => ({
    key: `view:${markOf(salt, name)}`,
    ...VIEW_LIMIT,
    limit: share * VIEW_LIMIT.limit,
    now: Date.parse(now),
  }))
  const counted = await countView(store, { kind, id, day, now, mark: markOf(salt, hash) }, () =>
    mayCountView(store, limits),
  )
  if (counted === 'counted') answers.invalidate(readsWithViews([{ kind, id }]))
  if (counted === 'missing') throw new Failure('not_found', `There is no such ${kind}.`)
}

/** Read before it is taken from: what is not counted is not written either. */
async function mayCountView(store: Store, limits: readonly (Limit & { key: string })[]): Promise<boolean> {
  for (const { key, ...limit } of limits) if (!(await readLimit(store, key, limit)).allowed) return false
  for (const { key, ...limit } of limits) if (!(await takeFromLimit(store, key, limit)).allowed) return false
  return true
}

/**
 * Stores one visitor's rating of a recipe; a later one replaces it. A signed cookie remembers the visitor
 * when the address changes; it is set only by this act. Without it an address of origin is one visitor, whatever browser
 * it names: browsers are changed at will.
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
  if (!known.valid)
    for (const { name, share } of networksAround(visitorAddress(request))) {
      const wider = { ...NETWORK_RATING_LIMIT, limit: share * NETWORK_RATING_LIMIT.limit, now: limit.now }
      await takeWithinLimit(store, `rating:${name}`, wider, TOO_MANY_RATINGS)
    }
  const visitor = known.valid ? known.value : originMark(request, await readSecret(store, 'visitor'))
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

function originMark(request: FastifyRequest, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['rating', originAddress(request)]))
    .digest('base64url')
}
