import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { DAY } from '../../../domain/time/durations.ts'
import { isCount, isRecord } from '../../../domain/type-guards.ts'
import { deviceStore } from '../../data/device-store.ts'
import { allRecipes, type SavedRecipe, useRecipesOnDevice } from '../saved/saved-recipes.ts'

/** Returns the maximum number of servings: 99, or the number in the recipe if that is larger. */
export function mostServings(written: number): number {
  return Math.max(99, written)
}

/** A reader's choices for one recipe, valid for 24 hours. Stored on the reader's device only (TOOL-KEEP-1). */
interface RecipeChoice {
  servings: number
  /** Index of a variation in the recipe's list; null is as written. */
  variation: number | null
  /** Indexes of the lines whose swaps the reader undid. */
  keep: readonly number[]
}

interface KeptChoice extends RecipeChoice {
  /** When it was last changed, in milliseconds since 1970. */
  at: number
}

export type KeptChoices = ReadonlyMap<string, KeptChoice>

const NOTHING: KeptChoices = new Map()

/**
 * Parses stored choices, by slug; those older than a day or invalid count as not chosen.
 *
 * @param now in milliseconds since 1970
 */
export function parseChoices(stored: unknown, now: number): KeptChoices {
  if (!isRecord(stored)) return NOTHING
  return new Map(
    Object.entries(stored).flatMap(([slug, entry]): [string, KeptChoice][] => {
      const choice = readChoice(entry)
      // The clock may have been put back since.
      return choice && Math.abs(now - choice.at) < DAY ? [[slug, choice]] : []
    }),
  )
}

function readChoice(value: unknown): KeptChoice | null {
  if (!isRecord(value)) return null
  const { servings, variation, keep, at } = value
  const isReadable =
    isCount(servings) &&
    servings > 0 &&
    (variation === null || isCount(variation)) &&
    Array.isArray(keep) &&
    isCount(at)
  return isReadable ? { servings, variation, keep: keep.filter(isCount), at } : null
}

const store = deviceStore<KeptChoices>(
  'recipe-choices',
  (stored) => parseChoices(stored, Date.now()),
  (choices) => (choices.size === 0 ? null : Object.fromEntries(choices)),
)

export interface ChosenRecipe extends RecipeChoice {
  /** Changes the servings, between 1 and `mostServings`. Several quick taps each count. */
  stepServings(by: 1 | -1): void
  setVariation(variation: number | null): void
  /** @param isKept true undoes the swap of this line, false applies it again */
  setKept(line: number, isKept: boolean): void
}

/** One array for every call, so that a comparison by identity finds no change. */
const NONE: readonly number[] = []

/**
 * Returns the choice for a recipe on this device, shared by its page and its cook mode; after a day, the version the
 * reader saved (SAVED-LIST-3). As written on the server and while a page wakes.
 */
export function useRecipeChoice({
  id,
  slug,
  servings: written,
  variations,
}: Pick<RecipePage, 'id' | 'slug' | 'servings' | 'variations'>): ChosenRecipe {
  const own = Math.max(1, written)
  const clamp = (servings: number) => Math.min(Math.max(servings, 1), mostServings(own))
  const asSaved = (recipes: readonly SavedRecipe[]): RecipeChoice | null => {
    const saved = recipes.find((recipe) => recipe.id === id && recipe.savedAt !== null)?.version
    if (!saved) return null
    const place = variations.findIndex(({ name }) => name === saved.variation)
    return { servings: clamp(saved.servings), variation: place < 0 ? null : place, keep: NONE }
  }
  const asWritten: RecipeChoice = { servings: own, variation: null, keep: NONE }
  function change(edit: (before: RecipeChoice) => Partial<RecipeChoice>): void {
    // Where storage fails the choice lasts for this visit; no message is needed.
    store.edit((kept) => {
      const before = kept.get(slug) ?? asSaved(allRecipes()) ?? asWritten
      const choice = { ...before, ...edit(before), at: Date.now() }
      const others = new Map(kept)
      others.delete(slug)
      const isAsWritten = choice.servings === own && choice.variation === null && choice.keep.length === 0
      const isForgotten = isAsWritten && asSaved(allRecipes()) === null
      return isForgotten ? others : others.set(slug, choice)
    })
  }
  const recipes = useRecipesOnDevice()
  const { servings, variation, keep } = store.use().get(slug) ?? asSaved(recipes) ?? asWritten
  return {
    servings: clamp(servings),
    variation,
    keep,
    stepServings: (by) => change((before) => ({ servings: clamp(clamp(before.servings) + by) })),
    setVariation: (wanted) => change(() => ({ variation: wanted })),
    setKept: (line, isKept) =>
      change((before) => {
        const rest = before.keep.filter((other) => other !== line)
        return { keep: isKept ? [...rest, line] : rest }
      }),
  }
}
