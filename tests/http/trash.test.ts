import { describe, expect, test } from 'vitest'
import { imageUrl } from '../../src/domain/images/presets.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { openAppForEach } from '../support/app-for-each.ts'
import { NOW } from '../support/factories.ts'
import { paintHalves } from '../support/image-samples.ts'
import { logIn } from '../support/login.ts'
import { upload } from '../support/uploads.ts'

let app: TestApp
let ask: AdminClient
openAppForEach(
  () => openTestApp({ now: NOW }),
  async (opened) => {
    app = opened
    ask = await openAdminClient(app)
  },
)

const statusOf = async (url: string) => (await app.server.inject({ url })).statusCode
const bodyOf = async (url: string) => (await app.server.inject({ url })).body
const KINDS = [
  { table: 'articles', one: 'article', folder: '/blog' },
  { table: 'recipes', one: 'recipe', folder: '/recipes' },
]

async function addPicture(): Promise<{ public_id: string; version: string }> {
  const file = await paintHalves(800, 600).jpeg().toBuffer()
  const answer = await upload(app, { file, filename: 'walk.jpg', headers: { cookie: await logIn(app) } })
  const { public_id, version } = answer.json()
  return { public_id, version: String(version) }
}

describe.each(KINDS)('$table', ({ table, one, folder }) => {
  const create = async (fields: object = {}) => {
    const body = { title: 'Quiet patience', slug: 'quiet', status: 'published', ...fields }
    const response = await ask('POST', `/${table}`, body)
    expect(response.statusCode, response.body).toBe(201)
    return response.json()[one]
  }
  const PLACES = [
    '/',
    folder,
    '/sitemap',
    '/sitemap.xml',
    '/rss.xml',
    '/feed.json',
    '/api/public/search?q=patience',
  ]
  const findsIt = async () =>
    (await Promise.all(PLACES.map(bodyOf))).map(
      (body) => body.includes(`${folder}/quiet`) || body.includes('"quiet"'),
    )

  // CONTENT-GONE-3
  test('readers get 410 at once, on the page and over the API, and the item again once restored', async () => {
    const item = await create()
    const pages = [`${folder}/quiet`, `/api/public/${table}/quiet`, `/api/public/${table}/${item.id}`]
    expect(await Promise.all(pages.map(statusOf))).toEqual([200, 200, 200])
    const shown = await findsIt()
    expect(shown.filter(Boolean).length).toBeGreaterThan(4)

    expect((await ask('DELETE', `/${table}/${item.id}`)).statusCode).toBe(204)
    expect((await ask('DELETE', `/${table}/${item.id}`)).statusCode).toBe(404)
    expect(await Promise.all(pages.map(statusOf))).toEqual([410, 410, 410])
    expect(await findsIt()).toEqual(PLACES.map(() => false))
    for (const path of ['', '/revisions', '/revisions/1', '/draft', '/preview-link', '/proofread'])
      expect((await ask('GET', `/${table}/${item.id}${path}`)).statusCode, path).toBe(404)
    expect((await ask('GET', `/${table}`)).json()).toMatchObject({ total: 0, counts: { published: 0 } })
    expect((await ask('GET', '/overview')).json()[table]).toMatchObject({ published: 0 })
    const gone_at = '2026-04-03T12:00:00.000Z'
    expect((await ask('GET', '/trash')).json()).toEqual({
      items: [{ id: item.id, type: one, title: item.title, deleted_at: NOW, gone_at }],
      total: 1,
    })

    const restored = await ask('POST', `/trash/${one}/${item.id}/restore`)
    expect([restored.statusCode, restored.json()]).toEqual([200, { [one]: item, changes: [] }])
    expect(await Promise.all(pages.map(statusOf))).toEqual([200, 200, 200])
    expect(await findsIt()).toEqual(shown)
    expect((await ask('GET', '/trash')).json()).toEqual({ items: [], total: 0 })
    expect((await ask('POST', `/trash/${one}/${item.id}/restore`)).statusCode).toBe(404)
    expect(
      (await ask('PUT', `/${table}/${item.id}`, { title: 'On', updated_at: item.updated_at })).statusCode,
    ).toBe(200)
  })

  // TRASH-RESTORE-2
  test('a slug taken meanwhile is changed, and the answer says so', async () => {
    const item = await create()
    await ask('DELETE', `/${table}/${item.id}`)
    await create({ title: 'Another' })
    const { [one]: back, changes } = (await ask('POST', `/trash/${one}/${item.id}/restore`)).json()
    expect(back).toMatchObject({ id: item.id, slug: 'quiet-2' })
    expect(changes).toEqual([{ field: 'slug', message: expect.stringContaining('quiet-2') }])
    expect(await statusOf(`${folder}/quiet-2`)).toBe(200)
    expect(await bodyOf(`${folder}/quiet`)).toContain('Another')
  })

  test('a purged item cannot be restored', async () => {
    const item = await create()
    await ask('DELETE', `/${table}/${item.id}`)
    const path = `/trash/${one}/${item.id}`
    expect((await ask('DELETE', path)).statusCode).toBe(204)
    expect((await ask('DELETE', path)).statusCode).toBe(404)
    expect((await ask('POST', `${path}/restore`)).json()).toEqual({
      error: 'This is not in the trash any more.',
    })
    expect(await statusOf(`${folder}/quiet`)).toBe(410)
    const { entries } = (await ask('GET', '/history')).json()
    expect(entries[0].sentence).toBe(`Deleted the ${one} “Quiet patience” for good`)
  })
})

describe('pictures', () => {
  test('an image in the trash is not served, and is served again once restored', async () => {
    const { public_id, version } = await addPicture()
    const url = imageUrl(public_id, version, '16:9', 320)
    expect(await statusOf(url)).toBe(200)
    expect((await ask('DELETE', `/images/${public_id}`)).statusCode).toBe(204)
    expect((await ask('DELETE', `/images/${public_id}`)).statusCode).toBe(404)
    expect(await statusOf(url)).toBe(404)
    expect((await ask('GET', '/trash')).json().items).toMatchObject([{ id: public_id, type: 'image' }])

    const restored = await ask('POST', `/trash/image/${public_id}/restore`)
    expect(restored.json()).toMatchObject({ image: { public_id, version, used_by: [] }, changes: [] })
    expect(await statusOf(url)).toBe(200)
    await ask('DELETE', `/images/${public_id}`)
    const escaped = encodeURIComponent(public_id)
    expect((await ask('POST', `/trash/image/${escaped}/restore`)).statusCode).toBe(200)
    expect((await ask('DELETE', `/trash/image/${escaped}`)).statusCode).toBe(404)
  })

  test('restoring an item restores the pictures it shows', async () => {
    const { public_id, version } = await addPicture()
    const url = imageUrl(public_id, version, '16:9', 320)
    const fields = {
      featured_image_url: url,
      featured_image_public_id: public_id,
      featured_image_version: version,
    }
    const { id } = (await ask('POST', '/articles', { title: 'Walks', slug: 'walks', ...fields })).json()
    expect((await ask('DELETE', `/images/${public_id}`)).statusCode).toBe(409)
    await ask('DELETE', `/articles/${id}`)
    expect((await ask('GET', '/images?unused=true')).json().total).toBe(1)
    expect((await ask('DELETE', `/images/${public_id}`)).statusCode).toBe(204)
    const { article, changes } = (await ask('POST', `/trash/article/${id}/restore`)).json()
    expect([article.featured_image_public_id, changes]).toEqual([public_id, []])
    expect(await statusOf(url)).toBe(200)
  })
})

test('a letter is restored unchanged', async () => {
  const { issue } = (await ask('POST', '/issues', { subject: 'Spring', content: 'Hello' })).json()
  await ask('POST', `/issues/${issue.id}/send`, { at: '2026-03-05T12:00:00.000Z' })
  const scheduled = (await ask('GET', `/issues/${issue.id}`)).json().issue
  expect((await ask('DELETE', `/issues/${issue.id}`)).statusCode).toBe(204)
  expect((await ask('GET', `/issues/${issue.id}`)).statusCode).toBe(404)
  expect((await ask('GET', '/trash')).json().items).toMatchObject([
    { id: issue.id, type: 'issue', title: 'Spring' },
  ])
  const restored = (await ask('POST', `/trash/issue/${issue.id}/restore`)).json()
  expect(restored).toEqual({ issue: scheduled, changes: [] })
})

test('an emptied trash lists nothing and restores nothing', async () => {
  const { id } = (await ask('POST', '/articles', { title: 'Rest', slug: 'rest' })).json()
  await ask('DELETE', `/articles/${id}`)
  expect((await ask('DELETE', '/trash')).statusCode).toBe(204)
  expect((await ask('GET', '/trash')).json()).toEqual({ items: [], total: 0 })
  expect((await ask('POST', `/trash/article/${id}/restore`)).statusCode).toBe(404)
  expect((await ask('DELETE', '/trash')).statusCode).toBe(204)
})

// TRASH-API-1
test('unknown ids are a 404, and an unknown type is a 400', async () => {
  for (const path of ['article/99', 'image/none', 'image/a/b', 'issue/soup']) {
    expect((await ask('POST', `/trash/${path}/restore`)).statusCode, path).toBe(404)
    expect((await ask('DELETE', `/trash/${path}`)).statusCode, path).toBe(404)
  }
  expect((await ask('POST', '/trash/image/a/b')).statusCode).toBe(404)
  expect((await ask('POST', '/trash/message/1/restore')).statusCode).toBe(400)
  expect((await ask('GET', '/trash?limit=0')).statusCode).toBe(400)
})
