import type { Article, ArticleSummary } from '../../domain/content/article.ts'
import { LIST_LIMITS } from '../../domain/content/limits.ts'
import type { Lookup } from '../../domain/content/lookup.ts'
import { toPublicSettings } from '../../domain/site/settings.ts'
import type { SiteReader } from '../../web/entry-server.tsx'
import type { SiteQueries } from '../api/public/site-queries.ts'

/**
 * Reads the site in process, with the very functions the public API answers with.
 * What no page shows stays behind: the Markdown, and the view counts that would change a page at every visit.
 */
export function createStoreReader(queries: SiteQueries): SiteReader {
  const list = { limit: LIST_LIMITS.default, page: 1 }
  return {
    settings: async () => toPublicSettings(await queries.settings()),
    articles: async (query) => withoutCounts(await queries.articles({ ...list, ...query })),
    article: async (slug) => mapFound(await queries.article(slug), withoutMarkdown),
    recipes: async (query) => withoutCounts(await queries.recipes({ ...list, ...query })),
    recipe: async (slug) => mapFound(await queries.recipe(slug), withoutCount),
    plan: (token) => queries.plan(token),
    letters: () => queries.letters(),
    letter: (slug) => queries.letter(slug),
    categories: () => queries.categories(),
    search: (text) => queries.search(text),
    sitemap: () => queries.sitemap(),
  }
}

function withoutCount<T extends { view_count: number }>({
  view_count: _,
  ...shown
}: T): Omit<T, 'view_count'> {
  return shown
}

function withoutMarkdown({ content: _, ...article }: Article) {
  return withoutCount<Omit<Article, 'content'>>(article)
}

function withoutCounts<T extends Pick<ArticleSummary, 'view_count'>>({
  items,
  total,
}: {
  items: T[]
  total: number
}) {
  return { items: items.map(withoutCount), total }
}

function mapFound<T, U>(lookup: Lookup<T>, map: (item: T) => U): Lookup<U> {
  return lookup.kind === 'found' ? { kind: 'found', item: map(lookup.item) } : lookup
}
