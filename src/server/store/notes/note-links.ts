import { createHmac, randomBytes } from 'node:crypto'
import { hashToken, readSecret } from '../auth/secrets.ts'
import type { Store } from '../schema.ts'

const SECRET = 'notes'
const NONCE_BYTES = 16
/** As long as the base64url of 32 bytes; anything else is no token. */
const TOKEN = /^[\w-]{43}$/

/** What a new note's private link is made from, and what it is known by. */
export async function newNoteLink(db: Store): Promise<{ link_nonce: string; link_hash: string }> {
  const link_nonce = randomBytes(NONCE_BYTES).toString('base64url')
  return { link_nonce, link_hash: hashToken(await noteToken(db, link_nonce)) }
}

/** The secret part of a note's private link: made from the site's secret, so that a letter can name it again although only its hash is kept. */
export async function noteToken(db: Store, nonce: string): Promise<string> {
  const secret = await readSecret(db, SECRET)
  return createHmac('sha256', secret).update(`note:${nonce}`).digest('base64url')
}

/** By what the note of a token is found; null for what is no token at all. */
export function linkHashOf(token: string): string | null {
  return TOKEN.test(token) ? hashToken(token) : null
}
