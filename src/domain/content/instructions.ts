import type { Ingredient, Instruction, Recipe, Timer } from './recipe.ts'

/** One step as accepted on input (CONTENT-SAVE-4); its number is set from its position, whatever was sent. */
export type InstructionInput =
  | string
  | {
      instruction: string
      step?: number | null
      step_number?: number | null
      /** Indexes into the list of ingredients; detected by rule when left out. */
      ingredients?: number[] | null
      timers?: Timer[] | null
    }

/** One ingredient as accepted on input (CONTENT-SAVE-4). */
export interface IngredientInput {
  amount?: string | null
  unit?: string | null
  ingredient?: string | null
  item?: string | null
}

/** Converts instructions from any accepted form to the stored form, numbered by position; blank ones are numbered too. */
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

/** Converts an ingredient from any accepted form to the stored form. */
export function normalizeIngredient({ amount, unit, ingredient, item }: IngredientInput): Ingredient {
  return {
    amount: amount?.trim() ?? '',
    unit: unit?.trim() ?? '',
    ingredient: ingredient?.trim() || (item?.trim() ?? ''),
  }
}

/** The lists of a recipe of which some refer to rows of others by index; for a change, those it includes. */
export type RecipeLists = Partial<Pick<Recipe, 'ingredients' | 'instructions' | 'swaps' | 'variations'>>

/**
 * Removes the blank rows from a recipe's lists (CONTENT-SAVE-4). An index into a list that was sent along is adjusted
 * to the same row; an index into a list that was not sent refers to the stored one, which has no blank rows.
 */
export function removeBlankRows<R extends RecipeLists>(sent: R): R {
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

/** Returns a function that maps an index of a list to the index after its blank texts have been removed. */
function placesWithoutBlank(texts: readonly string[] = []): (place: number) => number {
  return (place) => place - texts.slice(0, place).filter((text) => text === '').length
}
