import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { addRecipe, NOW } from '../support/factories.ts'
import { readHtml } from '../support/read-html.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: NOW })
})
afterAll(() => app.close())

// REC-INDEX-2
test('the index has its hero, categories, a featured recipe, 24 cards, a next page and a call to action', async () => {
  const categories = await app.store.db.selectFrom('categories').select(['id', 'name']).execute()
  const [category] = categories
  for (let number = 1; number <= 25; number += 1)
    await addRecipe(app.store.db, { title: `Dish ${number}`, category_id: category?.id ?? null })
  const dietary_tags = ['vegan', 'quick', 'gluten-free', 'high-protein']
  await addRecipe(app.store.db, { title: 'The best of all', featured: true, dietary_tags })

  const main = readHtml((await app.server.inject('/recipes')).body).querySelector('main')
  const all = (selector: string) =>
    [...(main?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent)
  expect(all('h1')).toEqual(['Food that loves you back'])
  expect(all('h1 + p').join()).toMatch(/\w/)
  const buttons = all('button[name="category"]')
  expect(buttons.join()).toContain(category?.name)
  expect(all('section[aria-label="Featured Recipe"] h2')).toEqual(['The best of all'])
  expect(all('section[aria-label="Featured Recipe"] ul[aria-label="Dietary tags"] li')).toEqual(
    dietary_tags.slice(0, 3),
  )
  expect(all('section[aria-label="All recipes"] article')).toHaveLength(24)
  const [more] = main?.querySelectorAll('section[aria-label="All recipes"] a[href="/recipes?page=2"]') ?? []
  expect(more?.textContent).toBe('Show more')
  expect(all('section[aria-labelledby="recipes-cta"] a[href="/contact"]')).toHaveLength(1)
})
