import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { Failure } from '../../domain/errors.ts'
import { mailboxOf } from '../../domain/text/email-address.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { readSecret } from './auth/secrets.ts'
import { inParts } from './rows.ts'
import type { Store } from './schema.ts'
import { toStoredTime } from './stored-values.ts'

export interface Limit {
  /** How often in one window. */
  limit: number
  windowMs: number
  /** Epoch milliseconds. */
  now: number
}

export interface LimitState {
  allowed: boolean
  /** How often it is still allowed, after this time. */
  remaining: number
  /** When the window ends, ISO 8601. */
  resetTime: string
}

/**
 * Takes one from a limit, in one statement, so that neither two requests nor two processes get the same one.
 * A window begins with the first use after the last one's end; refused tries do not lengthen it. One that would end
 * later than a whole window from now was begun before the clock was set back: it is over, or it would shut visitors out
 * for as long as the clock was ahead.
 */
export async function takeFromLimit(
  db: Store,
  key: string,
  { limit, windowMs, now }: Limit,
): Promise<LimitState> {
  const time = toStoredTime(now)
  const resetAt = toStoredTime(now + windowMs)
  const ended = sql<boolean>`(rate_limits.reset_at <= ${time} or rate_limits.reset_at > ${resetAt})`
  const row = await db
    .insertInto('rate_limits')
    .values({ key, count: 1, reset_at: resetAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        // One more than allowed is enough to know, however often it is tried.
        count: sql<number>`case when ${ended} then 1 when rate_limits.count > ${sql.lit(limit)} then rate_limits.count else rate_limits.count + 1 end`,
        reset_at: sql<string>`case when ${ended} then excluded.reset_at else rate_limits.reset_at end`,
      }),
    )
    .returning(['count', 'reset_at'])
    .executeTakeFirstOrThrow()
  return toState(row.count, limit, row.reset_at)
}

/**
 * Takes several at once from each of many limits. Keys are written in one order, so that processes wait for each other
 * and never in a ring.
 *
 * @param wanted how many by key
 * @returns how many of them the limit allows, by key
 */
export async function takeManyFromLimit(
  db: Store,
  wanted: ReadonlyMap<string, number>,
  { limit, windowMs, now }: Limit,
): Promise<Map<string, number>> {
  const time = toStoredTime(now)
  const reset_at = toStoredTime(now + windowMs)
  const ended = sql<boolean>`(rate_limits.reset_at <= ${time} or rate_limits.reset_at > ${reset_at})`
  const values = [...wanted]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => ({ key, count, reset_at }))
  const allowed = new Map<string, number>()
  for (const part of inParts(values)) {
    const rows = await db
      .insertInto('rate_limits')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when ${ended} then excluded.count else rate_limits.count + excluded.count end`,
          reset_at: sql<string>`case when ${ended} then excluded.reset_at else rate_limits.reset_at end`,
        }),
      )
      .returning(['key', 'count'])
      .execute()
    for (const { key, count } of rows) {
      const asked = wanted.get(key) ?? 0
      allowed.set(key, Math.max(0, Math.min(asked, limit - (count - asked))))
    }
  }
  return allowed
}

/** How a limit stands, without taking from it: `allowed` tells whether the next one would be. */
export async function readLimit(
  db: Store,
  key: string,
  { limit, windowMs, now }: Limit,
): Promise<LimitState> {
  const row = await db
    .selectFrom('rate_limits')
    .select(['count', 'reset_at'])
    .where('key', '=', key)
    .where('reset_at', '>', toStoredTime(now))
    .where('reset_at', '<=', toStoredTime(now + windowMs))
    .executeTakeFirst()
  const used = row?.count ?? 0
  return { ...toState(used, limit, row?.reset_at ?? toStoredTime(now + windowMs)), allowed: used < limit }
}

/** Gives one back that was taken for what then turned out not to count. */
export async function returnToLimit(db: Store, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

/** Forgets what was taken from a limit, as a successful login does. */
export async function clearLimit(db: Store, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

/** Removes windows that have ended; returns how many there were. */
export async function pruneRateLimits(db: Store, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rate_limits')
    .where('reset_at', '<=', toStoredTime(now))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function toState(used: number, limit: number, resetTime: string): LimitState {
  return { allowed: used <= limit, remaining: Math.max(0, limit - used), resetTime }
}

/**
 * Takes one from the limit of letters of a kind to one mailbox: plus addresses are the same one, and no address is kept
 * with it.
 *
 * @returns whether one more may be written
 */
export async function takeFromMailboxLimit(
  db: Store,
  kind: string,
  email: string,
  limit: Limit,
): Promise<boolean> {
  const mailbox = createHmac('sha256', await readSecret(db, 'recipients'))
    .update(mailboxOf(email))
    .digest('base64url')
  return (await takeFromLimit(db, `${kind}:${mailbox}`, limit)).allowed
}

/**
 * Takes one from a limit.
 *
 * @param message what is said once the limit is used up
 * @throws Failure `too_many` with that message
 */
export async function takeWithinLimit(
  store: Store,
  key: string,
  limit: Limit,
  message: string,
): Promise<void> {
  const state = await takeFromLimit(store, key, limit)
  if (!state.allowed)
    throw new Failure('too_many', message, { retryAfter: secondsUntilReset(state, limit.now) })
}

/**
 * How long a used-up limit stays so, as `retry-after` says it: in whole seconds, at least one.
 *
 * @param now epoch milliseconds
 */
export function secondsUntilReset({ resetTime }: Pick<LimitState, 'resetTime'>, now: number): number {
  return Math.max(1, Math.ceil((Date.parse(resetTime) - now) / SECOND))
}
