import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { ExportedNote } from '../../../domain/export/exported-notes.ts'
import type { ImportedNote } from '../../../domain/import/imported-note.ts'
import { kindsFor, notesAddress } from '../../../domain/notes/note-rules.ts'
import { normalizeEmail } from '../../../domain/text/email-address.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import { readSecret } from '../auth/secrets.ts'
import { recordPageChange } from '../page-changes.ts'
import { inParts } from '../rows.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'
import { inTransaction } from '../transaction.ts'
import type { WriteContext } from '../write-context.ts'
import { fingerprintKey, type NoteTarget, newNoteLink, noteSearchKey } from './add-note.ts'
import { applyNoteVote } from './note-votes.ts'

export async function listNotesForExport(db: Store): Promise<ExportedNote[]> {
  const rows = await db
    .selectFrom('notes')
    .leftJoin('articles', (join) =>
      join.onRef('articles.id', '=', 'notes.item_id').on('notes.kind', '=', 'article'),
    )
    .leftJoin('recipes', (join) =>
      join.onRef('recipes.id', '=', 'notes.item_id').on('notes.kind', '=', 'recipe'),
    )
    .select(['notes.id', 'notes.kind as under', 'notes.note_kind as kind', 'notes.state', 'notes.name'])
    .select(['notes.email', 'notes.text', 'notes.place_text as place', 'notes.rating', 'notes.picture'])
    .select(['notes.created_at', 'notes.published_at', 'notes.helpful', 'notes.answer'])
    .select(['notes.answered_at', 'notes.answer_by_mail'])
    .select(sql<string>`coalesce(articles.slug, recipes.slug, '')`.as('slug'))
    .orderBy('notes.id')
    .execute()
  return rows.map(({ id, under, slug, kind, answer_by_mail, ...rest }) => ({
    id,
    under,
    slug,
    kind,
    ...rest,
    answer_by_mail: answer_by_mail === 1,
  }))
}

/**
 * Imports another site's comments under an item, already published; existing ones are unchanged. Of an address only a
 * hash is stored, so that one visitor's stars count once.
 *
 * @returns the number of new ones, and the pages to invalidate
 */
export async function importNotes(
  db: Store,
  { kind, itemId }: NoteTarget,
  notes: readonly ImportedNote[],
  context: WriteContext,
): Promise<{ added: number; paths: string[] }> {
  if (notes.length === 0) return { added: 0, paths: [] }
  const now = toStoredTime(context.now)
  const secret = await readSecret(db, 'visitor')
  return inTransaction(db, async (transaction) => {
    const paths = new Set<string>()
    let added = 0
    for (const note of notes) {
      const rating = kind === 'recipe' ? note.rating : null
      const wanted = note.kind ?? (rating === null ? 'question' : 'cooked')
      const visitor = visitorOf(secret, note)
      const created_at = toStoredTime(note.created_at)
      const row = await transaction
        .insertInto('notes')
        .values({
          kind,
          item_id: itemId,
          note_kind: kindsFor(kind).includes(wanted) ? wanted : 'question',
          state: 'published',
          held: null,
          name: note.name,
          email: null,
          text: note.text,
          rating,
          visitor,
          created_at,
          published_at: created_at,
          answer: note.answer?.text ?? null,
          answered_at: note.answer && toStoredTime(note.answer.answered_at),
          fingerprint: fingerprintKey(note.text),
          ...(await newNoteLink(transaction)),
          origin: note.origin,
          search_key: noteSearchKey({ name: note.name, text: note.text, email: null }),
        })
        .onConflict((conflict) => conflict.column('origin').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!row) continue
      added += 1
      const vote = { id: row.id, kind, item_id: itemId, state: 'published', visitor, rating, created_at }
      for (const path of await applyNoteVote(transaction, vote)) paths.add(path)
    }
    if (added === 0) return { added, paths: [] }
    paths.add(notesAddress(kind, itemId))
    const details = { notes: added }
    const entry = { action: 'notes_imported', resource: kind, resourceId: itemId, details }
    await writeAuditEntry(transaction, context, entry)
    const touched = [...paths].sort()
    await recordPageChange(transaction, touched, now)
    return { added, paths: touched }
  })
}

/** Finds which of these were imported before. */
export async function findNoteOrigins(db: Store, origins: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (const part of inParts(origins)) {
    const rows = await db.selectFrom('notes').select('origin').where('origin', 'in', part).execute()
    for (const { origin } of rows) if (origin !== null) known.add(origin)
  }
  return known
}

function visitorOf(secret: string, { email, origin }: ImportedNote): string {
  const who = email === '' ? ['note', origin] : ['email', normalizeEmail(email)]
  return `import:${createHmac('sha256', secret).update(JSON.stringify(who)).digest('base64url')}`
}
