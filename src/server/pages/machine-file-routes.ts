import { STATIC_PAGES } from '../../domain/site/static-pages.ts'
import { articleFeedItem, type FeedInput, recipeFeedItem, renderJsonFeed, renderRss } from './feeds.ts'
import { renderManifest, renderRobots } from './machine-files.ts'
import type { PageOptions } from './routes.ts'
import { renderSitemapXml } from './sitemap-xml.ts'

interface MachineFile {
  contentType: string
  body: string
}

const FEED_ITEMS = 20

/** Files for programs, by path: each goes through the page cache like a page. */
export const machineFiles: Record<string, (options: PageOptions) => Promise<MachineFile>> = {
  '/robots.txt': async ({ siteUrl }) => ({
    contentType: 'text/plain; charset=utf-8',
    body: renderRobots(siteUrl),
  }),
  '/manifest.webmanifest': async ({ queries }) => ({
    contentType: 'application/manifest+json; charset=utf-8',
    body: renderManifest(await queries.settings()),
  }),
  '/rss.xml': async (options) => ({
    contentType: 'application/rss+xml; charset=utf-8',
    body: renderRss(await collectFeed(options)),
  }),
  '/feed.json': async (options) => ({
    contentType: 'application/feed+json; charset=utf-8',
    body: renderJsonFeed(await collectFeed(options)),
  }),
  '/sitemap.xml': async ({ queries, siteUrl }) => ({
    contentType: 'application/xml; charset=utf-8',
    body: renderSitemapXml(siteUrl, await collectSitemap(queries)),
  }),
}

/** The newest articles and recipes together, newest first. */
async function collectFeed({ queries, siteUrl }: PageOptions): Promise<FeedInput> {
  const newest = { limit: FEED_ITEMS, page: 1 }
  const [settings, articles, recipes] = await Promise.all([
    queries.settings(),
    queries.articles(newest),
    queries.recipes(newest),
  ])
  const wanted = [
    ...articles.items.map((item) => ({ kind: 'article' as const, item })),
    ...recipes.items.map((item) => ({ kind: 'recipe' as const, item })),
  ]
    .sort((a, b) => (b.item.published_at ?? '').localeCompare(a.item.published_at ?? ''))
    .slice(0, FEED_ITEMS)
  const items = await Promise.all(
    wanted.map(async ({ kind, item }) => {
      if (kind === 'recipe') {
        const recipe = await queries.recipe(item.slug)
        return recipe.kind === 'found' ? [recipeFeedItem(recipe.item, siteUrl, settings)] : []
      }
      const article = await queries.article(item.slug)
      return article.kind === 'found' ? [articleFeedItem(article.item, siteUrl, settings)] : []
    }),
  )
  return { siteUrl, settings, items: items.flat() }
}

async function collectSitemap(queries: PageOptions['queries']) {
  const changes = await queries.lastChanges()
  return [
    ...STATIC_PAGES.map(({ url }) => ({ path: url, lastModified: null, image: null })),
    ...changes.map(({ path, updated_at, image }) => ({ path, lastModified: updated_at, image })),
  ]
}
