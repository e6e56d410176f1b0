import { NOTE_KEPT_MS } from '../../../domain/notes/note-rules.ts'
import { DAY } from '../../../domain/time/durations.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-time.ts'
import { SYSTEM_ACTOR } from '../write-context.ts'
import { noteSearchKey } from './add-note.ts'
import { deleteNotes } from './delete-notes.ts'

/** So many at most in one statement. */
const AT_ONCE = 200
/** Longer than any backup lies about. */
const GONE_KEPT_MS = 400 * DAY

/**
 * Deletes what has waited or been held apart for its time, and forgets addresses whose answer is as old (NOTE-KEEP-1).
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
