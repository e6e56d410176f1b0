import { expect, test } from 'vitest'
import { parseItemAddress } from './item-address.ts'

// CONTENT-GONE-1, CONTENT-GONE-2
test.each([
  ['7', { id: 7 }],
  ['999999999999999', { id: 999_999_999_999_999 }],
  ['1000000000000000', { slug: '1000000000000000' }],
  ['0', { slug: '0' }],
  ['a-slow-morning', { slug: 'a-slow-morning' }],
  ['7-days', { slug: '7-days' }],
  ['', null],
  ['A Slow Morning', null],
  ['a'.repeat(81), null],
])('%s', (text, address) => {
  expect(parseItemAddress(text)).toEqual(address)
})
