import { ingredientQuantity, isIngredientHeading } from '../content/ingredient-line.ts'
import type { CookableRecipe } from '../content/recipe.ts'
import { cutSentence } from './cut-sentence.ts'
import type { ListedRecipe } from './shown-recipe.ts'

/**
 * Returns a recipe as the coach wrote it, like `showRecipe` without any choice, but without the code that changes a
 * recipe, so that a page's initial script stays small.
 */
export function listAsWritten(
  recipe: Pick<CookableRecipe, 'ingredients' | 'instructions' | 'allergens' | 'kitchen'>,
): ListedRecipe {
  return {
    lines: recipe.ingredients.map((line, index) => ({
      ...line,
      index,
      name: line.ingredient,
      isHeading: isIngredientHeading(line),
      quantity: ingredientQuantity(line),
      instead: null,
      offered: null,
      isLeftOut: false,
      changedBy: null,
      note: '',
      conflicts: [],
      maybe: [],
    })),
    steps: recipe.instructions.map((step, index) => {
      const marks = recipe.kitchen.steps[index]
      return {
        ...step,
        isChanged: false,
        portions: step.ingredients.flatMap((at) => {
          const line = recipe.ingredients[at]
          return line ? [{ line: at, quantity: ingredientQuantity(line) }] : []
        }),
        parts: marks
          ? cutSentence(step.instruction, marks, step.timers, {
              showName: ({ ingredient: line }, text) => ({
                kind: 'ingredient',
                text,
                line,
                change: null,
                quantity: '',
              }),
              showAmount: () => null,
              showTemperature: ({ text }) => text,
            })
          : [{ kind: 'text', text: step.instruction }],
      }
    }),
    containsNow: recipe.allergens,
    swapped: [],
    unsolved: [],
    hasUnknown: recipe.ingredients.some(
      (line, index) => recipe.kitchen.foods[index]?.id === null && !isIngredientHeading(line),
    ),
  }
}
