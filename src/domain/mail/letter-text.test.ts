import { expect, test } from 'vitest'
import {
  greet,
  greetingName,
  MAX_LETTER_SUBJECT_LENGTH,
  readPostalLines,
  toOneLine,
  toSubject,
} from './letter-text.ts'

test.each([
  ['  A  place on\tFriday? ', 'A place on Friday?'],
  ['Hi\r\nBcc: all@example.com', 'Hi Bcc: all@example.com'],
  ['one\u2028two\u0000three\u0085four', 'one two three four'],
  ['gro.elpmaxe\u202emoc.liam', 'gro.elpmaxe moc.liam'],
  ['שלום Anna 👩‍🌾', 'שלום Anna 👩‍🌾'],
  ['half \ud83d a pair', 'half \ufffd a pair'],
])('%j becomes one line', (text, line) => {
  expect(toOneLine(text)).toBe(line)
})

// MAIL-TEXT-3
test('a subject is never decoded into another', () => {
  expect(toSubject('=?utf-8?Q?Hi=0ABcc:_all?= and 1=?')).toBe('= ?utf-8?Q?Hi=0ABcc:_all?= and 1=?')
})

test('a subject is cut between characters, with an ellipsis', () => {
  expect(toSubject('x'.repeat(MAX_LETTER_SUBJECT_LENGTH))).toHaveLength(MAX_LETTER_SUBJECT_LENGTH)
  const cut = toSubject('👩‍🌾'.repeat(100))
  expect(cut.length).toBeLessThanOrEqual(MAX_LETTER_SUBJECT_LENGTH)
  expect(cut).toMatch(/^(?:👩‍🌾)+…$/)
})

test.each(['Anna', 'Anna Lena', "D'Arcy", 'J. Ann', 'Åsa', '美咲'])('%s is greeted by name', (name) => {
  expect(greet(name)).toBe(`Hello ${name},`)
})

// MAIL-TEXT-3
test.each([null, '', ' \n ', 'Win at pills.example', 'https://x', 'me@example.com', 'www example', 'a\\b'])(
  '%j is greeted without a name',
  (name) => {
    expect(greetingName(name)).toBeNull()
    expect(greet(name)).toBe('Hello,')
  },
)

test.each([
  [
    'Happiness First\r\n Storgatan 1\n\n111 22 Stockholm ',
    ['Happiness First', 'Storgatan 1', '111 22 Stockholm'],
  ],
  [' \n ', []],
  ['', []],
])('%j', (address, lines) => {
  expect(readPostalLines(address)).toEqual(lines)
})
