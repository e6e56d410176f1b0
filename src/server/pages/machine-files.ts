import type { SiteSettings } from '../../domain/site/settings.ts'

/** `/robots.txt`: everything public may be read; the API, the admin and search results are left alone. */
export function renderRobots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /search\nAllow: /api/docs\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/** The web app manifest: name, colours and icons for a home screen. */
export function renderManifest(settings: SiteSettings): string {
  return JSON.stringify({
    name: settings.site_name,
    short_name: settings.site_short_name,
    description: settings.site_description,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fafaf6',
    theme_color: '#fafaf6',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
