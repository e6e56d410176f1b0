import type { Place, Week } from '../../../domain/kitchen/week.ts'
import type { PlanSession } from '../../../domain/newsletter/workout-plan.ts'
import type { Source } from './use-drag.ts'
import type { WeekDishes } from './use-week-dishes.ts'

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
