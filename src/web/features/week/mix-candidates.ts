import type { Avoidable } from '../../../domain/content/avoidables.ts'
import { LIST_LIMITS } from '../../../domain/items/limits.ts'
import type { Candidate } from '../../../domain/kitchen/mix-week.ts'
import { ruledOut } from '../../../domain/kitchen/ruled-out.ts'
import { showRecipe } from '../../../domain/kitchen/shown-recipe.ts'
import { mealOf } from '../../../domain/kitchen/week-dishes.ts'
import type { RecipeCardData, RecipePage } from '../../../domain/reads/public-reads.ts'
import type { Reads } from '../../data/reads.ts'

export interface MixWishes {
  /** At most so many, preparation and cooking together; null for any. */
  minutes: number | null
  /** Dietary tags: all must fit. */
  diets: readonly string[]
  avoid: readonly Avoidable[]
}

/** So many whole recipes are looked at for one mix, however many the site has. */
const MAX_LOOKED_AT = 60
/** How many requests run at once. */
const AT_ONCE = 6

/**
 * The recipes that fit the wishes, with their foods. Of a large site one mix looks at its newest recipes and at a part
 * drawn from all the others, so that every recipe can come into a week; the next mix draws another.
 *
 * @param random from 0 up to, not including, 1
 * @param known recipes that were loaded before, by slug: they are not asked for again
 * @throws when the list cannot be had; a recipe that cannot is left out
 */
export async function findCandidates(
  reads: Reads,
  wishes: MixWishes,
  random: () => number,
  known: ReadonlyMap<string, RecipePage> = new Map(),
): Promise<{ candidates: Candidate[]; recipes: Map<string, RecipePage> }> {
  const limit = LIST_LIMITS.default
  const newest = await reads.fetch('recipes', { limit })
  const pages = Math.ceil(newest.total / limit)
  const drawn = pages > 1 ? 2 + Math.floor(random() * (pages - 1)) : null
  const others = drawn === null ? [] : (await reads.fetch('recipes', { limit, page: drawn })).items
  const fitting = [...newest.items, ...others]
    .filter((recipe) => mealOf(recipe) !== null && fits(recipe, wishes))
    .map((recipe) => ({ recipe, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, MAX_LOOKED_AT)
    .map(({ recipe }) => recipe)
  const recipes = new Map(
    fitting.flatMap(({ slug }) => {
      const recipe = known.get(slug)
      return recipe ? [[slug, recipe] as const] : []
    }),
  )
  const waiting = fitting.filter(({ slug }) => !recipes.has(slug))
  const load = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const answer = await reads.fetch('recipe', { slug: next.slug }).catch(() => null)
      if (answer?.kind === 'found') recipes.set(next.slug, answer.item)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, load))
  const candidates = fitting.flatMap((summary): Candidate[] => {
    const recipe = recipes.get(summary.slug)
    if (!recipe || !canBeHadWithout(recipe, wishes.avoid)) return []
    const foods = recipe.kitchen.foods.flatMap(({ id, is_staple }) => (id && !is_staple ? [id] : []))
    return [{ slug: summary.slug, isBreakfast: mealOf(summary) === 'morning', foods: [...new Set(foods)] }]
  })
  return { candidates, recipes }
}

/** What is vegan is vegetarian, whether its tags say so or not. */
const FITS_AS: Readonly<Record<string, readonly string[]>> = { vegetarian: ['vegan'] }

function fits(recipe: RecipeCardData, { minutes, diets }: MixWishes): boolean {
  const { prep_time_minutes, cook_time_minutes, dietary_tags } = recipe
  return (
    (minutes === null || prep_time_minutes + cook_time_minutes <= minutes) &&
    diets.every((diet) => [diet, ...(FITS_AS[diet] ?? [])].some((tag) => dietary_tags.includes(tag)))
  )
}

/** As it is, or with its swaps; of what nothing is known, where the coach says so (DIET-UNKNOWN-1). */
function canBeHadWithout(recipe: RecipePage, avoid: readonly Avoidable[]): boolean {
  const shown = showRecipe(recipe, { variation: null, avoid, factor: 1, units: 'as written' })
  const absent = shown.hasUnknown ? ruledOut(recipe) : null
  return shown.unsolved.length === 0 && avoid.every((avoidable) => !absent || absent.has(avoidable))
}
