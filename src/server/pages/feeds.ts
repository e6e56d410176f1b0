import { pagePath } from '../../domain/content/affected-pages.ts'
import type { Article } from '../../domain/content/article.ts'
import { plainIngredientLine } from '../../domain/content/ingredient-line.ts'
import type { Recipe } from '../../domain/content/recipe.ts'
import { modifiedAt } from '../../domain/content/structured-data/site-json-ld.ts'
import type { ContentKind } from '../../domain/items/status.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { escapeHtml } from '../../domain/text/html-text.ts'
import { formatRfc822 } from '../../domain/time/dates.ts'
import { plainVideos } from '../../domain/video/video-figure.ts'
import type { SiteQueries } from '../reads/public-reads.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for XML elements and attributes. Characters invalid in XML are dropped. */
export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the very characters XML 1.0 forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
  )
}

/** One entry of the feeds, with its full content. */
interface FeedItem {
  url: string
  title: string
  /** Plain text. */
  summary: string
  /** Safe HTML, its image first. */
  html: string
  image: string | null
  author: string
  category: string | null
  published_at: string
  updated_at: string
}

interface FeedInput {
  siteUrl: string
  settings: SiteSettings
  /** Newest first. */
  items: FeedItem[]
}

/** A feed is read on other sites, so images and links need absolute addresses. */
function makeAbsolute(html: string, siteUrl: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
}

const FEED_ITEMS = 20

/** Collects the newest articles and recipes together, newest first. */
export async function collectFeed(
  queries: Pick<SiteQueries, 'read' | 'settings'>,
  siteUrl: string,
): Promise<FeedInput> {
  const newest = { limit: FEED_ITEMS }
  const [settings, articles, recipes] = await Promise.all([
    queries.settings(),
    queries.read('articles', newest),
    queries.read('recipes', newest),
  ])
  const wanted = [
    ...articles.items.map((item) => ({ kind: 'article' as const, item })),
    ...recipes.items.map((item) => ({ kind: 'recipe' as const, item })),
  ]
    .sort((a, b) => (b.item.published_at ?? '').localeCompare(a.item.published_at ?? ''))
    .slice(0, FEED_ITEMS)
  const items = await Promise.all(
    wanted.map(async ({ kind, item: { slug } }) => {
      const found = await queries.read(kind, { slug })
      if (found.kind !== 'found') return []
      const { item } = found
      return 'ingredients' in item
        ? [toFeedItem('recipe', item, item.description, recipeHtml(item))]
        : [toFeedItem('article', item, item.excerpt, plainVideos(item.content_html))]
    }),
  )
  return { siteUrl, settings, items: items.flat() }

  /** @param html safe HTML, without the item's image */
  function toFeedItem(kind: ContentKind, item: Article | Recipe, summary: string, html: string): FeedItem {
    const image = item.featured_image_url ? new URL(item.featured_image_url, siteUrl).href : null
    return {
      url: siteUrl + pagePath(kind, item.slug),
      title: item.title,
      summary,
      html: (image ? imageHtml(image, item.featured_image_alt) : '') + makeAbsolute(html, siteUrl),
      image,
      author: item.author_name ?? settings.coach_name,
      category: item.category_name,
      published_at: item.published_at ?? item.updated_at,
      updated_at: modifiedAt(item),
    }
  }
}

function imageHtml(url: string, alt: string | null): string {
  return `<p><img src="${escapeHtml(url)}" alt="${escapeHtml(alt ?? '')}"></p>`
}

/** Renders a recipe's description, ingredients and steps. */
function recipeHtml({ description, ingredients, instructions }: Recipe): string {
  const list = (lines: readonly string[]) => lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  return [
    description && `<p>${escapeHtml(description)}</p>`,
    ingredients.length > 0 && `<h2>Ingredients</h2><ul>${list(ingredients.map(plainIngredientLine))}</ul>`,
    instructions.length > 0 &&
      `<h2>Instructions</h2><ol>${list(instructions.map(({ instruction }) => instruction))}</ol>`,
  ]
    .filter(Boolean)
    .join('')
}

/** Renders RSS 2.0 (`/rss.xml`). Feed readers interpret a description as HTML, so plain text is HTML-escaped too. */
export function renderRss({ siteUrl, settings, items }: FeedInput): string {
  const newest = items
    .map((item) => item.updated_at)
    .sort()
    .at(-1)
  const entries = items.map(
    (item) =>
      `<item><title>${escapeXml(item.title)}</title><link>${escapeXml(item.url)}</link><guid isPermaLink="true">${escapeXml(item.url)}</guid><pubDate>${formatRfc822(item.published_at)}</pubDate><dc:creator>${escapeXml(item.author)}</dc:creator>${item.category ? `<category>${escapeXml(item.category)}</category>` : ''}<description>${escapeXml(escapeHtml(item.summary))}</description>${item.image ? `<media:content url="${escapeXml(item.image)}" medium="image"/>` : ''}<content:encoded>${escapeXml(item.html)}</content:encoded></item>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>${escapeXml(settings.site_name)}</title><link>${escapeXml(siteUrl)}/</link><description>${escapeXml(settings.site_description || settings.site_name)}</description><language>en</language>${newest ? `<lastBuildDate>${formatRfc822(newest)}</lastBuildDate>` : ''}<atom:link href="${escapeXml(siteUrl)}/rss.xml" rel="self" type="application/rss+xml"/>
${entries.join('\n')}
</channel></rss>
`
}

/** Renders JSON Feed 1.1 (`/feed.json`). */
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
