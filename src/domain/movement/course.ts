import { type Dose, type Rest, readDose, readRest } from './dose.ts'
import { type FittedMove, fitMove, type Level, type Move, type Workout } from './workout.ts'

export type Part = 'warm_up' | 'round' | 'cool_down'

/** One step of a workout: a move, or the rest between two rounds. */
export type Station =
  | {
      kind: 'move'
      part: Part
      /** The round, counted from 1; null in warm-up and cool-down. */
      round: number | null
      /** The number of the move in its part, counted from 1, and their total. */
      number: number
      of: number
      move: Move
    }
  | { kind: 'rest'; rest: Exclude<Rest, { kind: 'none' }>; nextRound: number }

/** All stations of a workout in the order in which they are done (MOVE-DOSE-2). */
export type Course = readonly Station[]

/** Lays a workout out: warm-up, each round with a rest before the next, cool-down. Rounds without moves are skipped. */
export function buildCourse({ warm_up, rounds, moves, cool_down, rest }: Workout): Course {
  const between = readRest(rest)
  const part = (name: Part, list: readonly Move[], round: number | null): Station[] =>
    list.map((move, index) => ({ kind: 'move', part: name, round, number: index + 1, of: list.length, move }))
  const stations = part('warm_up', warm_up, null)
  for (let round = 1; round <= rounds; round += 1) {
    if (round > 1 && moves.length > 0 && between.kind !== 'none')
      stations.push({ kind: 'rest', rest: between, nextRound: round })
    stations.push(...part('round', moves, round))
  }
  stations.push(...part('cool_down', cool_down, null))
  return stations
}

/** Returns the parts of a course for its progress bar: the indexes of the moves of warm-up, of each round, of cool-down. */
export function groupCourse(course: Course): number[][] {
  const groups: number[][] = []
  let last: string | null = null
  course.forEach((station, place) => {
    if (station.kind === 'rest') return
    const group = `${station.part} ${station.round}`
    if (group !== last) groups.push([])
    groups.at(-1)?.push(place)
    last = group
  })
  return groups
}

/** Returns the next move after a place; null when there is none. */
export function nextMove(course: Course, place: number): (Station & { kind: 'move' }) | null {
  for (const station of course.slice(place + 1)) if (station.kind === 'move') return station
  return null
}

/** Returns the move at a place, and its dose; null for a rest. */
export function fitStation(station: Station, level: Level): { move: FittedMove; dose: Dose } | null {
  if (station.kind === 'rest') return null
  const move = fitMove(station.move, level)
  return { move, dose: readDose(move.amount) }
}

/** Returns the name of the present part of a workout: `Round 2 of 3`, `Warm-up`, `Last move`. */
export function namePart(course: Course, place: number): string {
  const station = course[place]
  if (!station) return ''
  if (station.kind === 'rest') return 'Rest'
  if (place === course.length - 1) return 'Last move'
  if (station.part === 'warm_up') return 'Warm-up'
  if (station.part === 'cool_down') return 'Cool-down'
  const rounds = course.reduce(
    (most, each) => (each.kind === 'move' ? Math.max(most, each.round ?? 0) : most),
    0,
  )
  return rounds > 1 ? `Round ${station.round} of ${rounds}` : 'The moves'
}
