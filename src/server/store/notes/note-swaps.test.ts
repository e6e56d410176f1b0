import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { addRecipe, at, NOW } from '../../../../tests/support/factories.ts'
import { revisionFields } from '../../../domain/content/revision-fields.ts'
import { recipeNoteSchema } from '../../../domain/notes/note-input.ts'
import { findDraft, writeDraft } from '../items/drafts.ts'
import { readPlace } from '../items/note-anchors.ts'
import type { Store } from '../schema.ts'
import { addNote } from './add-note.ts'
import { makeNoteSwap, undoNoteSwap } from './note-swaps.ts'

const line = (ingredient: string) => ({ amount: '150', unit: 'g', ingredient })
const ONION = line('onion')
const LENTILS = line('red lentils')
const YOGHURT = line('thick strained yoghurt')
const BEANS = line('white beans')

/** Adds a recipe with a tip on its yoghurt, and a draft. */
async function addTip(db: Store) {
  const recipe = await addRecipe(db, { ingredients: [LENTILS, YOGHURT] })
  const input = recipeNoteSchema.parse({ kind: 'tip', name: 'Ellen', text: 'White beans instead.' })
  const place = await readPlace(db, recipe.id, { ingredient: 1 })
  const target = { kind: 'recipe' as const, itemId: recipe.id }
  const { id } = await addNote(db, { target, input, place, visitor: 'v', image: null, now: NOW })
  return {
    make: () => makeNoteSwap(db, { noteId: id, avoid: undefined, with: BEANS }, at()),
    undo: () => undoNoteSwap(db, id, at()),
    type: (fields: object) =>
      writeDraft(
        db,
        'recipe',
        recipe.id,
        { fields: { ...revisionFields('recipe', recipe), ...fields }, based_on: recipe.updated_at },
        NOW,
      ),
    draft: async () => (await findDraft(db, 'recipe', recipe.id))?.fields,
  }
}

const swapOn = (ingredient: number) => ({
  avoid: 'dairy',
  ingredient,
  with: BEANS,
  note: 'From Ellen’s kitchen.',
})

describeStores((makeStore) => {
  // NOTE-SWAP-1
  test('a swap is attached to its ingredient in the draft, whatever lines were inserted before it', async () => {
    const { db } = await makeStore()
    const { type, make, undo, draft } = await addTip(db)
    await type({ ingredients: [ONION, LENTILS, YOGHURT] })
    expect(await make()).toMatchObject({ kind: 'made', swap: swapOn(2) })
    expect((await draft())?.swaps).toEqual([swapOn(2)])
    expect(await undo()).toBe(true)
    expect(await draft()).toMatchObject({ ingredients: [ONION, LENTILS, YOGHURT], swaps: [] })
  })

  // NOTE-SWAP-1
  test.each([
    ['moved', [YOGHURT, LENTILS], 0],
    ['rewritten', [LENTILS, line('labneh')], 1],
  ])(
    'a swap is removed again when its ingredient was %s in the draft since',
    async (_, ingredients, index) => {
      const { db } = await makeStore()
      const { type, make, undo, draft } = await addTip(db)
      await make()
      const ofOther = { ...swapOn(1 - index), with: null }
      await type({ ingredients, swaps: [swapOn(index), ofOther] })
      expect(await undo()).toBe(true)
      expect((await draft())?.swaps).toEqual([ofOther])
    },
  )

  // NOTE-SWAP-1
  test.each([
    ['gone', [LENTILS]],
    ['another one', [LENTILS, line('coconut yoghurt')]],
    ['half typed', [LENTILS, null, 'yoghurt', {}]],
  ])('no swap is made when its ingredient is %s in the draft', async (_, ingredients) => {
    const { db } = await makeStore()
    const { type, make, undo, draft } = await addTip(db)
    await type({ ingredients })
    expect(await make()).toEqual({ kind: 'not-in-draft' })
    expect(await draft()).toMatchObject({ ingredients, swaps: [] })
    expect(await undo()).toBe(false)
  })
})
