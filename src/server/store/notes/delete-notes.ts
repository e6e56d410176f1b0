import { NOTE_KEPT_MS, notesAddress } from '../../../domain/notes/note-rules.ts'
import { DAY } from '../../../domain/time/durations.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { moveImageToTrash } from '../images/image-trash.ts'
import { recordPageChange } from '../page-changes.ts'
import { inParts } from '../rows.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'
import { inTransaction } from '../transaction.ts'
import { beginPurge } from '../trash/trash.ts'
import { SYSTEM_ACTOR, type WriteContext } from '../write-context.ts'
import { noteSearchKey } from './add-note.ts'
import { removeNoteVotes } from './note-votes.ts'

export interface DeletedNotes {
  count: number
  /** The pages to invalidate. */
  paths: string[]
  /** The ids of their images, which are being purged: `purgeTrashed`. */
  pictures: string[]
}

/** Deletes notes for good: text, answer, stars, address, letters and image. From now on their private links say so. */
export async function deleteNotes(
  db: Store,
  ids: readonly number[],
  context: WriteContext,
): Promise<DeletedNotes> {
  const { now } = context
  if (ids.length === 0) return { count: 0, paths: [], pictures: [] }
  return inTransaction(db, async (transaction) => {
    // Taken before any row lock, as in every change or deletion of an image.
    await dialectOf(transaction).lockName(transaction, 'images')
    const gone = await transaction
      .deleteFrom('notes')
      .where('id', 'in', ids)
      .returning(['id', 'kind', 'item_id', 'state', 'rating', 'picture', 'link_hash'])
      .execute()
    const goneIds = gone.map(({ id }) => id)
    if (goneIds.length === 0) return { count: 0, paths: [], pictures: [] }
    await transaction.deleteFrom('note_helps').where('note_id', 'in', goneIds).execute()
    await recordDeletedNotes(transaction, gone, now)
    const pictures = gone.flatMap(({ picture }) => (picture === null ? [] : [picture]))
    await purgePictures(transaction, pictures, now)
    const paths = [
      ...(await removeNoteVotes(transaction, gone)),
      ...gone.flatMap(({ state, kind, item_id }) =>
        state === 'published' ? [notesAddress(kind, item_id)] : [],
      ),
    ]
    const shown = [...new Set(paths)].sort()
    await writeAuditEntry(transaction, context, {
      action: 'note_deleted',
      resource: 'note',
      resourceId: goneIds.length === 1 ? goneIds[0] : undefined,
      details: { notes: goneIds.length },
    })
    await recordPageChange(transaction, shown, now)
    return { count: goneIds.length, paths: shown, pictures }
  })
}

/** Records that notes were deleted for good, and deletes the letters about them, with their recipients' addresses. */
export async function recordDeletedNotes(
  transaction: Store,
  notes: readonly { id: number; link_hash: string }[],
  now: string,
): Promise<void> {
  for (const part of inParts(notes)) {
    const ids = part.map(({ id }) => id)
    await transaction.deleteFrom('outbox').where('note_id', 'in', ids).execute()
    await transaction
      .insertInto('gone_notes')
      .values(part.map(({ link_hash }) => ({ link_hash, at: toStoredTime(now) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Marks images as being purged: not served, not restorable; the clean-up removes their files at the latest. */
export async function purgePictures(
  transaction: Store,
  publicIds: readonly string[],
  now: string,
): Promise<void> {
  for (const public_id of publicIds) {
    const image = await transaction
      .selectFrom('images')
      .select('alt')
      .where('public_id', '=', public_id)
      .executeTakeFirst()
    if (!image) continue
    await moveImageToTrash(transaction, { public_id, alt: image.alt }, now)
    await beginPurge(transaction, 'image', public_id)
  }
}

/** Maximum per statement. */
const AT_ONCE = 200
/** Longer than any backup is kept. */
const GONE_KEPT_MS = 400 * DAY

/**
 * Deletes notes that waited or were held apart for their time, and addresses whose answer is as old (NOTE-KEEP-1).
 *
 * @param now epoch milliseconds
 */
export async function pruneNotes(db: Store, now: number): Promise<void> {
  const before = toStoredTime(now - NOTE_KEPT_MS)
  for (;;) {
    const rows = await db
      .selectFrom('notes')
      .select('id')
      .where('state', 'in', ['waiting', 'spam'])
      .where('created_at', '<=', before)
      .limit(AT_ONCE)
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) break
    await deleteNotes(db, ids, { now: toStoredTime(now), actor: SYSTEM_ACTOR })
  }
  await forgetAddresses(db, before)
  await db
    .deleteFrom('gone_notes')
    .where('at', '<=', toStoredTime(now - GONE_KEPT_MS))
    .execute()
}

async function forgetAddresses(db: Store, before: string): Promise<void> {
  const rows = await db
    .selectFrom('notes')
    .select(['id', 'name', 'text'])
    .where('email', 'is not', null)
    .where('answered_at', '<=', before)
    .limit(AT_ONCE)
    .execute()
  for (const { id, name, text } of rows)
    await db
      .updateTable('notes')
      .set({ email: null, search_key: noteSearchKey({ name, text, email: null }) })
      .where('id', '=', id)
      .execute()
}
