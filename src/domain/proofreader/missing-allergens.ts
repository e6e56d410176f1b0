import type { Allergen } from '../content/food-contents.ts'
import { isIngredientHeading } from '../content/ingredient-line.ts'
import type { Ingredient, Recipe } from '../content/recipe.ts'
import { avoidablesOfAllergens } from '../kitchen/avoid.ts'
import { allergensIn } from '../kitchen/foods/avoided.ts'
import { findFoodOfLine, findFoods } from '../kitchen/foods/find-food.ts'
import { avoidablesOf } from '../kitchen/foods/food.ts'

/**
 * Returns the coach's name for a food: `butter`, of `50 g cold butter, cubed`.
 *
 * @param isMeant which of several foods in a line is meant; the line's own where none is
 */
export function nameFoodIn(line: Ingredient, isMeant: (words: string) => boolean = () => true): string {
  const text = line.ingredient
  const own = findFoodOfLine(line)
  const matches = [...(own ? [own] : []), ...findFoods(text)]
  const meant = matches.find(({ start, end }) => isMeant(text.slice(start, end))) ?? own
  const name = meant ? text.slice(meant.start, meant.end) : (text.split(/[,(;]/)[0] ?? text)
  return name.trim().toLowerCase()
}

/** An allergen that ingredients contain and the recipe's list lacks. */
interface MissingAllergen {
  allergen: Allergen
  /** The distinct foods that contain it, as the lines call them: `butter`, `double cream`. */
  foods: readonly string[]
}

/**
 * Returns the allergens missing in a recipe's list (PROOF-RECIPE-3); headings are not ingredients.
 *
 * @param recipe as it would be saved
 * @returns in the order of the ingredients
 */
export function findMissingAllergens({
  ingredients,
  allergens,
}: Pick<Recipe, 'ingredients' | 'allergens'>): MissingAllergen[] {
  const said = avoidablesOfAllergens(allergens)
  const named = allergens.join(' ').toLowerCase()
  const missing = new Map<Allergen, Set<string>>()
  for (const line of ingredients) {
    if (isIngredientHeading(line)) continue
    for (const allergen of allergensIn(line.ingredient)) {
      const [group] = avoidablesOf([allergen])
      // Celery, mustard and sulphites are not in any group; a reader who avoids peanuts does not infer them from `nuts`.
      const isSaid =
        group && allergen !== 'peanuts' ? said.has(group) : named.includes(allergen.replace(/s$/, ''))
      if (!isSaid)
        missing.set(allergen, (missing.get(allergen) ?? new Set()).add(nameBringing(line, allergen)))
    }
  }
  return [...missing].map(([allergen, foods]) => ({ allergen, foods: [...foods] }))
}

function nameBringing(line: Ingredient, allergen: Allergen): string {
  return nameFoodIn(line, (words) => allergensIn(words).includes(allergen))
}
