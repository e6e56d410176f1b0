export { RecipeList as Component } from '../features/lists/recipe-list.tsx'
