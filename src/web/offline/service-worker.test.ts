import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { SITE, smallCaches } from '../../../tests/support/small-caches.ts'

const handlers = new Map<string, (event: object) => void>()
const openWindow = vi.fn(async () => null)
const matchAll = vi.fn<() => Promise<{ url: string; focus: () => Promise<void> }[]>>(async () => [])

beforeAll(async () => {
  vi.stubGlobal('__BUILD__', 'build')
  vi.stubGlobal('__FILES__', [])
  vi.stubGlobal('self', {
    location: { origin: SITE },
    clients: { matchAll, openWindow },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
  })
  await import('./service-worker.ts')
  return () => vi.unstubAllGlobals()
})

afterEach(() => vi.restoreAllMocks())

/** Dispatches an event to the worker, and waits for all work it starts. */
async function send(name: string, event: object): Promise<unknown[]> {
  const work: Promise<unknown>[] = []
  const wait = (promise: Promise<unknown>) => void work.push(promise)
  handlers.get(name)?.({ ...event, respondWith: wait, waitUntil: wait })
  return Promise.all(work)
}

// OFF-NET-2
test('a file is fetched from the network where the browser cannot read its cache', async () => {
  const broken = () => Promise.reject(new DOMException('The storage is damaged', 'UnknownError'))
  vi.stubGlobal('caches', { match: broken, keys: broken, open: broken })
  vi.stubGlobal('fetch', async () => new Response('the file'))
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const [answer] = await send('fetch', { request: new Request(`${SITE}/assets/page-abc.js`) })
  if (!(answer instanceof Response)) throw new Error('The worker gave no answer')
  expect(await answer.text()).toBe('the file')
  expect(warn).toHaveBeenCalled()
})

// OFF-COPY-1
test('on a full device the remaining saved copies are not fetched on every page', async () => {
  vi.stubGlobal('location', { origin: SITE })
  vi.stubGlobal('caches', smallCaches(2))
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path)
    const page = new Response('<h1>Soup</h1>', { headers: { 'content-type': 'text/html' } })
    return Object.defineProperties(page, { type: { value: 'basic' }, url: { value: SITE + path } })
  })
  const saved = [6, 5, 4, 3, 2, 1].map((savedAt) => ({ path: `/recipes/soup-${savedAt}`, savedAt }))
  const tell = () => send('message', { data: { type: 'device-news', saved, read: null } })
  await tell()
  fetched.length = 0
  await tell()
  expect(fetched).toEqual(['/recipes/soup-4', '/recipes/soup-3'])
})

// COOK-TIMER-2
test.each([
  ['the page it is about', ['/', '/recipes/soup/cook'], '/recipes/soup/cook'],
  ['any page of the site, which rings too', ['/admin', '/blog'], '/blog'],
  ['that page, opened', ['/admin'], null],
])('clicking a notification opens %s', async (_, open, focused) => {
  const seen: string[] = []
  const close = vi.fn()
  matchAll.mockResolvedValue(
    open.map((path) => ({ url: SITE + path, focus: async () => void seen.push(path) })),
  )
  openWindow.mockClear()
  await send('notificationclick', { notification: { close, data: { path: '/recipes/soup/cook' } } })
  expect(close).toHaveBeenCalled()
  expect(seen).toEqual(focused === null ? [] : [focused])
  expect(openWindow.mock.calls).toEqual(focused === null ? [['/recipes/soup/cook']] : [])
})

test.each([undefined, {}, { path: 'https://elsewhere.example' }, { path: '//elsewhere.example' }])(
  'a notification with %j opens nothing',
  async (data) => {
    openWindow.mockClear()
    await send('notificationclick', { notification: { close: () => undefined, data } })
    expect(openWindow).not.toHaveBeenCalled()
  },
)
