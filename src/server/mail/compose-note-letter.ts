import type { LetterProps } from '../../domain/mail/letters.ts'
import { notesPath } from '../../domain/notes/note-letters.ts'
import { firstWordOf, NOTE_KEPT_MS } from '../../domain/notes/note-rules.ts'
import type { Store } from '../store/database.ts'
import type { ClaimedLetter } from '../store/mail/outbox.ts'
import { noteToken } from '../store/notes/note-links.ts'
import { readWaitingNotes } from '../store/notes/waiting-notes.ts'
import { tableOf } from '../store/tables/item-tables.ts'

const INBOX = '/admin/notes'

interface Options {
  store: Store
  siteUrl: string
  coachEmail: string
}

/** A letter about notes, as the store says when its turn comes; null when it is not needed any more. */
export async function prepareNoteLetter(
  { store, siteUrl, coachEmail }: Options,
  { kind, note_id, to }: ClaimedLetter,
): Promise<{ props: LetterProps; replyTo?: string } | null> {
  if (kind === 'notes_waiting') {
    const waiting = await readWaitingNotes(store)
    return waiting && { props: { kind, ...waiting, notes_url: `${siteUrl}${INBOX}` } }
  }
  const props = note_id === null ? null : await prepareAnswer(store, siteUrl, note_id, to)
  return props && { props, replyTo: coachEmail }
}

/** Only to the address that was left with the note, and only while there is an answer. */
async function prepareAnswer(
  store: Store,
  siteUrl: string,
  noteId: number,
  to: string,
): Promise<LetterProps | null> {
  const note = await store.selectFrom('notes').selectAll().where('id', '=', noteId).executeTakeFirst()
  if (!note || note.answer === null || note.answered_at === null || note.email !== to) return null
  const isPublic = note.answer_by_mail === 0
  if (isPublic && note.state !== 'published') return null
  const item = await store
    .selectFrom(tableOf(note.kind))
    .select(['title', 'slug'])
    .where('id', '=', note.item_id)
    .executeTakeFirst()
  if (!item) return null
  const step = note.place === 'step' && note.place_index !== null ? `step ${note.place_index + 1}` : null
  return {
    kind: 'note_answer',
    first_name: firstWordOf(note.name),
    note_kind: note.note_kind,
    title: item.title,
    place: note.place === 'ingredient' ? note.place_text : step,
    note: note.text,
    answer: note.answer,
    page_url: isPublic ? `${siteUrl}${notesPath(note.kind, item.slug)}` : null,
    note_url: `${siteUrl}/notes/${await noteToken(store, note.link_nonce)}`,
    forgotten_at: new Date(Date.parse(note.answered_at) + NOTE_KEPT_MS).toISOString(),
  }
}
