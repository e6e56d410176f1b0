import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  countWork,
  openTestStore,
  paintHalves,
  readIllustration,
} from '../../../tests/support/image-samples.ts'
import type { ShownImage } from '../store/images/images.ts'
import { originalKey } from './media-store.ts'
import { storeIllustration } from './seed-images.ts'
import {
  isRasterizedLargeEnough,
  makeVariant,
  openVariant,
  rasterizedKey,
  removeBytes,
  removeVariants,
} from './variants.ts'
import { warmImages } from './warm-images.ts'

const PHOTO: ShownImage = {
  kind: 'article',
  image: {
    public_id: 'blog/photo',
    version: '1',
    format: 'jpg',
    width: 1000,
    height: 800,
    bytes: 1,
    focal_x: null,
    focal_y: null,
    color: null,
    alt: '',
    source: 'upload',
    created_at: '',
    former_versions: [],
    original_version: null,
    delivery_base: null,
  },
}

async function openWarm() {
  const media = await openTestStore()
  const svg = await readIllustration('kettlebell')
  const stored = await storeIllustration({ name: 'kettlebell', svg, mediaStore: media.store })
  const drawing: ShownImage = { kind: 'article', image: { ...PHOTO.image, ...stored, source: 'seed' } }
  await media.store.write(originalKey(PHOTO.image), await paintHalves(1000, 800).jpeg().toBuffer())
  const warnings: unknown[] = []
  const queue = countWork()
  const closing = new AbortController()
  return {
    ...media,
    drawing,
    queue,
    closing,
    warnings,
    warm: (shown: () => Promise<ShownImage[]>) =>
      warmImages({
        listShown: shown,
        mediaStore: media.store,
        queue,
        log: { warn: (entry: unknown) => warnings.push(entry), debug: () => undefined },
        signal: closing.signal,
        restAfter: () => 0,
      }),
  }
}

// RUN-CONFIG-13
test('makes rasterized drawings and the usual variants once, before a reader requests them', async () => {
  await using media = await openWarm()
  expect(await media.warm(async () => [media.drawing, PHOTO])).toBe(9)
  expect(media.queue.made).toHaveLength(9)
  const rasterized = await media.store.read(rasterizedKey(media.drawing.image))
  expect(await sharp(rasterized ?? undefined).metadata()).toMatchObject({
    format: 'png',
    width: 1600,
    height: 900,
  })
  expect(await media.warm(async () => [media.drawing, PHOTO])).toBe(0)
  expect(media.queue.made).toHaveLength(9)
  const found = await openVariant(media.store, {
    image: PHOTO.image,
    transformation: { crop: 'fill', width: 800, height: 450 },
    accepted: ['avif', 'webp'],
  })
  expect(found?.size).toBeGreaterThan(100)
  await found?.close()
  expect(media.queue.made).toHaveLength(9)
  expect(media.warnings).toEqual([])
})

test('a variant cut from the rasterized drawing looks like one drawn directly', async () => {
  await using media = await openWarm()
  const make = () =>
    makeVariant(
      { mediaStore: media.store, render: media.queue.runOnce, onKeepError: () => undefined },
      { image: media.drawing.image, transformation: { crop: 'fill', width: 480, height: 270 }, accepted: [] },
    )
  const drawn = await make()
  await media.store.remove(media.queue.made[0] ?? '')
  await media.warm(async () => [media.drawing])
  const cut = await make()
  const pixels = (picture: Buffer | null) =>
    sharp(picture ?? undefined)
      .removeAlpha()
      .raw()
      .toBuffer()
  const [one, other] = [await pixels(drawn), await pixels(cut)]
  const difference = one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0)
  expect(difference / one.length).toBeLessThan(3)
})

test('a rasterized drawing serves every size that needs no enlarging', () => {
  const drawing = { ...PHOTO.image, format: 'svg', width: 800, height: 450 }
  expect(isRasterizedLargeEnough(drawing, { crop: 'fill', width: 1600, height: 900 })).toBe(true)
  expect(isRasterizedLargeEnough(drawing, { crop: 'limit', width: 1600, height: null })).toBe(true)
  expect(isRasterizedLargeEnough(drawing, { crop: 'fill', width: 1600, height: 1200 })).toBe(false)
  expect(isRasterizedLargeEnough(PHOTO.image, { crop: 'fill', width: 320, height: 180 })).toBe(false)
})

test('stops at shutdown and leaves failed variants to the first request', async () => {
  await using media = await openWarm()
  media.closing.abort()
  await media.warm(async () => [PHOTO])
  expect(media.queue.made).toEqual([])
  await using other = await openWarm()
  await other.warm(() => Promise.reject(new Error('no store')))
  expect(other.warnings).toHaveLength(1)
})

test('a new focal point keeps the rasterized drawing, which the versions share; removal deletes it', async () => {
  await using media = await openWarm()
  await media.warm(async () => [media.drawing])
  const key = rasterizedKey(media.drawing.image)
  const moved = { ...media.drawing.image, version: '99', original_version: media.drawing.image.version }
  expect(rasterizedKey(moved)).toBe(key)
  await removeVariants(media.store, media.drawing.image)
  expect(await media.store.read(key)).not.toBeNull()
  await removeBytes(media.store, moved)
  expect(await media.store.read(key)).toBeNull()
})

test('a broken original does not hold up the other images', async () => {
  await using media = await openWarm()
  const broken = { ...PHOTO, image: { ...PHOTO.image, public_id: 'blog/broken' } }
  await media.store.write(originalKey(broken.image), Buffer.from('no image'))
  await media.warm(async () => [broken, PHOTO])
  expect(media.warnings).toHaveLength(4)
  const transformation = { crop: 'fill', width: 400, height: 225 } as const
  const variant = await openVariant(media.store, {
    image: PHOTO.image,
    transformation,
    accepted: ['avif', 'webp'],
  })
  expect(variant).not.toBeNull()
  await variant?.close()
})
