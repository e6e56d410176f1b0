import { z } from 'zod'
import type { Listing } from '../../domain/api/call-fields.ts'
import { pagePath } from '../../domain/content/affected-pages.ts'
import { articleSchema, articleSummarySchema } from '../../domain/content/article.ts'
import {
  type FoundRecipe,
  foundRecipeSchema,
  possibleLineSchema,
  recipeSchema,
  recipeSummarySchema,
} from '../../domain/content/recipe.ts'
import { type CategoryWithCounts, categoryWithCountsSchema } from '../../domain/content/taxonomies.ts'
import type { Lookup } from '../../domain/items/item-address.ts'
import { LIST_LIMITS } from '../../domain/items/limits.ts'
import type { ContentKind } from '../../domain/items/status.ts'
import { forReaders } from '../../domain/kitchen/cookable-recipe.ts'
import { lineNutrition } from '../../domain/kitchen/nutrition.ts'
import { possibleLines } from '../../domain/kitchen/possible-lines.ts'
import { sentIssueSchema, sentIssueSummarySchema } from '../../domain/newsletter/issue.ts'
import { type PlanDay, planPageSchema, planSessionSchema } from '../../domain/newsletter/workout-plan.ts'
import { notesPageSchema } from '../../domain/notes/note.ts'
import { readLine } from '../../domain/notes/note-lines.ts'
import {
  finderCountsSchema,
  type SearchAnswer,
  type SearchResult,
  searchAnswerSchema,
  sitemapSchema,
} from '../../domain/reads/answer-schemas.ts'
import {
  COUNTED_ON,
  INVALIDATED_BY,
  type NotesOfItem,
  type PageAnswers,
  type ReadAnswers,
  type Reader,
  type ReadName,
  type ReadRequest,
} from '../../domain/reads/public-reads.ts'
import { firstNameOf } from '../../domain/site/coach-name.ts'
import type { SiteLook } from '../../domain/site/look.ts'
import {
  aboutTextsSchema,
  articleTextsSchema,
  homeTextsSchema,
  legalTextsSchema,
  playlistTextsSchema,
  publicSettingsSchema,
  recipesTextsSchema,
  type SiteSettings,
  testimonialSchema,
  toPageSettings,
  toPublicSettings,
  trackSchema,
} from '../../domain/site/settings.ts'
import { STATIC_PAGES } from '../../domain/site/static-pages.ts'
import { createHighlighter } from '../../domain/text/highlight.ts'
import { queryTerms } from '../../domain/text/search-terms.ts'
import { CachedValue, type Invalidatable } from '../cache/cached-value.ts'
import { findByToken, type SubscriberTokens } from '../mail/subscriber-links.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { Store } from '../store/database.ts'
import { articleKind } from '../store/items/articles.ts'
import { listCategoriesWithCounts } from '../store/items/categories.ts'
import { findVisible, listVisible, lookUpItem } from '../store/items/item-reads.ts'
import { listNextRecipes, readSummaries, recipeKind } from '../store/items/recipes.ts'
import { findForward, findOldPath } from '../store/items/redirects.ts'
import { listLastChanges, listSitemap } from '../store/items/sitemap.ts'
import { findArchived, listArchive } from '../store/newsletter/issue-archive.ts'
import { PLAN_PAGES, readPlanDays } from '../store/newsletter/plan-days.ts'
import { findNoted, listPublicNotes } from '../store/notes/public-notes.ts'
import { searchContent } from '../store/search/search.ts'
import { readSettings } from '../store/site/settings.ts'
import { CookableRecipes } from './cookable-recipes.ts'
import { needsFinder, RecipeFinder } from './recipe-finder.ts'
import { LookReader } from './site-look.ts'
import { mapFound, toArticlePage, toCards, toRecipePage, withoutCount } from './to-page.ts'

export interface QueryOptions {
  store: Store
  /** The time of the request; decides what is visible. */
  clock: () => Date
  tokens: SubscriberTokens
  /** The original plan (`content/plan`). */
  planDays: readonly PlanDay[]
  /** Where the images of the site's look are read from, to judge their ink. */
  mediaStore: Pick<MediaStore, 'read'>
}

/** Data sources of the reads. */
interface ReadSource extends QueryOptions {
  /** What nearly every page needs, cached until a change. */
  kept: {
    settings: CachedValue<SiteSettings>
    look: CachedValue<SiteLook>
    categories: CachedValue<CategoryWithCounts[]>
    finder: RecipeFinder
    plan: CachedValue<PlanDay[]>
  }
  /** Not invalidated by changes. */
  cookable: CookableRecipes
}

interface ServedRead<K extends ReadName> {
  summary: string
  /** The API's answer: a list's items, or a lookup's item. */
  schema: z.ZodType
  /** True where unknown query parameters are refused instead of ignored (REC-API-5). */
  refusesUnknown?: boolean
  /** True when the answer contains view counts, which change without any other change. */
  countsViews?: boolean
  answer(source: ReadSource, request: ReadRequest<K>, now: string): Promise<ReadAnswers[K]>
  /** Omits what no page shows. */
  toPage(answer: ReadAnswers[K]): PageAnswers[K]
}

const FIRST_PAGE = { limit: LIST_LIMITS.default, page: 1 }
const asItIs = <T>(answer: T): T => answer

/** Declares the texts of a single page from the settings (SET-TEXT-3). */
function pageTexts<T>(summary: string, schema: z.ZodType<T>) {
  return {
    summary,
    schema,
    answer: async ({ kept }: ReadSource) => schema.parse(await kept.settings.get()),
    toPage: asItIs<T>,
  }
}

/** How each declared read is answered (`domain/reads/public-reads.ts`): by the API, and in process for the pages. */
export const SERVED_READS: { [K in ReadName]: ServedRead<K> } = {
  settings: {
    summary: "The site's own words, links and numbers",
    schema: publicSettingsSchema,
    answer: async ({ kept }) => toPublicSettings(await kept.settings.get(), await kept.look.get()),
    toPage: toPageSettings,
  },
  articles: {
    summary: 'Published articles, newest first',
    schema: z.array(articleSummarySchema),
    countsViews: true,
    answer: ({ store }, request, now) => listVisible(store, articleKind, { ...FIRST_PAGE, ...request, now }),
    toPage: toCards,
  },
  article: {
    summary: 'One article',
    schema: articleSchema,
    countsViews: true,
    answer: ({ store }, { slug }, now) => findVisible(store, articleKind, slug, now),
    toPage: (lookup) => mapFound(lookup, toArticlePage),
  },
  recipes: {
    summary: 'Published recipes, by what is asked of them; newest first, or by what is in the fridge',
    schema: z.array(foundRecipeSchema),
    refusesUnknown: true,
    countsViews: true,
    answer: ({ store, kept }, request, now) =>
      needsFinder(request)
        ? findRecipes(store, kept.finder, request, now)
        : listVisible(store, recipeKind, { ...FIRST_PAGE, ...request, now }),
    toPage: toCards,
  },
  recipe: {
    summary: 'One recipe',
    schema: recipeSchema,
    countsViews: true,
    answer: async ({ store, cookable }, { slug }, now) =>
      mapFound(await findVisible(store, recipeKind, slug, now), (recipe) =>
        forReaders(cookable.read(recipe)),
      ),
    toPage: (lookup) => mapFound(lookup, toRecipePage),
  },
  articleNotes: {
    summary: 'What readers asked under an article, ten at a time',
    schema: notesPageSchema,
    answer: (source, request, now) => readNotes(source, 'article', request, now),
    toPage: asItIs,
  },
  recipeNotes: {
    summary: 'What readers wrote under a recipe, ten at a time',
    schema: notesPageSchema,
    answer: (source, request, now) => readNotes(source, 'recipe', request, now),
    toPage: asItIs,
  },
  recipeNutrition: {
    summary: 'What each line holds that a recipe can come to have, by its swaps and variations too',
    schema: z.object({ lines: z.array(possibleLineSchema) }),
    answer: async ({ store }, { id }, now) =>
      mapFound(await findVisible(store, recipeKind, id, now), (recipe) => ({
        slug: recipe.slug,
        lines:
          recipe.nutrition_source === 'computed'
            ? possibleLines(recipe).map((line) => ({ ...line, holds: lineNutrition(line, line.heading) }))
            : [],
      })),
    toPage: asItIs,
  },
  nextRecipes: {
    summary: 'Three recipes to cook after one',
    schema: z.array(recipeSummarySchema.omit({ view_count: true })),
    answer: async ({ store }, { slug }, now) => {
      const items = await listNextRecipes(store, slug, now)
      return { items: items.map(withoutCount), total: items.length }
    },
    toPage: toCards,
  },
  finder: {
    summary: 'How many recipes each answer of the finder would leave',
    schema: finderCountsSchema,
    refusesUnknown: true,
    answer: ({ kept }, request, now) => kept.finder.count(request, now),
    toPage: asItIs,
  },
  categories: {
    summary: 'Categories with counts of what is published',
    schema: z.array(categoryWithCountsSchema),
    answer: ({ kept }) => kept.categories.get(),
    toPage: asItIs,
  },
  search: {
    summary: 'Search articles and recipes',
    schema: searchAnswerSchema,
    answer: ({ store }, { q = '' }, now) => search(store, q, now),
    toPage: asItIs,
  },
  sitemap: {
    summary: 'Every public page, for people',
    schema: sitemapSchema,
    answer: async ({ store }, _request, now) => ({
      ...(await listSitemap(store, now)),
      static: [...STATIC_PAGES],
    }),
    toPage: asItIs,
  },
  letters: {
    summary: 'The sent letters, newest first',
    schema: z.array(sentIssueSummarySchema),
    answer: ({ store }) => listArchive(store, LIST_LIMITS.max),
    toPage: asItIs,
  },
  letter: {
    summary: 'One sent letter',
    schema: sentIssueSchema,
    answer: async ({ store }, { slug }) => {
      const item = await findArchived(store, slug)
      return item ? { kind: 'found', item } : { kind: 'missing' }
    },
    toPage: asItIs,
  },
  homeTexts: pageTexts('What the home page says in the coach’s words', homeTextsSchema),
  aboutTexts: pageTexts('What the about page says in the coach’s words', aboutTextsSchema),
  articleTexts: pageTexts('The call under every article', articleTextsSchema),
  recipesTexts: pageTexts('The call under the recipes', recipesTextsSchema),
  playlistTexts: pageTexts('Where the playlist is, and what is in it', playlistTextsSchema),
  legalTexts: pageTexts('What the legal pages name', legalTextsSchema),
  testimonials: {
    summary: 'What those the coach trains say',
    schema: z.array(testimonialSchema),
    answer: async ({ kept }) => (await kept.settings.get()).testimonials,
    toPage: asItIs,
  },
  tracks: {
    summary: 'Songs of the playlist',
    schema: z.array(trackSchema),
    answer: async ({ kept }) => (await kept.settings.get()).playlist_tracks,
    toPage: asItIs,
  },
  sessions: {
    summary: 'What the seven days of the plan are called, how long they take, and the drawing of each',
    schema: z.array(planSessionSchema),
    answer: async ({ kept }) =>
      (await kept.plan.get()).map(({ day, title, minutes, illustration }) => ({
        day,
        title,
        minutes,
        illustration,
      })),
    toPage: asItIs,
  },
  plan: {
    summary: 'The 7-day plan, for those whose letter holds its link',
    schema: planPageSchema,
    answer: async ({ store, tokens, kept }, { token = '' }) => {
      const subscriber = await findByToken(store, tokens, 'plan', token)
      if (!subscriber || subscriber.state === 'pending') return { kind: 'missing' }
      const { first_name, plan_day, plan_due_at } = subscriber
      return {
        kind: 'found',
        item: { first_name, next_day: plan_day, next_letter_at: plan_due_at, days: await kept.plan.get() },
      }
    },
    toPage: asItIs,
  },
}

/** The public reads in process. Changes invalidate what is cached between them. */
export interface SiteQueries extends Reader<ReadAnswers>, Invalidatable {
  /** The settings, including those that are not public. */
  settings(): Promise<SiteSettings>
  /** The coach's own images and colour. */
  look(): Promise<SiteLook>
  /** Returns the new address of a path on another site, or where the coach forwarded it; or null. */
  oldPath(path: string): Promise<string | null>
  /** When the page of each visible item last changed. */
  lastChanges(): Promise<{ path: string; updated_at: string; image: string | null }[]>
  /** Preloads what the finder's first answers would otherwise wait for. */
  prepare(): Promise<void>
}

export function createSiteQueries(options: QueryOptions): SiteQueries {
  const { store, clock, planDays } = options
  const now = () => clock().toISOString()
  const looks = new LookReader(options)
  const settings = new CachedValue([], () => readSettings(store))
  const kept = {
    settings,
    look: new CachedValue([], async () => looks.read(await settings.get())),
    categories: new CachedValue(COUNTED_ON, () => listCategoriesWithCounts(store, now())),
    finder: new RecipeFinder(store),
    plan: new CachedValue(PLAN_PAGES, () => readPlanDays(store, planDays)),
  }
  const source = { ...options, kept, cookable: new CookableRecipes() }
  return {
    settings: () => kept.settings.get(),
    look: () => kept.look.get(),
    read: (name, request) => SERVED_READS[name].answer(source, request, now()),
    oldPath: async (path) => (await findOldPath(store, path, now())) ?? findForward(store, path),
    lastChanges: () => listLastChanges(store, now()),
    prepare: () => kept.finder.prepare(now()),
    invalidate: (paths) => {
      for (const value of Object.values(kept)) value.invalidate(paths)
    },
  }
}

/** Returns the pages whose changes invalidate an answer. */
export function pathsOf<K extends ReadName>(name: K, answer: ReadAnswers[K]): string[] {
  return INVALIDATED_BY[name](SERVED_READS[name].toPage(answer))
}

/** Whether an answer is a search's. */
export function isSearchAnswer(answer: ReadAnswers[ReadName]): answer is SearchAnswer {
  return 'results' in answer
}

async function readNotes(
  { store, kept }: ReadSource,
  kind: ContentKind,
  { id: address, sort = 'helpful', kind: noteKind, at = '', page = 1 }: ReadRequest<'recipeNotes'>,
  now: string,
): Promise<Lookup<NotesOfItem>> {
  const found = await lookUpItem(store, kind, address, now, (id) => findNoted(store, kind, id))
  if (found.kind !== 'found') return found
  const { id, slug } = found.item
  const coach = firstNameOf(await kept.settings.get())
  const line = readLine(at)
  const notes = await listPublicNotes(store, { kind, itemId: id, sort, noteKind, line, page, coach })
  return { kind: 'found', item: { ...notes, id, slug } }
}

async function findRecipes(
  store: Store,
  finder: RecipeFinder,
  request: ReadRequest<'recipes'>,
  now: string,
): Promise<Listing<FoundRecipe>> {
  const { found, total } = await finder.find({ ...FIRST_PAGE, ...request }, now)
  const ids = found.map(({ id }) => id)
  const findings = new Map(found.map(({ id, ...rest }) => [id, rest]))
  const summaries = await readSummaries(store, ids)
  return { items: summaries.map((recipe) => ({ ...recipe, ...findings.get(recipe.id) })), total }
}

async function search(store: Store, text: string, now: string): Promise<SearchAnswer> {
  const query = text.trim()
  const found = await searchContent(store, queryTerms(query), { now, limit: LIST_LIMITS.search })
  const highlight = createHighlighter(found.terms)
  return {
    query,
    total: found.total,
    results: found.results.map(
      ({ text: passage, ...row }): SearchResult => ({
        ...row,
        url: pagePath(row.type, row.slug),
        highlight: highlight(passage.trim()),
      }),
    ),
  }
}
