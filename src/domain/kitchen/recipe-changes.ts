import type { Avoidable } from '../content/avoidables.ts'
import { isIngredientHeading, withoutHeadings } from '../content/ingredient-line.ts'
import type { Ingredient, Swap, Variation } from '../content/recipe.ts'
import { avoidablesOfAllergens } from './avoid.ts'

export interface VariationChanges {
  name: string
  changes: readonly Variation['changes'][number][]
  /** Steps that are written otherwise; by their number. */
  steps: readonly { step: number; instruction: string }[]
  /** As the coach says them; null when they follow from what is shown. */
  allergens: readonly string[] | null
}

interface ChangeableRecipe {
  ingredients: readonly Ingredient[]
  instructions: readonly { step: number; instruction: string }[]
  allergens: readonly string[]
  swaps: readonly Swap[]
}

/** A line as it is shown. */
export interface ShownLine extends Ingredient {
  /** Of the recipe's own list; null for one that a variation adds. */
  index: number | null
  /** The recipe's own line where another takes its place, or where it is left out. */
  instead: Ingredient | null
  isLeftOut: boolean
  /** What changed it: the variation, or what is avoided. */
  changedBy: 'variation' | Avoidable | null
  /** Said with a swap. */
  note: string
  /** The swap that is known and was undone. */
  offered: Swap | null
  /** What is avoided and still in it, without a swap. */
  conflicts: Avoidable[]
}

export interface ShownRecipe {
  lines: ShownLine[]
  steps: { step: number; instruction: string; isChanged: boolean }[]
  /** What is avoided and solved by swaps. */
  swapped: Avoidable[]
  /** What is avoided, and is in what is shown or said to be in the recipe. */
  unsolved: Avoidable[]
}

/** What of the avoidable things a line holds, by the words of its ingredient. */
export type Contains = (ingredient: string) => ReadonlySet<Avoidable>

interface Choice {
  variation: VariationChanges | null
  avoid: readonly Avoidable[]
  /** Indexes of lines that stay although they are avoided: their swaps were undone. */
  keep?: readonly number[]
}

/**
 * A recipe cooked as a variation and without what is avoided (DIET-SWAP-1). The variation comes first, swaps then
 * change what is avoided in the result; a swap that brings in something else avoided is not used. What the variation
 * only adds stays out when it is avoided.
 *
 * @param contains what a line holds, from the food table and its words
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

/** What the allergens name though no line does: only a swap of the coach's tells which line it is in. */
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

/** The list as a variation has it, before anything is swapped. */
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
  // What a variation put there is what is avoided, not what stood there before.
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
