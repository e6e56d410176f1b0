import { describe, expect, test } from 'vitest'
import { parseStored } from '../../data/device-store.ts'
import { parseRecentSearches, withSearch } from './recent-searches.ts'
import { wordsToTry } from './start-offers.ts'

// SEARCH-START-2
describe('the last searches', () => {
  test('are at most four, newest first, without duplicates', () => {
    expect(withSearch(['soup', 'oats'], 'Oats')).toEqual(['Oats', 'soup'])
    expect(withSearch(['a1', 'b2', 'c3', 'd4'], 'e5')).toEqual(['e5', 'a1', 'b2', 'c3'])
  })

  test.each([null, 'nonsense', '{"a":1}', '[1,null,"  "]'])('%s reads as no searches', (stored) => {
    expect(parseRecentSearches(parseStored(stored))).toEqual([])
  })

  test('stored searches are cleaned', () => {
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

  test('are two dishes, the most common tag and the topic of the newest article', () => {
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

  test('are fewer where there is less content', () => {
    expect(wordsToTry([], [])).toEqual([])
    expect(
      wordsToTry([recipe('Soup'), recipe('Another soup')], [{ title: '', category_name: null }]),
    ).toEqual(['soup'])
  })
})
