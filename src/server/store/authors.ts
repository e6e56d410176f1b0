import type { Selectable } from 'kysely'
import type { Author } from '../../domain/content/author.ts'
import { writeAuditEntry } from './audit-log.ts'
import { dialectOf } from './dialects/dialect.ts'
import { givenFields } from './given-fields.ts'
import type { ItemTable } from './item-tables.ts'
import { links } from './json-columns.ts'
import { toNameKey } from './name-key.ts'
import { recordPageChange } from './page-changes.ts'
import type { Database, Flag, Store } from './schema.ts'
import { inTransactionAmongRivals } from './transaction.ts'
import type { WriteContext } from './write-context.ts'

const COLUMNS = ['id', 'name', 'bio', 'is_active', 'social_links'] as const

export type AuthorFields = Omit<Author, 'id'>

/** `paths` is always null: an author stands on too many pages to name them. */
export type AuthorSave =
  | { kind: 'saved'; author: Author; paths: null }
  | { kind: 'taken'; field: 'name' }
  | { kind: 'missing' }

export type AuthorDelete =
  | { kind: 'deleted'; paths: null }
  | { kind: 'in_use'; articles: number; recipes: number }
  | { kind: 'missing' }

/** All authors, by name. */
export async function listAuthors(db: Store): Promise<Author[]> {
  const rows = await db.selectFrom('authors').select(COLUMNS).orderBy('name_key').execute()
  return rows.map(toAuthor)
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

/** Stores a new author. The name, in any case, must be hers alone. */
export async function createAuthor(
  db: Store,
  fields: AuthorFields,
  context: WriteContext,
): Promise<AuthorSave> {
  return inTransactionAmongRivals(db, async (transaction) => {
    if ((await findByName(transaction, fields.name)) !== null) return { kind: 'taken', field: 'name' }
    const row = await transaction
      .insertInto('authors')
      .values(toColumns(fields))
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    return finish(transaction, 'created', row, context)
  })
}

/** Stores a change of an author: fields left out keep their value. */
export async function updateAuthor(
  db: Store,
  id: number,
  changes: Partial<AuthorFields>,
  context: WriteContext,
): Promise<AuthorSave> {
  return inTransactionAmongRivals(db, async (transaction) => {
    await dialectOf(transaction).lockRow(transaction, 'authors', id)
    const before = await transaction
      .selectFrom('authors')
      .select(COLUMNS)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!before) return { kind: 'missing' }
    const fields = { ...toAuthor(before), ...givenFields(changes) }
    const namesake = await findByName(transaction, fields.name)
    if (namesake !== null && namesake !== id) return { kind: 'taken', field: 'name' }
    const row = await transaction
      .updateTable('authors')
      .set(toColumns(fields))
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    return finish(transaction, 'updated', row, context)
  })
}

/** Deletes an author of nothing. */
export async function deleteAuthor(db: Store, id: number, context: WriteContext): Promise<AuthorDelete> {
  return inTransactionAmongRivals(db, async (transaction) => {
    const row = await transaction
      .selectFrom('authors')
      .select(COLUMNS)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return { kind: 'missing' }
    const articles = await countItems(transaction, 'articles', id)
    const recipes = await countItems(transaction, 'recipes', id)
    if (articles + recipes > 0) return { kind: 'in_use', articles, recipes }
    await transaction.deleteFrom('authors').where('id', '=', id).execute()
    await finish(transaction, 'deleted', row, context)
    return { kind: 'deleted', paths: null }
  })
}

type Row = Pick<Selectable<Database['authors']>, (typeof COLUMNS)[number]>

function toAuthor(row: Row): Author {
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

async function countItems(db: Store, table: ItemTable, authorId: number): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow()
  return count
}

async function finish(
  db: Store,
  action: 'created' | 'updated' | 'deleted',
  row: Row,
  { now, actor }: WriteContext,
): Promise<AuthorSave> {
  await writeAuditEntry(db, {
    ...actor,
    action: `author_${action}`,
    resource: 'author',
    resourceId: String(row.id),
    details: { name: row.name },
    success: true,
    timestamp: now,
  })
  await recordPageChange(db, null, now)
  return { kind: 'saved', author: toAuthor(row), paths: null }
}
