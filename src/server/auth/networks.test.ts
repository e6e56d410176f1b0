import { expect, test } from 'vitest'
import { neighbourhoodOf, networksAround } from './networks.ts'

test('an IPv6 address belongs to a /56 and a /48 network', () => {
  expect(networksAround('2001:db8:1:2ff::7')).toEqual([
    { name: '2001:0db8:0001:0200::/56', share: 2 },
    { name: '2001:0db8:0001::/48', share: 4 },
  ])
  expect(networksAround('2001:DB8:1:2FF:0:0:0:7')).toEqual(networksAround('2001:db8:1:2ff::7'))
})

test.each(['192.0.2.1', '::ffff:192.0.2.1', '::1', 'no address', ''])(
  '%s has no surrounding networks',
  (address) => {
    expect(networksAround(address)).toEqual([])
  },
)

// AUTH-LIMIT-3
test.each([
  ['2001:db8:1:2::7', '2001:0db8:0001::/48'],
  ['192.0.2.7', '192.0.2'],
  ['::ffff:192.0.2.7', '192.0.2'],
  ['no address', 'no address'],
])('the neighbourhood of %s is %s', (address, neighbourhood) => {
  expect(neighbourhoodOf(address)).toBe(neighbourhood)
})
