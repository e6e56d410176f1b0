import { isCount, isNonNegative, isRecord } from '../type-guards.ts'
import type { Course, Part, Station } from './course.ts'
import {
  advance,
  goTo,
  HELD_AFTER_MS,
  lengthOf,
  levelAt,
  type Pace,
  pause,
  type WorkoutProgress,
} from './workout-progress.ts'

/** A session as stored on the device (PLAYER-PLACE-1). */
export interface KeptProgress {
  /** The workout in progress: the coach may change it meanwhile. */
  course: readonly KeptStation[]
  seenAt: number
  session: WorkoutProgress
}

/** What identifies a station in the stored progress. */
export type KeptStation =
  | { kind: 'move'; part: Part; round: number | null; name: string; amount: string }
  | { kind: 'rest'; nextRound: number }

function toKept(station: Station): KeptStation {
  if (station.kind === 'rest') return { kind: 'rest', nextRound: station.nextRound }
  const { part, round, move } = station
  return { kind: 'move', part, round, name: move.name, amount: move.amount }
}

/** Converts a session to its stored form. */
export function toStoredProgress(course: Course, session: WorkoutProgress, now: number): KeptProgress {
  return { course: course.map(toKept), seenAt: now, session }
}

/**
 * Restores a stored session, letting time pass by the clock; after half an hour away, or when the clock was set back, it is
 * paused at its last place. In a workout that was changed meanwhile it is paused at the place {@link findPlace} returns.
 *
 * @returns null for a value that is invalid, or a session that is over
 */
export function restoreProgress(course: Course, stored: unknown, now: number): WorkoutProgress | null {
  const kept = renameFormerKind(stored)
  if (!isKept(kept) || course.length === 0) return null
  const { session, seenAt } = kept
  if (session.place >= kept.course.length) return null
  if (!isSameCourse(course, kept.course)) return movePlace(course, kept, now)
  const away = now - seenAt
  return away < 0 || away > HELD_AFTER_MS ? pause(session, seenAt) : advance(course, session, now)
}

/** Renames a self-paced move, which earlier versions stored as `hers`. */
function renameFormerKind(stored: unknown): unknown {
  if (!isRecord(stored) || !isRecord(stored.session) || !isRecord(stored.session.pace)) return stored
  const { pace } = stored.session
  if (pace.kind !== 'hers') return stored
  return { ...stored, session: { ...stored.session, pace: { kind: 'self-paced' } } }
}

function isSameCourse(course: Course, kept: readonly KeptStation[]): boolean {
  return (
    course.length === kept.length &&
    course.every((station, place) => {
      const before = kept[place]
      return (
        before !== undefined && isSamePlace(toKept(station), before) && amountOf(station) === amountIn(before)
      )
    })
  )
}

const amountOf = (station: Station | undefined) => (station?.kind === 'move' ? station.move.amount : '')
const amountIn = (station: KeptStation | undefined) => (station?.kind === 'move' ? station.amount : '')

/** Whether two stations are the same move in the same round, or the rest before the same round, whatever the dose. */
function isSamePlace(one: KeptStation, other: KeptStation): boolean {
  if (one.kind === 'rest' || other.kind === 'rest')
    return one.kind === 'rest' && other.kind === 'rest' && one.nextRound === other.nextRound
  return one.part === other.part && one.round === other.round && one.name === other.name
}

/**
 * Returns the place in a workout that was changed while in progress: the same move of the same round; if that is gone,
 * the station after the last preceding one that still exists; the beginning when there is none.
 *
 * @param before the workout before the change
 * @param place the place in that workout
 */
export function findPlace(course: Course, before: readonly KeptStation[], place: number): number {
  for (let index = place; index >= 0; index -= 1) {
    const found = placeOf(course, before, index)
    if (found === -1) continue
    // That station was done already: continue after it, without jumping past the last one.
    return index === place ? found : Math.min(found + 1, course.length - 1)
  }
  return 0
}

/**
 * Returns the present index of a station of the former course; a move that occurs twice in its round is matched by
 * occurrence. -1 when it is gone.
 */
function placeOf(course: Course, before: readonly KeptStation[], index: number): number {
  const wanted = before[index]
  if (!wanted) return -1
  const times = before.slice(0, index).filter((station) => isSamePlace(station, wanted)).length
  const places = course.flatMap((station, place) => (isSamePlace(toKept(station), wanted) ? [place] : []))
  return places[times] ?? places.at(-1) ?? -1
}

/** Pauses at the place in the changed workout, so that the reader sees it before it continues. */
function movePlace(
  course: Course,
  { course: before, session, seenAt }: KeptProgress,
  now: number,
): WorkoutProgress {
  const place = findPlace(course, before, session.place)
  const was = before[session.place]
  const station = course[place]
  const isSame =
    was !== undefined &&
    station !== undefined &&
    isSamePlace(toKept(station), was) &&
    amountOf(station) === amountIn(was)
  const held = pause(session, seenAt)
  const at = { ...held, place }
  const length = lengthOf(course, place, levelAt(course, at))
  const left = held.pace.kind === 'paused' ? held.pace.left : null
  // The remaining time continues only where the station is still timed and at least that long.
  const fits = length === null ? left === null : left !== null && left <= length
  return isSame && fits ? at : pause(goTo(course, session, place, now), now)
}

function isKept(value: unknown): value is KeptProgress {
  if (!isRecord(value) || !isNonNegative(value.seenAt)) return false
  if (!Array.isArray(value.course) || !value.course.every(isStation)) return false
  const { session } = value
  if (!isRecord(session) || !isNonNegative(session.startedAt) || !isRecord(session.levels)) return false
  return (
    isCount(session.place) &&
    (session.side === 0 || session.side === 1) &&
    Object.values(session.levels).every(
      (level) => level === 'written' || level === 'easier' || level === 'harder',
    ) &&
    isPace(session.pace)
  )
}

function isStation(value: unknown): value is KeptStation {
  if (!isRecord(value)) return false
  if (value.kind === 'rest') return isNonNegative(value.nextRound)
  const isPart = value.part === 'warm_up' || value.part === 'round' || value.part === 'cool_down'
  const isRound = value.round === null || isNonNegative(value.round)
  return (
    value.kind === 'move' &&
    isPart &&
    isRound &&
    typeof value.name === 'string' &&
    typeof value.amount === 'string'
  )
}

function isPace(value: unknown): value is Pace {
  if (!isRecord(value)) return false
  if (value.kind === 'clock') return isNonNegative(value.readyUntil) && isNonNegative(value.endsAt)
  if (value.kind === 'paused')
    return (value.left === null || isNonNegative(value.left)) && isNonNegative(value.readyLeft)
  return value.kind === 'self-paced' || value.kind === 'over'
}
