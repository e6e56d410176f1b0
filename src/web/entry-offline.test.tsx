import { afterEach, expect, test, vi } from 'vitest'
import { listenForOneTest } from '../../tests/support/listen-for-one-test.ts'

/*
 * When the service worker is registered and how it fetches, both in a document without a service worker. What it caches
 * and shows is tested in tests/e2e/offline.spec.ts.
 */

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

// OFF-COPY-3
test('the service worker is registered once the page has loaded and is idle', async () => {
  listenForOneTest()
  const register = vi.fn(() => Promise.reject(new Error('Registered, and that is all')))
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true })
  let becomeQuiet = () => {}
  vi.stubGlobal('requestIdleCallback', (start: () => void) => {
    becomeQuiet = start
  })
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  await import('./entry-offline.ts')
  becomeQuiet()
  expect(register).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  expect(register).not.toHaveBeenCalled()
  becomeQuiet()
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' })
})

// OFF-COPY-3
test('saved items are fetched two at a time', async () => {
  listenForOneTest()
  const emptyCache = { keys: async () => [], match: async () => undefined, addAll: async () => undefined }
  vi.stubGlobal('caches', {
    keys: async () => [],
    match: async () => undefined,
    open: async () => emptyCache,
    delete: async () => true,
  })
  vi.stubGlobal('clients', { matchAll: async () => [] })
  vi.stubGlobal('__BUILD__', 'of-a-test')
  vi.stubGlobal('__FILES__', [])
  const asked: string[] = []
  let underWay = 0
  let most = 0
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    underWay += 1
    most = Math.max(most, underWay)
    await new Promise((resolve) => setTimeout(resolve, 10))
    underWay -= 1
    // A page that is gone requests nothing further.
    return new Response('', { status: 404 })
  })
  await import('./offline/service-worker.ts')
  const saved = [1, 2, 3, 4, 5].map((number) => ({ path: `/recipes/saved-${number}`, savedAt: number }))
  let work: Promise<unknown> = Promise.resolve()
  const news = new MessageEvent('message', { data: { type: 'device-news', saved, read: null } })
  window.dispatchEvent(Object.assign(news, { waitUntil: (promise: Promise<unknown>) => (work = promise) }))
  await work
  // The item saved last comes first.
  expect(asked).toEqual(saved.map(({ path }) => path).toReversed())
  expect(most).toBe(2)
})
