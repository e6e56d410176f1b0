import type { Avoidable } from '../../../domain/content/avoidables.ts'
import type { Ingredient, Swap } from '../../../domain/content/recipe.ts'
import { revisionFields } from '../../../domain/content/revision-fields.ts'
import {
  addSwap,
  avoidableOf,
  draftLines,
  findSwap,
  removeSwap,
  swapCredit,
} from '../../../domain/notes/note-swap.ts'
import { findSameLine, placesOf, reanchorPlace } from '../../../domain/notes/places.ts'
import { deleteDraft, findDraft, writeDraft } from '../items/drafts.ts'
import { getRecipe } from '../items/recipes.ts'
import { creditedSwap } from '../json-columns.ts'
import type { Store } from '../schema.ts'
import { inTransaction } from '../transaction.ts'
import type { WriteContext } from '../write-context.ts'
import { auditNote, lockNote } from './change-note.ts'
import { isTipOnIngredient } from './inbox.ts'

export type MadeSwap =
  | { kind: 'made'; swap: Swap; recipe_id: number }
  | { kind: 'missing' }
  | { kind: 'no-tip' }
  /** The ingredient does not determine what is avoided. */
  | { kind: 'ask' }
  /** The draft has no line with the ingredient's text. */
  | { kind: 'not-in-draft' }

interface Wish {
  noteId: number
  avoid: Avoidable | undefined
  with: Ingredient
}

/**
 * Turns a tip on an ingredient into a swap in its recipe's draft, creating the draft if necessary. Readers see it once
 * the coach has saved the recipe.
 */
export async function makeNoteSwap(
  db: Store,
  { noteId, avoid: wanted, with: other }: Wish,
  context: WriteContext,
): Promise<MadeSwap> {
  return inTransaction(db, async (transaction) => {
    const note = await lockNote(transaction, noteId)
    if (!note) return { kind: 'missing' }
    const { item_id, place_index } = note
    const recipe = note.kind === 'recipe' ? await getRecipe(transaction, item_id) : null
    const line = place_index === null ? undefined : recipe?.ingredients[place_index]
    if (!isTipOnIngredient(note) || !recipe || place_index === null || !line) return { kind: 'no-tip' }
    const avoid = wanted ?? avoidableOf(line)
    if (avoid === null) return { kind: 'ask' }
    const draft = await findDraft(transaction, 'recipe', item_id)
    const fields = draft?.fields ?? revisionFields('recipe', recipe)
    const lines = draftLines(fields.ingredients ?? recipe.ingredients)
    const ingredient = findSameLine({ index: place_index, text: line.ingredient }, lines)
    if (ingredient === null) return { kind: 'not-in-draft' }
    const swap: Swap = { avoid, ingredient, with: other, note: swapCredit(note.name) }
    await writeDraft(
      transaction,
      'recipe',
      item_id,
      {
        fields: { ...fields, swaps: addSwap(fields.swaps ?? recipe.swaps, swap) },
        based_on: draft?.based_on ?? recipe.updated_at,
      },
      context.now,
    )
    const made = { ...swap, of: lines[ingredient] ?? line.ingredient }
    await transaction
      .updateTable('notes')
      .set({ swap: creditedSwap.write(made), swap_index: findSwap(made, recipe) })
      .where('id', '=', noteId)
      .execute()
    await auditNote(transaction, 'note_made_swap', note, context)
    return { kind: 'made', swap, recipe_id: item_id }
  })
}

/** Removes a note's swap from the recipe's draft. @returns false when there is none */
export async function undoNoteSwap(db: Store, noteId: number, context: WriteContext): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const note = await lockNote(transaction, noteId)
    if (!note?.swap) return false
    const { of, ...swap } = creditedSwap.read(note.swap)
    const draft = await findDraft(transaction, 'recipe', note.item_id)
    if (draft) {
      const recipe = await getRecipe(transaction, note.item_id)
      const at = reanchorPlace(
        { index: swap.ingredient, text: of },
        draftLines(draft.fields.ingredients ?? recipe?.ingredients),
        recipe && placesOf(recipe).ingredient,
      )
      const swaps = at
        ? removeSwap(draft.fields.swaps, { ...swap, ingredient: at.index })
        : draft.fields.swaps
      const fields = { ...draft.fields, swaps }
      // A draft without other changes was created for the swap alone.
      const isEmpty = recipe && JSON.stringify(fields) === JSON.stringify(revisionFields('recipe', recipe))
      if (isEmpty) await deleteDraft(transaction, 'recipe', note.item_id)
      else
        await writeDraft(
          transaction,
          'recipe',
          note.item_id,
          { fields, based_on: draft.based_on },
          context.now,
        )
    }
    await transaction
      .updateTable('notes')
      .set({ swap: null, swap_index: null })
      .where('id', '=', noteId)
      .execute()
    await auditNote(transaction, 'note_swap_undone', note, context)
    return true
  })
}
