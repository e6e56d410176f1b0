import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { addRecipe, at, NOW } from '../../../../tests/support/factories.ts'
import { recipeNoteSchema } from '../../../domain/notes/note-input.ts'
import { rateRecipe } from '../items/ratings.ts'
import { getRecipe } from '../items/recipes.ts'
import type { Store } from '../schema.ts'
import { addNote } from './add-note.ts'
import { changeNote } from './change-note.ts'
import { deleteNotes } from './delete-notes.ts'

async function addCooked(
  db: Store,
  itemId: number,
  { name, rating, now = NOW }: { name: string; rating: number; now?: string },
): Promise<number> {
  const input = recipeNoteSchema.parse({ kind: 'cooked', name, text: `${rating} stars.`, rating })
  const target = { kind: 'recipe' as const, itemId }
  return (await addNote(db, { target, input, place: null, visitor: name, image: null, now })).id
}

const publish = (db: Store, id: number) => changeNote(db, id, { state: 'published' }, at())

async function ratingOf(db: Store, recipeId: number) {
  const recipe = await getRecipe(db, recipeId)
  return [recipe?.rating_average, recipe?.rating_count]
}

/** Resolves once a query of this database waits for another transaction's lock. */
async function untilOneWaits(db: Store): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length > 0) return
  }
}

describeStores((makeStore) => {
  /** Runs one action in a transaction that ends only after the other has begun, and has waited for it where it can. */
  async function doAtOnce(
    db: Store,
    one: (transaction: Store) => Promise<unknown>,
    other: () => Promise<unknown>,
  ): Promise<void> {
    const done: Promise<unknown>[] = []
    await db.transaction().execute(async (transaction) => {
      await one(transaction)
      done.push(other())
      if (makeStore.kind === 'postgres') await untilOneWaits(db)
    })
    await Promise.all(done)
  }

  // NOTE-STARS-1
  test.each([
    ['hidden', (db: Store, id: number) => changeNote(db, id, { state: 'waiting' }, at())],
    ['deleted', (db: Store, id: number) => deleteNotes(db, [id], at())],
  ])('stars given while a note with stars is %s count', async (_, takeBack) => {
    const { db } = await makeStore()
    const { id: recipeId } = await addRecipe(db)
    const noteId = await addCooked(db, recipeId, { name: 'Siv', rating: 5 })
    await publish(db, noteId)
    await doAtOnce(
      db,
      (transaction) => rateRecipe(transaction, { id: recipeId, visitor: 'v', rating: 2, now: NOW }),
      () => takeBack(db, noteId),
    )
    expect(await ratingOf(db, recipeId)).toEqual([2, 1])
  })

  // NOTE-STARS-1
  test('the stars of notes published at the same time all count', async () => {
    const { db } = await makeStore()
    const { id: recipeId } = await addRecipe(db)
    const one = await addCooked(db, recipeId, { name: 'Siv', rating: 5 })
    const other = await addCooked(db, recipeId, { name: 'Bea', rating: 2 })
    await doAtOnce(
      db,
      (transaction) => publish(transaction, one),
      () => publish(db, other),
    )
    expect(await ratingOf(db, recipeId)).toEqual([3.5, 2])
  })

  // NOTE-STARS-1
  test('when the note of the latest vote is removed, the stars of the next newest published note count again', async () => {
    const { db } = await makeStore()
    const { id: recipeId } = await addRecipe(db)
    const write = (rating: number, now: string) => addCooked(db, recipeId, { name: 'Siv', rating, now })
    const first = await write(5, '2026-03-01T12:00:00.000Z')
    const second = await write(4, '2026-03-02T12:00:00.000Z')
    const waiting = await write(3, '2026-03-03T12:00:00.000Z')
    const last = await write(1, '2026-03-04T12:00:00.000Z')
    for (const id of [first, second, last]) await publish(db, id)
    expect(await ratingOf(db, recipeId)).toEqual([1, 1])
    await changeNote(db, last, { state: 'spam' }, at())
    expect(await ratingOf(db, recipeId)).toEqual([4, 1])
    await deleteNotes(db, [second], at())
    expect(await ratingOf(db, recipeId)).toEqual([5, 1])
    await publish(db, waiting)
    expect(await ratingOf(db, recipeId)).toEqual([3, 1])
    await deleteNotes(db, [first, waiting], at())
    expect(await ratingOf(db, recipeId)).toEqual([0, 0])
  })
})
