import type { Selectable } from 'kysely'
import type { Author } from '../../../domain/content/taxonomies.ts'
import type { AdminAuthor } from '../../../domain/content/taxonomy-calls.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { links } from '../json-columns.ts'
import type { Database, Store } from '../schema.ts'
import { type Flag, toNameKey } from '../stored-values.ts'
import { withConflictRetry } from '../transaction.ts'
import type { WriteContext } from '../write-context.ts'
import { givenFields } from './given-fields.ts'
import {
  deleteUnused,
  finishSave,
  itemCounts,
  mergeInto,
  type TaxonomyDelete,
  type TaxonomyMerge,
  type TaxonomySave,
} from './taxonomies.ts'

const COLUMNS = ['id', 'name', 'bio', 'is_active', 'social_links'] as const

export type AuthorFields = Omit<Author, 'id'>

const OF_ITEMS = { table: 'authors', column: 'author_id' } as const
const AUTHORS = {
  kind: 'author',
  ...OF_ITEMS,
  read: getAdminAuthor,
  details: ({ name }: AdminAuthor) => ({ name }),
} as const

export async function listAdminAuthors(db: Store): Promise<AdminAuthor[]> {
  const rows = await selectAdminAuthors(db).orderBy('name_key').execute()
  return rows.map(toAdminAuthor)
}

export async function getAdminAuthor(db: Store, id: number): Promise<AdminAuthor | null> {
  const row = await selectAdminAuthors(db).where('authors.id', '=', id).executeTakeFirst()
  return row ? toAdminAuthor(row) : null
}

function selectAdminAuthors(db: Store) {
  return db.selectFrom('authors').select(COLUMNS).select(itemCounts(OF_ITEMS))
}

/** Finds the id of the author with this name, creating the author when missing. */
export async function findOrAddAuthor(db: Store, name: string, bio = ''): Promise<number> {
  const known = await findByName(db, name)
  if (known !== null) return known
  await db
    .insertInto('authors')
    .values(toColumns({ name, bio, is_active: true, social_links: {} }))
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .execute()
  const made = await findByName(db, name)
  if (made === null) throw new Error(`The author ${name} was removed while being made`)
  return made
}

/**
 * Renames an author: the coach's own, when the coach's name changes. Does nothing when the author does not exist, or
 * another one has the new name.
 */
export async function renameAuthor(db: Store, from: string, to: string): Promise<void> {
  const id = await findByName(db, from)
  const namesake = await findByName(db, to)
  if (id === null || (namesake !== null && namesake !== id)) return
  await db
    .updateTable('authors')
    .set({ name: to, name_key: toNameKey(to) })
    .where('id', '=', id)
    .execute()
}

/** Stores a new author. The name must be unique, ignoring case. */
export async function createAuthor(
  db: Store,
  fields: AuthorFields,
  context: WriteContext,
): Promise<TaxonomySave<AdminAuthor>> {
  return withConflictRetry(db, async (transaction) => {
    if ((await findByName(transaction, fields.name)) !== null) return { kind: 'taken', field: 'name' }
    const { id } = await transaction
      .insertInto('authors')
      .values(toColumns(fields))
      .returning('id')
      .executeTakeFirstOrThrow()
    return finishSave(transaction, AUTHORS, 'created', id, context)
  })
}

export async function updateAuthor(
  db: Store,
  id: number,
  changes: Partial<AuthorFields>,
  context: WriteContext,
): Promise<TaxonomySave<AdminAuthor>> {
  return withConflictRetry(db, async (transaction) => {
    await dialectOf(transaction).lockRow(transaction, 'authors', id)
    const before = await getAdminAuthor(transaction, id)
    if (!before) return { kind: 'missing' }
    const fields = { ...before, ...givenFields(changes) }
    const namesake = await findByName(transaction, fields.name)
    if (namesake !== null && namesake !== id) return { kind: 'taken', field: 'name' }
    await transaction.updateTable('authors').set(toColumns(fields)).where('id', '=', id).execute()
    return finishSave(transaction, AUTHORS, 'updated', id, context)
  })
}

/** Moves everything of one author to another, and deletes the first. */
export async function mergeAuthor(
  db: Store,
  ids: { from: number; into: number },
  context: WriteContext,
): Promise<TaxonomyMerge<AdminAuthor>> {
  return withConflictRetry(db, (transaction) => mergeInto(transaction, AUTHORS, ids, context))
}

export async function deleteAuthor(db: Store, id: number, context: WriteContext): Promise<TaxonomyDelete> {
  return withConflictRetry(db, (transaction) => deleteUnused(transaction, AUTHORS, id, context))
}

type Row = Pick<Selectable<Database['authors']>, (typeof COLUMNS)[number]> & {
  articles: number
  recipes: number
}

function toAdminAuthor(row: Row): AdminAuthor {
  return { ...row, is_active: row.is_active === 1, social_links: links.read(row.social_links) }
}

function toColumns({ name, bio, is_active, social_links }: AuthorFields) {
  const active: Flag = is_active ? 1 : 0
  return { name, name_key: toNameKey(name), bio, is_active: active, social_links: links.write(social_links) }
}

async function findByName(db: Store, name: string): Promise<number | null> {
  const row = await db
    .selectFrom('authors')
    .select('id')
    .where('name_key', '=', toNameKey(name))
    .executeTakeFirst()
  return row?.id ?? null
}
