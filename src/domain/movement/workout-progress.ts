import { SECOND } from '../time/durations.ts'
import { type Course, fitStation } from './course.ts'
import type { Level } from './workout.ts'

/** Time to get ready before a move that passes by the clock, in ms. */
export const READY_MS = 3 * SECOND
/** After a longer absence a place is held, not gone on. */
export const HELD_AFTER_MS = 30 * 60 * SECOND
/** What a press of `+ 15` adds to a rest, in ms. */
export const MORE_REST_MS = 15 * SECOND

/**
 * How far a workout has come (PLAYER-PAGE-1). It holds when a time ends, never a count. All times are ms since 1970.
 */
export interface WorkoutProgress {
  /** Place in the course; its length once all is done. */
  place: number
  /** The second side of a move that has two. */
  side: 0 | 1
  pace: Pace
  /** The reader's level for a move, by the move's name: kept for later rounds. */
  levels: Readonly<Record<string, Level>>
  startedAt: number
}

export type Pace =
  /** The reader says when the move is done. */
  | { kind: 'self-paced' }
  /** `readyUntil` is when the move begins, at or before the end. */
  | { kind: 'clock'; readyUntil: number; endsAt: number }
  /** `left` is null for a self-paced move. */
  | { kind: 'paused'; left: number | null; readyLeft: number }
  | { kind: 'over' }

/** Starts a workout. */
export function startWorkout(course: Course, now: number): WorkoutProgress {
  return enter(
    course,
    { place: 0, side: 0, pace: { kind: 'self-paced' }, levels: {}, startedAt: now },
    0,
    now,
  )
}

/** The reader's choice for the move at this place. */
export function levelAt(course: Course, progress: WorkoutProgress): Level {
  const station = course[progress.place]
  return station?.kind === 'move' ? (progress.levels[station.move.name] ?? 'written') : 'written'
}

/** How long a place takes by the clock, on one side, in ms; null when it is self-paced. */
export function lengthOf(course: Course, place: number, level: Level): number | null {
  const station = course[place]
  if (station?.kind === 'rest') return station.rest.kind === 'time' ? station.rest.seconds * SECOND : null
  const dose = station && fitStation(station, level)?.dose
  return dose?.kind === 'time' ? dose.seconds * SECOND : null
}

function sidesOf(course: Course, place: number, level: Level): 1 | 2 {
  const station = course[place]
  const dose = station && fitStation(station, level)?.dose
  // In a self-paced move the reader changes sides unasked.
  return dose?.kind === 'time' ? dose.sides : 1
}

/** Puts progress at a place, to begin there at a moment. */
function enter(
  course: Course,
  progress: WorkoutProgress,
  place: number,
  now: number,
  side: 0 | 1 = 0,
): WorkoutProgress {
  if (place >= course.length) return { ...progress, place: course.length, side: 0, pace: { kind: 'over' } }
  const at = { ...progress, place, side }
  const length = lengthOf(course, place, levelAt(course, at))
  if (length === null) return { ...at, pace: { kind: 'self-paced' } }
  const ready = course[place]?.kind === 'rest' ? 0 : READY_MS
  return { ...at, pace: { kind: 'clock', readyUntil: now + ready, endsAt: now + ready + length } }
}

/** On to what comes next: the other side of a move that passes by the clock, else the next place. */
export function goOn(course: Course, progress: WorkoutProgress, now: number): WorkoutProgress {
  const { place, side } = progress
  const sides = sidesOf(course, place, levelAt(course, progress))
  if (side + 1 < sides) return enter(course, progress, place, now, 1)
  return enter(course, progress, place + 1, now)
}

/** Leaves a move or a rest out, both sides of it. */
export function skip(course: Course, progress: WorkoutProgress, now: number): WorkoutProgress {
  return enter(course, progress, progress.place + 1, now)
}

/** Back to the move before; a rest is not gone back to. At the beginning it begins anew. */
export function goBack(course: Course, progress: WorkoutProgress, now: number): WorkoutProgress {
  let place = Math.max(0, progress.place - 1)
  while (place > 0 && course[place]?.kind === 'rest') place -= 1
  return enter(course, progress, place, now)
}

/** Moves to any place of the course. */
export function goTo(course: Course, progress: WorkoutProgress, place: number, now: number): WorkoutProgress {
  return enter(course, progress, Math.min(Math.max(0, place), course.length), now)
}

/** Begins the move at this place anew. */
export function startAgain(course: Course, progress: WorkoutProgress, now: number): WorkoutProgress {
  return enter(course, progress, progress.place, now)
}

/** Chooses how the move at this place is done; pressed again it is as written. A change of time begins the time anew. */
export function chooseLevel(
  course: Course,
  progress: WorkoutProgress,
  level: Level,
  now: number,
): WorkoutProgress {
  const station = course[progress.place]
  if (station?.kind !== 'move') return progress
  const before = levelAt(course, progress)
  const chosen: Level = before === level ? 'written' : level
  const levels = { ...progress.levels, [station.move.name]: chosen }
  const isLength = (which: Level) => lengthOf(course, progress.place, which)
  const next = { ...progress, levels }
  return isLength(before) === isLength(chosen) ? next : enter(course, next, progress.place, now)
}

/** More time for a rest; a rest without a time has no end to put off. */
export function addRest(course: Course, progress: WorkoutProgress): WorkoutProgress {
  const { pace } = progress
  if (course[progress.place]?.kind !== 'rest' || pace.kind !== 'clock') return progress
  return { ...progress, pace: { ...pace, endsAt: pace.endsAt + MORE_REST_MS } }
}

export function pause(progress: WorkoutProgress, now: number): WorkoutProgress {
  const { pace } = progress
  if (pace.kind === 'self-paced') return { ...progress, pace: { kind: 'paused', left: null, readyLeft: 0 } }
  if (pace.kind !== 'clock') return progress
  const left = Math.max(0, pace.endsAt - Math.max(now, pace.readyUntil))
  return { ...progress, pace: { kind: 'paused', left, readyLeft: Math.max(0, pace.readyUntil - now) } }
}

/** Goes on where it was paused, with time to get ready again. */
export function resume(course: Course, progress: WorkoutProgress, now: number): WorkoutProgress {
  const { pace } = progress
  if (pace.kind !== 'paused') return progress
  if (pace.left === null) return { ...progress, pace: { kind: 'self-paced' } }
  const readyUntil = now + (course[progress.place]?.kind === 'rest' ? 0 : READY_MS)
  return { ...progress, pace: { kind: 'clock', readyUntil, endsAt: readyUntil + pace.left } }
}

/** What is left of a time, in ms, without that to get ready; null when nothing is counted. */
export function leftOf({ pace }: WorkoutProgress, now: number): number | null {
  if (pace.kind === 'paused') return pace.left
  return pace.kind === 'clock' ? Math.max(0, pace.endsAt - Math.max(now, pace.readyUntil)) : null
}

/** What is left to get ready, in ms; 0 once the move runs. */
export function readyLeftOf({ pace }: WorkoutProgress, now: number): number {
  return pace.kind === 'clock' ? Math.max(0, pace.readyUntil - now) : 0
}

/**
 * Lets time pass: what has come to its end is followed by what comes next, from that end on, as often as it takes. A phone
 * that slept finds the place where the clock would be; the first self-paced one holds it.
 *
 * @returns the same object when nothing ended
 */
export function advance(course: Course, progress: WorkoutProgress, now: number): WorkoutProgress {
  let current = progress
  while (current.pace.kind === 'clock' && current.pace.endsAt <= now) {
    current = goOn(course, current, current.pace.endsAt)
  }
  return current
}
