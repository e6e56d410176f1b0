import { recipeCalls } from '../../../../domain/content/recipe-calls.ts'
import { toCookable } from '../../../../domain/kitchen/cookable-recipe.ts'
import {
  createRecipe,
  deleteRecipe,
  findRecipe,
  listAdminRecipes,
  restoreRecipe,
  updateRecipe,
} from '../../../store/items/recipes.ts'
import { itemRoutes } from '../items/item-routes.ts'

/** Writing recipes (ADMIN-ITEM-2). */
export const recipeRoutes = itemRoutes({
  kind: 'recipe',
  one: 'a recipe',
  all: 'Recipes',
  calls: recipeCalls,
  present: toCookable,
  list: listAdminRecipes,
  find: findRecipe,
  create: createRecipe,
  update: updateRecipe,
  restore: restoreRecipe,
  delete: deleteRecipe,
})
