import { useState } from 'react'
import type { NutritionOfRecipe, RecipePage } from '../../../domain/reads/public-reads.ts'
import { useRead } from '../../data/use-read.ts'
import { type ChosenFigures, NutritionHighlights } from './nutrition-card.tsx'
import type { ShownToReader } from './use-shown-recipe.ts'

interface ChosenNutritionProps {
  recipe: RecipePage
  reader: ShownToReader
}

interface Known {
  answer: NutritionOfRecipe | null
  chosen: ChosenFigures | null
}

/** The card beside a list that can change: figures that are worked out follow variation and swaps (NUTR-CHOICE-1). */
export function ChosenNutrition({ recipe, reader: { shown, choice } }: ChosenNutritionProps) {
  const { variation, avoid, keep } = choice
  const follows = recipe.nutrition_source === 'computed' && recipe.nutrition !== null
  const isChanged = follows && shown.lines.some(({ changedBy }) => changedBy !== null)
  const { data, error } = useRead(
    'recipeNutrition',
    isChanged
      ? {
          id: String(recipe.id),
          ...(variation !== null && { variation: variation + 1 }),
          avoid,
          ...(keep.length > 0 && { keep: keep.map(String) }),
        }
      : null,
  )
  const answer = data?.kind === 'found' ? data.item : null
  const [last, setLast] = useState<Known>({ answer: null, chosen: null })
  // While an answer is on its way the figures before it stay, so that digits roll from one to the other.
  const isOnItsWay = isChanged && data === undefined && !error
  if (!isOnItsWay && last.answer !== answer) {
    const names = shown.lines.map(({ ingredient }) => ingredient)
    setLast({ answer, chosen: answer && { nutrition: answer.nutrition, names } })
  }
  return <NutritionHighlights recipe={recipe} chosen={last.chosen} />
}
