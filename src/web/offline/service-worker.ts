/// <reference lib="webworker" />
import {
  ALWAYS_OFFLINE,
  copyPathOf,
  isPrivateAddress,
  NETWORK_TIMEOUT_MS,
  OFFLINE_PAGE,
  pictureOf,
  readPathOf,
} from '../../domain/offline/offline-copies.ts'
import { DAY, MINUTE } from '../../domain/time/durations.ts'
import { BUILD_CACHE, COPY_CACHE, itemOfPage, listCopies, readPage } from './copies.ts'
import {
  deleteCopy,
  evictExcessCopies,
  findPicture,
  type Reasons,
  storeCopy,
  updateCopyReasons,
} from './copy-cache.ts'
import {
  type CopiesChanged,
  type DeviceNews,
  isNetworkQuestion,
  type NetworkNews,
  readDeviceNews,
  ringPath,
} from './worker-messages.ts'

/**
 * The service worker (OFF-COPY-1, docs/decisions/012-service-worker.md): what was saved or just read opens without a
 * network. The network always comes first, so that no stale page is shown while a newer one is available; private pages
 * are left to the browser entirely.
 */
declare const self: ServiceWorkerGlobalScope

/** Filled in by `scripts/build-worker.ts`: a name that changes with any file, and the files readers may load. */
declare const __BUILD__: string
declare const __FILES__: readonly string[]

const OWN_CACHE = BUILD_CACHE + __BUILD__
/** A copy younger than this is not created again. */
const FRESH_COPY_MS = MINUTE
/** Interval of refetching the pages that always open, besides once per build: names and banner may have changed. */
const RENEW_PAGES_MS = DAY
/** Maximum number of fetches in flight. */
const AT_ONCE = 2

self.addEventListener('install', (event) => {
  // An open page continues with the files of its own build, which the server keeps for one more build.
  event.waitUntil(Promise.all([precacheFiles(), renewPages()]).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const preload = self.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([dropFormerCaches(), self.clients.claim(), preload]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const { origin, pathname } = url
  const isOwn = origin === self.location.origin
  if (request.method !== 'GET') return
  if (isOwn && pathname.startsWith('/assets/')) event.respondWith(answerFile(event))
  else if (isOwn && request.mode === 'navigate' && !isPrivateAddress(url))
    event.respondWith(networkFirst(event, () => findPageOrOffline(url)))
  else if (isOwn && readPathOf(pathname) !== null)
    event.respondWith(networkFirst(event, () => findRead(pathname)))
  else if (request.destination === 'image' && pictureOf(url) !== null)
    event.respondWith(networkFirst(event, () => findPicture(url)))
})

/** Answers with the stored file of this build: its name changes with its content. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const own = await quietly(() => caches.match(request, { cacheName: OWN_CACHE, ignoreVary: true }))
  return own ?? networkFirst(event, () => caches.match(request, { ignoreVary: true }))
}

/** Returns undefined where the browser cannot read its cache: the network answers instead. */
async function quietly(find: () => Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    return await find()
  } catch (error) {
    console.warn('Offline copies cannot be read:', error)
    return undefined
  }
}

async function findPageOrOffline({ pathname, search }: URL): Promise<Response | undefined> {
  // The query, such as a letter link's parameter, does not select the page.
  const page = (await findPage(pathname)) ?? (await findPage(OFFLINE_PAGE))
  // A moved page is opened under its current address only, as the server would redirect it.
  const present = page?.headers.get('content-location')
  return present && present !== pathname ? Response.redirect(present + search) : page
}

async function findRead(pathname: string): Promise<Response | undefined> {
  const html = await readPage(readPathOf(pathname) ?? '')
  const found = html === null ? null : itemOfPage(html)
  return found ? Response.json(found.item) : undefined
}

/** Returns the network's answer whatever it is; the stored copy only when there is none. */
async function networkFirst(
  event: FetchEvent,
  findKept: () => Promise<Response | undefined>,
): Promise<Response> {
  const { mode, url } = event.request
  const answer = await askNetwork(event).catch(() => null)
  // A file may come from the browser's own cache, which says nothing about the network.
  if (mode === 'navigate' || readPathOf(new URL(url).pathname) !== null)
    event.waitUntil(noteNetwork(answer !== null))
  return answer ?? (await quietly(findKept)) ?? Response.error()
}

/** @throws Error when there is no answer, or none in time */
async function askNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const answer = Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request))
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The network did not answer in time')), NETWORK_TIMEOUT_MS)
  })
  return Promise.race([answer, timeout])
}

/** Whether the last request reached the network; null before the first. */
let isNetworkReachable: boolean | null = null

async function noteNetwork(isThere: boolean): Promise<void> {
  const isNews = isNetworkReachable !== isThere
  isNetworkReachable = isThere
  if (isNews) await tellPages({ type: 'network', isThere })
}

async function findPage(pathname: string): Promise<Response | undefined> {
  const own = ALWAYS_OFFLINE.includes(pathname)
  if (own) return caches.match(pathname, { cacheName: OWN_CACHE, ignoreVary: true })
  return copyPathOf(pathname) === null ? undefined : caches.match(pathname, { ignoreVary: true })
}

/**
 * Fetches one file after the other, so that the open page's own requests are not delayed.
 *
 * @throws TypeError when a file cannot be fetched, as `renewPages`
 */
async function precacheFiles(): Promise<void> {
  const cache = await caches.open(OWN_CACHE)
  for (const file of __FILES__) if (!(await cache.match(file, { ignoreVary: true }))) await cache.add(file)
}

/** @throws TypeError when a page cannot be fetched: then this build's worker is not installed, the previous one stays */
async function renewPages(): Promise<void> {
  const cache = await caches.open(OWN_CACHE)
  await cache.addAll(ALWAYS_OFFLINE.map((path) => new Request(path, { cache: 'no-cache' })))
}

/** Deletes all caches of earlier workers that this one does not use, however old. */
async function dropFormerCaches(): Promise<void> {
  const inUse = new Set((await listCopies()).map(({ build }) => BUILD_CACHE + build))
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name !== OWN_CACHE && !name.startsWith(COPY_CACHE) && !inUse.has(name))
      .map((name) => caches.delete(name)),
  )
}

self.addEventListener('message', (event) => {
  if (isNetworkQuestion(event.data) && isNetworkReachable !== null) {
    const answer: NetworkNews = { type: 'network', isThere: isNetworkReachable }
    event.source?.postMessage(answer)
  }
  const news = readDeviceNews(event.data)
  if (news) event.waitUntil(inTurn(() => updateOfflineCopies(news)))
})

// Browsers leave the reaction to a press on a notification to the worker.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = ringPath(event.notification.data)
  if (path !== null) event.waitUntil(showPage(path))
})

/** Focuses the page itself if it is open, else any open page of the site, since timers ring on each; else opens it. */
async function showPage(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const own = pages.filter(({ url }) => !isPrivateAddress(new URL(url)))
  const page = own.find(({ url }) => new URL(url).pathname === path) ?? own[0]
  await (page ? page.focus() : self.clients.openWindow(path))
}

let underWay: Promise<void> = Promise.resolve()

/** Runs one after the other: two pages may report the same news. */
function inTurn(work: () => Promise<void>): Promise<void> {
  underWay = underWay
    .then(work)
    .catch((error: unknown) => console.warn('Offline copies are incomplete:', error))
  return underWay
}

async function updateOfflineCopies({ saved, read }: DeviceNews): Promise<void> {
  const now = Date.now()
  const copies = new Map((await listCopies()).map((copy) => [copy.path, copy]))
  const wanted = new Map<string, Reasons & { isDue: boolean }>()
  for (const { path, readAt, build } of copies.values())
    wanted.set(path, { readAt, savedAt: null, isDue: build !== __BUILD__ })
  for (const { path, savedAt } of saved) {
    if (copyPathOf(path) !== path) continue
    const known = wanted.get(path)
    wanted.set(path, { readAt: known?.readAt ?? null, savedAt, isDue: known?.isDue ?? true })
  }
  if (read !== null && copyPathOf(read) === read) {
    const known = wanted.get(read)
    const isFresh = known?.readAt && now - known.readAt < FRESH_COPY_MS
    wanted.set(read, { readAt: now, savedAt: known?.savedAt ?? null, isDue: !isFresh || known.isDue })
  }
  // The item just read first, then those saved last.
  const order = [...wanted].sort(([, a], [, b]) => newest(b) - newest(a))
  const due = order.filter(([, { isDue }]) => isDue)
  for (const [path, { readAt, savedAt }] of order) {
    const copy = copies.get(path)
    if (copy && (copy.readAt !== readAt || copy.savedAt !== savedAt))
      await updateCopyReasons(path, { readAt, savedAt })
    if (readAt === null && savedAt === null) await deleteCopy(path)
  }
  let hasRoom = true
  while (hasRoom && due.length > 0) {
    const areKept = await Promise.all(
      due
        .splice(0, AT_ONCE)
        .map(([path, { readAt, savedAt }]) => storeCopy(path, { readAt, savedAt }, __BUILD__)),
    )
    hasRoom = areKept.every(Boolean)
    await evictExcessCopies()
    await tellPages({ type: 'copies-changed' })
  }
  await evictExcessCopies()
  await renewOldPages()
  await dropFormerCaches()
}

function newest({ readAt, savedAt }: Reasons): number {
  return Math.max(readAt ?? 0, savedAt ?? 0)
}

async function renewOldPages(): Promise<void> {
  const page = await findPage(OFFLINE_PAGE)
  const madeAt = Date.parse(page?.headers.get('date') ?? '')
  if (!(Date.now() - madeAt < RENEW_PAGES_MS)) await renewPages().catch(() => undefined)
}

async function tellPages(message: CopiesChanged | NetworkNews): Promise<void> {
  for (const client of await self.clients.matchAll()) client.postMessage(message)
}
