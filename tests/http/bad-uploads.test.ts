import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { paintGif, paintHalves, paintNoise } from '../support/image-samples.ts'
import { countStored, openUploads } from '../support/uploads.ts'

const { app, cookie, send } = await openUploads()

const TYPE = 'Invalid file type. Please upload JPG, PNG, WebP, or GIF images.'
const SIZE = 'File too large. Please upload images smaller than 10MB.'
const DAMAGED = expect.stringContaining('damaged')
const MORE = expect.stringContaining('more than a picture')

/** Returns a PNG that declares this size and contains almost no data. */
function makeBomb(width: number, height: number): Buffer {
  const bomb = Buffer.from(TINY_PNG, 'base64')
  bomb.writeUInt32BE(width, 16)
  bomb.writeUInt32BE(height, 20)
  bomb.writeInt32BE(crc32(bomb.subarray(12, 29)) | 0, 29)
  return bomb
}
/** Returns a GIF of many small frames on a canvas of 4 megapixels. */
async function makeGifBomb(): Promise<Buffer> {
  const bomb = await paintGif(13, 40, 30)
  bomb.writeUInt16LE(2_000, 6)
  bomb.writeUInt16LE(2_000, 8)
  return bomb
}

const TINY_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Returns a JPEG with a comment right after its start marker. */
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
    ['a row of 49 megapixels', () => makeBomb(49_000_000, 1), 413, expect.stringContaining('65,535 pixels')],
    ['a column of them', () => makeBomb(1, 49_000_000), 413, expect.stringContaining('65,535 pixels')],
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
  ])('of %s is refused, and nothing is stored', async (_what, make, status, sentence) => {
    const before = await countStored(app)
    const response = await send({ file: await make(), filename: 'picture.jpg' })
    expect(response.json()).toEqual({ error: sentence })
    expect(response.statusCode).toBe(status)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(await countStored(app)).toEqual(before)
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
