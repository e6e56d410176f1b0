import { describe, expect, test } from 'vitest'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { openAppForEach } from '../support/app-for-each.ts'
import { FUTURE, NOW, PAST } from '../support/factories.ts'

let app: TestApp
let ask: AdminClient
openAppForEach(
  () => openTestApp({ now: NOW }),
  async (opened) => {
    app = opened
    ask = await openAdminClient(app)
  },
)

const read = (path: string) => app.server.inject(path)

const KINDS = [
  { table: 'articles', one: 'article', folder: '/blog', longFields: ['content', 'content_html'] },
  {
    table: 'recipes',
    one: 'recipe',
    folder: '/recipes',
    longFields: ['ingredients', 'instructions', 'notes'],
  },
]

describe.each(KINDS)('$table', ({ table, one, folder, longFields }) => {
  async function create(fields: object = {}) {
    const response = await ask('POST', `/${table}`, {
      title: 'A quiet start',
      slug: 'a-quiet-start',
      ...fields,
    })
    expect(response.statusCode, response.body).toBe(201)
    return response.json()[one]
  }
  const change = (id: number, fields: object) => ask('PUT', `/${table}/${id}`, fields)
  const isPublic = async (slug: string) => (await read(`/api/public/${table}/${slug}`)).statusCode

  test('a new item gets the defaults and an id, and ignores fields it cannot set', async () => {
    const response = await ask('POST', `/${table}`, {
      title: '  A quiet start ',
      slug: 'a-quiet-start',
      view_count: 99,
      rating_average: 5,
      rating_count: 9,
      id: 77,
      nonsense: true,
    })
    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    const { id, [one]: item } = response.json()
    expect(item).toMatchObject({
      id,
      title: 'A quiet start',
      status: 'draft',
      featured: false,
      published_at: null,
      category_id: null,
      author_id: null,
      view_count: 0,
      updated_at: NOW,
    })
    expect(id).not.toBe(77)
    if (one === 'recipe') expect(item).toMatchObject({ rating_average: 0, rating_count: 0, servings: 4 })
    expect(item).not.toHaveProperty('nonsense')
    expect(item).not.toHaveProperty('sample')
  })

  // ADMIN-ITEM-1
  test('is read completely by id and by slug; a missing one is a 404', async () => {
    const item = await create()
    for (const address of [item.id, item.slug]) {
      const response = await ask('GET', `/${table}/${address}`)
      expect(response.json()).toEqual({ [one]: item })
    }
    for (const nothing of [
      '999',
      '0',
      '-1',
      'nothing',
      'new',
      '99999999999999999999',
      '1.5',
      '%00',
      "'",
      'A',
    ])
      expect((await ask('GET', `/${table}/${nothing}`)).statusCode, nothing).toBe(404)
    expect((await ask('PUT', `/${table}/999`, { title: 'x' })).statusCode).toBe(404)
    expect((await ask('PUT', `/${table}/${item.slug}`, { title: 'x' })).statusCode).toBe(404)
  })

  test.each([
    [{ title: undefined }, 'title', 'Title is required'],
    [{ title: '   ' }, 'title', 'Title is required'],
    [{ title: '', status: 'published' }, 'title', 'Title is required'],
    [{ slug: undefined }, 'slug', 'Slug is required'],
    [{ slug: '' }, 'slug', 'Slug is required'],
    [{ slug: '12345' }, 'slug', expect.stringContaining('digits')],
    [{ slug: 'featured' }, 'slug', expect.stringContaining('reserved')],
    [{ slug: 'Not OK' }, 'slug', expect.any(String)],
    [{ slug: 'a'.repeat(81) }, 'slug', expect.any(String)],
    [{ title: 'a\u0007b' }, 'title', expect.stringContaining('Title')],
    [{ meta_title: 'x'.repeat(61) }, 'meta_title', expect.stringContaining('60')],
    [{ meta_description: 'x'.repeat(161) }, 'meta_description', expect.stringContaining('160')],
    [{ status: 'live' }, 'status', expect.any(String)],
    [{ featured: 'yes' }, 'featured', expect.any(String)],
    [{ published_at: 'tomorrow' }, 'published_at', expect.any(String)],
    [{ category_id: 999 }, 'category_id', expect.stringContaining('category')],
    [{ author_id: 999 }, 'author_id', expect.stringContaining('author')],
    [{ category_id: Number.MAX_SAFE_INTEGER }, 'category_id', expect.any(String)],
    [{ featured_image_url: 'javascript:alert(1)' }, 'featured_image_url', expect.any(String)],
  ])('%o is a 400 that names the field', async (fields, field, message) => {
    const response = await ask('POST', `/${table}`, { title: 'T', slug: 't', ...fields })
    expect(response.statusCode).toBe(400)
    const { error, details } = response.json()
    expect(details[0]).toEqual({ field, message })
    expect(error).toEqual(message)
    expect((await ask('GET', `/${table}`)).json().total).toBe(0)
  })

  test('a change to a blank title is refused and changes nothing', async () => {
    const item = await create()
    const response = await change(item.id, { title: ' ', status: 'published' })
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toBe('Title is required')
    expect((await ask('GET', `/${table}/${item.id}`)).json()[one]).toEqual(item)
  })

  // CONTENT-SLUG-3
  test('a taken slug is a 409 with a free one', async () => {
    await create()
    const again = await ask('POST', `/${table}`, { title: 'Other', slug: 'a-quiet-start' })
    expect(again.statusCode).toBe(409)
    expect(again.json()).toEqual({
      error: expect.stringContaining('a-quiet-start-2'),
      details: [{ field: 'slug', message: expect.any(String) }],
      suggestion: 'a-quiet-start-2',
    })
    const other = await create({ slug: again.json().suggestion })
    const moved = await change(other.id, { slug: 'a-quiet-start' })
    expect(moved.statusCode).toBe(409)
    expect(moved.json()).toMatchObject({ details: [{ field: 'slug' }], suggestion: 'a-quiet-start-3' })
  })

  test('omitted fields keep their value; updated_at increases with each save', async () => {
    const item = await create({ meta_keywords: ['calm'], status: 'published' })
    const response = await change(item.id, { title: 'A slow start' })
    expect(response.statusCode).toBe(200)
    const after = response.json()[one]
    expect(after).toMatchObject({ title: 'A slow start', meta_keywords: ['calm'], status: 'published' })
    expect(after.updated_at > item.updated_at).toBe(true)
    const again = (await change(item.id, {})).json()[one]
    expect(again.updated_at > after.updated_at).toBe(true)
  })

  // CONTENT-SAVE-3
  test('a save over a newer version is refused with the stored version', async () => {
    const item = await create()
    const first = (await change(item.id, { title: 'From one tab', updated_at: item.updated_at })).json()[one]
    const second = await change(item.id, { title: 'From the other', updated_at: item.updated_at })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toEqual({ error: expect.any(String), [one]: first })
    expect((await ask('GET', `/${table}/${item.id}`)).json()[one]).toEqual(first)
    const third = await change(item.id, { title: 'After all', updated_at: first.updated_at })
    expect(third.statusCode).toBe(200)
  })

  test('of concurrent saves from one version only one succeeds', async () => {
    const item = await create()
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => change(item.id, { title, updated_at: item.updated_at })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })

  // CONTENT-GONE-1
  test('publishing shows it at once and sets the date once; unpublishing is a 410 everywhere', async () => {
    const item = await create()
    expect(await isPublic(item.slug)).toBe(404)
    expect((await read(folder)).body).not.toContain('A quiet start')
    const published = (await change(item.id, { status: 'published' })).json()[one]
    expect(published.published_at).toBe(NOW)
    expect(await isPublic(item.slug)).toBe(200)
    expect((await read(folder)).body).toContain('A quiet start')
    app.setNow('2026-03-04T20:00:00.000Z')
    const draft = (await change(item.id, { status: 'draft' })).json()[one]
    expect(draft.published_at).toBe(NOW)
    expect(await isPublic(item.slug)).toBe(410)
    expect((await read(`${folder}/${item.slug}`)).statusCode).toBe(410)
    expect((await read(folder)).body).not.toContain('A quiet start')
    expect((await change(item.id, { status: 'published' })).json()[one].published_at).toBe(NOW)
  })

  // CONTENT-VISIBLE-2
  test('a future date schedules the item without a background job', async () => {
    const item = await create({ status: 'published', published_at: FUTURE })
    expect(item).toMatchObject({ status: 'published', published_at: FUTURE })
    expect(await isPublic(item.slug)).toBe(404)
    app.setNow(FUTURE)
    expect(await isPublic(item.slug)).toBe(200)
  })

  // CONTENT-GONE-2
  test('a new slug of a formerly published item leaves a redirect', async () => {
    const item = await create({ status: 'published' })
    await change(item.id, { slug: 'b' })
    await change(item.id, { slug: 'c' })
    const moved = await read(`${folder}/${item.slug}`)
    expect([moved.statusCode, moved.headers.location]).toEqual([301, `${folder}/c`])
  })

  // ADMIN-ITEM-2
  test('deleting is 204, then 404, and the address is gone', async () => {
    const item = await create({ status: 'published' })
    expect((await read(`${folder}/${item.slug}`)).statusCode).toBe(200)
    const first = await ask('DELETE', `/${table}/${item.id}`)
    expect([first.statusCode, first.body]).toEqual([204, ''])
    expect((await ask('DELETE', `/${table}/${item.id}`)).statusCode).toBe(404)
    expect((await read(`${folder}/${item.slug}`)).statusCode).toBe(410)
    expect((await ask('GET', `/${table}`)).json().total).toBe(0)
  })

  test('the list has every status, latest change first, without bodies, with counts', async () => {
    app.setNow(PAST)
    const old = await create({ slug: 'old', title: 'Old oats', status: 'archived' })
    app.setNow(NOW)
    ask = await openAdminClient(app)
    await create({ slug: 'new-one', title: 'New yoga', status: 'published' })
    const list = (await ask('GET', `/${table}`)).json()
    expect(list[table].map(({ title }: { title: string }) => title)).toEqual(['New yoga', 'Old oats'])
    expect(list).toMatchObject({ total: 2, counts: { all: 2, draft: 0, published: 1, archived: 1 } })
    for (const field of longFields) expect(list[table][0]).not.toHaveProperty(field)

    const found = (await ask('GET', `/${table}?q=OATS`)).json()
    expect(found[table].map(({ id }: { id: number }) => id)).toEqual([old.id])
    expect(found).toMatchObject({ total: 1, counts: { all: 1, published: 0, archived: 1 } })
    expect((await ask('GET', `/${table}?q=oats&status=published`)).json()).toMatchObject({
      [table]: [],
      total: 0,
      counts: { all: 1, archived: 1 },
    })
    expect((await ask('GET', `/${table}?limit=1&page=2`)).json()).toMatchObject({
      [table]: [{ id: old.id }],
      total: 2,
    })
    expect((await ask('GET', `/${table}?status=&q=&limit=&page=`)).json().total).toBe(2)
    for (const q of ['%25', '_', '%00', '%5C', "'", '%F0%9F%98%80', 'x'.repeat(500)])
      expect((await ask('GET', `/${table}?q=${q}`)).json().total, q).toBe(0)
    for (const query of ['limit=0', 'limit=501', 'page=0', 'status=live', 'limit=x'])
      expect((await ask('GET', `/${table}?${query}`)).statusCode, query).toBe(400)
  })

  // SEC-AUDIT-1
  test('every save is in the audit log with its actor', async () => {
    const item = await create()
    await change(item.id, { title: 'Other' })
    await ask('DELETE', `/${table}/${item.id}`)
    const entries = await app.store.db
      .selectFrom('audit_log')
      .select(['action', 'user_type', 'resource_id'])
      .where('resource', '=', one)
      .orderBy('id')
      .execute()
    const entry = (action: string) => ({
      action: `${one}_${action}`,
      user_type: 'admin',
      resource_id: String(item.id),
    })
    expect(entries).toEqual([entry('created'), entry('updated'), entry('deleted')])
  })
})

// CONTENT-SAVE-4
test('a recipe’s lists are accepted in three forms and returned in one', async () => {
  const { recipe } = (
    await ask('POST', '/recipes', {
      title: 'Oats',
      slug: 'oats',
      instructions: ['Boil', { step_number: 9, instruction: 'Stir' }, { step: 1, instruction: 'Eat' }],
      ingredients: [
        { amount: 1, unit: 'cup', ingredient: 'oats' },
        { amount: '½', unit: 'cup', item: 'milk' },
        { item: 'salt' },
      ],
    })
  ).json()
  expect(recipe.instructions).toEqual([
    { step: 1, instruction: 'Boil', ingredients: [], timers: [] },
    { step: 2, instruction: 'Stir', ingredients: [], timers: [] },
    { step: 3, instruction: 'Eat', ingredients: [], timers: [] },
  ])
  expect(recipe.ingredients).toEqual([
    { amount: '1', unit: 'cup', ingredient: 'oats' },
    { amount: '½', unit: 'cup', ingredient: 'milk' },
    { amount: '', unit: '', ingredient: 'salt' },
  ])
})

test('an ingredient list too short for its swaps and steps is refused, and nothing is lost', async () => {
  const { id, recipe } = (
    await ask('POST', '/recipes', {
      title: 'Oats',
      slug: 'oats',
      ingredients: ['oats', 'milk', 'salt'].map((ingredient) => ({ ingredient })),
      instructions: [{ instruction: 'Stir for 2 minutes', ingredients: [2] }],
      swaps: [{ avoid: 'dairy', ingredient: 1, with: { ingredient: 'oat milk' }, note: 'Any brand.' }],
    })
  ).json()
  expect(recipe.swaps).toEqual([
    {
      avoid: 'dairy',
      ingredient: 1,
      with: { amount: '', unit: '', ingredient: 'oat milk' },
      note: 'Any brand.',
    },
  ])
  const refused = await ask('PUT', `/recipes/${id}`, { ingredients: [{ ingredient: 'oats' }] })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().details.map(({ field }: { field: string }) => field)).toEqual([
    'instructions.0.ingredients.0',
    'swaps.0.ingredient',
  ])
  const fewer = await ask('PUT', `/recipes/${id}`, {
    ingredients: [{ ingredient: 'oats' }],
    instructions: ['Stir for 2 minutes'],
    swaps: [],
  })
  expect(fewer.json().recipe.instructions).toEqual([
    {
      step: 1,
      instruction: 'Stir for 2 minutes',
      ingredients: [],
      timers: [{ text: '2 minutes', seconds: 120, seconds_max: null, start: 9, end: 18 }],
    },
  ])
})

test('recipes are found by their dietary tags', async () => {
  await ask('POST', '/recipes', { title: 'Oats', slug: 'oats', dietary_tags: ['gluten-free'] })
  expect((await ask('GET', '/recipes?q=gluten')).json().total).toBe(1)
  expect((await ask('GET', '/recipes?q=keto')).json().total).toBe(0)
})

// CONTENT-MARKDOWN-1
test('an article’s Markdown is sanitized wherever it is shown', async () => {
  const content = '<script>alert(1)</script>\n\n[x](javascript:alert(1))\n\n<img src=x onerror=alert(1)>'
  const { article } = (
    await ask('POST', '/articles', { title: '<script>x</script>', slug: 'a', content, status: 'published' })
  ).json()
  expect(article.content).toBe(content)
  expect(article.content_html).not.toMatch(/<script|javascript:|onerror/)
  expect((await read('/blog/a')).body).not.toMatch(/<script>(alert|x)|href="javascript:|<img[^>]*onerror/)
})

test('a text past the limits of Markdown is a 400 that names its field, on creation and on change', async () => {
  const content = '>'.repeat(20_000)
  const { article } = (await ask('POST', '/articles', { title: 'A', slug: 'a', content: 'As it was' })).json()
  const created = await ask('POST', '/articles', { title: 'B', slug: 'b', content })
  const changed = await ask('PUT', `/articles/${article.id}`, { content })
  const message = 'This text is too deeply nested to be read.'
  for (const response of [created, changed]) {
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error: message, details: [{ field: 'content', message }] })
  }
  const { articles } = (await ask('GET', '/articles')).json()
  expect(articles).toHaveLength(1)
  expect((await ask('GET', `/articles/${article.id}`)).json().article.content).toBe('As it was')
})

// API-DOC-1, ADMIN-AREA-1
test('the API’s description has every call of the admin, each in its area', async () => {
  const { paths } = (await read('/api/openapi.json')).json()
  for (const [path, methods] of Object.entries({
    '/api/admin/articles': ['get', 'post'],
    '/api/admin/recipes/{id}': ['get', 'put', 'delete'],
    '/api/admin/recipes/{id}/draft': ['get', 'put', 'delete'],
    '/api/admin/articles/{id}/revisions/{revisionId}/restore': ['post'],
    '/api/admin/articles/{id}/preview-link': ['get', 'post', 'delete'],
    '/api/admin/categories/{id}/merge': ['post'],
    '/api/admin/authors/{id}': ['get', 'put', 'delete'],
    '/api/admin/settings': ['get', 'put'],
    '/api/admin/overview': ['get'],
    '/api/admin/remove-sample-content': ['post'],
  }))
    for (const method of methods)
      expect(paths[path]?.[method]?.tags?.[0], `${method} ${path}`).toMatch(/^admin /)
})
