import { chosenNutrition } from '../../../domain/kitchen/possible-lines.ts'
import type { ListedRecipe } from '../../../domain/kitchen/shown-recipe.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useRead } from '../../data/use-read.ts'
import { NutritionHighlights } from './nutrition-card.tsx'

interface ChosenNutritionProps {
  recipe: RecipePage
  /** As the reader has it. */
  shown: ListedRecipe
}

/** The card beside a list that can change: figures that are worked out follow variation and swaps (NUTR-CHOICE-1). */
export function ChosenNutrition({ recipe, shown }: ChosenNutritionProps) {
  const follows = recipe.nutrition_source === 'computed' && recipe.nutrition !== null
  const isChanged = follows && shown.lines.some(({ changedBy }) => changedBy !== null)
  // The same for whatever is chosen, which stays on the device.
  const { data } = useRead('recipeNutrition', isChanged ? { id: String(recipe.id) } : null)
  const possible = data?.kind === 'found' ? data.item.lines : null
  const chosen = isChanged &&
    possible && {
      nutrition: chosenNutrition(shown.lines, possible, recipe.servings),
      names: shown.lines.map(({ ingredient }) => ingredient),
    }
  return <NutritionHighlights recipe={recipe} chosen={chosen || null} />
}
