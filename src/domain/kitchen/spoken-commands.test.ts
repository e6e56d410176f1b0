import { expect, test } from 'vitest'
import { findAskedLine, readSpokenCommand } from './spoken-commands.ts'

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
])('“%s” is %s', (heard, kind) => {
  expect(readSpokenCommand(heard)).toEqual({ kind })
})

test.each([
  ['How much honey?', 'honey'],
  ['how many of the eggs', 'eggs'],
  ['how much oil do I need', 'oil'],
])('“%s” asks for %s', (heard, of) => {
  expect(readSpokenCommand(heard)).toEqual({ kind: 'how much', of })
})

test.each(['', '…', 'nextdoor', 'pass me the salt', 'and then the next thing she said was'])(
  '“%s” is for nobody',
  (heard) => {
    expect(readSpokenCommand(heard)).toBeNull()
  },
)

test('a line is found by its words, in either number', () => {
  const lines = [{ ingredient: 'egg yolks' }, { ingredient: 'runny honey, warmed' }, { ingredient: 'eggs' }]
  expect(findAskedLine(lines, 'honey')).toBe(lines[1])
  expect(findAskedLine(lines, 'egg')).toBe(lines[0])
  expect(findAskedLine(lines, 'yolk')).toBe(lines[0])
  expect(findAskedLine(lines, 'oil')).toBeNull()
})
