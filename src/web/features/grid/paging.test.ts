import { describe, expect, test } from 'vitest'
import { gridRequest, layoutOf, listHref, newerPage, readListPlace, uniqueItems } from './paging.ts'

describe('readListPlace', () => {
  const read = (query: string) => readListPlace('recipes', new URLSearchParams(query))
  test('no parameters mean the whole list from the first page', () => {
    expect(read('')).toEqual({ list: 'recipes', filters: {}, page: 1 })
    expect(read('category=&page=')).toEqual({ list: 'recipes', filters: {}, page: 1 })
  })
  test('reads category and page', () => {
    expect(read('category=Food+%26+drink&page=3')).toEqual({
      list: 'recipes',
      filters: { category: 'Food & drink' },
      page: 3,
    })
  })
  test('ignores filters of other lists', () => {
    expect(read('difficulty=hard&difficulty=easy&x=1').filters).toEqual({ difficulty: ['easy', 'hard'] })
    expect(readListPlace('articles', new URLSearchParams('difficulty=easy')).filters).toEqual({})
  })
  test.each(['0', '-1', '1.5', 'two', '1e9', 'Infinity'])('page %s counts as the first', (page) => {
    expect(read(`page=${page}`).page).toBe(1)
  })
})

describe('listHref', () => {
  test('the first page has no parameters', () => {
    expect(listHref({ list: 'articles', filters: {}, page: 1 })).toBe('/blog')
  })
  test('keeps the filters and can be parsed back', () => {
    const place = { list: 'recipes' as const, filters: { category: 'Food & drink' }, page: 2 }
    const href = listHref(place)
    expect(href).toBe('/recipes?category=Food+%26+drink&page=2')
    expect(readListPlace('recipes', new URL(href, 'http://localhost').searchParams)).toEqual(place)
  })
})

// ART-FEATURED-1
describe('gridRequest', () => {
  const place = { list: 'recipes' as const, filters: {}, page: 1 }
  test('the featured item is excluded from the unfiltered list', () => {
    expect(gridRequest(place, { id: 7 })).toEqual({ exclude: 7 })
    expect(gridRequest(place, null)).toEqual({})
  })
  // ART-FEATURED-2
  test('the featured item is included in a category', () => {
    const filters = { category: 'Wellness' }
    expect(gridRequest({ ...place, filters }, { id: 7 })).toEqual(filters)
  })
})

describe('newerPage', () => {
  test('is null before the first page', () => expect(newerPage(1, 60, 24)).toBeNull())
  test('is the previous page', () => expect(newerPage(3, 60, 24)).toBe(2))
  test('leads from past the end to the last page', () => expect(newerPage(9, 60, 24)).toBe(3))
  test('leads from past the end of an empty list to the first page', () =>
    expect(newerPage(9, 0, 24)).toBe(1))
})

test('uniqueItems keeps the first occurrence of each item', () => {
  const page = (...ids: number[]) => ({ items: ids.map((id) => ({ id })) })
  expect(uniqueItems([page(3, 2), page(2, 1)])).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }])
})

// ART-FEATURED-3
describe('the card sizes of a list', () => {
  const layouts = (count: number) => Array.from({ length: count }, (_, at) => layoutOf(at, count))

  test('four in a grid on phones, then rows; a single card left over is large', () => {
    expect(layouts(7)).toEqual(['grid', 'grid', 'grid', 'grid', 'row', 'row', 'rest'])
    expect(layouts(8)).not.toContain('rest')
    expect(layouts(6)).not.toContain('rest')
    expect(layouts(1)).toEqual(['rest'])
  })
})
