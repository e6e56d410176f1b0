import { useEffect, useRef, useState } from 'react'
import type { Avoidable } from '../../../domain/content/avoidables.ts'
import { LIST_LIMITS } from '../../../domain/items/limits.ts'
import { ruledOut } from '../../../domain/kitchen/avoid.ts'
import { type Candidate, choosePlaces, mixWeek } from '../../../domain/kitchen/mix-week.ts'
import { showRecipe } from '../../../domain/kitchen/shown-recipe.ts'
import {
  ALL_PLACES,
  dishAt,
  firstDayLeft,
  isSamePlace,
  type Place,
  type PlannedDish,
  putDish,
  type Week,
} from '../../../domain/kitchen/week.ts'
import { mealOf, setWeekPeople } from '../../../domain/kitchen/week-dishes.ts'
import type { RecipeCardData, RecipePage } from '../../../domain/reads/public-reads.ts'
import type { Reads } from '../../data/reads.ts'
import { useSite } from '../../data/site-context.ts'
import { usePreferences } from '../kitchen/preferences.ts'
import type { WeekDishes } from './use-week-dishes.ts'

/** The wishes for a mixed week. */
export interface WeekWishes {
  people: number
  /** Days with a dish, planned ones included. */
  evenings: number
  mornings: number
  /** Maximum minutes per dish; null for any. */
  minutes: number | null
  /** Dietary tags: all must match. */
  diets: readonly string[]
}

/** A dish of the mixed week. */
export interface MixedDish {
  place: Place
  dish: PlannedDish
  recipe: RecipePage
}

interface Mixed {
  week: Week
  recipes: ReadonlyMap<string, RecipePage>
  /** Number of places that stayed empty. */
  empty: number
}

interface MixOptions {
  week: Week
  /** `YYYY-MM-DD`; the days before it are past and stay as they are. */
  today: string
  recipes: WeekDishes['recipes']
  wishes: WeekWishes
}

/**
 * Mixes a week by wishes, once at the beginning and again on request: planned and kept dishes stay (WEEK-MIX-1). The
 * result is not part of the reader's week until it is laid out.
 */
export function useWeekMix({ week, today, recipes, wishes }: MixOptions) {
  const { reads } = useSite()
  const { avoid } = usePreferences()
  const { people, evenings, mornings, minutes, diets } = wishes
  const [mixed, setMixed] = useState<Mixed | null>(null)
  const [state, setState] = useState<'still' | 'mixing' | 'failed'>('still')
  const firstDay = firstDayLeft(week, today)
  const chosen = [
    ...choosePlaces(week, 'morning', mornings, firstDay),
    ...choosePlaces(week, 'evening', evenings, firstDay),
  ]
  const places = ALL_PLACES.filter((place) => chosen.some((other) => isSamePlace(other, place)))
  // Planned dishes are locked until the reader releases them.
  const draft = setWeekPeople(mixed ? onlyIn(places, mixed.week, week) : setLocks(week, true), people)
  const open = places.filter((place) => isOpen(dishAt(draft, place)))
  const recipeOf = (slug: string) => {
    const planned = recipes.get(slug)
    return mixed?.recipes.get(slug) ?? (planned?.kind === 'found' ? planned.recipe : undefined)
  }
  const dishes = places.flatMap((place): MixedDish[] => {
    const dish = dishAt(draft, place)
    const recipe = dish && recipeOf(dish.slug)
    return recipe && dish.leftoverOf === null ? [{ place, dish, recipe }] : []
  })

  const turn = useRef(0)
  // Dishes may be kept while recipes are loading.
  const latest = useRef({ draft, open, people, mixed })
  latest.current = { draft, open, people, mixed }

  /** Mixes by the current wishes; a mix in progress is abandoned. */
  async function mix() {
    turn.current += 1
    const mine = turn.current
    if (open.length === 0) return setState('still')
    setState('mixing')
    try {
      const found = await findCandidates(reads, { minutes, diets, avoid }, Math.random, mixed?.recipes)
      if (mine !== turn.current) return
      const now = latest.current
      const next = mixWeek(now.draft, {
        places: now.open,
        people: now.people,
        candidates: found.candidates,
        random: Math.random,
      })
      setMixed({ ...next, recipes: new Map([...(now.mixed?.recipes ?? []), ...found.recipes]) })
      setState('still')
    } catch {
      if (mine === turn.current) setState('failed')
    }
  }
  useEffect(() => void mix(), [])

  function setKept({ place, dish }: MixedDish, isKept: boolean) {
    setMixed({
      week: putDish(draft, place, { ...dish, isLocked: isKept }),
      recipes: mixed?.recipes ?? new Map(),
      empty: mixed?.empty ?? 0,
    })
  }

  return {
    dishes,
    /** Number of places to fill. */
    size: places.length,
    /** Number of places that another mix would fill anew. */
    open: open.length,
    /** Number of places that stayed empty in the last mix. */
    empty: mixed?.empty ?? 0,
    isMixed: mixed !== null,
    state,
    mix,
    setKept,
    /** The week with the mixed dishes. */
    week: setLocks(draft, false),
  }
}

export type WeekMix = ReturnType<typeof useWeekMix>

/** Returns the mixed week without the dishes in places that are no longer wished for. */
function onlyIn(places: readonly Place[], mixed: Week, before: Week): Week {
  const leftOver = ALL_PLACES.filter(
    (place) => !dishAt(before, place) && !places.some((wished) => isSamePlace(wished, place)),
  )
  return leftOver.reduce((week, place) => (dishAt(week, place) ? putDish(week, place, null) : week), mixed)
}

function setLocks(week: Week, isLocked: boolean): Week {
  const set = (dish: PlannedDish | null) => dish && { ...dish, isLocked }
  return { ...week, meals: { morning: week.meals.morning.map(set), evening: week.meals.evening.map(set) } }
}

/** Whether the mix may use the place: its dish is neither kept nor the leftovers of another. */
function isOpen(dish: PlannedDish | null): boolean {
  return dish === null || (!dish.isLocked && dish.leftoverOf === null)
}

interface MixWishes {
  /** Maximum minutes of preparation and cooking together; null for any. */
  minutes: number | null
  /** Dietary tags: all must match. */
  diets: readonly string[]
  avoid: readonly Avoidable[]
}

/** Maximum number of full recipes loaded for one mix, whatever the site's size. */
const MAX_LOOKED_AT = 60
/** Maximum number of requests in flight. */
const AT_ONCE = 6

/**
 * Returns the recipes that match the wishes, with their foods. On a large site one mix considers the newest recipes and
 * a random page of the rest, so that every recipe can be chosen; the next mix draws another page.
 *
 * @param random from 0 up to, not including, 1
 * @param known recipes loaded before, by slug: they are not fetched again
 * @throws when the list cannot be loaded; a recipe that cannot be loaded is omitted
 */
async function findCandidates(
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

/** Vegan implies vegetarian, whether or not the tags say so. */
const FITS_AS: Readonly<Record<string, readonly string[]>> = { vegetarian: ['vegan'] }

function fits(recipe: RecipeCardData, { minutes, diets }: MixWishes): boolean {
  const { prep_time_minutes, cook_time_minutes, dietary_tags } = recipe
  return (
    (minutes === null || prep_time_minutes + cook_time_minutes <= minutes) &&
    diets.every((diet) => [diet, ...(FITS_AS[diet] ?? [])].some((tag) => dietary_tags.includes(tag)))
  )
}

/** Whether a recipe, with its swaps, can avoid all of these; for unknown foods, if the coach says so (DIET-UNKNOWN-1). */
function canBeHadWithout(recipe: RecipePage, avoid: readonly Avoidable[]): boolean {
  const shown = showRecipe(recipe, { variation: null, avoid, factor: 1, units: 'as written' })
  const absent = shown.hasUnknown ? ruledOut(recipe) : null
  return shown.unsolved.length === 0 && avoid.every((avoidable) => !absent || absent.has(avoidable))
}
