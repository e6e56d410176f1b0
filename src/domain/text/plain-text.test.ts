import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasControlCharacters, replaceControlCharacters } from './control-characters.ts'
import { isEmailAddress } from './email-address.ts'
import { cutAtCharacter, cutAtWord, plainTextFromMarkdown } from './plain-text.ts'

test('Markdown loses its signs, not its words', () => {
  const markdown =
    '# Title\n\nSome **bold** and [a link](https://x).\n\n- one\n- two\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n\n> Quote `code`'
  expect(plainTextFromMarkdown(markdown)).toBe('Title Some bold and a link. one two a b 1 2 Quote code')
})

test('a cut ends at a word and never splits a character', () => {
  expect(cutAtWord('one two three', 8)).toBe('one two')
  expect(cutAtWord('one two three', 7)).toBe('one two')
  expect(cutAtWord('unbreakable', 4)).toBe('unbr')
  expect(cutAtCharacter('a👩‍👩‍👧b', 4)).toBe('a')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, max) => {
      const cut = cutAtWord(text, max)
      expect(cut.length).toBeLessThanOrEqual(Math.max(max, 0))
      expect(text.startsWith(cut)).toBe(true)
    }),
  )
})

test('line breaks and tabs are the only control characters a text may hold', () => {
  expect(hasControlCharacters('a\n\r\tb')).toBe(false)
  for (const character of ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085'])
    expect(hasControlCharacters(`a${character}`)).toBe(true)
  expect(replaceControlCharacters('a\u0000b\n')).toBe('a b ')
})

test.each([
  'a@b.co',
  'anna.berg+plan@example.com',
  "o'neil@example.org",
  'å@bücher.example',
  'x@sub.domain.travel',
])('%s is an address', (address) => {
  expect(isEmailAddress(address)).toBe(true)
})
test.each([
  '',
  'anna',
  'anna@exam',
  'a b@c.de',
  'a@b..de',
  'a@-b.de',
  '.a@b.de',
  'a..b@c.de',
  'a@b.de\nBcc: x@y.z',
  'a@b@c.de',
  '<a@b.de>',
  `${'a'.repeat(65)}@b.de`,
  `a@${'b'.repeat(260)}.de`,
  'a@1.2',
])('%s is none', (address) => {
  expect(isEmailAddress(address)).toBe(false)
})
