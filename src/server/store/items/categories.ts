import {
  type Category,
  type CategoryWithCounts,
  DEFAULT_CATEGORIES,
  isPublicCategory,
} from '../../../domain/content/taxonomies.ts'
import type { AdminCategory } from '../../../domain/content/taxonomy-calls.ts'
import { slugify, slugProblem, suggestFreeSlug } from '../../../domain/items/slug.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { recordPageChange } from '../page-changes.ts'
import type { Store } from '../schema.ts'
import { type Flag, toNameKey } from '../stored-values.ts'
import { isVisibleSql } from '../tables/item-tables.ts'
import { inTransaction, withConflictRetry } from '../transaction.ts'
import type { WriteContext } from '../write-context.ts'
import { givenFields } from './given-fields.ts'
import { type CategoryItems, findItemsIn, recordStaleItems, reindexItems } from './reindex.ts'
import {
  deleteUnused,
  finishSave,
  itemCounts,
  mergeInto,
  type Taken,
  type TaxonomyDelete,
  type TaxonomyMerge,
  type TaxonomySave,
} from './taxonomies.ts'

const COLUMNS = ['id', 'name', 'slug', 'color', 'icon'] as const

export type CategoryFields = Omit<Category, 'id'> & { is_active: boolean }

const OF_ITEMS = { table: 'categories', column: 'category_id' } as const
const CATEGORIES = {
  kind: 'category',
  ...OF_ITEMS,
  read: getAdminCategory,
  details: ({ name, slug }: AdminCategory) => ({ name, slug }),
} as const

/** Lists the active categories, in the order of creation. */
export async function listCategories(db: Store): Promise<Category[]> {
  return db.selectFrom('categories').select(COLUMNS).where('is_active', '=', 1).orderBy('id').execute()
}

/** Lists the active public categories, with the number of visible items in each. */
export async function listCategoriesWithCounts(db: Store, now: string): Promise<CategoryWithCounts[]> {
  const categories = await db
    .selectFrom('categories')
    .select(COLUMNS)
    .select(itemCounts(OF_ITEMS, (items) => isVisibleSql(items, now)))
    .where('is_active', '=', 1)
    .orderBy('categories.id')
    .execute()
  return categories.filter(isPublicCategory)
}

/** Lists all categories for the admin, in the order of creation. */
export async function listAdminCategories(db: Store): Promise<AdminCategory[]> {
  const rows = await selectAdminCategories(db).orderBy('categories.id').execute()
  return rows.map(toAdminCategory)
}

export async function getAdminCategory(db: Store, id: number): Promise<AdminCategory | null> {
  const row = await selectAdminCategories(db).where('categories.id', '=', id).executeTakeFirst()
  return row ? toAdminCategory(row) : null
}

function selectAdminCategories(db: Store) {
  return db
    .selectFrom('categories')
    .select([...COLUMNS, 'is_active'])
    .select(itemCounts(OF_ITEMS))
}

function toAdminCategory<T extends { is_active: Flag }>(row: T) {
  return { ...row, is_active: row.is_active === 1 }
}

/** Stores a new category. Its name, ignoring case, and its slug must be unique; without a slug it gets a free one. */
export async function createCategory(
  db: Store,
  { slug, ...given }: Omit<CategoryFields, 'slug'> & { slug: string | null },
  context: WriteContext,
): Promise<TaxonomySave<AdminCategory>> {
  return withConflictRetry(db, async (transaction) => {
    const fields = { ...given, slug: slug ?? (await makeSlug(transaction, given.name)) }
    const taken = await findTaken(transaction, fields, null)
    // A generated slug that is taken concurrently is generated again: the insert fails, and the whole is retried.
    if (taken && (slug !== null || taken.field === 'name')) return taken
    const { id } = await transaction
      .insertInto('categories')
      .values(toColumns(fields))
      .returning('id')
      .executeTakeFirstOrThrow()
    return finishSave(transaction, CATEGORIES, 'created', id, context)
  })
}

/** Stores a change of a category: omitted fields keep their value. Search finds a new name once this returns. */
export async function updateCategory(
  db: Store,
  id: number,
  changes: Partial<CategoryFields>,
  context: WriteContext,
): Promise<TaxonomySave<AdminCategory>> {
  let stale: StaleItems | null = null
  const save = await withConflictRetry(db, async (transaction): Promise<TaxonomySave<AdminCategory>> => {
    stale = null
    await dialectOf(transaction).lockRow(transaction, 'categories', id)
    const before = await getAdminCategory(transaction, id)
    if (!before) return { kind: 'missing' }
    const fields = { ...before, ...givenFields(changes) }
    const taken = await findTaken(transaction, fields, id)
    if (taken) return taken
    await transaction.updateTable('categories').set(toColumns(fields)).where('id', '=', id).execute()
    if (fields.name !== before.name) stale = await noteStale(transaction, id)
    return finishSave(transaction, CATEGORIES, 'updated', id, context)
  })
  await reindexStale(db, stale, context)
  return save
}

/** Items missing from the search index, and the note that records this. */
interface StaleItems {
  items: CategoryItems
  note: string
}

async function noteStale(transaction: Store, id: number): Promise<StaleItems> {
  return { items: await findItemsIn(transaction, id), note: await recordStaleItems(transaction) }
}

async function reindexStale(db: Store, stale: StaleItems | null, { now }: WriteContext): Promise<void> {
  if (stale === null) return
  await reindexItems(db, stale.items, stale.note)
  // Searches meanwhile were answered from the old words.
  await recordPageChange(db, null, now)
}

/** Moves everything in one category into another, and deletes the first. */
export async function mergeCategory(
  db: Store,
  ids: { from: number; into: number },
  context: WriteContext,
): Promise<TaxonomyMerge<AdminCategory>> {
  let stale: StaleItems | null = null
  const merge = await withConflictRetry(db, (transaction) => {
    stale = null
    return mergeInto(transaction, CATEGORIES, ids, context, async () => {
      stale = await noteStale(transaction, ids.from)
    })
  })
  await reindexStale(db, stale, context)
  return merge
}

export async function deleteCategory(db: Store, id: number, context: WriteContext): Promise<TaxonomyDelete> {
  return withConflictRetry(db, (transaction) => deleteUnused(transaction, CATEGORIES, id, context))
}

/** Adds the four categories of an empty store, with their ids (CONTENT-TAXONOMY-2). */
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
): Promise<Taken | null> {
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

/** Makes a free slug from a name; a name without usable characters gets a number. */
async function makeSlug(db: Store, name: string): Promise<string> {
  const plain = slugify(name)
  const slug = slugProblem(plain) === null ? plain : slugify(`category ${name}`)
  const taken = await readSlugs(db)
  return taken.has(slug) ? suggestFreeSlug(slug, taken) : slug
}

async function readSlugs(db: Store): Promise<Set<string>> {
  return new Set((await db.selectFrom('categories').select('slug').execute()).map(({ slug }) => slug))
}
