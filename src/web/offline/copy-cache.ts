import {
  copiesToEvict,
  copyPathOf,
  evictionCandidate,
  pictureOf,
} from '../../domain/offline/offline-copies.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { COPY_CACHE, COPY_FACTS, listCopies, readCopy, type StoredCopy } from './copies.ts'

/** Runs in the service worker: creates, refreshes and drops offline copies. */

/** Maximum number of pictures per item; an article with more opens without the rest. */
const MAX_PICTURES = 20
const FETCH_TIMEOUT_MS = 20 * SECOND
/** Byte for byte the header Chrome sends for pictures, so that a picture just shown is found in its cache. */
const ACCEPT_PICTURE = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

/** Why a copy is kept. */
export type Reasons = Pick<StoredCopy, 'readAt' | 'savedAt'>

/**
 * Fetches an item's page, its cook mode, its pictures and those of its files that no build cached here has, and
 * replaces the former copy. The copy of a page that is gone is deleted; when the network fails the copy stays as it is.
 *
 * @param path the item's
 * @param build the build this worker belongs to
 * @returns false when this device has no room for the copy
 */
export async function storeCopy(path: string, reasons: Reasons, build: string): Promise<boolean> {
  const response = await fetchQuietly(path)
  if (!response) return true
  if (response.status === 404 || response.status === 410) {
    await deleteCopy(path)
    return true
  }
  if (!isKeepable(response)) return true
  const html = await response.clone().text()
  const canonical = new URL(response.url).pathname
  // A redirected response cannot be used for a navigation.
  const page = response.redirected
    ? new Response(html, { headers: withLocation(response, canonical) })
    : response
  const parts = new Map([[path, page]])
  // A moved recipe opens under both addresses.
  if (canonical !== path && copyPathOf(canonical) === canonical) parts.set(canonical, page.clone())
  const cookMode = html.includes(`href="${canonical}/cook"`) ? await fetchQuietly(`${canonical}/cook`) : null
  let cookHtml = ''
  if (cookMode && isKeepable(cookMode)) {
    parts.set(`${canonical}/cook`, cookMode)
    cookHtml = await cookMode.clone().text()
  }
  for (const file of await missingFiles(html + cookHtml)) {
    const fetched = await fetchQuietly(file)
    // Without its files the page would not work: the former copy stays.
    if (!fetched?.ok) return true
    parts.set(file, fetched)
  }
  // 'Cook next' is at the end; its pictures belong to other recipes.
  for (const candidates of picturesIn(html.split('aria-labelledby="cook-next"', 1)[0] ?? html)) {
    const picture = await fetchPicture(candidates)
    if (picture) parts.set(picture.url, picture)
  }
  return makeRoomAndStore(path, parts, reasons, build)
}

/**
 * Stores a copy. A device may have less room than the limits allow: then the copy's own former version is dropped, and
 * after that less wanted copies. Returns false when that is not enough.
 */
async function makeRoomAndStore(...copy: Parameters<typeof store>): Promise<boolean> {
  const [path, , reasons] = copy
  try {
    await store(...copy)
    return true
  } catch (error) {
    const former = await readCopy(path)
    // An incomplete copy is dropped.
    await deleteCopy(path)
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error
    const spare = former ?? evictionCandidate(await listCopies(), reasons)
    if (spare === undefined) {
      console.warn('This device has no room for an offline copy:', path)
      return false
    }
    await deleteCopy(spare.path)
    return makeRoomAndStore(...copy)
  }
}

function withLocation({ headers }: Response, path: string): Headers {
  const located = new Headers(headers)
  located.set('content-location', path)
  return located
}

async function store(
  path: string,
  parts: ReadonlyMap<string, Response>,
  reasons: Reasons,
  build: string,
): Promise<void> {
  let bytes = 0
  for (const part of parts.values()) bytes += (await part.clone().arrayBuffer()).byteLength
  const cache = await caches.open(COPY_CACHE + path)
  await Promise.all([...parts].map(([address, part]) => cache.put(address, part.clone())))
  await putFacts({ path, bytes, build, ...reasons })
  const present = new Set(
    [...parts.keys(), COPY_FACTS].map((address) => new URL(address, location.origin).href),
  )
  const former = (await cache.keys()).filter(({ url }) => !present.has(url))
  await Promise.all(former.map((request) => cache.delete(request)))
}

async function putFacts({ path, ...facts }: StoredCopy): Promise<void> {
  const cache = await caches.open(COPY_CACHE + path)
  await cache.put(COPY_FACTS, Response.json(facts))
}

/** Updates why a copy is kept, without fetching it again. */
export async function updateCopyReasons(path: string, reasons: Reasons): Promise<void> {
  const copy = await readCopy(path)
  if (copy) await putFacts({ ...copy, ...reasons })
}

export async function deleteCopy(path: string): Promise<void> {
  await caches.delete(COPY_CACHE + path)
}

/** Drops copies beyond the limits, and copies that were never completed. */
export async function evictExcessCopies(): Promise<void> {
  const copies = await listCopies()
  for (const path of copiesToEvict(copies)) await deleteCopy(path)
  const finished = new Set(copies.map(({ path }) => COPY_CACHE + path))
  for (const name of await caches.keys())
    if (name.startsWith(COPY_CACHE) && !finished.has(name)) await caches.delete(name)
}

/** Whether a response may be stored: a complete page of this site that is not private. */
function isKeepable(response: Response): boolean {
  return (
    response.ok &&
    response.type === 'basic' &&
    (response.headers.get('content-type') ?? '').startsWith('text/html') &&
    !/no-store|private/.test(response.headers.get('cache-control') ?? '')
  )
}

/** Fetches an address; null when the network fails or takes too long. */
async function fetchQuietly(address: string, headers: HeadersInit = {}): Promise<Response | null> {
  try {
    return await fetch(address, { headers, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
  } catch {
    return null
  }
}

/** Returns the build files that a page references and no cache here contains: those of another build than this worker's. */
async function missingFiles(html: string): Promise<string[]> {
  const named = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])
  const missing = []
  for (const file of named) if (!(await caches.match(file))) missing.push(file)
  return missing
}

/** Returns the addresses of each picture of a page: first the variant for a medium-sized screen, then the others. */
function picturesIn(html: string): string[][] {
  const found = new Map<string, string[]>()
  for (const [tag] of html.matchAll(/<img\b[^>]*>/g)) {
    const attribute = (name: string) =>
      new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const sources = attribute('srcset')
      .split(/,\s+/)
      .map((source) => source.split(' ', 1)[0] ?? '')
    const candidates = [attribute('src'), ...sources.reverse()].filter((address) => address !== '')
    const picture = candidates[0] && pictureOf(new URL(candidates[0], location.origin))
    if (picture && !found.has(picture) && found.size < MAX_PICTURES) found.set(picture, candidates)
  }
  return [...found.values()]
}

/** Returns the variant in the browser's own cache, since it has just been shown; else fetches one. */
async function fetchPicture(candidates: readonly string[]): Promise<Response | null> {
  const headers = { accept: ACCEPT_PICTURE }
  for (const address of candidates) {
    const known = await fetch(address, { headers, cache: 'only-if-cached', mode: 'same-origin' }).catch(
      () => null,
    )
    if (known?.ok) return known
  }
  const fetched = candidates[0] ? await fetchQuietly(candidates[0], headers) : null
  return fetched?.ok ? fetched : null
}

/** Finds any stored variant of a picture. */
export async function findPicture(address: URL): Promise<Response | undefined> {
  const exact = await caches.match(address.href)
  const wanted = pictureOf(address)
  if (exact || wanted === null) return exact
  for (const name of await caches.keys()) {
    if (!name.startsWith(COPY_CACHE)) continue
    const cache = await caches.open(name)
    const variant = (await cache.keys()).find(({ url }) => pictureOf(new URL(url)) === wanted)
    if (variant) return cache.match(variant)
  }
}
