import type { Move, Workout } from '../../../domain/movement/workout.ts'
import { parseJson } from '../../../domain/text/json.ts'
import { isRecord } from '../../../domain/type-guards.ts'

/** Reads the workout that our own server wrote into a page; null for what is none. */
export function parseWorkout(text: string | undefined): Workout | null {
  const value = parseJson(text ?? '')
  return isWorkout(value) ? value : null
}

function isWorkout(value: unknown): value is Workout {
  return (
    isRecord(value) &&
    typeof value.title === 'string' &&
    typeof value.rest === 'string' &&
    Number.isInteger(value.rounds) &&
    [value.warm_up, value.moves, value.cool_down].every((part) => Array.isArray(part) && part.every(isMove))
  )
}

function isMove(value: unknown): value is Move {
  return isRecord(value) && [value.name, value.amount, value.how].every((text) => typeof text === 'string')
}
