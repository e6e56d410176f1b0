import { sql } from 'kysely'
import { ingredientLine } from '../../../domain/content/ingredient-line.ts'
import type { Ingredient } from '../../../domain/content/recipe.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import { insteadIn } from '../../../domain/notes/note-instead.ts'
import { type NoteState, noteDeletionTime } from '../../../domain/notes/note-rules.ts'
import { avoidableOf } from '../../../domain/notes/note-swap.ts'
import type { InboxNote, NoteList } from '../../../domain/notes/notes-calls.ts'
import { creditedSwap, ingredients } from '../json-columns.ts'
import { listDeliveriesOf } from '../mail/outbox.ts'
import { countRows } from '../rows.ts'
import type { Store } from '../schema.ts'
import { toContainsPattern } from '../stored-values.ts'
import { ITEM_TABLES } from '../tables/item-tables.ts'
import { type NoteRow, selectNotes, toShown } from './public-notes.ts'

interface InboxRequest {
  state?: NoteList | undefined
  /** Searches names, texts and addresses. */
  q?: string
  kind?: ContentKind | undefined
  item?: number | undefined
  limit: number
  page: number
}

export type NoteCounts = Record<NoteList | 'closed', number>

/** Answered by mail alone: read, and complete. */
const IS_ANSWERED = sql<boolean>`(notes.state = 'waiting' and notes.answer is not null and notes.answer_by_mail = 1)`

function isIn(list: NoteList) {
  if (list === 'answered') return IS_ANSWERED
  if (list === 'waiting') return sql<boolean>`(notes.state = 'waiting' and not ${IS_ANSWERED})`
  return sql<boolean>`notes.state = ${list}`
}

/** Lists the inbox, newest first; without a state all of it. */
export async function listInboxNotes(
  db: Store,
  { state, q = '', kind, item, limit, page }: InboxRequest,
): Promise<{ notes: InboxNote[]; total: number; counts: NoteCounts }> {
  let query = selectNotes(db)
  if (state !== undefined) query = query.where(isIn(state))
  if (kind !== undefined) query = query.where('notes.kind', '=', kind)
  if (item !== undefined) query = query.where('notes.item_id', '=', item)
  if (q.trim() !== '')
    query = query.where(sql<boolean>`notes.search_key like ${toContainsPattern(q)} escape '\\'`)
  const total = await countRows(query)
  const rows = await query
    .orderBy('notes.created_at', 'desc')
    .orderBy('notes.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { notes: await toInbox(db, rows), total, counts: await countNotes(db) }
}

export async function findInboxNote(db: Store, id: number): Promise<InboxNote | null> {
  const row = await selectNotes(db).where('notes.id', '=', id).executeTakeFirst()
  const [note] = row ? await toInbox(db, [row]) : []
  return note ?? null
}

/** Counts the notes in each list of the inbox. */
export async function countNotes(db: Store): Promise<NoteCounts> {
  const rows = await db
    .selectFrom('notes')
    .select(({ fn }) => [
      sql<NoteList>`case when ${IS_ANSWERED} then 'answered' else notes.state end`.as('list'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy(sql`case when ${IS_ANSWERED} then 'answered' else notes.state end`)
    .execute()
  const counts = { waiting: 0, published: 0, spam: 0, answered: 0, closed: 0 }
  for (const { list, count } of rows) counts[list] = count
  for (const table of ITEM_TABLES) {
    counts.closed += await countRows(db.selectFrom(table).where('notes_open', '=', 0))
  }
  return counts
}

/** Lists the items whose notes are closed, with the number of published ones that stay. */
export async function listClosedItems(db: Store) {
  const found = await Promise.all(
    (['article', 'recipe'] as const).map(async (kind) => {
      const rows = await db
        .selectFrom(kind === 'article' ? 'articles' : 'recipes')
        .select(['id', 'title', 'slug'])
        .where('notes_open', '=', 0)
        .orderBy('title')
        .execute()
      const notes = await countPublished(
        db,
        kind,
        rows.map(({ id }) => id),
      )
      return rows.map((row) => ({ kind, ...row, notes: notes.get(row.id) ?? 0 }))
    }),
  )
  return found.flat()
}

async function countPublished(
  db: Store,
  kind: ContentKind,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('notes')
    .select(({ fn }) => ['item_id', fn.countAll<number>().as('count')])
    .where('kind', '=', kind)
    .where('item_id', 'in', ids)
    .where('state', '=', 'published')
    .groupBy('item_id')
    .execute()
  return new Map(rows.map(({ item_id, count }) => [item_id, count]))
}

async function toInbox(db: Store, rows: readonly NoteRow[]): Promise<InboxNote[]> {
  const items = await readItems(db, rows)
  const letters = await listDeliveriesOf(
    db,
    rows.flatMap(({ answer_letter_id }) => (answer_letter_id === null ? [] : [answer_letter_id])),
  )
  return rows.map((row): InboxNote => {
    const { lines, ...item } = items.get(`${row.kind} ${row.item_id}`) ?? { title: '', slug: '', lines: [] }
    const made = row.swap === null ? null : creditedSwap.read(row.swap)
    return {
      ...toShown(row),
      state: row.state,
      item: { kind: row.kind, id: row.item_id, ...item },
      email: row.email,
      original_text: row.original_text,
      place_text: row.place_text,
      place_line: lineOf(row, lines),
      place_gone: row.place !== null && row.place_index === null,
      ...swapOf(row, lines),
      made_swap: made && { avoid: made.avoid, ingredient: made.ingredient, with: made.with, note: made.note },
      made_of: made?.of ?? null,
      published_at: row.published_at,
      answer: row.answer,
      answered_at: row.answered_at,
      answer_by_mail: row.answer_by_mail === 1,
      letter: row.answer_letter_id === null ? null : (letters.get(row.answer_letter_id) ?? null),
      held: row.held,
      gone_at: noteDeletionTime(row),
    }
  })
}

function lineOf({ place, place_index }: NoteRow, lines: readonly Ingredient[]): string | null {
  const line = place === 'ingredient' ? lines[place_index ?? -1] : undefined
  return line ? ingredientLine(line) : null
}

/** Proposes the swap made from a tip, as far as ingredient and tip determine it. */
function swapOf(row: NoteRow, lines: readonly Ingredient[]): Pick<InboxNote, 'avoid' | 'instead'> {
  const line = lines[row.place_index ?? -1]
  const avoid = isTipOnIngredient(row) ? avoidableOf({ ingredient: row.place_text ?? '' }) : null
  if (avoid === null || !line || row.swap !== null) return { avoid, instead: null }
  return { avoid, instead: insteadIn(row.text, { avoid, line }) }
}

/** Whether a note can become a swap. */
export function isTipOnIngredient({
  note_kind,
  place,
  place_index,
}: Pick<NoteRow, 'note_kind' | 'place' | 'place_index'>): boolean {
  return note_kind === 'tip' && place === 'ingredient' && place_index !== null
}

interface NotedItem {
  title: string
  slug: string
  /** Of a recipe; empty for an article. */
  lines: Ingredient[]
}

async function readItems(db: Store, rows: readonly NoteRow[]): Promise<Map<string, NotedItem>> {
  const found = new Map<string, NotedItem>()
  const idsOf = (kind: ContentKind) => [
    ...new Set(rows.filter((row) => row.kind === kind).map(({ item_id }) => item_id)),
  ]
  const [articleIds, recipeIds] = [idsOf('article'), idsOf('recipe')]
  if (articleIds.length > 0) {
    const articles = db.selectFrom('articles').select(['id', 'title', 'slug']).where('id', 'in', articleIds)
    for (const { id, ...item } of await articles.execute()) found.set(`article ${id}`, { ...item, lines: [] })
  }
  if (recipeIds.length > 0) {
    const recipes = db
      .selectFrom('recipes')
      .select(['id', 'title', 'slug', 'ingredients'])
      .where('id', 'in', recipeIds)
    for (const { id, title, slug, ingredients: stored } of await recipes.execute())
      found.set(`recipe ${id}`, { title, slug, lines: ingredients.read(stored) })
  }
  return found
}

/** Maximum number of notes deleted at once. */
const IDS_AT_ONCE = 200

export async function listNoteIds(db: Store, state: NoteState): Promise<number[]> {
  const rows = await db
    .selectFrom('notes')
    .select('id')
    .where('state', '=', state)
    .limit(IDS_AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}
