import { pagePath } from '../../../domain/content/affected-pages.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { recordPageChange } from '../page-changes.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'
import { isVisibleSql } from '../tables/item-tables.ts'
import { inTransaction } from '../transaction.ts'

interface Rating {
  /** Id of the recipe. */
  id: number
  visitor: string
  /** 1 to 5. */
  rating: number
  now: string
}

/** A recipe's rating, and the pages that show it. */
export interface RecipePaths {
  rating_average: number
  rating_count: number
  paths: string[]
}

export type RatingResult =
  | { kind: 'rated'; rating_average: number; rating_count: number; paths: string[] }
  | { kind: 'missing' }

/** Stores a visitor's rating of a visible recipe, replacing an earlier one by the same. The average has two decimals. */
export async function rateRecipe(db: Store, { id, visitor, rating, now }: Rating): Promise<RatingResult> {
  const updated_at = toStoredTime(now)
  return inTransaction(db, async (transaction) => {
    await dialectOf(transaction).lockRow(transaction, 'recipes', id)
    const recipe = await transaction
      .selectFrom('recipes')
      .select('slug')
      .where('id', '=', id)
      .where(isVisibleSql('recipes', now))
      .executeTakeFirst()
    if (!recipe) return { kind: 'missing' }
    await transaction
      .insertInto('ratings')
      .values({ recipe_id: id, visitor, rating, updated_at })
      .onConflict((conflict) =>
        conflict.columns(['recipe_id', 'visitor']).doUpdateSet({ rating, updated_at, note_id: null }),
      )
      .execute()
    const rated = await recomputeRating(transaction, id)
    if (!rated) return { kind: 'missing' }
    await recordPageChange(transaction, rated.paths, now)
    return { kind: 'rated', ...rated }
  })
}

/** Recomputes a recipe's rating after a vote changed; null when the recipe does not exist. Inside a transaction. */
export async function recomputeRating(transaction: Store, id: number): Promise<RecipePaths | null> {
  const { sum, count } = await transaction
    .selectFrom('ratings')
    .select(({ fn }) => [fn.sum<number | null>('rating').as('sum'), fn.countAll<number>().as('count')])
    .where('recipe_id', '=', id)
    .executeTakeFirstOrThrow()
  const rating_average = count === 0 ? 0 : Math.round((100 * (sum ?? 0)) / count) / 100
  const recipe = await transaction
    .updateTable('recipes')
    .set({ rating_average, rating_count: count })
    .where('id', '=', id)
    .returning('slug')
    .executeTakeFirst()
  if (!recipe) return null
  // Its own page, and the API's lists: cards on pages show no ratings.
  const paths = [pagePath('recipe', recipe.slug), '/api/public/recipes']
  return { rating_average, rating_count: count, paths }
}
