import { expect, test } from 'vitest'
import { type NoteSite, openNoteSiteForEach } from '../support/note-site.ts'

let site: NoteSite
openNoteSiteForEach((opened) => {
  site = opened
})

const HEADING = { amount: '', unit: '', ingredient: 'For the sauce:' }
const YOGHURT = { amount: '150', unit: 'g', ingredient: 'thick strained yoghurt' }
const EGGS = { amount: '2', unit: 'whole', ingredient: 'eggs' }

const setIngredients = async (ingredients: object[]) =>
  expect((await site.ask('PUT', `/recipes/${site.recipe.id}`, { ingredients })).statusCode).toBe(200)

// NOTE-PLACE-1
test('neither a reader nor the coach can attach a note to a heading of the list', async () => {
  await setIngredients([HEADING, YOGHURT])
  const refused = await site.write({ ingredient: 0 })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().details).toEqual([
    { field: 'ingredient', message: 'That is no ingredient or step of this recipe.' },
  ])
  expect((await site.write({ ingredient: 1 })).statusCode).toBe(202)
  const moved = await site.ask('PUT', `/notes/${await site.lastId()}`, { place: { ingredient: 0 } })
  expect(moved.statusCode).toBe(400)
  expect(moved.json().details).toEqual([
    { field: 'place', message: 'That is no ingredient or step of the recipe.' },
  ])
})

// NOTE-PLACE-2
test('a note never moves to a heading when its line changes', async () => {
  await setIngredients([YOGHURT, EGGS])
  await site.write({ ingredient: 0 })
  await setIngredients([{ ...HEADING, ingredient: 'For the thick strained yoghurt:' }, EGGS])
  expect(await site.rows()).toMatchObject([{ place_index: null, place_text: 'thick strained yoghurt' }])
})

// NOTE-INBOX-1
test('the coach sees the line as in the list, with its amount', async () => {
  await setIngredients([HEADING, YOGHURT, EGGS])
  const lineOf = async (place: object) =>
    (await site.ask('PUT', `/notes/${await site.lastId()}`, { place })).json().note.place_line
  await site.write()
  expect(await lineOf({ ingredient: 1 })).toBe('150 g thick strained yoghurt')
  expect(await lineOf({ ingredient: 2 })).toBe('2 eggs')
  expect(await lineOf({ step: 1 })).toBeNull()
})
