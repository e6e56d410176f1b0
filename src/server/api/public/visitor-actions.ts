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
import { readSecret } from '../../store/auth/secrets.ts'
import type { Store } from '../../store/database.ts'
import { lookUpItem } from '../../store/items/item-reads.ts'
import { rateRecipe } from '../../store/items/ratings.ts'
import { setHelpful } from '../../store/notes/helpful.ts'
import {
  consumeRateLimit,
  consumeRateLimitOrFail,
  type Limit,
  type LimitState,
  readLimit,
  secondsUntilReset,
} from '../../store/rate-limits.ts'
import { readVisitSalt } from '../../store/statistics/statistics.ts'
import { countView } from '../../store/statistics/views.ts'
import type { ApiOptions } from '../api.ts'

/** More pages than a household opens; above it views are not counted (ART-VIEW-2). */
const VIEW_LIMIT = { limit: 120, windowMs: MINUTE }
/** For ratings and "helpful" votes: enough for a household that cooks; too few to wear the page cache out. */
const RATING_LIMIT = { limit: 20, windowMs: 15 * MINUTE }
/**
 * Without a cookie each /64 is a visitor: its networks may bring this number of new ones a day, times their share. All
 * kinds of action take from it, because a cookie set by one identifies the visitor for all.
 */
const NEW_VISITORS_LIMIT = { limit: 5, windowMs: DAY }
const TOO_MANY_RATINGS = 'That was a lot of ratings. Please try again in a few minutes.'
const TOO_MANY_HELPS = 'That was a lot at once. Please try again in a few minutes.'
const VISITOR_COOKIE = 'hf_visitor'
const VISITOR_COOKIE_SECONDS = (365 * DAY) / SECOND

/**
 * Counts a view once per visitor and day of the site (ART-VIEW-1), together with those reported by pages. The visitor's
 * mark is worthless the day after.
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
  if (counted === 'missing') throw await notPublic(store, kind, id, now)
}

/** Returns the failure for an item readers cannot see: `gone` where it was public before. */
async function notPublic(store: Store, kind: ContentKind, id: number, now: string): Promise<Failure> {
  const found = await lookUpItem(store, kind, String(id), now, async () => null)
  return found.kind === 'gone'
    ? new Failure('gone', `This ${kind} is no longer published.`)
    : new Failure('not_found', `There is no such ${kind}.`)
}

/** Takes one from each limit, after reading all: a view that is not counted causes no write. */
async function mayCountView(store: Store, limits: readonly (Limit & { key: string })[]): Promise<boolean> {
  for (const { key, ...limit } of limits) if (!(await readLimit(store, key, limit)).allowed) return false
  for (const { key, ...limit } of limits)
    if (!(await consumeRateLimit(store, key, limit)).allowed) return false
  return true
}

/**
 * Stores one visitor's rating of a recipe; a later one replaces it. A signed cookie, set only by this call, remembers
 * the visitor when the address changes. Without it an address of origin is one visitor, whatever browser it names,
 * because that name is easily changed.
 */
export async function rate(
  options: ApiOptions,
  id: number,
  rating: number,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { store, clock, onChange, siteUrl } = options
  const now = clock()
  const visitor = await visitorWithinLimits(store, request, {
    name: 'rating',
    now: now.getTime(),
    message: TOO_MANY_RATINGS,
  })
  const result = await rateRecipe(store, { id, visitor, rating, now: now.toISOString() })
  if (result.kind === 'missing') throw await notPublic(store, 'recipe', id, now.toISOString())
  onChange(result.paths)
  rememberVisitor(reply, visitor, siteUrl)
  return { rating_average: result.rating_average, rating_count: result.rating_count }
}

/** Stores whether a note helped its reader, or withdraws that vote; visitors are identified as for ratings. */
export async function saveHelpfulVote(
  { store, clock, onChange, siteUrl }: ApiOptions,
  { noteId, helped }: { noteId: number; helped: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const now = clock()
  const visitor = await visitorWithinLimits(store, request, {
    name: 'helpful',
    now: now.getTime(),
    message: TOO_MANY_HELPS,
  })
  const paths = await setHelpful(store, { noteId, visitor, helped, now: now.toISOString() })
  if (paths === null) throw new Failure('not_found', 'There is no such note.')
  onChange(paths)
  rememberVisitor(reply, visitor, siteUrl)
}

/**
 * Identifies the visitor, within the limits of this kind of action.
 *
 * @throws Failure `too_many`
 */
async function visitorWithinLimits(
  store: Store,
  request: FastifyRequest,
  { name: act, now, message }: { name: string; now: number; message: string },
): Promise<string> {
  await consumeRateLimitOrFail(store, `${act}:${originAddress(request)}`, { ...RATING_LIMIT, now }, message)
  const used = await refusingNetwork(store, request, now)
  if (used) throw new Failure('too_many', message, { retryAfter: secondsUntilReset(used, now) })
  return visitorMark(store, request)
}

/**
 * Takes one from the limits of the networks around a visitor who has no cookie yet.
 *
 * @returns the first limit that is used up: such a visitor gets no cookie either
 */
export async function refusingNetwork(
  store: Store,
  request: FastifyRequest,
  now: number,
): Promise<LimitState | null> {
  if (knownVisitor(request)) return null
  for (const { name, share } of networksAround(visitorAddress(request))) {
    const limit = share * NEW_VISITORS_LIMIT.limit
    const state = await consumeRateLimit(store, `visitor:${name}`, { ...NEW_VISITORS_LIMIT, limit, now })
    if (!state.allowed) return state
  }
  return null
}

function knownVisitor(request: FastifyRequest): string | null {
  const known = request.unsignCookie(request.cookies[VISITOR_COOKIE] ?? '')
  return known.valid ? known.value : null
}

/** Returns what identifies a visitor: the signed cookie, or without one a hash of the address of origin. */
export async function visitorMark(store: Store, request: FastifyRequest): Promise<string> {
  return knownVisitor(request) ?? originMark(request, await readSecret(store, 'visitor'))
}

/** Sets the cookie that identifies the visitor next time. */
export function rememberVisitor(reply: FastifyReply, visitor: string, siteUrl: string): void {
  reply.setCookie(VISITOR_COOKIE, visitor, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
    path: '/api/public',
    maxAge: VISITOR_COOKIE_SECONDS,
  })
}

function originMark(request: FastifyRequest, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['rating', originAddress(request)]))
    .digest('base64url')
}
