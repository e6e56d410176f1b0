import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, SITE_URL, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ seed: 'sample' })
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers })

describe('lists', () => {
  // ART-API-2
  test('are bare, newest first, without bodies, with the total in a header', async () => {
    const response = await get('/api/public/articles')
    const articles = response.json()
    expect(response.headers['x-total-count']).toBe('14')
    expect(articles).toHaveLength(14)
    expect(articles[0]).not.toHaveProperty('content')
    expect(articles[0]).toMatchObject({ status: 'published', author_name: 'Maya Lindqvist' })
    const times = articles.map(({ published_at }: { published_at: string }) => published_at)
    expect(times).toEqual([...times].sort().reverse())
  })

  // REC-API-3
  test('recipes omit their four long fields', async () => {
    const [recipe] = (await get('/api/public/recipes')).json()
    for (const field of ['ingredients', 'instructions', 'notes', 'variations'])
      expect(recipe).not.toHaveProperty(field)
    expect(recipe).toHaveProperty('dietary_tags')
  })

  // REC-API-4
  test('are filtered by category, tag and featured, and paged', async () => {
    const wellness = (await get('/api/public/articles?category=Wellness')).json()
    expect(wellness.length).toBeGreaterThan(2)
    expect(new Set(wellness.map(({ category_name }: { category_name: string }) => category_name))).toEqual(
      new Set(['Wellness']),
    )
    const vegan = (await get('/api/public/recipes?tag=vegan')).json()
    expect(
      vegan.every(({ dietary_tags }: { dietary_tags: string[] }) => dietary_tags.includes('vegan')),
    ).toBe(true)
    const featured = (await get('/api/public/articles?featured=true')).json()
    expect(featured.every(({ featured }: { featured: boolean }) => featured)).toBe(true)
    const all = (await get('/api/public/articles')).json()
    const second = await get('/api/public/articles?limit=5&page=2')
    expect(second.json()).toEqual(all.slice(5, 10))
    expect(second.headers['x-total-count']).toBe('14')
    expect((await get('/api/public/articles?limit=5&page=99')).json()).toEqual([])
  })

  // API-ERROR-1
  test.each(['limit=0', 'limit=501', 'limit=x', 'page=0', 'page=-1', 'featured=maybe', 'limit=1.5'])(
    '%s is a 400 with the field named',
    async (query) => {
      const response = await get(`/api/public/articles?${query}`)
      expect(response.statusCode).toBe(400)
      expect(response.json().error).not.toMatch(/^(Invalid|Too|Expected) /)
      expect(response.json().details[0].field).toBe(query.split('=')[0])
    },
  )

  // API-PAGE-1
  test.each(['category=', 'tag=', 'featured=', 'limit=', 'page=', 'category=%20'])(
    'an empty %s counts as missing',
    async (query) => {
      expect((await get(`/api/public/recipes?${query}`)).headers['x-total-count']).toBe('14')
    },
  )

  test('a page far past the last is empty', async () => {
    expect((await get('/api/public/articles?page=99999999999999999999')).json()).toEqual([])
  })
})

describe('one item', () => {
  // ART-API-3, ART-API-1
  test('is found by slug and by id, with Markdown and HTML', async () => {
    const bySlug = await get('/api/public/articles/a-slow-morning-that-makes-the-whole-day-stronger')
    const article = bySlug.json()
    expect(article.content_html).toContain('<h2 id=')
    expect(article.content).toContain('## ')
    expect((await get(`/api/public/articles/${article.id}`)).json()).toEqual(article)
  })
  // REC-API-2
  test('a recipe has its steps numbered from 1', async () => {
    const recipe = (await get('/api/public/recipes/sunrise-breakfast-bowl')).json()
    expect(recipe.instructions[0]).toEqual({
      step: 1,
      instruction: expect.any(String),
      ingredients: expect.any(Array),
      timers: expect.any(Array),
    })
    expect(recipe.ingredients[0]).toEqual({
      amount: expect.any(String),
      unit: expect.any(String),
      ingredient: expect.any(String),
    })
  })
  test.each([
    '/api/public/articles/nothing',
    '/api/public/recipes/99999999',
    '/api/public/articles/learning-to-swim-at-fifty-one',
    '/api/public/articles/strong-through-the-change',
    '/api/public/articles/%00',
    '/api/public/articles/..%2f..%2fetc',
    '/api/public/articles/',
    '/api/public/recipes/',
    '/api/nothing',
    '/api',
  ])('%s is a JSON 404', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: expect.any(String) })
  })
  // CONTENT-GONE-1
  test('an item archived after being public is a 410', async () => {
    expect((await get('/api/public/articles/a-january-without-resolutions')).statusCode).toBe(410)
  })
})

describe('search', () => {
  test.each(['mornin', 'MORNING', 'mornings'])('%s finds the slow morning', async (q) => {
    const { results, total } = (await get(`/api/public/search?q=${q}`)).json()
    expect(total).toBe(results.length)
    expect(results[0]).toMatchObject({
      type: expect.any(String),
      highlight: expect.stringContaining('<mark>'),
    })
    expect(results.map(({ slug }: { slug: string }) => slug)).toContain(
      'a-slow-morning-that-makes-the-whole-day-stronger',
    )
  })
  test.each(['', '%20', '%22%27*()', '%00%01', '%F0%9F%98%80', 'AND', 'NEAR(', 'x'.repeat(900)])(
    '"%s" is a valid query',
    async (q) => {
      const response = await get(`/api/public/search?q=${q}`)
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ total: expect.any(Number), results: expect.any(Array) })
    },
  )
  test('a NUL counts as a space, like other control characters', async () => {
    expect((await get('/api/public/search?q=oat%00salt')).json().query).toBe('oat salt')
  })
  // SEARCH-API-3
  test('a blank query gets an empty list', async () => {
    expect((await get('/api/public/search')).json()).toEqual({ query: '', total: 0, results: [] })
  })
  test('nothing unpublished is found', async () => {
    const { results } = (await get('/api/public/search?q=swim')).json()
    expect(results.map(({ slug }: { slug: string }) => slug)).not.toContain('learning-to-swim-at-fifty-one')
  })
})

test('a call without a body may declare JSON as its type', async () => {
  const [{ id }] = (await get('/api/public/articles')).json()
  const { statusCode, body } = await app.server.inject({
    method: 'POST',
    url: `/api/public/articles/${id}/view`,
    headers: { 'content-type': 'application/json', origin: SITE_URL },
    payload: '',
  })
  expect(statusCode, body).toBe(204)
})

// CONTENT-TAXONOMY-4
test('categories have counts of published items', async () => {
  const categories = (await get('/api/public/categories')).json()
  expect(categories.map(({ name }: { name: string }) => name)).toEqual([
    'Nutrition',
    'Workouts',
    'Wellness',
    'Recipes',
  ])
  const articles = categories.reduce(
    (sum: number, category: { articles: number }) => sum + category.articles,
    0,
  )
  expect(articles).toBe(14)
})

// SITEMAP-API-1
test('the HTML sitemap lists published items and the static pages', async () => {
  const sitemap = (await get('/api/sitemap-html')).json()
  expect(sitemap.articles).toHaveLength(14)
  expect(sitemap.recipes).toHaveLength(14)
  expect(sitemap.articles[0]).toEqual({
    title: expect.any(String),
    description: expect.any(String),
    url: expect.stringMatching(/^\/blog\//),
    featured: expect.any(Boolean),
    publishedAt: expect.any(String),
  })
  expect(sitemap.static.map(({ url }: { url: string }) => url)).toEqual(
    expect.arrayContaining(['/', '/about', '/playlist', '/privacy-policy']),
  )
})

describe('every answer', () => {
  // API-CACHE-1
  test('public reads have ETag and Cache-Control, and are 304 when unchanged', async () => {
    const first = await get('/api/public/categories')
    expect(first.headers['cache-control']).toContain('public')
    const again = await get('/api/public/categories', { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
  })
  test.each(['/api/public/articles', '/api/newsletter/letters', '/api/sitemap-html'])(
    '%s has the same cache headers for HEAD and 304',
    async (url) => {
      const first = await get(url)
      const kept = { etag: first.headers.etag, 'cache-control': first.headers['cache-control'] }
      expect(kept['cache-control']).toBe('public, max-age=0, must-revalidate')
      const head = await app.server.inject({ method: 'HEAD', url })
      expect(head.headers).toMatchObject({ ...kept, vary: 'accept-encoding' })
      const again = await get(url, { 'if-none-match': String(kept.etag) })
      expect(again.statusCode).toBe(304)
      expect(again.headers).toMatchObject({ ...kept, vary: 'accept-encoding' })
    },
  )
  test('does not reveal the server software', async () => {
    const { headers } = await get('/api/public/categories')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })
  // API-ERROR-2, API-INPUT-2
  test.each([
    ['not json', 'application/json', 400],
    ['{}', 'text/plain', 415],
    [`{"firstName":"${'x'.repeat(1_100_000)}"}`, 'application/json', 413],
    ['[]', 'application/json', 400],
    ['null', 'application/json', 400],
    ['', 'application/json', 400],
  ])('the body %j (%s) is a %i', async (payload, contentType, status) => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/contact',
      payload,
      headers: { 'content-type': contentType },
    })
    expect(response.statusCode).toBe(status)
    expect(response.json().error).toEqual(expect.any(String))
    // No field is invalid, but the details that the form reads are present.
    if (status === 400) expect(response.json().details).toEqual([])
  })
  // API-ERROR-5
  test.each([
    ['text/plain', 'words'],
    ['application/json', '{'],
    ['application/json', `"${'x'.repeat(1_100_000)}"`],
  ])('an unknown address is a 404, whatever is sent to it (%s)', async (contentType, payload) => {
    for (const url of ['/api/admin/nothing', `/api/admin/recipes/${'x'.repeat(600)}`]) {
      const headers = { 'content-type': contentType }
      const answer = await app.server.inject({ method: 'PUT', url, payload, headers })
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { error: 'There is nothing at this address.' },
      ])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })
  test('a schema without its own message still gets a readable one', async () => {
    const answer = await app.server.inject({ method: 'POST', url: '/api/public/articles/abc/view' })
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'There is no such article.' }])
    const rating = await app.server.inject({
      method: 'POST',
      url: '/api/public/recipes/14/rating',
      payload: [],
    })
    expect([rating.statusCode, rating.json()]).toEqual([400, { error: 'The request is not valid' }])
  })
})

// SEC-CSRF-1
describe('requests from other sites', () => {
  const post = (headers: Record<string, string>) =>
    app.server.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      payload: { email: 'x', referralSource: 'footer' },
      headers,
    })
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: SITE_URL }, 400],
    [{ origin: SITE_URL }, 400],
    [{}, 400],
  ])('%o is answered %i', async (headers, status) => {
    expect((await post(headers)).statusCode).toBe(status)
  })
})

// API-DOC-1
test('the OpenAPI description has every call and is shown as a page', async () => {
  const description = (await get('/api/openapi.json')).json()
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths)).toEqual(
    expect.arrayContaining([
      '/api/public/articles',
      '/api/public/articles/{slug}',
      '/api/public/recipes',
      '/api/public/search',
      '/api/public/recipes/{id}/rating',
      '/api/sitemap-html',
      '/api/newsletter/subscribe',
      '/api/contact',
    ]),
  )
  expect(description.components.schemas).toHaveProperty('Article')
  const list = description.paths['/api/public/articles'].get
  expect(Object.keys(list.responses)).toEqual(['200', '400'])
  expect(list.parameters).toContainEqual(
    expect.objectContaining({ name: 'page', schema: { type: 'integer', minimum: 1 } }),
  )
  expect(Object.keys(description.paths['/api/contact'].post.responses)).toEqual([
    '200',
    '400',
    '403',
    '413',
    '415',
    '429',
    '503',
  ])
  const page = await get('/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('/api/public/search')
})

test.each(['/%', '/blog/%e0%a4', '/50%-off?x=%'])('%s is the site’s 404 page', async (url) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
})

// API-ERROR-6
test.each([
  ['GET', '/api/public/articles/%e0%a4'],
  ['POST', '/blog'],
  ['DELETE', '/'],
  ['PUT', '/media/image/upload/x'],
] as const)('%s %s is refused with the site’s own message', async (method, url) => {
  const answer = await app.server.inject({ method, url })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.body).not.toMatch(/FST_|Route |fastify/i)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})
