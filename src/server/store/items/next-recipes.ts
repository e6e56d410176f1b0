import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Store } from '../schema.ts'
import { isVisibleSql } from '../tables/item-tables.ts'
import { findItemId } from './item-lookup.ts'

/**
 * The ids of what to cook next (REC-NEXT-1): of the same category with a tag in common, of the same category, with a
 * tag in common, any. Each time the ones published before this one come first, so that all are reached from one to
 * the next. A few short walks along the indexes of the list, whatever its length.
 */
export async function findNextRecipes(
  db: Store,
  slugOrId: string,
  now: string,
  limit: number,
): Promise<number[]> {
  const id = await findItemId(db, 'recipe', slugOrId)
  const recipe =
    id === null
      ? undefined
      : await db
          .selectFrom('recipes')
          .select(['id', 'category_id', 'published_at'])
          .where('id', '=', id)
          .where(isVisibleSql('recipes', now))
          .executeTakeFirst()
  if (!recipe) return []
  const inCategory =
    recipe.category_id === null ? null : sql<SqlBool>`recipes.category_id = ${recipe.category_id}`
  const sharesTag = sql<SqlBool>`exists (select 1 from recipe_tags as other
    join recipe_tags as own on own.tag = other.tag and own.recipe_id = ${recipe.id}
    where other.recipe_id = recipes.id)`
  const isOlder = sql<SqlBool>`recipes.published_at < ${recipe.published_at}`
  const stages: (RawBuilder<SqlBool>[] | null)[] = [
    inCategory && [inCategory, sharesTag],
    inCategory && [inCategory],
    [sharesTag],
    [],
  ]
  const chosen: number[] = []
  for (const stage of stages) {
    if (!stage) continue
    for (const conditions of [[...stage, isOlder], stage]) {
      if (chosen.length >= limit) return chosen
      let query = db
        .selectFrom('recipes')
        .select('id')
        .where(isVisibleSql('recipes', now))
        .where('id', 'not in', [recipe.id, ...chosen])
      for (const condition of conditions) query = query.where(condition)
      const rows = await query
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit - chosen.length)
        .execute()
      chosen.push(...rows.map((row) => row.id))
    }
  }
  return chosen
}
