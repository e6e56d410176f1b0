import type { Article, ArticleSummary } from '../../domain/content/article.ts'
import type { CategoryWithCounts } from '../../domain/content/category.ts'
import type { Lookup } from '../../domain/content/lookup.ts'
import type { Recipe, RecipeSummary } from '../../domain/content/recipe.ts'
import type { SearchAnswer } from '../../domain/content/search-result.ts'
import type { Sitemap } from '../../domain/content/sitemap.ts'
import type { Letter, LetterSummary } from '../../domain/newsletter/archive.ts'
import type { PlanPage } from '../../domain/newsletter/plan-page.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'

export interface ListQuery {
  category?: string
  featured?: boolean
  tag?: string
  /** The id of an item to leave out: the one a featured block already shows. */
  exclude?: number
  limit?: number
  page?: number
}

export interface Listing<T> {
  items: T[]
  /** How many there are in all, whatever the limit. */
  total: number
}

/** What pages show of an item: not how often it was read, or every visit would change every page. */
export type Shown<T> = Omit<T, 'view_count'>

/** An article as its page needs it: the safe HTML, without the Markdown it was made from. */
export type ArticlePage = Shown<Omit<Article, 'content'>>
export type ArticleCardData = Shown<ArticleSummary>
export type RecipePage = Shown<Recipe>
export type RecipeCardData = Shown<RecipeSummary>

/**
 * Everything a page can ask for. Two implementations: over HTTP in the browser (`http-reader.ts`),
 * in process while the server renders (`server/pages/store-reader.ts`).
 * A call rejects only when the answer could not be had; 'not there' is an answer.
 */
export interface SiteReader {
  settings(): Promise<SiteSettings>
  articles(query: ListQuery): Promise<Listing<ArticleCardData>>
  article(slug: string): Promise<Lookup<ArticlePage>>
  recipes(query: ListQuery): Promise<Listing<RecipeCardData>>
  recipe(slug: string): Promise<Lookup<RecipePage>>
  /** The 7-day plan behind a subscriber's link. */
  plan(token: string): Promise<Lookup<PlanPage>>
  /** The sent newsletter issues, newest first. */
  letters(): Promise<LetterSummary[]>
  letter(slug: string): Promise<Lookup<Letter>>
  categories(): Promise<CategoryWithCounts[]>
  search(text: string): Promise<SearchAnswer>
  sitemap(): Promise<Sitemap>
}
