import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listCopies } from './copies.ts'
import { keepCopy } from './keep-copies.ts'

const SITE = 'https://example.com'
/** How many pages there is room for. */
const ROOM = 2

/** What of the browser's caches is asked for here, with room for few pages. */
function smallCaches() {
  const all = new Map<string, Map<string, Response>>()
  const addressOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, SITE).href
  const pages = () =>
    [...all.values()].flatMap((cache) => [...cache.keys()].filter((url) => !url.endsWith('.json')))
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, Response>()
    all.set(name, cache)
    return {
      put: async (address: string, response: Response) => {
        const url = addressOf(address)
        if (!url.endsWith('.json') && !cache.has(url) && pages().length >= ROOM)
          throw new DOMException('Quota exceeded.', 'QuotaExceededError')
        cache.set(url, response)
      },
      keys: async () => [...cache.keys()].map((url) => ({ url })),
      delete: async (request: { url: string }) => cache.delete(addressOf(request)),
    }
  }
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      all.get(cacheName)?.get(addressOf(address))?.clone(),
  }
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: SITE })
  vi.stubGlobal('caches', smallCaches())
  vi.stubGlobal('fetch', async (path: string) => {
    const page = new Response('<h1>Soup</h1>', { headers: { 'content-type': 'text/html' } })
    return Object.defineProperties(page, { type: { value: 'basic' }, url: { value: SITE + path } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const kept = async () => (await listCopies()).map(({ path }) => path).sort()
const keepRead = (slug: string, readAt: number) =>
  keepCopy(`/recipes/${slug}`, { readAt, savedAt: null }, 'build')
const keepSaved = (slug: string, savedAt: number) =>
  keepCopy(`/recipes/${slug}`, { readAt: null, savedAt }, 'build')

// OFF-COPY-1
test('on a full device what is saved takes the room of what was only read', async () => {
  await keepRead('old', 1)
  await keepRead('new', 2)
  await keepSaved('saved', 3)
  expect(await kept()).toEqual(['/recipes/new', '/recipes/saved'])
})

test('what is wanted less than all that is kept leaves it as it is', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  await keepSaved('one', 1)
  await keepSaved('other', 2)
  await keepRead('read', 3)
  expect(await kept()).toEqual(['/recipes/one', '/recipes/other'])
  expect(warn).toHaveBeenCalledOnce()
})
