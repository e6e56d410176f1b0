import type { Move, Workout } from '../../../domain/movement/workout.ts'

/** Reads the workout that our own server wrote into a page; null for what is none. */
export function parseWorkout(text: string | undefined): Workout | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isWorkout(value) ? value : null
  } catch {
    return null
  }
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
