import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { imageAnswer, uploadedImageSchema } from '../../src/domain/images/library-image.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { addArticle, at } from '../support/factories.ts'
import { describeUpload, startImageHost, type TestImageHost } from '../support/image-host.ts'
import { paintHalves } from '../support/image-samples.ts'
import { logIn } from '../support/login.ts'
import { type UploadRequest, upload } from '../support/uploads.ts'

const NOW = '2026-03-04T12:00:00.000Z'

let host: TestImageHost
let app: TestApp
let cookie: string
beforeEach(async () => {
  host = await startImageHost()
  const IMAGE_HOST = `cloudinary://demo?blog=site_blog&recipe=site_recipe&api=${host.url}`
  app = await openTestApp({ now: NOW, environment: { IMAGE_HOST } })
  cookie = await logIn(app)
})
afterEach(async () => {
  await app.close()
  await host.close()
})

const photo = () =>
  paintHalves(400, 300)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Anna Berg' } })
    .toBuffer()
const send = async (request: UploadRequest = {}) =>
  upload(app, { file: await photo(), filename: 'Walk.jpg', ...request, headers: { cookie } })

describe('an upload', () => {
  test('is passed on to the host as IMG-HOST-1 specifies, with the host’s field names', async () => {
    const response = await send({ fields: { upload_preset: 'recipe', folder: 'ai-images' } })
    expect(response.statusCode).toBe(200)
    const [request] = host.received
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v1_1/demo/image/upload',
      fields: { upload_preset: 'site_recipe', folder: 'ai-images' },
      file: { name: 'Walk.jpg', type: 'image/jpeg' },
    })
    expect(request?.file?.bytes.includes('Anna Berg')).toBe(false)
    expect(await sharp(request?.file?.bytes).metadata()).toMatchObject({ width: 400, height: 300 })
    expect(uploadedImageSchema.parse(response.json())).toEqual({
      secure_url: 'https://res.cloudinary.com/demo/image/upload/v1719307544/ai-images/Photo_1.jpg',
      public_id: 'ai-images/Photo_1',
      version: 1719307544,
      width: 400,
      height: 300,
      format: 'jpg',
      bytes: 1234,
    })
  })

  test('stores no bytes on the site, but a row in the library', async () => {
    await send()
    const files = await readdir(join(app.dataDir, 'media'), { recursive: true, withFileTypes: true })
    expect(files.filter((file) => file.isFile())).toEqual([])
    const { image } = imageAnswer.parse(
      (await app.server.inject({ url: '/api/admin/images/site/Photo_1', headers: { cookie } })).json(),
    )
    expect(image).toMatchObject({ version: '1719307544', format: 'jpg', source: 'upload', used_by: [] })
    expect(image.color).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('refused by the site never reaches the host', async () => {
    expect((await send({ file: Buffer.from('<svg/>') })).statusCode).toBe(415)
    expect((await send({ fields: { upload_preset: 'site_blog' } })).statusCode).toBe(400)
    expect(host.received).toEqual([])
  })
})

describe('a host that fails', () => {
  test.each([
    [
      'refuses',
      400,
      '{"error":{"message":"Upload preset not found"}}',
      400,
      'Upload failed with status 400: Upload preset not found',
    ],
    ['has no words we know', 401, 'who\nare you', 400, 'Upload failed with status 401: who are you'],
    ['is broken', 500, 'oops', 503, 'Upload failed with status 500: oops'],
    ['is busy', 429, '', 503, 'Upload failed with status 429: '],
    ['answers no JSON', 200, '<html>', 503, 'The image host answered something unexpected.'],
    [
      'answers an address that is not https',
      200,
      JSON.stringify({ ...describeUpload('a'), secure_url: 'javascript:alert(1)' }),
      503,
      'The image host answered something unexpected.',
    ],
    [
      'answers an id that leads elsewhere',
      200,
      JSON.stringify(describeUpload('../../x')),
      503,
      'The image host answered something unexpected.',
    ],
    ['answers without end', 200, 'x'.repeat(100_000), 503, 'Upload failed due to network error'],
    ['hangs up', null, undefined, 503, 'Upload failed due to network error'],
  ])(
    'and %s is reported to the coach, and nothing is stored',
    async (_what, status, body, expected, sentence) => {
      host.answer(status, body)
      const response = await send()
      expect(response.json()).toEqual({ error: sentence })
      expect(response.statusCode).toBe(expected)
      expect(await app.store.db.selectFrom('images').select('public_id').execute()).toEqual([])
    },
  )

  test('and does not follow it elsewhere', async () => {
    host.answer(307, '')
    expect((await send()).statusCode).toBeGreaterThanOrEqual(400)
    expect(host.received).toHaveLength(1)
  })
})

describe('pages', () => {
  test('show its pictures from the host, with the stored address as fallback', async () => {
    const { secure_url, public_id, version } = uploadedImageSchema.parse((await send()).json())
    const { slug } = await addArticle(
      app.store.db,
      {
        featured_image_url: secure_url,
        featured_image_public_id: public_id,
        featured_image_version: String(version),
      },
      at(NOW),
    )
    const response = await app.server.inject({ url: `/blog/${slug}` })
    const variant = `https://res.cloudinary.com/demo/image/upload/c_fill,g_auto,w_800,h_450,q_auto,f_auto/v${version}/${public_id}`
    expect(response.body).toContain(`src="${variant}"`)
    expect(response.body).not.toContain(
      `/media/image/upload/c_fill,g_auto,w_800,h_450,q_auto,f_auto/v${version}`,
    )
    expect(response.headers['content-security-policy']).toMatch(/img-src [^;]* https:[ ;]/)
    const card = await app.server.inject({ url: '/share-cards/articles/1.jpg' })
    expect(card.statusCode).toBe(200)
  })

  test('have their pictures redirected to the host when requested here', async () => {
    const { public_id, version } = uploadedImageSchema.parse((await send({ fields: { folder: 'x' } })).json())
    const asked = `/media/image/upload/c_limit,w_400,q_auto,f_auto/v${version}/${public_id}`
    const response = await app.server.inject({ url: asked })
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe(`https://res.cloudinary.com/demo${asked.slice('/media'.length)}`)
  })
})

test('the library describes and removes a hosted picture, but leaves its crop to the host', async () => {
  const { public_id } = uploadedImageSchema.parse((await send()).json())
  const ask = (method: 'PUT' | 'DELETE', payload?: object) =>
    app.server.inject({
      method,
      url: `/api/admin/images/${public_id}`,
      headers: { cookie },
      ...(payload ? { payload } : {}),
    })
  expect((await ask('PUT', { alt: 'A walk' })).json().image.alt).toBe('A walk')
  const focal = await ask('PUT', { focal_x: 0.5, focal_y: 0.5 })
  expect(focal.statusCode).toBe(400)
  expect(focal.json().details).toMatchObject([{ field: 'focal_x' }])
  expect((await ask('DELETE')).statusCode).toBe(204)
})
