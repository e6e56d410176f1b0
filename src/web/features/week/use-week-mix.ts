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

/** What a mixed week is to be like. */
export interface WeekWishes {
  people: number
  /** Days with a dish, those that are planned among them. */
  evenings: number
  mornings: number
  /** At most so many a dish; null for any. */
  minutes: number | null
  /** Dietary tags: all must fit. */
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
  /** So many places stayed empty. */
  empty: number
}

interface MixOptions {
  week: Week
  /** `YYYY-MM-DD`; the days before it are over and stay as they are. */
  today: string
  recipes: WeekDishes['recipes']
  wishes: WeekWishes
}

/**
 * A week mixed by wishes, once at the beginning and again whenever that is asked for: planned and kept dishes stay
 * (WEEK-MIX-1). Nothing of it is in the reader's week until it is put there.
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
  // What was planned before stays until the reader lets it go.
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
  // Dishes may be kept while recipes are on their way.
  const latest = useRef({ draft, open, people, mixed })
  latest.current = { draft, open, people, mixed }

  /** Mixes by the wishes as they are; one that is still under way is given up. */
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
    /** How many places it fills. */
    size: places.length,
    /** How many of them another mix would fill anew. */
    open: open.length,
    /** How many stayed empty in the last one. */
    empty: mixed?.empty ?? 0,
    isMixed: mixed !== null,
    state,
    mix,
    setKept,
    /** The week with what was mixed. */
    week: setLocks(draft, false),
  }
}

export type WeekMix = ReturnType<typeof useWeekMix>

/** Without what was mixed into places that are no longer wished for. */
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

/** Whether a mix may take the place: what is there is neither kept nor what is left of another. */
function isOpen(dish: PlannedDish | null): boolean {
  return dish === null || (!dish.isLocked && dish.leftoverOf === null)
}

interface MixWishes {
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
