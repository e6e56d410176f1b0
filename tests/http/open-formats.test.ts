import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { setAdminPassword } from '../../src/server/auth/admin-password.ts'
import { openZip } from '../../src/server/open-formats/zip-reader.ts'
import { readSecret } from '../../src/server/store/auth/secrets.ts'
import { getArticle } from '../../src/server/store/items/articles.ts'
import { addToStatistics } from '../../src/server/store/statistics/statistics.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { addArticle } from '../support/factories.ts'
import { importAll, makeGhost, makeWxr, planOf } from '../support/import-files.ts'

const now = '2026-03-04T12:00:00.000Z'
let app: TestApp
let ask: AdminClient
beforeAll(async () => {
  app = await openTestApp({ now })
  ask = await openAdminClient(app)
})
afterAll(() => app.close())

const LEFT = [
  'id',
  'updated_at',
  'view_count',
  'category_id',
  'author_id',
  'rating_average',
  'rating_count',
  'featured_image_color',
]

async function readAll(one: TestApp) {
  const plain = (item: object) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => !LEFT.includes(name)))
  const items = []
  for (const table of ['articles', 'recipes'] as const) {
    const client = await openAdminClient(one)
    const { statusCode, body } = await client('GET', `/${table}?limit=500`)
    expect(statusCode).toBe(200)
    for (const { id } of JSON.parse(body)[table]) {
      const answer = (await client('GET', `/${table}/${id}`)).json()
      items.push(plain(answer.article ?? answer.recipe))
    }
  }
  return items.toSorted((a, b) => (String(a.slug) < String(b.slug) ? -1 : 1))
}

// EXPORT-FILE-1, IMPORT-PLAN-1
test('the sample site is exported as a ZIP file and imported into an empty site completely', async () => {
  const full = await openTestApp({ seed: 'sample', now })
  onTestFinished(() => full.close())
  const sent = await (await openAdminClient(full))('GET', '/export')
  expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(sent.headers['content-disposition']).toBe('attachment; filename="everything-2026-03-04.zip"')
  const empty = await openTestApp({ now })
  onTestFinished(() => empty.close())
  const client = await openAdminClient(empty)
  const plan = await planOf(client, sent.rawPayload)
  expect(plan).toMatchObject({ source: 'export', pictures: { remote: 0, in_file: 33 } })
  expect(new Set(plan.items.map(({ action }) => action))).toEqual(new Set(['create']))
  const result = await importAll(client, sent.rawPayload, { take_settings: true })
  expect([result.lost_pictures, result.created, result.pictures]).toEqual([[], plan.items.length, 33])
  expect(await readAll(empty)).toEqual(await readAll(full))
  const again = await importAll(client, sent.rawPayload, { take_settings: true })
  expect([again.created, again.updated, again.pictures]).toEqual([0, 0, 0])
})

/** Returns the files of an export by name, and its whole content as one text. */
async function readExport(client: AdminClient) {
  const { rawPayload } = await client('GET', '/export')
  const path = join(app.dataDir, 'export.zip')
  await writeFile(path, rawPayload)
  const zip = await openZip(path)
  onTestFinished(() => zip.close())
  const read = async (name: string) => (await zip.read(name, 10_000_000)).toString()
  const texts = await Promise.all(zip.names.map(read))
  return { read, whole: [...zip.names, ...texts].join('\n') }
}

// EXPORT-FILE-2
test('search texts and missing addresses are exported once three visitors have used them', async () => {
  const day = '2026-03-03'
  const count = (kind: 'search' | 'missing', subject: string, visitors: string[]) =>
    addToStatistics(app.store.db, [{ day, kind, subject, times: 5, visitors, detail: null }])
  for (const kind of ['search', 'missing'] as const) {
    await count(kind, `/${kind}-of-two`, ['a', 'b'])
    await count(kind, `/${kind}-of-three`, ['a', 'b', 'c'])
  }
  const { read, whole } = await readExport(ask)
  const lines = (await read('statistics.csv')).split('\n')
  for (const kind of ['search', 'missing'])
    expect(lines).toContainEqual(expect.stringMatching(`^${day},${kind},/${kind}-of-three,5,3`))
  expect(whole).not.toContain('-of-two')
})

// EXPORT-FILE-3
test('the export contains no password and no secret', async () => {
  const environment = {
    METRICS_TOKEN: 'token-of-the-metrics',
    MAIL_URL: 'smtp://anna:password-of-the-mail@mail.example',
    AI_IMAGES_URL: 'https://pictures.example/v1',
    AI_IMAGES_KEY: 'key-of-the-pictures',
    AI_IMAGES_MODEL: 'paper-1',
  }
  const site = await openTestApp({ now, environment })
  onTestFinished(() => site.close())
  const { db } = site.store
  await setAdminPassword(db, 'correct horse', now)
  const client = await openAdminClient(site)
  const made = await client('POST', '/account/second-factor/setup', { password: 'correct horse' })
  expect(made.statusCode, made.body).toBe(200)
  for (const name of ['newsletter', 'visitors', 'copy']) await readSecret(db, name)
  const stored = [
    // Including the hash of the password.
    ...(await db.selectFrom('secrets').select('value').execute()).map(({ value }) => value),
    ...(await db.selectFrom('sessions').select('token_hash').execute()).map((row) => row.token_hash),
    ...(await db.selectFrom('second_factor').select('secret').execute()).map(({ secret }) => secret),
  ]
  expect(stored.length).toBeGreaterThan(4)
  const told = ['correct horse', made.json().secret, 'token-of-the-metrics', 'key-of-the-pictures']
  const { whole } = await readExport(client)
  expect(whole).toContain('"exported_at"')
  for (const secret of [...stored, ...told, 'password-of-the-mail'])
    expect(whole.includes(secret), secret).toBe(false)
})

// IMPORT-PLAN-1, IMPORT-PLAN-2
test('a WordPress export is imported with its old addresses, and a second import changes nothing', async () => {
  const file = makeWxr([
    { title: 'Slow &amp; steady', slug: 'slow-steady', content: '<p>One <b>word</b>.</p>' },
    { slug: 'secret', status: 'private', content: 'x' },
    { slug: 'about-us', type: 'page' },
  ])
  const plan = await planOf(ask, file)
  expect(plan.items.map(({ title, action }) => [title, action])).toEqual([
    ['Slow & steady', 'create'],
    ['A post', 'create'],
  ])
  expect(plan.new_authors).toEqual(['Ann Lee'])
  expect(plan.notes).toContain('1 page stays behind.')
  expect((await app.server.inject('/blog/slow-steady')).statusCode).toBe(404)
  const result = await importAll(ask, file)
  expect(result).toMatchObject({ created: 2, updated: 0, skipped: 0 })
  const moved = await app.server.inject('/2023/05/slow-steady')
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/blog/slow-steady'])
  expect((await app.server.inject('/2023/05/secret')).statusCode).toBe(404)
  const page = await app.server.inject('/blog/slow-steady')
  expect(page.body).toContain('One <strong>word</strong>.')
  expect(await importAll(ask, file)).toMatchObject({ created: 0, updated: 0, skipped: 2 })
})

test('files sent while another is being read wait for their turn', async () => {
  const file = makeWxr([{ title: 'Patience', slug: 'patience' }])
  const plans = await Promise.all(
    [{}, { as_drafts: true }, { fetch_pictures: false }].map((choices) => planOf(ask, file, choices)),
  )
  expect(plans.map(({ items }) => items.map(({ action }) => action))).toEqual([
    ['create'],
    ['create'],
    ['create'],
  ])
  const [, { created }] = await Promise.all([planOf(ask, file), importAll(ask, file)])
  expect(created).toBe(1)
})

test('if both sites have an address, the coach decides', async () => {
  const mine = await addArticle(app.store.db, { title: 'Mine', slug: 'both-have-it', content: 'Mine.' })
  const file = makeGhost([{ title: 'Theirs', slug: 'both-have-it', html: '<p>Theirs.</p>' }])
  const [item] = (await planOf(ask, file)).items
  expect(item).toMatchObject({ action: 'skip', decidable: true })
  expect(item?.reason).toBe('Your “Mine” has the same address and stays.')
  const both = { items: { [item?.origin ?? '']: 'both' } } as const
  expect((await planOf(ask, file, both)).items[0]).toMatchObject({
    action: 'create',
    address: '/blog/both-have-it-2',
  })
  expect(await importAll(ask, file, both)).toMatchObject({ created: 1 })
  expect(await importAll(ask, file, both)).toMatchObject({ created: 0, skipped: 1 })
  const other = makeGhost([{ title: 'Third', slug: 'both-have-it', uuid: 'third', html: '<p>Third.</p>' }])
  expect(await importAll(ask, other, { collisions: 'theirs' })).toMatchObject({ updated: 1 })
  expect(await getArticle(app.store.db, mine.id)).toMatchObject({
    title: 'Third',
    content: 'Third.',
    author_name: 'Ann Lee',
    category_name: 'Wellness',
    meta_keywords: ['Sleep'],
  })
})

// EXPORT-FILE-4
test('addresses of a former site redirect after one more move, by our own export', async () => {
  await importAll(ask, makeWxr([{ title: 'Twice moved', slug: 'twice-moved' }]))
  const { rawPayload } = await ask('GET', '/export')
  const next = await openTestApp({ now })
  onTestFinished(() => next.close())
  await importAll(await openAdminClient(next), rawPayload)
  const { statusCode, headers } = await next.server.inject('/2023/05/twice-moved')
  expect([statusCode, headers.location]).toEqual([301, '/blog/twice-moved'])
})
