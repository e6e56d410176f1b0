import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareTexts, type TextPart } from './compare-texts.ts'

const joinOf = (parts: TextPart[], left: TextPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('')

test('a changed word is shown between the unchanged parts', () => {
  expect(compareTexts('a slow morning', 'a calm morning')).toEqual([
    { kind: 'same', text: 'a ' },
    { kind: 'removed', text: 'slow' },
    { kind: 'added', text: 'calm' },
    { kind: 'same', text: ' morning' },
  ])
})

test('equal and empty texts are compared', () => {
  expect(compareTexts('same', 'same')).toEqual([{ kind: 'same', text: 'same' }])
  expect(compareTexts('', 'new')).toEqual([{ kind: 'added', text: 'new' }])
  expect(compareTexts('old', '')).toEqual([{ kind: 'removed', text: 'old' }])
  expect(compareTexts('', '')).toEqual([])
})

test('both texts can be restored from the comparison, whatever they are', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'word', '  ')).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = compareTexts(before, after)
      expect(joinOf(parts, 'added')).toBe(before)
      expect(joinOf(parts, 'removed')).toBe(after)
    }),
  )
})

test('two long texts with nothing in common are still compared', () => {
  const words = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word}${index}`).join(' ')
  const parts = compareTexts(words('a'), words('b'))
  expect(joinOf(parts, 'added')).toBe(words('a'))
  expect(joinOf(parts, 'removed')).toBe(words('b'))
})
