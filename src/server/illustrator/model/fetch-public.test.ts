import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ForbiddenAddress, fetchPublic, isPublicAddress } from './fetch-public.ts'

test.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  'fc00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
  'not an address',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

async function listen() {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.end('secret')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { port: address.port, countAsked: () => asked }
}

test('an inner server is never asked, by number nor by name', async () => {
  const { port, countAsked } = await listen()
  const addresses = [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '2130706433',
    '0x7f.1',
  ]
  for (const host of addresses) {
    const url = new URL(`http://${host}:${port}/latest/meta-data`)
    const ask = fetchPublic(url, { signal: AbortSignal.timeout(2_000), maxBytes: 1_000 })
    await expect(ask, host).rejects.toBeInstanceOf(ForbiddenAddress)
  }
  expect(countAsked()).toBe(0)
})

test.each(['file:///etc/passwd', 'ftp://example.com/a.png', 'data:image/png;base64,AA'])(
  '%s is no web address',
  async (url) => {
    const ask = fetchPublic(new URL(url), { signal: AbortSignal.timeout(2_000), maxBytes: 1_000 })
    await expect(ask).rejects.toBeInstanceOf(ForbiddenAddress)
  },
)
