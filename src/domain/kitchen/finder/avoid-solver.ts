import { withoutHeadings } from '../../content/ingredient-line.ts'
import type { Ingredient } from '../../content/recipe.ts'
import { avoidablesOfAllergens } from '../avoid.ts'
import { AVOIDABLES, type Avoidable } from '../foods/food.ts'
import { type Contains, changeRecipe, type Swap } from '../recipe-changes.ts'

/** Several of a list as the bits of a number, by their place in it. */
export function toBits<T>(chosen: Iterable<T>, list: readonly T[]): number {
  let bits = 0
  for (const one of chosen) {
    const at = list.indexOf(one)
    if (at !== -1) bits |= 1 << at
  }
  return bits
}

/** @returns in the list's order */
export function fromBits<T>(bits: number, list: readonly T[]): T[] {
  return list.filter((_, at) => bits & (1 << at))
}

/** How a recipe stands to a set of avoided things; each as bits of `AVOIDABLES`. */
export interface Avoiding {
  /** Taken out by swaps. */
  swapped: number
  /** Still in it: when there is any, the recipe does not fit. */
  unsolved: number
}

/** @param avoid bits of `AVOIDABLES` */
export type SolveAvoiding = (avoid: number) => Avoiding

const NOTHING: Avoiding = { swapped: 0, unsolved: 0 }

/** `changeRecipe` for one recipe and whatever is avoided; each different case is worked out once. */
export function createAvoidSolver(
  recipe: { ingredients: readonly Ingredient[]; allergens: readonly string[]; swaps: readonly Swap[] },
  contains: Contains,
): SolveAvoiding {
  const { allergens, swaps } = recipe
  const brought = swaps.flatMap((swap) => (swap.with ? [swap.with] : []))
  const holds = (lines: readonly Ingredient[]) => lines.flatMap(({ ingredient }) => [...contains(ingredient)])
  const held = toBits<Avoidable>(
    [...holds(withoutHeadings(recipe.ingredients)), ...avoidablesOfAllergens(allergens)],
    AVOIDABLES,
  )
  if (held === 0) return () => NOTHING
  if (swaps.length === 0) return (avoid) => ({ swapped: 0, unsolved: avoid & held })
  const concerned = held | toBits(holds(brought), AVOIDABLES)
  const known = new Map<number, Avoiding>()
  const ingredients = [...recipe.ingredients]
  return (avoid) => {
    if ((avoid & held) === 0) return NOTHING
    const asked = avoid & concerned
    const before = known.get(asked)
    if (before) return before
    const { swapped, unsolved } = changeRecipe(
      { ingredients, instructions: [], allergens, swaps },
      { variation: null, avoid: fromBits(asked, AVOIDABLES) },
      contains,
    )
    const avoiding = { swapped: toBits(swapped, AVOIDABLES), unsolved: toBits(unsolved, AVOIDABLES) }
    known.set(asked, avoiding)
    return avoiding
  }
}
