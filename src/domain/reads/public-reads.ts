import type { Listing } from '../api/call-fields.ts'
import {
  flagParameter,
  nameParameter,
  numberParameter,
  oneOfParameter,
  type ParameterSet,
  type ParameterValues,
  pageParameter,
  textParameter,
} from '../api/parameters.ts'
import { pagePath } from '../content/affected-pages.ts'
import type { Article, ArticleSummary } from '../content/article.ts'
import type { CookableRecipe, FoundRecipe } from '../content/recipe.ts'
import type { CategoryWithCounts } from '../content/taxonomies.ts'
import type { NotOnPages } from '../items/item.ts'
import type { Lookup } from '../items/item-address.ts'
import { LIST_LIMITS } from '../items/limits.ts'
import type { ContentKind } from '../items/status.ts'
import { RECIPE_FILTERS } from '../kitchen/finder/answers.ts'
import type { FinderCounts } from '../kitchen/finder/count-answers.ts'
import type { PossibleLine } from '../kitchen/possible-lines.ts'
import type { SentIssue, SentIssueSummary } from '../newsletter/issue.ts'
import type { PlanPage, PlanSession } from '../newsletter/workout-plan.ts'
import type { NotesPage } from '../notes/note.ts'
import { lineParameter } from '../notes/note-lines.ts'
import { NOTE_KINDS, NOTE_SORTS, notesAddress } from '../notes/note-rules.ts'
import type {
  AboutTexts,
  ArticleTexts,
  HomeTexts,
  LegalTexts,
  PageSettings,
  PlaylistTexts,
  PublicSettings,
  RecipesTexts,
  Testimonial,
  Track,
} from '../site/settings.ts'
import { replaceControlCharacters } from '../text/control-characters.ts'
import type { SearchAnswer, Sitemap } from './answer-schemas.ts'

/**
 * The public reads, declared once. The API's routes and their description, the browser's client, its query keys, the
 * in-process reader, and the answers and pages that a change invalidates are derived from here. Their implementations
 * are in `server/reads/public-reads.ts`.
 */

/** The filters of the lists of articles and their page. A new filter is a line here and one in `store/items/item-lists.ts`. */
const ARTICLE_FILTERS = { category: nameParameter('category') }

/** The parameters of any list in the API, besides its filters. */
const LIST_PARAMETERS = {
  featured: flagParameter('featured'),
  exclude: numberParameter({
    problem: 'exclude is an id',
    max: Number.MAX_SAFE_INTEGER,
  }),
  limit: numberParameter({
    problem: `limit must be between 1 and ${LIST_LIMITS.max}`,
    max: LIST_LIMITS.max,
    default: LIST_LIMITS.default,
  }),
  page: pageParameter,
}

/** The sorting and filters of an item's notes; most helpful first by default. */
const NOTE_PARAMETERS = {
  sort: oneOfParameter('sort', NOTE_SORTS),
  kind: oneOfParameter('kind', NOTE_KINDS),
  at: lineParameter,
  page: pageParameter,
}

/** The query parameters of an item's page: which of its notes are shown, and whether one is being written. */
export const NOTES_PAGE_PARAMETERS = { ...NOTE_PARAMETERS, write: flagParameter('write') }

/** Any text is a valid search; only its length is limited. */
const MAX_SEARCH = 500

export interface ReadDeclaration {
  /** Path under `/api`; a name after a colon is a parameter. */
  path: string
  /** The query parameters. */
  query: ParameterSet
  /** `list`: an array, with the total number in `X-Total-Count`. `lookup`: one thing, which may be missing, gone or moved. */
  form: 'value' | 'list' | 'lookup'
  /**
   * Whether answers are cached. A search consists of a visitor's own words, and a page with a secret link belongs to
   * one reader.
   */
  isKept: boolean
}

/** Without query parameters, and the same for everyone. */
const PLAIN = { query: {}, form: 'value', isKept: true } as const
const LOOKUP = { query: {}, form: 'lookup', isKept: true } as const

export const PUBLIC_READS = {
  settings: { path: '/public/settings', ...PLAIN },
  articles: {
    path: '/public/articles',
    query: { ...ARTICLE_FILTERS, ...LIST_PARAMETERS },
    form: 'list',
    isKept: true,
  },
  article: { path: '/public/articles/:slug', ...LOOKUP },
  recipes: {
    path: '/public/recipes',
    query: { ...RECIPE_FILTERS, tag: nameParameter('tag'), ...LIST_PARAMETERS },
    form: 'list',
    isKept: true,
  },
  recipe: { path: '/public/recipes/:slug', ...LOOKUP },
  /** The notes of readers on an article, and on a recipe, ten per page. */
  articleNotes: { ...LOOKUP, path: '/public/articles/:id/notes', query: NOTE_PARAMETERS },
  recipeNotes: { ...LOOKUP, path: '/public/recipes/:id/notes', query: NOTE_PARAMETERS },
  /** The nutrition of each line that a recipe can have, whatever a reader chooses (NUTR-CHOICE-1). */
  recipeNutrition: { path: '/public/recipes/:id/nutrition', ...LOOKUP },
  /** Suggestions of what to cook after a recipe. */
  nextRecipes: { path: '/public/next-recipes/:slug', query: {}, form: 'list', isKept: true },
  /** The number of recipes each answer of the finder would leave. */
  finder: { ...PLAIN, path: '/public/finder', query: RECIPE_FILTERS },
  categories: { path: '/public/categories', ...PLAIN },
  search: {
    path: '/public/search',
    query: { q: textParameter(MAX_SEARCH, replaceControlCharacters) },
    form: 'value',
    isKept: false,
  },
  sitemap: { path: '/sitemap-html', ...PLAIN },
  /** The sent newsletter issues, newest first. */
  letters: { path: '/newsletter/letters', ...PLAIN },
  letter: { path: '/newsletter/letters/:slug', ...LOOKUP },
  /** The coach's texts on single pages (SET-TEXT-3). */
  homeTexts: { path: '/public/home-texts', ...PLAIN },
  aboutTexts: { path: '/public/about-texts', ...PLAIN },
  articleTexts: { path: '/public/article-texts', ...PLAIN },
  recipesTexts: { path: '/public/recipes-texts', ...PLAIN },
  playlistTexts: { path: '/public/playlist-texts', ...PLAIN },
  legalTexts: { path: '/public/legal-texts', ...PLAIN },
  /** Testimonials of the coach's clients. */
  testimonials: { path: '/public/testimonials', ...PLAIN },
  /** The songs on the playlist's page. */
  tracks: { path: '/public/tracks', ...PLAIN },
  /** Titles and durations of the plan's seven days; their content is only on the page with the link. */
  sessions: { path: '/public/sessions', ...PLAIN },
  /** The 7-day plan of a subscriber's link. */
  plan: {
    path: '/newsletter/plan',
    query: { token: textParameter(MAX_SEARCH, (text) => text) },
    form: 'lookup',
    isKept: false,
  },
} as const satisfies Record<string, ReadDeclaration>

export type ReadName = keyof typeof PUBLIC_READS
export const READ_NAMES = Object.keys(PUBLIC_READS) as ReadName[]

type PathNames<P extends string> = P extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${string}`
    ? Name
    : Rest
  : never

type ReadRequests = {
  [K in ReadName]: Record<PathNames<(typeof PUBLIC_READS)[K]['path']>, string> &
    ParameterValues<(typeof PUBLIC_READS)[K]['query']>
}

/** The parameters of a read: those in its path, and any of its query. */
export type ReadRequest<K extends ReadName> = ReadRequests[K]

/** The nutrition of lines with their recipe's address, which the API omits; empty where it is not computed. */
interface NutritionOfLines {
  slug: string
  lines: PossibleLine[]
}

/** A page of notes with their item, which the API omits. */
export type NotesOfItem = NotesPage & { id: number; slug: string }

/** The API's answer of each read. */
export interface ReadAnswers {
  settings: PublicSettings
  articles: Listing<ArticleSummary>
  article: Lookup<Article>
  recipes: Listing<FoundRecipe>
  recipe: Lookup<CookableRecipe>
  articleNotes: Lookup<NotesOfItem>
  recipeNotes: Lookup<NotesOfItem>
  recipeNutrition: Lookup<NutritionOfLines>
  nextRecipes: Listing<Omit<FoundRecipe, 'view_count'>>
  finder: FinderCounts
  categories: CategoryWithCounts[]
  search: SearchAnswer
  sitemap: Sitemap
  letters: SentIssueSummary[]
  letter: Lookup<SentIssue>
  homeTexts: HomeTexts
  aboutTexts: AboutTexts
  articleTexts: ArticleTexts
  recipesTexts: RecipesTexts
  playlistTexts: PlaylistTexts
  legalTexts: LegalTexts
  testimonials: Testimonial[]
  tracks: Track[]
  sessions: PlanSession[]
  plan: Lookup<PlanPage>
}

/** An article as needed by its page: the safe HTML, without the Markdown source. */
export type ArticlePage = Omit<Article, NotOnPages | 'content'>
/** A recipe, likewise; of its calories' sources, only those that are named. */
export type RecipePage = Omit<CookableRecipe, NotOnPages>
/** The further fields that cards do not show, only the item's page. */
export type NotOnCards =
  | NotOnPages
  | 'meta_title'
  | 'meta_description'
  | 'meta_keywords'
  | 'author_name'
  | 'notes_open'
  | 'updated_at'
export type OnCard<T> = Omit<T, NotOnCards>
export type ArticleCardData = OnCard<ArticleSummary>
export type RecipeCardData = OnCard<FoundRecipe>

/** The answers pages get. */
export interface PageAnswers
  extends Omit<ReadAnswers, 'settings' | 'articles' | 'article' | 'recipes' | 'recipe' | 'nextRecipes'> {
  settings: PageSettings
  articles: Listing<ArticleCardData>
  article: Lookup<ArticlePage>
  recipes: Listing<RecipeCardData>
  recipe: Lookup<RecipePage>
  nextRecipes: Listing<RecipeCardData>
}

/** Performs one of the public reads. Rejects only when there is no answer; 'not there' is an answer. */
export interface Reader<Answers extends Record<ReadName, unknown>> {
  read<K extends ReadName>(name: K, request: ReadRequest<K>): Promise<Answers[K]>
}

/** The reader of pages: over HTTP in the browser, in process during server rendering. */
export type SiteReader = Reader<PageAnswers>

/** The pages whose changes change the categories' counts. */
export const COUNTED_ON = ['/blog', '/recipes']

/**
 * The pages whose invalidation also invalidates an answer. An answer that depends only on settings, categories or
 * authors names none: their changes invalidate everything.
 */
export const INVALIDATED_BY: { [K in ReadName]: (answer: PageAnswers[K]) => string[] } = {
  settings: () => [],
  articles: () => ['/blog'],
  article: (lookup) => itemPaths('article', lookup),
  recipes: () => ['/recipes'],
  recipe: (lookup) => itemPaths('recipe', lookup),
  articleNotes: (lookup) => notesPaths('article', lookup),
  recipeNotes: (lookup) => notesPaths('recipe', lookup),
  recipeNutrition: (lookup) => itemPaths('recipe', lookup),
  nextRecipes: () => ['/recipes'],
  finder: () => ['/recipes'],
  categories: () => [...COUNTED_ON],
  search: () => [],
  sitemap: () => ['/sitemap'],
  letters: () => ['/letters'],
  letter: (lookup) => (lookup.kind === 'found' ? [`/letters/${lookup.item.slug}`] : []),
  homeTexts: () => [],
  aboutTexts: () => [],
  articleTexts: () => [],
  recipesTexts: () => [],
  playlistTexts: () => [],
  legalTexts: () => [],
  testimonials: () => [],
  tracks: () => [],
  sessions: () => ['/week'],
  plan: () => [],
}

function itemPaths(kind: ContentKind, lookup: Lookup<{ slug: string }>): string[] {
  return lookup.kind === 'found' ? [pagePath(kind, lookup.item.slug)] : []
}

/** Returns the pages of notes: a note changes only where notes are shown, and no other page. */
function notesPaths(kind: ContentKind, lookup: Lookup<NotesOfItem>): string[] {
  return lookup.kind === 'found' ? [pagePath(kind, lookup.item.slug), notesAddress(kind, lookup.item.id)] : []
}

/** The reads that list items, and the page that shows each. */
export const LIST_PAGES = { articles: '/blog', recipes: '/recipes' } as const
export type ListName = keyof typeof LIST_PAGES

/** The query parameters of these pages. */
export const LIST_ADDRESSES = {
  articles: { ...ARTICLE_FILTERS, page: pageParameter },
  recipes: { ...RECIPE_FILTERS, page: pageParameter },
}
