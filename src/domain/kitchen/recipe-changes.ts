import type { Avoidable } from '../content/avoidables.ts'
import { isIngredientHeading, withoutHeadings } from '../content/ingredient-line.ts'
import type { Ingredient, Swap, Variation } from '../content/recipe.ts'
import { avoidablesOfAllergens } from './avoid.ts'

export interface VariationChanges {
  name: string
  changes: readonly Variation['changes'][number][]
  /** The steps worded differently, by their number. */
  steps: readonly { step: number; instruction: string }[]
  /** As set by the coach; null when derived from the ingredients shown. */
  allergens: readonly string[] | null
}

interface ChangeableRecipe {
  ingredients: readonly Ingredient[]
  instructions: readonly { step: number; instruction: string }[]
  allergens: readonly string[]
  swaps: readonly Swap[]
}

/** A line as shown. */
export interface ShownLine extends Ingredient {
  /** Its index in the recipe's own list; null for one that a variation adds. */
  index: number | null
  /** The recipe's own line, where it is replaced or left out. */
  instead: Ingredient | null
  isLeftOut: boolean
  /** The reason of the change: the variation, or what is avoided. */
  changedBy: 'variation' | Avoidable | null
  /** The note of the swap. */
  note: string
  /** The available swap that was undone. */
  offered: Swap | null
  /** Avoided foods it still contains, without a swap. */
  conflicts: Avoidable[]
}

export interface ShownRecipe {
  lines: ShownLine[]
  steps: { step: number; instruction: string; isChanged: boolean }[]
  /** Avoided foods that swaps have removed. */
  swapped: Avoidable[]
  /** Avoided foods in the shown lines or named by the recipe's allergens. */
  unsolved: Avoidable[]
}

/** Returns which avoidable foods a line contains, by the words of its ingredient. */
export type Contains = (ingredient: string) => ReadonlySet<Avoidable>

interface Choice {
  variation: VariationChanges | null
  avoid: readonly Avoidable[]
  /** Indexes of lines whose swaps were undone, so that they stay although they are avoided. */
  keep?: readonly number[]
}

/**
 * Applies a variation and removes what is avoided (DIET-SWAP-1). The variation comes first, swaps then change what is
 * avoided in the result; a swap that brings in something else avoided is not used. A line that the variation only adds
 * is left out when it is avoided.
 *
 * @param contains returns what a line contains, from the food table and its words
 */
export function changeRecipe(
  recipe: ChangeableRecipe,
  { variation, avoid, keep = [] }: Choice,
  contains: Contains,
): ShownRecipe {
  const swapped = new Set<Avoidable>()
  const hidden = unexplained(recipe, variation, contains)
  const lines = varyLines(recipe.ingredients, variation).map((line) => {
    const told = recipe.swaps.filter((swap) => swap.ingredient === line.index && hidden.includes(swap.avoid))
    const held = new Set([...contains(line.ingredient), ...told.map((swap) => swap.avoid)])
    const { line: changed, solved } = swapLine(line, recipe.swaps, { avoid, keep, held }, contains)
    for (const avoidable of solved) swapped.add(avoidable)
    return changed
  })
  const conflicts = new Set(lines.flatMap((line) => line.conflicts))
  for (const avoidable of hidden)
    if (avoid.includes(avoidable) && !swapped.has(avoidable)) conflicts.add(avoidable)
  return {
    lines,
    steps: recipe.instructions.map(({ step, instruction }) => {
      const other = variation?.steps.find((changed) => changed.step === step)
      return { step, instruction: other?.instruction ?? instruction, isChanged: other !== undefined }
    }),
    swapped: avoid.filter((avoidable) => swapped.has(avoidable) && !conflicts.has(avoidable)),
    unsolved: avoid.filter((avoidable) => conflicts.has(avoidable)),
  }
}

/** Returns what the allergens name but no line contains: only a swap of the coach's shows which line it is in. */
function unexplained(
  recipe: ChangeableRecipe,
  variation: VariationChanges | null,
  contains: Contains,
): Avoidable[] {
  const lines: readonly Ingredient[] = variation?.allergens
    ? varyLines(recipe.ingredients, variation).filter((line) => !line.isLeftOut)
    : recipe.ingredients
  const found = new Set(withoutHeadings(lines).flatMap(({ ingredient }) => [...contains(ingredient)]))
  return [...avoidablesOfAllergens(variation?.allergens ?? recipe.allergens)].filter(
    (avoidable) => !found.has(avoidable),
  )
}

/** Returns the list with a variation's changes, before any swaps. */
export function varyLines(
  ingredients: readonly Ingredient[],
  variation: VariationChanges | null,
): ShownLine[] {
  const unchanged = {
    instead: null,
    isLeftOut: false,
    changedBy: null,
    note: '',
    offered: null,
    conflicts: [],
  }
  const lines = ingredients.map((line, index): ShownLine => {
    const change = variation?.changes.find((entry) => entry.ingredient === index)
    if (!change) return { ...line, ...unchanged, index }
    return {
      ...unchanged,
      ...(change.with ?? line),
      index,
      instead: line,
      isLeftOut: change.with === null,
      changedBy: 'variation',
    }
  })
  const added = (variation?.changes ?? []).flatMap((change): ShownLine[] =>
    change.ingredient === null && change.with
      ? [{ ...unchanged, ...change.with, index: null, changedBy: 'variation' }]
      : [],
  )
  return [...lines, ...added]
}

function swapLine(
  line: ShownLine,
  swaps: readonly Swap[],
  {
    avoid,
    keep,
    held,
  }: { avoid: readonly Avoidable[]; keep: readonly number[]; held: ReadonlySet<Avoidable> },
  contains: Contains,
): { line: ShownLine; solved: Avoidable[] } {
  if (line.isLeftOut || isIngredientHeading(line)) return { line, solved: [] }
  const avoided = avoid.filter((avoidable) => held.has(avoidable))
  const [first] = avoided
  if (first === undefined) return { line, solved: [] }
  if (line.index === null) return { line: { ...line, isLeftOut: true, changedBy: first }, solved: avoided }
  const isFree = (other: Ingredient | null) =>
    other === null || !avoid.some((avoidable) => contains(other.ingredient).has(avoidable))
  const swap = swaps.find(
    (entry) => entry.ingredient === line.index && avoided.includes(entry.avoid) && isFree(entry.with),
  )
  if (!swap) return { line: { ...line, conflicts: avoided }, solved: [] }
  if (keep.includes(line.index)) return { line: { ...line, conflicts: avoided, offered: swap }, solved: [] }
  // For a line of the variation, its own ingredient is what is avoided, not the replaced one.
  const { amount, unit, ingredient } = line
  return {
    line: {
      ...line,
      ...(swap.with ?? {}),
      instead: { amount, unit, ingredient },
      isLeftOut: swap.with === null,
      changedBy: swap.avoid,
      note: swap.note,
    },
    solved: avoided,
  }
}
