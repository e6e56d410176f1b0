import { expect, test } from 'vitest'
import { readWorkoutText } from './workout-text.ts'

function read(text: string) {
  const workout = readWorkoutText(text)
  if (!workout) return null
  const list = (moves: { name: string; amount: string }[]) =>
    moves.map(({ name, amount }) => `${name} | ${amount}`)
  return {
    ...(workout.title !== 'Workout' && { title: workout.title }),
    ...(workout.warm_up.length > 0 && { warm_up: list(workout.warm_up) }),
    rounds: workout.rounds,
    moves: list(workout.moves),
    ...(workout.cool_down.length > 0 && { cool_down: list(workout.cool_down) }),
    ...(workout.rest && { rest: workout.rest }),
  }
}

// MOVE-TEXT-1
test.each<[string, object | null]>([
  ['3 rounds: 10 squats, 30 s plank', { rounds: 3, moves: ['Squats | 10 times', 'Plank | 30 seconds'] }],
  [
    'Three rounds of 10 squats, 8 push-ups, 30 seconds plank. Rest 60 s',
    {
      rounds: 3,
      moves: ['Squats | 10 times', 'Push-ups | 8 times', 'Plank | 30 seconds'],
      rest: 'Rest 60 s',
    },
  ],
  [
    'Morning legs\n3 x:\n- Squats: 12\n- Lunges, 6 each side\n- Plank – 45 s\n- Rest 1 minute',
    {
      title: 'Morning legs',
      rounds: 3,
      moves: ['Squats | 12 times', 'Lunges | 6 on each side', 'Plank | 45 seconds'],
      rest: 'Rest 1 minute',
    },
  ],
  [
    'Warm-up:\n1 min marching\nWorkout: 2 rounds\n10 x squats\n8 lunges per leg\nCool-down\nStretch for 30 seconds',
    {
      warm_up: ['Marching | 1 minute'],
      rounds: 2,
      moves: ['Squats | 10 times', 'Lunges | 8 on each side'],
      cool_down: ['Stretch | 30 seconds'],
    },
  ],
  ['Squats x 10\nRepeat 4 times', { rounds: 4, moves: ['Squats | 10 times'] }],
  ['Just some words about the morning.', null],
  ['', null],
])('%j', (text, expected) => {
  expect(read(text)).toEqual(expected)
})
