import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { ContentKind } from '../../../domain/items/status.ts'
import { findHeldReason, isDistinctive, noteFingerprint } from '../../../domain/notes/held-apart.ts'
import type { NoteInput } from '../../../domain/notes/note-input.ts'
import { type HeldReason, REPEATED_MS } from '../../../domain/notes/note-rules.ts'
import { joinSearchKeys } from '../../../domain/text/search-key.ts'
import { hashToken, readSecret } from '../auth/secrets.ts'
import { type NewImage, saveImage } from '../images/images.ts'
import type { NewPlace } from '../items/note-anchors.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'

const SECRET = 'notes'
const NONCE_BYTES = 16
/** The length of 32 bytes in base64url; anything else is not a token. */
const TOKEN = /^[\w-]{43}$/

/** Makes the nonce of a new note's private link, and the hash that identifies it. */
export async function newNoteLink(db: Store): Promise<{ link_nonce: string; link_hash: string }> {
  const link_nonce = randomBytes(NONCE_BYTES).toString('base64url')
  return { link_nonce, link_hash: hashToken(await noteToken(db, link_nonce)) }
}

/** Returns a note link's secret part, derived from the site's secret: only its hash is stored, yet letters contain it. */
export async function noteToken(db: Store, nonce: string): Promise<string> {
  const secret = await readSecret(db, SECRET)
  return createHmac('sha256', secret).update(`note:${nonce}`).digest('base64url')
}

/** Returns the hash that finds a token's note; null for a malformed token. */
export function linkHashOf(token: string): string | null {
  return TOKEN.test(token) ? hashToken(token) : null
}

export interface NoteTarget {
  kind: ContentKind
  itemId: number
}

interface NewNote {
  target: NoteTarget
  input: NoteInput
  place: NewPlace | null
  visitor: string
  image: NewImage | null
  now: string
}

/** A stored note: its id, the secret part of its private link, and the reason if it is held apart. */
export interface AddedNote {
  id: number
  token: string
  held: HeldReason | null
}

/**
 * Finds the same note of the same visitor, resent because no answer had arrived: it is still waiting, so that no other
 * visitor has read its text, and knowing it proves the author. Null for a new one.
 */
export async function findSameNote(
  db: Store,
  { target, input, visitor, now }: Pick<NewNote, 'target' | 'input' | 'visitor' | 'now'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('notes')
    .select('link_nonce')
    .where('kind', '=', target.kind)
    .where('item_id', '=', target.itemId)
    .where('visitor', '=', visitor)
    .where('fingerprint', '=', fingerprintKey(input.text))
    .where('text', '=', input.text)
    .where('name', '=', input.name)
    .where('state', '=', 'waiting')
    .where('created_at', '>', since(now))
    .executeTakeFirst()
  return row ? noteToken(db, row.link_nonce) : null
}

/** Stores a reader's note for the coach to read, with its image; inside the transaction that counts it. */
export async function addNote(
  transaction: Store,
  { target, input, place, visitor, image, now }: NewNote,
): Promise<AddedNote> {
  const { name, email, text, kind, rating = null } = input
  const held = findHeldReason(input, await isRepeated(transaction, text, now))
  const link = await newNoteLink(transaction)
  if (image) await saveImage(transaction, image)
  const { id } = await transaction
    .insertInto('notes')
    .values({
      kind: target.kind,
      item_id: target.itemId,
      note_kind: kind,
      state: held === null ? 'waiting' : 'spam',
      held,
      name,
      email,
      text,
      ...(place ?? { place: null, place_index: null, place_text: null }),
      rating,
      visitor,
      picture: image?.public_id ?? null,
      created_at: toStoredTime(now),
      fingerprint: fingerprintKey(text),
      ...link,
      search_key: noteSearchKey({ name, text, email }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token: await noteToken(transaction, link.link_nonce), held }
}

/** Returns the text the inbox's search looks through. */
export function noteSearchKey({
  name,
  text,
  email,
}: {
  name: string
  text: string
  email: string | null
}): string {
  return joinSearchKeys([name, text, email ?? ''])
}

/** Returns the key that identifies the same text: short enough for an index of any database. */
export function fingerprintKey(text: string): string {
  return createHash('sha256').update(noteFingerprint(text)).digest('base64url')
}

async function isRepeated(db: Store, text: string, now: string): Promise<boolean> {
  if (!isDistinctive(noteFingerprint(text))) return false
  const row = await db
    .selectFrom('notes')
    .select('id')
    .where('fingerprint', '=', fingerprintKey(text))
    .where('created_at', '>', since(now))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

function since(now: string): string {
  return toStoredTime(Date.parse(now) - REPEATED_MS)
}
