import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { normalizePath } from '../../domain/import/old-path.ts'
import { dayIn, startOfNextDay } from '../../domain/time/dates.ts'
import { RETRY_SECONDS } from '../api/error-handler.ts'
import type { SiteQueries } from '../api/public/site-queries.ts'
import { isUnavailable } from '../store/database.ts'
import { canonicalPath, carryQuery } from './canonical-path.ts'
import { machineFiles } from './machine-file-routes.ts'
import { sendOutagePage } from './outage-page.ts'
import { chooseEncoding, createPageEntry, encodeEntry, type PageCache, type PageEntry } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { CLOSED_POLICY, commonSecurityHeaders } from './security-headers.ts'
import type { SiteChanges } from './site-changes.ts'
import { createStoreReader } from './store-reader.ts'
import type { WebBuild } from './web-build.ts'

export interface PageOptions {
  build: WebBuild
  cache: PageCache
  changes: SiteChanges
  queries: SiteQueries
  clock: () => Date
  siteUrl: string
  /** What every page carries besides its own headers. */
  securityHeaders: Record<string, string>
}

/** A reader's browser always asks whether its copy is still true, so a change is seen at once. */
const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate'
const HTML = 'text/html; charset=utf-8'

/** Addresses that are answered elsewhere and never by a page. */
const NOT_PAGES = /^\/(api|media|assets|share-cards)(\/|$)|^\/healthz$/

/**
 * Every page and every file made for machines, through the page cache. The cache answers in `onRequest`,
 * before anything else is done for a request.
 */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { cache, changes, clock } = options

  app.addHook('onRequest', async (request, reply) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || NOT_PAGES.test(request.url)) return
    const key = pageKey(request.url)
    if (key === null) return
    const now = clock().getTime()
    changes.passTime(now)
    const entry = cache.get(key, now)
    if (!entry) return
    request.fromPageCache = true
    await sendEntry(entry, request, reply)
  })

  for (const [path, render] of Object.entries(machineFiles)) {
    app.get(path, async (request, reply) => {
      const entry = await cache.getOrRender(path, async () => {
        const { contentType, body } = await render(options)
        return createPageEntry({
          status: 200,
          contentType,
          body,
          headers: {
            ...commonSecurityHeaders(),
            'content-security-policy': CLOSED_POLICY,
            'cache-control': PAGE_CACHE_CONTROL,
          },
        })
      })
      await sendEntry(entry, request, reply)
      return reply
    })
  }

  app.get('/*', async (request, reply) => {
    await answerPage(options, request, reply)
    return reply
  })
}

async function answerPage(options: PageOptions, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const path = canonicalPath(request.url)
  if (path.kind === 'moved') {
    await reply
      .code(301)
      .headers(options.securityHeaders)
      .header('location', path.location)
      .header('cache-control', 'no-cache')
      .send()
    return
  }
  const key = pageKey(request.url)
  try {
    const render = () => renderEntry(options, key ?? request.url, request)
    const entry = key === null ? await render() : await options.cache.getOrRender(key, render)
    await sendEntry(entry, request, reply)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    request.log.error({ err: error }, 'A page could not be made: the store cannot be reached')
    await sendOutagePage(reply, {
      styles: options.build.assetsFor('home').styles,
      retrySeconds: RETRY_SECONDS,
      headers: options.securityHeaders,
    })
  }
}

async function renderEntry(
  { build, queries, clock, siteUrl, securityHeaders }: PageOptions,
  url: string,
  request: FastifyRequest,
): Promise<PageEntry> {
  const now = clock().toISOString()
  const { time_zone } = await queries.settings()
  const page = await build.renderPage({
    url,
    siteUrl,
    today: dayIn(now, time_zone),
    reader: createStoreReader(queries),
    assetsFor: build.assetsFor,
  })
  const missing = page.kind !== 'redirect' && page.status === 404
  const oldPath = missing ? normalizePath(url.replace(/\?.*$/, '')) : null
  const location =
    page.kind === 'redirect' ? page.location : oldPath === null ? null : await queries.oldPath(oldPath)
  if (page.kind === 'redirect' || location !== null) {
    return createPageEntry({
      status: 301,
      contentType: HTML,
      body: '',
      headers: { ...securityHeaders, location: location ?? '/', 'cache-control': 'no-cache' },
    })
  }
  if (page.status === 404) request.log.info({ path: url }, 'Page not found')
  return createPageEntry({
    status: page.status,
    contentType: HTML,
    body: page.html,
    headers: { ...securityHeaders, ...keepingHeaders(page) },
    expiresAt: Date.parse(startOfNextDay(now, time_zone)),
  })
}

/** How long others may keep a page, and whether they may tell its address. */
function keepingHeaders({
  status,
  isPrivate,
}: {
  status: number
  isPrivate: boolean
}): Record<string, string> {
  if (isPrivate) return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return { 'cache-control': status === 200 ? PAGE_CACHE_CONTROL : 'no-cache' }
}

/** Sends a finished entry as it is: 304 when the reader has it, no body for HEAD. */
async function sendEntry(entry: PageEntry, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const { etag, headers, bytes } = entry.variants.get(encoding) ?? (await encodeEntry(entry, encoding))
  reply.hijack()
  if (entry.status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    const {
      'content-type': _type,
      'content-length': _length,
      'content-encoding': _encoding,
      ...rest
    } = headers
    reply.raw.writeHead(304, rest).end()
    return
  }
  const { location } = headers
  const answer = location ? { ...headers, location: carryQuery(location, request.url) } : headers
  reply.raw.writeHead(entry.status, answer)
  reply.raw.end(request.method === 'HEAD' ? undefined : bytes)
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*')
}

declare module 'fastify' {
  interface FastifyRequest {
    /** True when the answer lay ready and was sent as it was. */
    fromPageCache: boolean
  }
}
