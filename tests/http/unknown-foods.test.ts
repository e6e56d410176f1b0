import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { recipeInput } from '../support/factories.ts'

const WORDS = 'Not everything in this list is known to us'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
  const ask = await openAdminClient(app)
  const uses = (...names: string[]) => names.map((ingredient) => ({ amount: '1', unit: 'cup', ingredient }))
  const recipes = [
    { title: 'Known stew', dietary_tags: ['vegan'], ingredients: uses('leeks', 'rice') },
    { title: 'Strange stew', dietary_tags: ['vegan'], ingredients: uses('leeks', 'zorblax') },
    { title: 'Silent stew', dietary_tags: [], ingredients: uses('zorblax', 'leeks') },
  ]
  for (const fields of recipes) {
    const slug = fields.title.toLowerCase().replace(' ', '-')
    expect((await ask('POST', '/recipes', recipeInput({ ...fields, slug }))).statusCode).toBe(201)
  }
})
afterAll(() => app.close())

const get = async (url: string) => (await app.server.inject({ url })).body
const find = async (query: string) =>
  JSON.parse(await get(`/api/public/recipes?${query}`))
    .map(({ title, unknown = null }: { title: string; unknown?: number[] | null }) => [title, unknown])
    .sort()

// DIET-UNKNOWN-3
test('a recipe with an unknown line is found by its tags, and names that line', async () => {
  expect(await find('diet=vegan')).toEqual([
    ['Known stew', null],
    ['Strange stew', [1]],
  ])
  expect(await find('without=dairy&without=egg')).toEqual([
    ['Known stew', null],
    ['Strange stew', [1]],
  ])
  expect(await find('without=nuts')).toEqual([['Known stew', null]])
  expect((await find('time=600')).map(([, unknown]: [string, unknown]) => unknown)).toEqual([
    null,
    null,
    null,
  ])
})

test('the finder and the recipe’s page say so once, without JavaScript', async () => {
  const count = (page: string) => page.replace(/<script[\s\S]*?<\/script>/g, '').split(WORDS).length - 1
  expect(count(await get('/recipes?diet=vegan'))).toBe(1)
  expect(count(await get('/recipes'))).toBe(0)
  expect(count(await get('/recipes/strange-stew'))).toBe(1)
  expect(count(await get('/recipes/known-stew'))).toBe(0)
})
