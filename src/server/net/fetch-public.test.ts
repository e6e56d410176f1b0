import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import {
  createPublicFetch,
  ForbiddenAddress,
  fetchPublic,
  isPublicAddress,
  ResponseTooLarge,
  TooManyRedirects,
} from './fetch-public.ts'

test.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ...['127.0.0.1', '127.8.8.8', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '255.255.255.255', '224.0.0.1', '192.0.2.1', '198.18.0.1', '240.0.0.1', '192.88.99.1'],
  ...['::1', '::', 'fe80::1', 'fec0::1', 'fd00::1', 'fc00::1', 'ff02::1'],
  // IPv4 inside IPv6: mapped, compatible, NAT64 (also the local prefix), 6to4, Teredo.
  ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::7f00:1', '::a00:1', '::ffff:0:7f00:1'],
  ...['64:ff9b::7f00:1', '64:ff9b:1::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::1', '2001::1'],
  // Documentation, discard, ORCHID, and unassigned ranges.
  ...['2001:db8::1', '3fff::1', '100::1', '2001:10::1', '2001:20::1', '4000::1', '1::1', '8000::1'],
  ...['localhost', '', 'not an address'],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

async function listen(answer: RequestListener = (_request, response) => response.end('secret')) {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { port: address.port, countAsked: () => asked }
}

const limits = { maxBytes: 1_000, timeLimitMs: 10_000 }
const LOOPBACK = { address: '127.0.0.1', family: 4 }
/** `pictures.example` stands for a public name: the one address this guard allows is the test's own server. */
const guardOf = (resolve: (name: string) => Promise<{ address: string; family: number }[]>) =>
  createPublicFetch({ resolve, isAllowed: (address) => address === LOOPBACK.address })
const toLoopback = async () => [LOOPBACK]

test('an inner server is never asked, by number nor by name', async () => {
  const { port, countAsked } = await listen()
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '[::7f00:1]', '0.0.0.0']
  for (const host of [...hosts, '2130706433', '0x7f.1']) {
    const url = new URL(`http://${host}:${port}/latest/meta-data`)
    await expect(fetchPublic(url, limits), host).rejects.toBeInstanceOf(ForbiddenAddress)
  }
  expect(countAsked()).toBe(0)
})

test('a name of which any address is internal is never connected to', async () => {
  const { port, countAsked } = await listen()
  const url = new URL(`http://pictures.example:${port}/`)
  const answers = [[LOOPBACK], [{ address: '93.184.216.34', family: 4 }, LOOPBACK], []]
  for (const addresses of answers) {
    const ask = createPublicFetch({ resolve: async () => addresses })
    await expect(ask(url, limits)).rejects.toBeInstanceOf(ForbiddenAddress)
  }
  expect(countAsked()).toBe(0)
})

test('a name is resolved once per connection, and the connection uses the checked address', async () => {
  const { port, countAsked } = await listen()
  const lookups: string[] = []
  // DNS rebinding: a public address the first time, private ones afterwards.
  const ask = guardOf(async (name) => {
    lookups.push(name)
    return lookups.length === 1 ? [LOOPBACK] : [{ address: '10.0.0.1', family: 4 }]
  })
  const url = new URL(`http://pictures.example:${port}/`)
  expect(await (await ask(url, limits)).text()).toBe('secret')
  expect([lookups, countAsked()]).toEqual([['pictures.example'], 1])
  await expect(ask(url, limits)).rejects.toBeInstanceOf(ForbiddenAddress)
  expect(countAsked()).toBe(1)
})

test('a redirect passes the same checks, and redirects are limited in number', async () => {
  const { port, countAsked } = await listen(({ url = '' }, response) => {
    const to = new URL(url, 'http://x').searchParams.get('to')
    if (to === null) response.end('here')
    else response.writeHead(302, { location: to }).end()
  })
  const ask = guardOf(toLoopback)
  const at = (path: string) => new URL(`http://pictures.example:${port}${path}`)
  expect((await ask(at('/?to=/a'), limits)).status).toBe(302)
  expect(await (await ask(at('/?to=/a'), { ...limits, maxRedirects: 1 })).text()).toBe('here')
  const before = countAsked()
  for (const to of ['http://10.0.0.1/', 'http://[::1]/', 'file:///etc/passwd', 'http://']) {
    const path = `/?to=${encodeURIComponent(to)}`
    await expect(ask(at(path), { ...limits, maxRedirects: 3 }), to).rejects.toBeInstanceOf(ForbiddenAddress)
  }
  expect(countAsked()).toBe(before + 4)
  await expect(
    ask(at('/?to=%2F%3Fto%3D%252F%253Fto%253D%2Fa'), { ...limits, maxRedirects: 1 }),
  ).rejects.toBeInstanceOf(TooManyRedirects)
})

test('https-only also applies after a redirect', async () => {
  const { port, countAsked } = await listen()
  const url = new URL(`http://pictures.example:${port}/`)
  await expect(guardOf(toLoopback)(url, { ...limits, httpsOnly: true })).rejects.toBeInstanceOf(
    ForbiddenAddress,
  )
  expect(countAsked()).toBe(0)
})

test('an answer that is too long breaks off, and one that does not end is given up', async () => {
  const long = await listen((_request, response) => response.end('x'.repeat(5_000)))
  const silent = await listen((_request, response) => response.write('x'))
  const ask = guardOf(toLoopback)
  const at = (port: number) => new URL(`http://pictures.example:${port}/`)
  await expect(ask(at(long.port), limits)).rejects.toBeInstanceOf(ResponseTooLarge)
  const start = performance.now()
  await expect(ask(at(silent.port), { ...limits, timeLimitMs: 300 })).rejects.toThrow(/abort/i)
  await expect(ask(at(silent.port), { ...limits, signal: AbortSignal.timeout(300) })).rejects.toThrow(
    /abort/i,
  )
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('neither cookies nor the credentials of an address are sent', async () => {
  const headers: Record<string, unknown>[] = []
  const { port } = await listen((request, response) => {
    headers.push(request.headers)
    response.end()
  })
  await guardOf(toLoopback)(new URL(`http://user:secret@pictures.example:${port}/`), limits)
  expect(headers).toEqual([
    { accept: '*/*', host: `pictures.example:${port}`, connection: expect.any(String) },
  ])
})

test.each(['file:///etc/passwd', 'ftp://example.com/a.png', 'data:image/png;base64,AA'])(
  '%s is not a web address',
  async (url) => {
    await expect(fetchPublic(new URL(url), limits)).rejects.toBeInstanceOf(ForbiddenAddress)
  },
)
