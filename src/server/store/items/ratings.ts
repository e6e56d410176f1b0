import { pagePath } from '../../../domain/content/affected-pages.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { recordPageChange } from '../page-changes.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-time.ts'
import { isVisibleSql } from '../tables/item-tables.ts'
import { inTransaction } from '../transaction.ts'

interface Rating {
  /** Of the recipe. */
  id: number
  visitor: string
  /** 1 to 5. */
  rating: number
  now: string
}

export type RatingResult =
  | { kind: 'rated'; rating_average: number; rating_count: number; paths: string[] }
  | { kind: 'missing' }

/** Stores a visitor's rating of a visible recipe; a later one by the same visitor replaces it. The average has two decimals. */
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
        conflict.columns(['recipe_id', 'visitor']).doUpdateSet({ rating, updated_at }),
      )
      .execute()
    const { sum, count } = await transaction
      .selectFrom('ratings')
      .select(({ fn }) => [fn.sum<number>('rating').as('sum'), fn.countAll<number>().as('count')])
      .where('recipe_id', '=', id)
      .executeTakeFirstOrThrow()
    const rating_average = Math.round((100 * sum) / count) / 100
    await transaction
      .updateTable('recipes')
      .set({ rating_average, rating_count: count })
      .where('id', '=', id)
      .execute()
    // Its own page, and the API's lists: the cards of pages show no ratings.
    const paths = [pagePath('recipe', recipe.slug), '/api/public/recipes']
    await recordPageChange(transaction, paths, now)
    return { kind: 'rated', rating_average, rating_count: count, paths }
  })
}
