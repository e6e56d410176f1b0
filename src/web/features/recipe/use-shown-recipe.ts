import { useEffect, useState } from 'react'
import type { Avoidable } from '../../../domain/content/avoidables.ts'
import type { ListedRecipe, RecipeChoice } from '../../../domain/kitchen/shown-recipe.ts'
import { listAsWritten } from '../../../domain/kitchen/written-recipe.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { showAlert, showToast } from '../../ui/toast.ts'
import {
  type KitchenPreferences,
  NO_PREFERENCES,
  setPreferences,
  usePreferences,
} from '../kitchen/preferences.ts'
import { useRecipeChoice } from '../kitchen/recipe-choice.ts'
import { useRecipesOnDevice } from '../saved/saved-recipes.ts'

type KitchenTools = typeof import('./kitchen-tools.tsx')

/** A recipe as shown to the reader, and what the reader can change about it. */
export interface ShownToReader {
  shown: ListedRecipe
  /** Determines what is shown; as written until the code that changes recipes is loaded. */
  choice: Required<RecipeChoice>
  servings: number
  /** Null while everything is as written and nothing was ever chosen. */
  tools: KitchenTools | null
  stepServings(by: 1 | -1): void
  setVariation(variation: number | null): void
  setUnits(units: KitchenPreferences['units']): void
  setAvoided(avoidable: Avoidable, isAvoided: boolean): void
  /** @param isKept true undoes the swap of a line */
  setKept(line: number, isKept: boolean): void
}

/**
 * Returns a page's recipe with the reader's choices. The code that changes recipes is loaded when something is chosen
 * for the first time or was chosen before; until then nothing counts as chosen, so that buttons, amounts and allergens
 * always agree.
 */
export function useShownRecipe(recipe: RecipePage): ShownToReader {
  const preferences = usePreferences()
  const kept = useRecipeChoice(recipe)
  const [tools, setTools] = useState<KitchenTools | null>(null)
  const isAnythingChosen =
    preferences.units !== 'as written' ||
    preferences.avoid.length > 0 ||
    kept.servings !== recipe.servings ||
    kept.variation !== null
  useEffect(() => {
    if (isAnythingChosen) void loadTools()
  }, [isAnythingChosen])

  async function loadTools(): Promise<void> {
    try {
      setTools(await import('./kitchen-tools.tsx'))
    } catch {
      showAlert(
        'The recipe is shown as written',
        'We couldn’t load what changes it. Please check your connection and try again.',
      )
    }
  }
  function choose(change: () => void): void {
    // During the press itself, so that it is stored even if the page is left immediately.
    change()
    // A first choice loads them through the effect above.
    if (!tools && isAnythingChosen) void loadTools()
  }

  const { units, avoid } = tools ? preferences : NO_PREFERENCES
  const { servings, variation, keep } = tools
    ? kept
    : { servings: recipe.servings, variation: null, keep: [] }
  const choice = { factor: servings / recipe.servings, units, variation, avoid, keep }
  const shown = tools ? tools.showForReader(recipe, choice) : listAsWritten(recipe)
  const saved = useRecipesOnDevice()
  // A saved recipe is stored in the version shown.
  useEffect(
    () => tools?.keepVersion(recipe, shown, choice),
    [tools, recipe, saved, servings, variation, avoid],
  )
  return {
    shown,
    choice,
    servings,
    tools,
    stepServings: (by) => choose(() => kept.stepServings(by)),
    setVariation: (wanted) => choose(() => kept.setVariation(wanted)),
    setUnits: (wanted) => choose(() => keepPreferences({ units: wanted })),
    setAvoided: (avoidable, isAvoided) =>
      choose(() =>
        keepPreferences(({ avoid: before }) => ({
          avoid: [...before.filter((other) => other !== avoidable), ...(isAvoided ? [avoidable] : [])],
        })),
      ),
    setKept: kept.setKept,
  }
}

function keepPreferences(changes: Parameters<typeof setPreferences>[0]): void {
  if (setPreferences(changes)) return
  showToast({
    title: 'For this visit only',
    description: 'Your browser doesn’t let this site keep anything on this device.',
  })
}
