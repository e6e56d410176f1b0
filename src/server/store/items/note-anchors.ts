import type { Ingredient, Instruction, Swap } from '../../../domain/content/recipe.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { NotePlace } from '../../../domain/notes/note-rules.ts'
import { findSwap } from '../../../domain/notes/note-swap.ts'
import { placesOf, reanchorPlace } from '../../../domain/notes/places.ts'
import { creditedSwap, ingredients, instructions, swaps } from '../json-columns.ts'
import type { Store } from '../schema.ts'

/** The line of a recipe a note belongs to. */
export interface NewPlace {
  place: 'ingredient' | 'step'
  /** Counted from 0. */
  place_index: number
  place_text: string
}

/** The parts of a recipe that notes refer to. */
export interface PlacedRecipe {
  ingredients: readonly Ingredient[]
  instructions: readonly Instruction[]
  swaps: readonly Swap[]
}

/** Reads the line of a recipe a place refers to; null when that ingredient or step does not exist. */
export async function readPlace(db: Store, recipeId: number, place: NotePlace): Promise<NewPlace | null> {
  const recipe = await readPlacedRecipe(db, recipeId)
  if (!recipe) return null
  const name = 'ingredient' in place ? 'ingredient' : 'step'
  const place_index = 'ingredient' in place ? place.ingredient : place.step - 1
  const place_text = placesOf(recipe)[name][place_index]
  return place_text ? { place: name, place_index, place_text } : null
}

/** Reads the parts of a stored recipe that notes refer to. */
async function readPlacedRecipe(db: Store, id: number): Promise<PlacedRecipe | null> {
  const row = await db
    .selectFrom('recipes')
    .select(['ingredients', 'instructions', 'swaps'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  return {
    ingredients: ingredients.read(row.ingredients),
    instructions: instructions.read(row.instructions),
    swaps: swaps.read(row.swaps),
  }
}

/**
 * Moves the notes of a recipe with their lines and swaps (NOTE-PLACE-2). A note whose line is gone keeps the line's
 * text, and is reattached when the line returns.
 *
 * @param before the state before this save; unknown after a restore
 */
export async function updateNoteAnchors(
  transaction: Store,
  kind: ContentKind,
  itemId: number,
  { recipe, before }: { recipe: PlacedRecipe; before: PlacedRecipe | null },
): Promise<void> {
  const notes = await transaction
    .selectFrom('notes')
    .select(['id', 'place', 'place_index', 'place_text', 'swap', 'swap_index'])
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .where(({ or, eb }) => or([eb('place', 'is not', null), eb('swap', 'is not', null)]))
    .execute()
  if (notes.length === 0) return
  const lines = placesOf(recipe)
  const linesBefore = before && placesOf(before)
  for (const note of notes) {
    const { id, place, place_text } = note
    const at =
      place !== null && place_text !== null
        ? reanchorPlace(
            { index: note.place_index ?? 0, text: place_text },
            lines[place],
            note.place_index === null ? null : (linesBefore?.[place] ?? null),
          )
        : null
    const after = {
      place_index: at?.index ?? null,
      place_text: at?.text ?? place_text,
      swap_index: note.swap === null ? null : findSwap(creditedSwap.read(note.swap), recipe),
    }
    if (
      after.place_index !== note.place_index ||
      after.place_text !== place_text ||
      after.swap_index !== note.swap_index
    )
      await transaction.updateTable('notes').set(after).where('id', '=', id).execute()
  }
}

/** Reattaches every note to its line, after notes and recipes were restored from different times. */
export async function updateAllNoteAnchors(transaction: Store): Promise<void> {
  const rows = await transaction
    .selectFrom('notes')
    .select('item_id')
    .distinct()
    .where('kind', '=', 'recipe')
    .where(({ or, eb }) => or([eb('place', 'is not', null), eb('swap', 'is not', null)]))
    .execute()
  for (const { item_id } of rows) {
    const recipe = await readPlacedRecipe(transaction, item_id)
    if (recipe) await updateNoteAnchors(transaction, 'recipe', item_id, { recipe, before: null })
  }
}
