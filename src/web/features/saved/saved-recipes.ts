import type { RecipeCardData } from '../../../domain/reads/public-reads.ts'
import { isNonNegative, isRecord } from '../../../domain/type-guards.ts'
import { deviceStore, type Kept } from '../../data/device-store.ts'

/**
 * What a reader has saved, cooked and noted, on this device only (SAVED-LIST-2): never sent. Keyed by the recipe's id,
 * so that a new address changes nothing.
 */
export interface SavedRecipe {
  id: number
  slug: string
  /** When its heart was pressed, in ms since 1970; null for a recipe that was only cooked or noted. */
  savedAt: number | null
  /** What its card shows, as last seen; null until the recipe is saved. */
  card: SavedCard | null
  cooked: number
  cookedAt: number | null
  note: string
  /** The reader's version, where it differs from the recipe as written. */
  version: YourVersion | null
}

export interface YourVersion {
  servings: number
  /** The name of a variation, since its index may change. Null as written. */
  variation: string | null
  /** As shown on the card: `Autumn, no dairy`; may be empty. */
  words: string
}

const TEXTS = [
  'category_name',
  'featured_image_url',
  'featured_image_alt',
  'featured_image_public_id',
  'featured_image_version',
  'featured_image_color',
] as const
const NUMBERS = ['prep_time_minutes', 'cook_time_minutes', 'servings'] as const

export type SavedCard = Pick<
  RecipeCardData,
  'title' | 'difficulty' | (typeof TEXTS)[number] | (typeof NUMBERS)[number]
>

/** The data needed to save a recipe; every card or page of it has them. */
export type SaveableRecipe = Pick<RecipeCardData, 'id' | 'slug'> & SavedCard

export const MAX_NOTE = 500

/** Parses the stored recipes. Entries that are invalid, or in a format no longer supported, are dropped. */
export function parseSavedRecipes(stored: unknown): readonly SavedRecipe[] {
  if (!Array.isArray(stored)) return []
  const recipes = stored.map(readRecipe).filter((recipe) => recipe !== null)
  return recipes.filter(({ id }, index) => recipes.findIndex((other) => other.id === id) === index)
}

function readRecipe(value: unknown): SavedRecipe | null {
  if (!isRecord(value)) return null
  const { id, slug, savedAt, cooked, cookedAt, note, version } = value
  if (!isNonNegative(id) || typeof slug !== 'string' || slug === '') return null
  const card = readCard(value.card)
  return {
    id,
    slug,
    savedAt: card && isNonNegative(savedAt) ? savedAt : null,
    card,
    cooked: isNonNegative(cooked) ? cooked : 0,
    cookedAt: isNonNegative(cookedAt) ? cookedAt : null,
    note: typeof note === 'string' ? note.slice(0, MAX_NOTE) : '',
    version: readVersion(version),
  }
}

function readVersion(value: unknown): YourVersion | null {
  if (!isRecord(value) || !isNonNegative(value.servings) || typeof value.words !== 'string') return null
  const { servings, variation, words } = value
  return { servings, variation: typeof variation === 'string' ? variation : null, words }
}

/** Picks the card's data from any source: a recipe, or a stored entry. */
function readCard(value: unknown): SavedCard | null {
  if (!isRecord(value) || typeof value.title !== 'string') return null
  const { title, difficulty } = value
  if (difficulty !== 'easy' && difficulty !== 'medium' && difficulty !== 'hard') return null
  const text = (name: (typeof TEXTS)[number]) => {
    const given = value[name]
    return typeof given === 'string' ? given : null
  }
  const number = (name: (typeof NUMBERS)[number]) => {
    const given = value[name]
    return isNonNegative(given) ? given : 0
  }
  return {
    title,
    difficulty,
    category_name: text('category_name'),
    featured_image_url: text('featured_image_url'),
    featured_image_alt: text('featured_image_alt'),
    featured_image_public_id: text('featured_image_public_id'),
    featured_image_version: text('featured_image_version'),
    featured_image_color: text('featured_image_color'),
    prep_time_minutes: number('prep_time_minutes'),
    cook_time_minutes: number('cook_time_minutes'),
    servings: number('servings'),
  }
}

const store = deviceStore('saved-recipes', parseSavedRecipes)

/** Returns everything stored, in no particular order. */
export const allRecipes = store.read

type RecipeWithHeart = SavedRecipe & { savedAt: number; card: SavedCard }

function hasHeart(recipe: SavedRecipe): recipe is RecipeWithHeart {
  return recipe.savedAt !== null && recipe.card !== null
}

/** Returns the saved recipes, newest first. */
export function savedRecipes(recipes: readonly SavedRecipe[] = allRecipes()): RecipeWithHeart[] {
  return recipes.filter(hasHeart).sort((a, b) => b.savedAt - a.savedAt)
}

export function recipeOf(id: number): SavedRecipe | undefined {
  return allRecipes().find((recipe) => recipe.id === id)
}

/** Reports every change, here or in another tab. @returns a function that stops listening */
export const onSavedChange = store.onChange

/** Everything stored as a hook; nothing on the server and in the first render. */
export const useRecipesOnDevice = store.use

export function saveRecipe(recipe: SaveableRecipe, now = Date.now()): Kept {
  return changeRecipe(recipe, (before) => ({ ...before, savedAt: now, card: readCard(recipe) }))
}

/** Removes the heart; the note and the count of cookings stay. */
export function removeRecipe(recipe: Pick<SavedRecipe, 'id' | 'slug'>): Kept {
  return changeRecipe(recipe, (before) => ({ ...before, savedAt: null }))
}

/** Updates the stored card and address of a saved recipe. Writes only if they have changed. */
export function renewCard(recipe: SaveableRecipe): void {
  const before = recipeOf(recipe.id)
  if (!before?.card) return
  const card = readCard(recipe)
  if (before.slug === recipe.slug && JSON.stringify(before.card) === JSON.stringify(card)) return
  changeRecipe(recipe, (known) => ({ ...known, slug: recipe.slug, card }))
}

/** Changes the stored data of a recipe, here and for other tabs. */
export function changeRecipe(
  { id, slug }: Pick<SavedRecipe, 'id' | 'slug'>,
  edit: (before: SavedRecipe) => SavedRecipe,
): Kept {
  return store.edit((present) => {
    const before = present.find((recipe) => recipe.id === id) ?? blank(id, slug)
    const others = present.filter((recipe) => recipe.id !== id)
    const after = edit(before)
    return isBlank(after) ? others : [...others, after]
  })
}

function blank(id: number, slug: string): SavedRecipe {
  return { id, slug, savedAt: null, card: null, cooked: 0, cookedAt: null, note: '', version: null }
}

function isBlank({ savedAt, cooked, note, version }: SavedRecipe): boolean {
  return savedAt === null && cooked === 0 && note === '' && version === null
}
