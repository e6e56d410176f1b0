import { sql } from 'kysely'
import type { ExportedNote } from '../../../domain/export/exported-notes.ts'
import type { Store } from '../schema.ts'

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
