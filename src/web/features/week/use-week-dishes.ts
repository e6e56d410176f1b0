import { useMemo, useState } from 'react'
import type { Place, Week } from '../../../domain/kitchen/week.ts'
import { dishesOf } from '../../../domain/kitchen/week-dishes.ts'
import type { PlanSession } from '../../../domain/newsletter/workout-plan.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useReads } from '../../data/use-read.ts'
import type { Source } from './use-drag.ts'

/** The state of a dish's recipe: loading, gone from the site, or currently unavailable. */
type WeekRecipe = { kind: 'found'; recipe: RecipePage } | { kind: 'waiting' | 'gone' | 'failed' }

export interface WeekDishes {
  /** By slug. */
  recipes: ReadonlyMap<string, WeekRecipe>
  isWaiting: boolean
  hasFailed: boolean
}

/** Returns the recipes of a week. Each is fetched once; cached recipes are not fetched again. */
export function useWeekDishes(week: Week): WeekDishes {
  const slugs = [...new Set(dishesOf(week).map(({ dish }) => dish.slug))]
  const states = useReads(
    'recipe',
    slugs.map((slug) => ({ slug })),
  )
  return useMemo(() => {
    const recipes = new Map(
      slugs.map((slug, index): [string, WeekRecipe] => {
        const { data, error } = states[index] ?? {}
        if (data?.kind === 'found') return [slug, { kind: 'found', recipe: data.item }]
        if (data) return [slug, { kind: 'gone' }]
        return [slug, { kind: error ? 'failed' : 'waiting' }]
      }),
    )
    const known = [...recipes.values()]
    return {
      recipes,
      isWaiting: known.some(({ kind }) => kind === 'waiting'),
      hasFailed: known.some(({ kind }) => kind === 'failed'),
    }
  }, [week, states])
}

/** Whether all dishes were loaded once: dishes added later are loaded into the visible page. */
export function useIsReady({ isWaiting }: WeekDishes): boolean {
  const [isReady, setReady] = useState(!isWaiting)
  if (!isReady && !isWaiting) setReady(true)
  return isReady
}

/** The open sheet and its subject. */
export type SheetOpened =
  | { kind: 'add' | 'dish'; place: Place }
  | { kind: 'place'; source: Source }
  | { kind: 'ask'; source: Source; to: Place }

/** What is open over the week: a sheet or the mix dialog. */
export type Opened = SheetOpened | { kind: 'mix' }

/** A week as shown; without `open` and `setDone` it is read-only. */
export interface ShownWeek {
  week: Week
  /** `YYYY-MM-DD` */
  today: string
  dishes: WeekDishes
  /** One per day; null where the plan has not begun. */
  sessions: readonly (PlanSession | null)[]
  /** The days whose session is done. */
  done: readonly number[]
  open: ((opened: Opened) => void) | null
  setDone: ((day: number, isDone: boolean) => void) | null
}
