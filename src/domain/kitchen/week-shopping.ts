import type { Avoidable } from '../content/avoidables.ts'
import { isIngredientHeading } from '../content/ingredient-line.ts'
import type { CookableRecipe } from '../content/recipe.ts'
import { mergeShoppingList, type ShoppingList, type ShoppingSource } from './shopping-list.ts'
import { listName } from './shopping-name.ts'
import { type Cookable, knownFoods, showRecipe } from './shown-recipe.ts'
import type { UnitSystem } from './units.ts'
import type { Week } from './week.ts'
import { cookedOf, portionsOf } from './week-dishes.ts'

type PlannedRecipe = Cookable & Pick<CookableRecipe, 'title' | 'servings'>

interface ShoppingChoice {
  units: UnitSystem | 'as written'
  avoid: readonly Avoidable[]
}

/**
 * Returns what a week's dishes need: each for its people and those who eat its leftovers, in its variation and without
 * what is avoided (SHOP-SUM-1).
 *
 * @param recipes by slug; a dish whose recipe is missing needs nothing
 */
export function listOfWeek(
  week: Week,
  recipes: ReadonlyMap<string, PlannedRecipe>,
  { units, avoid }: ShoppingChoice,
): ShoppingList {
  const sources = cookedOf(week).flatMap(({ place, dish }): ShoppingSource[] => {
    const recipe = recipes.get(dish.slug)
    if (!recipe) return []
    const factor = portionsOf(week, place) / Math.max(1, recipe.servings)
    const known = knownFoods(recipe)
    const { lines } = showRecipe(recipe, { variation: dish.variation, avoid, factor: 1, units: 'as written' })
    return [
      {
        title: recipe.title,
        factor,
        lines: lines
          .filter((line) => !line.isLeftOut && !isIngredientHeading(line))
          .map(({ amount, unit, ingredient }) => ({
            amount,
            unit,
            ingredient,
            food: known.get(ingredient) ?? null,
          })),
      },
    ]
  })
  return mergeShoppingList(sources, units)
}

export interface SharedFood {
  name: string
  /** The number of dishes it is in. */
  dishes: number
}

/** Returns the foods shared by most of some dishes, best first; staples and spices, which every dish has, are left out. */
export function sharedFoods(recipes: readonly Cookable[]): SharedFood[] {
  const found = new Map<string, SharedFood>()
  for (const { ingredients, kitchen } of recipes) {
    const seen = new Set<string>()
    ingredients.forEach(({ ingredient }, index) => {
      const food = kitchen.foods[index]
      if (!food?.id || food.is_staple || food.aisle === 'spices and seasonings' || seen.has(food.id)) return
      seen.add(food.id)
      const name = listName(ingredient)
      const before = found.get(food.id)
      const shortest = before && before.name.length <= name.length ? before.name : name
      found.set(food.id, { name: shortest, dishes: (before?.dishes ?? 0) + 1 })
    })
  }
  return [...found.values()].filter(({ dishes }) => dishes > 1).sort((a, b) => b.dishes - a.dishes)
}
