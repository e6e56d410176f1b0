import { describe, expect, test } from 'vitest'
import { appendQuery, canonicalPath, readPageRequest } from './page-address.ts'

// PAGE-URL-3
describe('readPageRequest', () => {
  test.each([
    ['/about', '/about', null],
    ['/about?utm_source=x', '/about', null],
    ['/blog?category=Wellness', '/blog?category=Wellness', null],
    ['/blog?category=Wellness&utm=1', '/blog?category=Wellness', '/blog?category=Wellness'],
    ['/blog?page=2&category=Wellness', '/blog?category=Wellness&page=2', '/blog?category=Wellness&page=2'],
    ['/blog?category=', '/blog', '/blog'],
    ['/blog?', '/blog', '/blog'],
    ['/blog/?page=1', '/blog', '/blog'],
    ['/blog?page=2&page=3', '/blog', '/blog'],
    [`/blog?category=${'x'.repeat(201)}`, '/blog', '/blog'],
    ['/blog?difficulty=easy', '/blog', '/blog'],
    [
      '/recipes?difficulty=hard&difficulty=no&difficulty=easy',
      '/recipes?difficulty=easy&difficulty=hard',
      '/recipes?difficulty=easy&difficulty=hard',
    ],
    ['/recipes?letter=spring', '/recipes', null],
    ['/recipes?letter=spring&page=1', '/recipes', '/recipes?letter=spring'],
    ['/blog/a?letter=spring', '/blog/a', null],
  ])('%s is %s', (url, address, location) => {
    expect(readPageRequest(url)).toMatchObject({ address, location, isKept: true })
  })

  test.each(['1e1', '0x1', '01.0', '-1', '0', '１'])('page %s is not accepted as a page number', (page) => {
    expect(readPageRequest(`/blog?page=${page}`).location).toBe('/blog')
  })

  test.each([
    ['/search?q=oats&utm=1', '/search?q=oats'],
    ['/plan?token=t', '/plan?token=t'],
    ['/plan/3?token=t&x=1', '/plan/3?token=t'],
    ['/newsletter/confirm?token=t', '/newsletter/confirm?token=t'],
  ])('%s is rendered as %s and never cached', (url, address) => {
    expect(readPageRequest(url)).toMatchObject({ address, location: null, isKept: false })
  })
})

// PAGE-URL-4
describe('canonicalPath', () => {
  test.each([
    ['/', { kind: 'canonical' }],
    ['/blog', { kind: 'canonical' }],
    ['/blog/caf%C3%A9', { kind: 'canonical' }],
    ['/blog/?page=2', { kind: 'moved', location: '/blog?page=2' }],
    ['//evil.example/x', { kind: 'moved', location: '/evil.example/x' }],
    ['/blog//a', { kind: 'moved', location: '/blog/a' }],
    ['/blog/%61', { kind: 'moved', location: '/blog/a' }],
    ['/%E0%A4%A', { kind: 'canonical' }],
  ])('%s', (url, expected) => {
    expect(canonicalPath(url)).toEqual(expected)
  })
})

test.each([
  ['/blog/new', '/blog/old', '/blog/new'],
  ['/blog/new', '/blog/old?', '/blog/new'],
  ['/blog/new', '/blog/old?utm_source=a&b=%20', '/blog/new?utm_source=a&b=%20'],
  ['/blog/new?c=1#d', '/blog/old?a=1?2', '/blog/new?c=1&a=1?2#d'],
  ['/blog/new', '/blog/old?q=é\ud800\n', '/blog/new?q=%C3%A9%EF%BF%BD%0A'],
])('appendQuery to %s from %s: %s', (location, url, expected) => {
  expect(appendQuery(location, url)).toBe(expected)
})
