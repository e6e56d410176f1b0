import { z } from 'zod'
import { MAX_MOVES, MAX_ROUNDS, moveSchema } from '../movement/workout-schema.ts'
import { dayIn } from '../time/dates.ts'
import { addDays } from '../time/days.ts'
import { DAY } from '../time/durations.ts'
import { fromZonedTime } from '../time/zoned-time.ts'
import { MAX_PLAN_MINUTES, PLAN_DAYS } from './constants.ts'

const text = z.string().min(1)
const moves = z.array(moveSchema.extend({ how: z.string() })).max(MAX_MOVES)

/** One session of the 7-day plan. */
export const planDaySchema = z.object({
  day: z.int().min(1).max(PLAN_DAYS),
  title: text,
  summary: text,
  /** The total duration, including warm-up and cool-down. */
  minutes: z.int().min(1).max(MAX_PLAN_MINUTES),
  focus: text,
  /** A file in `content/illustrations`, without the extension (`plan-pictures.ts`). */
  illustration: text,
  illustration_alt: text,
  warm_up: moves,
  /** The number of rounds. */
  rounds: z.int().min(1).max(MAX_ROUNDS),
  moves: moves.min(1),
  cool_down: moves,
  /** The rest between two rounds; may be empty, as may `closing`. */
  rest: z.string(),
  closing: z.string(),
})

export type PlanDay = z.infer<typeof planDaySchema>

/** The public data of a day of the plan, from which the week is laid out (WEEK-PAGE-2). */
export const planSessionSchema = planDaySchema
  .pick({ day: true, title: true, minutes: true, illustration: true })
  .meta({ id: 'PlanSession' })

export type PlanSession = z.infer<typeof planSessionSchema>

/** The plan of one subscriber. */
export const planPageSchema = z
  .object({
    first_name: z.string().nullable(),
    /** The day whose letter comes next; null when none is to come. */
    next_day: z.int().nullable(),
    /** When that letter comes. */
    next_letter_at: z.iso.datetime().nullable(),
    days: z.array(planDaySchema),
  })
  .meta({ id: 'PlanPage' })

export type PlanPage = z.infer<typeof planPageSchema>

/** Time at which a day's letter is sent, in the site's time zone. */
const MORNING = '07:00'
/** Maximum total delay of a plan; a subscriber who needs longer starts again. */
const MAX_DELAY_MS = 14 * DAY

/** A subscriber's position in the plan: the next day and its time; both null outside the plan. */
export interface PlanPosition {
  plan_day: number | null
  /** ISO 8601. */
  plan_due_at: string | null
}

/** Returns the first morning after a moment, ISO 8601 in UTC. */
export function nextMorning(iso: string, timeZone: string): string {
  const today = dayIn(iso, timeZone)
  for (const days of [0, 1, 2]) {
    const morning = fromZonedTime(`${addDays(today, days)}T${MORNING}`, timeZone)
    if (morning !== null && morning > iso) return morning
  }
  throw new Error(`There is no morning after ${iso} in ${timeZone}`)
}

/** Starts the plan: the first day comes the next morning. */
export function startPlan(now: string, timeZone: string): PlanPosition {
  return { plan_day: 1, plan_due_at: nextMorning(now, timeZone) }
}

/** Advances after a day's letter: the next one comes the morning after, until all have been sent. */
export function advancePlan(sentDay: number, now: string, timeZone: string): PlanPosition {
  if (sentDay >= PLAN_DAYS) return { plan_day: null, plan_due_at: null }
  return { plan_day: sentDay + 1, plan_due_at: nextMorning(now, timeZone) }
}

/** Delays the remaining days by one morning: 'I missed a day'. With nothing left to come nothing changes. */
export function postponePlan(progress: PlanPosition, now: string, timeZone: string): PlanPosition {
  const { plan_day, plan_due_at } = progress
  if (plan_day === null || plan_due_at === null) return progress
  const later = nextMorning(plan_due_at, timeZone)
  return Date.parse(later) - Date.parse(now) > MAX_DELAY_MS ? progress : { plan_day, plan_due_at: later }
}
