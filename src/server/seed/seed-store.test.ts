import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { storeMaker } from '../../../tests/support/databases.ts'
import { fillStore } from '../../../tests/support/fill-store.ts'
import { DEFAULT_SETTINGS } from '../../domain/site/default-settings.ts'
import { openStore } from '../store/database.ts'
import { setHelpful } from '../store/notes/helpful.ts'
import { readSettings } from '../store/site/settings.ts'
import { inTransaction } from '../store/transaction.ts'

/** A little more than a write waits for another process. */
const LONGER_THAN_A_WRITE_WAITS_MS = 5_500

test('a process that starts while another one seeds the store waits for it, however slow the machine is', async () => {
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

// RUN-SAMPLE-1
test('an empty store gets 17 articles, 16 recipes, their illustrations, categories and settings', async () => {
  const place = await storeMaker('sqlite').place()
  const store = await openStore(place)
  onTestFinished(() => store.close())
  await fillStore(store, place.dataDir, 'sample', new Date())
  const illustrated = (table: 'articles' | 'recipes') =>
    store.db.selectFrom(table).select('featured_image_public_id as picture').execute()
  const [articles, recipes] = [await illustrated('articles'), await illustrated('recipes')]
  expect([articles.length, recipes.length]).toEqual([17, 16])
  const images = await store.db.selectFrom('images').select('public_id').execute()
  const known = new Set(images.map(({ public_id }) => public_id))
  for (const { picture } of [...articles, ...recipes]) expect(known.has(picture ?? 'none')).toBe(true)
  const categories = await store.db.selectFrom('categories').select('name').orderBy('id').execute()
  expect(categories.map(({ name }) => name)).toEqual(['Nutrition', 'Workouts', 'Wellness', 'Recipes'])
  expect(await readSettings(store.db)).toEqual(DEFAULT_SETTINGS)
})

test('the notes of the sample site match its recipes and give no stars', async () => {
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
test('a helpful vote on a sample note adds one and its withdrawal subtracts it', async () => {
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
