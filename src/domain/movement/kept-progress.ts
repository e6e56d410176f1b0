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

/** How far a workout has come, as the device keeps it (PLAYER-PAGE-1). */
export interface KeptProgress {
  /** The course as it was: the coach may change the workout meanwhile. */
  course: readonly KeptStation[]
  seenAt: number
  session: WorkoutProgress
}

/** What a station is known by. */
export type KeptStation =
  | { kind: 'move'; part: Part; round: number | null; name: string; amount: string }
  | { kind: 'rest'; nextRound: number }

function toKept(station: Station): KeptStation {
  if (station.kind === 'rest') return { kind: 'rest', nextRound: station.nextRound }
  const { part, round, move } = station
  return { kind: 'move', part, round, name: move.name, amount: move.amount }
}

/** Progress put away as it is now. */
export function keepProgress(course: Course, progress: WorkoutProgress, now: number): KeptProgress {
  return { course: course.map(toKept), seenAt: now, session: progress }
}

/**
 * Kept progress found again. Time has passed by the clock; after half an hour away, or when the clock was set back, it is
 * held where it was last seen. In a workout that was changed meanwhile it is held at the place {@link findPlace} says.
 *
 * @returns null for what is not ours, or is over
 */
export function findKeptProgress(course: Course, stored: string | null, now: number): WorkoutProgress | null {
  let kept: unknown
  try {
    kept = JSON.parse(stored ?? 'null', renameFormerKind)
  } catch {
    return null
  }
  if (!isKept(kept) || course.length === 0) return null
  const { session: progress, seenAt } = kept
  if (progress.place >= kept.course.length) return null
  if (!isSameCourse(course, kept.course)) return movePlace(course, kept, now)
  const away = now - seenAt
  return away < 0 || away > HELD_AFTER_MS ? pause(progress, seenAt) : advance(course, progress, now)
}

/** A self-paced move was kept as `hers` by earlier versions. */
function renameFormerKind(key: string, value: unknown): unknown {
  return key === 'kind' && value === 'hers' ? 'self-paced' : value
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

/** The same move in the same round, or the rest before the same round; how much of it does not matter. */
function isSamePlace(one: KeptStation, other: KeptStation): boolean {
  if (one.kind === 'rest' || other.kind === 'rest')
    return one.kind === 'rest' && other.kind === 'rest' && one.nextRound === other.nextRound
  return one.part === other.part && one.round === other.round && one.name === other.name
}

/**
 * The place in a workout that was changed while a reader was in the middle of it: at the same move of the same round; is
 * that gone, at what follows the last one before it that is still there; at the beginning when none is.
 *
 * @param before the workout as it was
 * @param place the place in it
 */
export function findPlace(course: Course, before: readonly KeptStation[], place: number): number {
  for (let index = place; index >= 0; index -= 1) {
    const found = placeOf(course, before, index)
    if (found === -1) continue
    // It was done before: what follows is next, and the end is never reached unseen.
    return index === place ? found : Math.min(found + 1, course.length - 1)
  }
  return 0
}

/** Where a station of the former course is now; of a move that comes twice in its round, the same time. -1 when it is gone. */
function placeOf(course: Course, before: readonly KeptStation[], index: number): number {
  const wanted = before[index]
  if (!wanted) return -1
  const times = before.slice(0, index).filter((station) => isSamePlace(station, wanted)).length
  const places = course.flatMap((station, place) => (isSamePlace(toKept(station), wanted) ? [place] : []))
  return places[times] ?? places.at(-1) ?? -1
}

/** The place in the changed workout, held, so that it is seen before it goes on. */
function movePlace(
  course: Course,
  { course: before, session: progress, seenAt }: KeptProgress,
  now: number,
): WorkoutProgress {
  const place = findPlace(course, before, progress.place)
  const was = before[progress.place]
  const station = course[place]
  const isSame =
    was !== undefined &&
    station !== undefined &&
    isSamePlace(toKept(station), was) &&
    amountOf(station) === amountIn(was)
  const held = pause(progress, seenAt)
  const at = { ...held, place }
  const length = lengthOf(course, place, levelAt(course, at))
  const left = held.pace.kind === 'paused' ? held.pace.left : null
  // What is left of a time goes on only where it is still a time of that length or more.
  const fits = length === null ? left === null : left !== null && left <= length
  return isSame && fits ? at : pause(goTo(course, progress, place, now), now)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function isKept(value: unknown): value is KeptProgress {
  if (!isRecord(value) || !isTime(value.seenAt)) return false
  if (!Array.isArray(value.course) || !value.course.every(isStation)) return false
  const { session: progress } = value
  if (!isRecord(progress) || !isTime(progress.startedAt) || !isRecord(progress.levels)) return false
  return (
    Number.isInteger(progress.place) &&
    isTime(progress.place) &&
    (progress.side === 0 || progress.side === 1) &&
    Object.values(progress.levels).every(
      (level) => level === 'written' || level === 'easier' || level === 'harder',
    ) &&
    isPace(progress.pace)
  )
}

function isStation(value: unknown): value is KeptStation {
  if (!isRecord(value)) return false
  if (value.kind === 'rest') return isTime(value.nextRound)
  const isPart = value.part === 'warm_up' || value.part === 'round' || value.part === 'cool_down'
  const isRound = value.round === null || isTime(value.round)
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
  if (value.kind === 'clock') return isTime(value.readyUntil) && isTime(value.endsAt)
  if (value.kind === 'paused') return (value.left === null || isTime(value.left)) && isTime(value.readyLeft)
  return value.kind === 'self-paced' || value.kind === 'over'
}
