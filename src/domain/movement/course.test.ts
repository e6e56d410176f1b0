import { expect, test } from 'vitest'
import { buildCourse, groupCourse, namePart, nextMove } from './course.ts'
import { fitMove, type Workout } from './workout.ts'

const move = (name: string, amount = '8 times') => ({ name, amount, how: `How to ${name}.` })

const WORKOUT: Workout = {
  title: 'Legs',
  warm_up: [move('rock')],
  rounds: 2,
  moves: [move('squat'), move('lunge')],
  cool_down: [move('hang'), move('lie')],
  rest: 'A minute between the rounds.',
}

// MOVE-FORM-1
test('a course consists of warm-up, every round with a rest between, and cool-down', () => {
  const course = buildCourse(WORKOUT)
  expect(course.map((station) => (station.kind === 'rest' ? 'rest' : station.move.name))).toEqual([
    'rock',
    'squat',
    'lunge',
    'rest',
    'squat',
    'lunge',
    'hang',
    'lie',
  ])
  expect(groupCourse(course)).toEqual([[0], [1, 2], [4, 5], [6, 7]])
  expect([0, 1, 3, 5, 6, 7].map((place) => namePart(course, place))).toEqual([
    'Warm-up',
    'Round 1 of 2',
    'Rest',
    'Round 2 of 2',
    'Cool-down',
    'Last move',
  ])
  expect(nextMove(course, 2)?.move.name).toBe('squat')
  expect(nextMove(course, 7)).toBeNull()
})

// MOVE-DOSE-2
test('no rest is inserted where none is wanted', () => {
  for (const rest of ['', 'No rest is needed.']) {
    expect(buildCourse({ ...WORKOUT, rest }).some(({ kind }) => kind === 'rest')).toBe(false)
  }
  expect(buildCourse({ ...WORKOUT, rounds: 1 }).some(({ kind }) => kind === 'rest')).toBe(false)
})

// MOVE-DOSE-3
test('an alternative replaces the move or its amount', () => {
  const walk = { ...move('walk', '90 seconds'), easier: '45 seconds.', harder: 'Choose a hill.' }
  expect(fitMove(walk, 'easier')).toEqual({ name: 'walk', amount: '45 seconds', how: 'How to walk.' })
  expect(fitMove(walk, 'harder')).toEqual({ name: 'walk', amount: '90 seconds', how: 'How to walk.' })
  expect(fitMove(move('walk'), 'easier')).toEqual(move('walk'))
})

test('a workout without moves has no rests', () => {
  const empty = { title: 'Later', warm_up: [], rounds: 3, moves: [], cool_down: [], rest: 'One slow minute.' }
  expect(buildCourse(empty)).toEqual([])
})
