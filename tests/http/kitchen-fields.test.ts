import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createBackup } from '../../src/server/backup/create-backup.ts'
import { restoreBackup } from '../../src/server/backup/restore-backup.ts'
import { openStore } from '../../src/server/store/database.ts'
import { getRecipe } from '../../src/server/store/items/recipes.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { importAll, planOf } from '../support/import-files.ts'

const now = '2026-03-04T12:00:00.000Z'
const line = (amount: string, unit: string, ingredient: string) => ({ amount, unit, ingredient })

/** Every kitchen field, each with a value that no rule would detect. */
const SOUP = {
  title: 'Soup',
  slug: 'soup',
  status: 'published',
  servings: 3,
  allergens: ['milk'],
  ignored_findings: ['long-sentence-1a2b3c', 'passive-step-9z'],
  ingredients: [
    line('', '', 'For the soup:'),
    line('1½', 'kg', 'ripe tomatoes, halved'),
    line('2', 'whole', 'red onions'),
    line('2', '', 'cloves'),
    line('', '', 'To serve:'),
    line('4', 'tbsp', 'plain yoghurt'),
  ],
  instructions: [
    {
      step: 1,
      instruction: 'Roast until golden, 35 to 40 minutes 🍅, then rest.',
      ingredients: [1, 3],
      timers: [
        { text: 'until golden', seconds: 2_000, seconds_max: null, start: 6, end: 18 },
        { text: '35 to 40 minutes', seconds: 2_160, seconds_max: 2_400, start: 20, end: 36 },
      ],
    },
    { step: 2, instruction: 'Rest for 5 minutes.', ingredients: [2], timers: [] },
    { step: 3, instruction: 'Spoon over the yoghurt, wait 2 minutes.' },
  ],
  swaps: [
    { avoid: 'dairy', ingredient: 5, with: line('4', 'tbsp', 'coconut milk'), note: 'The thick part.' },
    { avoid: 'dairy', ingredient: 2, with: null, note: '' },
  ],
  variations: [
    {
      name: 'Winter',
      description: 'With what the cellar has.',
      allergens: ['celery'],
      changes: [
        { ingredient: 1, with: line('2', 'tins', 'tomatoes, 400 g each') },
        { ingredient: 5, with: null },
        { ingredient: null, with: line('1', 'whole', 'celery stick') },
      ],
      steps: [{ step: 3, instruction: 'Simmer the celery for 10 minutes.' }],
    },
    { name: 'Plain', description: 'As it is.', changes: [], steps: [], allergens: null },
  ],
  nutrition_source: 'own',
  nutrition: { per_serving: { kcal: { value: 212 }, fiber_g: { value: 6.5 }, sodium_mg: { value: 0 } } },
}
/** The coach's own figures are stored while the computed ones are shown. */
const SALAD = {
  ...SOUP,
  title: 'Salad',
  slug: 'salad',
  nutrition_source: 'computed',
}

/** Returns a site's recipe, without fields specific to that site. */
async function read(ask: AdminClient, slug: string) {
  const { recipe } = (await ask('GET', `/recipes/${slug}`)).json()
  const { id: _id, updated_at: _at, category_id: _category, author_id: _author, ...rest } = recipe
  return rest
}

let full: TestApp
let ask: AdminClient
let before: Record<string, unknown>[]
beforeAll(async () => {
  full = await openTestApp({ now })
  ask = await openAdminClient(full)
  for (const recipe of [SOUP, SALAD]) {
    const answer = await ask('POST', '/recipes', recipe)
    expect(answer.statusCode, answer.body).toBe(201)
  }
  before = [await read(ask, 'soup'), await read(ask, 'salad')]
  return () => full.close()
})

test('a recipe is returned as the coach wrote it', () => {
  const { instructions, nutrition, ...written } = SOUP
  expect(before[0]).toMatchObject({
    ...written,
    instructions: [...instructions.slice(0, 2), { step: 3, ingredients: [5] }],
    nutrition,
  })
  expect(before[1]).toMatchObject({ nutrition_source: 'computed', nutrition: { of: 4 } })
  expect(before[0]?.kitchen).toMatchObject({
    corrected: [
      { ingredients: true, timers: true },
      { ingredients: true, timers: true },
      { ingredients: false, timers: false },
    ],
  })
})

test('an export imported into an empty site loses no kitchen field', async () => {
  const sent = await ask('GET', '/export')
  expect(sent.statusCode).toBe(200)
  const empty = await openTestApp({ now })
  onTestFinished(() => empty.close())
  const client = await openAdminClient(empty)
  const plan = await planOf(client, sent.rawPayload)
  expect(plan.items.map(({ action, warnings }) => [action, warnings])).toEqual([
    ['create', []],
    ['create', []],
  ])
  expect(await importAll(client, sent.rawPayload)).toMatchObject({ created: 2 })
  expect([await read(client, 'soup'), await read(client, 'salad')]).toEqual(before)
  // The coach's own hidden figures were imported too.
  const { recipe } = (await client('GET', '/recipes/salad')).json()
  await client('PUT', `/recipes/${recipe.id}`, { nutrition_source: 'own' })
  expect((await read(client, 'salad')).nutrition).toMatchObject(SOUP.nutrition)
  expect(await importAll(client, sent.rawPayload, { collisions: 'theirs' })).toMatchObject({ created: 0 })
})

test('a restored backup has every stored field', async () => {
  const place = { databaseUrl: null, dataDir: full.dataDir, mediaStore: null }
  const file = join(full.dataDir, 'kitchen.backup')
  await createBackup(place, file, { now: new Date(now) })
  const empty = await openTestApp({ now })
  onTestFinished(() => empty.close())
  const target = { databaseUrl: null, dataDir: join(empty.dataDir, 'restored'), mediaStore: null }
  await restoreBackup(target, file, { now: new Date(now), force: false })
  const store = await openStore(target)
  onTestFinished(() => store.close())
  for (const { id } of before.map(({ slug }) => ({ id: String(slug) }))) {
    const { recipe } = (await ask('GET', `/recipes/${id}`)).json()
    expect(await getRecipe(store.db, recipe.id)).toEqual(await getRecipe(full.store.db, recipe.id))
  }
  expect(await getRecipe(store.db, (await ask('GET', '/recipes/soup')).json().recipe.id)).toMatchObject(SOUP)
})

test('a restored revision has every field', async () => {
  const { recipe } = (await ask('GET', '/recipes/soup')).json()
  const emptied = {
    ingredients: [line('1', 'kg', 'turnips')],
    instructions: ['Boil for 9 minutes.'],
    swaps: [],
    variations: [],
    nutrition_source: 'fixed',
    nutrition: null,
  }
  expect((await ask('PUT', `/recipes/${recipe.id}`, emptied)).statusCode).toBe(200)
  expect((await read(ask, 'soup')).variations).toEqual([])
  const { revisions } = (await ask('GET', `/recipes/${recipe.id}/revisions`)).json()
  const restored = await ask('POST', `/recipes/${recipe.id}/revisions/${revisions[1].id}/restore`)
  expect(restored.statusCode, restored.body).toBe(200)
  expect(await read(ask, 'soup')).toEqual(before[0])
})
