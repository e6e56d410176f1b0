import { describe, expect, test } from 'vitest'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, SITE_URL, type TestApp } from '../support/app.ts'
import { openAppForEach } from '../support/app-for-each.ts'
import { FUTURE, NOW } from '../support/factories.ts'

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
  { table: 'articles', one: 'article', folder: '/blog' },
  { table: 'recipes', one: 'recipe', folder: '/recipes' },
]

describe.each(KINDS)('$table', ({ table, one, folder }) => {
  async function create(fields: object = {}) {
    const item = { title: 'A quiet start', slug: 'a-quiet-start', ...fields }
    const response = await ask('POST', `/${table}`, item)
    expect(response.statusCode, response.body).toBe(201)
    return response.json()[one]
  }
  const readItem = async (id: number) => (await ask('GET', `/${table}/${id}`)).json()[one]

  describe('drafts', () => {
    const FIELDS = { title: 'Half a tit', content: '', prep_time_minutes: 'abc', lists: [{ a: null }] }
    const put = (key: number | string, body: object) => ask('PUT', `/${table}/${key}/draft`, body)
    const readDraft = async (key: number | string) =>
      (await ask('GET', `/${table}/${key}/draft`)).json().draft

    // ADMIN-ITEM-3
    test('store input unchanged and leave the live item alone', async () => {
      const item = await create({ status: 'published' })
      expect(await readDraft(item.id)).toBeNull()
      const response = await put(item.id, { fields: FIELDS, based_on: item.updated_at })
      expect(response.statusCode).toBe(200)
      expect(response.json().draft).toEqual({ fields: FIELDS, based_on: item.updated_at, saved_at: NOW })
      expect(await readDraft(item.id)).toEqual(response.json().draft)
      expect(await readItem(item.id)).toEqual(item)
      expect((await read(`${folder}/${item.slug}`)).body).not.toContain('Half a tit')
      await put(item.id, { fields: { title: 'More' }, based_on: item.updated_at })
      expect((await readDraft(item.id)).fields).toEqual({ title: 'More' })
    })

    test('are deleted by the save they became, by a deletion, or when discarded', async () => {
      await put('new', { fields: FIELDS, based_on: null })
      expect((await readDraft('new')).based_on).toBeNull()
      const item = await create()
      expect(await readDraft('new')).toBeNull()
      await put(item.id, { fields: FIELDS, based_on: item.updated_at })
      expect((await ask('PUT', `/${table}/${item.id}`, { title: ' ' })).statusCode).toBe(400)
      expect(await readDraft(item.id)).not.toBeNull()
      await ask('PUT', `/${table}/${item.id}`, { title: 'Saved' })
      expect(await readDraft(item.id)).toBeNull()
      await put(item.id, { fields: FIELDS, based_on: null })
      expect((await ask('DELETE', `/${table}/${item.id}/draft`)).statusCode).toBe(204)
      expect((await ask('DELETE', `/${table}/${item.id}/draft`)).statusCode).toBe(204)
      expect(await readDraft(item.id)).toBeNull()
      await put(item.id, { fields: FIELDS, based_on: null })
      await ask('DELETE', `/${table}/${item.id}`)
      expect(await app.store.db.selectFrom('drafts').select('item_key').execute()).toEqual([])
    })

    test('are separate per kind', async () => {
      await put('new', { fields: FIELDS, based_on: null })
      const other = table === 'articles' ? 'recipes' : 'articles'
      expect((await ask('GET', `/${other}/new/draft`)).json()).toEqual({ draft: null })
    })

    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

    test.each([
      ['nothing', '{}', 400],
      ['fields that are text', '{"fields":"text"}', 400],
      ['fields that are a list', '{"fields":[]}', 400],
      ['a version that is no time', '{"fields":{},"based_on":"yesterday"}', 400],
      ['deep fields', `{"fields":{"a":${nested(5_000)}}}`, 400],
      ['bottomless fields', `{"fields":{"a":${nested(400_000)}}}`, 400],
      ['fields of over a megabyte', `{"fields":{"content":"${'x'.repeat(1_100_000)}"}}`, 413],
      ['any text whatsoever', '{"fields":{"title":"\\u0000\\ud800","n":1e999}}', 200],
    ])('%s gets the right status', async (_, body, status) => {
      const response = await ask('PUT', `/${table}/new/draft`, body)
      expect(response.statusCode).toBe(status)
      if (status === 200) expect((await readDraft('new')).fields.title).toContain('\u0000')
      else expect(response.json().error).toEqual(expect.any(String))
    })

    test('exist only for existing items', async () => {
      for (const key of ['999', 'nothing', '0']) {
        expect((await ask('GET', `/${table}/${key}/draft`)).statusCode).toBe(404)
        expect((await put(key, { fields: {}, based_on: null })).statusCode).toBe(404)
      }
    })
  })

  describe('revisions', () => {
    const list = async (id: number) => (await ask('GET', `/${table}/${id}/revisions`)).json().revisions
    const restore = (id: number, revisionId: number) =>
      ask('POST', `/${table}/${id}/revisions/${revisionId}/restore`)

    test('list who saved what and when, newest first', async () => {
      const item = await create({ meta_keywords: ['calm'] })
      app.setNow('2026-03-04T13:00:00.000Z')
      await ask('PUT', `/${table}/${item.id}`, {
        title: 'Louder',
        meta_keywords: ['calm'],
        status: 'published',
      })
      const revisions = await list(item.id)
      expect(revisions).toEqual([
        {
          id: expect.any(Number),
          saved_at: '2026-03-04T13:00:00.000Z',
          saved_by: 'Coach',
          action: 'updated',
          status: 'published',
          title: 'Louder',
          changed_fields: ['title', 'status', 'published_at'],
          changes: { title: 1, status: 1, published_at: 1 },
          words_added: null,
        },
        {
          id: expect.any(Number),
          saved_at: NOW,
          saved_by: 'Coach',
          action: 'created',
          status: 'draft',
          title: 'A quiet start',
          changed_fields: [],
          changes: {},
          words_added: null,
        },
      ])
      const whole = (await ask('GET', `/${table}/${item.id}/revisions/${revisions[1].id}`)).json().revision
      expect(whole).toMatchObject({
        ...revisions[1],
        fields: { title: 'A quiet start', slug: 'a-quiet-start', meta_keywords: ['calm'] },
      })
      for (const field of ['id', 'view_count', 'updated_at', 'category_name', 'content_html'])
        expect(whole.fields).not.toHaveProperty(field)
    })

    // ADMIN-ITEM-4
    test('restoring brings back texts and pictures, keeps slug and status, and preserves the replaced version', async () => {
      const item = await create({ meta_keywords: ['calm'], meta_title: 'Quiet', featured: true })
      await ask('PUT', `/${table}/${item.id}`, {
        title: 'Louder',
        slug: 'louder',
        meta_keywords: [],
        meta_title: null,
        featured: false,
        status: 'published',
      })
      const [louder, quiet] = await list(item.id)
      const response = await restore(item.id, quiet.id)
      expect(response.statusCode).toBe(200)
      expect(response.json()[one]).toMatchObject({
        title: 'A quiet start',
        meta_keywords: ['calm'],
        meta_title: 'Quiet',
        slug: 'louder',
        featured: false,
        status: 'published',
        published_at: NOW,
      })
      expect((await read(`${folder}/louder`)).body).toContain('quiet')
      const [restored, ...earlier] = await list(item.id)
      expect(restored).toMatchObject({ action: 'restored', title: 'A quiet start' })
      expect(earlier).toEqual([louder, quiet])
      expect((await restore(item.id, louder.id)).json()[one].title).toBe('Louder')
    })

    test('restoring keeps unsaved input, and a category that still exists', async () => {
      const category = (await ask('POST', '/categories', { name: 'Short-lived' })).json()
      const item = await create({ category_id: category.id })
      await ask('PUT', `/${table}/${item.id}`, { title: 'Louder', category_id: 1 })
      await ask('DELETE', `/categories/${category.id}`)
      await ask('PUT', `/${table}/${item.id}/draft`, { fields: { title: 'Typing' }, based_on: null })
      const first = (await list(item.id)).at(-1)
      const response = await restore(item.id, first.id)
      expect(response.json()[one]).toMatchObject({ title: 'A quiet start', category_id: 1 })
      expect((await ask('GET', `/${table}/${item.id}/draft`)).json().draft.fields).toEqual({
        title: 'Typing',
      })
    })

    test('belong to one item and are deleted with it', async () => {
      const item = await create()
      const other = await create({ slug: 'other' })
      const [revision] = await list(other.id)
      expect((await ask('GET', `/${table}/${item.id}/revisions/${revision.id}`)).statusCode).toBe(404)
      expect((await restore(item.id, revision.id)).statusCode).toBe(404)
      for (const nothing of ['0', 'x', '999999'])
        expect((await ask('GET', `/${table}/${item.id}/revisions/${nothing}`)).statusCode).toBe(404)
      await ask('DELETE', `/${table}/${other.id}`)
      expect((await ask('GET', `/${table}/${other.id}/revisions`)).statusCode).toBe(404)
      expect((await ask('DELETE', `/trash/${one}/${other.id}`)).statusCode).toBe(204)
      const kept = await app.store.db.selectFrom('revisions').select('item_id').execute()
      expect(kept).toEqual([{ item_id: item.id }])
    })
  })

  describe('the preview link', () => {
    const link = async (id: number) => (await ask('GET', `/${table}/${id}/preview-link`)).json().preview_link
    const make = async (id: number) => (await ask('POST', `/${table}/${id}/preview-link`)).json().preview_link
    const open = (url: string) => read(new URL(url).pathname)

    // EDIT-PREVIEW-1, ADMIN-ITEM-5
    test('shows the saved version on the site’s page, not indexed, cached or counted', async () => {
      const item = await create({ meta_title: 'Quiet' })
      expect(await link(item.id)).toBeNull()
      const made = await make(item.id)
      expect(made).toEqual({
        url: expect.stringMatching(`^${SITE_URL}/preview/[\\w-]{43}$`),
        created_at: NOW,
      })
      expect(await link(item.id)).toEqual(made)
      expect(await make(item.id)).toEqual(made)
      await ask('PUT', `/${table}/${item.id}/draft`, { fields: { title: 'Typing' }, based_on: null })

      const page = await open(made.url)
      expect(page.statusCode).toBe(200)
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
      expect(page.body).toContain('<title>Preview: Quiet')
      expect(page.body).toContain('content="noindex, nofollow"')
      expect(page.body).toMatch(/<h1[^>]*>.*quiet/s)
      for (const leak of [
        'rel="canonical"',
        'og:',
        'ld+json',
        '<script type="module"',
        'modulepreload',
        'Typing',
      ])
        expect(page.body, leak).not.toContain(leak)
      await ask('PUT', `/${table}/${item.id}`, { title: 'A louder start' })
      expect((await open(made.url)).body).toContain('louder')
      expect((await read(`${folder}/${item.slug}`)).statusCode).toBe(404)
      expect((await readItem(item.id)).view_count).toBe(0)
    })

    test.each([
      { status: 'published', published_at: FUTURE },
      { status: 'archived' },
      { status: 'published' },
    ])('works for an item that is %o', async (fields) => {
      const item = await create(fields)
      expect((await open((await make(item.id)).url)).statusCode).toBe(200)
    })

    test('is invalid after its revocation or the item’s deletion; the next link differs', async () => {
      const item = await create()
      const first = await make(item.id)
      expect((await ask('DELETE', `/${table}/${item.id}/preview-link`)).statusCode).toBe(204)
      const gone = await open(first.url)
      expect(gone.statusCode).toBe(404)
      expect(gone.headers['cache-control']).toBe('no-store')
      expect(gone.body).toContain('Oops! Page not found')
      const second = await make(item.id)
      expect(second.url).not.toBe(first.url)
      expect((await open(first.url)).statusCode).toBe(404)
      await ask('DELETE', `/${table}/${item.id}`)
      expect((await open(second.url)).statusCode).toBe(404)
      expect((await ask('POST', `/${table}/${item.id}/preview-link`)).statusCode).toBe(404)
    })

    test('is stored as a hash', async () => {
      const item = await create()
      const { url } = await make(item.id)
      const rows = JSON.stringify(await app.store.db.selectFrom('preview_links').selectAll().execute())
      expect(rows).not.toContain(url.split('/').at(-1))
    })
  })
})

test.each([
  '/preview/x',
  `/preview/${'a'.repeat(43)}`,
  `/preview/${'a'.repeat(400)}`,
  '/preview/%00',
  '/preview',
])('%s is the site’s 404', async (path) => {
  const response = await read(path)
  expect(response.statusCode).toBe(404)
  expect(response.body).toContain('Oops! Page not found')
})

test('an article and a recipe are each previewed with the other’s slug', async () => {
  const { article } = (await ask('POST', '/articles', { title: 'An oat article', slug: 'oats' })).json()
  const { recipe } = (await ask('POST', '/recipes', { title: 'An oat recipe', slug: 'oats' })).json()
  const open = async (path: string) => {
    const { preview_link } = (await ask('POST', `${path}/preview-link`)).json()
    return (await read(new URL(preview_link.url).pathname)).body
  }
  expect(await open(`/articles/${article.id}`)).toContain('article')
  expect(await open(`/recipes/${recipe.id}`)).toContain('Ingredients')
})
