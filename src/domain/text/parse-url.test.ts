import { expect, test } from 'vitest'
import { isHttpUrl, parseUrl } from './parse-url.ts'

test('an address is parsed, a relative one with its base; an invalid one is null', () => {
  expect(parseUrl('https://example.com/a')?.pathname).toBe('/a')
  expect(parseUrl('/a', 'https://example.com')?.href).toBe('https://example.com/a')
  expect(parseUrl('https://')).toBeNull()
  expect(parseUrl('/a')).toBeNull()
})

test.each([
  ['https://example.com', true],
  ['HTTP://example.com/a b', true],
  ['https://', false],
  ['ftp://example.com', false],
  ['example.com', false],
])('%s is an http address: %s', (text, expected) => expect(isHttpUrl(text)).toBe(expected))
