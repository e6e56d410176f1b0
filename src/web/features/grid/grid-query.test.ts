import { expect, test } from 'vitest'
import { gridQuery } from './grid-query.ts'

test('the featured item is left out of the whole list', () => {
  expect(gridQuery(null, { id: 7 })).toEqual({ exclude: 7 })
  expect(gridQuery(null, null)).toEqual({})
})

test('in a category it takes its place among the others', () => {
  expect(gridQuery('Wellness', { id: 7 })).toEqual({ category: 'Wellness' })
})
