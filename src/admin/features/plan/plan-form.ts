import { z } from 'zod'
import type { FieldError } from '../../../domain/errors.ts'
import type { Move, Workout } from '../../../domain/movement/workout.ts'
import { planDayInput } from '../../../domain/newsletter/plan-input.ts'
import { PLAN_PICTURES } from '../../../domain/newsletter/plan-pictures.ts'
import type { PlanDay } from '../../../domain/newsletter/workout-plan.ts'
import { isBlankMove, type MoveRow, movesOf, newMove, problemKey } from '../editor/workout/move-row.ts'

export const WORKOUT_PARTS = ['warm_up', 'moves', 'cool_down'] as const

/** A day of the plan being edited; a number is null while its field is empty. */
export interface PlanForm extends Omit<PlanDay, 'minutes' | 'rounds' | (typeof WORKOUT_PARTS)[number]> {
  minutes: number | null
  rounds: number | null
  warm_up: MoveRow[]
  moves: MoveRow[]
  cool_down: MoveRow[]
}

/** A day as it is sent. */
export interface PlanDayPayload extends Omit<PlanForm, (typeof WORKOUT_PARTS)[number]> {
  warm_up: Move[]
  moves: Move[]
  cool_down: Move[]
}

/** The problems of a day: by field name, and for a move by `problemKey`. */
export type PlanProblems = ReadonlyMap<string, string>

export function planFormOf(day: PlanDay): PlanForm {
  return {
    ...day,
    warm_up: day.warm_up.map(newMove),
    moves: day.moves.map(newMove),
    cool_down: day.cool_down.map(newMove),
  }
}

/** Returns the day as it is sent: trimmed, without blank lines. */
export function payloadOf({ warm_up, moves, cool_down, ...form }: PlanForm): PlanDayPayload {
  const { title, summary, focus, illustration_alt, rest, closing } = form
  return {
    ...form,
    title: title.trim(),
    summary: summary.trim(),
    focus: focus.trim(),
    illustration_alt: illustration_alt.trim(),
    rest: rest.trim(),
    closing: closing.trim(),
    warm_up: movesOf(warm_up),
    moves: movesOf(moves),
    cool_down: movesOf(cool_down),
  }
}

/** Returns the workout in a form, to try it and to add up its times. */
export function workoutOf(form: PlanForm): Workout {
  const { title, warm_up, moves, cool_down, rest, rounds } = payloadOf(form)
  return { title, warm_up, moves, cool_down, rest, rounds: rounds ?? 1 }
}

export function isSamePayload(one: PlanDayPayload, other: PlanDayPayload): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Returns what the server would refuse, checked with the same schema. */
export function problemsIn(form: PlanForm): PlanProblems {
  const parsed = planDayInput.safeParse(payloadOf(form))
  if (parsed.success) return new Map()
  return placeProblems(
    form,
    parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  )
}

/** Maps the errors of a sent day to the lines of the form: blank ones were omitted. */
export function placeProblems(form: PlanForm, details: readonly FieldError[]): PlanProblems {
  const problems = new Map<string, string>()
  for (const { field, message } of details) {
    const [part = '', index, name] = field.split('.')
    const list = WORKOUT_PARTS.find((known) => known === part)
    const row = list && form[list].filter((line) => !isBlankMove(line))[Number(index)]
    const key = row ? problemKey(row, name ?? 'name') : part
    if (!problems.has(key)) problems.set(key, message)
  }
  return problems
}

/** Changes the picture, with its alt text unless the coach has written one. */
export function choosePicture(form: PlanForm, illustration: string): Partial<PlanForm> {
  const altOf = (name: string) => PLAN_PICTURES.find((picture) => picture.name === name)?.alt
  const written = form.illustration_alt.trim()
  const isOwn = written !== '' && written !== altOf(form.illustration)
  return { illustration, ...(isOwn ? {} : { illustration_alt: altOf(illustration) ?? '' }) }
}

/** Returns the problems that remain after a change: changed fields are checked again at the next save. */
export function withoutMended(
  problems: PlanProblems,
  before: PlanForm,
  change: Partial<PlanForm>,
): PlanProblems {
  const rows = WORKOUT_PARTS.flatMap((part) => {
    const after = change[part]
    return after ? before[part].filter((row) => !after.includes(row)) : []
  })
  return new Map(
    [...problems].filter(([key]) => !(key in change) && !rows.some((row) => key.startsWith(`${row.key}.`))),
  )
}

const typedMove = z.object({
  name: z.string(),
  amount: z.string(),
  how: z.string(),
  easier: z.string().optional(),
  harder: z.string().optional(),
  figure: z.string().optional(),
})
/** A day as it was typed, valid or not. */
const typedDay = z.object({
  day: z.int(),
  title: z.string(),
  summary: z.string(),
  focus: z.string(),
  illustration: z.string(),
  illustration_alt: z.string(),
  rest: z.string(),
  closing: z.string(),
  minutes: z.number().nullable(),
  rounds: z.number().nullable(),
  warm_up: z.array(typedMove),
  moves: z.array(typedMove),
  cool_down: z.array(typedMove),
})

/** Parses a form from a copy stored in the browser; null when the copy has none. */
export function readTyped(value: unknown): PlanForm | null {
  const { data } = typedDay.safeParse(value)
  if (!data) return null
  const rows = (list: readonly Partial<Move>[]) => list.map(newMove)
  return { ...data, warm_up: rows(data.warm_up), moves: rows(data.moves), cool_down: rows(data.cool_down) }
}
