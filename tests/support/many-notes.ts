import { recipeCreateSchema } from '../../src/domain/content/recipe-input.ts'
import { revisionFields } from '../../src/domain/content/revision-fields.ts'
import type { ImportedNote } from '../../src/domain/import/imported-note.ts'
import { NOTE_KINDS } from '../../src/domain/notes/note-rules.ts'
import { DAY } from '../../src/domain/time/durations.ts'
import type { Store } from '../../src/server/store/database.ts'
import { findStored } from '../../src/server/store/items/item-reads.ts'
import { createRecipe, recipeKind } from '../../src/server/store/items/recipes.ts'
import { importNotes } from '../../src/server/store/notes/carried-notes.ts'
import { SYSTEM_ACTOR } from '../../src/server/store/write-context.ts'
import { saved } from './factories.ts'

/** The same recipe twice: one with notes, one without. */
export const WITH_NOTES = 'a-bowl-with-notes'
export const WITHOUT_NOTES = 'a-bowl-without-notes'

/** Adds both, with this many published notes of every kind under the first. */
export async function addNotedRecipes(db: Store, count: number): Promise<void> {
  const sample = await findStored(db, recipeKind, 'sunrise-breakfast-bowl')
  if (!sample) throw new Error('The sample recipe is not there')
  const context = { now: new Date().toISOString(), actor: SYSTEM_ACTOR }
  for (const slug of [WITH_NOTES, WITHOUT_NOTES]) {
    const input = recipeCreateSchema.parse({ ...revisionFields('recipe', sample), slug, status: 'published' })
    const { item } = saved(await createRecipe(db, input, context))
    const notes = Array.from({ length: slug === WITH_NOTES ? count : 0 }, (_, number) => makeNote(number))
    await importNotes(db, { kind: 'recipe', itemId: item.id }, notes, context)
  }
}

function makeNote(number: number): ImportedNote {
  const kind = NOTE_KINDS[number % NOTE_KINDS.length] ?? 'tip'
  const created_at = new Date(Date.now() - (number + 1) * DAY).toISOString()
  return {
    origin: `bench:${number}`,
    recipe: null,
    kind,
    name: `Reader ${number}`,
    email: '',
    text: `Number ${number}: ${'toasted the oats first, and let the fruit stand in its juice. '.repeat(3)}`,
    rating: kind === 'cooked' ? 1 + (number % 5) : null,
    created_at,
    answer: kind === 'question' ? { text: 'A minute longer, and stir once.', answered_at: created_at } : null,
  }
}
