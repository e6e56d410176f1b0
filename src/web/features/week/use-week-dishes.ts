import { useMemo, useState } from 'react'
import type { Place, Week } from '../../../domain/kitchen/week.ts'
import { dishesOf } from '../../../domain/kitchen/week-dishes.ts'
import type { PlanSession } from '../../../domain/newsletter/workout-plan.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useReads } from '../../data/use-read.ts'
import type { Source } from './use-drag.ts'

/** What is known of a dish's recipe: it may be on its way, be gone from the site, or not be had just now. */
type WeekRecipe = { kind: 'found'; recipe: RecipePage } | { kind: 'waiting' | 'gone' | 'failed' }

export interface WeekDishes {
  /** By slug. */
  recipes: ReadonlyMap<string, WeekRecipe>
  isWaiting: boolean
  hasFailed: boolean
}

/** The recipes of a week. Each is asked for once; what the page has at hand is not asked for again. */
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

/** Whether all dishes have been there once: what is added later comes into a page that is shown. */
export function useIsReady({ isWaiting }: WeekDishes): boolean {
  const [isReady, setReady] = useState(!isWaiting)
  if (!isReady && !isWaiting) setReady(true)
  return isReady
}

/** What is asked on a sheet. */
export type SheetOpened =
  | { kind: 'add' | 'dish'; place: Place }
  | { kind: 'place'; source: Source }
  | { kind: 'ask'; source: Source; to: Place }

/** What is asked over the week. */
export type Opened = SheetOpened | { kind: 'mix' }

/** A week as it is shown; without `open` and `setDone` it can only be looked at. */
export interface ShownWeek {
  week: Week
  /** `YYYY-MM-DD` */
  today: string
  dishes: WeekDishes
  /** One for each day; null where the plan has not begun. */
  sessions: readonly (PlanSession | null)[]
  /** The days whose session is done. */
  done: readonly number[]
  open: ((opened: Opened) => void) | null
  setDone: ((day: number, isDone: boolean) => void) | null
}
