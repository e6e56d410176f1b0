import { expect, test } from 'vitest'
import { queryTerms } from '../text/search-terms.ts'
import { passageFromMarkdown, passageFromRecipe, searchPassage } from './search-passage.ts'

const DAL = {
  excerpt: 'A pot of comfort.',
  ingredients: [
    { amount: '', unit: '', ingredient: 'For the lemon rice:' },
    { amount: '1', unit: 'tbsp', ingredient: 'lemon juice' },
    { amount: '200', unit: 'g', ingredient: 'red lentils' },
  ],
  body: '1 tbsp lemon juice, 200 g red lentils. Simmer.',
}

// SEARCH-API-2
test('a searched ingredient is named without its amount', () => {
  expect(searchPassage(DAL, queryTerms('lemon'))).toBe('In the ingredients: lemon juice')
  expect(searchPassage(DAL, queryTerms('lentil lemons'))).toBe(
    'In the ingredients: lemon juice · red lentils',
  )
})

test('the summary is preferred, the text comes last', () => {
  const whole = `${DAL.excerpt} ${DAL.body}`
  expect(searchPassage(DAL, queryTerms('comfort lemon'))).toBe(DAL.excerpt)
  expect(searchPassage({ ...DAL, ingredients: [] }, queryTerms('comfort'))).toBe(whole)
  expect(searchPassage(DAL, queryTerms('simmer'))).toBe(whole)
  expect(searchPassage({ ...DAL, ingredients: [] }, queryTerms('lemon'))).toBe(whole)
})

test('table cells are separated', () => {
  expect(
    passageFromMarkdown('Eat:\n\n| Food | Protein |\n| --- | :-: |\n| Oats, **dry** | 6 g |\nMore.'),
  ).toBe('Eat: Food · Protein. Oats, dry · 6 g. More.')
  expect(passageFromMarkdown('| one \\| two | three')).toBe('one | two · three.')
})

test('of a table only the searched row is shown', () => {
  const text = {
    excerpt: 'Enough.',
    ingredients: [],
    body: 'Eat. Oats, dry · 50 g · 6 g. Milk · 8 g. Rest well.',
  }
  expect(searchPassage(text, queryTerms('oats'))).toBe('In a table: Oats, dry · 50 g · 6 g')
  expect(searchPassage(text, queryTerms('rest'))).toBe(
    'Enough. Eat. Oats, dry · 50 g · 6 g. Milk · 8 g. Rest well.',
  )
})

test('an ingredient heading is not an ingredient', () => {
  expect(passageFromRecipe(DAL.ingredients, 'Simmer.')).toBe('1 tbsp lemon juice, 200 g red lentils. Simmer.')
})
