import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { paintGif, paintHalves, readIllustration } from '../../../tests/support/image-samples.ts'
import { addressOf, BROWSER, openMedia, PHOTO, THUMBNAIL } from '../../../tests/support/media-routes.ts'
import { findPixelProcesses } from '../../../tests/support/pixel-processes.ts'
import { Failure } from '../../domain/errors.ts'
import { transformationFor } from '../../domain/images/presets.ts'
import { DAY } from '../../domain/time/durations.ts'
import { originalKey } from './media-store.ts'
import { storeIllustration } from './seed-images.ts'

const FEATURED = transformationFor('16:9', 800)

describe('delivery', () => {
  test.each([
    [BROWSER, 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('answers %s with %s', async (accept, contentType, format) => {
    await using media = await openMedia()
    const answer = await media.get(addressOf(PHOTO, FEATURED), { accept })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': contentType,
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 800, height: 450 })
  })

  test.each([
    ['c_fill,g_auto,w_400,h_225,q_auto,f_auto', 400, 225],
    ['c_fill,g_auto,w_300,h_225,q_auto,f_auto', 300, 225],
    ['c_fill,g_auto,w_1200,h_900,q_auto,f_auto', 1200, 900],
    ['c_fill,g_auto,w_96,h_96,q_auto,f_auto', 96, 96],
    ['c_limit,w_400,q_auto,f_auto', 400, 320],
    ['c_limit,w_auto,q_auto,f_auto', 1000, 800],
  ])('makes a variant of %s exactly %i by %i', async (transformation, width, height) => {
    await using media = await openMedia()
    const answer = await media.get(addressOf(PHOTO, transformation), { accept: 'image/webp' })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height })
  })

  test('makes a variant once and stores it', async () => {
    await using media = await openMedia()
    const first = await media.get(addressOf(PHOTO))
    await media.store.remove(originalKey(PHOTO))
    const second = await media.get(addressOf(PHOTO))
    expect(second.statusCode).toBe(200)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(media.queue.made).toHaveLength(1)
  })

  test('makes a variant once for twenty concurrent requests', async () => {
    await using media = await openMedia()
    const answers = await Promise.all(Array.from({ length: 20 }, () => media.get(addressOf(PHOTO))))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(media.queue.made).toHaveLength(1)
  })

  // IMG-DELIVER-3
  test('answers 503 when the queue is full', async () => {
    await using media = await openMedia({ queue: { concurrency: 1, maxWaiting: 1 } })
    const transformations = [320, 400, 480, 688].map((width) => transformationFor('16:9', width))
    const answers = await Promise.all(
      transformations.map((transformation) => media.get(addressOf(PHOTO, transformation))),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 503, 503])
    const refused = answers.find(({ statusCode }) => statusCode === 503)
    expect(refused?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(refused?.json()).toEqual({ error: expect.stringContaining('try again') })
  })

  test('answers 304 to a browser with a current copy, and HEAD with headers alone', async () => {
    await using media = await openMedia()
    const url = addressOf(PHOTO)
    const whole = await media.get(url)
    const etag = String(whole.headers.etag)
    expect(etag).toMatch(/^"[\w-]{22}\.[0-9a-z]+"$/)
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await media.get(url, { accept: BROWSER, 'if-none-match': condition })
      expect(answer.statusCode).toBe(304)
      expect(answer.rawPayload).toHaveLength(0)
      expect(answer.headers).toMatchObject({
        etag,
        vary: 'Accept',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    }
    expect((await media.get(url, { accept: '*/*', 'if-none-match': etag })).statusCode).toBe(200)
    const head = await media.inject({ method: 'HEAD', url, headers: { accept: BROWSER } })
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(whole.rawPayload.length))
  })

  test('answers 304 without a query or a file access', async () => {
    const touched: string[] = []
    await using media = await openMedia({
      wrapStore: (store) => ({
        ...store,
        read: (key) => {
          touched.push(key)
          return store.read(key)
        },
        open: (key) => {
          touched.push(key)
          return store.open(key)
        },
      }),
    })
    const { headers } = await media.get(addressOf(PHOTO))
    media.asked.length = 0
    touched.length = 0
    media.known.forget(PHOTO.public_id)
    const again = await media.get(addressOf(PHOTO), {
      accept: BROWSER,
      'if-none-match': String(headers.etag),
    })
    expect(again.statusCode).toBe(304)
    expect([...media.asked, ...touched]).toEqual([])
  })

  test('a removed picture is answered 304 for two weeks at most, and never by the process that removed it', async () => {
    await using media = await openMedia()
    const { headers } = await media.get(addressOf(PHOTO))
    const ask = async () =>
      (await media.get(addressOf(PHOTO), { accept: BROWSER, 'if-none-match': String(headers.etag) }))
        .statusCode
    media.images.clear()
    media.known.forget(PHOTO.public_id)
    expect(await ask()).toBe(304)
    media.now.date = new Date(media.now.date.getTime() + 14 * DAY)
    expect(await ask()).toBe(404)
    media.now.date = new Date(media.now.date.getTime() - 14 * DAY)
    media.known.forgetRemoved(PHOTO.public_id)
    expect(await ask()).toBe(404)
  })

  test('an old tag gets the picture with its present tag', async () => {
    await using media = await openMedia()
    const old = await media.get(addressOf(PHOTO))
    media.now.date = new Date(media.now.date.getTime() + 30 * DAY)
    const present = await media.get(addressOf(PHOTO), {
      accept: BROWSER,
      'if-none-match': String(old.headers.etag),
    })
    expect(present.statusCode).toBe(200)
    expect(present.headers.etag).not.toBe(old.headers.etag)
    expect(present.rawPayload.equals(old.rawPayload)).toBe(true)
  })

  test('streams stored variants without reading them into memory', async () => {
    await using media = await openMedia({
      wrapStore: (store) => ({
        ...store,
        read: (key) => (key.startsWith('variants/') ? Promise.reject(new Error('held')) : store.read(key)),
      }),
    })
    const made = await media.get(addressOf(PHOTO))
    const kept = await media.get(addressOf(PHOTO))
    expect(kept.statusCode).toBe(200)
    expect(kept.headers['content-length']).toBe(String(made.rawPayload.length))
    expect(kept.rawPayload.equals(made.rawPayload)).toBe(true)
  })

  test('cuts around the focal point of the picture', async () => {
    await using media = await openMedia()
    const image = { ...PHOTO, public_id: 'blog/wide', focal_x: 0.05, focal_y: 0.5 }
    await media.add(image, await paintHalves(2000, 400).png().toBuffer())
    const answer = await media.get(addressOf(image, transformationFor('1:1', 96)), { accept: '*/*' })
    const { channels } = await sharp(answer.rawPayload).stats()
    expect(channels[0]?.mean).toBeGreaterThan(245)
  })

  test('keeps a GIF animated', async () => {
    await using media = await openMedia()
    const image = { ...PHOTO, public_id: 'blog/jumping', format: 'gif' }
    await media.add(image, await paintGif(4))
    const answer = await media.get(addressOf(image))
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(await sharp(answer.rawPayload, { animated: true }).metadata()).toMatchObject({
      pages: 4,
      width: 320,
      pageHeight: 180,
    })
    expect((await media.get(addressOf(image), { accept: '*/*' })).headers['content-type']).toBe('image/jpeg')
  })

  test('delivers the sample illustrations', async () => {
    await using media = await openMedia()
    const svg = await readIllustration('walk-outdoors')
    const stored = await storeIllustration({ name: 'walk-outdoors', svg, mediaStore: media.store })
    const image = { ...stored, focal_x: null, focal_y: null }
    media.images.set(image.public_id, image)
    const answer = await media.get(addressOf(image, FEATURED))
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 800, height: 450 })
  })
})

describe('requests that are refused', () => {
  // IMG-DELIVER-1
  test.each([
    [
      'an unknown transformation',
      '/media/image/upload/c_fill,g_auto,w_801,h_450,q_auto,f_auto/v12/blog/photo',
    ],
    ['another order', '/media/image/upload/w_800,c_fill,g_auto,h_450,q_auto,f_auto/v12/blog/photo'],
    ['a huge width', '/media/image/upload/c_limit,w_99999,q_auto,f_auto/v12/blog/photo'],
    ['an effect', '/media/image/upload/e_blur:2000/v12/blog/photo'],
    ['an unknown id', `/media/image/upload/${THUMBNAIL}/v12/blog/other`],
    ['an old version', `/media/image/upload/${THUMBNAIL}/v11/blog/photo`],
    ['a version in other digits', `/media/image/upload/${THUMBNAIL}/v012/blog/photo`],
    ['a version without its letter', `/media/image/upload/${THUMBNAIL}/12/blog/photo`],
    ['no id', `/media/image/upload/${THUMBNAIL}/v12/`],
    ['no id and no slash', `/media/image/upload/${THUMBNAIL}/v12`],
    ['nothing at all', '/media/image/upload/'],
    ['an extension', `/media/image/upload/${THUMBNAIL}/v12/blog/photo.jpg`],
    ['a way up', `/media/image/upload/${THUMBNAIL}/v12/../../../../etc/passwd`],
    ['a coded way up', `/media/image/upload/${THUMBNAIL}/v12/%2e%2e%2f%2e%2e%2fetc%2fpasswd`],
    ['a twice coded way up', `/media/image/upload/${THUMBNAIL}/v12/%252e%252e%252fetc`],
    ['a way up in the transformation', '/media/image/upload/%2e%2e%2f/v12/blog/photo'],
    ['a backslash', `/media/image/upload/${THUMBNAIL}/v12/blog%5c..%5cphoto`],
    ['a zero byte', `/media/image/upload/${THUMBNAIL}/v12/blog%2fphoto%00.png`],
    ['a line break', `/media/image/upload/${THUMBNAIL}/v12/blog%2fphoto%0a`],
    ['a very long id', `/media/image/upload/${THUMBNAIL}/v12/${'a'.repeat(5_000)}`],
  ])('%s is 404', async (_what, url) => {
    await using media = await openMedia()
    const answer = await media.get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toHaveProperty('error')
    expect(media.queue.made).toEqual([])
  })

  test.each(['%', '%zz', '%c3%28', 'blog/%ff'])('%s as an id is refused without a 5xx', async (id) => {
    await using media = await openMedia()
    const { statusCode } = await media.get(`/media/image/upload/${THUMBNAIL}/v12/${id}`)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
  })

  test('the table of images is queried only for possible ids', async () => {
    await using media = await openMedia()
    await media.get(`/media/image/upload/${THUMBNAIL}/v12/blog%2f..%2fphoto`)
    await media.get('/media/image/upload/c_fill/v12/blog/photo')
    expect(media.asked).toEqual([])
  })

  test('a query string makes no additional variant', async () => {
    await using media = await openMedia()
    await media.get(addressOf(PHOTO))
    await media.get(`${addressOf(PHOTO)}?w=2000`)
    expect(media.queue.made).toHaveLength(1)
  })
})

describe('when something is broken', () => {
  test('a picture that takes too long is 503 with Retry-After, never 404', async () => {
    await using media = await openMedia({
      wrapStore: (store) => ({
        ...store,
        read: async () => {
          throw new Failure('unavailable', 'This picture takes too long to make.', { retryAfter: 60 })
        },
      }),
    })
    const answer = await media.get(addressOf(PHOTO))
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject({
      'retry-after': '60',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([
    ['missing', null],
    ['no picture', Buffer.from('not a picture')],
  ])('an original that is %s is a clean 404, and logged', async (_what, bytes) => {
    await using media = await openMedia()
    if (bytes) await media.store.write(originalKey(PHOTO), bytes)
    else await media.store.remove(originalKey(PHOTO))
    const answer = await media.get(addressOf(PHOTO))
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toMatch(/sharp|vips|originals|\/tmp/i)
    expect(media.log).toHaveLength(1)
    expect(media.log[0]).toMatchObject({ level: 50, publicId: 'blog/photo' })
  })

  // AVAIL-PICTURE-1
  test('a picture that ends its process is 503 with a time to come back, and the next is made', async () => {
    await using media = await openMedia()
    let isAnswered = false
    const asked = media.get(addressOf(PHOTO)).finally(() => {
      isAnswered = true
    })
    // Each process is killed before it can have begun its work.
    while (!isAnswered) {
      for (const pid of findPixelProcesses(process.pid)) process.kill(pid, 'SIGKILL')
      await pause(20)
    }
    const answer = await asked
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
    expect(answer.json()).toEqual({
      error: 'This picture cannot be made right now. Please try again in a moment.',
    })
    expect(media.log).toHaveLength(1)
    expect((await media.get(addressOf(PHOTO))).statusCode).toBe(200)
  })

  test('a store that cannot be reached is 503, and logged', async () => {
    await using media = await openMedia({
      wrapStore: (store) => ({ ...store, open: () => Promise.reject(new Error('EIO: /secret')) }),
    })
    const answer = await media.get(addressOf(PHOTO))
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('10')
    expect(answer.body).not.toContain('secret')
    expect(media.log[0]?.level).toBe(50)
  })

  test('a variant that cannot be stored is served all the same', async () => {
    await using media = await openMedia({
      wrapStore: (store) => ({ ...store, write: () => Promise.reject(new Error('ENOSPC')) }),
    })
    expect((await media.get(addressOf(PHOTO))).statusCode).toBe(200)
    expect(media.log[0]).toMatchObject({ level: 40, msg: expect.stringContaining('not be kept') })
  })

  test('a truncated variant is made again', async () => {
    await using media = await openMedia()
    await media.get(addressOf(PHOTO))
    const key = media.queue.made[0] ?? ''
    await media.store.write(key, Buffer.alloc(0))
    const answer = await media.get(addressOf(PHOTO))
    expect(answer.headers['content-type']).toBe('image/avif')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320 })
  })
})
