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
 * What the public may ask, declared once. From here follow the API's routes and their description, the browser's
 * client, the keys of its queries, the reader in process, and which answers and pages a change forgets. What is
 * answered, and how, stands beside in `server/reads/public-reads.ts`.
 */

/** By what the lists of articles and their page can be narrowed down. A new filter is a line here and one in `store/items/item-lists.ts`. */
const ARTICLE_FILTERS = { category: nameParameter('category') }

/** What any list takes over the API beside its filters. */
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

/** How an item's notes are sorted and narrowed down; most helpful first unless told. */
const NOTE_PARAMETERS = {
  sort: oneOfParameter('sort', NOTE_SORTS),
  kind: oneOfParameter('kind', NOTE_KINDS),
  at: lineParameter,
  page: pageParameter,
}

/** What the address of an item's page holds: which of its notes are shown, and whether one is being written. */
export const NOTED_ADDRESS = { ...NOTE_PARAMETERS, write: flagParameter('write') }

/** Any text whatsoever is a valid search; it only has to end somewhere. */
const MAX_SEARCH = 500

export interface ReadDeclaration {
  /** Under `/api`; a name after a colon is part of what is asked. */
  path: string
  /** What may be asked in the query. */
  query: ParameterSet
  /** `list`: a bare list, with the number of all in `X-Total-Count`. `lookup`: one thing, which may be missing, gone or moved. */
  form: 'value' | 'list' | 'lookup'
  /**
   * Whether a finished answer is kept for the next request. A search is a stranger's own words, and what stands
   * behind a secret link is one reader's.
   */
  isKept: boolean
}

/** Asked with nothing, and the same for everyone. */
const PLAIN = { query: {}, form: 'value', isKept: true } as const

export const PUBLIC_READS = {
  settings: { path: '/public/settings', ...PLAIN },
  articles: {
    path: '/public/articles',
    query: { ...ARTICLE_FILTERS, ...LIST_PARAMETERS },
    form: 'list',
    isKept: true,
  },
  article: {
    path: '/public/articles/:slug',
    query: {},
    form: 'lookup',
    isKept: true,
  },
  recipes: {
    path: '/public/recipes',
    query: { ...RECIPE_FILTERS, tag: nameParameter('tag'), ...LIST_PARAMETERS },
    form: 'list',
    isKept: true,
  },
  recipe: {
    path: '/public/recipes/:slug',
    query: {},
    form: 'lookup',
    isKept: true,
  },
  /** What readers wrote under an article, and under a recipe, ten at a time. */
  articleNotes: {
    path: '/public/articles/:id/notes',
    query: NOTE_PARAMETERS,
    form: 'lookup',
    isKept: true,
  },
  recipeNotes: { path: '/public/recipes/:id/notes', query: NOTE_PARAMETERS, form: 'lookup', isKept: true },
  /** What each line holds that a recipe can come to have, whatever a reader has chosen (NUTR-CHOICE-1). */
  recipeNutrition: { path: '/public/recipes/:id/nutrition', query: {}, form: 'lookup', isKept: true },
  /** What to cook after a recipe. */
  nextRecipes: { path: '/public/next-recipes/:slug', query: {}, form: 'list', isKept: true },
  /** How many recipes each answer of the finder would leave. */
  finder: {
    path: '/public/finder',
    query: RECIPE_FILTERS,
    form: 'value',
    isKept: true,
  },
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
  letter: { path: '/newsletter/letters/:slug', query: {}, form: 'lookup', isKept: true },
  /** What single pages say in the coach's words (SET-TEXT-3). */
  homeTexts: { path: '/public/home-texts', ...PLAIN },
  aboutTexts: { path: '/public/about-texts', ...PLAIN },
  articleTexts: { path: '/public/article-texts', ...PLAIN },
  recipesTexts: { path: '/public/recipes-texts', ...PLAIN },
  playlistTexts: { path: '/public/playlist-texts', ...PLAIN },
  legalTexts: { path: '/public/legal-texts', ...PLAIN },
  /** Testimonials of the coach's clients. */
  testimonials: { path: '/public/testimonials', ...PLAIN },
  /** The songs of the playlist that its page names. */
  tracks: { path: '/public/tracks', ...PLAIN },
  /** What the plan's seven days are called and how long they take; what is done in them stays behind the link. */
  sessions: { path: '/public/sessions', ...PLAIN },
  /** The 7-day plan behind a subscriber's link. */
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

/** What is asked of a read: the names in its path, and any of its query's. */
export type ReadRequest<K extends ReadName> = ReadRequests[K]

/** What lines hold with their recipe's address, which the API leaves out; none where its figures are not worked out. */
interface NutritionOfLines {
  slug: string
  lines: PossibleLine[]
}

/** A page of notes with the item they stand under, which the API leaves out. */
export type NotesOfItem = NotesPage & { id: number; slug: string }

/** What each read answers over the API. */
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

/** An article as its page needs it: the safe HTML, without the Markdown it was made from. */
export type ArticlePage = Omit<Article, NotOnPages | 'content'>
/** A recipe likewise; of its calories, the parts that are named. */
export type RecipePage = Omit<CookableRecipe, NotOnPages>
/** What no card shows of an item beside that: what its page alone says. */
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

/** What pages get of it. */
export interface PageAnswers
  extends Omit<ReadAnswers, 'settings' | 'articles' | 'article' | 'recipes' | 'recipe' | 'nextRecipes'> {
  settings: PageSettings
  articles: Listing<ArticleCardData>
  article: Lookup<ArticlePage>
  recipes: Listing<RecipeCardData>
  recipe: Lookup<RecipePage>
  nextRecipes: Listing<RecipeCardData>
}

/** Asks one of the public reads. Rejects only when the answer could not be had; 'not there' is an answer. */
export interface Reader<Answers extends Record<ReadName, unknown>> {
  read<K extends ReadName>(name: K, request: ReadRequest<K>): Promise<Answers[K]>
}

/** What a page may ask for: over HTTP in the browser, in process while the server renders. */
export type SiteReader = Reader<PageAnswers>

/** The pages whose change is a change of the categories' counts. */
export const COUNTED_ON = ['/blog', '/recipes']

/**
 * The pages a change must touch for an answer to be forgotten. An answer that only settings, categories or authors
 * change names none: those forget everything.
 */
export const FORGOTTEN_WITH: { [K in ReadName]: (answer: PageAnswers[K]) => string[] } = {
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

/** A note changes what is shown of notes, wherever that is, and no other page. */
function notesPaths(kind: ContentKind, lookup: Lookup<NotesOfItem>): string[] {
  return lookup.kind === 'found' ? [pagePath(kind, lookup.item.slug), notesAddress(kind, lookup.item.id)] : []
}

/** The reads that list things, and the page that shows each. */
export const LIST_PAGES = { articles: '/blog', recipes: '/recipes' } as const
export type ListName = keyof typeof LIST_PAGES

/** What the addresses of these pages hold. */
export const LIST_ADDRESSES = {
  articles: { ...ARTICLE_FILTERS, page: pageParameter },
  recipes: { ...RECIPE_FILTERS, page: pageParameter },
}
