import {
  changeRecipe,
  type Kept,
  MAX_NOTE,
  recipeOf,
  type SavedRecipe,
  type YourVersion,
} from './saved-recipes.ts'

/** Her private note about a recipe; empty without one. */
export function noteOf(id: number): string {
  return recipeOf(id)?.note ?? ''
}

export function setNote(recipe: Pick<SavedRecipe, 'id' | 'slug'>, note: string): Kept {
  return changeRecipe(recipe, (before) => ({ ...before, note: note.slice(0, MAX_NOTE) }))
}

/** She has cooked it once more. */
export function countCooked(recipe: Pick<SavedRecipe, 'id' | 'slug'>, now = Date.now()): Kept {
  return changeRecipe(recipe, (before) => ({ ...before, cooked: before.cooked + 1, cookedAt: now }))
}

/** How she makes it; null is as written. */
export function setYourVersion(recipe: Pick<SavedRecipe, 'id' | 'slug'>, version: YourVersion | null): Kept {
  return changeRecipe(recipe, (before) => ({ ...before, version }))
}

/** Puts a recipe back as it was, as 'Undo' does. */
export function restoreRecipe(recipe: SavedRecipe): Kept {
  return changeRecipe(recipe, ({ note }) => ({ ...recipe, note }))
}
