import { SECOND } from '../time/durations.ts'
import { buildCourse, type Station } from './course.ts'
import { readDose } from './dose.ts'
import { findMove } from './figure/find-move.ts'
import { figureNameOf, type Move, type Workout } from './workout.ts'
import { READY_MS } from './workout-progress.ts'

const READY = READY_MS / SECOND
/** Seconds from one move to the next: reading, lying down, getting up. */
const CHANGE = 15
/** Seconds assumed for a move without time and number, and for a rest of open length. */
const OPEN = 60
const BREATH = 5
const STEP = 1

/**
 * Estimates the duration of a workout as written, in seconds (PLAN-EDIT-7): its times, its repetitions at the pace of
 * the paper figure, its rests, and the changes between moves.
 */
export function estimateLength(workout: Workout): number {
  return buildCourse(workout).reduce((sum, station) => sum + estimateStation(station), 0)
}

function estimateStation(station: Station): number {
  if (station.kind === 'rest') return station.rest.kind === 'time' ? station.rest.seconds : OPEN
  return CHANGE + estimateMove(station.move)
}

function estimateMove(move: Move): number {
  const dose = readDose(move.amount)
  if (dose.kind === 'open') return OPEN
  if (dose.kind === 'time') return dose.sides * (READY + dose.seconds)
  return dose.sides * dose.count * paceOf(dose.words, move)
}

function paceOf(words: string, move: Move): number {
  if (/breath/i.test(words)) return BREATH
  if (/step/i.test(words)) return STEP
  return findMove(figureNameOf(move)).seconds
}
