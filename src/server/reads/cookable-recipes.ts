import type { CookableRecipe, Recipe } from '../../domain/content/recipe.ts'
import { toCookable } from '../../domain/kitchen/cookable-recipe.ts'

type Meaning = Pick<CookableRecipe, 'instructions' | 'total_time_minutes' | 'nutrition' | 'kitchen'>

/** Maximum number of cached recipes, the most recently used. */
const KEPT = 100

/**
 * Caches the interpretation of a recipe's lines and steps, which depends on the recipe alone and takes ten
 * milliseconds: pages rendered again for another reason (a rating, a note, a setting) reuse it.
 */
export class CookableRecipes {
  readonly #kept = new Map<number, { written: string; meaning: Meaning }>()

  /** Returns the same as `toCookable`. */
  read(recipe: Recipe): CookableRecipe {
    const written = JSON.stringify({ ...recipe, view_count: 0, rating_average: 0, rating_count: 0 })
    const kept = this.#kept.get(recipe.id)
    const meaning = kept?.written === written ? kept.meaning : meaningOf(recipe)
    this.#kept.delete(recipe.id)
    this.#kept.set(recipe.id, { written, meaning })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest)
    return { ...recipe, ...meaning }
  }
}

function meaningOf(recipe: Recipe): Meaning {
  const { instructions, total_time_minutes, nutrition, kitchen } = toCookable(recipe)
  return { instructions, total_time_minutes, nutrition, kitchen }
}
