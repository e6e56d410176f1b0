import { z } from 'zod'
import { lineField, NOT_AN_OBJECT, textField, wholeNumber } from '../items/input-fields.ts'
import { knowsFigure } from '../movement/figure/find-move.ts'
import { MAX_MOVES, MAX_ROUNDS } from '../movement/workout-schema.ts'
import { MAX_PLAN_MINUTES, PLAN_DAYS } from './constants.ts'
import { isPlanPicture } from './plan-pictures.ts'
import type { PlanDay } from './workout-plan.ts'

/** In characters. */
export const PLAN_LIMITS = {
  title: 120,
  summary: 300,
  focus: 100,
  alt: 300,
  moveName: 100,
  amount: 100,
  how: 1_000,
  way: 300,
  rest: 300,
  closing: 500,
} as const

const required = (label: string, max: number, missing: string) =>
  z
    .string({
      error: ({ input }) => (input === undefined || input === null ? missing : `${label} must be text`),
    })
    .pipe(lineField(label, max))
    .refine((text) => text !== '', missing)

/** Defines an optional field: absent, null and empty mean the same. */
const optional = (label: string, max: number) =>
  lineField(label, max)
    .nullable()
    .transform((text) => text || undefined)
    .optional()

const move = z
  .object(
    {
      name: required('The name of a move', PLAN_LIMITS.moveName, 'A move needs its name'),
      amount: required('The amount', PLAN_LIMITS.amount, 'A move needs an amount, such as 10 times'),
      how: textField('How a move goes', PLAN_LIMITS.how).default(''),
      easier: optional('The easier way', PLAN_LIMITS.way),
      harder: optional('The harder way', PLAN_LIMITS.way),
      figure: optional('The figure', PLAN_LIMITS.moveName).refine(
        (name) => name === undefined || knowsFigure(name),
        'The paper figure knows no move of this name',
      ),
    },
    'Each move must be an object with name and amount',
  )
  .transform(({ easier, harder, figure, ...rest }) => ({
    ...rest,
    ...(easier && { easier }),
    ...(harder && { harder }),
    ...(figure && { figure }),
  }))

const moves = (label: string) =>
  z
    .array(move, `${label} must be a list of moves`)
    .max(MAX_MOVES, `${label} can hold at most ${MAX_MOVES} moves`)

/** Any fields of a day as the admin writes them; the remaining ones keep their value (PLAN-EDIT-4). */
export const planDayInput = z
  .object(
    {
      day: wholeNumber('The day', 1, PLAN_DAYS),
      title: required('The title', PLAN_LIMITS.title, 'A day needs its title'),
      summary: required('The line about the day', PLAN_LIMITS.summary, 'A day needs a line about it'),
      minutes: wholeNumber('Minutes', 1, MAX_PLAN_MINUTES),
      focus: required('The focus', PLAN_LIMITS.focus, 'Say what the day is about'),
      illustration: z
        .string('The picture must be text')
        .refine(isPlanPicture, 'There is no drawing of this name for a day of the plan'),
      illustration_alt: required(
        'The picture’s description',
        PLAN_LIMITS.alt,
        'Describe the picture for readers who can’t see it',
      ),
      warm_up: moves('The warm-up'),
      rounds: wholeNumber('Rounds', 1, MAX_ROUNDS),
      moves: moves('The moves').min(1, 'A day needs its moves, at least one'),
      cool_down: moves('The cool-down'),
      rest: lineField('The rest', PLAN_LIMITS.rest),
      closing: textField('The closing line', PLAN_LIMITS.closing),
      /** The version the save is based on; null for the day as it came. */
      updated_at: z.iso.datetime({ offset: true, error: 'This is not a date and time' }).nullable(),
    },
    NOT_AN_OBJECT,
  )
  .partial()
  .meta({ id: 'PlanDayChange' })

/** A save of a day: its fields, or the day as it was read, `{ day: { … }, updated_at }`. */
export const planDayBody = z.preprocess((body) => {
  if (typeof body !== 'object' || body === null || !('day' in body) || typeof body.day !== 'object')
    return body
  const { day, ...rest } = body
  return { ...day, ...rest }
}, planDayInput)

/** Whether two days are equal. */
export function isSameDay(one: PlanDay, other: PlanDay): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

/** Returns a value with the keys of every object sorted. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
