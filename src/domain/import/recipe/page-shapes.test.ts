import { describe, expect, test } from 'vitest'
import { PAGE_SHAPES, SHOWN_RECIPES } from '../../../../tests/fixtures/recipes/page-shapes.ts'
import { ingredientLine, isIngredientHeading } from '../../content/ingredient-line.ts'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { readAnyRecipe } from './read-page.ts'

// RIMPORT-PAGE-1
describe.each(SHOWN_RECIPES)('$title', (expected) => {
  test.each(PAGE_SHAPES)('is read from a page with %s', (_, write) => {
    const recipe = readAnyRecipe(write(expected))?.recipe
    const lines = recipe?.ingredients.filter((line) => !isIngredientHeading(line)).map(ingredientLine)
    expect({
      title: recipe?.title,
      servings: recipe?.servings,
      prep: recipe?.prep_time_minutes,
      cook: recipe?.cook_time_minutes,
      ingredients: lines,
      steps: recipe?.instructions,
    }).toEqual({
      ...expected,
      ingredients: expected.ingredients.map((line) => ingredientLine(splitIngredient(line))),
    })
  })
})
