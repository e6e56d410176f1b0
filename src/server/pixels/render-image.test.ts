import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { paintGif, paintHalves, readIllustration } from '../../../tests/support/image-samples.ts'
import { UnreadableImage } from './answer.ts'
import { chooseFormat, readAcceptedFormats, readContentType } from './formats.ts'
import { renderImage, renderLayer } from './render-image.ts'

const STILL = { hasAlpha: false, isAnimated: false }

describe('readAcceptedFormats', () => {
  test.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', ['avif', 'webp']],
    ['image/webp,image/png,*/*', ['webp']],
    ['IMAGE/AVIF', ['avif']],
    ['image/webp, image/avif;q=0.5', ['webp', 'avif']],
    ['image/avif;q=0, image/webp', ['webp']],
    ['image/avif;q=abc', []],
    ['image/avif;level=1;q=0.9', ['avif']],
    ['image/*,*/*', []],
    ['text/html', []],
    ['', []],
    [undefined, []],
    [`${'x,'.repeat(100_000)}image/avif`, []],
  ])('%s', (accept, expected) => {
    expect(readAcceptedFormats(accept)).toEqual(expected)
  })
})

describe('chooseFormat', () => {
  // IMG-DELIVER-2
  test('prefers AVIF, then WebP, then JPEG', () => {
    expect(chooseFormat(['avif', 'webp'], STILL)).toBe('avif')
    expect(chooseFormat(['webp'], STILL)).toBe('webp')
    expect(chooseFormat([], STILL)).toBe('jpeg')
  })

  test('keeps transparency', () => {
    expect(chooseFormat(['avif'], { ...STILL, hasAlpha: true })).toBe('avif')
    expect(chooseFormat(['webp'], { ...STILL, hasAlpha: true })).toBe('webp')
    expect(chooseFormat([], { ...STILL, hasAlpha: true })).toBe('png')
  })

  test('keeps animation where WebP is accepted', () => {
    expect(chooseFormat(['avif', 'webp'], { hasAlpha: false, isAnimated: true })).toBe('webp')
    expect(chooseFormat(['avif'], { hasAlpha: false, isAnimated: true })).toBe('avif')
    expect(chooseFormat([], { hasAlpha: false, isAnimated: true })).toBe('jpeg')
  })
})

test.each(['', 'x', '<svg/>', 'GIF89a', 'RIFF1234WAVE', '\0\0\0 ftypmp42'])(
  '%j is not a picture the site made',
  (text) => {
    expect(readContentType(Buffer.from(text, 'latin1'))).toBeNull()
  },
)

const FILL = { crop: 'fill', width: 320, height: 180 } as const

async function averageColor(picture: Buffer) {
  const { channels } = await sharp(picture).stats()
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean))
}

describe('renderImage', () => {
  test.each([
    [['avif', 'webp'], 'heif'],
    [['webp'], 'webp'],
    [[], 'jpeg'],
  ] as const)('makes %j of the requested size', async (accepted, format) => {
    const original = await paintHalves(1000, 700).jpeg().toBuffer()
    const made = await sharp(await renderImage({ original, ...FILL, accepted })).metadata()
    expect(made).toMatchObject({ format, width: 320, height: 180 })
  })

  test('makes JPEG progressive and strips all metadata', async () => {
    const original = await paintHalves(600, 400)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '59/1 19/1 0/1' } })
      .toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const made = await sharp(await renderImage({ original, ...FILL, accepted: [] })).metadata()
    expect(made).toMatchObject({ isProgressive: true })
    expect(made.exif).toBeUndefined()
  })

  test('turns a photograph upright before it is cut', async () => {
    const original = await paintHalves(400, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const made = await renderImage({ original, crop: 'limit', width: 400, height: null, accepted: [] })
    expect(await sharp(made).metadata()).toMatchObject({ width: 300, height: 400 })
    const top = await sharp(made).extract({ left: 0, top: 0, width: 300, height: 150 }).toBuffer()
    expect((await averageColor(top))[0]).toBeGreaterThan(200)
  })

  test('limits without enlarging pixels, but draws an SVG at the requested size', async () => {
    const small = await paintHalves(300, 200).png().toBuffer()
    const drawing = Buffer.from(await readIllustration('kettlebell'))
    const limit = { crop: 'limit', width: 1200, height: null, accepted: ['webp'] } as const
    expect(await sharp(await renderImage({ ...limit, original: small })).metadata()).toMatchObject({
      width: 300,
      height: 200,
    })
    expect(await sharp(await renderImage({ ...limit, original: drawing })).metadata()).toMatchObject({
      width: 1200,
      height: 675,
    })
  })

  test('keeps a very long image within the limits of the formats', async () => {
    const original = await sharp({ create: { width: 400, height: 30_000, channels: 3, background: '#ccc' } })
      .png()
      .toBuffer()
    const made = await renderImage({ original, crop: 'limit', width: 400, height: null, accepted: ['webp'] })
    expect((await sharp(made).metadata()).height).toBe(2_400)
  })

  // IMG-PRESET-1
  test('cuts around the focal point, clamped to the edge', async () => {
    const original = await paintHalves(1000, 500).png().toBuffer()
    const square = { original, crop: 'fill', width: 200, height: 200, accepted: [] } as const
    const [left, right, middle] = await Promise.all(
      [
        { x: 0, y: 0.5 },
        { x: 0.99, y: 1 },
        { x: 0.5, y: 0 },
      ].map((focalPoint) => renderImage({ ...square, focalPoint }).then(averageColor)),
    )
    expect(left?.[0]).toBeGreaterThan(245)
    expect(right?.[2]).toBeGreaterThan(245)
    expect(middle?.[0]).toBeCloseTo(127, -1)
    expect(middle?.[2]).toBeCloseTo(127, -1)
  })

  test('draws an SVG crisply at every size', async () => {
    const edge =
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="45"><path fill="#fff" d="M0 0h80v45H0z"/><path d="M0 0h40v45H0z"/></svg>'
    const made = await renderImage({
      original: Buffer.from(edge),
      crop: 'fill',
      width: 1600,
      height: 900,
      accepted: [],
      focalPoint: { x: 0.5, y: 0.5 },
    })
    const row = await sharp(made)
      .extract({ left: 780, top: 400, width: 40, height: 1 })
      .greyscale()
      .raw()
      .toBuffer()
    expect(row.filter((value) => value > 40 && value < 215).length).toBeLessThanOrEqual(4)
  })

  test('keeps transparency for every client and makes an opaque drawing a JPEG', async () => {
    const cutout = Buffer.from(await readIllustration('cutout-leap'))
    const scene = Buffer.from(await readIllustration('kettlebell'))
    for (const [accepted, format] of [
      [['avif'], 'heif'],
      [['webp'], 'webp'],
      [[], 'png'],
    ] as const) {
      expect(
        await sharp(await renderImage({ original: cutout, ...FILL, accepted })).metadata(),
      ).toMatchObject({ format, hasAlpha: true })
    }
    expect(
      await sharp(await renderImage({ original: scene, ...FILL, accepted: [] })).metadata(),
    ).toMatchObject({ format: 'jpeg' })
    expect(
      await sharp(await renderImage({ original: scene, ...FILL, accepted: ['webp'] })).metadata(),
    ).toMatchObject({ hasAlpha: false })
  })

  test('keeps a GIF animated where WebP is accepted, else shows its first frame', async () => {
    const original = await paintGif(3)
    const thumbnail = { original, crop: 'fill', width: 60, height: 60 } as const
    const moving = await sharp(await renderImage({ ...thumbnail, accepted: ['avif', 'webp'] }), {
      animated: true,
    }).metadata()
    expect(moving).toMatchObject({
      format: 'webp',
      pages: 3,
      width: 60,
      pageHeight: 60,
      delay: [100, 100, 100],
    })
    const limited = await renderImage({
      original,
      crop: 'limit',
      width: 60,
      height: null,
      accepted: ['webp'],
    })
    expect(await sharp(limited, { animated: true }).metadata()).toMatchObject({
      pages: 3,
      width: 60,
      pageHeight: 40,
    })
    const still = await renderImage({ ...thumbnail, accepted: [] })
    expect(await sharp(still).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 60 })
    expect((await averageColor(still))[0]).toBeLessThan(20)
  })

  test('shows the first frame of a GIF too large to process', async () => {
    const original = await paintGif(36, 300, 170)
    const made = await renderImage({ original, crop: 'fill', width: 1600, height: 900, accepted: ['webp'] })
    expect(await sharp(made, { animated: true }).metadata()).toMatchObject({
      format: 'webp',
      width: 1600,
      height: 900,
    })
    expect((await sharp(made, { animated: true }).metadata()).pages ?? 1).toBe(1)
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('not a picture')],
    ['a broken drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path')],
    ['a header alone', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('refuses %s', async (_what, original) => {
    await expect(renderImage({ original, ...FILL, accepted: [] })).rejects.toBeInstanceOf(UnreadableImage)
  })

  test('refuses a truncated photograph, another kind of file, and more than 50 megapixels', async () => {
    const whole = await paintHalves(800, 600).png().toBuffer()
    const tiff = await paintHalves(80, 60).tiff().toBuffer()
    const huge = await sharp({ create: { width: 8_000, height: 7_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    for (const original of [whole.subarray(0, whole.length / 2), tiff, huge]) {
      await expect(renderImage({ original, ...FILL, accepted: [] })).rejects.toBeInstanceOf(UnreadableImage)
    }
  })
})

test('renderLayer makes a PNG of a first frame', async () => {
  const layer = await renderLayer({ original: await paintGif(3), crop: 'fill', width: 50, height: 40 })
  expect(await sharp(layer).metadata()).toMatchObject({ format: 'png', width: 50, height: 40 })
})
