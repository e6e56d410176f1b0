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
  /** Maximum per window. */
  limit: number
  windowMs: number
  /** Epoch milliseconds. */
  now: number
}

export interface LimitState {
  allowed: boolean
  /** Uses left in the window, after this one. */
  remaining: number
  /** When the window ends, ISO 8601. */
  resetTime: string
}

/**
 * Takes one from a limit, in one statement, so that concurrent requests and processes are counted correctly. A window
 * begins with the first use after the previous one's end; refused attempts do not extend it. A window that would end
 * later than one length from now began before the clock was set back: it counts as over, or it would shut visitors out
 * for as long as the clock was ahead.
 */
export async function consumeRateLimit(
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
        // Counts at most one above the limit, however many attempts follow.
        count: sql<number>`case when ${ended} then 1 when rate_limits.count > ${sql.lit(limit)} then rate_limits.count else rate_limits.count + 1 end`,
        reset_at: sql<string>`case when ${ended} then excluded.reset_at else rate_limits.reset_at end`,
      }),
    )
    .returning(['count', 'reset_at'])
    .executeTakeFirstOrThrow()
  return toState(row.count, limit, row.reset_at)
}

/**
 * Takes several from each of many limits. Keys are written in a fixed order, so that processes cannot deadlock.
 *
 * @param wanted the number wanted, by key
 * @returns how many of them the limit allows, by key
 */
export async function consumeRateLimits(
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

/** Reads a limit without taking from it: `allowed` says whether the next use would be. */
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

/** Returns one to a limit for a use that turned out not to count. */
export async function refundRateLimit(db: Store, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

/** Resets a limit, for example after a successful login. */
export async function clearLimit(db: Store, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

/** Removes windows that have ended; returns their number. */
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
 * Takes one from the limit of a kind of letter per mailbox: plus addresses share it, and no address is stored with it.
 *
 * @returns whether one more may be written
 */
export async function consumeMailboxLimit(
  db: Store,
  kind: string,
  email: string,
  limit: Limit,
): Promise<boolean> {
  const mailbox = createHmac('sha256', await readSecret(db, 'recipients'))
    .update(mailboxOf(email))
    .digest('base64url')
  return (await consumeRateLimit(db, `${kind}:${mailbox}`, limit)).allowed
}

/**
 * Takes one from a limit.
 *
 * @param message used once the limit is used up
 * @throws Failure `too_many` with that message
 */
export async function consumeRateLimitOrFail(
  store: Store,
  key: string,
  limit: Limit,
  message: string,
): Promise<void> {
  const state = await consumeRateLimit(store, key, limit)
  if (!state.allowed)
    throw new Failure('too_many', message, { retryAfter: secondsUntilReset(state, limit.now) })
}

/**
 * Returns how long a used-up limit lasts, for `retry-after`: in whole seconds, at least one.
 *
 * @param now epoch milliseconds
 */
export function secondsUntilReset({ resetTime }: Pick<LimitState, 'resetTime'>, now: number): number {
  return Math.max(1, Math.ceil((Date.parse(resetTime) - now) / SECOND))
}
