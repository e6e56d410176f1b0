import { expect, test } from 'vitest'
import type { PlanDay } from '../../../domain/newsletter/workout-plan.ts'
import { newMove } from '../editor/workout/move-row.ts'
import {
  choosePicture,
  isSamePayload,
  payloadOf,
  placeProblems,
  planFormOf,
  problemsIn,
  withoutMended,
} from './plan-form.ts'

const DAY: PlanDay = {
  day: 2,
  title: 'Legs',
  summary: 'For the stairs.',
  minutes: 18,
  focus: 'Legs',
  illustration: 'lunge',
  illustration_alt: 'A woman in a lunge on a mat, in front of a rising sun.',
  warm_up: [{ name: 'March', amount: '60 seconds', how: '' }],
  rounds: 3,
  moves: [
    { name: 'Squat', amount: '10 times', how: 'Down and up.', easier: 'To a chair.' },
    { name: 'Bow', amount: '5 times', how: '', figure: 'hang forward' },
  ],
  cool_down: [],
  rest: 'One minute.',
  closing: '',
}

test('an opened and unchanged day is sent unchanged', () => {
  const form = planFormOf(DAY)
  expect(payloadOf(form)).toEqual(DAY)
  expect(problemsIn(form)).toEqual(new Map())
  expect(isSamePayload(payloadOf(form), payloadOf(planFormOf(DAY)))).toBe(true)
})

test('empty rows are not sent, and errors are reported at their row', () => {
  const form = planFormOf(DAY)
  const moves = [newMove(), ...form.moves, newMove({ name: 'Plank' })]
  const changed = { ...form, minutes: null, moves }
  expect(payloadOf(changed).moves).toHaveLength(3)
  expect([...problemsIn(changed)]).toEqual([
    ['minutes', 'Minutes must be a whole number from 1 to 120'],
    [`${moves[3]?.key}.amount`, 'A move needs an amount, such as 10 times'],
  ])
  expect([...placeProblems(changed, [{ field: 'moves.0.name', message: 'No' }])]).toEqual([
    [`${moves[1]?.key}.name`, 'No'],
  ])
})

test('a corrected value loses its error, the other errors stay', () => {
  const form = {
    ...planFormOf(DAY),
    minutes: null,
    moves: [newMove({ name: 'Plank' }), newMove({ name: 'Row' })],
  }
  const problems = problemsIn(form)
  expect(problems.size).toBe(3)
  const [plank, row] = form.moves
  if (!plank || !row) throw new Error('There are two moves')
  const moves = [{ ...plank, amount: '30 s' }, row]
  expect([...withoutMended(problems, form, { moves }).keys()]).toEqual(['minutes', `${row.key}.amount`])
  expect([...withoutMended(problems, form, { minutes: 5 }).keys()]).toHaveLength(2)
})

// PLAN-EDIT-2
test('another picture brings its alt text unless the coach wrote one', () => {
  const form = planFormOf(DAY)
  expect(choosePicture(form, 'swim')).toEqual({
    illustration: 'swim',
    illustration_alt: 'A woman in a red cap swims through waves, the sun behind her.',
  })
  expect(choosePicture({ ...form, illustration_alt: 'Me, on Tuesday.' }, 'swim')).toEqual({
    illustration: 'swim',
  })
})
