import { expect, test } from 'vitest'
import { ownAddresses } from './check-prerequisites.ts'

test('a machine is identified by the addresses that other machines can reach', () => {
  const one = { netmask: '', mac: '', family: 'IPv4', cidr: null } as const
  const six = { ...one, family: 'IPv6', scopeid: 0 } as const
  expect(
    ownAddresses({
      lo: [{ ...one, address: '127.0.0.1', internal: true }],
      eth0: [
        { ...one, address: '203.0.113.7', internal: false },
        { ...six, address: '2001:db8::7', internal: false },
        { ...six, address: 'fe80::fc:ff:fe00:1', internal: false },
      ],
    }),
  ).toEqual(['203.0.113.7', '2001:db8::7'])
})
