import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Author } from '../../../domain/content/author.ts'
import type { AdminAuthor } from '../../../domain/content/taxonomy-calls.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { links } from '../json-columns.ts'
import { toNameKey } from '../name-key.ts'
import { recordPageChange } from '../page-changes.ts'
import type { Database, Store } from '../schema.ts'
import type { Flag } from '../tables/column-forms.ts'
import { ITEM_TABLES, type ItemTable } from '../tables/item-tables.ts'
import { withConflictRetry } from '../transaction.ts'
import { mergeInTrash } from '../trash/trash.ts'
import type { WriteContext } from '../write-context.ts'
import { givenFields } from './given-fields.ts'

const COLUMNS = ['id', 'name', 'bio', 'is_active', 'social_links'] as const

export type AuthorFields = Omit<Author, 'id'>

/** `paths` is always null: an author stands on too many pages to name them. */
export type AuthorSave =
  | { kind: 'saved'; author: AdminAuthor; paths: null }
  | { kind: 'taken'; field: 'name' }
  | { kind: 'missing' }

export type AuthorMerge =
  | { kind: 'merged'; author: AdminAuthor; paths: null }
  | { kind: 'missing'; which: 'from' | 'into' }

export type AuthorDelete =
  | { kind: 'deleted'; paths: null }
  | { kind: 'in_use'; articles: number; recipes: number }
  | { kind: 'missing' }

/** All authors as the admin sees them, by name. */
export async function listAdminAuthors(db: Store): Promise<AdminAuthor[]> {
  const rows = await selectAdminAuthors(db).orderBy('name_key').execute()
  return rows.map(toAdminAuthor)
}

/** One author as the admin sees it, or null. */
export async function getAdminAuthor(db: Store, id: number): Promise<AdminAuthor | null> {
  const row = await selectAdminAuthors(db).where('authors.id', '=', id).executeTakeFirst()
  return row ? toAdminAuthor(row) : null
}

function selectAdminAuthors(db: Store) {
  return db
    .selectFrom('authors')
    .select(COLUMNS)
    .select((expressions) => [
      countItemsOf(expressions, 'articles').as('articles'),
      countItemsOf(expressions, 'recipes').as('recipes'),
    ])
}

function countItemsOf(expressions: ExpressionBuilder<Database, 'authors'>, table: ItemTable) {
  return expressions
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef(`${table}.author_id`, '=', 'authors.id')
    .$asScalar()
    .$notNull()
}

/** The id of the author of this name, made when there is none yet. */
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
 * Renames the author of one name: the coach's own, when the coach's name changes. Nothing happens when there is no
 * such author, or one of the new name already.
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

/** Stores a new author. The name, in any case, must belong to no other author. */
export async function createAuthor(
  db: Store,
  fields: AuthorFields,
  context: WriteContext,
): Promise<AuthorSave> {
  return withConflictRetry(db, async (transaction) => {
    if ((await findByName(transaction, fields.name)) !== null) return { kind: 'taken', field: 'name' }
    const { id } = await transaction
      .insertInto('authors')
      .values(toColumns(fields))
      .returning('id')
      .executeTakeFirstOrThrow()
    return finishSave(transaction, 'created', id, context)
  })
}

/** Stores a change of an author: fields left out keep their value. */
export async function updateAuthor(
  db: Store,
  id: number,
  changes: Partial<AuthorFields>,
  context: WriteContext,
): Promise<AuthorSave> {
  return withConflictRetry(db, async (transaction) => {
    await dialectOf(transaction).lockRow(transaction, 'authors', id)
    const before = await getAdminAuthor(transaction, id)
    if (!before) return { kind: 'missing' }
    const fields = { ...before, ...givenFields(changes) }
    const namesake = await findByName(transaction, fields.name)
    if (namesake !== null && namesake !== id) return { kind: 'taken', field: 'name' }
    await transaction.updateTable('authors').set(toColumns(fields)).where('id', '=', id).execute()
    return finishSave(transaction, 'updated', id, context)
  })
}

/** Gives everything of one author to another, and deletes the first. */
export async function mergeAuthor(
  db: Store,
  { from, into }: { from: number; into: number },
  context: WriteContext,
): Promise<AuthorMerge> {
  return withConflictRetry(db, async (transaction) => {
    // In one order everywhere, so that two merges never wait for each other.
    for (const id of [from, into].sort((a, b) => a - b))
      await dialectOf(transaction).lockRow(transaction, 'authors', id)
    const merged = await getAdminAuthor(transaction, from)
    if (!merged) return { kind: 'missing', which: 'from' }
    if (!(await getAdminAuthor(transaction, into))) return { kind: 'missing', which: 'into' }
    for (const table of ITEM_TABLES)
      await transaction.updateTable(table).set({ author_id: into }).where('author_id', '=', from).execute()
    await mergeInTrash(transaction, 'author_id', { from, into })
    await transaction.deleteFrom('authors').where('id', '=', from).execute()
    await noteChange(transaction, 'merged', { ...merged, into }, context)
    const author = await getAdminAuthor(transaction, into)
    return author ? { kind: 'merged', author, paths: null } : { kind: 'missing', which: 'into' }
  })
}

/** Deletes an author of nothing. */
export async function deleteAuthor(db: Store, id: number, context: WriteContext): Promise<AuthorDelete> {
  return withConflictRetry(db, async (transaction) => {
    const author = await getAdminAuthor(transaction, id)
    if (!author) return { kind: 'missing' }
    const { articles, recipes } = author
    if (articles + recipes > 0) return { kind: 'in_use', articles, recipes }
    await transaction.deleteFrom('authors').where('id', '=', id).execute()
    await noteChange(transaction, 'deleted', author, context)
    return { kind: 'deleted', paths: null }
  })
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

async function finishSave(
  db: Store,
  action: 'created' | 'updated',
  id: number,
  context: WriteContext,
): Promise<AuthorSave> {
  const author = await getAdminAuthor(db, id)
  if (!author) throw new Error(`The author ${id} vanished inside its own transaction`)
  await noteChange(db, action, author, context)
  return { kind: 'saved', author, paths: null }
}

async function noteChange(
  db: Store,
  action: 'created' | 'updated' | 'merged' | 'deleted',
  { id, name, into }: Author & { into?: number },
  { now, actor }: WriteContext,
): Promise<void> {
  await writeAuditEntry(db, {
    ...actor,
    action: `author_${action}`,
    resource: 'author',
    resourceId: String(id),
    details: { name, ...(into === undefined ? {} : { into }) },
    success: true,
    timestamp: now,
  })
  await recordPageChange(db, null, now)
}
