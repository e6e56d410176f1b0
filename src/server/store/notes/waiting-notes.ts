import { sql } from 'kysely'
import type { NoteInLetter } from '../../../domain/mail/letters.ts'
import { AT_ONCE_RATE } from '../../../domain/notes/note-rules.ts'
import { enqueueLetter } from '../mail/outbox.ts'
import { consumeRateLimit, refundRateLimit } from '../rate-limits.ts'
import { countRows } from '../rows.ts'
import type { Store } from '../schema.ts'

const SHOWN = 2
/** The key of the limit of immediate letters about notes. */
const LETTERS = 'notes-letter'

/** Reads the waiting notes for the letter; null when there are none. */
export async function readWaitingNotes(
  db: Store,
): Promise<{ notes: NoteInLetter[]; total: number; spam: number } | null> {
  const waiting = db
    .selectFrom('notes')
    .where('notes.state', '=', 'waiting')
    .where(({ or, eb }) => or([eb('notes.answer', 'is', null), eb('notes.answer_by_mail', '=', 0)]))
  const total = await countRows(waiting)
  if (total === 0) return null
  const rows = await waiting
    .leftJoin('articles', (join) =>
      join.onRef('articles.id', '=', 'notes.item_id').on('notes.kind', '=', 'article'),
    )
    .leftJoin('recipes', (join) =>
      join.onRef('recipes.id', '=', 'notes.item_id').on('notes.kind', '=', 'recipe'),
    )
    .select(['notes.note_kind as kind', 'notes.name', 'notes.text'])
    .select(sql<string>`coalesce(articles.title, recipes.title, '')`.as('title'))
    .orderBy('notes.created_at', 'desc')
    .orderBy('notes.id', 'desc')
    .limit(SHOWN)
    .execute()
  const spam = await countRows(db.selectFrom('notes').where('state', '=', 'spam'))
  return { notes: rows, total, spam }
}

/** Writes the coach's letter about waiting notes, unless one is in the outbox; its content is read at sending time. */
export async function enqueueWaitingLetter(
  transaction: Store,
  to: string,
  now: string,
  not_before = now,
): Promise<boolean> {
  const onItsWay = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'notes_waiting')
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .executeTakeFirst()
  if (onItsWay) return false
  await enqueueLetter(transaction, { kind: 'notes_waiting', to, data: {}, not_before }, now)
  return true
}

/** Notifies the coach of a note immediately; of very many in an hour a few letters report several each. */
export async function notifyNow(transaction: Store, to: string, now: string): Promise<boolean> {
  // Taken before the outbox is read, so that of two concurrent notes one waits for the other's letter.
  const { allowed, resetTime } = await consumeRateLimit(transaction, LETTERS, {
    ...AT_ONCE_RATE,
    now: Date.parse(now),
  })
  const isWritten = await enqueueWaitingLetter(transaction, to, now, allowed ? now : resetTime)
  if (!isWritten) await refundRateLimit(transaction, LETTERS)
  return isWritten
}
