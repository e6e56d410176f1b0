import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { isSameDay, planDayInput } from './plan-input.ts'
import { planDaySchema } from './workout-plan.ts'

const PLAN = resolve(import.meta.dirname, '../../../content/plan')
const readDay = (day: number) =>
  planDaySchema.parse(parse(readFileSync(join(PLAN, `day-${day}.yaml`), 'utf8')))

// PLAN-EDIT-4
test.each([1, 2, 3, 4, 5, 6, 7])('day %i as it was read is a valid change that changes nothing', (number) => {
  const day = readDay(number)
  expect(planDayInput.parse(day)).toEqual(day)
})

const MOVE = { name: 'Squat', amount: '10 times' }

test('missing fields stay missing; spaces, nulls and empty variants are removed', () => {
  expect(planDayInput.parse({})).toEqual({})
  expect(
    planDayInput.parse({
      title: '  Two\n lines ',
      rest: '',
      closing: '',
      moves: [{ ...MOVE, easier: '', harder: null, figure: 'squat', more: 1 }],
    }),
  ).toEqual({ title: 'Two lines', rest: '', closing: '', moves: [{ ...MOVE, how: '', figure: 'squat' }] })
})

describe('is refused in a sentence at its field:', () => {
  test.each<[unknown, string, string]>([
    [[], '', 'The request must be a JSON object'],
    [{ day: 8 }, 'day', 'The day must be a whole number from 1 to 7'],
    [{ title: ' ' }, 'title', 'A day needs its title'],
    [{ title: 7 }, 'title', 'The title must be text'],
    [{ summary: '' }, 'summary', 'A day needs a line about it'],
    [{ summary: 'a'.repeat(301) }, 'summary', 'The line about the day can be at most 300 characters'],
    [{ minutes: 'ten' }, 'minutes', 'Minutes must be a whole number from 1 to 120'],
    [{ minutes: 0 }, 'minutes', 'Minutes must be a whole number from 1 to 120'],
    [{ minutes: null }, 'minutes', 'Minutes must be a whole number from 1 to 120'],
    [{ focus: '' }, 'focus', 'Say what the day is about'],
    [{ illustration: 'dragon' }, 'illustration', 'There is no drawing of this name for a day of the plan'],
    [{ illustration_alt: '' }, 'illustration_alt', 'Describe the picture for readers who can’t see it'],
    [{ rounds: 21 }, 'rounds', 'Rounds must be a whole number from 1 to 20'],
    [{ moves: [] }, 'moves', 'A day needs its moves, at least one'],
    [{ moves: 'squat' }, 'moves', 'The moves must be a list of moves'],
    [{ moves: ['squat'] }, 'moves.0', 'Each move must be an object with name and amount'],
    [{ moves: [MOVE, { amount: '10' }] }, 'moves.1.name', 'A move needs its name'],
    [{ moves: [{ ...MOVE, name: '' }] }, 'moves.0.name', 'A move needs its name'],
    [{ moves: [{ ...MOVE, amount: '' }] }, 'moves.0.amount', 'A move needs an amount, such as 10 times'],
    [
      { moves: [{ ...MOVE, figure: 'juggle' }] },
      'moves.0.figure',
      'The paper figure knows no move of this name',
    ],
    [{ warm_up: Array.from({ length: 31 }, () => MOVE) }, 'warm_up', 'The warm-up can hold at most 30 moves'],
    [{ closing: 'a\u0000' }, 'closing', 'The closing line contains characters that cannot be used'],
    [{ updated_at: 'yesterday' }, 'updated_at', 'This is not a date and time'],
  ])('%j', (body, field, message) => {
    const parsed = planDayInput.safeParse(body)
    expect(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      [field, message],
    ])
  })
})

// PLAN-EDIT-3
test('two days are equal whatever the order of their fields', () => {
  const day = readDay(2)
  const { title, moves, ...rest } = day
  expect(
    isSameDay(day, { moves: moves.map(({ name, ...move }) => ({ ...move, name })), ...rest, title }),
  ).toBe(true)
  expect(isSameDay(day, { ...day, rounds: 2 })).toBe(false)
  expect(isSameDay(day, { ...day, moves: day.moves.slice(1) })).toBe(false)
})
