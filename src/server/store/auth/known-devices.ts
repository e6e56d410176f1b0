import { KNOWN_DEVICE_LIFE_MS, MAX_KNOWN_DEVICES } from '../../../domain/auth/session-times.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-time.ts'
import { hashToken, makeToken } from './secrets.ts'

/** The id of the browser a token belongs to; null when it is not known, any more or at all. */
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
 * Remembers a browser after a login, in the place of what was known of it before. Those whose
 * last login is longest ago are forgotten when there are too many.
 *
 * @param former the token it had, if any
 * @returns its token, which only its cookie keeps: the store has the hash
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

/** Forgets every browser: each has to log in among strangers again. */
export async function forgetDevices(db: Store): Promise<void> {
  await db.deleteFrom('known_devices').execute()
}

/** Removes those whose time is over. */
export async function pruneKnownDevices(db: Store, now: number): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('last_login_at', '<=', toStoredTime(now - KNOWN_DEVICE_LIFE_MS))
    .execute()
}
