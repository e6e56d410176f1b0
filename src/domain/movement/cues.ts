import { SECOND } from '../time/durations.ts'
import { type Course, fitStation, namePart, nextMove } from './course.ts'
import { type Dose, sayDose } from './dose.ts'
import { levelAt, type WorkoutProgress } from './workout-progress.ts'

/** Knocks before the end of a time: one at each of its last three seconds. */
const KNOCKS_AT_MS = [3 * SECOND, 2 * SECOND, 1 * SECOND]

/** How many knocks before its end a time has given between two moments, in ms since 1970 (PLAYER-SOUND-1). */
export function knocksBetween({ pace }: WorkoutProgress, from: number, to: number): number {
  if (pace.kind !== 'clock') return 0
  return KNOCKS_AT_MS.filter((left) => pace.endsAt - left > from && pace.endsAt - left <= to).length
}

/** Whether something begins: another move, a rest, the other side. */
export function isTurn(before: WorkoutProgress, after: WorkoutProgress): boolean {
  return before.place !== after.place || before.side !== after.side
}

/** What is announced as a move or a rest begins: `Squat, 10 times. Round 2 of 3.`; empty once all is done. */
export function announce(course: Course, progress: WorkoutProgress): string {
  const station = course[progress.place]
  if (!station) return ''
  if (station.kind === 'rest') {
    const next = nextMove(course, progress.place)
    return next ? `Rest. Next: ${next.move.name}.` : 'Rest.'
  }
  if (progress.side === 1) return 'Now the other side.'
  return `${sayMove(course, progress)}. ${namePart(course, progress.place)}.`
}

/** The present move as it is called out: `Backward lunge, 6 on each side`; empty at a rest. */
export function sayMove(course: Course, progress: WorkoutProgress): string {
  const station = course[progress.place]
  const fitted = station && fitStation(station, levelAt(course, progress))
  if (!fitted) return ''
  const { move, dose } = fitted
  return `${move.name}, ${sayDose(dose)}`
}

/** A dose as it stands large in the player: its figure, and the words beside it. */
export function showDose(dose: Dose): { figure: string; words: string } {
  if (dose.kind === 'open') return { figure: '', words: dose.words }
  if (dose.kind === 'count') return { figure: String(dose.count), words: dose.words }
  return { figure: showClock(dose.seconds * SECOND), words: dose.sides === 2 ? 'on each side' : 'to go' }
}

/** What is left as the player's clock shows it: `0:42`; 0:00 only when the time is up. */
export function showClock(ms: number): string {
  const seconds = Math.ceil(ms / SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
