import type { ExpressionBuilder } from 'kysely'
import { type Category, type CategoryWithCounts, DEFAULT_CATEGORIES } from '../../domain/content/category.ts'
import { writeAuditEntry } from './audit-log.ts'
import { dialectOf } from './dialects/dialect.ts'
import { givenFields } from './given-fields.ts'
import type { ItemTable } from './item-tables.ts'
import { toNameKey } from './name-key.ts'
import { recordPageChange } from './page-changes.ts'
import { reindexCategory } from './reindex.ts'
import type { Database, Store } from './schema.ts'
import { inTransaction, inTransactionAmongRivals } from './transaction.ts'
import { isVisibleSql } from './visible.ts'
import type { WriteContext } from './write-context.ts'

const COLUMNS = ['id', 'name', 'slug', 'color', 'icon'] as const

export type CategoryFields = Omit<Category, 'id'>

/** `paths` is always null: a category stands on too many pages to name them. */
export type CategorySave =
  | { kind: 'saved'; category: Category; paths: null }
  | { kind: 'taken'; field: 'name' | 'slug' }
  | { kind: 'missing' }

export type CategoryDelete =
  | { kind: 'deleted'; paths: null }
  | { kind: 'in_use'; articles: number; recipes: number }
  | { kind: 'missing' }

/** The active categories, in the order they were made. */
export async function listCategories(db: Store): Promise<Category[]> {
  return db.selectFrom('categories').select(COLUMNS).where('is_active', '=', 1).orderBy('id').execute()
}

/** The active categories with how much of what is visible each holds. */
export async function listCategoriesWithCounts(db: Store, now: string): Promise<CategoryWithCounts[]> {
  return db
    .selectFrom('categories')
    .select(COLUMNS)
    .select((expressions) => [
      countVisibleIn(expressions, 'articles', now).as('articles'),
      countVisibleIn(expressions, 'recipes', now).as('recipes'),
    ])
    .where('is_active', '=', 1)
    .orderBy('categories.id')
    .execute()
}

/** Asked for each category alone, the count is answered by an index; grouped, SQLite would read every item. */
function countVisibleIn(
  expressions: ExpressionBuilder<Database, 'categories'>,
  table: ItemTable,
  now: string,
) {
  return expressions
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef(`${table}.category_id`, '=', 'categories.id')
    .where(isVisibleSql(table, now))
    .$asScalar()
    .$notNull()
}

/** Stores a new category. Its name, in any case, and its slug must be its own. */
export async function createCategory(
  db: Store,
  fields: CategoryFields,
  context: WriteContext,
): Promise<CategorySave> {
  return inTransactionAmongRivals(db, async (transaction) => {
    const taken = await findTaken(transaction, fields, null)
    if (taken) return taken
    const category = await transaction
      .insertInto('categories')
      .values(toColumns(fields))
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    await noteChange(transaction, 'created', category, context)
    return { kind: 'saved', category, paths: null }
  })
}

/** Stores a change of a category: fields left out keep their value. A new name is found by the search at once. */
export async function updateCategory(
  db: Store,
  id: number,
  changes: Partial<CategoryFields>,
  context: WriteContext,
): Promise<CategorySave> {
  return inTransactionAmongRivals(db, async (transaction) => {
    await dialectOf(transaction).lockRow(transaction, 'categories', id)
    const before = await transaction
      .selectFrom('categories')
      .select(COLUMNS)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!before) return { kind: 'missing' }
    const fields = { ...before, ...givenFields(changes) }
    const taken = await findTaken(transaction, fields, id)
    if (taken) return taken
    const category = await transaction
      .updateTable('categories')
      .set(toColumns(fields))
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    if (category.name !== before.name) await reindexCategory(transaction, id)
    await noteChange(transaction, 'updated', category, context)
    return { kind: 'saved', category, paths: null }
  })
}

/** Deletes a category that nothing is in. */
export async function deleteCategory(db: Store, id: number, context: WriteContext): Promise<CategoryDelete> {
  return inTransactionAmongRivals(db, async (transaction) => {
    const category = await transaction
      .selectFrom('categories')
      .select(COLUMNS)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!category) return { kind: 'missing' }
    const articles = await countItems(transaction, 'articles', id)
    const recipes = await countItems(transaction, 'recipes', id)
    if (articles + recipes > 0) return { kind: 'in_use', articles, recipes }
    await transaction.deleteFrom('categories').where('id', '=', id).execute()
    await noteChange(transaction, 'deleted', category, context)
    return { kind: 'deleted', paths: null }
  })
}

/** Gives an empty store its four categories, with the ids of specification §3. */
export async function addDefaultCategories(db: Store): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const known = await transaction.selectFrom('categories').select('id').limit(1).executeTakeFirst()
    if (known) return
    await transaction
      .insertInto('categories')
      .values(DEFAULT_CATEGORIES.map((category) => ({ id: category.id, ...toColumns(category) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await dialectOf(transaction).skipUsedIds(transaction, 'categories')
  })
}

function toColumns({ name, slug, color, icon }: CategoryFields) {
  return { name, name_key: toNameKey(name), slug, color, icon }
}

async function findTaken(
  db: Store,
  { name, slug }: CategoryFields,
  ownId: number | null,
): Promise<{ kind: 'taken'; field: 'name' | 'slug' } | null> {
  const byName = await db
    .selectFrom('categories')
    .select('id')
    .where('name_key', '=', toNameKey(name))
    .executeTakeFirst()
  if (byName && byName.id !== ownId) return { kind: 'taken', field: 'name' }
  const bySlug = await db.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirst()
  return bySlug && bySlug.id !== ownId ? { kind: 'taken', field: 'slug' } : null
}

async function countItems(db: Store, table: ItemTable, categoryId: number): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('category_id', '=', categoryId)
    .executeTakeFirstOrThrow()
  return count
}

async function noteChange(
  db: Store,
  action: 'created' | 'updated' | 'deleted',
  { id, name, slug }: Category,
  { now, actor }: WriteContext,
): Promise<void> {
  await writeAuditEntry(db, {
    ...actor,
    action: `category_${action}`,
    resource: 'category',
    resourceId: String(id),
    details: { name, slug },
    success: true,
    timestamp: now,
  })
  await recordPageChange(db, null, now)
}
