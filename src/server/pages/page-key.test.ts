import { describe, expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'
import { pageKey } from './page-key.ts'

describe('pageKey', () => {
  test.each([
    ['/about', '/about'],
    ['/about?utm_source=x', '/about'],
    ['/blog?category=Wellness&utm=1', '/blog?category=Wellness'],
    ['/blog?page=2&category=Wellness', '/blog?category=Wellness&page=2'],
    ['/blog?category=', '/blog'],
    ['/blog?', '/blog'],
    ['/search?q=oats', null],
    [`/blog?category=${'x'.repeat(121)}`, null],
  ])('%s is kept as %s', (url, key) => {
    expect(pageKey(url)).toBe(key)
  })
})

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
