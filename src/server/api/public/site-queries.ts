import type { Article, ArticleSummary } from '../../../domain/content/article.ts'
import type { CategoryWithCounts } from '../../../domain/content/category.ts'
import { LIST_LIMITS } from '../../../domain/content/limits.ts'
import type { Lookup } from '../../../domain/content/lookup.ts'
import type { Recipe, RecipeSummary } from '../../../domain/content/recipe.ts'
import type { SearchAnswer, SearchResult } from '../../../domain/content/search-result.ts'
import type { Sitemap } from '../../../domain/content/sitemap.ts'
import type { Letter, LetterSummary } from '../../../domain/newsletter/archive.ts'
import type { PlanDay } from '../../../domain/newsletter/plan.ts'
import type { PlanPage } from '../../../domain/newsletter/plan-page.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import { STATIC_PAGES } from '../../../domain/site/static-pages.ts'
import { createHighlighter } from '../../../domain/text/highlight.ts'
import { queryTerms } from '../../../domain/text/search-terms.ts'
import { findByToken } from '../../mail/find-by-token.ts'
import type { SubscriberTokens } from '../../mail/subscriber-links.ts'
import { findVisibleArticle, listVisibleArticles } from '../../store/articles.ts'
import { findArchived, listArchive } from '../../store/campaigns.ts'
import { listCategoriesWithCounts } from '../../store/categories.ts'
import type { Store } from '../../store/database.ts'
import { findOldPath } from '../../store/old-paths.ts'
import { findVisibleRecipe, listVisibleRecipes } from '../../store/recipes.ts'
import { searchContent } from '../../store/search.ts'
import { createSettingsReader } from '../../store/settings.ts'
import { listLastChanges, listSitemap } from '../../store/sitemap.ts'

export interface ListRequest {
  category?: string
  featured?: boolean
  tag?: string
  exclude?: number
  limit: number
  page: number
}

export interface SiteQueries {
  /** The 7-day plan behind a subscriber's link. */
  plan(token: string): Promise<Lookup<PlanPage>>
  settings(): Promise<SiteSettings>
  articles(request: ListRequest): Promise<{ items: ArticleSummary[]; total: number }>
  article(slugOrId: string): Promise<Lookup<Article>>
  recipes(request: ListRequest): Promise<{ items: RecipeSummary[]; total: number }>
  recipe(slugOrId: string): Promise<Lookup<Recipe>>
  categories(): Promise<CategoryWithCounts[]>
  search(text: string): Promise<SearchAnswer>
  sitemap(): Promise<Sitemap>
  /** The sent newsletter issues, newest first. */
  letters(): Promise<LetterSummary[]>
  letter(slug: string): Promise<Lookup<Letter>>
  /** Where what had this path on another site is now, or null. */
  oldPath(path: string): Promise<string | null>
  /** When each visible item's page last changed. */
  lastChanges(): Promise<{ path: string; updated_at: string; image: string | null }[]>
}

export interface QueryOptions {
  store: Store
  /** The moment of asking; decides what is visible. */
  clock: () => Date
  tokens: SubscriberTokens
  planDays: readonly PlanDay[]
}

/**
 * What the public may ask, answered from the store: called by the API's routes and, in process, by the pages.
 */
export function createSiteQueries({ store, clock, tokens, planDays }: QueryOptions): SiteQueries {
  const now = () => clock().toISOString()
  return {
    settings: createSettingsReader(store),
    articles: (request) => listVisibleArticles(store, { ...request, now: now() }),
    article: (slugOrId) => findVisibleArticle(store, slugOrId, now()),
    recipes: (request) => listVisibleRecipes(store, { ...request, now: now() }),
    recipe: (slugOrId) => findVisibleRecipe(store, slugOrId, now()),
    categories: () => listCategoriesWithCounts(store, now()),
    search: (text) => search(store, text, now()),
    plan: async (token) => {
      const subscriber = await findByToken(store, tokens, 'plan', token)
      if (!subscriber || subscriber.state === 'pending') return { kind: 'missing' }
      const { first_name, plan_day, plan_due_at } = subscriber
      return {
        kind: 'found',
        item: { first_name, next_day: plan_day, next_letter_at: plan_due_at, days: [...planDays] },
      }
    },
    letters: () => listArchive(store, LIST_LIMITS.max),
    letter: async (slug) => {
      const found = await findArchived(store, slug)
      if (!found || found.sent_at === null) return { kind: 'missing' }
      const { subject, preview_text, content_html, sent_at } = found
      return { kind: 'found', item: { subject, preview_text, slug, sent_at, content_html } }
    },
    oldPath: (path) => findOldPath(store, path, now()),
    lastChanges: () => listLastChanges(store, now()),
    sitemap: async () => ({ ...(await listSitemap(store, now())), static: [...STATIC_PAGES] }),
  }
}

async function search(store: Store, text: string, now: string): Promise<SearchAnswer> {
  const query = text.trim()
  const terms = queryTerms(query)
  if (terms.length === 0) return { query, total: 0, results: [] }
  const { total, results } = await searchContent(store, terms, { now, limit: LIST_LIMITS.search })
  const highlight = createHighlighter(terms)
  return {
    query,
    total,
    results: results.map(
      ({ text: passage, ...row }): SearchResult => ({
        ...row,
        url: row.type === 'article' ? `/blog/${row.slug}` : `/recipes/${row.slug}`,
        highlight: highlight(passage.trim()),
      }),
    ),
  }
}
