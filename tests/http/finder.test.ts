import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { recipeInput } from '../support/factories.ts'
import { findInput, readHtml, sentBy } from '../support/read-html.ts'

let app: TestApp
let ask: Awaited<ReturnType<typeof openAdminClient>>

const uses = (...names: string[]) => names.map((ingredient) => ({ amount: '1', unit: 'cup', ingredient }))

beforeAll(async () => {
  app = await openTestApp()
  ask = await openAdminClient(app)
  const added = [
    {
      title: 'Quick eggs',
      prep_time_minutes: 5,
      cook_time_minutes: 5,
      difficulty: 'easy',
      dietary_tags: ['quick', 'keto'],
      ingredients: uses('large eggs', 'butter', 'salt'),
      published_at: '2026-01-04T00:00:00.000Z',
    },
    {
      title: 'Nutty cake',
      prep_time_minutes: 20,
      cook_time_minutes: 41,
      difficulty: 'hard',
      dietary_tags: ['make-ahead'],
      ingredients: uses('plain flour', 'walnuts', 'eggs'),
      allergens: ['tree nuts'],
      swaps: [
        {
          avoid: 'nuts',
          ingredient: 1,
          with: { amount: '1', unit: 'cup', ingredient: 'sunflower seeds' },
          note: '',
        },
      ],
      published_at: '2026-01-03T00:00:00.000Z',
    },
    {
      title: 'Almond soup',
      prep_time_minutes: 10,
      cook_time_minutes: 20,
      difficulty: 'medium',
      dietary_tags: ['vegan', 'quick'],
      ingredients: uses('ground almonds', 'leeks', 'carrots'),
      published_at: '2026-01-02T00:00:00.000Z',
    },
    {
      title: 'Plain leeks',
      prep_time_minutes: 10,
      cook_time_minutes: 20,
      difficulty: 'easy',
      dietary_tags: ['vegan'],
      ingredients: uses('leeks', 'olive oil', 'black pepper'),
      published_at: '2026-01-01T00:00:00.000Z',
    },
  ] as const
  for (const fields of added)
    expect((await ask('POST', '/recipes', recipeInput(fields as never))).statusCode).toBe(201)
})
afterAll(() => app.close())

const get = (url: string) => app.server.inject({ url })
const list = z.array(
  z.object({
    title: z.string(),
    have: z.object({ matched: z.array(z.string()), missing: z.number() }).optional(),
    swaps_needed: z.array(z.string()).optional(),
  }),
)
async function find(query: string) {
  return list.parse((await get(`/api/public/recipes?${query}`)).json())
}
const titles = async (query: string) => (await find(query)).map(({ title }) => title)

describe('over the API', () => {
  test.each([
    ['time=30', ['Quick eggs', 'Almond soup', 'Plain leeks']],
    ['time=60', ['Quick eggs', 'Almond soup', 'Plain leeks']],
    ['time=61', ['Quick eggs', 'Nutty cake', 'Almond soup', 'Plain leeks']],
    ['diet=quick', ['Quick eggs', 'Almond soup']],
    ['diet=vegan&diet=quick', ['Almond soup']],
    ['diet=vegetarian', ['Almond soup', 'Plain leeks']],
    ['difficulty=hard&difficulty=medium', ['Nutty cake', 'Almond soup']],
    ['without=nuts', ['Quick eggs', 'Nutty cake', 'Plain leeks']],
    ['without=nuts&without=gluten', ['Quick eggs', 'Plain leeks']],
    ['sort=quickest', ['Quick eggs', 'Almond soup', 'Plain leeks', 'Nutty cake']],
    ['sort=fridge', ['Quick eggs', 'Nutty cake', 'Almond soup', 'Plain leeks']],
    ['have=leeks,carrots', ['Almond soup', 'Plain leeks', 'Quick eggs', 'Nutty cake']],
    ['have=leeks&have=carrots&sort=newest', ['Quick eggs', 'Nutty cake', 'Almond soup', 'Plain leeks']],
    ['time=30&sort=newest&limit=1&page=2', ['Almond soup']],
    ['category=Nonsense&time=30', []],
    ['time=30&page=99', []],
  ])('%s', async (query, expected) => expect(await titles(query)).toEqual(expected))

  // FIND-QUERY-1
  test('the total is returned regardless of the limit', async () => {
    expect((await get('/api/public/recipes?time=30&limit=1')).headers['x-total-count']).toBe('3')
  })

  // FIND-HAVE-1
  test('with have, each recipe lists matched and missing ingredients', async () => {
    expect(await find('have=Leeks,%20carrots,leeks')).toMatchObject([
      { title: 'Almond soup', have: { matched: ['Leeks', 'carrots'], missing: 1 } },
      { title: 'Plain leeks', have: { matched: ['Leeks'], missing: 0 } },
      { title: 'Quick eggs', have: { matched: [], missing: 2 } },
      { title: 'Nutty cake', have: { matched: [], missing: 3 } },
    ])
    const [plain] = await find('time=30')
    expect(plain).not.toHaveProperty('have')
  })

  test('only recipes that need a swap are marked', async () => {
    const found = await find('without=nuts')
    expect(found.filter((recipe) => recipe.swaps_needed).map(({ title }) => title)).toEqual(['Nutty cake'])
    expect(found.find(({ title }) => title === 'Nutty cake')?.swaps_needed).toEqual(['nuts'])
  })

  // REC-API-5
  test.each([
    'time=0',
    'time=soon',
    'time=30&time=60',
    'diet=fruitarian',
    'diet=vegan,quick',
    'without=garlic',
    'without=nuts&without=fun',
    'difficulty=1',
    'sort=cheapest',
    `have=${Array.from({ length: 21 }, (_, number) => `word${number}`).join(',')}`,
    `have=${'a'.repeat(61)}`,
    'have=a%01b',
    'minutes=3',
  ])('%s is refused with details', async (query) => {
    for (const path of ['recipes', 'finder']) {
      const answer = await get(`/api/public/${path}?${query}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().details).toMatchObject([{ field: query.split('=')[0] }])
    }
  })

  test('twenty words are accepted', async () => {
    const words = Array.from({ length: 20 }, (_, number) => `word${number}`)
    expect((await get(`/api/public/recipes?have=${words.join(',')}`)).statusCode).toBe(200)
  })

  // FIND-COUNT-1
  test('each answer has the count of recipes it would leave', async () => {
    const counts = (await get('/api/public/finder?diet=vegan')).json()
    expect(counts).toMatchObject({ total: 4, found: 2, any_diet: 4, loosenings: [] })
    expect(counts.without).toContainEqual({ value: 'nuts', count: 1 })
    expect(counts.fridge[0]).toEqual({ value: 'leeks', count: 2 })
  })

  test('without a match the smallest loosenings are returned', async () => {
    const { found, loosenings } = (await get('/api/public/finder?time=15&diet=vegan')).json()
    expect(found).toBe(0)
    expect(loosenings).toContainEqual({ filters: { time: 30, diet: ['vegan'] }, count: 2 })
  })

  test('a save, a rating and a deletion are seen at once', async () => {
    const saved = await ask(
      'POST',
      '/recipes',
      recipeInput({
        title: 'New thing',
        prep_time_minutes: 1,
        cook_time_minutes: 0,
        ingredients: uses('carrots'),
      }),
    )
    const { id, slug } = saved.json().recipe
    expect(await titles('time=1')).toEqual(['New thing'])
    expect((await find('have=carrots&time=1'))[0]?.have?.missing).toBe(0)
    await ask('PUT', `/recipes/${id}`, { ingredients: uses('carrots', 'eggs') })
    expect((await find('have=carrots&time=1'))[0]?.have?.missing).toBe(1)
    await app.server.inject({ method: 'POST', url: `/api/public/recipes/${id}/rate`, payload: { rating: 5 } })
    expect((await titles('sort=rating'))[0]).toBe('New thing')
    expect(slug).toBeTruthy()
    await ask('DELETE', `/recipes/${id}`)
    expect(await titles('time=1')).toEqual([])
  })

  test('a scheduled recipe is found from its time on', async () => {
    const before = app.clock()
    const due = new Date(before.getTime() + 60_000).toISOString()
    const saved = await ask(
      'POST',
      '/recipes',
      recipeInput({ title: 'Later', prep_time_minutes: 2, cook_time_minutes: 0, published_at: due }),
    )
    expect(await titles('time=2')).toEqual([])
    app.setNow(new Date(before.getTime() + 61_000).toISOString())
    expect(await titles('time=2')).toEqual(['Later'])
    app.setNow(before.toISOString())
    await ask('DELETE', `/recipes/${saved.json().recipe.id}`)
  })
})

describe('on the page', () => {
  // REC-INDEX-1
  test('the server applies the same filters, and only the unfiltered list is indexed', async () => {
    const page = await get('/recipes?time=30&without=nuts')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('2 of 4 dishes fit')
    expect(page.body).toContain('Quick eggs')
    expect(page.body).not.toContain('Almond soup')
    expect(page.body).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(page.body).toMatch(/<link rel="canonical" href="[^"]*\/recipes"\/>/)
    expect((await get('/recipes')).body).not.toContain('noindex')
  })

  test('one form has all five answers and keeps the category', async () => {
    const { body } = await get('/recipes?have=eggs')
    const form = body.slice(body.indexOf('<form id="finder"'), body.indexOf('</form>'))
    for (const name of ['time', 'diet', 'without', 'difficulty', 'have'])
      expect(form).toContain(`name="${name}"`)
    expect(form).toContain('value="eggs"')
    expect(form).toContain('type="submit"')
  })

  test('without JavaScript the form leads to the same address', async () => {
    const page = readHtml((await get('/recipes')).body)
    const form = page.querySelector('form')
    if (!form) throw new Error('There is no form')
    const diet = findInput(form, 'details > summary ~ * [name="diet"][value="vegan"]')
    const fridge = findInput(form, 'details > summary ~ * [aria-label="What you have, with commas between"]')
    expect(diet.closest('label')?.textContent).toMatch(/^vegan2 dishes$/)
    expect(form.querySelector('details button[type="submit"]')?.textContent).toBe('Show the dishes')
    diet.checked = true
    fridge.value = 'lemon, Rice'
    const { headers } = await get(`${form.getAttribute('action')}?${sentBy(form)}`)
    expect(headers.location).toBe('/recipes?diet=vegan&have=lemon%2CRice')
    const found = readHtml((await get(String(headers.location))).body)
    expect(found.querySelector('[role="status"] h2')?.textContent).toMatch(/dish(es)? fits?$/)
    const remove = found.querySelector('[aria-label="Remove vegan"]')
    expect(remove?.getAttribute('href')).toBe('/recipes?have=lemon%2CRice')
  })

  test('cards show ingredients at hand and ingredients to swap', async () => {
    const { body } = await get('/recipes?without=nuts&have=eggs')
    const text = body.replace(/<!-- -->/g, '').replace(/<[^>]*>/g, '')
    expect(text).toContain('Without nuts, by 1 swap')
    expect(text).toContain('You have eggs')
    expect(text).toContain('Buy butter')
  })

  test('without a match an empty plate and working loosenings are shown', async () => {
    const { statusCode, body } = await get('/recipes?time=15&diet=vegan')
    expect(statusCode).toBe(200)
    expect(body).toContain('Nothing fits all of that')
    const [, href = ''] = /href="([^"]*)"[^>]*>With half an hour</.exec(body) ?? []
    expect(href).toBe('/recipes?time=30&amp;diet=vegan')
  })

  test.each([
    ['/recipes?diet=quick&diet=vegan&time=30', '/recipes?time=30&diet=vegan&diet=quick'],
    ['/recipes?time=30&x=1&diet=fruit', '/recipes?time=30'],
    ['/recipes?without=nuts,egg', '/recipes'],
    ['/recipes?without=egg&without=EGG', '/recipes?without=egg'],
    ['/recipes?time=&have=&sort=newest', '/recipes'],
    ['/recipes?time=&have=&sort=newest&difficulty=', '/recipes'],
    ['/recipes?have=eggs&have=leeks', '/recipes?have=eggs%2Cleeks'],
    ['/recipes?sort=fridge', '/recipes'],
    ['/recipes?have=eggs&sort=fridge', '/recipes?have=eggs'],
    ['/recipes?sort=newest&have=eggs%2C+leeks', '/recipes?have=eggs%2Cleeks&sort=newest'],
    ['/recipes?time=30&time=60', '/recipes'],
    ['/recipes?time=007', '/recipes?time=7'],
    ['/recipes?page=1&time=30', '/recipes?time=30'],
  ])('%s redirects to %s', async (from, to) => {
    let url = from
    // A redundant order is detected only after the other parameters are normalized: at most two redirects.
    for (let step = 0; step < 2; step++) {
      const { statusCode, headers } = await get(url)
      if (statusCode !== 301) break
      url = String(headers.location)
    }
    expect(url).toBe(to)
    expect((await get(url)).statusCode).toBe(200)
  })

  test.each(['/recipes?time=30&page=9', '/recipes?category=Nonsense&time=30'])('%s is a 404', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  test("a reader's own words are escaped", async () => {
    const { body } = await get(`/recipes?have=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(body).not.toContain('<script>alert(1)')
  })
})
