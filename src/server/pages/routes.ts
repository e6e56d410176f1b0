import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../domain/errors.ts'
import { normalizePath } from '../../domain/import/old-path.ts'
import type { SiteLook } from '../../domain/site/look.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { STATIC_PAGES } from '../../domain/site/static-pages.ts'
import { linkedFrom } from '../../domain/statistics/source.ts'
import { dayIn, startOfNextDay } from '../../domain/time/dates.ts'
import { type CachedResponse, createResponse, type ResponseCache } from '../cache/response-cache.ts'
import { sendResponse } from '../cache/send-response.ts'
import type { SiteChanges } from '../cache/site-changes.ts'
import { CLOSED_POLICY, commonSecurityHeaders } from '../http/security-headers.ts'
import { createPageReader } from '../reads/page-reader.ts'
import type { SiteQueries } from '../reads/public-reads.ts'
import type { SearchLimiter } from '../reads/search-limiter.ts'
import { isCountable, visitorOf } from '../statistics/bot-filter.ts'
import type { VisitCounter } from '../statistics/visit-counter.ts'
import { isUnavailable } from '../store/database.ts'
import { collectFeed, escapeXml, renderJsonFeed, renderRss } from './feeds.ts'
import { dressAssets } from './look-sheet.ts'
import { sendBusyPage, sendOutagePage } from './outage-page.ts'
import { appendQuery, type PageRequest, readPageRequest } from './page-address.ts'
import { iconVersion } from './site-icons.ts'
import type { WebBuild } from './web-build.ts'

export interface PageOptions {
  build: WebBuild
  cache: ResponseCache
  changes: SiteChanges
  queries: SiteQueries
  clock: () => Date
  siteUrl: string
  /** Counts missing addresses and searches. */
  visits: VisitCounter
  /** Called before a search page is rendered; throws Failure `too_many`. */
  limitSearch: SearchLimiter
  /** Headers of every page besides its own. */
  securityHeaders: Record<string, string>
}

/** A reader's browser always revalidates, so changes are visible immediately. */
const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate'
const HTML = 'text/html; charset=utf-8'

/** The one page rendered for each reader's own words. */
const SEARCH_PATH = '/search'
/** Addresses answered elsewhere, never by a page. */
const NOT_PAGES = /^\/(api|media|assets|share-cards|figures)(\/|$)|^\/healthz$|^\/sw\.js$/

/** Returns the cache key of a page, or null for an address that is never cached. */
export function pageKey(url: string): string | null {
  if (NOT_PAGES.test(url)) return null
  const { address, location, isKept } = readPageRequest(url)
  return isKept && location === null ? address : null
}

/**
 * Serves every page and every file for machines, through the page cache. The cache answers in `onRequest`, before
 * anything else is done for a request.
 */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { cache, changes, clock } = options

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const key = pageKey(request.url)
    if (key === null) return
    const now = clock().getTime()
    changes.passTime(now)
    const response = cache.get(key, now)
    if (!response) return
    request.fromPageCache = true
    if (response.status === 404) countMissing(options, request)
    await sendResponse(response, request, reply)
  })

  for (const [path, { contentType, render }] of Object.entries(siteFiles)) {
    app.get(path, async (request, reply) => {
      const response = await cache.getOrRender(path, async () =>
        createResponse({
          status: 200,
          contentType,
          body: await render(options),
          headers: {
            ...commonSecurityHeaders(),
            'content-security-policy': CLOSED_POLICY,
            'cache-control': PAGE_CACHE_CONTROL,
          },
          paths: [path],
        }),
      )
      await sendResponse(response, request, reply)
      return reply
    })
  }

  app.get('/*', async (request, reply) => {
    await answerPage(options, request, reply)
    return reply
  })
}

async function answerPage(options: PageOptions, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const asked = readPageRequest(request.url)
  if (asked.location !== null) {
    await reply
      .code(301)
      .headers(options.securityHeaders)
      .header('location', asked.location)
      .header('cache-control', 'no-cache')
      .send()
    return
  }
  try {
    const [path, query = ''] = asked.address.split('?', 2)
    if (path === SEARCH_PATH) options.limitSearch(request, new URLSearchParams(query).get('q') ?? '')
    const response = await options.cache.getOrRender(asked.address, () =>
      renderResponse(options, asked, request),
    )
    if (response.status === 404) countMissing(options, request)
    if (response.searched && isCountable(request, options.siteUrl))
      options.visits.countSearch(response.searched.query, response.searched.total, visitorOf(request))
    const { location } = response.headers
    // A list's address is complete; for any other page the query is carried along.
    const carried = location && !asked.isList ? appendQuery(location, request.url) : location
    await sendResponse(response, request, reply, carried)
  } catch (error) {
    const look = { styles: options.build.assetsFor('home').styles, headers: options.securityHeaders }
    if (error instanceof Failure && error.code === 'too_many') {
      await sendBusyPage(reply, { error, ...look })
      return
    }
    if (!isUnavailable(error)) throw error
    request.log.error({ err: error }, 'A page could not be made: the store cannot be reached')
    await sendOutagePage(reply, look)
  }
}

/** Counts only requests for a page, not for an image or from a page's script. */
function countMissing({ visits, siteUrl }: PageOptions, request: FastifyRequest): void {
  const asksFor = request.headers['sec-fetch-dest'] ?? 'document'
  if (request.method !== 'GET' || asksFor !== 'document' || !isCountable(request, siteUrl)) return
  const [path = ''] = request.url.split('?', 1)
  visits.countMissing(path, linkedFrom(request.headers.referer, siteUrl), visitorOf(request))
}

async function renderResponse(
  { build, queries, clock, siteUrl, securityHeaders }: PageOptions,
  { address, isKept }: PageRequest,
  request: FastifyRequest,
): Promise<CachedResponse> {
  const now = clock().toISOString()
  const { time_zone } = await queries.settings()
  const assetsFor = dressAssets(build, await queries.look())
  const reader = createPageReader(queries)
  const [path = address] = address.split('?', 1)
  const page = await build.renderPage({
    url: address,
    siteUrl,
    today: dayIn(now, time_zone),
    reader,
    assetsFor,
    findMoved: async () => {
      const oldPath = normalizePath(path)
      return oldPath === null ? null : queries.oldPath(oldPath)
    },
  })
  if (page.kind === 'redirect') {
    return createResponse({
      status: 301,
      contentType: HTML,
      body: '',
      headers: { ...securityHeaders, location: page.location, 'cache-control': 'no-cache' },
    })
  }
  if (page.status === 404) request.log.info({ path: address }, 'Page not found')
  return createResponse({
    status: page.status,
    contentType: HTML,
    body: page.html,
    headers: { ...securityHeaders, ...keepingHeaders(page) },
    expiresAt: Date.parse(startOfNextDay(now, time_zone)),
    paths: [path, ...reader.paths],
    isKept: isKept && reader.isKept && !page.isPrivate,
    searched: reader.searched,
  })
}

/** Returns the headers that control caching and the referrer. */
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

declare module 'fastify' {
  interface FastifyRequest {
    /** True when the answer was sent from the cache. */
    fromPageCache: boolean
  }
}

interface Site {
  queries: SiteQueries
  /** The public origin, without a trailing slash. */
  siteUrl: string
}

interface SiteFile {
  contentType: string
  render: (site: Site) => string | Promise<string>
}

/** Files for programs, by path: each is cached like a page. */
const siteFiles: Record<string, SiteFile> = {
  '/robots.txt': {
    contentType: 'text/plain; charset=utf-8',
    render: ({ siteUrl }) => renderRobots(siteUrl),
  },
  '/manifest.webmanifest': {
    contentType: 'application/manifest+json; charset=utf-8',
    render: async ({ queries }) => renderManifest(await queries.settings(), await queries.look()),
  },
  '/rss.xml': {
    contentType: 'application/rss+xml; charset=utf-8',
    render: async ({ queries, siteUrl }) => renderRss(await collectFeed(queries, siteUrl)),
  },
  '/feed.json': {
    contentType: 'application/feed+json; charset=utf-8',
    render: async ({ queries, siteUrl }) => renderJsonFeed(await collectFeed(queries, siteUrl)),
  },
  '/sitemap.xml': {
    contentType: 'application/xml; charset=utf-8',
    render: async ({ queries, siteUrl }) => renderSitemap(siteUrl, await queries.lastChanges()),
  },
}

/** Renders `/robots.txt`: everything public is allowed; the API, the admin and search results are not. */
function renderRobots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /search\nAllow: /api/docs\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/** Renders the web app manifest: name, colours and icons for a home screen. */
function renderManifest(settings: SiteSettings, look: SiteLook): string {
  const version = iconVersion(look)
  const iconAt = (path: string) => (version === '' ? path : `${path}?v=${version}`)
  return JSON.stringify({
    name: settings.site_name,
    short_name: settings.site_short_name,
    description: settings.site_description,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fafaf6',
    theme_color: '#fafaf6',
    icons: [
      { src: iconAt('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: iconAt('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: iconAt('/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}

/** The sitemap protocol's limit for one file. */
const MAX_SITEMAP_URLS = 50_000

/** Renders `/sitemap.xml`: every public page that may be indexed. */
function renderSitemap(
  siteUrl: string,
  items: readonly { path: string; updated_at: string; image: string | null }[],
): string {
  const urls = [...STATIC_PAGES.map(({ url }) => ({ path: url, updated_at: null, image: null })), ...items]
  const entries = urls.slice(0, MAX_SITEMAP_URLS).map(({ path, updated_at, image }) => {
    const location = escapeXml(siteUrl + path)
    const modified = updated_at ? `<lastmod>${updated_at}</lastmod>` : ''
    const picture = image
      ? `<image:image><image:loc>${escapeXml(new URL(image, siteUrl).href)}</image:loc></image:image>`
      : ''
    return `<url><loc>${location}</loc>${modified}${picture}</url>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`
}
