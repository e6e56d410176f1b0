import {
  isRenewalDue,
  isSessionAlive,
  KNOWN_DEVICE_LIFE_MS,
  MAX_KNOWN_DEVICES,
  SESSION_IDLE_MS,
  SESSION_LIFE_MS,
} from '../../../domain/auth/session-times.ts'
import { findStorageTrouble } from '../../error-causes.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'
import { hashToken, makeToken } from './secrets.ts'

export interface Session {
  id: number
}

/** Where a session was begun. */
export interface SessionOrigin {
  userAgent?: string | null
  /** An already truncated address. */
  place?: string | null
}

export interface StoredSession {
  id: number
  user_agent: string | null
  place: string | null
  created_at: string
  last_used_at: string
}

/**
 * Begins a session.
 *
 * @returns its token, which only the cookie contains: the store has its hash
 */
export async function createSession(
  db: Store,
  now: number,
  { userAgent = null, place = null }: SessionOrigin = {},
): Promise<{ id: number; token: string }> {
  const token = makeToken()
  const time = toStoredTime(now)
  const { id } = await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      created_at: time,
      last_used_at: time,
      user_agent: userAgent,
      place,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}

/** Finds a token's valid session and renews it; null when there is none or it has expired. */
export async function findAndRenewSession(db: Store, token: string, now: number): Promise<Session | null> {
  const session = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!session || !isSessionAlive(session, now)) return null
  if (isRenewalDue(session, now)) await renewSession(db, session, now)
  return { id: session.id }
}

/** On a full disk the session continues unrenewed: the coach has to log in to free space. */
async function renewSession(
  db: Store,
  { id, last_used_at }: { id: number; last_used_at: string },
  now: number,
): Promise<void> {
  try {
    await db
      .updateTable('sessions')
      .set({ last_used_at: toStoredTime(now) })
      .where('id', '=', id)
      .where('last_used_at', '=', last_used_at)
      .execute()
  } catch (error) {
    if (findStorageTrouble(error) !== 'full') throw error
  }
}

/** Records that the password was confirmed in a session. */
export async function confirmSession(db: Store, id: number, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: toStoredTime(now) })
    .where('id', '=', id)
    .execute()
}

/** Whether the password was confirmed in a session since a time, in epoch milliseconds. */
export async function isConfirmedSince(db: Store, id: number, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('confirmed_at', '>=', toStoredTime(since))
    .executeTakeFirst()
  return row !== undefined
}

export async function endSession(db: Store, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

/** Lists the valid sessions, the last used first. */
export async function listSessions(db: Store, now: number): Promise<StoredSession[]> {
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'place', 'created_at', 'last_used_at'])
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return sessions.filter((session) => isSessionAlive(session, now))
}

export async function endSessionById(db: Store, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

export async function endOtherSessions(db: Store, id: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('id', '!=', id).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Ends every session, as a new password does; returns their number. */
export async function endAllSessions(db: Store): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Removes expired sessions; returns their number. */
export async function pruneSessions(db: Store, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('last_used_at', '<=', toStoredTime(now - SESSION_IDLE_MS)),
        row('created_at', '<=', toStoredTime(now - SESSION_LIFE_MS)),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Finds the id of a token's known device; null when it is unknown or forgotten. */
export async function findKnownDevice(db: Store, token: string, now: number): Promise<number | null> {
  const row = await db
    .selectFrom('known_devices')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('last_login_at', '>', toStoredTime(now - KNOWN_DEVICE_LIFE_MS))
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Remembers a browser after a login, replacing its earlier record. When there are too many, those with the oldest login
 * are forgotten.
 *
 * @param former the token it had, if any
 * @returns its token, which only its cookie contains: the store has the hash
 */
export async function rememberDevice(db: Store, former: string | null, now: number): Promise<string> {
  const token = makeToken()
  if (former !== null) {
    await db.deleteFrom('known_devices').where('token_hash', '=', hashToken(former)).execute()
  }
  await db
    .insertInto('known_devices')
    .values({ token_hash: hashToken(token), last_login_at: toStoredTime(now) })
    .execute()
  const kept = await db
    .selectFrom('known_devices')
    .select('id')
    .orderBy('last_login_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_KNOWN_DEVICES)
    .execute()
  await db
    .deleteFrom('known_devices')
    .where(
      'id',
      'not in',
      kept.map(({ id }) => id),
    )
    .execute()
  return token
}

/** Forgets every known device: each has to log in like an unknown browser again. */
export async function deleteKnownDevices(db: Store): Promise<void> {
  await db.deleteFrom('known_devices').execute()
}

/** Removes expired known devices. */
export async function pruneKnownDevices(db: Store, now: number): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('last_login_at', '<=', toStoredTime(now - KNOWN_DEVICE_LIFE_MS))
    .execute()
}
