import type { Selectable } from 'kysely'
import type { ContentKind } from '../../../domain/items/status.ts'
import { LETTERS_KEPT_MS } from '../../../domain/mail/delivery.ts'
import { ANSWER_DELAY_MS } from '../../../domain/notes/note-rules.ts'
import type { Database, Store } from '../schema.ts'
import { enqueueLetter } from './outbox.ts'

type AnsweredNote = Pick<
  Selectable<Database['notes']>,
  'id' | 'state' | 'email' | 'created_at' | 'answer' | 'answer_by_mail' | 'answer_letter_id'
>

/**
 * Writes the answer's letter, once, to a reader who left an address: when it is published or sent by mail alone.
 * Withdrawing the answer or its publication also withdraws a letter not yet sent.
 */
export async function syncAnswerLetter(transaction: Store, note: AnsweredNote, now: string): Promise<void> {
  const goes = note.answer !== null && (note.state === 'published' || note.answer_by_mail === 1)
  if (!goes) return withdrawLetter(transaction, note)
  if (note.email === null || (await hasLetter(transaction, note, now))) return
  const not_before = new Date(Date.parse(now) + ANSWER_DELAY_MS).toISOString()
  const answer_letter_id = await enqueueLetter(
    transaction,
    { kind: 'note_answer', to: note.email, data: {}, note_id: note.id, not_before },
    now,
  )
  await transaction.updateTable('notes').set({ answer_letter_id }).where('id', '=', note.id).execute()
}

/** Writes the answers whose letters were cancelled while their item was in the trash, once it is restored. */
export async function syncAnswerLettersOfItem(
  transaction: Store,
  { kind, itemId, now }: { kind: ContentKind; itemId: number; now: string },
): Promise<void> {
  const notes = await selectAnswered(transaction)
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .execute()
  for (const note of notes) await syncAnswerLetter(transaction, note, now)
}

/** The same for notes that left the trash in another way. */
export async function syncAnswerLettersOfNotes(
  transaction: Store,
  ids: readonly number[],
  now: string,
): Promise<void> {
  for (const id of ids) {
    const note = await selectAnswered(transaction).where('id', '=', id).executeTakeFirst()
    if (note) await syncAnswerLetter(transaction, note, now)
  }
}

function selectAnswered(db: Store) {
  return db
    .selectFrom('notes')
    .select(['id', 'state', 'email', 'created_at', 'answer', 'answer_by_mail', 'answer_letter_id'])
    .where('answer_letter_id', 'is not', null)
}

async function withdrawLetter(transaction: Store, { id, answer_letter_id }: AnsweredNote): Promise<void> {
  if (answer_letter_id === null) return
  const called = await transaction
    .deleteFrom('outbox')
    .where('id', '=', answer_letter_id)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()
  if (called.length > 0)
    await transaction.updateTable('notes').set({ answer_letter_id: null }).where('id', '=', id).execute()
}

/** A cancelled letter does not count. Neither does one missing from the outbox, unless it may have been sent and pruned. */
async function hasLetter(
  transaction: Store,
  { answer_letter_id, created_at }: AnsweredNote,
  now: string,
): Promise<boolean> {
  if (answer_letter_id === null) return false
  const letter = await transaction
    .selectFrom('outbox')
    .select('state')
    .where('id', '=', answer_letter_id)
    .executeTakeFirst()
  if (letter) return letter.state !== 'cancelled'
  return Date.parse(created_at) < Date.parse(now) - LETTERS_KEPT_MS
}
