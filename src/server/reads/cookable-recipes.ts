import type { CookableRecipe, Recipe } from '../../domain/content/recipe.ts'
import { toCookable } from '../../domain/kitchen/cookable-recipe.ts'

type Meaning = Pick<CookableRecipe, 'instructions' | 'total_time_minutes' | 'nutrition' | 'kitchen'>

/** So many recipes are kept, the ones asked for last. */
const KEPT = 100

/**
 * What the lines and sentences of a recipe mean follows from the recipe alone and takes ten milliseconds to find: a page
 * that is made anew for another reason (a rating, a note, a setting) takes it from here.
 */
export class CookableRecipes {
  readonly #kept = new Map<number, { written: string; meaning: Meaning }>()

  /** As `toCookable`. */
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
