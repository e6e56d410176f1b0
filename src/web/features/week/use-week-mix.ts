import { useEffect, useState } from 'react'
import { choosePlaces, mixWeek } from '../../../domain/kitchen/mix-week.ts'
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
import { setWeekPeople } from '../../../domain/kitchen/week-dishes.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useSite } from '../../data/site-context.ts'
import { usePreferences } from '../kitchen/preferences.ts'
import { findCandidates } from './mix-candidates.ts'
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

  async function mix() {
    if (state === 'mixing' || open.length === 0) return
    setState('mixing')
    try {
      const found = await findCandidates(reads, { minutes, diets, avoid }, Math.random, mixed?.recipes)
      const { candidates } = found
      const next = mixWeek(draft, { places: open, people, candidates, random: Math.random })
      setMixed({ ...next, recipes: new Map([...(mixed?.recipes ?? []), ...found.recipes]) })
      setState('still')
    } catch {
      setState('failed')
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
