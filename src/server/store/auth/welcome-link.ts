import { z } from 'zod'
import { WELCOME_LIFE_MS } from '../../../domain/auth/admin-paths.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'
import { findSecret, hashToken, makeToken, writeSecret } from './secrets.ts'

/** Name of the secret with the hash of the only link. */
const NAME = 'welcome-link'

const linkSchema = z.object({ hash: z.string(), expires_at: z.string() })

/** A link that still works. */
export interface WelcomeLink {
  expiresAt: string
}

/** Makes the link's token, replacing an earlier one. Only its hash is stored. */
export async function makeWelcomeToken(db: Store, now: string): Promise<string> {
  const token = makeToken()
  const link = { hash: hashToken(token), expires_at: toStoredTime(Date.parse(now) + WELCOME_LIFE_MS) }
  await writeSecret(db, NAME, JSON.stringify(link))
  return token
}

/** Finds a token's link; null for one that is used up, expired or unknown. */
export async function findWelcomeLink(db: Store, token: string, now: string): Promise<WelcomeLink | null> {
  const link = await readLink(db)
  const works = link !== null && link.hash === hashToken(token) && link.expires_at > toStoredTime(now)
  return works ? { expiresAt: link.expires_at } : null
}

/** Revokes the link. */
export async function revokeWelcomeLink(db: Store): Promise<void> {
  await db.deleteFrom('secrets').where('name', '=', NAME).execute()
}

/** Whether there is a link that still works. */
export async function hasWelcomeLink(db: Store, now: string): Promise<boolean> {
  const link = await readLink(db)
  return link !== null && link.expires_at > toStoredTime(now)
}

/** Whether a link was made and not used: the next start prints none. */
export async function wasWelcomeLinkMade(db: Store): Promise<boolean> {
  return (await readLink(db)) !== null
}

/** Uses the link up; false, with nothing changed, when another request was first. */
export async function consumeWelcomeToken(db: Store, token: string): Promise<boolean> {
  const value = await findSecret(db, NAME)
  if (value === null || readValue(value).hash !== hashToken(token)) return false
  const row = await db
    .deleteFrom('secrets')
    .where('name', '=', NAME)
    .where('value', '=', value)
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

async function readLink(db: Store): Promise<z.infer<typeof linkSchema> | null> {
  const value = await findSecret(db, NAME)
  return value === null ? null : readValue(value)
}

function readValue(value: string): z.infer<typeof linkSchema> {
  return linkSchema.parse(JSON.parse(value))
}
