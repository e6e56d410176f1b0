import type { Article } from '../../domain/content/article.ts'
import type { Recipe } from '../../domain/content/recipe.ts'
import { modifiedAt } from '../../domain/content/structured-data/site-json-ld.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { formatRfc822 } from '../../domain/time/dates.ts'
import { escapeXml } from './xml.ts'

/** One thing in the feeds: an article with its body, or a recipe with its description. */
export interface FeedItem {
  url: string
  title: string
  summary: string
  /** Safe HTML. */
  html: string
  image: string | null
  author: string
  category: string | null
  published_at: string
  updated_at: string
}

export interface FeedInput {
  siteUrl: string
  settings: SiteSettings
  /** Newest first. */
  items: FeedItem[]
}

/** Pictures and links in a feed are read elsewhere, so they need the whole address. */
function makeAbsolute(html: string, siteUrl: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
}

/** An article in the feeds, whole. */
export function articleFeedItem(article: Article, siteUrl: string, settings: SiteSettings): FeedItem {
  return {
    url: `${siteUrl}/blog/${article.slug}`,
    title: article.title,
    summary: article.excerpt,
    html: makeAbsolute(article.content_html, siteUrl),
    image: article.featured_image_url ? new URL(article.featured_image_url, siteUrl).href : null,
    author: article.author_name ?? settings.coach_name,
    category: article.category_name,
    published_at: article.published_at ?? article.updated_at,
    updated_at: modifiedAt(article),
  }
}

/** A recipe in the feeds, by its description alone. */
export function recipeFeedItem(recipe: Recipe, siteUrl: string, settings: SiteSettings): FeedItem {
  return {
    url: `${siteUrl}/recipes/${recipe.slug}`,
    title: recipe.title,
    summary: recipe.description,
    html: `<p>${escapeXml(recipe.description)}</p>`,
    image: recipe.featured_image_url ? new URL(recipe.featured_image_url, siteUrl).href : null,
    author: recipe.author_name ?? settings.coach_name,
    category: recipe.category_name,
    published_at: recipe.published_at ?? recipe.updated_at,
    updated_at: modifiedAt(recipe),
  }
}

/** RSS 2.0 (`/rss.xml`). */
export function renderRss({ siteUrl, settings, items }: FeedInput): string {
  const newest = items
    .map((item) => item.updated_at)
    .sort()
    .at(-1)
  const entries = items.map(
    (item) =>
      `<item><title>${escapeXml(item.title)}</title><link>${escapeXml(item.url)}</link><guid isPermaLink="true">${escapeXml(item.url)}</guid><pubDate>${formatRfc822(item.published_at)}</pubDate><dc:creator>${escapeXml(item.author)}</dc:creator>${item.category ? `<category>${escapeXml(item.category)}</category>` : ''}<description>${escapeXml(item.summary)}</description><content:encoded>${escapeXml(item.html)}</content:encoded></item>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${escapeXml(settings.site_name)}</title><link>${escapeXml(siteUrl)}/</link><description>${escapeXml(settings.site_description || settings.site_name)}</description><language>en</language>${newest ? `<lastBuildDate>${formatRfc822(newest)}</lastBuildDate>` : ''}<atom:link href="${escapeXml(siteUrl)}/rss.xml" rel="self" type="application/rss+xml"/>
${entries.join('\n')}
</channel></rss>
`
}

/** JSON Feed 1.1 (`/feed.json`). */
export function renderJsonFeed({ siteUrl, settings, items }: FeedInput): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: settings.site_name,
    home_page_url: `${siteUrl}/`,
    feed_url: `${siteUrl}/feed.json`,
    description: settings.site_description || undefined,
    icon: `${siteUrl}/icon-512.png`,
    language: 'en',
    authors: [{ name: settings.coach_name, url: `${siteUrl}/about` }],
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary || undefined,
      content_html: item.html,
      image: item.image ?? undefined,
      date_published: item.published_at,
      date_modified: item.updated_at,
      authors: [{ name: item.author }],
      tags: item.category ? [item.category] : undefined,
    })),
  })
}
