import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { planDaySchema } from '../newsletter/workout-plan.ts'
import { type Dose, describeDose, type Rest, readDose, readRest } from './dose.ts'

const PLAN = join(import.meta.dirname, '../../../content/plan')

// MOVE-DOSE-1
describe('readDose', () => {
  test.each<[string, Dose]>([
    ['8 times', { kind: 'count', count: 8, words: 'times', sides: 1 }],
    ['60 seconds', { kind: 'time', seconds: 60, sides: 1 }],
    ['1 minute', { kind: 'time', seconds: 60, sides: 1 }],
    ['30 s', { kind: 'time', seconds: 30, sides: 1 }],
    ['45"', { kind: 'time', seconds: 45, sides: 1 }],
    ['20 seconds on each side', { kind: 'time', seconds: 20, sides: 2 }],
    ['6 on each side', { kind: 'count', count: 6, words: 'on each side', sides: 2 }],
    ['5 breaths on each side', { kind: 'count', count: 5, words: 'breaths on each side', sides: 2 }],
    ['8 backwards, 8 forwards', { kind: 'count', count: 8, words: 'backwards, 8 forwards', sides: 1 }],
    ['one slow song, or 2 minutes', { kind: 'time', seconds: 120, sides: 1 }],
    ['half a slow song', { kind: 'open', words: 'half a slow song' }],
    ['10 breaths of 5 seconds', { kind: 'count', count: 10, words: 'breaths of 5 seconds', sides: 1 }],
    ['10 x', { kind: 'count', count: 10, words: 'times', sides: 1 }],
    ['as many as you like', { kind: 'open', words: 'as many as you like' }],
    ['0 times', { kind: 'open', words: '0 times' }],
    ['5 hours', { kind: 'count', count: 5, words: 'hours', sides: 1 }],
  ])('%s', (amount, expected) => {
    expect(readDose(amount)).toEqual(expected)
  })
})

// MOVE-DOSE-2
describe('readRest', () => {
  test.each<[string, Rest]>([
    [
      'One slow minute between the rounds. Shake your legs out like wet hands.',
      { kind: 'time', seconds: 60 },
    ],
    ['Half a minute between the rounds.', { kind: 'time', seconds: 30 }],
    ['Walk about for half a minute between the rounds.', { kind: 'time', seconds: 30 }],
    ['A minute between the rounds, and a glass of water afterwards.', { kind: 'time', seconds: 60 }],
    ['60 s', { kind: 'time', seconds: 60 }],
    ['90', { kind: 'time', seconds: 90 }],
    ['Rest as long as you like between the rounds.', { kind: 'open' }],
    ['No rest is needed.', { kind: 'none' }],
    ['The easy walks are the rest. In bad weather march indoors.', { kind: 'none' }],
    ['', { kind: 'none' }],
  ])('%s', (sentence, expected) => {
    expect(readRest(sentence)).toEqual(expected)
  })
})

test('in the plan only amounts without a number stay unmeasured', () => {
  const days = readdirSync(PLAN).map((name) =>
    planDaySchema.parse(parse(readFileSync(join(PLAN, name), 'utf8'))),
  )
  const amounts = days.flatMap((day) =>
    [...day.warm_up, ...day.moves, ...day.cool_down].map(({ amount }) => amount),
  )
  expect(amounts.length).toBeGreaterThan(50)
  expect(amounts.filter((amount) => readDose(amount).kind === 'open')).toEqual(['half a slow song'])
})

test('a dose is put into words for speech', () => {
  const said = ['20 seconds on each side', '90 seconds', '2 minutes', '6 on each side', 'half a slow song']
  expect(said.map((amount) => describeDose(readDose(amount)))).toEqual([
    '20 seconds on each side',
    '90 seconds',
    '2 minutes',
    '6 on each side',
    'half a slow song',
  ])
})
