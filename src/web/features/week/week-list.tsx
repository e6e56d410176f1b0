import { useMemo } from 'react'
import type { ShoppingList } from '../../../domain/kitchen/shopping-list.ts'
import type { Week } from '../../../domain/kitchen/week.ts'
import { listOfWeek } from '../../../domain/kitchen/week-shopping.ts'
import { usePreferences } from '../kitchen/preferences.ts'
import type { WeekDishes } from './use-week-dishes.ts'
import { things } from './week-words.ts'

/** Returns what the loaded dishes need from the shop, in the reader's units (SHOP-SUM-1). */
export function useWeekList(week: Week, { recipes }: Pick<WeekDishes, 'recipes'>): ShoppingList {
  const { units, avoid } = usePreferences()
  return useMemo(() => {
    const found = [...recipes].flatMap(([slug, state]) =>
      state.kind === 'found' ? [[slug, state.recipe] as const] : [],
    )
    return listOfWeek(week, new Map(found), { units, avoid })
  }, [week, recipes, units, avoid])
}

/** Shown after `Shopping list`: the number of things to buy, the reader's own entries included. */
export function ShoppingCount({ week, dishes }: { week: Week; dishes: WeekDishes }) {
  const { aisles } = useWeekList(week, dishes)
  return `, ${things(aisles.reduce((sum, { items }) => sum + items.length, week.own.length))}`
}
