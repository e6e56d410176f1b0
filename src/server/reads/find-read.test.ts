import { expect, test } from 'vitest'
import { findRead } from './find-read.ts'

test.each([
  ['/api/public/articles', '/api/public/articles'],
  ['/api/public/articles?limit=100&page=1', '/api/public/articles'],
  ['/api/public/articles?x=1&page=2&category=Food', '/api/public/articles?category=Food&page=2'],
  ['/api/public/articles?limit=007', '/api/public/articles?limit=7'],
  ['/api/public/articles/%61-b?x=1', '/api/public/articles/a-b'],
  [
    '/api/public/recipes?difficulty=hard&difficulty=easy',
    '/api/public/recipes?difficulty=easy&difficulty=hard',
  ],
  ['/api/newsletter/letters/spring', '/api/newsletter/letters/spring'],
])('%s is cached as %s', (url, key) => {
  expect(findRead(url)?.key).toBe(key)
})

test.each(['limit=1e1', 'page=0x1', 'featured=maybe', 'exclude=-1', 'page=1&page=2', 'category=%00'])(
  '%s is refused and never answered from the cache',
  (query) => {
    const found = findRead(`/api/public/articles?${query}`)
    expect([found?.key, found?.problems.length]).toEqual([null, 1])
  },
)

test('only recipes refuse unknown parameters', () => {
  expect(findRead('/api/public/recipes?colour=red')?.problems).toMatchObject([{ field: 'colour' }])
  expect(findRead('/api/public/articles?colour=red')?.problems).toEqual([])
})

test.each([
  '/api/public/articles/a/view',
  '/api/public/articles/%00',
  '/api/public/articles/%e0',
  '/api/admin',
  '/blog',
])('%s is not a public read', (url) => expect(findRead(url)).toBeNull())
