import { notesAddress } from '../../../domain/notes/note-rules.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { recordPageChange } from '../page-changes.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'
import { isVisibleSql, tableOf } from '../tables/item-tables.ts'
import { inTransaction } from '../transaction.ts'

interface Help {
  noteId: number
  visitor: string
  /** False withdraws the vote. */
  helped: boolean
  now: string
}

/**
 * Stores or withdraws a visitor's "helpful" vote on a published note, one per visitor.
 *
 * @returns the paths to invalidate; null when readers cannot see such a note
 */
export async function setHelpful(
  db: Store,
  { noteId, visitor, helped, now }: Help,
): Promise<string[] | null> {
  return inTransaction(db, async (transaction) => {
    await dialectOf(transaction).lockRow(transaction, 'notes', noteId)
    const note = await transaction
      .selectFrom('notes')
      .select(['kind', 'item_id'])
      .where('id', '=', noteId)
      .where('state', '=', 'published')
      .executeTakeFirst()
    if (!note) return null
    const { kind, item_id } = note
    const item = await transaction
      .selectFrom(tableOf(kind))
      .select('id')
      .where('id', '=', item_id)
      .where(isVisibleSql(tableOf(kind), now))
      .executeTakeFirst()
    if (!item) return null
    const changed = helped
      ? await transaction
          .insertInto('note_helps')
          .values({ note_id: noteId, visitor, kind, item_id, at: toStoredTime(now) })
          .onConflict((conflict) => conflict.doNothing())
          .returning('note_id')
          .execute()
      : await transaction
          .deleteFrom('note_helps')
          .where('note_id', '=', noteId)
          .where('visitor', '=', visitor)
          .returning('note_id')
          .execute()
    if (changed.length === 0) return []
    await countHelps(transaction, noteId)
    const paths = [notesAddress(kind, item_id)]
    await recordPageChange(transaction, paths, now)
    return paths
  })
}

/** Imported notes have no helpful votes here, so that the marks are the whole number. */
async function countHelps(transaction: Store, noteId: number): Promise<void> {
  await transaction
    .updateTable('notes')
    .set(({ selectFrom }) => ({
      helpful: selectFrom('note_helps')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('note_helps.note_id', '=', 'notes.id'),
    }))
    .where('id', '=', noteId)
    .execute()
}
