import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { createResponse, encodeResponse, ResponseCache } from './response-cache.ts'

const NOW = Date.parse('2026-03-04T12:00:00Z')

function entry(body: string, status = 200, expiresAt?: number) {
  return createResponse({
    status,
    contentType: 'text/html',
    body,
    headers: {},
    ...(expiresAt ? { expiresAt } : {}),
  })
}

async function fill(cache: ResponseCache, key: string, body = key, paths = [key.split('?')[0] ?? key]) {
  return cache.getOrRender(key, async () => ({ ...entry(body), paths }))
}

describe('ResponseCache', () => {
  // API-CACHE-2
  test('renders once for concurrent requests', async () => {
    const cache = new ResponseCache({ maxEntries: 10 })
    let renders = 0
    const ask = () =>
      cache.getOrRender('/', async () => {
        renders++
        await new Promise((resolve) => setTimeout(resolve, 5))
        return entry('home')
      })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(renders).toBe(1)
    expect(new Set(answers).size).toBe(1)
    expect(cache.get('/', NOW)).toBe(answers[0])
  })

  test('invalidating a path invalidates all its query variants', async () => {
    const cache = new ResponseCache({ maxEntries: 10 })
    for (const key of ['/blog', '/blog?page=2', '/blog/a', '/']) await fill(cache, key)
    cache.invalidate(['/blog'])
    expect(cache.get('/blog', NOW)).toBeUndefined()
    expect(cache.get('/blog?page=2', NOW)).toBeUndefined()
    expect(cache.get('/blog/a', NOW)).toBeDefined()
    expect(cache.get('/', NOW)).toBeDefined()
  })

  test('invalidating null clears the cache', async () => {
    const cache = new ResponseCache({ maxEntries: 10 })
    await fill(cache, '/a')
    cache.invalidate(null)
    expect(cache.size).toBe(0)
  })

  test('sends but does not cache a page whose data changed during rendering; the next request renders anew', async () => {
    const cache = new ResponseCache({ maxEntries: 10 })
    const old = cache.getOrRender('/', async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return entry('old')
    })
    cache.invalidate(['/'])
    const fresh = cache.getOrRender('/', async () => entry('fresh'))
    expect((await old).etag).not.toBe((await fresh).etag)
    expect(cache.get('/', NOW)).toBe(await fresh)
  })

  test('missing pages and failures are not cached', async () => {
    const cache = new ResponseCache({ maxEntries: 10 })
    await cache.getOrRender('/nowhere', async () => entry('not here', 404))
    await expect(cache.getOrRender('/broken', () => Promise.reject(new Error('store')))).rejects.toThrow(
      'store',
    )
    expect(cache.size).toBe(0)
    expect((await fill(cache, '/broken')).status).toBe(200)
  })

  test('the number of pages is bounded; the least recently used is evicted first', async () => {
    const cache = new ResponseCache({ maxEntries: 2 })
    for (const key of ['/1', '/2']) await fill(cache, key)
    cache.get('/1', NOW)
    await fill(cache, '/3')
    expect(cache.get('/1', NOW)).toBeDefined()
    expect(cache.get('/2', NOW)).toBeUndefined()
    expect(cache.get('/3', NOW)).toBeDefined()
  })

  test('the memory of the pages is bounded, also after invalidations', async () => {
    const cache = new ResponseCache({ maxEntries: 100, maxBytes: 5_000 })
    const page = 'x'.repeat(1_000)
    for (const key of ['/1', '/2', '/3']) await fill(cache, key, page)
    expect(cache.size).toBe(3)
    await fill(cache, '/4', page)
    expect([cache.size, cache.has('/1')]).toEqual([3, false])
    cache.invalidate(['/2', '/3'])
    for (const key of ['/5', '/6', '/4']) await fill(cache, key, page)
    expect(['/4', '/5', '/6'].map((key) => cache.has(key))).toEqual([true, true, true])
  })

  // AVAIL-CACHE-1
  test('an entry expires at its time', async () => {
    const cache = new ResponseCache({ maxEntries: 2 })
    await cache.getOrRender('/terms', async () => entry('today', 200, NOW))
    expect(cache.get('/terms', NOW - 1)).toBeDefined()
    expect(cache.get('/terms', NOW)).toBeUndefined()
  })
})

describe('encodings', () => {
  test('each encoding contains the same page and is made once', async () => {
    const page = entry('<p>å</p>'.repeat(100))
    const [brotli, again, zipped, plain] = await Promise.all([
      encodeResponse(page, 'br'),
      encodeResponse(page, 'br'),
      encodeResponse(page, 'gzip'),
      encodeResponse(page, 'identity'),
    ])
    expect(brotli).toBe(again)
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true)
    expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true)
    expect(new Set([brotli.etag, zipped.etag, plain.etag]).size).toBe(3)
  })

  test('a page requested again is compressed more strongly, under the same tag', async () => {
    const page = entry(Array.from({ length: 500 }, (_, index) => `<p>${index * index}</p>`).join(''))
    const first = await encodeResponse(page, 'br')
    await encodeResponse(page, 'br')
    const { bytes, etag } = await vi.waitUntil(async () => {
      const variant = await encodeResponse(page, 'br')
      return variant.bytes.length < first.bytes.length && variant
    })
    expect(brotliDecompressSync(bytes).equals(page.plain)).toBe(true)
    expect(etag).toBe(first.etag)
  })

  test('a page that is not cached is not compressed more strongly', async () => {
    const page = entry('<p>Gone</p>'.repeat(500), 404)
    for (let asked = 0; asked < 3; asked++) await encodeResponse(page, 'br')
    expect(page.isDense).toBe(false)
  })
})
