import type { Ingredient, Instruction, Recipe, Timer } from './recipe.ts'

/** One step as it may be written (CONTENT-SAVE-4); its number is given by its place, whatever was written. */
export type InstructionInput =
  | string
  | {
      instruction: string
      step?: number | null
      step_number?: number | null
      /** Indexes into the list of ingredients; left out, they are found by rule. */
      ingredients?: number[] | null
      timers?: Timer[] | null
    }

/** One ingredient as it may be written (CONTENT-SAVE-4). */
export interface IngredientInput {
  amount?: string | null
  unit?: string | null
  ingredient?: string | null
  item?: string | null
}

/** Instructions in any accepted form to the form that is kept, numbered by their place; blank ones have one too. */
export function normalizeInstructions(list: readonly InstructionInput[]): Instruction[] {
  return list
    .map((entry) => (typeof entry === 'string' ? { instruction: entry } : entry))
    .map(({ instruction, ingredients, timers }, index) => ({
      step: index + 1,
      instruction: instruction.trim(),
      ...(ingredients ? { ingredients: [...new Set(ingredients)].sort((a, b) => a - b) } : {}),
      ...(timers ? { timers: timers.toSorted((a, b) => a.start - b.start) } : {}),
    }))
}

/** An ingredient in any accepted form to the form that is read. */
export function normalizeIngredient({ amount, unit, ingredient, item }: IngredientInput): Ingredient {
  return {
    amount: amount?.trim() ?? '',
    unit: unit?.trim() ?? '',
    ingredient: ingredient?.trim() || (item?.trim() ?? ''),
  }
}

/** The lists of a recipe of which some name rows of others by their place; of a change those that it holds. */
export type RecipeLists = Partial<Pick<Recipe, 'ingredients' | 'instructions' | 'swaps' | 'variations'>>

/**
 * A recipe's lists without their blank rows (CONTENT-SAVE-4). What names a row by its place in the lists that came with it
 * names the same row afterwards; of a list that did not come, the stored one is meant, which has no blank rows.
 */
export function leaveOutBlankRows<R extends RecipeLists>(sent: R): R {
  const { ingredients, instructions, swaps, variations } = sent
  const line = placesWithoutBlank(ingredients?.map(({ ingredient }) => ingredient))
  const step = placesWithoutBlank(instructions?.map(({ instruction }) => instruction))
  return {
    ...sent,
    ...(ingredients && { ingredients: ingredients.filter(({ ingredient }) => ingredient !== '') }),
    ...(instructions && {
      instructions: instructions
        .filter(({ instruction }) => instruction !== '')
        .map((one, index) => ({
          ...one,
          step: index + 1,
          ...(one.ingredients && { ingredients: one.ingredients.map(line) }),
        })),
    }),
    ...(swaps && { swaps: swaps.map((swap) => ({ ...swap, ingredient: line(swap.ingredient) })) }),
    ...(variations && {
      variations: variations.map((variation) => ({
        ...variation,
        changes: variation.changes.map((change) => ({
          ...change,
          ingredient: change.ingredient === null ? null : line(change.ingredient),
        })),
        steps: variation.steps.map((changed) => ({ ...changed, step: step(changed.step - 1) + 1 })),
      })),
    }),
  }
}

/** Where what stands at a place of a list stands once blank texts have gone from it. */
function placesWithoutBlank(texts: readonly string[] = []): (place: number) => number {
  return (place) => place - texts.slice(0, place).filter((text) => text === '').length
}
