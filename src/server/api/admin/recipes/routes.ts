import {
  recipeAnswer,
  recipeCreatedAnswer,
  recipeListAnswer,
  staleRecipeAnswer,
} from '../../../../domain/admin/answers.ts'
import { recipeCreateSchema, recipeUpdateSchema } from '../../../../domain/content/recipe-input.ts'
import { toCookable } from '../../../../domain/kitchen/cookable-recipe.ts'
import {
  createRecipe,
  deleteRecipe,
  findRecipe,
  listAdminRecipes,
  restoreRecipe,
  updateRecipe,
} from '../../../store/recipes.ts'
import { itemRoutes } from '../items/item-routes.ts'

/** Writing recipes (ADMIN-ITEM-2). */
export const recipeRoutes = itemRoutes({
  kind: 'recipe',
  one: 'a recipe',
  all: 'Recipes',
  input: { create: recipeCreateSchema, update: recipeUpdateSchema },
  answers: {
    list: recipeListAnswer,
    one: recipeAnswer,
    created: recipeCreatedAnswer,
    stale: staleRecipeAnswer,
  },
  present: toCookable,
  list: listAdminRecipes,
  find: findRecipe,
  create: createRecipe,
  update: updateRecipe,
  restore: restoreRecipe,
  delete: deleteRecipe,
})
