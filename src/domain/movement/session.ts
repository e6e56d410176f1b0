import { SECOND } from '../time/durations.ts'
import { type Course, fitStation } from './course.ts'
import type { Level } from './workout.ts'

/** Time to get ready before a move that passes by the clock, in ms. */
export const READY_MS = 3 * SECOND
/** After a longer absence the place is held instead of gone on. */
export const HELD_AFTER_MS = 30 * 60 * SECOND
/** What a press of `+ 15` adds to a rest, in ms. */
export const MORE_REST_MS = 15 * SECOND

/**
 * The place of a reader in a workout (PLAYER-PLACE-1). It holds when a time ends, never a count. All times are ms since
 * 1970.
 */
export interface Session {
  /** Place in the course; its length once all is done. */
  place: number
  /** The second side of a move that has two. */
  side: 0 | 1
  pace: Pace
  /** The choice for a move, by its name: kept for later rounds. */
  levels: Readonly<Record<string, Level>>
  startedAt: number
}

export type Pace =
  /** Self-paced. */
  | { kind: 'hers' }
  /** `readyUntil` is when the move begins, at or before the end. */
  | { kind: 'clock'; readyUntil: number; endsAt: number }
  /** `left` is null for what is self-paced. */
  | { kind: 'paused'; left: number | null; readyLeft: number }
  | { kind: 'over' }

/** A workout begun. */
export function startSession(course: Course, now: number): Session {
  return enter(course, { place: 0, side: 0, pace: { kind: 'hers' }, levels: {}, startedAt: now }, 0, now)
}

/** The choice for the present move. */
export function levelAt(course: Course, session: Session): Level {
  const station = course[session.place]
  return station?.kind === 'move' ? (session.levels[station.move.name] ?? 'written') : 'written'
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
  // Self-paced moves change sides by themselves.
  return dose?.kind === 'time' ? dose.sides : 1
}

/** Puts a session at a place, to begin there at a moment. */
function enter(course: Course, session: Session, place: number, now: number, side: 0 | 1 = 0): Session {
  if (place >= course.length) return { ...session, place: course.length, side: 0, pace: { kind: 'over' } }
  const at = { ...session, place, side }
  const length = lengthOf(course, place, levelAt(course, at))
  if (length === null) return { ...at, pace: { kind: 'hers' } }
  const ready = course[place]?.kind === 'rest' ? 0 : READY_MS
  return { ...at, pace: { kind: 'clock', readyUntil: now + ready, endsAt: now + ready + length } }
}

/** On to what comes next: the other side of a move that passes by the clock, else the next place. */
export function goOn(course: Course, session: Session, now: number): Session {
  const { place, side } = session
  const sides = sidesOf(course, place, levelAt(course, session))
  if (side + 1 < sides) return enter(course, session, place, now, 1)
  return enter(course, session, place + 1, now)
}

/** Leaves a move or a rest out, both sides of it. */
export function skip(course: Course, session: Session, now: number): Session {
  return enter(course, session, session.place + 1, now)
}

/** Back to the move before; a rest is not gone back to. At the beginning it begins anew. */
export function goBack(course: Course, session: Session, now: number): Session {
  let place = Math.max(0, session.place - 1)
  while (place > 0 && course[place]?.kind === 'rest') place -= 1
  return enter(course, session, place, now)
}

/** To any place of the course. */
export function goTo(course: Course, session: Session, place: number, now: number): Session {
  return enter(course, session, Math.min(Math.max(0, place), course.length), now)
}

/** Begins the present move anew. */
export function startAgain(course: Course, session: Session, now: number): Session {
  return enter(course, session, session.place, now)
}

/** Chooses how the present move is done; pressed again it is as written. A change of time begins the time anew. */
export function chooseLevel(course: Course, session: Session, level: Level, now: number): Session {
  const station = course[session.place]
  if (station?.kind !== 'move') return session
  const before = levelAt(course, session)
  const chosen: Level = before === level ? 'written' : level
  const levels = { ...session.levels, [station.move.name]: chosen }
  const isLength = (which: Level) => lengthOf(course, session.place, which)
  const next = { ...session, levels }
  return isLength(before) === isLength(chosen) ? next : enter(course, next, session.place, now)
}

/** More time for a rest; a rest without a time has no end to put off. */
export function addRest(course: Course, session: Session): Session {
  const { pace } = session
  if (course[session.place]?.kind !== 'rest' || pace.kind !== 'clock') return session
  return { ...session, pace: { ...pace, endsAt: pace.endsAt + MORE_REST_MS } }
}

export function pause(session: Session, now: number): Session {
  const { pace } = session
  if (pace.kind === 'hers') return { ...session, pace: { kind: 'paused', left: null, readyLeft: 0 } }
  if (pace.kind !== 'clock') return session
  const left = Math.max(0, pace.endsAt - Math.max(now, pace.readyUntil))
  return { ...session, pace: { kind: 'paused', left, readyLeft: Math.max(0, pace.readyUntil - now) } }
}

/** Goes on where it was paused, with time to get ready again. */
export function resume(course: Course, session: Session, now: number): Session {
  const { pace } = session
  if (pace.kind !== 'paused') return session
  if (pace.left === null) return { ...session, pace: { kind: 'hers' } }
  const readyUntil = now + (course[session.place]?.kind === 'rest' ? 0 : READY_MS)
  return { ...session, pace: { kind: 'clock', readyUntil, endsAt: readyUntil + pace.left } }
}

/** What is left of a time, in ms, without that to get ready; null when nothing is counted. */
export function leftOf({ pace }: Session, now: number): number | null {
  if (pace.kind === 'paused') return pace.left
  return pace.kind === 'clock' ? Math.max(0, pace.endsAt - Math.max(now, pace.readyUntil)) : null
}

/** What is left to get ready, in ms; 0 once the move runs. */
export function readyLeftOf({ pace }: Session, now: number): number {
  return pace.kind === 'clock' ? Math.max(0, pace.readyUntil - now) : 0
}

/**
 * Lets time pass: what has come to its end is followed by what comes next, from that end on, as often as it takes. A phone
 * that slept finds the place where the clock would be; the first self-paced one holds it.
 *
 * @returns the same session when nothing ended
 */
export function advance(course: Course, session: Session, now: number): Session {
  let current = session
  while (current.pace.kind === 'clock' && current.pace.endsAt <= now) {
    current = goOn(course, current, current.pace.endsAt)
  }
  return current
}
