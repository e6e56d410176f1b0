import { expect, test } from 'vitest'
import { toDecodableUrl } from './http-server.ts'

test.each([
  ['/blog/a', '/blog/a'],
  ['/blog/%C3%A9t%C3%A9?x=%', '/blog/%C3%A9t%C3%A9?x=%'],
  ['/50%-off', '/50%25-off'],
  ['/blog/%FF?page=2', '/blog/%25FF?page=2'],
  ['/caf%C3%A9/%', '/caf%25C3%25A9/%25'],
  ['/api/public/articles/%FF', '/api/public/articles/%FF'],
  ['/media/%', '/media/%'],
  ['/a%00/b?q=%00', '/a%EF%BF%BD/b?q=%01'],
  ['http://localhost:3000/about?x=1', '/about?x=1'],
  ['HTTPS://example.com', '/'],
  ['http://example.com?x=1', '/?x=1'],
  ['//example.com/about', '//example.com/about'],
])('%s is read as %s', (url, read) => {
  expect(toDecodableUrl(url)).toBe(read)
})
