import { expect, test } from 'vitest'
import { cleanSearchText, searchHref } from './search-text.ts'

test('a search is trimmed and made well-formed for its address', () => {
  expect(cleanSearchText('  slow morning ')).toBe('slow morning')
  expect(cleanSearchText('slow\u0000morning\u0007')).toBe('slow morning')
  expect(searchHref(cleanSearchText('oats \ud83e'))).toBe('/search?q=oats+%EF%BF%BD')
})

test('any text is encoded into an address', () => {
  expect(searchHref('salt & <pepper>?')).toBe('/search?q=salt+%26+%3Cpepper%3E%3F')
})
