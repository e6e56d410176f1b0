import { escapeXml } from './xml.ts'

export interface SitemapUrl {
  path: string
  /** ISO 8601. */
  lastModified: string | null
  image: string | null
}

/** The protocol's limit for one file. */
const MOST_URLS = 50_000

/** `/sitemap.xml`: every public page that wants to be found. */
export function renderSitemapXml(siteUrl: string, urls: readonly SitemapUrl[]): string {
  const entries = urls.slice(0, MOST_URLS).map(({ path, lastModified, image }) => {
    const location = escapeXml(siteUrl + path)
    const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
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
