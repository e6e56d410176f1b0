import { describe, expect, test } from 'vitest'
import {
  type CommandContext,
  findAskedLine,
  handleCommand,
  readSpokenCommand,
  type SpokenCommand,
} from './spoken-commands.ts'

// COOK-VOICE-1
test.each([
  ['Next.', 'next'],
  ['okay, done', 'next'],
  ['carry on', 'next'],
  ['Back', 'back'],
  ['go back please', 'back'],
  ['Repeat', 'repeat'],
  ['read it again', 'repeat'],
  ['start the timer', 'start timer'],
  ['How long?', 'how long'],
  ['how much time is left', 'how long'],
  ['Stop!', 'stop'],
])('“%s” is the command %s', (heard, kind) => {
  expect(readSpokenCommand(heard)).toEqual({ kind })
})

test.each([
  ['How much honey?', 'honey'],
  ['how many of the eggs', 'eggs'],
  ['how much oil do I need', 'oil'],
])('“%s” asks for the amount of %s', (heard, of) => {
  expect(readSpokenCommand(heard)).toEqual({ kind: 'how much', of })
})

test.each(['', '…', 'nextdoor', 'pass me the salt', 'and then the next thing she said was'])(
  '“%s” is not a command',
  (heard) => {
    expect(readSpokenCommand(heard)).toBeNull()
  },
)

test.each([
  ['2 limes, juiced', 'lime'],
  ['lime', 'limes'],
  ['Apple, grated', 'apples'],
  ['bay leaf', 'bay leaves'],
  ['cherry tomatoes', 'cherry tomato'],
  ['strawberries', 'strawberry'],
  ['red chilies', 'chili'],
])('the line “%s” is found for “%s”', (ingredient, asked) => {
  const line = { ingredient }
  expect(findAskedLine([line], asked)).toBe(line)
})

test('a line is found by its words, in singular or plural', () => {
  const lines = [{ ingredient: 'egg yolks' }, { ingredient: 'runny honey, warmed' }, { ingredient: 'eggs' }]
  expect(findAskedLine(lines, 'honey')).toBe(lines[1])
  expect(findAskedLine(lines, 'egg')).toBe(lines[0])
  expect(findAskedLine(lines, 'yolk')).toBe(lines[0])
  expect(findAskedLine(lines, 'oil')).toBeNull()
})

describe('the effect of a command', () => {
  const running = { id: '1', isRung: false, said: 'Eggs: 1 minute' }
  const rung = { id: '2', isRung: true, said: 'Barley: 0 seconds' }
  const honey = { ingredient: 'runny honey', name: 'honey', quantity: '2 tbsp' }
  const salt = { ingredient: 'salt', name: 'salt', quantity: '' }
  const does = (command: SpokenCommand, context: Partial<CommandContext> = {}) =>
    handleCommand(command, {
      isSpeaking: false,
      timers: [running],
      lines: [honey, salt],
      ...context,
    })

  test.each([
    [{ kind: 'next' }, { kind: 'next' }],
    [{ kind: 'back' }, { kind: 'back' }],
    [{ kind: 'start timer' }, { kind: 'start timer' }],
    [{ kind: 'repeat' }, { kind: 'read step' }],
    [{ kind: 'how long' }, { kind: 'answer', text: 'Eggs: 1 minute' }],
    [
      { kind: 'how much', of: 'honey' },
      { kind: 'answer', text: '2 tbsp honey' },
    ],
    [
      { kind: 'how much', of: 'salt' },
      { kind: 'answer', text: 'salt' },
    ],
    [
      { kind: 'how much', of: 'oil' },
      { kind: 'answer', text: 'No oil in the list.' },
    ],
  ] satisfies [SpokenCommand, unknown][])('%o', (command, action) => {
    expect(does(command)).toEqual(action)
  })

  test('without timers the answer says so', () => {
    expect(does({ kind: 'how long' }, { timers: [] })).toEqual({
      kind: 'answer',
      text: 'No timer is running.',
    })
  })

  test('stop ends a ringing timer, otherwise the reading aloud', () => {
    expect(does({ kind: 'stop' }, { timers: [running, rung] })).toEqual({ kind: 'stop timer', id: '2' })
    expect(does({ kind: 'stop' })).toEqual({ kind: 'stop speaking' })
  })

  test('speech of the device itself is not a command, except that a ring is stopped', () => {
    const context = { isSpeaking: true, timers: [rung] }
    expect(does({ kind: 'next' }, context)).toBeNull()
    expect(does({ kind: 'how long' }, context)).toBeNull()
    expect(does({ kind: 'stop' }, context)).toEqual({ kind: 'stop timer', id: '2' })
  })
})
