import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { storeMaker } from '../../../tests/support/databases.ts'
import { fillStore } from '../../../tests/support/fill-store.ts'
import { openStore } from '../store/database.ts'
import { setHelpful } from '../store/notes/helpful.ts'
import { inTransaction } from '../store/transaction.ts'

/** A little more than a write waits for another process. */
const LONGER_THAN_A_WRITE_WAITS_MS = 5_500

test('a process that starts while another one fills the store waits for it, however slow the machine is', async () => {
  const place = await storeMaker('sqlite').place()
  const [first, second] = await Promise.all([openStore(place), openStore(place)])
  const begun = Promise.withResolvers<void>()
  const filling = inTransaction(first.db, async (transaction) => {
    await transaction.insertInto('secrets').values({ name: 'seeded', value: 'meanwhile' }).execute()
    begun.resolve()
    await pause(LONGER_THAN_A_WRITE_WAITS_MS)
  })
  await begun.promise
  await Promise.all([filling, fillStore(second, place.dataDir, 'sample', new Date())])
  const { count } = await second.db
    .selectFrom('recipes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBeGreaterThan(0)
  await Promise.all([first.close(), second.close()])
})

test('the sample site has notes that are true to its recipes, and no stars', async () => {
  const place = await storeMaker('sqlite').place()
  const store = await openStore(place)
  await fillStore(store, place.dataDir, 'sample', new Date())
  const notes = await store.db.selectFrom('notes').selectAll().execute()
  const itemsOf = (kind: string) =>
    new Set(notes.flatMap((note) => (note.kind === kind ? [note.item_id] : []))).size
  expect([notes.length, itemsOf('recipe'), itemsOf('article')]).toEqual([30, 12, 6])
  expect(notes.filter(({ answer }) => answer !== null).length).toBeGreaterThan(10)
  expect(notes.flatMap(({ swap_index }) => (swap_index === null ? [] : [swap_index]))).toHaveLength(1)
  expect(notes.filter(({ rating, state }) => rating !== null || state !== 'published')).toEqual([])
  for (const { created_at, kind, item_id } of notes) {
    const { published_at } = await store.db
      .selectFrom(kind === 'recipe' ? 'recipes' : 'articles')
      .select('published_at')
      .where('id', '=', item_id)
      .executeTakeFirstOrThrow()
    expect(created_at > (published_at ?? '')).toBe(true)
  }
  await store.close()
})

// NOTE-HELP-1
test('a reader whom a note of the sample site helps is one more, and one less when that is taken back', async () => {
  const now = new Date()
  const place = await storeMaker('sqlite').place()
  const store = await openStore(place)
  await fillStore(store, place.dataDir, 'sample', now)
  const readNotes = () => store.db.selectFrom('notes').select(['id', 'helpful']).orderBy('id').execute()
  const notes = await readNotes()
  expect(notes.some(({ helpful }) => helpful > 0)).toBe(true)
  const press = async (helped: boolean) => {
    for (const { id } of notes)
      await setHelpful(store.db, { noteId: id, visitor: 'reader', helped, now: now.toISOString() })
  }
  await press(true)
  expect(await readNotes()).toEqual(notes.map(({ id, helpful }) => ({ id, helpful: helpful + 1 })))
  await press(false)
  expect(await readNotes()).toEqual(notes)
  await store.close()
})
