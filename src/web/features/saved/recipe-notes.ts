import { HOUR } from '../../../domain/time/durations.ts'
import type { Kept } from '../../data/device-store.ts'
import { changeRecipe, MAX_NOTE, recipeOf, type SavedRecipe, type YourVersion } from './saved-recipes.ts'

/** Returns the reader's private note about a recipe; empty without one. */
export function noteOf(id: number): string {
  return recipeOf(id)?.note ?? ''
}

export function setNote(recipe: Pick<SavedRecipe, 'id' | 'slug'>, note: string): Kept {
  return changeRecipe(recipe, (before) => ({ ...before, note: note.slice(0, MAX_NOTE) }))
}

/** A second finish within this time belongs to the same cooking: the last page was only turned again. */
const ONE_COOKING_MS = 3 * HOUR

/** Counts another cooking of a recipe. */
export function countCooked(recipe: Pick<SavedRecipe, 'id' | 'slug'>, now = Date.now()): void {
  const { cookedAt = null } = recipeOf(recipe.id) ?? {}
  if (cookedAt !== null && Math.abs(now - cookedAt) < ONE_COOKING_MS) return
  changeRecipe(recipe, (before) => ({ ...before, cooked: before.cooked + 1, cookedAt: now }))
}

/** Stores the reader's version of a saved recipe; null is as written. Writes only changes. */
export function setYourVersion(recipe: Pick<SavedRecipe, 'id' | 'slug'>, version: YourVersion | null): void {
  const known = recipeOf(recipe.id)
  if (known?.savedAt == null || JSON.stringify(known.version) === JSON.stringify(version)) return
  changeRecipe(recipe, (before) => ({ ...before, version }))
}

/** Restores a recipe to its former state, for 'Undo'. */
export function restoreRecipe(recipe: SavedRecipe): Kept {
  return changeRecipe(recipe, ({ note }) => ({ ...recipe, note }))
}
