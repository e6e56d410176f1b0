import type { SiteLook } from '../../domain/site/look.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { STATIC_PAGES } from '../../domain/site/static-pages.ts'
import type { SiteQueries } from '../reads/public-reads.ts'
import { collectFeed, escapeXml, renderJsonFeed, renderRss } from './feeds.ts'
import { iconVersion } from './site-icons.ts'

interface Site {
  queries: SiteQueries
  /** The public origin, without a slash at the end. */
  siteUrl: string
}

interface SiteFile {
  contentType: string
  render: (site: Site) => string | Promise<string>
}

/** Files for programs, by path: each goes through the page cache like a page. */
export const siteFiles: Record<string, SiteFile> = {
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

/** `/robots.txt`: everything public may be read; the API, the admin and search results are left alone. */
function renderRobots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /search\nAllow: /api/docs\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/** The web app manifest: name, colours and icons for a home screen. */
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

/** `/sitemap.xml`: every public page that wants to be found. */
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
