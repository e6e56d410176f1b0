import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { addArticle, addImage, addRecipe, at, NOW } from '../../../../tests/support/factories.ts'
import { recipeNoteSchema } from '../../../domain/notes/note-input.ts'
import type { NoteKind } from '../../../domain/notes/note-rules.ts'
import { undeleteItem } from '../items/item-trash.ts'
import { readPlace } from '../items/note-anchors.ts'
import { deleteRecipe, getRecipe, recipeKind, updateRecipe } from '../items/recipes.ts'
import { latestPageChange, readPageChanges } from '../page-changes.ts'
import type { Store } from '../schema.ts'
import { addNote, findSameNote } from './add-note.ts'
import { changeNote, moveNotes } from './change-note.ts'
import { deleteNotes, pruneNotes } from './delete-notes.ts'
import { setHelpful } from './helpful.ts'
import { countNotes, findInboxNote, listInboxNotes } from './inbox.ts'
import { makeNoteSwap, undoNoteSwap } from './note-swaps.ts'
import { syncNoteVotes } from './note-votes.ts'
import { changeOwnNote, findOwnNote } from './own-note.ts'
import { listPublicNotes } from './public-notes.ts'
import { readWaitingNotes } from './waiting-notes.ts'

const LINES = {
  ingredients: [
    { amount: '200', unit: 'g', ingredient: 'red lentils' },
    { amount: '150', unit: 'g', ingredient: 'thick strained yoghurt' },
  ],
  instructions: [
    { step: 1, instruction: 'Rinse the lentils.' },
    { step: 2, instruction: 'Simmer for 25 minutes.' },
  ],
}

async function addTo(db: Store, itemId: number, fields: object = {}, now = NOW) {
  const input = recipeNoteSchema.parse({ kind: 'tip', name: 'Ellen', text: 'A tip of mine.', ...fields })
  const { ingredient, step } = input
  const wanted = ingredient === undefined ? (step === undefined ? null : { step }) : { ingredient }
  const place = wanted && (await readPlace(db, itemId, wanted))
  const target = { kind: 'recipe' as const, itemId }
  return addNote(db, { target, input, place, visitor: `visitor of ${input.name}`, image: null, now })
}

async function list(db: Store, itemId: number, more: { noteKind?: NoteKind; page?: number } = {}) {
  const { noteKind, page = 1 } = more
  return listPublicNotes(db, {
    kind: 'recipe',
    itemId,
    sort: 'helpful',
    noteKind,
    line: null,
    page,
    coach: 'Maya',
  })
}

describeStores((makeStore) => {
  test('a note waits, is published, can be marked helpful, and is listed in a stable order', async () => {
    const { db } = await makeStore()
    const { id: recipeId } = await addRecipe(db, LINES)
    const first = await addTo(db, recipeId, { name: 'Ellen', ingredient: 1 })
    const second = await addTo(db, recipeId, { name: 'June', kind: 'question', text: 'Frozen?' })
    const third = await addTo(db, recipeId, { name: 'Siv', kind: 'cooked', text: 'Good.', rating: 4 })
    expect(await countNotes(db)).toEqual({ waiting: 3, published: 0, spam: 0, answered: 0, closed: 0 })
    expect((await list(db, recipeId)).total).toBe(0)
    expect(await setHelpful(db, { noteId: first.id, visitor: 'v', helped: true, now: NOW })).toBeNull()

    const seen = await latestPageChange(db)
    const moved = await moveNotes(db, [third.id, first.id, second.id, 999], 'published', at())
    expect(moved.changed).toBe(3)
    expect((await readPageChanges(db, seen)).paths).toContain(`/api/public/recipes/${recipeId}/notes`)
    expect((await getRecipe(db, recipeId))?.rating_average).toBe(4)
    expect(await setHelpful(db, { noteId: first.id, visitor: 'v', helped: true, now: NOW })).toHaveLength(1)
    expect(await setHelpful(db, { noteId: first.id, visitor: 'v', helped: true, now: NOW })).toEqual([])
    await changeNote(db, second.id, { pinned: true, answer: 'Yes.' }, at())
    const page = await list(db, recipeId)
    expect(page).toMatchObject({ total: 3, counts: { question: 1, tip: 1, cooked: 1 } })
    expect(page.notes.map(({ name, helpful, pinned }) => [name, helpful, pinned])).toEqual([
      ['June', 0, true],
      ['Ellen', 1, false],
      ['Siv', 0, false],
    ])
    expect(page.notes[0]?.answer).toEqual({ text: 'Yes.', name: 'Maya', answered_at: NOW })
    expect(page.notes[1]?.place).toEqual({ ingredient: 1 })
    expect((await list(db, recipeId, { noteKind: 'tip' })).total).toBe(1)
    expect((await list(db, recipeId, { page: 2 })).notes).toEqual([])
    expect(await setHelpful(db, { noteId: first.id, visitor: 'v', helped: false, now: NOW })).toHaveLength(1)
    expect((await list(db, recipeId)).notes.every(({ helpful }) => helpful === 0)).toBe(true)
  })

  test('the inbox searches, counts and pages; the letter lists the newest notes', async () => {
    const { db } = await makeStore()
    const { id: recipeId } = await addRecipe(db, { ...LINES, title: 'Dal' })
    const { id: articleId } = await addArticle(db, { title: 'Walk' })
    await addTo(db, recipeId, { name: 'Ellen', email: 'ellen@example.com' })
    await addTo(db, recipeId, { name: 'Bot', website: 'x', text: 'Buy' }, '2026-03-04T12:01:00.000Z')
    await addNote(db, {
      target: { kind: 'article', itemId: articleId },
      input: recipeNoteSchema.parse({ kind: 'question', name: 'June', text: 'How far?' }),
      place: null,
      visitor: 'june',
      image: null,
      now: '2026-03-04T12:02:00.000Z',
    })
    const all = await listInboxNotes(db, { limit: 2, page: 1 })
    expect(all.total).toBe(3)
    expect(all.notes.map(({ name, item }) => [name, item.title])).toEqual([
      ['June', 'Walk'],
      ['Bot', 'Dal'],
    ])
    const found = await listInboxNotes(db, { q: '100%', limit: 10, page: 1 })
    expect(found.total).toBe(0)
    expect((await listInboxNotes(db, { q: 'ellen@', limit: 10, page: 1 })).total).toBe(1)
    expect((await listInboxNotes(db, { state: 'spam', limit: 10, page: 1 })).notes).toMatchObject([
      { held: 'honeypot' },
    ])
    expect(await readWaitingNotes(db)).toEqual({
      total: 2,
      spam: 1,
      notes: [
        { kind: 'question', name: 'June', text: 'How far?', title: 'Walk' },
        { kind: 'tip', name: 'Ellen', text: 'A tip of mine.', title: 'Dal' },
      ],
    })
  })

  test('repeated text is recognized, and from the same visitor answered with the same note', async () => {
    const { db } = await makeStore()
    const { id: recipeId } = await addRecipe(db)
    const text = 'White beans instead, blended with lemon.'
    const { token, held } = await addTo(db, recipeId, { text })
    expect(held).toBeNull()
    const target = { kind: 'recipe' as const, itemId: recipeId }
    const input = recipeNoteSchema.parse({ kind: 'tip', name: 'Ellen', text })
    const same = (visitor: string, now = NOW) => findSameNote(db, { target, input, visitor, now })
    expect(await same('visitor of Ellen')).toBe(token)
    expect(await same('another')).toBeNull()
    expect(await same('visitor of Ellen', '2026-04-04T12:00:00.000Z')).toBeNull()
    expect((await addTo(db, recipeId, { name: 'Bot', text })).held).toBe('repeated')
    expect((await addTo(db, recipeId, { name: 'Later', text }, '2026-04-04T12:00:00.000Z')).held).toBeNull()
  })

  test('line references and swaps follow a save; notes go to the trash and return with their item', async () => {
    const { db } = await makeStore()
    const { id: recipeId } = await addRecipe(db, LINES)
    const { id } = await addTo(db, recipeId, { ingredient: 1, rating: 5 })
    await moveNotes(db, [id], 'published', at())
    await setHelpful(db, { noteId: id, visitor: 'v', helped: true, now: NOW })
    const beans = { amount: '240', unit: 'g', ingredient: 'white beans' }
    const made = await makeNoteSwap(db, { noteId: id, avoid: undefined, with: beans }, at())
    if (made.kind !== 'made') throw new Error(made.kind)
    const [lentils, yoghurt] = LINES.ingredients
    if (!lentils || !yoghurt) throw new Error('No ingredients')
    await updateRecipe(
      db,
      recipeId,
      { ingredients: [yoghurt, lentils], swaps: [{ ...made.swap, ingredient: 0 }] },
      at(),
    )
    expect(await findInboxNote(db, id)).toMatchObject({ place: { ingredient: 0 }, swap: 0 })
    await updateRecipe(db, recipeId, { ingredients: [lentils], swaps: [] }, at())
    expect(await findInboxNote(db, id)).toMatchObject({ place: null, place_gone: true, swap: null })
    await updateRecipe(db, recipeId, { ingredients: [lentils, yoghurt] }, at())
    expect(await findInboxNote(db, id)).toMatchObject({ place: { ingredient: 1 }, place_gone: false })
    expect(await undoNoteSwap(db, id, at())).toBe(true)

    await deleteRecipe(db, recipeId, at())
    expect(await findInboxNote(db, id)).toBeNull()
    expect(await db.selectFrom('note_helps').selectAll().execute()).toEqual([])
    await undeleteItem(db, recipeKind, recipeId, at())
    expect((await list(db, recipeId)).notes).toMatchObject([{ id, helpful: 1, rating: 5 }])
    expect((await getRecipe(db, recipeId))?.rating_count).toBe(1)
  })

  test('the private link opens its note, corrects it while it waits, and says when it is gone', async () => {
    const { db } = await makeStore()
    const { id: recipeId } = await addRecipe(db, { title: 'Dal' })
    const { id, token } = await addTo(db, recipeId)
    expect(await findOwnNote(db, token)).toMatchObject({
      kind: 'found',
      note: { id, item: { title: 'Dal' } },
    })
    expect(await changeOwnNote(db, id, { name: 'Ellen', text: 'Better words.' })).toBe(true)
    await changeNote(db, id, { state: 'published' }, at())
    expect(await changeOwnNote(db, id, { name: 'Ellen', text: 'Other words.' })).toBe(false)
    expect((await deleteNotes(db, [id], at())).count).toBe(1)
    expect(await findOwnNote(db, token)).toEqual({ kind: 'gone', at: NOW })
    expect(await findOwnNote(db, `${token.slice(0, -1)}!`)).toEqual({ kind: 'missing' })
    expect((await deleteNotes(db, [id], at())).count).toBe(0)
  })

  test('old notes are deleted with their pictures; addresses are cleared', async () => {
    const { db } = await makeStore()
    const { id: recipeId } = await addRecipe(db)
    const waiting = await addTo(db, recipeId, { name: 'Old' })
    await addImage(db, { public_id: 'notes/old' })
    await db.updateTable('notes').set({ picture: 'notes/old' }).where('id', '=', waiting.id).execute()
    const answered = await addTo(db, recipeId, { name: 'June', email: 'june@example.com', text: 'And?' })
    await changeNote(db, answered.id, { state: 'published', answer: 'Yes.' }, at())
    await pruneNotes(db, Date.parse(NOW) + 90 * 86_400_000 - 1)
    expect(await countNotes(db)).toMatchObject({ waiting: 1, published: 1 })
    await pruneNotes(db, Date.parse(NOW) + 90 * 86_400_000)
    expect(await countNotes(db)).toMatchObject({ waiting: 0, published: 1 })
    expect(await findInboxNote(db, answered.id)).toMatchObject({ email: null })
    expect(await db.selectFrom('images').select('public_id').execute()).toEqual([])
  })

  test('votes restored from another time are made consistent with their notes', async () => {
    const { db } = await makeStore()
    const { id: recipeId } = await addRecipe(db)
    const one = await addTo(db, recipeId, { name: 'Siv', kind: 'cooked', rating: 5 })
    const other = await addTo(db, recipeId, { name: 'Bea', kind: 'cooked', rating: 1, text: 'No.' })
    await moveNotes(db, [one.id, other.id], 'published', at())
    await db.deleteFrom('ratings').where('note_id', '=', one.id).execute()
    await db.updateTable('notes').set({ state: 'waiting' }).where('id', '=', other.id).execute()
    await syncNoteVotes(db)
    const recipe = await getRecipe(db, recipeId)
    expect([recipe?.rating_average, recipe?.rating_count]).toEqual([5, 1])
  })
})
