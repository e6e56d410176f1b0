import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RecipeFilters } from '../../domain/kitchen/finder/answers.ts'
import { countAnswers, type FinderCounts } from '../../domain/kitchen/finder/count-answers.ts'
import {
  type FinderRecipe,
  type FoundPage,
  findRecipes,
  type RecipeFacets,
  type RecipeQuestion,
  readFacets,
} from '../../domain/kitchen/finder/find-recipes.ts'
import { FridgeLines } from '../../domain/kitchen/finder/fridge-line.ts'
import type { Forgetful } from '../cache/kept-value.ts'
import { listFindable, readRecipeTexts } from '../store/findable-recipes.ts'
import { toNameKey } from '../store/name-key.ts'
import type { Store } from '../store/schema.ts'
import { toStoredTime } from '../store/stored-time.ts'

/** So many recipes are read and understood before others have their turn. */
const BATCH = 50

interface Known {
  facets: RecipeFacets
  /** The version they were read from. */
  updated_at: string
}

interface Index {
  /** Every published recipe, those still to come as well; newest first. */
  recipes: readonly FinderRecipe[]
  lines: FridgeLines
}

/** What of a list of recipes only the finder can answer; the rest is a matter of the database's own indexes. */
export function needsFinder({ time, diet, without, have, sort }: RecipeFilters): boolean {
  return [time, diet, without, have].some((answer) => answer !== undefined) || (sort ?? 'newest') !== 'newest'
}

/**
 * All published recipes as the finder understands them, in this process's memory. A recipe's text is read again only when
 * it was saved since; what stands beside it (time, category, rating) after every change. Nothing of it is stored, so that
 * whatever way a recipe came in, by import or from a backup, there is nothing that could be out of step.
 */
export class RecipeFinder implements Forgetful {
  readonly #store: Store
  readonly #known = new Map<number, Known>()
  #lines = new FridgeLines()
  #index: Promise<Index> | undefined
  #latest: Promise<unknown> = Promise.resolve()

  constructor(store: Store) {
    this.#store = store
  }

  /** @param now the moment of asking; decides what is visible */
  async find(question: RecipeQuestion, now: string): Promise<FoundPage> {
    const { lines, recipes } = await this.#get()
    const { category, tag } = question
    return findRecipes(visibleOf(recipes, now), lines, {
      ...question,
      ...(category === undefined ? {} : { category: toNameKey(category) }),
      ...(tag === undefined ? {} : { tag: toNameKey(tag) }),
    })
  }

  async count(filters: RecipeFilters, now: string): Promise<FinderCounts> {
    const { lines, recipes } = await this.#get()
    const { category } = filters
    if (category === undefined) return countAnswers(visibleOf(recipes, now), lines, filters)
    const asked = { ...filters, category: toNameKey(category) }
    const counts = countAnswers(visibleOf(recipes, now), lines, asked)
    const loosenings = counts.loosenings.map((loosening) =>
      loosening.filters.category === undefined
        ? loosening
        : { ...loosening, filters: { ...loosening.filters, category } },
    )
    return { ...counts, loosenings }
  }

  /** Reads everything before somebody asks. */
  async prepare(): Promise<void> {
    await this.#get()
  }

  forget(paths: readonly string[] | null): void {
    if (paths === null || paths.some((path) => FORGOTTEN_WITH.has(path))) this.#index = undefined
  }

  async #get(): Promise<Index> {
    if (this.#index) return this.#index
    // One after the other: a change during a long reading is seen by a second one, which has little left to read.
    const reading = this.#latest.then(() => this.#read())
    this.#latest = reading.catch(() => undefined)
    this.#index = reading
    try {
      return await reading
    } catch (error) {
      if (this.#index === reading) this.#index = undefined
      throw error
    }
  }

  async #read(): Promise<Index> {
    const rows = await listFindable(this.#store)
    const ids = new Set(rows.map(({ id }) => id))
    for (const id of this.#known.keys()) if (!ids.has(id)) this.#known.delete(id)
    const changed = rows.filter(({ id, updated_at }) => this.#known.get(id)?.updated_at !== updated_at)
    // Lines nobody has any more stay in the table: when most recipes are read anew, so is the table.
    if (changed.length * 2 > rows.length) {
      this.#lines = new FridgeLines()
      this.#known.clear()
      changed.splice(0, changed.length, ...rows)
    }
    for (let start = 0; start < changed.length; start += BATCH) {
      const batch = changed.slice(start, start + BATCH)
      const texts = await readRecipeTexts(
        this.#store,
        batch.map(({ id }) => id),
      )
      for (const { id, updated_at, ...text } of texts)
        this.#known.set(id, { facets: readFacets(text, this.#lines), updated_at })
      await nextTurn()
    }
    const recipes = rows.flatMap(({ updated_at: _, ...row }): FinderRecipe[] => {
      const known = this.#known.get(row.id)
      return known ? [{ ...row, ...known.facets }] : []
    })
    return { recipes, lines: this.#lines }
  }
}

/** Ratings touch only the API's list. */
const FORGOTTEN_WITH = new Set(['/recipes', '/api/public/recipes'])

function visibleOf(recipes: readonly FinderRecipe[], now: string): readonly FinderRecipe[] {
  const moment = toStoredTime(now)
  const first = recipes.findIndex(({ published_at }) => published_at <= moment)
  return first === -1 ? [] : recipes.slice(first)
}
