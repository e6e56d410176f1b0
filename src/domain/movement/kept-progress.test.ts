import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildCourse } from './course.ts'
import { findPlace, restoreProgress, toStoredProgress } from './kept-progress.ts'
import type { Workout } from './workout.ts'
import {
  advance,
  chooseLevel,
  goOn,
  goTo,
  HELD_AFTER_MS,
  leftOf,
  READY_MS,
  startWorkout,
  type WorkoutProgress,
} from './workout-progress.ts'

const NOW = 1_000_000
const move = (name: string, amount = '10 times') => ({ name, amount, how: '' })
const WORKOUT: Workout = {
  title: 'Mixed',
  warm_up: [move('march', '60 seconds')],
  rounds: 2,
  moves: [move('squat'), move('tree', '20 seconds on each side'), move('bridge')],
  cool_down: [move('lie')],
  rest: '30 seconds',
}
const COURSE = buildCourse(WORKOUT)
/** march 0, squat 1, tree 2, bridge 3, rest 4, squat 5, tree 6, bridge 7, lie 8 */
const at = (place: number, now = NOW) => goTo(COURSE, startWorkout(COURSE, NOW), place, now)
const keep = (session: WorkoutProgress, seenAt = NOW) => toStoredProgress(COURSE, session, seenAt)

// PLAYER-PLACE-1
test('the progress continues by the clock', () => {
  const start = startWorkout(COURSE, NOW)
  expect(restoreProgress(COURSE, keep(start), NOW + 30_000)).toEqual(start)
  expect(restoreProgress(COURSE, keep(start), NOW + READY_MS + 61_000)).toMatchObject({ place: 1 })
})

test('a self-paced move stored by an earlier version is restored', () => {
  const kept = keep(at(1))
  const former = { ...kept, session: { ...kept.session, pace: { kind: 'hers' } } }
  expect(kept.session.pace.kind).toBe('self-paced')
  expect(restoreProgress(COURSE, former, NOW)).toEqual(at(1))
})

// PLAYER-PLACE-2
test('the progress is paused at its last state after half an hour, or if the clock was set back', () => {
  for (const now of [NOW + HELD_AFTER_MS + 1, NOW - 1]) {
    expect(restoreProgress(COURSE, keep(at(2)), now)).toMatchObject({
      place: 2,
      pace: { kind: 'paused', left: 20_000 },
    })
  }
})

test('a finished workout and invalid data give no progress', () => {
  expect(restoreProgress(COURSE, keep(at(99)), NOW)).toBeNull()
  for (const stored of [
    null,
    '',
    [],
    { course: 1 },
    { ...keep(at(0)), session: { ...at(0), side: 7 } },
    JSON.parse(JSON.stringify(keep(at(0))).replace('"warm_up"', '"before"')),
    { ...keep(at(0)), course: 'march:60 seconds' },
  ]) {
    expect(restoreProgress(COURSE, stored, NOW)).toBeNull()
  }
})

// PLAYER-PLACE-4
describe('in a workout changed meanwhile the reader is restored', () => {
  /** Returns the name and the round of the place after a change. */
  function found(place: number, change: Partial<Workout>): string {
    const course = buildCourse({ ...WORKOUT, ...change })
    const session = restoreProgress(course, keep(at(place)), NOW + 5_000)
    expect(session?.pace.kind).toBe('paused')
    const station = course[session?.place ?? -1]
    return station?.kind === 'move' ? `${station.move.name} ${station.round ?? station.part}` : 'rest'
  }
  const [squat, tree, bridge] = WORKOUT.moves
  if (!squat || !tree || !bridge) throw new Error('The workout has three moves')

  test.each<[string, number, Partial<Workout>, string]>([
    ['at the same move of the same round', 6, { moves: [move('row'), bridge, tree] }, 'tree 2'],
    ['at the same move after a round was added', 6, { rounds: 3 }, 'tree 2'],
    ['at the same move after the rest was removed', 6, { rest: '' }, 'tree 2'],
    [
      'at the same move after only its amount changed',
      6,
      { moves: [squat, move('tree', '8 times'), bridge] },
      'tree 2',
    ],
    ['after the last remaining move before it, when it is gone', 6, { moves: [squat, bridge] }, 'bridge 2'],
    [
      'at the move in its place, when it was renamed',
      6,
      { moves: [squat, move('crane'), bridge] },
      'crane 2',
    ],
    [
      'at the first move of the round, when all moves are new',
      6,
      { moves: [move('row'), move('crane')] },
      'row 2',
    ],
    ['at the cool-down, when the round is gone', 6, { rounds: 1 }, 'lie cool_down'],
    ['at the rest, when the move before it is gone', 3, { moves: [squat, tree] }, 'rest'],
    ['past a rest that is gone', 4, { rest: 'No rest today.' }, 'squat 2'],
    ['at the last move rather than at the end', 8, { cool_down: [] }, 'bridge 2'],
    ['at the beginning, when nothing before is left', 0, { warm_up: [move('rock')] }, 'rock warm_up'],
  ])('%s', (_, place, change, expected) => {
    expect(found(place, change)).toBe(expected)
  })

  test('with the remaining time if the duration is equal, otherwise with the whole time', () => {
    const longer = { ...WORKOUT, rounds: 3 }
    const half = advance(COURSE, at(2), NOW + READY_MS + 12_000)
    const stored = keep(half, NOW + READY_MS + 12_000)
    const later = NOW + READY_MS + 20_000
    const same = restoreProgress(buildCourse(longer), stored, later)
    expect([same?.place, same && leftOf(same, later)]).toEqual([2, 8_000])
    const other = buildCourse({ ...WORKOUT, moves: [squat, move('tree', '40 seconds'), bridge] })
    const anew = restoreProgress(other, stored, later)
    expect([anew?.place, anew && leftOf(anew, later)]).toEqual([2, 40_000])
  })

  test('on the second side, at the chosen easier level', () => {
    const easier = chooseLevel(COURSE, at(1), 'easier', NOW)
    const second = goOn(COURSE, goTo(COURSE, easier, 2, NOW), NOW)
    expect(second.side).toBe(1)
    const session = restoreProgress(buildCourse({ ...WORKOUT, rounds: 3 }), keep(second), NOW)
    expect(session).toMatchObject({ place: 2, side: 1, levels: { squat: 'easier' } })
  })

  test('at the same one of two moves with equal names', () => {
    const twice = buildCourse({ ...WORKOUT, rounds: 1, moves: [squat, tree, squat, bridge] })
    const session = goTo(twice, startWorkout(twice, NOW), 3, NOW)
    const course = buildCourse({ ...WORKOUT, rounds: 1, moves: [tree, squat, bridge, squat] })
    expect(restoreProgress(course, toStoredProgress(twice, session, NOW), NOW)?.place).toBe(4)
  })
})

const names = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 })
const workouts = fc
  .record({
    warm_up: names,
    moves: names,
    cool_down: names,
    rounds: fc.nat(3),
    rest: fc.constantFrom('', '1 minute'),
  })
  .map(({ warm_up, moves, cool_down, rounds, rest }): Workout => {
    const list = (all: string[]) => all.map((name) => move(name))
    return {
      title: '',
      warm_up: list(warm_up),
      moves: [move('a'), ...list(moves)],
      cool_down: list(cool_down),
      rounds: rounds + 1,
      rest,
    }
  })

test('after any change by the coach the place is within the workout, and unchanged without a change', () => {
  fc.assert(
    fc.property(workouts, workouts, fc.nat(100), (before, after, wish) => {
      const [former, course] = [buildCourse(before), buildCourse(after)]
      const session = goTo(former, startWorkout(former, NOW), wish % former.length, NOW)
      const stored = toStoredProgress(former, session, NOW)
      expect(restoreProgress(former, stored, NOW)).toEqual(session)
      expect(findPlace(former, toStoredProgress(former, session, NOW).course, session.place)).toBe(
        session.place,
      )
      const moved = restoreProgress(course, stored, NOW)
      expect(moved).not.toBeNull()
      expect(course[moved?.place ?? -1]).toBeDefined()
    }),
  )
})
