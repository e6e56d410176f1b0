import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { describeDigitalSource } from '../../src/domain/images/digital-source.ts'
import { uploadedImageSchema } from '../../src/domain/images/library-image.ts'
import { openTestApp, SITE_URL, type TestApp } from '../support/app.ts'
import { paintGif, paintHalves } from '../support/image-samples.ts'
import { logIn } from '../support/login.ts'
import { countStored, encodeForm, openUploads, type UploadRequest, upload } from '../support/uploads.ts'

const { app, cookie, send } = await openUploads()

async function sendWell(request: UploadRequest) {
  const response = await send(request)
  expect(response.statusCode, response.body).toBe(200)
  return uploadedImageSchema.parse(response.json())
}

/** Returns the bytes of the picture at an address. */
async function fetchPicture(url: string, accept = '*/*'): Promise<Buffer> {
  const response = await app.server.inject({ url: url.replace(SITE_URL, ''), headers: { accept } })
  expect(response.statusCode).toBe(200)
  return response.rawPayload
}

function readStored(image: { public_id: string; version: string | number }): Promise<Buffer> {
  return readFile(join(app.dataDir, `media/originals/${image.public_id}@v${image.version}`))
}

async function isMarked(picture: Buffer): Promise<boolean> {
  const { xmpAsString = '' } = await sharp(picture).metadata()
  return xmpAsString.includes('digitalsourcetype/trainedAlgorithmicMedia')
}

describe('a good upload', () => {
  // IMG-UPLOAD-4
  test.each(['jpeg', 'png', 'webp'] as const)('of a %s answers as the external host does', async (kind) => {
    const file = await paintHalves(1000, 700)[kind]().toBuffer()
    const response = await send({ file, filename: 'My Walk.JPG', type: 'text/plain' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    const body = response.json()
    expect(body).toEqual({
      secure_url: expect.stringMatching(
        /^http:\/\/localhost:3000\/media\/image\/upload\/c_fill.*w_800,h_450/,
      ),
      public_id: expect.stringMatching(/^blog\/my-walk-[0-9a-f]{10}$/),
      version: 1772625600,
      width: 1000,
      height: 700,
      format: kind === 'jpeg' ? 'jpg' : kind,
      bytes: expect.any(Number),
    })
    const shown = await fetchPicture(body.secure_url)
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 450 })
  })

  test('of a recipe has its preset’s shape, in the requested folder', async () => {
    const file = await paintHalves(900, 900).jpeg().toBuffer()
    const answer = await sendWell({ file, fields: { upload_preset: 'recipe', folder: '../AI Images/Été' } })
    expect(answer.public_id).toMatch(/^ai-images\/ete\/picture-[0-9a-f]{10}$/)
    expect(await sharp(await fetchPicture(answer.secure_url)).metadata()).toMatchObject({
      width: 800,
      height: 600,
    })
  })

  test('accepts fields in any order; repeated, it is one picture', async () => {
    const file = await paintHalves(100, 100).png().toBuffer()
    const form = new FormData()
    form.set('upload_preset', 'blog')
    form.set('api_key', 'of the external host')
    form.set('file', new Blob([new Uint8Array(file)]), 'a.png')
    const { payload, headers } = await encodeForm(form)
    const post = () =>
      app.server.inject({
        method: 'POST',
        url: '/media/image/upload',
        payload,
        headers: { ...headers, cookie },
      })
    const [first, second] = [await post(), await post()]
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    const before = await countStored(app)
    expect(second.json()).toEqual(first.json())
    const renamed = await sendWell({ file, filename: 'another-name.png' })
    expect(renamed.public_id).toBe(first.json().public_id)
    const elsewhere = await sendWell({ file, fields: { folder: 'elsewhere' } })
    expect(elsewhere.public_id).toMatch(/^elsewhere\//)
    const after = await countStored(app)
    expect([after.rows - before.rows, after.files - before.files]).toEqual([1, 1])
  })

  // IMG-UPLOAD-2
  test('leaves place, comments and orientation behind, and stands upright', async () => {
    const file = await paintHalves(400, 300)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Anna Berg' }, IFD3: { GPSLatitude: '59/1 19/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Anna Berg</x:xmpmeta>')
      .toBuffer()
    expect(file.includes('Anna Berg')).toBe(true)
    const answer = await sendWell({ file })
    expect(answer).toMatchObject({ width: 300, height: 400 })
    const stored = await readStored(answer)
    expect(stored.includes('Anna Berg')).toBe(false)
    const { exif, xmp, icc, orientation } = await sharp(stored).metadata()
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
  })

  test('is converted from another colour profile to sRGB', async () => {
    const file = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#ff0000' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect((await sharp(file).metadata()).icc).toBeDefined()
    const answer = await sendWell({ file })
    const stored = await readStored(answer)
    expect((await sharp(stored).metadata()).icc).toBeUndefined()
    const { channels } = await sharp(stored).stats()
    expect(channels[0]?.mean).toBeGreaterThan(245)
    expect(channels[1]?.mean).toBeLessThan(20)
  })

  test('of an animated picture keeps its animation, size and frames', async () => {
    const answer = await sendWell({ file: await paintGif(4), filename: 'jump.gif' })
    expect(answer).toMatchObject({ width: 120, height: 80, format: 'gif' })
    expect(await sharp(await readStored(answer), { animated: true }).metadata()).toMatchObject({
      pages: 4,
      delay: [100, 100, 100, 100],
    })
    const still = await fetchPicture(answer.secure_url)
    expect(await sharp(still).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 450 })
    const moving = await sharp(await paintGif(3), { animated: true })
      .webp()
      .toBuffer()
    expect(await sendWell({ file: moving })).toMatchObject({ width: 120, height: 80, format: 'webp' })
  })

  test('is stored with its colour, its source and an entry in the audit log', async () => {
    const file = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#3366cc' } })
      .png()
      .toBuffer()
    const { public_id } = await sendWell({ file })
    const row = await app.store.db
      .selectFrom('images')
      .select(['color', 'source', 'alt', 'created_at', 'version'])
      .where('public_id', '=', public_id)
      .executeTakeFirst()
    expect(row).toEqual({
      color: '#3366cc',
      source: 'upload',
      alt: '',
      created_at: '2026-03-04T12:00:00.000Z',
      version: '1772625600',
    })
    const entry = await app.store.db
      .selectFrom('audit_log')
      .select(['action', 'user_type', 'success'])
      .where('resource_id', '=', public_id)
      .executeTakeFirst()
    expect(entry).toEqual({ action: 'image_uploaded', user_type: 'admin', success: 1 })
  })

  test('of a generated picture is marked as such, in the original and in every variant', async () => {
    const file = await paintHalves(900, 600).png().toBuffer()
    const answer = await sendWell({ file, fields: { source: 'ai' } })
    expect(await isMarked(await readStored(answer))).toBe(true)
    for (const accept of ['image/avif', 'image/webp', '*/*'])
      expect(await isMarked(await fetchPicture(answer.secure_url, accept)), accept).toBe(true)
    const marked = await paintHalves(80, 60)
      .jpeg()
      .withXmp(describeDigitalSource('ai') ?? '')
      .toBuffer()
    const byHand = await sendWell({ file: marked })
    expect(await isMarked(await readStored(byHand))).toBe(true)
  })

  test('of 50 megapixels is accepted', async () => {
    const file = await sharp({ create: { width: 10_000, height: 5_000, channels: 3, background: '#cde' } })
      .png()
      .toBuffer()
    expect(await sendWell({ file })).toMatchObject({ width: 10_000, height: 5_000 })
  })
})

describe('who may upload', () => {
  const file = () => paintHalves(40, 40).png().toBuffer()

  test('a client with a session only', async () => {
    const response = await upload(app, { file: await file() })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({ error: expect.any(String) })
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('no page of another site: %j', async (headers) => {
    const response = await send({ file: await file(), headers })
    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({ error: expect.any(String) })
  })
})

describe('when something is broken', () => {
  async function uploadAfter(breakIt: (broken: TestApp) => Promise<void>) {
    const broken = await openTestApp()
    const headers = { cookie: await logIn(broken) }
    await breakIt(broken)
    const response = await upload(broken, { file: await paintHalves(40, 40).png().toBuffer(), headers })
    const files = await readdir(join(broken.dataDir, 'media/originals/blog')).catch(() => [])
    const rows = await broken.store.db.selectFrom('images').select('public_id').execute()
    await broken.close()
    return { response, files, rows }
  }

  test('a failed insert leaves no file', async () => {
    const { response, files, rows } = await uploadAfter(async ({ store }) => {
      await store.db.schema.dropTable('audit_log').execute()
    })
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toMatch(/audit|sqlite|\/tmp/i)
    expect([files, rows]).toEqual([[], []])
  })

  test('a failed write leaves no row', async () => {
    const { response, rows } = await uploadAfter(async ({ dataDir }) => {
      await rm(join(dataDir, 'media'), { recursive: true })
      await writeFile(join(dataDir, 'media'), 'in the way')
    })
    expect(response.statusCode).toBe(500)
    expect(rows).toEqual([])
  })
})
