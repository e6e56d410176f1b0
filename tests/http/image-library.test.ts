import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { libraryAnswer } from '../../src/domain/images/image-calls.ts'
import { imageAnswer, uploadedImageSchema } from '../../src/domain/images/library-image.ts'
import { imageUrl, limitTransformation, variantUrl } from '../../src/domain/images/presets.ts'
import { saveImage } from '../../src/server/store/images/images.ts'
import { updateArticle } from '../../src/server/store/items/articles.ts'
import { inTransaction } from '../../src/server/store/transaction.ts'
import { openTestApp, SITE_URL, type TestApp } from '../support/app.ts'
import { addArticle, addRecipe, at } from '../support/factories.ts'
import { paintHalves } from '../support/image-samples.ts'
import { logIn } from '../support/login.ts'
import { upload } from '../support/uploads.ts'

const NOW = '2026-03-04T12:00:00.000Z'

let pictures = 0
let app: TestApp
let cookie: string
beforeEach(async () => {
  pictures = 0
  app = await openTestApp({ now: NOW })
  cookie = await logIn(app)
})
afterEach(() => app.close())

type Method = 'GET' | 'PUT' | 'DELETE'
const ask = (method: Method, path: string, payload?: object) =>
  app.server.inject({
    method,
    url: `/api/admin/images${path}`,
    headers: { cookie },
    ...(payload ? { payload } : {}),
  })

/** Adds a picture different from any in this library: equal uploads are deduped. */
async function addPicture(filename = 'walk.jpg') {
  pictures += 1
  const file = await sharp(await paintHalves(1600, 400).png().toBuffer())
    .linear(1 - (pictures - 1) / 100, 0)
    .jpeg()
    .toBuffer()
  const response = await upload(app, { file, filename, headers: { cookie } })
  expect(response.statusCode).toBe(200)
  const { public_id, version } = uploadedImageSchema.parse(response.json())
  return { public_id, version: String(version) }
}

type Picture = Awaited<ReturnType<typeof addPicture>>

const featured = ({ public_id, version }: Picture) => ({
  featured_image_url: SITE_URL + imageUrl(public_id, version, '16:9', 800),
  featured_image_public_id: public_id,
  featured_image_version: version,
})
const inText = ({ public_id, version }: Picture) =>
  `Before ![A walk](${variantUrl(public_id, version, limitTransformation(800))}) after.`

async function list(query = '') {
  return libraryAnswer.parse((await ask('GET', query)).json())
}
const ids = ({ images }: { images: { public_id: string }[] }) => images.map(({ public_id }) => public_id)

async function listFiles(area: string): Promise<string[]> {
  const entries = await readdir(join(app.dataDir, 'media', area), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

describe('the library', () => {
  // IMG-LIBRARY-1
  test('lists pictures newest first, with their uses', async () => {
    const first = await addPicture('first.jpg')
    app.setNow('2026-03-04T12:00:05.000Z')
    const second = await addPicture('second.jpg')
    const article = await addArticle(app.store.db, { ...featured(first), content: inText(first), title: 'A' })
    const draft = await addArticle(app.store.db, { content: inText(first), status: 'draft', title: 'D' })
    const recipe = await addRecipe(app.store.db, {
      featured_image_url: featured(first).featured_image_url,
      title: 'R',
    })
    const answer = await list()
    expect(answer.total).toBe(2)
    expect(ids(answer)).toEqual([second.public_id, first.public_id])
    expect(answer.images[1]).toMatchObject({
      width: 1600,
      height: 400,
      format: 'jpg',
      source: 'upload',
      alt: '',
      focal_x: null,
      used_by: [
        { type: 'article', id: article.id, title: 'A' },
        { type: 'article', id: draft.id, title: 'D' },
        { type: 'recipe', id: recipe.id, title: 'R' },
      ],
    })
    expect(Object.keys(answer.images[0] ?? {})).not.toContain('former_versions')
    expect(ids(await list('?unused=true'))).toEqual([second.public_id])
    expect(ids(await list('?limit=1&page=2'))).toEqual([first.public_id])
  })

  test('searches name and description, case-insensitively', async () => {
    const picture = await addPicture('Öland summer.jpg')
    await ask('PUT', `/${picture.public_id}`, { alt: 'ÄPPLEN i en korg_100%' })
    for (const q of ['oland', 'äpplen', 'KORG_100%'])
      expect(ids(await list(`?q=${encodeURIComponent(q)}`)), q).toEqual([picture.public_id])
    for (const q of ['winter', '%', 'korgx100'])
      expect((await list(`?q=${encodeURIComponent(q)}`)).total, q).toBe(q === '%' ? 1 : 0)
  })

  test('is fast with thousands of pictures', async () => {
    await inTransaction(app.store.db, async (transaction) => {
      for (let number = 0; number < 4_000; number++) {
        await saveImage(transaction, {
          public_id: `many/${number}`,
          version: '1',
          width: 10,
          height: 10,
          format: 'jpg',
          bytes: 1,
          color: null,
          alt: `Number ${number}`,
          focal_x: null,
          focal_y: null,
          source: 'upload',
          created_at: NOW,
        })
      }
    })
    const started = performance.now()
    for (const query of ['', '?q=number+399', '?unused=true', '?page=80'])
      expect((await list(query)).images.length).toBeGreaterThan(10)
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('returns one picture by id; an unknown id is 404', async () => {
    const { public_id } = await addPicture()
    expect(imageAnswer.parse((await ask('GET', `/${public_id}`)).json()).image.public_id).toBe(public_id)
    expect((await ask('GET', `/${encodeURIComponent(public_id)}`)).statusCode).toBe(200)
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await ask(method, '/blog/none', method === 'PUT' ? {} : undefined)).statusCode).toBe(404)
    expect((await ask('GET', '/blog%00x')).statusCode).toBe(400)
  })

  test('is only for the coach', async () => {
    const { public_id } = await addPicture()
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const response = await app.server.inject({ method, url: `/api/admin/images/${public_id}` })
      expect(response.statusCode).toBe(401)
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })
})

describe('a description', () => {
  test('belongs to the library: items keep theirs, and no variant is made again', async () => {
    const picture = await addPicture()
    const { id } = await addArticle(app.store.db, { ...featured(picture), featured_image_alt: 'Mine' })
    const { image } = imageAnswer.parse(
      (await ask('PUT', `/${picture.public_id}`, { alt: ' New  words ' })).json(),
    )
    expect(image).toMatchObject({ alt: 'New words', version: picture.version })
    const article = await readArticle(id)
    expect(article).toMatchObject({ featured_image_alt: 'Mine', featured_image_version: picture.version })
  })

  test.each([
    [{ alt: 'a'.repeat(301) }, 'alt'],
    [{ focal_x: 0.5 }, 'focal_x'],
    [{ focal_x: 2, focal_y: 0 }, 'focal_x'],
  ])('%j is refused at its field', async (payload, field) => {
    const { public_id } = await addPicture()
    const response = await ask('PUT', `/${public_id}`, payload)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: expect.any(String), details: [{ field }] })
  })
})

function readArticle(id: number) {
  return app.store.db
    .selectFrom('articles')
    .select(['featured_image_url', 'featured_image_alt', 'featured_image_version'])
    .select(['content', 'content_html', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function averageRed(url: string): Promise<number> {
  const response = await app.server.inject({ url })
  expect(response.statusCode).toBe(200)
  return (await sharp(response.rawPayload).stats()).channels[0]?.mean ?? 0
}

describe('a focal point', () => {
  // IMG-LIBRARY-3
  test('moves every crop, under a new version used everywhere', async () => {
    const picture = await addPicture()
    const { id, updated_at } = await addArticle(app.store.db, {
      ...featured(picture),
      content: inText(picture),
    })
    const square = (version: string) => imageUrl(picture.public_id, version, '1:1', 200)
    expect(await averageRed(square(picture.version))).toBeGreaterThan(0)

    const put = await ask('PUT', `/${picture.public_id}`, { focal_x: 0, focal_y: 0.5 })
    const { image } = imageAnswer.parse(put.json())
    expect(image).toMatchObject({ focal_x: 0, focal_y: 0.5, used_by: [{ id }] })
    expect(Number(image.version)).toBeGreaterThan(Number(picture.version))
    expect(await averageRed(square(image.version))).toBeGreaterThan(245)

    const article = await readArticle(id)
    expect(article.featured_image_version).toBe(image.version)
    expect(article.featured_image_url).toBe(
      featured({ ...picture, version: image.version }).featured_image_url,
    )
    expect(article.content).toBe(inText({ ...picture, version: image.version }))
    expect(article.content_html).toContain(`/v${image.version}/${picture.public_id}`)
    // This does not count as a save: an open editor can still save.
    expect(article.updated_at).toBe(updated_at)

    const right = imageAnswer.parse(
      (await ask('PUT', `/${picture.public_id}`, { focal_x: 1, focal_y: 0 })).json(),
    )
    expect(Number(right.image.version)).toBeGreaterThan(Number(image.version))
    expect(await averageRed(square(right.image.version))).toBeLessThan(10)
    expect(await listFiles('originals')).toHaveLength(1)
  })

  test('redirects former addresses to the present one', async () => {
    const picture = await addPicture()
    await ask('PUT', `/${picture.public_id}`, { focal_x: 0, focal_y: 0 })
    const { image } = imageAnswer.parse(
      (await ask('PUT', `/${picture.public_id}`, { focal_x: 1, focal_y: 1 })).json(),
    )
    const former = await app.server.inject({ url: imageUrl(picture.public_id, picture.version, '16:9', 800) })
    expect(former.statusCode).toBe(302)
    expect(former.headers.location).toBe(imageUrl(picture.public_id, image.version, '16:9', 800))
    expect(former.headers['cache-control']).not.toContain('immutable')
    const never = await app.server.inject({ url: imageUrl(picture.public_id, '12', '16:9', 800) })
    expect(never.statusCode).toBe(404)
  })

  test('set again changes nothing; null resets it', async () => {
    const picture = await addPicture()
    const put = async (focal: number | null) =>
      imageAnswer.parse(
        (await ask('PUT', `/${picture.public_id}`, { focal_x: focal, focal_y: focal })).json(),
      ).image
    const [first, again, none] = [await put(0.3), await put(0.3), await put(null)]
    expect(again.version).toBe(first.version)
    expect(none).toMatchObject({ focal_x: null, focal_y: null })
    expect(none.version).not.toBe(first.version)
  })

  test('applies to the share card too, although the original belongs to an earlier version', async () => {
    const picture = await addPicture()
    const { id } = await addArticle(app.store.db, featured(picture), at(NOW))
    for (const [focal, channel] of [
      [0, 0],
      [1, 2],
    ] as const) {
      await ask('PUT', `/${picture.public_id}`, { focal_x: focal, focal_y: 0.5 })
      const card = await app.server.inject({ url: `/share-cards/articles/${id}.jpg` })
      const corner = await sharp(card.rawPayload)
        .extract({ left: 1_000, top: 0, width: 200, height: 630 })
        .toBuffer()
      expect((await sharp(corner).stats()).channels[channel]?.mean).toBeGreaterThan(245)
    }
  })

  test('invalidates the pages that show it, and no other pages', async () => {
    const picture = await addPicture()
    const { slug } = await addArticle(app.store.db, featured(picture), at(NOW))
    const page = async () => (await app.server.inject({ url: `/blog/${slug}` })).body
    expect(await page()).toContain(`/v${picture.version}/${picture.public_id}`)
    const { image } = imageAnswer.parse(
      (await ask('PUT', `/${picture.public_id}`, { focal_x: 0, focal_y: 0 })).json(),
    )
    const after = await page()
    expect(after).toContain(`/v${image.version}/${picture.public_id}`)
    expect(after).not.toContain(`/v${picture.version}/${picture.public_id}`)
  })
})

test('an external picture is fetched from public addresses only', async () => {
  const fetchFrom = (url: string) =>
    app.server.inject({
      method: 'POST',
      url: '/api/admin/images/fetch',
      headers: { cookie, origin: SITE_URL },
      payload: { url, upload_preset: 'blog' },
    })
  const inside = await fetchFrom('http://127.0.0.1:9/a.jpg')
  expect(inside.statusCode).toBe(400)
  expect(inside.json().error).toBe('Its address is not on the public internet.')
  expect((await fetchFrom('file:///etc/passwd')).statusCode).toBe(400)
})

describe('deleting', () => {
  // IMG-LIBRARY-2
  test('is refused while an item shows the picture, and names the item', async () => {
    const picture = await addPicture()
    const { id } = await addArticle(app.store.db, { content: inText(picture), title: 'Winter walks' })
    const refused = await ask('DELETE', `/${picture.public_id}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error).toContain('"Winter walks"')
    expect((await ask('GET', `/${picture.public_id}`)).statusCode).toBe(200)
    await updateArticle(app.store.db, id, { content: 'Nothing to see.' }, at(NOW))
    expect((await ask('DELETE', `/${picture.public_id}`)).statusCode).toBe(204)
  })

  test('removes it from library and site, and when purged also its original and all variants', async () => {
    const picture = await addPicture()
    const other = await addPicture('other.jpg')
    for (const [accept, width] of [
      ['image/avif,image/webp', 320],
      ['image/webp', 800],
      ['*/*', 1600],
    ] as const) {
      for (const { public_id, version } of [picture, other])
        await app.server.inject({ url: imageUrl(public_id, version, '16:9', width), headers: { accept } })
    }
    expect(await listFiles('variants')).toHaveLength(6)
    const response = await ask('DELETE', `/${picture.public_id}`)
    expect(response.statusCode).toBe(204)
    expect(response.body).toBe('')
    expect(ids(await list())).toEqual([other.public_id])
    const gone = await app.server.inject({ url: imageUrl(picture.public_id, picture.version, '16:9', 320) })
    expect(gone.statusCode).toBe(404)
    expect((await ask('DELETE', `/${picture.public_id}`)).statusCode).toBe(404)
    const entry = await app.store.db
      .selectFrom('audit_log')
      .select('user_type')
      .where('action', '=', 'image_deleted')
      .where('resource_id', '=', picture.public_id)
      .execute()
    expect(entry).toEqual([{ user_type: 'admin' }])

    expect(await listFiles('variants')).toHaveLength(6)
    const forGood = await app.server.inject({
      method: 'DELETE',
      url: `/api/admin/trash/image/${picture.public_id}`,
      headers: { cookie },
    })
    expect(forGood.statusCode).toBe(204)
    expect(await listFiles('originals')).toEqual([`${other.public_id.split('/')[1]}@v${other.version}`])
    expect(await listFiles('variants')).toHaveLength(3)
  })
})
