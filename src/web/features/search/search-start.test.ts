import { describe, expect, test } from 'vitest'
import { parseStored } from '../../data/device-store.ts'
import { parseRecentSearches, withSearch } from './recent-searches.ts'
import { wordsToTry } from './start-offers.ts'

// SEARCH-START-2
describe('the last searches', () => {
  test('the newest first, each once, four of them', () => {
    expect(withSearch(['soup', 'oats'], 'Oats')).toEqual(['Oats', 'soup'])
    expect(withSearch(['a1', 'b2', 'c3', 'd4'], 'e5')).toEqual(['e5', 'a1', 'b2', 'c3'])
  })

  test.each([null, 'nonsense', '{"a":1}', '[1,null,"  "]'])('%s is nothing', (stored) => {
    expect(parseRecentSearches(parseStored(stored))).toEqual([])
  })

  test('what is stored is cleaned', () => {
    expect(parseRecentSearches([' soup\u0000 ', 'x'.repeat(999)])).toEqual(['soup'])
  })
})

// SEARCH-START-1
describe('words to try', () => {
  const recipe = (title: string, ...dietary_tags: string[]) => ({
    title,
    category_name: 'Nutrition',
    dietary_tags,
  })

  test('two dishes, the most common tag, and what the newest article is about', () => {
    const recipes = [
      recipe('Roast Tomato Soup', 'quick'),
      recipe('Red Lentil Dal', 'vegan'),
      recipe('Big Grain Bowl', 'vegan'),
    ]
    expect(wordsToTry(recipes, [{ title: 'Three lines', category_name: 'Wellness' }])).toEqual([
      'soup',
      'bowl',
      'vegan',
      'wellness',
    ])
  })

  test('fewer where there is less', () => {
    expect(wordsToTry([], [])).toEqual([])
    expect(
      wordsToTry([recipe('Soup'), recipe('Another soup')], [{ title: '', category_name: null }]),
    ).toEqual(['soup'])
  })
})
