import { z } from 'zod'
import { PLAN_DAYS } from './constants.ts'

const text = z.string().min(1)

const moveSchema = z.object({
  name: text,
  /** How much of it: `8 on each side`, `40 seconds`. */
  amount: text,
  /** How it is done, in a sentence or two. */
  how: text,
  easier: text.optional(),
  harder: text.optional(),
})

/** One session of the 7-day plan. */
export const planDaySchema = z.object({
  day: z.int().min(1).max(PLAN_DAYS),
  title: text,
  summary: text,
  /** All of it, warm-up and cool-down included. */
  minutes: z.int().min(10).max(30),
  focus: text,
  /** Of `content/illustrations`, without its ending. */
  illustration: text,
  illustration_alt: text,
  warm_up: z.array(moveSchema).min(2),
  /** How often the moves are gone through. */
  rounds: z.int().min(1).max(5),
  moves: z.array(moveSchema).min(3),
  cool_down: z.array(moveSchema).min(1),
  rest: text,
  closing: text,
})

export type PlanDay = z.infer<typeof planDaySchema>
export type PlanMove = z.infer<typeof moveSchema>
