import type { Ingredient, Instruction } from './recipe.ts'

/** One step as it may be written (contract §3); its number is given by its place, whatever was written. */
export type InstructionInput =
  | string
  | { instruction: string; step?: number | null; step_number?: number | null }

/** One ingredient as it may be written (contract §3). */
export interface IngredientInput {
  amount?: string | null
  unit?: string | null
  ingredient?: string | null
  item?: string | null
}

/** Instructions in any accepted form to the form that is read: in their order, numbered from 1, blank ones left out. */
export function normalizeInstructions(list: readonly InstructionInput[]): Instruction[] {
  return list
    .map((entry) => (typeof entry === 'string' ? entry : entry.instruction).trim())
    .filter((instruction) => instruction !== '')
    .map((instruction, index) => ({ step: index + 1, instruction }))
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

/** The list with a new, empty step at its end: its number is the list's length plus one (specification §4). */
export function addInstruction(list: readonly Instruction[]): Instruction[] {
  return [...list, { step: list.length + 1, instruction: '' }]
}

/** The list without one step, renumbered from 1 (specification §4). */
export function removeInstruction(list: readonly Instruction[], step: number): Instruction[] {
  return list.filter((entry) => entry.step !== step).map((entry, index) => ({ ...entry, step: index + 1 }))
}
