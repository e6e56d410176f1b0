import { expect, test } from 'vitest'
import { hasControlCharacters, hasLineBreaks, replaceControlCharacters } from './control-characters.ts'

test('line breaks and tabs are the only control characters a text may hold', () => {
  expect(hasControlCharacters('a\n\r\tb – ü 👩‍👧')).toBe(false)
  for (const character of ['\u0000', '\u0007', '\u000b', '\u001b', '\u007f', '\u0085']) {
    expect(hasControlCharacters(`a${character}`)).toBe(true)
  }
})

test('a field of one line has no line breaks of any kind', () => {
  expect(hasLineBreaks('one line')).toBe(false)
  for (const character of ['\n', '\r', '\t', '\u2028', '\u2029'])
    expect(hasLineBreaks(`a${character}b`)).toBe(true)
})

test('a search reads all of them as spaces', () => {
  expect(replaceControlCharacters('a\u0000b\n\u0085c')).toBe('a b  c')
})
