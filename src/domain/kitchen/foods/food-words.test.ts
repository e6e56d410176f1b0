import { expect, test } from 'vitest'
import { MAX_LINE_LENGTH, normalizePhrase, normalizeWord, readWords } from './food-words.ts'

test.each([
  ['Tomatoes', 'tomato'],
  ['cherries', 'cherry'],
  ['radishes', 'radish'],
  ['leaves', 'leaf'],
  ['peas', 'pea'],
  ['couscous', 'couscous'],
  ['asparagus', 'asparagus'],
  ['chillies', 'chili'],
  ['yoghurts', 'yogurt'],
  ['houmous', 'hummus'],
  ['crème', 'creme'],
  ['jalapeños', 'jalapeno'],
  ['goats’', 'goat'],
  ["baker's", 'baker'],
  ["za'atar", 'zaatar'],
  ['cookies', 'cookie'],
  ['oats', 'oat'],
  ['gas', 'gas'],
])('the word %s has the key %s', (word, key) => {
  expect(normalizeWord(word)).toBe(key)
})

test.each([
  ['extra-virgin olive oil', 'extra virgin olive oil'],
  ['juice of 2 large lemons', 'juice lemon'],
  ['2% milk', '2% milk'],
  ['00 flour', '00 flour'],
  ['tins of beans', 'canned bean'],
  ['self-raising flour', 'selfraising flour'],
  ['whole-wheat pasta', 'wholemeal pasta'],
  ['bread crumbs', 'breadcrumb'],
  ['salt & pepper', 'salt and pepper'],
  ['spring onions/scallions', 'spring onion or scallion'],
])('the phrase %s is normalized to %s', (text, phrase) => {
  expect(normalizePhrase(text)).toBe(phrase)
})

test('words have their position, their separator and whether they are in parentheses', () => {
  const text = 'chickpea (gram) flour, sifted'
  const words = readWords(text)
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual([
    'chickpea',
    'gram',
    'flour',
    'sifted',
  ])
  expect(words.map(({ isSeparated }) => isSeparated)).toEqual([true, false, false, true])
  expect(words.map(({ isInParentheses }) => isInParentheses)).toEqual([false, true, false, false])
})

test('two words read as one keep the positions of both', () => {
  const text = 'fine gluten-free flour'
  expect(readWords(text).map(({ key, start, end }) => [key, text.slice(start, end)])).toEqual([
    ['fine', 'fine'],
    ['glutenfree', 'gluten-free'],
    ['flour', 'flour'],
  ])
})

test('a text is read only up to the maximum length of an ingredient', () => {
  expect(readWords('salt '.repeat(1_000)).at(-1)?.end).toBeLessThanOrEqual(MAX_LINE_LENGTH)
})
