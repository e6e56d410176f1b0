import { type NoteState, notesAddress } from '../../../domain/notes/note-rules.ts'
import type { NoteChange } from '../../../domain/notes/notes-calls.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { type NewPlace, readPlace } from '../items/note-anchors.ts'
import { syncAnswerLetter } from '../mail/answer-letters.ts'
import { recordPageChange } from '../page-changes.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'
import { inTransaction } from '../transaction.ts'
import type { WriteContext } from '../write-context.ts'
import { noteSearchKey } from './add-note.ts'
import { applyNoteVote } from './note-votes.ts'

type Changed =
  | { kind: 'changed'; paths: string[] }
  | { kind: 'missing' }
  | { kind: 'invalid'; field: string; message: string }

type Row = Awaited<ReturnType<typeof lockNote>>
type StoredRow = NonNullable<Row>

const NO_ADDRESS = 'No address was left with this note, so no answer can go by mail.'
const NO_SUCH_LINE = 'That is no ingredient or step of the recipe.'
const NOT_IN_ARTICLES = 'An article has no lines to attach a note to.'

/**
 * Stores the coach's changes of a note: its state, a corrected slip, an answer, its place, whether it is pinned.
 * Omitted fields keep their value, so that a change is undone by changing back.
 */
export async function changeNote(
  db: Store,
  id: number,
  change: NoteChange,
  context: WriteContext,
): Promise<Changed> {
  const now = toStoredTime(context.now)
  return inTransaction(db, async (transaction) => {
    const before = await lockNote(transaction, id)
    if (!before) return { kind: 'missing' }
    const answer = change.answer === undefined ? before.answer : change.answer
    const byMail = change.answer_by_mail ?? before.answer_by_mail === 1
    if (change.answer_by_mail === true && answer !== null && before.email === null)
      return { kind: 'invalid', field: 'answer_by_mail', message: NO_ADDRESS }
    const place = await placeOf(transaction, before, change.place)
    if (typeof place === 'string') return { kind: 'invalid', field: 'place', message: place }

    const state = change.state ?? before.state
    const after = {
      state,
      held: heldAfter(before, state),
      published_at: state === 'published' ? (before.published_at ?? now) : null,
      ...textAfter(before, change.text),
      ...place,
      answer,
      answered_at: answer === null ? null : answer === before.answer ? before.answered_at : now,
      answer_by_mail: byMail ? (1 as const) : (0 as const),
      pinned: pinnedAfter(before, change.pinned, state),
    }
    await transaction.updateTable('notes').set(after).where('id', '=', id).execute()
    await syncAnswerLetter(transaction, { ...before, ...after }, now)
    const paths = await pathsAfter(transaction, before, { ...before, ...after })
    const action = actionOf(before, change)
    if (action !== null) await auditNote(transaction, action, before, context)
    await recordPageChange(transaction, paths, now)
    return { kind: 'changed', paths }
  })
}

/** Changes the state of the existing ones among some notes. */
export async function moveNotes(
  db: Store,
  ids: readonly number[],
  state: NoteState,
  context: WriteContext,
): Promise<{ changed: number; paths: string[] }> {
  return inTransaction(db, async (transaction) => {
    const paths = new Set<string>()
    let changed = 0
    // In a fixed order, so that two processes cannot deadlock.
    for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
      const result = await changeNote(transaction, id, { state }, context)
      if (result.kind !== 'changed') continue
      changed++
      for (const path of result.paths) paths.add(path)
    }
    return { changed, paths: [...paths].sort() }
  })
}

/** Reads a note that no other process changes until the transaction ends. */
export async function lockNote(transaction: Store, id: number) {
  await dialectOf(transaction).lockRow(transaction, 'notes', id)
  return transaction.selectFrom('notes').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A note moved out of the spam loses its reason; one moved there by the coach has the coach as reason. */
function heldAfter({ state: before, held }: StoredRow, state: NoteState) {
  if (state !== 'spam') return null
  return before === 'spam' ? held : 'coach'
}

/** An unpublished note is on no page, so it cannot be pinned. */
function pinnedAfter({ pinned }: StoredRow, wanted: boolean | undefined, state: NoteState) {
  if (state !== 'published') return 0 as const
  return (wanted ?? pinned === 1) ? (1 as const) : (0 as const)
}

function textAfter({ text: before, original_text, name, email }: StoredRow, text: string | undefined) {
  if (text === undefined || text === before) return {}
  return {
    text,
    original_text: original_text === text ? null : (original_text ?? before),
    search_key: noteSearchKey({ name, text, email }),
  }
}

/** Returns a note's new place, or why it is impossible. */
async function placeOf(
  transaction: Store,
  { kind, item_id }: StoredRow,
  place: NoteChange['place'],
): Promise<Partial<NewPlace> | { place: null; place_index: null; place_text: null } | string> {
  if (place === undefined) return {}
  if (place === null) return { place: null, place_index: null, place_text: null }
  if (kind === 'article') return NOT_IN_ARTICLES
  return (await readPlace(transaction, item_id, place)) ?? NO_SUCH_LINE
}

async function pathsAfter(transaction: Store, before: StoredRow, after: StoredRow): Promise<string[]> {
  const votes = before.state === after.state ? [] : await applyNoteVote(transaction, after)
  const isShown = before.state === 'published' || after.state === 'published'
  return [...votes, ...(isShown ? [notesAddress(after.kind, after.item_id)] : [])].sort()
}

/** Returns the action for the history; an answer takes precedence over a change of state. */
function actionOf(before: StoredRow, { state, text, answer, pinned, place }: NoteChange): string | null {
  if (answer !== undefined && answer !== null && answer !== before.answer) return 'note_answered'
  if (state !== undefined && state !== before.state) {
    if (state === 'published') return 'note_published'
    return state === 'spam' ? 'note_held' : 'note_hidden'
  }
  if (text !== undefined && text !== before.text) return 'note_corrected'
  if (answer === null && before.answer !== null) return 'note_answer_removed'
  if (pinned !== undefined && pinned !== (before.pinned === 1))
    return pinned ? 'note_pinned' : 'note_unpinned'
  return place === undefined ? null : 'note_placed'
}

/** Records an action on a note in the audit log, with the name of its author. */
export async function auditNote(
  transaction: Store,
  action: string,
  { id, name }: Pick<StoredRow, 'id' | 'name'>,
  context: WriteContext,
): Promise<void> {
  await writeAuditEntry(transaction, context, { action, resource: 'note', resourceId: id, details: { name } })
}
