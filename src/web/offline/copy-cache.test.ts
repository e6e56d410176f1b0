import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SITE, smallCaches } from '../../../tests/support/small-caches.ts'
import { listCopies } from './copies.ts'
import { storeCopy } from './copy-cache.ts'

/** The redirects, from old address to current one. */
const moved = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('location', { origin: SITE })
  vi.stubGlobal('caches', smallCaches(2))
  vi.stubGlobal('fetch', async (path: string) => {
    const page = new Response('<h1>Soup</h1>', { headers: { 'content-type': 'text/html' } })
    return Object.defineProperties(page, {
      type: { value: 'basic' },
      url: { value: SITE + (moved.get(path) ?? path) },
      redirected: { value: moved.has(path) },
    })
  })
})
afterEach(() => {
  moved.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const kept = async () => (await listCopies()).map(({ path }) => path).sort()
const keepRead = (slug: string, readAt: number) =>
  storeCopy(`/recipes/${slug}`, { readAt, savedAt: null }, 'build')
const keepSaved = (slug: string, savedAt: number) =>
  storeCopy(`/recipes/${slug}`, { readAt: null, savedAt }, 'build')

// OFF-COPY-1
test('on a full device saved copies replace copies that were only read', async () => {
  await keepRead('old', 1)
  await keepRead('new', 2)
  await keepSaved('saved', 3)
  expect(await kept()).toEqual(['/recipes/new', '/recipes/saved'])
})

test('a copy of lower priority than all stored ones replaces none', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  await keepSaved('one', 1)
  await keepSaved('other', 2)
  expect(await keepRead('read', 3)).toBe(false)
  expect(await kept()).toEqual(['/recipes/one', '/recipes/other'])
  expect(warn).toHaveBeenCalledOnce()
})

test('a renewed copy replaces its former version before any other copy', async () => {
  vi.stubGlobal('caches', smallCaches(3))
  await keepRead('other', 1)
  moved.set('/recipes/soup', '/recipes/soup-2')
  await keepRead('soup', 2)
  moved.set('/recipes/soup', '/recipes/soup-3')
  expect(await keepRead('soup', 3)).toBe(true)
  expect(await kept()).toEqual(['/recipes/other', '/recipes/soup'])
})
