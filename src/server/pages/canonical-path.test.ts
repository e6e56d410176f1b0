import { expect, test } from 'vitest'
import { carryQuery } from './canonical-path.ts'

test.each([
  ['/blog/new', '/blog/old', '/blog/new'],
  ['/blog/new', '/blog/old?', '/blog/new'],
  ['/blog/new', '/blog/old?utm_source=a&b=%20', '/blog/new?utm_source=a&b=%20'],
  ['/blog/new?c=1#d', '/blog/old?a=1?2', '/blog/new?c=1&a=1?2#d'],
  ['/blog/new', '/blog/old?q=é\ud800\n', '/blog/new?q=%C3%A9%EF%BF%BD%0A'],
])('to %s from %s: %s', (location, url, expected) => {
  expect(carryQuery(location, url)).toBe(expected)
})
