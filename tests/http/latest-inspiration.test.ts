import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { NOW, PAST } from '../support/factories.ts'
import { readHtml } from '../support/read-html.ts'

let app: TestApp
let ask: AdminClient
beforeAll(async () => {
  app = await openTestApp({ now: NOW })
  ask = await openAdminClient(app)
})
afterAll(() => app.close())

const PICTURE = 'https://pictures.example/walk.jpg'
const published = { status: 'published', published_at: PAST }

/** Returns the texts of an item's card on the home page. */
async function readCard(path: string) {
  const page = readHtml((await app.server.inject('/')).body)
  const card = [...page.querySelectorAll('article')].find((one) => one.querySelector(`a[href="${path}"]`))
  const words = [...(card?.querySelectorAll('h3, p, span') ?? [])].map(({ textContent }) =>
    textContent.trim(),
  )
  return { words, picture: card?.querySelector('picture img, img')?.getAttribute('src') ?? null }
}

async function makeCategory(name: string): Promise<number> {
  const { statusCode, body } = await ask('POST', '/categories', { name })
  expect(statusCode, body).toBe(201)
  return JSON.parse(body).id
}

// HOME-LATEST-2
test('an article’s card has its category or “Blog”, reading time, title, excerpt and picture', async () => {
  const fields = { title: 'A slow walk', slug: 'a-slow-walk', excerpt: 'Twice round the lake.', content: 'x' }
  const made = await ask('POST', '/articles', {
    ...published,
    ...fields,
    read_time_minutes: 7,
    featured_image_url: PICTURE,
  })
  expect(made.statusCode, made.body).toBe(201)
  const bare = await readCard('/blog/a-slow-walk')
  expect(bare.words).toEqual(expect.arrayContaining(['Blog', '7 min read', fields.title, fields.excerpt]))
  expect(bare.picture).toContain(PICTURE)
  const category_id = await makeCategory('Outside')
  await ask('PUT', `/articles/${made.json().article.id}`, { category_id })
  const { words } = await readCard('/blog/a-slow-walk')
  expect(words).toContain('Outside')
  expect(words).not.toContain('Blog')
})

// HOME-LATEST-2
test('a recipe’s card has its category or “Recipe”, preparation time, title, description and picture', async () => {
  const fields = { title: 'Lake soup', slug: 'lake-soup', description: 'Warm after a walk.' }
  const made = await ask('POST', '/recipes', {
    ...published,
    ...fields,
    prep_time_minutes: 12,
    cook_time_minutes: 30,
    featured_image_url: PICTURE,
  })
  expect(made.statusCode, made.body).toBe(201)
  const bare = await readCard('/recipes/lake-soup')
  expect(bare.words).toEqual(
    expect.arrayContaining(['Recipe', '12 min prep', fields.title, fields.description]),
  )
  expect(bare.picture).toContain(PICTURE)
  const category_id = await makeCategory('Soups')
  await ask('PUT', `/recipes/${made.json().recipe.id}`, { category_id })
  const { words } = await readCard('/recipes/lake-soup')
  expect(words).toContain('Soups')
  expect(words).not.toContain('Recipe')
})
