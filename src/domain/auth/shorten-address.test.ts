import { expect, test } from 'vitest'
import { shortenAddress } from './shorten-address.ts'

test.each([
  [null, null],
  ['203.0.113.9', '203.0.113.*'],
  ['::ffff:203.0.113.9', '203.0.113.*'],
  ['2001:db8:1:2::9', '2001:db8:1::*'],
  ['2001:db8::9', '2001:db8::*'],
  ['::1', '::*'],
])('%s is shown as %s', (address, shown) => {
  expect(shortenAddress(address)).toBe(shown)
})
