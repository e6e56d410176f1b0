import type { Ingredient, Instruction, Timer } from './recipe.ts'

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

/** Instructions in any accepted form to the form that is kept: in their order, numbered from 1, blank ones left out. */
export function normalizeInstructions(list: readonly InstructionInput[]): Instruction[] {
  return list
    .map((entry) => (typeof entry === 'string' ? { instruction: entry } : entry))
    .map(({ instruction, ...corrections }) => ({ instruction: instruction.trim(), ...corrections }))
    .filter(({ instruction }) => instruction !== '')
    .map(({ instruction, ingredients, timers }, index) => ({
      step: index + 1,
      instruction,
      ...(ingredients ? { ingredients: [...new Set(ingredients)].sort((a, b) => a - b) } : {}),
      ...(timers ? { timers: timers.toSorted((a, b) => a.start - b.start) } : {}),
    }))
}

/** Ingredients in any accepted form to the form that is read; a line without an ingredient is left out. */
export function normalizeIngredients(list: readonly IngredientInput[]): Ingredient[] {
  return list
    .map(({ amount, unit, ingredient, item }) => ({
      amount: amount?.trim() ?? '',
      unit: unit?.trim() ?? '',
      ingredient: ingredient?.trim() || (item?.trim() ?? ''),
    }))
    .filter(({ ingredient }) => ingredient !== '')
}
