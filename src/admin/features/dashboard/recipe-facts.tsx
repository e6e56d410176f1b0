import { formatDifficulty } from '../../../domain/content/labels.ts'
import type { RecipeSummary } from '../../../domain/content/recipe.ts'

/** Difficulty, prep minutes and servings in a few words: `Easy, 15 min, serves 4`. */
export function RecipeFacts({ recipe }: { recipe: RecipeSummary }) {
  return (
    <span>
      {formatDifficulty(recipe.difficulty)}, {recipe.prep_time_minutes} min, serves {recipe.servings}
    </span>
  )
}
