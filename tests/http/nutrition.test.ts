import { expect, test } from 'vitest'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { openAppForEach } from '../support/app-for-each.ts'
import { NOW } from '../support/factories.ts'

let app: TestApp
let ask: AdminClient
openAppForEach(
  () => openTestApp({ now: NOW }),
  async (opened) => {
    app = opened
    ask = await openAdminClient(app)
  },
)

const OATS = { amount: '200', unit: 'g', ingredient: 'rolled oats' }
const UNKNOWN = { amount: '200', unit: 'g', ingredient: 'zorblax' }
const OWN = { per_serving: { kcal: { value: 310 }, protein_g: { value: 12.5 } } }

async function create(fields: object) {
  const response = await ask('POST', '/recipes', {
    title: 'Oats',
    slug: 'oats',
    status: 'published',
    servings: 2,
    ingredients: [OATS],
    ...fields,
  })
  expect(response.statusCode, response.body).toBe(201)
  return response.json().recipe
}
const publicRecipe = async () => (await app.server.inject('/api/public/recipes/oats')).json()
const page = async () => (await app.server.inject('/recipes/oats')).body
const structuredNutrition = async () => /"nutrition":(\{[^}]*\})/.exec(await page())?.[1] ?? null

// REC-NUTR-1
test('a recipe has the fixed card until another source is chosen', async () => {
  expect(await create({})).toMatchObject({ nutrition_source: 'fixed', nutrition: null })
  expect(await publicRecipe()).toMatchObject({ nutrition_source: 'fixed', nutrition: null })
  expect(await structuredNutrition()).toBeNull()
})

test('computed nutrition is returned to the coach, to readers and in structured data', async () => {
  const computed = await create({ nutrition_source: 'computed' })
  expect(computed.nutrition).toMatchObject({
    per_serving: { kcal: { value: 379 }, protein_g: { value: 13.2 } },
    confidence: 'high',
    matched: 1,
    of: 1,
    unmatched: [],
    drivers: [{ ingredient: 0, share: 1 }],
  })
  expect((await publicRecipe()).nutrition).toEqual(computed.nutrition)
  expect(await structuredNutrition()).toContain('"calories":"379 kcal"')
  expect(await page()).toContain('How this is worked out')
})

// NUTR-SURE-4
test('with too many unknown ingredients only the coach sees figures', async () => {
  const ingredients = [{ amount: '', unit: '', ingredient: 'For the bowl:' }, OATS, UNKNOWN]
  const { nutrition } = await create({ nutrition_source: 'computed', ingredients })
  expect(nutrition).toMatchObject({ confidence: 'low', matched: 1, of: 2, unmatched: ['zorblax'] })
  expect(nutrition.drivers).toEqual([{ ingredient: 1, share: 1 }])
  expect(await publicRecipe()).toMatchObject({ nutrition_source: 'fixed', nutrition: null })
  expect(await structuredNutrition()).toBeNull()
  expect(await page()).toContain('A general estimate')
})

// CONTENT-SAVE-6
test('the coach’s own figures are kept while other sources are chosen', async () => {
  const own = await create({ nutrition_source: 'own', nutrition: OWN })
  expect(own.nutrition).toMatchObject({ ...OWN, confidence: 'high', unmatched: [], drivers: [] })
  expect(await structuredNutrition()).toContain('"proteinContent":"13 g"')
  const computed = (await ask('PUT', `/recipes/${own.id}`, { nutrition_source: 'computed' })).json().recipe
  expect(computed.nutrition.per_serving.kcal.value).toBe(379)
  // The whole response is sent back as it was read, as programs do: computed figures do not become the coach's own.
  expect((await ask('PUT', `/recipes/${own.id}`, computed)).statusCode).toBe(200)
  const again = (await ask('PUT', `/recipes/${own.id}`, { nutrition_source: 'own' })).json().recipe
  expect(again.nutrition.per_serving).toEqual(OWN.per_serving)
})

test.each([
  ['without figures', { nutrition_source: 'own' }, 'nutrition.per_serving.kcal'],
  [
    'without calories',
    { nutrition_source: 'own', nutrition: { per_serving: {} } },
    'nutrition.per_serving.kcal',
  ],
  ['of nothing', { nutrition: {} }, 'nutrition.per_serving'],
  [
    'below zero',
    { nutrition: { per_serving: { fat_g: { value: -1 } } } },
    'nutrition.per_serving.fat_g.value',
  ],
  ['as text', { nutrition: { per_serving: { kcal: { value: '3' } } } }, 'nutrition.per_serving.kcal.value'],
  ['of another source', { nutrition_source: 'guess' }, 'nutrition_source'],
])('figures %s are refused with a sentence', async (_, fields, field) => {
  const { id } = await create({})
  for (const response of [
    await ask('POST', '/recipes', { title: 'B', slug: 'b', ...fields }),
    await ask('PUT', `/recipes/${id}`, fields),
  ]) {
    expect(response.statusCode).toBe(400)
    expect(response.json().details).toEqual([{ field, message: expect.stringMatching(/^[A-Z].{15,}/) }])
  }
})

test('a revision restores the coach’s figures', async () => {
  const { id } = await create({ nutrition_source: 'own', nutrition: OWN })
  await ask('PUT', `/recipes/${id}`, { nutrition: { per_serving: { kcal: { value: 1 } } } })
  const { revisions } = (await ask('GET', `/recipes/${id}/revisions`)).json()
  expect(revisions[0].changed_fields).toEqual(['nutrition'])
  const restored = await ask('POST', `/recipes/${id}/revisions/${revisions[1].id}/restore`)
  expect(restored.json().recipe.nutrition.per_serving).toEqual(OWN.per_serving)
})
