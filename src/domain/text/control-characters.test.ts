import { expect, test } from 'vitest'
import {
  cleanTexts,
  hasControlCharacters,
  hasLineBreaks,
  isBlank,
  replaceControlCharacters,
  withoutControlCharacters,
} from './control-characters.ts'

// API-INPUT-1
test('line breaks and tabs are the only allowed control characters', () => {
  expect(hasControlCharacters('a\n\r\tb – ü 👩‍👧')).toBe(false)
  for (const character of ['\u0000', '\u0007', '\u000b', '\u001b', '\u007f', '\u0085']) {
    expect(hasControlCharacters(`a${character}`)).toBe(true)
  }
})

test('a single-line field allows no line breaks of any kind', () => {
  expect(hasLineBreaks('one line')).toBe(false)
  for (const character of ['\n', '\r', '\t', '\u2028', '\u2029'])
    expect(hasLineBreaks(`a${character}b`)).toBe(true)
})

test('in a text from a PDF a form feed becomes a line break, and other control characters are removed', () => {
  expect(withoutControlCharacters('Soup\f1\u0000 onion\r\n\tsalt\u000bServe')).toBe(
    'Soup\n1 onion\r\n\tsalt\nServe',
  )
})

test('control characters are removed from every text of a value, however deep', () => {
  const value = { title: 'A\0', list: ['b\u0001', 2, null, { deep: 'c\u0085d' }], isShown: true }
  expect(cleanTexts(value)).toEqual({
    title: 'A',
    list: ['b', 2, null, { deep: 'c\nd' }],
    isShown: true,
  })
})

// SEARCH-API-3
test('a search replaces control characters by spaces', () => {
  expect(replaceControlCharacters('a\u0000b\n\u0085c')).toBe('a b  c')
})

test.each([
  ['nothing', ''],
  ['white space', ' \t\n\u00a0\u3000\u2028'],
  ['a zero-width space', '\u200b'],
  ['joiners', '\u200c\u200d'],
  ['a soft hyphen', '\u00ad'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['marks of direction', '\u200e\u200f\u202a\u202e\u2066\u2069'],
  ['the blank Braille cell', '\u2800'],
  ['a variation selector and a tag', '\ufe0f\u{e0020}'],
  ['several together', ' \u200b \u00ad\u2060 '],
])('%s is blank', (_name, text) => {
  expect(isBlank(text)).toBe(true)
})

test.each([['a'], ['👩\u200d🍳'], ['क\u094dष'], ['한'], ['❤\ufe0f'], ['\u200bx\u200b'], ['.']])(
  '%s is not blank',
  (text) => {
    expect(isBlank(text)).toBe(false)
  },
)
