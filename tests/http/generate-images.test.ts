import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { generatedImagesAnswer } from '../../src/domain/illustrations/image-suggestion-calls.ts'
import { isMarkedAiGenerated } from '../../src/domain/images/digital-source.ts'
import { DAY, HOUR } from '../../src/domain/time/durations.ts'
import { GENERATIONS_A_DAY } from '../../src/server/api/admin/generate-images/suggestions.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { openAppForEach } from '../support/app-for-each.ts'
import { listAuditEntries } from '../support/audit-entries.ts'
import { answerJson, startImageApi, type TestImageApi } from '../support/image-api.ts'
import { paintHalves } from '../support/image-samples.ts'

const NOW = '2026-03-04T12:00:00.000Z'
const SOUP = { contentType: 'recipe', title: 'Roast Tomato Soup', description: 'With basil and bread' }
const WALK = { contentType: 'blog', title: 'The case for the long walk', excerpt: 'Outside, in nature.' }
const FAILED = { error: 'Failed to generate images. Please try again.' }

let app: TestApp
let ask: AdminClient
async function begin(opened: TestApp) {
  app = opened
  ask = await openAdminClient(app)
}
async function open(environment: Record<string, string>) {
  await begin(await openTestApp({ now: NOW, environment }))
  onTestFinished(() => app.close())
}

const generate = (payload: object) => ask('POST', '/generate-images', payload)
async function suggest(payload: object) {
  const response = await generate(payload)
  expect(response.statusCode, response.body).toBe(200)
  return generatedImagesAnswer.parse(response.json()).images
}
const fetchPicture = (url: string) => ask('GET', url.replace('/api/admin', ''))
const idsOf = (images: readonly { id: string }[]) => images.map(({ id }) => id)

describe('without an image API', () => {
  openAppForEach(() => openTestApp({ now: NOW }), begin)

  // IMG-SUGGEST-1
  test.each([
    [WALK, 1600, 900],
    [SOUP, 1600, 1200],
  ])('four drawn pictures with their stated size: %o', async (texts, width, height) => {
    const images = await suggest(texts)
    expect(images).toHaveLength(4)
    expect(new Set(idsOf(images)).size).toBe(4)
    for (const image of images) {
      expect(image).toMatchObject({
        width,
        height,
        source: 'illustrator',
        alt: expect.stringMatching(/\w{3}/),
      })
      const response = await fetchPicture(image.url)
      expect(response.statusCode).toBe(200)
      expect(response.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      expect(response.rawPayload.length).toBeLessThan(2_000_000)
      const metadata = await sharp(response.rawPayload).metadata()
      expect([metadata.format, metadata.width, metadata.height]).toEqual(['png', width, height])
      expect(isMarkedAiGenerated(metadata.xmpAsString ?? '')).toBe(false)
    }
  })

  test('the same texts get the same pictures until others are requested', async () => {
    const first = await suggest(SOUP)
    expect(await suggest({ ...SOUP, excerpt: '', dietaryTags: [] })).toEqual(first)
    const second = await suggest({ ...SOUP, again: true })
    const third = await suggest({ ...SOUP, again: true })
    expect(new Set([...idsOf(first), ...idsOf(second), ...idsOf(third)]).size).toBe(12)
    expect(await suggest(SOUP)).toEqual(third)
    expect(idsOf(await suggest(WALK))).not.toContain(first[0]?.id)
  })

  test('another process without the texts draws the same picture', async () => {
    const [image] = await suggest(SOUP)
    if (!image) throw new Error('No picture')
    const here = await fetchPicture(image.url)
    const other = await openTestApp({ now: NOW })
    onTestFinished(() => other.close())
    const there = await (await openAdminClient(other))('GET', image.url.replace('/api/admin', ''))
    expect(there.rawPayload.equals(here.rawPayload)).toBe(true)
  })

  test('without a session both are refused', async () => {
    const [image] = await suggest(SOUP)
    for (const request of [
      { method: 'POST' as const, url: '/api/admin/generate-images', payload: SOUP },
      { method: 'GET' as const, url: image?.url ?? '' },
    ]) {
      const response = await app.server.inject(request)
      expect(response.statusCode).toBe(401)
      expect(response.json()).toEqual({ error: expect.any(String) })
    }
  })

  test.each([
    [{ contentType: 'recipe' }, 'title', 'Title is required'],
    [{ contentType: 'recipe', title: '   ' }, 'title', 'Title is required'],
    [{ contentType: 'recipe', title: 7 }, 'title', 'Title must be text'],
    [{ contentType: 'recipe', title: 'x'.repeat(201) }, 'title', 'Title can be at most 200 characters'],
    [{ contentType: 'page', title: 'A' }, 'contentType', 'contentType must be blog or recipe'],
    [{ title: 'A' }, 'contentType', 'contentType must be blog or recipe'],
    [{ ...SOUP, excerpt: 'x'.repeat(2001) }, 'excerpt', 'Excerpt can be at most 2000 characters'],
    [{ ...SOUP, dietaryTags: 'vegan' }, 'dietaryTags', 'Dietary tags must be a list'],
    [{ ...SOUP, again: 'yes' }, 'again', 'again is true or false'],
    [{ ...SOUP, title: 'A\u0000B' }, 'title', expect.stringContaining('cannot be used')],
  ])('%o is refused', async (payload, field, message) => {
    const response = await generate(payload)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error: message, details: [{ field, message }] })
  })

  test.each(['<script>alert(1)</script>', '🥑🍅', '"><svg onload=1>', '__proto__', '漢字'])(
    '%j is an ordinary title',
    async (title) => {
      const images = await suggest({ contentType: 'blog', title, description: null, dietaryTags: null })
      const response = await fetchPicture(images[0]?.url ?? '')
      expect(response.statusCode).toBe(200)
    },
  )

  test.each(['nothing', 'drawn-blog-mat-1-00000000-script', 'ai-7', '..%2f..%2fsite.db', 'UPPER'])(
    '%s is not an id of a picture',
    async (id) => {
      const response = await ask('GET', `/generated-images/${id}`)
      expect([400, 404]).toContain(response.statusCode)
      expect(response.json()).toMatchObject({ error: expect.any(String) })
    },
  )
})

describe('with an image API', () => {
  let api: TestImageApi
  let png: Buffer
  beforeAll(async () => {
    png = await paintHalves(1536, 1024).png().toBuffer()
  })
  beforeEach(async () => {
    api = await startImageApi()
    onTestFinished(() => api.close())
    await open({ AI_IMAGES_URL: api.url, AI_IMAGES_KEY: 'sk-secret', AI_IMAGES_MODEL: 'paper-1' })
  })
  const base64 = (bytes: Buffer = png) => ({ b64_json: bytes.toString('base64') })
  const four = <T>(item: T) => ({ created: 1, data: [item, item, item, item] })

  // RUN-CONFIG-11
  test('a model paints four, in the house style, cropped and marked', async () => {
    api.answer(answerJson(four(base64())))
    const images = await suggest(SOUP)
    expect(images.map(({ width, height, source }) => [width, height, source])).toEqual(
      Array(4).fill([1365, 1024, 'ai']),
    )
    const response = await fetchPicture(images[3]?.url ?? '')
    expect(response.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
    const metadata = await sharp(response.rawPayload).metadata()
    expect([metadata.width, metadata.height]).toEqual([1365, 1024])
    expect(isMarkedAiGenerated(metadata.xmpAsString ?? '')).toBe(true)
    const [order] = api.orders
    expect(order).toMatchObject({
      model: 'paper-1',
      n: 4,
      size: '1536x1024',
      authorization: 'Bearer sk-secret',
    })
    expect(order?.prompt).toContain('cut coloured paper')
    expect(order?.prompt).toContain('Roast Tomato Soup')
  })

  test('addresses in place of bytes are fetched from the API’s own origin', async () => {
    api.files.set('a.png', png)
    api.answer(answerJson(four({ url: `${api.origin}/files/a.png` })))
    expect(await suggest(WALK)).toHaveLength(4)
    expect(api.fetched).toHaveLength(4)
  })

  test('paid pictures are reused for a day by every process; `again` pays for new ones', async () => {
    api.answer(answerJson(four(base64())))
    const first = await suggest(SOUP)
    expect(await suggest(SOUP)).toEqual(first)
    expect(api.orders).toHaveLength(1)
    const second = await suggest({ ...SOUP, again: true })
    expect(idsOf(second)).not.toContain(first[0]?.id)
    expect(await suggest(SOUP)).toEqual(second)
    expect(api.orders).toHaveLength(2)
    app.setNow(new Date(Date.parse(NOW) + DAY + HOUR).toISOString())
    ask = await openAdminClient(app)
    expect((await fetchPicture(second[0]?.url ?? '')).statusCode).toBe(404)
    await suggest(SOUP)
    expect(api.orders).toHaveLength(3)
  })

  test('concurrent equal requests call the model once', async () => {
    const { promise: opened, resolve: openGate } = Promise.withResolvers<void>()
    api.answer(async (order, response) => {
      await opened
      await answerJson(four(base64()))(order, response)
    })
    const both = Promise.all([suggest(SOUP), suggest({ ...SOUP, again: true }), suggest(SOUP)])
    await expect.poll(() => api.orders.length).toBe(1)
    openGate()
    const [one, two, three] = await both
    expect(two).toEqual(one)
    expect(three).toEqual(one)
    expect(api.orders).toHaveLength(1)
  })

  test('the usable pictures of an answer are used', async () => {
    api.answer(answerJson({ data: [base64(Buffer.from('not a picture')), base64()] }))
    expect(await suggest(WALK)).toHaveLength(1)
  })

  test.each([
    ['an error', answerJson({ error: { message: 'quota of sk-secret exceeded' } }, 429)],
    ['a failure', answerJson('oops', 500)],
    ['no JSON', answerJson('<html>', 200)],
    ['nothing', answerJson({ data: [] })],
    ['garbage', answerJson({ data: [{ b64_json: 'bm90IGEgcGljdHVyZQ==' }] })],
    [
      'a picture of the metadata service',
      answerJson({ data: [{ url: 'http://169.254.169.254/latest/meta-data' }] }),
    ],
    ['a picture of another inner server', answerJson({ data: [{ url: 'http://127.0.0.1:9/a.png' }] })],
    ['a picture by an inner name', answerJson({ data: [{ url: 'http://localhost:9/a.png' }] })],
    ['a file', answerJson({ data: [{ url: 'file:///etc/passwd' }] })],
  ])('%s gets the documented message and is remembered', async (_name, answering) => {
    api.answer(answering)
    const response = await generate(SOUP)
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual(FAILED)
    const { entries } = await listAuditEntries(app.store.db, { limit: 5, page: 1 })
    expect(entries.find(({ action }) => action === 'images_generated')).toMatchObject({
      success: false,
      userType: 'admin',
      details: { source: 'ai', contentType: 'recipe' },
    })
    api.answer(answerJson(four(base64())))
    expect(await suggest(SOUP)).toHaveLength(4)
  })

  test('a redirect into the inner network is not followed', async () => {
    const inner = await startImageApi()
    onTestFinished(() => inner.close())
    inner.files.set('a.png', png)
    api.files.set('a.png', { location: `${inner.origin}/files/a.png` })
    api.answer(answerJson({ data: [{ url: `${api.origin}/files/a.png` }] }))
    expect((await generate(SOUP)).statusCode).toBe(503)
    expect(api.fetched).toHaveLength(1)
    expect(inner.fetched).toEqual([])
  })

  test('generations per day are limited', async () => {
    api.answer(answerJson({}, 500))
    for (let turn = 0; turn < GENERATIONS_A_DAY; turn += 1) {
      expect((await generate({ ...SOUP, title: `Soup ${turn}` })).statusCode).toBe(503)
    }
    const refused = await generate(SOUP)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().error).toContain(`${GENERATIONS_A_DAY} times within a day`)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600)
    expect(api.orders).toHaveLength(GENERATIONS_A_DAY)
    app.setNow(new Date(Date.parse(NOW) + DAY + HOUR).toISOString())
    ask = await openAdminClient(app)
    api.answer(answerJson(four(base64())))
    await suggest(SOUP)
  })
})
