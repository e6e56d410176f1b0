import { expect, test } from 'vitest'
import { testRecipe } from '../../../tests/fixtures/steps.ts'
import { toCookable } from '../../domain/kitchen/cookable-recipe.ts'
import { CookableRecipes } from './cookable-recipes.ts'

const recipe = testRecipe({
  id: 7,
  instructions: [{ step: 1, instruction: 'Toast the oats for 5 minutes.' }],
})

test('a recipe is parsed once, and again after a change', () => {
  const recipes = new CookableRecipes()
  const { kitchen } = recipes.read(recipe)
  expect(recipes.read({ ...recipe, rating_count: 3, view_count: 40 }).kitchen).toBe(kitchen)
  const changed = { ...recipe, instructions: [{ step: 1, instruction: 'Toast the oats for 8 minutes.' }] }
  expect(recipes.read(changed)).toEqual(toCookable(changed))
  expect(recipes.read(recipe)).toEqual(toCookable(recipe))
})

test('recipes not read lately are evicted', () => {
  const recipes = new CookableRecipes()
  const { kitchen } = recipes.read(recipe)
  const readOthers = (first: number, count: number) => {
    for (let id = first; id < first + count; id++) recipes.read({ ...recipe, id })
  }
  readOthers(100, 99)
  expect(recipes.read(recipe).kitchen).toBe(kitchen)
  readOthers(200, 99)
  expect(recipes.read(recipe).kitchen).toBe(kitchen)
  readOthers(300, 100)
  expect(recipes.read(recipe).kitchen).not.toBe(kitchen)
})
