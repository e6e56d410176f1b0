import { SECOND } from '../time/durations.ts'
import { type Course, fitStation } from './course.ts'
import type { Level } from './workout.ts'

/** Time to get ready before a timed move, in ms. */
export const READY_MS = 3 * SECOND
/** After a longer absence a session is paused instead of advanced. */
export const HELD_AFTER_MS = 30 * 60 * SECOND
/** The time `+ 15` adds to a rest, in ms. */
export const MORE_REST_MS = 15 * SECOND

/**
 * The progress of a workout (PLAYER-PAGE-1). It stores when a time ends, never a count. All times are epoch milliseconds.
 */
export interface WorkoutProgress {
  /** Index in the course; its length once all is done. */
  place: number
  /** 1 is the second side of a move that has two. */
  side: 0 | 1
  pace: Pace
  /** The reader's level for a move, by the move's name: it applies to later rounds too. */
  levels: Readonly<Record<string, Level>>
  startedAt: number
}

export type Pace =
  /** The reader decides when the move is done. */
  | { kind: 'self-paced' }
  /** `readyUntil` is when the move begins, not after its end. */
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

/** Returns the reader's level for the move at this place. */
export function levelAt(course: Course, progress: WorkoutProgress): Level {
  const station = course[progress.place]
  return station?.kind === 'move' ? (progress.levels[station.move.name] ?? 'written') : 'written'
}

/** Returns the duration of a place by the clock, on one side, in ms; null when it is self-paced. */
export function lengthOf(course: Course, place: number, level: Level): number | null {
  const station = course[place]
  if (station?.kind === 'rest') return station.rest.kind === 'time' ? station.rest.seconds * SECOND : null
  const dose = station && fitStation(station, level)?.dose
  return dose?.kind === 'time' ? dose.seconds * SECOND : null
}

function sidesOf(course: Course, place: number, level: Level): 1 | 2 {
  const station = course[place]
  const dose = station && fitStation(station, level)?.dose
  // In a self-paced move the reader changes sides without a prompt.
  return dose?.kind === 'time' ? dose.sides : 1
}

/** Moves progress to a place, beginning there at a moment. */
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

/** Advances to what comes next: the other side of a timed move, else the next place. */
export function goOn(course: Course, progress: WorkoutProgress, now: number): WorkoutProgress {
  const { place, side } = progress
  const sides = sidesOf(course, place, levelAt(course, progress))
  if (side + 1 < sides) return enter(course, progress, place, now, 1)
  return enter(course, progress, place + 1, now)
}

/** Skips a move or a rest, with both sides. */
export function skip(course: Course, progress: WorkoutProgress, now: number): WorkoutProgress {
  return enter(course, progress, progress.place + 1, now)
}

/** Goes back to the preceding move, skipping rests. At the beginning it restarts. */
export function goBack(course: Course, progress: WorkoutProgress, now: number): WorkoutProgress {
  let place = Math.max(0, progress.place - 1)
  while (place > 0 && course[place]?.kind === 'rest') place -= 1
  return enter(course, progress, place, now)
}

/** Moves to any place of the course. */
export function goTo(course: Course, progress: WorkoutProgress, place: number, now: number): WorkoutProgress {
  return enter(course, progress, Math.min(Math.max(0, place), course.length), now)
}

/** Restarts the move at this place. */
export function startAgain(course: Course, progress: WorkoutProgress, now: number): WorkoutProgress {
  return enter(course, progress, progress.place, now)
}

/** Chooses the level of the move at this place; the same level again returns to the written one. A change of time restarts it. */
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

/** Extends a rest; one without a time has no end to postpone. */
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

/** Resumes where it was paused, with time to get ready again. */
export function resume(course: Course, progress: WorkoutProgress, now: number): WorkoutProgress {
  const { pace } = progress
  if (pace.kind !== 'paused') return progress
  if (pace.left === null) return { ...progress, pace: { kind: 'self-paced' } }
  const readyUntil = now + (course[progress.place]?.kind === 'rest' ? 0 : READY_MS)
  return { ...progress, pace: { kind: 'clock', readyUntil, endsAt: readyUntil + pace.left } }
}

/** Returns the remaining time, in ms, without that for getting ready; null when nothing is counted. */
export function leftOf({ pace }: WorkoutProgress, now: number): number | null {
  if (pace.kind === 'paused') return pace.left
  return pace.kind === 'clock' ? Math.max(0, pace.endsAt - Math.max(now, pace.readyUntil)) : null
}

/** Returns the remaining time to get ready, in ms; 0 after the move has begun. */
export function readyLeftOf({ pace }: WorkoutProgress, now: number): number {
  return pace.kind === 'clock' ? Math.max(0, pace.readyUntil - now) : 0
}

/**
 * Advances past every time that has ended, each next one beginning at the end of the former. After a phone slept, the
 * place is where the clock would be, or the first self-paced one before that.
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
