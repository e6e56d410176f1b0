import type { ContentKind } from '../../../domain/items/status.ts'
import { findHeldReason } from '../../../domain/notes/held-apart.ts'
import type { NoteKind, NoteState } from '../../../domain/notes/note-rules.ts'
import type { Store } from '../schema.ts'
import { tableOf } from '../tables/item-tables.ts'
import { inTransaction } from '../transaction.ts'
import { fingerprintKey, linkHashOf, noteSearchKey } from './add-note.ts'
import { lockNote } from './change-note.ts'

/** A note as its author sees it at the private link. */
export interface OwnNote {
  id: number
  kind: ContentKind
  note_kind: NoteKind
  state: NoteState
  name: string
  email: string | null
  text: string
  rating: number | null
  created_at: string
  published_at: string | null
  helpful: number
  answer: string | null
  answered_at: string | null
  answer_by_mail: 0 | 1
  item: { title: string; slug: string }
}

export type FoundOwnNote =
  | { kind: 'found'; note: OwnNote }
  | { kind: 'gone'; at: string }
  | { kind: 'missing' }

/** Finds the note of a private link, or when it was deleted. */
export async function findOwnNote(db: Store, token: string): Promise<FoundOwnNote> {
  const link_hash = linkHashOf(token)
  if (link_hash === null) return { kind: 'missing' }
  const row = await db
    .selectFrom('notes')
    .select(['id', 'kind', 'item_id', 'note_kind', 'state', 'name', 'email', 'text', 'rating'])
    .select(['created_at', 'published_at', 'helpful', 'answer', 'answered_at', 'answer_by_mail'])
    .where('link_hash', '=', link_hash)
    .executeTakeFirst()
  if (!row) {
    const gone = await db
      .selectFrom('gone_notes')
      .select('at')
      .where('link_hash', '=', link_hash)
      .executeTakeFirst()
    return gone ? { kind: 'gone', at: gone.at } : { kind: 'missing' }
  }
  const item = await db
    .selectFrom(tableOf(row.kind))
    .select(['title', 'slug'])
    .where('id', '=', row.item_id)
    .executeTakeFirst()
  return item ? { kind: 'found', note: { ...row, item } } : { kind: 'missing' }
}

/**
 * Corrects the reader's own note while it waits.
 *
 * @returns false when it has been read meanwhile, or is deleted
 */
export async function changeOwnNote(
  db: Store,
  id: number,
  { name, text }: { name: string; text: string },
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const note = await lockNote(transaction, id)
    if (!note || !isOpenToChange(note)) return false
    const held = note.held ?? findHeldReason({ name, text }, false)
    await transaction
      .updateTable('notes')
      .set({
        name,
        text,
        held,
        state: held === null ? 'waiting' : 'spam',
        fingerprint: fingerprintKey(text),
        search_key: noteSearchKey({ name, text, email: note.email }),
      })
      .where('id', '=', id)
      .execute()
    return true
  })
}

/** Whether it waits unanswered; for its author a note held apart is waiting too. */
export function isOpenToChange({ state, answer }: { state: NoteState; answer: string | null }): boolean {
  return state !== 'published' && answer === null
}
