import { once } from 'node:events'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadedImageSchema } from '../../src/domain/admin/images.ts'
import { describeDigitalSource } from '../../src/domain/images/digital-source.ts'
import { paintGif, paintHalves, paintNoise } from '../../src/server/media/picture-samples.ts'
import { openTestApp, SITE_URL, type TestApp } from '../support/app.ts'
import { logIn } from '../support/login.ts'
import { encodeForm, makeUploadForm, type UploadRequest, upload } from '../support/uploads.ts'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp({ now: '2026-03-04T12:00:00.000Z' })
  cookie = await logIn(app)
})
afterAll(() => app.close())

const send = (request: UploadRequest) => upload(app, { ...request, headers: { cookie, ...request.headers } })

async function sendWell(request: UploadRequest) {
  const response = await send(request)
  expect(response.statusCode, response.body).toBe(200)
  return uploadedImageSchema.parse(response.json())
}

/** What one of its addresses shows. */
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

async function countStored(): Promise<{ rows: number; files: number }> {
  const rows = await app.store.db.selectFrom('images').select('public_id').execute()
  const files = await readdir(join(app.dataDir, 'media'), { recursive: true, withFileTypes: true })
  return {
    rows: rows.length,
    files: files.filter((file) => file.isFile() && !file.parentPath.includes('variants')).length,
  }
}

describe('a good upload', () => {
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

  test('of a recipe has its preset’s shape, in the folder asked for', async () => {
    const file = await paintHalves(900, 900).jpeg().toBuffer()
    const answer = await sendWell({ file, fields: { upload_preset: 'recipe', folder: '../AI Images/Été' } })
    expect(answer.public_id).toMatch(/^ai-images\/ete\/picture-[0-9a-f]{10}$/)
    expect(await sharp(await fetchPicture(answer.secure_url)).metadata()).toMatchObject({
      width: 800,
      height: 600,
    })
  })

  test('comes in any order of fields, twice if need be', async () => {
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
    expect(first.json().public_id).not.toBe(second.json().public_id)
  })

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

  test('turns the colours of another profile into sRGB', async () => {
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

  test('of a moving picture keeps it moving, size and frames', async () => {
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

  test('is remembered with its colour, its source and in the audit log', async () => {
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

  test('of what a model made says so, in the original and in every variant', async () => {
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

  test('of 50 megapixels is taken', async () => {
    const file = await sharp({ create: { width: 10_000, height: 5_000, channels: 3, background: '#cde' } })
      .png()
      .toBuffer()
    expect(await sendWell({ file })).toMatchObject({ width: 10_000, height: 5_000 })
  })
})

const TYPE = 'Invalid file type. Please upload JPG, PNG, WebP, or GIF images.'
const SIZE = 'File too large. Please upload images smaller than 10MB.'
const DAMAGED = expect.stringContaining('damaged')
const MORE = expect.stringContaining('more than a picture')

/** A PNG that says it is of this size and holds next to nothing. */
function makeBomb(width: number, height: number): Buffer {
  const bomb = Buffer.from(TINY_PNG, 'base64')
  bomb.writeUInt32BE(width, 16)
  bomb.writeUInt32BE(height, 20)
  bomb.writeInt32BE(crc32(bomb.subarray(12, 29)) | 0, 29)
  return bomb
}
/** A GIF of many small frames on a canvas of 4 megapixels. */
async function makeGifBomb(): Promise<Buffer> {
  const bomb = await paintGif(13, 40, 30)
  bomb.writeUInt16LE(2_000, 6)
  bomb.writeUInt16LE(2_000, 8)
  return bomb
}

const TINY_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A JPEG with a comment right after its beginning. */
async function commentJpeg(comment: string): Promise<Buffer> {
  const jpeg = await paintHalves(80, 60).jpeg().toBuffer()
  const text = Buffer.from(comment)
  const segment = Buffer.from([0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 0xff])
  return Buffer.concat([jpeg.subarray(0, 2), segment, text, jpeg.subarray(2)])
}

describe('a bad upload', () => {
  const whole = () => paintNoise(400, 300)
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))

  test.each<[string, () => Promise<Buffer> | Buffer, number, unknown]>([
    ['text', () => Buffer.from('not a picture at all'), 415, TYPE],
    ['one byte', () => Buffer.from('G'), 415, TYPE],
    ['an SVG named .jpg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, TYPE],
    ['a PDF', () => Buffer.from(`%PDF-1.7\n${'x'.repeat(500)}`), 415, TYPE],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, TYPE],
    ['a TIFF', () => paintHalves(80, 60).tiff().toBuffer(), 415, TYPE],
    ['an AVIF', () => paintHalves(80, 60).avif().toBuffer(), 415, TYPE],
    ['a JPEG that is half there', async () => half(await whole().jpeg().toBuffer()), 400, DAMAGED],
    ['a PNG that is half there', async () => half(await whole().png().toBuffer()), 400, DAMAGED],
    ['a WebP that is half there', async () => half(await whole().webp().toBuffer()), 400, DAMAGED],
    ['a GIF that is half there', async () => half(await whole().gif().toBuffer()), 400, DAMAGED],
    [
      'a JPEG’s first bytes and then noise',
      () => Buffer.from(`\xff\xd8\xff${'z'.repeat(999)}`, 'latin1'),
      400,
      DAMAGED,
    ],
    ['a PNG’s first bytes alone', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 400, DAMAGED],
    [
      'a bomb of 2.5 gigapixels',
      () => makeBomb(50_000, 50_000),
      413,
      expect.stringContaining('50 megapixels'),
    ],
    ['a bomb in one row', () => makeBomb(60_000_000, 1), 413, expect.stringContaining('50 megapixels')],
    ['50 megapixels and a row', () => makeBomb(10_000, 5_001), 413, expect.stringContaining('50 megapixels')],
    ['a header that lies', () => makeBomb(4_000, 4_000), 400, DAMAGED],
    ['a GIF bomb', makeGifBomb, 413, expect.stringContaining('too many frames')],
    ['a page in a JPEG’s comment', () => commentJpeg('<html><script>alert(1)</script>'), 400, MORE],
    ['a script in a JPEG’s comment', () => commentJpeg('x<ScRiPt src=//evil.example>'), 400, MORE],
    ['a PDF in a JPEG', () => commentJpeg('\n%PDF-1.4\n1 0 obj'), 400, MORE],
    [
      'a GIF that is JavaScript',
      () => Buffer.from('GIF89a/*aaaaaaaaaaaaaaaaaaaaaaaaaaa*/=1;alert(1)'),
      400,
      MORE,
    ],
    [
      'a PNG that is an archive',
      async () =>
        Buffer.concat([await whole().png().toBuffer(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
      400,
      MORE,
    ],
  ])('of %s is refused, and nothing is kept', async (_what, make, status, sentence) => {
    const before = await countStored()
    const response = await send({ file: await make(), filename: 'picture.jpg' })
    expect(response.json()).toEqual({ error: sentence })
    expect(response.statusCode).toBe(status)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(await countStored()).toEqual(before)
  })

  test('of exactly 10 MB is taken, of one byte more refused', async () => {
    const jpeg = await whole().jpeg().toBuffer()
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])
    expect((await send({ file: padded(10 * 1024 * 1024) })).statusCode).toBe(200)
    const response = await send({ file: padded(10 * 1024 * 1024 + 1) })
    expect(response.statusCode).toBe(413)
    expect(response.json()).toEqual({ error: SIZE })
  })

  test.each([
    ['no preset', { upload_preset: '' }, 'upload_preset'],
    ['an unknown preset', { upload_preset: 'shop' }, 'upload_preset'],
    ['an unknown source', { source: 'seed' }, 'source'],
    ['a folder without end', { folder: 'a'.repeat(201) }, 'folder'],
  ])('with %s is 400 and names the field', async (_what, fields, field) => {
    const response = await send({ file: await whole().jpeg().toBuffer(), fields })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: expect.any(String), details: [{ field }] })
  })

  test('without a file, or with an empty one, is 400', async () => {
    for (const file of [null, new Uint8Array()]) {
      const response = await send({ file })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ details: [{ field: 'file' }] })
    }
  })

  test.each([
    ['JSON', 'application/json', '{}', 415],
    ['what is no JSON', 'application/json', '{', 415],
    ['no boundary', 'multipart/form-data', 'x', 400],
    [
      'an unfinished form',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nGIF89a',
      400,
    ],
    ['no form at all', 'multipart/form-data; boundary=b', 'hello', 400],
    ['an empty body', 'multipart/form-data; boundary=b', '', 400],
    [
      'a prototype',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
      400,
    ],
  ])('as %s is refused without a 5xx', async (_what, contentType, payload, status) => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/media/image/upload',
      payload,
      headers: { cookie, 'content-type': contentType },
    })
    expect(response.statusCode, response.body).toBe(status)
    expect(response.json()).toHaveProperty('error')
  })
})

describe('who may upload', () => {
  const file = () => paintHalves(40, 40).png().toBuffer()

  test('nobody without a session', async () => {
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

describe('over a real connection', () => {
  function* cut(bytes: Buffer, size: number) {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
  }

  async function listen(): Promise<number> {
    if (!app.server.server.listening) await app.server.listen({ port: 0, host: '127.0.0.1' })
    const address = app.server.server.address()
    return (address as AddressInfo).port
  }

  test('more than 10 MB is refused before it is sent', async () => {
    const port = await listen()
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /media/image/upload HTTP/1.1\r\nHost: localhost:3000\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 999999999\r\n\r\n`,
    )
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
    expect(String(answer)).toContain(SIZE)
  })

  test('a sender of too much can read the answer, whatever is still on its way', async () => {
    const port = await listen()
    const form = makeUploadForm({
      file: Buffer.concat([await paintHalves(50, 50).jpeg().toBuffer(), Buffer.alloc(30 * 1024 * 1024)]),
    })
    const { payload, headers } = await encodeForm(form)
    const sending = request({
      ...{ port, host: '127.0.0.1', method: 'POST', path: '/media/image/upload' },
      headers: { ...headers, cookie },
    })
    // Once answered, the rest may be cut off.
    sending.on('error', () => undefined)
    Readable.from(cut(payload, 65_536)).pipe(sending)
    const [response] = await once(sending, 'response')
    expect(response.statusCode).toBe(413)
    expect(await json(response)).toEqual({ error: SIZE })
  })

  test('many at once take turns; none is lost', async () => {
    const port = await listen()
    const files = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) =>
        paintNoise(300 + n, 200)
          .jpeg()
          .toBuffer(),
      ),
    )
    const answers = await Promise.all(
      files.map((file) =>
        fetch(`http://127.0.0.1:${port}/media/image/upload`, {
          method: 'POST',
          body: makeUploadForm({ file }),
          headers: { cookie },
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  })

  test('a sender who hangs up leaves nothing behind', async () => {
    const port = await listen()
    const before = await countStored()
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /media/image/upload HTTP/1.1\r\nHost: localhost:3000\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nGIF89a`,
    )
    await once(socket, 'ready')
    socket.destroy()
    const file = await paintHalves(40, 40).png().toBuffer()
    // Both places in the line are free again.
    expect((await Promise.all([send({ file }), send({ file })])).map(({ statusCode }) => statusCode)).toEqual(
      [200, 200],
    )
    expect(await countStored()).toEqual({ rows: before.rows + 2, files: before.files + 2 })
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

  test('a row that cannot be written leaves no file behind', async () => {
    const { response, files, rows } = await uploadAfter(async ({ store }) => {
      await store.db.schema.dropTable('audit_log').execute()
    })
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toMatch(/audit|sqlite|\/tmp/i)
    expect([files, rows]).toEqual([[], []])
  })

  test('a file that cannot be written leaves no row behind', async () => {
    const { response, rows } = await uploadAfter(async ({ dataDir }) => {
      await rm(join(dataDir, 'media'), { recursive: true })
      await writeFile(join(dataDir, 'media'), 'in the way')
    })
    expect(response.statusCode).toBe(500)
    expect(rows).toEqual([])
  })
})
