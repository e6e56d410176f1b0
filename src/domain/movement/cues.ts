import { SECOND } from '../time/durations.ts'
import { type Course, fitStation, namePart, nextMove } from './course.ts'
import { type Dose, describeDose } from './dose.ts'
import { levelAt, type WorkoutProgress } from './workout-progress.ts'

/** Times of the knocks before the end of a countdown: one at each of the last three seconds. */
const KNOCKS_AT_MS = [3 * SECOND, 2 * SECOND, 1 * SECOND]

/** Returns the number of knocks due between two moments, in epoch milliseconds (PLAYER-SOUND-1). */
export function knocksBetween({ pace }: WorkoutProgress, from: number, to: number): number {
  if (pace.kind !== 'clock') return 0
  return KNOCKS_AT_MS.filter((left) => pace.endsAt - left > from && pace.endsAt - left <= to).length
}

/** Whether something new begins: another move, a rest, the other side. */
export function isTurn(before: WorkoutProgress, after: WorkoutProgress): boolean {
  return before.place !== after.place || before.side !== after.side
}

/** Returns the announcement of a move or a rest: `Squat, 10 times. Round 2 of 3.`; empty once all is done. */
export function announce(course: Course, progress: WorkoutProgress): string {
  const station = course[progress.place]
  if (!station) return ''
  if (station.kind === 'rest') {
    const next = nextMove(course, progress.place)
    return next ? `Rest. Next: ${next.move.name}.` : 'Rest.'
  }
  if (progress.side === 1) return 'Now the other side.'
  return `${describeCurrentMove(course, progress)}. ${namePart(course, progress.place)}.`
}

/** Returns the present move as spoken: `Backward lunge, 6 on each side`; empty at a rest. */
export function describeCurrentMove(course: Course, progress: WorkoutProgress): string {
  const station = course[progress.place]
  const fitted = station && fitStation(station, levelAt(course, progress))
  if (!fitted) return ''
  const { move, dose } = fitted
  return `${move.name}, ${describeDose(dose)}`
}

/** Returns a dose for large display in the player: its number, and the words beside it. */
export function formatDose(dose: Dose): { figure: string; words: string } {
  if (dose.kind === 'open') return { figure: '', words: dose.words }
  if (dose.kind === 'count') return { figure: String(dose.count), words: dose.words }
  return {
    figure: formatCountdown(dose.seconds * SECOND),
    words: dose.sides === 2 ? 'on each side' : 'to go',
  }
}

/** Returns the remaining time as the player's clock shows it: `0:42`; 0:00 only when the time is up. */
export function formatCountdown(ms: number): string {
  const seconds = Math.ceil(ms / SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
