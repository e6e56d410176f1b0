import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteRecipe, updateRecipe } from '../../src/server/store/items/recipes.ts'
import { openTestApp, SITE_URL, type TestApp } from '../support/app.ts'
import { addRecipe, at } from '../support/factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ seed: 'none' })
})
afterAll(() => app.close())

const steps = (...texts: string[]) => texts.map((instruction, index) => ({ step: index + 1, instruction }))
const get = (url: string) => app.server.inject({ url })

/** Returns the HTML from a mark to the end of the main element. */
function textFrom(html: string, sign: string): string {
  const rest = html.slice(html.indexOf(sign), html.indexOf('</main>'))
  return rest
    .replace(/<[^>]+>/g, '\n')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,])/g, '')
}

describe('the page of cook mode', () => {
  // COOK-PAGE-1
  test('is not indexed, and declares the recipe’s page as canonical', async () => {
    const { slug } = await addRecipe(app.store.db, { title: 'Soup', instructions: steps('Stir.') })
    const page = await get(`/recipes/${slug}/cook`)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<meta name="robots" content="noindex"/>')
    expect(page.body).toContain(`<link rel="canonical" href="${SITE_URL}/recipes/${slug}"/>`)
    expect(page.body).toContain('<title>Cook: Soup | ')
    expect((await get('/sitemap.xml')).body).not.toContain('/cook')
  })

  test('has every step with its ingredients, without JavaScript, and no header or footer', async () => {
    const { slug } = await addRecipe(app.store.db, {
      ingredients: [
        { amount: '2', unit: 'tbsp', ingredient: 'olive oil' },
        { amount: '3', unit: 'whole', ingredient: 'leeks, sliced' },
      ],
      instructions: steps('Heat half the oil.', 'Add the leeks and cook for 8 to 10 minutes.', 'Serve.'),
    })
    const { body } = await get(`/recipes/${slug}/cook`)
    const text = textFrom(body, 'class="cm-written ')
    expect(text).toMatch(/Step 1 1 tbsp olive oil Heat half the oil\. Step 2 3 leeks, sliced Add the leeks/)
    expect(text).toMatch(/Step 3 Nothing new Serve\./)
    expect(text).toContain('Back to the recipe')
    expect(body).not.toContain('<footer')
    expect(body).not.toContain('aria-label="Main"')
  })

  test('a recipe without steps says so', async () => {
    const { slug } = await addRecipe(app.store.db)
    const page = await get(`/recipes/${slug}/cook`)
    expect([page.statusCode, textFrom(page.body, '<main')]).toEqual([
      200,
      expect.stringContaining('No instructions available.'),
    ])
  })

  test('the header of other pages is unchanged, in either order of rendering', async () => {
    const { slug } = await addRecipe(app.store.db, { instructions: steps('Stir.') })
    await get(`/recipes/${slug}/cook`)
    expect((await get(`/recipes/${slug}`)).body).toMatch(/<header[^>]*>.+<\/header>/s)
    expect((await get(`/recipes/${slug}`)).body).toContain('href="/contact"')
  })

  test('allows the microphone and nothing else', async () => {
    const { slug } = await addRecipe(app.store.db, { instructions: steps('Stir.') })
    expect((await get(`/recipes/${slug}/cook`)).headers['permissions-policy']).toContain('microphone=(self)')
    expect((await get('/api/public/recipes')).headers['permissions-policy']).toContain('microphone=()')
  })
})

describe('its address', () => {
  test('is 404 for an unknown recipe', async () => {
    const page = await get('/recipes/nothing/cook')
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('Recipe Not Found')
    expect((await get('/recipes/nothing/cook/more')).statusCode).toBe(404)
  })

  test('redirects and is gone together with the recipe', async () => {
    const { id } = await addRecipe(app.store.db, { slug: 'before', instructions: steps('Stir.') })
    expect((await get('/recipes/before/cook')).statusCode).toBe(200)
    await updateRecipe(app.store.db, id, { slug: 'after' }, at())
    await expect.poll(async () => (await get('/recipes/before/cook')).statusCode).toBe(301)
    expect((await get('/recipes/before/cook?from=letter')).headers.location).toBe(
      '/recipes/after/cook?from=letter',
    )
    expect((await get(`/recipes/${id}/cook`)).headers.location).toBe('/recipes/after/cook')
    await deleteRecipe(app.store.db, id, at())
    await expect.poll(async () => (await get('/recipes/after/cook')).statusCode).toBe(410)
  })

  test('follows a change at once', async () => {
    const { id, slug } = await addRecipe(app.store.db, { instructions: steps('Stir.') })
    expect((await get(`/recipes/${slug}/cook`)).body).toContain('Stir.')
    await updateRecipe(app.store.db, id, { instructions: steps('Whisk it.') }, at())
    await expect.poll(async () => (await get(`/recipes/${slug}/cook`)).body).toContain('Whisk it.')
  })
})
