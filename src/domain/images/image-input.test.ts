import { expect, test } from 'vitest'
import { imageListQuery, imageUpdateSchema } from './image-input.ts'

test('a query of the library has defaults for everything', () => {
  expect(imageListQuery.parse({})).toEqual({ q: '', unused: false, limit: 48, page: 1 })
  expect(imageListQuery.parse({ q: 'a\0b', unused: 'true', limit: '5', page: '2' })).toEqual({
    q: 'a b',
    unused: true,
    limit: 5,
    page: 2,
  })
  for (const query of [{ limit: '0' }, { limit: '201' }, { page: '0' }, { unused: 'yes' }])
    expect(imageListQuery.safeParse(query).success).toBe(false)
})

test.each([
  [{ alt: '  A walk\nin snow ' }, { alt: 'A walk in snow' }],
  [
    { focal_x: 0, focal_y: 1, version: 7 },
    { focal_x: 0, focal_y: 1 },
  ],
  [
    { focal_x: null, focal_y: null },
    { focal_x: null, focal_y: null },
  ],
  [{}, {}],
])('%j is a change', (given, parsed) => {
  expect(imageUpdateSchema.parse(given)).toEqual(parsed)
})

test.each([
  { focal_x: 0.5 },
  { focal_x: 0.5, focal_y: null },
  { focal_x: 1.1, focal_y: 0 },
  { focal_x: '0', focal_y: 0 },
  { alt: 'a'.repeat(301) },
  { alt: 7 },
  null,
])('%j is none', (given) => {
  expect(imageUpdateSchema.safeParse(given).success).toBe(false)
})
