import { type Category, type CategoryWithCounts, DEFAULT_CATEGORIES } from '../../domain/content/category.ts'
import { dialectOf } from './dialects/dialect.ts'
import { toNameKey } from './name-key.ts'
import type { Store } from './schema.ts'
import { isVisibleSql } from './visible.ts'

const COLUMNS = ['id', 'name', 'slug', 'color', 'icon'] as const

/** The active categories, in the order they were made. */
export async function listCategories(db: Store): Promise<Category[]> {
  return db.selectFrom('categories').select(COLUMNS).where('is_active', '=', 1).orderBy('id').execute()
}

/** The active categories with how much of what is visible each holds. */
export async function listCategoriesWithCounts(db: Store, now: string): Promise<CategoryWithCounts[]> {
  const [categories, articles, recipes] = await Promise.all([
    listCategories(db),
    countByCategory(db, 'articles', now),
    countByCategory(db, 'recipes', now),
  ])
  return categories.map((category) => ({
    ...category,
    articles: articles.get(category.id) ?? 0,
    recipes: recipes.get(category.id) ?? 0,
  }))
}

async function countByCategory(
  db: Store,
  table: 'articles' | 'recipes',
  now: string,
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => ['category_id', fn.countAll<number>().as('count')])
    .where(isVisibleSql(table, now))
    .where('category_id', 'is not', null)
    .groupBy('category_id')
    .execute()
  return new Map(
    rows.flatMap(({ category_id, count }) => (category_id === null ? [] : [[category_id, count]])),
  )
}

/** A category's name by its id; null for none. */
export async function findCategoryName(db: Store, id: number | null): Promise<string | null> {
  if (id === null) return null
  const row = await db.selectFrom('categories').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

/** Gives an empty store its four categories, with the ids of specification §3. */
export async function addDefaultCategories(db: Store): Promise<void> {
  const { count } = await db
    .selectFrom('categories')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count > 0) return
  await db
    .insertInto('categories')
    .values(DEFAULT_CATEGORIES.map((category) => ({ ...category, name_key: toNameKey(category.name) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await dialectOf(db).skipUsedIds(db, 'categories')
}
