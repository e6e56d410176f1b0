import { expect, test } from 'vitest'
import { addressRange, normalizeAddress } from './visitor.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['192.0.2.1:51000', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:C000:0201', '192.0.2.1'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['2001:0db8::0001', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:DB8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
])('%s is spelled %s', (text, expected) => expect(normalizeAddress(text)).toBe(expected))

test.each([
  '',
  'unknown',
  '_hidden',
  '1',
  '010.0.0.1',
  '192.0.2',
  '192.0.2.1:x',
  '2001:db8::1:443:x',
  '[',
  '1.2.3.4, 5.6.7.8',
])('%j is not an address', (text) => expect(normalizeAddress(text)).toBeNull())

// AVAIL-ORIGIN-1
test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['unknown', 'unknown'],
])('the range of %s is %s', (address, range) => expect(addressRange(address)).toBe(range))
