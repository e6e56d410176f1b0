import type { ExpressionBuilder } from 'kysely'
import {
  type Category,
  type CategoryWithCounts,
  DEFAULT_CATEGORIES,
  isPublicCategory,
} from '../../../domain/content/category.ts'
import type { AdminCategory } from '../../../domain/content/taxonomy-calls.ts'
import { slugify, slugProblem, suggestFreeSlug } from '../../../domain/items/slug.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { toNameKey } from '../name-key.ts'
import { recordPageChange } from '../page-changes.ts'
import type { Database, Store } from '../schema.ts'
import type { Flag } from '../tables/column-forms.ts'
import { ITEM_TABLES, type ItemTable, isVisibleSql } from '../tables/item-tables.ts'
import { inTransaction, withConflictRetry } from '../transaction.ts'
import { mergeInTrash } from '../trash/trash.ts'
import type { WriteContext } from '../write-context.ts'
import { givenFields } from './given-fields.ts'
import { type CategoryItems, findItemsIn, noteStaleItems, reindexItems } from './reindex.ts'

const COLUMNS = ['id', 'name', 'slug', 'color', 'icon'] as const

export type CategoryFields = Omit<Category, 'id'> & { is_active: boolean }

/** `paths` is always null: a category stands on too many pages to name them. */
export type CategorySave =
  | { kind: 'saved'; category: AdminCategory; paths: null }
  | CategoryTaken
  | { kind: 'missing' }

/** Another category has it. */
type CategoryTaken = { kind: 'taken'; field: 'name' } | { kind: 'taken'; field: 'slug'; suggestion: string }

export type CategoryMerge =
  | { kind: 'merged'; category: AdminCategory; paths: null }
  | { kind: 'missing'; which: 'from' | 'into' }

export type CategoryDelete =
  | { kind: 'deleted'; paths: null }
  | { kind: 'in_use'; articles: number; recipes: number }
  | { kind: 'missing' }

/** The active categories, in the order they were made. */
export async function listCategories(db: Store): Promise<Category[]> {
  return db.selectFrom('categories').select(COLUMNS).where('is_active', '=', 1).orderBy('id').execute()
}

/** The active categories readers may know of, with how much of what is visible each holds. */
export async function listCategoriesWithCounts(db: Store, now: string): Promise<CategoryWithCounts[]> {
  const categories = await db
    .selectFrom('categories')
    .select(COLUMNS)
    .select((expressions) => [
      countVisibleIn(expressions, 'articles', now).as('articles'),
      countVisibleIn(expressions, 'recipes', now).as('recipes'),
    ])
    .where('is_active', '=', 1)
    .orderBy('categories.id')
    .execute()
  return categories.filter(isPublicCategory)
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

/** All categories as the admin sees them, in the order they were made. */
export async function listAdminCategories(db: Store): Promise<AdminCategory[]> {
  const rows = await selectAdminCategories(db).orderBy('categories.id').execute()
  return rows.map(toAdminCategory)
}

/** One category as the admin sees it, or null. */
export async function getAdminCategory(db: Store, id: number): Promise<AdminCategory | null> {
  const row = await selectAdminCategories(db).where('categories.id', '=', id).executeTakeFirst()
  return row ? toAdminCategory(row) : null
}

function selectAdminCategories(db: Store) {
  return db
    .selectFrom('categories')
    .select([...COLUMNS, 'is_active'])
    .select((expressions) => [
      countItemsIn(expressions, 'articles').as('articles'),
      countItemsIn(expressions, 'recipes').as('recipes'),
    ])
}

function countItemsIn(expressions: ExpressionBuilder<Database, 'categories'>, table: ItemTable) {
  return expressions
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef(`${table}.category_id`, '=', 'categories.id')
    .$asScalar()
    .$notNull()
}

function toAdminCategory<T extends { is_active: Flag }>(row: T) {
  return { ...row, is_active: row.is_active === 1 }
}

/** Stores a new category. Its name, in any case, and its slug must be its own; without a slug it gets a free one. */
export async function createCategory(
  db: Store,
  { slug, ...given }: Omit<CategoryFields, 'slug'> & { slug: string | null },
  context: WriteContext,
): Promise<CategorySave> {
  return withConflictRetry(db, async (transaction) => {
    const fields = { ...given, slug: slug ?? (await makeSlug(transaction, given.name)) }
    const taken = await findTaken(transaction, fields, null)
    // A slug of our own making that a rival takes meanwhile is made anew: the insertion fails, and all is done again.
    if (taken && (slug !== null || taken.field === 'name')) return taken
    const { id } = await transaction
      .insertInto('categories')
      .values(toColumns(fields))
      .returning('id')
      .executeTakeFirstOrThrow()
    return finishSave(transaction, 'created', id, context)
  })
}

/** Stores a change of a category: fields left out keep their value. A new name is found by the search once it returns. */
export async function updateCategory(
  db: Store,
  id: number,
  changes: Partial<CategoryFields>,
  context: WriteContext,
): Promise<CategorySave> {
  let stale: StaleItems | null = null
  const save = await withConflictRetry(db, async (transaction): Promise<CategorySave> => {
    stale = null
    await dialectOf(transaction).lockRow(transaction, 'categories', id)
    const before = await getAdminCategory(transaction, id)
    if (!before) return { kind: 'missing' }
    const fields = { ...before, ...givenFields(changes) }
    const taken = await findTaken(transaction, fields, id)
    if (taken) return taken
    await transaction.updateTable('categories').set(toColumns(fields)).where('id', '=', id).execute()
    if (fields.name !== before.name) stale = await noteStale(transaction, await findItemsIn(transaction, id))
    return finishSave(transaction, 'updated', id, context)
  })
  await reindexStale(db, stale, context)
  return save
}

/** Items whose words the search index does not hold yet, and the note that says so. */
interface StaleItems {
  items: CategoryItems
  note: string
}

async function noteStale(db: Store, items: CategoryItems): Promise<StaleItems> {
  return { items, note: await noteStaleItems(db) }
}

async function reindexStale(db: Store, stale: StaleItems | null, { now }: WriteContext): Promise<void> {
  if (stale === null) return
  await reindexItems(db, stale.items, stale.note)
  // What was searched meanwhile was answered from the words of before.
  await recordPageChange(db, null, now)
}

/** Puts everything in one category into another, and deletes the first. */
export async function mergeCategory(
  db: Store,
  { from, into }: { from: number; into: number },
  context: WriteContext,
): Promise<CategoryMerge> {
  let stale: StaleItems | null = null
  const merge = await withConflictRetry(db, async (transaction): Promise<CategoryMerge> => {
    stale = null
    // In one order everywhere, so that two merges never wait for each other.
    for (const id of [from, into].sort((a, b) => a - b))
      await dialectOf(transaction).lockRow(transaction, 'categories', id)
    const merged = await getAdminCategory(transaction, from)
    if (!merged) return { kind: 'missing', which: 'from' }
    if (!(await getAdminCategory(transaction, into))) return { kind: 'missing', which: 'into' }
    const moved = await findItemsIn(transaction, from)
    for (const table of ITEM_TABLES)
      await transaction
        .updateTable(table)
        .set({ category_id: into })
        .where('category_id', '=', from)
        .execute()
    await mergeInTrash(transaction, 'category_id', { from, into })
    stale = await noteStale(transaction, moved)
    await transaction.deleteFrom('categories').where('id', '=', from).execute()
    await noteChange(transaction, 'merged', { ...merged, into }, context)
    const category = await getAdminCategory(transaction, into)
    return category ? { kind: 'merged', category, paths: null } : { kind: 'missing', which: 'into' }
  })
  await reindexStale(db, stale, context)
  return merge
}

/** Deletes a category that nothing is in. */
export async function deleteCategory(db: Store, id: number, context: WriteContext): Promise<CategoryDelete> {
  return withConflictRetry(db, async (transaction) => {
    const category = await getAdminCategory(transaction, id)
    if (!category) return { kind: 'missing' }
    const { articles, recipes } = category
    if (articles + recipes > 0) return { kind: 'in_use', articles, recipes }
    await transaction.deleteFrom('categories').where('id', '=', id).execute()
    await noteChange(transaction, 'deleted', category, context)
    return { kind: 'deleted', paths: null }
  })
}

/** Gives an empty store its four categories, with their ids (CONTENT-TAXONOMY-2). */
export async function addDefaultCategories(db: Store): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const known = await transaction.selectFrom('categories').select('id').limit(1).executeTakeFirst()
    if (known) return
    await transaction
      .insertInto('categories')
      .values(
        DEFAULT_CATEGORIES.map((category) => ({
          id: category.id,
          ...toColumns({ ...category, is_active: true }),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await dialectOf(transaction).skipUsedIds(transaction, 'categories')
  })
}

function toColumns({ name, slug, color, icon, is_active }: CategoryFields) {
  const active: Flag = is_active ? 1 : 0
  return { name, name_key: toNameKey(name), slug, color, icon, is_active: active }
}

async function findTaken(
  db: Store,
  { name, slug }: CategoryFields,
  ownId: number | null,
): Promise<CategoryTaken | null> {
  const byName = await db
    .selectFrom('categories')
    .select('id')
    .where('name_key', '=', toNameKey(name))
    .executeTakeFirst()
  if (byName && byName.id !== ownId) return { kind: 'taken', field: 'name' }
  const bySlug = await db.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirst()
  if (!bySlug || bySlug.id === ownId) return null
  return { kind: 'taken', field: 'slug', suggestion: suggestFreeSlug(slug, await readSlugs(db)) }
}

/** A free slug from a name; a name no slug can be made from gets a number. */
async function makeSlug(db: Store, name: string): Promise<string> {
  const plain = slugify(name)
  const slug = slugProblem(plain) === null ? plain : slugify(`category ${name}`)
  const taken = await readSlugs(db)
  return taken.has(slug) ? suggestFreeSlug(slug, taken) : slug
}

async function readSlugs(db: Store): Promise<Set<string>> {
  return new Set((await db.selectFrom('categories').select('slug').execute()).map(({ slug }) => slug))
}

async function finishSave(
  db: Store,
  action: 'created' | 'updated',
  id: number,
  context: WriteContext,
): Promise<CategorySave> {
  const category = await getAdminCategory(db, id)
  if (!category) throw new Error(`The category ${id} vanished inside its own transaction`)
  await noteChange(db, action, category, context)
  return { kind: 'saved', category, paths: null }
}

async function noteChange(
  db: Store,
  action: 'created' | 'updated' | 'merged' | 'deleted',
  { id, name, slug, into }: Category & { into?: number },
  { now, actor }: WriteContext,
): Promise<void> {
  await writeAuditEntry(db, {
    ...actor,
    action: `category_${action}`,
    resource: 'category',
    resourceId: String(id),
    details: { name, slug, ...(into === undefined ? {} : { into }) },
    success: true,
    timestamp: now,
  })
  await recordPageChange(db, null, now)
}
