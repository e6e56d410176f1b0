import { setImmediate as nextTurn } from 'node:timers/promises'
import { pagePath } from '../../domain/content/affected-pages.ts'
import type { RecipeFilters } from '../../domain/kitchen/finder/answers.ts'
import { countAnswers, type FinderCounts } from '../../domain/kitchen/finder/count-answers.ts'
import {
  type FoundPage,
  findRecipes,
  type RecipeQuestion,
  readFacets,
} from '../../domain/kitchen/finder/find-recipes.ts'
import { FinderIndex, type FinderRecipe } from '../../domain/kitchen/finder/finder-index.ts'
import { FridgeLines } from '../../domain/kitchen/finder/fridge-line.ts'
import type { Invalidatable } from '../cache/cached-value.ts'
import { type FindableRow, listFindable, readRecipeTexts } from '../store/items/findable-recipes.ts'
import type { Store } from '../store/schema.ts'
import { toNameKey, toStoredTime } from '../store/stored-values.ts'

/** Number of recipes read before other work gets its turn. */
const BATCH = 50
/** Maximum number of cached lines no recipe uses any more, in addition to as many as are in use. */
const MAX_UNUSED_LINES = 1_000

/** A recipe as last read. */
type KnownRecipe = FinderRecipe & Pick<FindableRow, 'slug' | 'updated_at'>

/** The slugs of the recipes that have to be checked again; 'all' for every recipe. */
type Stale = Set<string> | 'all'

/** Whether only the finder can answer these filters; the database's own indexes answer the rest. */
export function needsFinder({ time, diet, without, have, sort }: RecipeFilters): boolean {
  return [time, diet, without, have].some((answer) => answer !== undefined) || (sort ?? 'newest') !== 'newest'
}

/**
 * All visible recipes as the finder needs them, in this process's memory (decision 13). After a change only the recipes
 * it names are checked, after one that may affect any of them all are; but a text is parsed again only when it was
 * saved since.
 */
export class RecipeFinder implements Invalidatable {
  readonly #store: Store
  readonly #lines = new FridgeLines()
  /** Newest first. */
  #recipes: readonly KnownRecipe[] = []
  #index = new FinderIndex([], this.#lines)
  #stale: Stale = 'all'
  /** When the next scheduled recipe becomes due, according to the store. */
  #nextDue: string | null = null
  #latest: Promise<void> = Promise.resolve()
  #maxLines = MAX_UNUSED_LINES

  constructor(store: Store) {
    this.#store = store
  }

  /** @param now the time of the request; decides what is visible */
  async find(question: RecipeQuestion, now: string): Promise<FoundPage> {
    const { category, tag } = question
    return findRecipes(await this.#get(now), {
      ...question,
      ...(category === undefined ? {} : { category: toNameKey(category) }),
      ...(tag === undefined ? {} : { tag: toNameKey(tag) }),
    })
  }

  async count(filters: RecipeFilters, now: string): Promise<FinderCounts> {
    const index = await this.#get(now)
    const { category } = filters
    if (category === undefined) return countAnswers(index, filters)
    const counts = countAnswers(index, { ...filters, category: toNameKey(category) })
    const loosenings = counts.loosenings.map((loosening) =>
      loosening.filters.category === undefined
        ? loosening
        : { ...loosening, filters: { ...loosening.filters, category } },
    )
    return { ...counts, loosenings }
  }

  /** Reads everything before the first request. */
  async prepare(now: string): Promise<void> {
    await this.#get(now)
  }

  invalidate(paths: readonly string[] | null): void {
    const slugs = paths?.flatMap(slugIn) ?? []
    // A change that names the list and no recipe may affect any recipe.
    const isAll = paths === null || (slugs.length === 0 && paths.includes(LIST))
    this.#addStale(isAll ? 'all' : slugs)
  }

  #addStale(stale: Iterable<string> | 'all'): void {
    if (stale === 'all') this.#stale = 'all'
    else if (this.#stale !== 'all') for (const slug of stale) this.#stale.add(slug)
  }

  /** @returns the index of the publicly visible recipes */
  async #get(now: string): Promise<FinderIndex> {
    const moment = toStoredTime(now)
    // A scheduled recipe may have become a draft since, a change that names no page: it is checked when due.
    const isDue = () => this.#nextDue !== null && this.#nextDue <= moment
    do {
      if (isDue()) {
        this.#addStale('all')
        this.#nextDue = null
      }
      if (this.#stale === 'all' || this.#stale.size > 0) this.#startReading(moment)
      await this.#latest
    } while (isDue())
    const [newest] = this.#recipes
    if (!newest || newest.published_at <= moment) return this.#index
    // The clock was set back.
    const recipes = this.#recipes.filter(({ published_at }) => published_at <= moment)
    return new FinderIndex(recipes, this.#lines)
  }

  /** One after the other: a change during a reading is covered by the next one, which has little left to read. */
  #startReading(moment: string): void {
    const stale = this.#stale
    this.#stale = new Set()
    this.#latest = this.#latest
      .catch(() => undefined)
      .then(() => this.#read(stale, moment))
      .catch((error: unknown) => {
        this.#addStale(stale)
        throw error
      })
  }

  async #read(stale: Stale, moment: string): Promise<void> {
    const isStale = ({ slug }: KnownRecipe) => stale === 'all' || stale.has(slug)
    const known = new Map(this.#recipes.filter(isStale).map((recipe) => [recipe.id, recipe]))
    const read = new Map<number, KnownRecipe>()
    let nextDue = stale === 'all' ? null : this.#nextDue
    for await (const rows of stale === 'all' ? this.#listAll() : this.#listSome([...stale])) {
      const visible = rows.filter(({ published_at }) => published_at <= moment)
      for (const recipe of await this.#understand(visible, known)) read.set(recipe.id, recipe)
      for (const { published_at } of rows)
        if (published_at > moment && (nextDue === null || published_at < nextDue)) nextDue = published_at
      await nextTurn()
    }
    const others = this.#recipes.filter((recipe) => !isStale(recipe) && !read.has(recipe.id))
    this.#recipes = [...others, ...read.values()].sort(compareNewest)
    this.#index = new FinderIndex(this.#recipes, this.#lines)
    this.#nextDue = nextDue
    this.#dropUnusedLines()
  }

  async *#listAll(): AsyncGenerator<FindableRow[]> {
    let afterId = 0
    for (;;) {
      const { rows, lastId } = await listFindable(this.#store, { afterId, limit: BATCH })
      if (lastId === null) return
      yield rows
      afterId = lastId
    }
  }

  async *#listSome(slugs: readonly string[]): AsyncGenerator<FindableRow[]> {
    for (let start = 0; start < slugs.length; start += BATCH) {
      const { rows } = await listFindable(this.#store, { slugs: slugs.slice(start, start + BATCH) })
      yield rows
    }
  }

  async #understand(
    rows: readonly FindableRow[],
    known: ReadonlyMap<number, KnownRecipe>,
  ): Promise<KnownRecipe[]> {
    const changed = rows.filter(({ id, updated_at }) => known.get(id)?.updated_at !== updated_at)
    const texts = await readRecipeTexts(
      this.#store,
      changed.map(({ id }) => id),
    )
    const facets = new Map(
      texts.map(({ id, ...text }) => [
        id,
        { ...readFacets(text, this.#lines), tags: text.dietary_tags.map(toNameKey) },
      ]),
    )
    return rows.flatMap((row) => {
      const { tags, diets, lines, avoiding, unknown, doubtful } =
        facets.get(row.id) ?? known.get(row.id) ?? {}
      // Deleted between the two reads.
      if (!tags || diets === undefined || !lines || !avoiding || !unknown || !doubtful) return []
      return [{ ...row, tags, diets, lines, avoiding, unknown, doubtful }]
    })
  }

  #dropUnusedLines(): void {
    if (this.#lines.size <= this.#maxLines) return
    this.#lines.keepOnly(new Set(this.#recipes.flatMap(({ lines }) => lines)))
    this.#maxLines = 2 * this.#lines.size + MAX_UNUSED_LINES
  }
}

const LIST = '/recipes'
const RECIPE = pagePath('recipe', '')

/** Returns the slug when the path is a recipe's. */
function slugIn(path: string): string[] {
  return path.startsWith(RECIPE) ? [path.slice(RECIPE.length)] : []
}

function compareNewest(a: KnownRecipe, b: KnownRecipe): number {
  if (a.published_at !== b.published_at) return a.published_at < b.published_at ? 1 : -1
  return b.id - a.id
}
