import { purgeCutoff, purgeTimeOf, type Trashed, type TrashType } from '../../../domain/trash/trash-calls.ts'
import type { StoredRow } from '../dialects/dialect-adapter.ts'
import { storedRows, texts } from '../json-columns.ts'
import { countRows, inParts } from '../rows.ts'
import type { Database, Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'

interface RowsOf {
  table: keyof Database
  /** The column with the id of what they belong to. */
  id: string
  /** Whether a column `kind` contains its kind. */
  byKind?: true
}

const OF_ITEMS: readonly RowsOf[] = [
  { table: 'drafts', id: 'item_key', byKind: true },
  { table: 'preview_links', id: 'item_id', byKind: true },
  { table: 'redirects', id: 'item_id', byKind: true },
  { table: 'notes', id: 'item_id', byKind: true },
  { table: 'note_helps', id: 'item_id', byKind: true },
]

/**
 * The rows moved to the trash and back, in the order in which they can be inserted: first its own, then those that
 * belong to it. Derived data (search index, shown images) is rebuilt; its history, which may be large, stays in place
 * and is reachable only through it.
 */
const TRASHED_ROWS: Record<TrashType, readonly [RowsOf, ...RowsOf[]]> = {
  article: [{ table: 'articles', id: 'id' }, ...OF_ITEMS],
  recipe: [
    { table: 'recipes', id: 'id' },
    ...OF_ITEMS,
    { table: 'recipe_tags', id: 'recipe_id' },
    { table: 'ratings', id: 'recipe_id' },
  ],
  image: [{ table: 'images', id: 'public_id' }],
  issue: [{ table: 'issues', id: 'id' }],
}

interface ToTrash {
  type: TrashType
  id: number | string
  title: string
  /** The ids of the library images it shows. */
  pictures?: readonly string[]
}

/** Moves all rows of something from their tables to the trash. Inside the transaction that deletes it. */
export async function moveToTrash(db: Store, { type, id, title, pictures = [] }: ToTrash, now: string) {
  const rows: Record<string, StoredRow[]> = {}
  for (const { table, ...by } of TRASHED_ROWS[type])
    rows[table] = await narrow(tables(db).selectFrom(table).selectAll(), type, id, by).execute()
  for (const { table, ...by } of TRASHED_ROWS[type].toReversed())
    await narrow(tables(db).deleteFrom(table), type, id, by).execute()
  const [row] = rows[TRASHED_ROWS[type][0].table] ?? []
  await db
    .insertInto('trash')
    .values({
      type,
      item_id: String(id),
      title,
      category_id: numberOf(row?.category_id),
      author_id: numberOf(row?.author_id),
      stored_rows: storedRows.write(rows),
      pictures: texts.write([...pictures]),
      deleted_at: toStoredTime(now),
    })
    .execute()
}

export interface TrashEntry {
  /** Its own row, unchanged. */
  row: StoredRow
  category_id: number | null
  author_id: number | null
  pictures: string[]
  /** Inserts it into its tables again, with everything that belongs to it. */
  putBack(row: StoredRow): Promise<void>
}

/** Takes something out of the trash; null when missing, or being purged. Inside the transaction that restores it. */
export async function takeFromTrash(
  db: Store,
  type: TrashType,
  id: number | string,
  now: string,
): Promise<TrashEntry | null> {
  const taken = await db
    .deleteFrom('trash')
    .where('type', '=', type)
    .where('item_id', '=', String(id))
    .where('purging', '=', 0)
    .where('deleted_at', '>', purgeCutoff(now))
    .returning(['category_id', 'author_id', 'stored_rows', 'pictures'])
    .executeTakeFirst()
  if (!taken) return null
  const { stored_rows, pictures, ...references } = taken
  const rows = storedRows.read(stored_rows)
  const [own, ...belongings] = TRASHED_ROWS[type]
  const [row] = rows[own.table] ?? []
  if (!row) throw new Error(`The trash holds no row of the ${type} ${id}`)
  return {
    row,
    ...references,
    pictures: texts.read(pictures),
    async putBack(changed) {
      await tables(db).insertInto(own.table).values(changed).execute()
      for (const { table } of belongings) await insertFitting(db, table, rows[table] ?? [])
    },
  }
}

/** Lists the trash, the most recently deleted first. */
export async function listTrash(
  db: Store,
  { now, limit, page }: { now: string; limit: number; page: number },
): Promise<{ items: Trashed[]; total: number }> {
  const kept = db.selectFrom('trash').where('purging', '=', 0).where('deleted_at', '>', purgeCutoff(now))
  const total = await countRows(kept)
  const rows = await kept
    .select(['type', 'item_id', 'title', 'deleted_at'])
    .orderBy('deleted_at', 'desc')
    .orderBy('type')
    .orderBy('item_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const items = rows.map(({ type, item_id, title, deleted_at }) => ({
    id: type === 'image' ? item_id : Number(item_id),
    type,
    title,
    deleted_at,
    gone_at: purgeTimeOf(deleted_at),
  }))
  return { items, total }
}

/** Lists what has to be purged: expired, or with an interrupted purge. The oldest first. */
export async function listExpired(
  db: Store,
  { now, limit }: { now: string; limit: number },
): Promise<{ type: TrashType; id: string }[]> {
  const rows = await db
    .selectFrom('trash')
    .select(['type', 'item_id'])
    .where(({ or, eb }) => or([eb('purging', '=', 1), eb('deleted_at', '<=', purgeCutoff(now))]))
    .orderBy('deleted_at')
    .orderBy('type')
    .orderBy('item_id')
    .limit(limit)
    .execute()
  return rows.map(({ type, item_id }) => ({ type, id: item_id }))
}

/** Something being purged. */
interface Purge {
  title: string
  row: StoredRow
  /** False when the purge was begun before and interrupted. */
  isNew: boolean
}

interface TrashedNote {
  id: number
  /** Hash that identifies its private link. */
  link_hash: string
  /** The id of its image. */
  picture: string | null
}

/** Lists the notes of an item in the trash. */
export async function listTrashedNotes(db: Store, type: TrashType, id: string): Promise<TrashedNote[]> {
  const found = await db
    .selectFrom('trash')
    .select('stored_rows')
    .where('type', '=', type)
    .where('item_id', '=', id)
    .executeTakeFirst()
  const notes = found ? (storedRows.read(found.stored_rows).notes ?? []) : []
  return notes.flatMap(({ id: noteId, link_hash, picture }) =>
    typeof noteId === 'number' && typeof link_hash === 'string'
      ? [{ id: noteId, link_hash, picture: typeof picture === 'string' ? picture : null }]
      : [],
  )
}

/** Marks something in the trash as no longer restorable; null when it is not there. */
export async function beginPurge(db: Store, type: TrashType, id: string): Promise<Purge | null> {
  const one = { type, item_id: id }
  const { numUpdatedRows } = await db
    .updateTable('trash')
    .set({ purging: 1 })
    .where(({ and }) => and({ ...one, purging: 0 }))
    .executeTakeFirstOrThrow()
  const found = await db
    .selectFrom('trash')
    .select(['title', 'stored_rows'])
    .where(({ and }) => and(one))
    .executeTakeFirst()
  const row = found && storedRows.read(found.stored_rows)[TRASHED_ROWS[type][0].table]?.[0]
  return row ? { title: found.title, row, isNew: numUpdatedRows > 0n } : null
}

/** Marks everything in the trash as no longer restorable. @returns the number of entries */
export async function beginPurgeOfAll(db: Store): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('trash')
    .set({ purging: 1 })
    .where('purging', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Deletes an entry of the trash. @returns whether it was there */
export async function deleteTrashEntry(db: Store, type: TrashType, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('trash')
    .where('type', '=', type)
    .where('item_id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Applies a merge of categories or authors to the trash, for later restores. */
export async function mergeInTrash(
  db: Store,
  column: 'category_id' | 'author_id',
  { from, into }: { from: number; into: number },
): Promise<void> {
  await db
    .updateTable('trash')
    .set({ [column]: into })
    .where(column, '=', from)
    .execute()
}

/** Lists the own rows of everything of a type in the trash. */
export async function listTrashedRows(db: Store, type: TrashType): Promise<StoredRow[]> {
  const rows = await db.selectFrom('trash').select('stored_rows').where('type', '=', type).execute()
  return rows.flatMap(({ stored_rows }) => storedRows.read(stored_rows)[TRASHED_ROWS[type][0].table] ?? [])
}

type AnyTables = Record<string, StoredRow>

function tables(db: Store) {
  return db.withTables<AnyTables>()
}

interface Narrowed<Query> {
  where(column: string, operator: '=', value: string | number): Query
}

function narrow<Query extends Narrowed<Query>>(
  query: Query,
  type: TrashType,
  id: number | string,
  { id: column, byKind }: Omit<RowsOf, 'table'>,
): Query {
  const own = query.where(column, '=', column === 'item_key' ? String(id) : id)
  return byKind ? own.where('kind', '=', type) : own
}

/** Inserts rows; one that conflicts with a present row is skipped, such as a former address that leads elsewhere. */
async function insertFitting(db: Store, table: string, rows: readonly StoredRow[]): Promise<void> {
  // Such a row has many columns.
  for (const part of inParts(rows, 200))
    await tables(db)
      .insertInto(table)
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

function numberOf(value: string | number | null | undefined): number | null {
  return typeof value === 'number' ? value : null
}
