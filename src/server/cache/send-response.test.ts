import { expect, test } from 'vitest'
import { chooseEncoding, matchesEtag } from './send-response.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0', 'identity'],
  ['*', 'gzip'],
  ['gzip;q=0, *', 'identity'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
])('Accept-Encoding %s selects %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test.each([
  [undefined, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
])('If-None-Match %s matches the tag "a": %s', (header, matches) => {
  expect(matchesEtag(header, '"a"')).toBe(matches)
})

test('the strong form of a weak tag matches it', () => {
  expect(matchesEtag('"a"', 'W/"a"')).toBe(true)
})
