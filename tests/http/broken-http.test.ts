import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { LONG } from '../support/run-length.ts'

const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))
const RUNS = LONG ? 5_000 : 100

let app: TestApp
let port: number
beforeAll(async () => {
  app = await openTestApp()
  const address = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }))
  port = Number(address.port)
  console.info(`broken HTTP: FUZZ_SEED=${SEED}`)
})
afterAll(() => app.close())

/** Sends raw bytes and nothing more, and returns the response until the connection was closed. */
function sendRaw(bytes: string | Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const finish = () => resolve(Buffer.concat(parts).toString('latin1'))
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
    socket.on('data', (part: Buffer) => parts.push(part))
    // A dropped connection is a valid response too.
    socket.on('error', finish)
    socket.on('close', finish)
  })
}

const statusesOf = (answer: string) =>
  Array.from(answer.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status))

async function isWell(): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/healthz`)).status === 200
}

const HOST = 'Host: localhost\r\n'
const BODY = '{"email":"x"}'

test.each([
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00'],
  ['a header of a megabyte', `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(1_000_000)}\r\n\r\n`],
  ['ten thousand headers', `GET / HTTP/1.1\r\n${HOST}${'A: b\r\n'.repeat(10_000)}\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', `GET /robots.txt HTTP/1.1\r\n${HOST}hOsT: evil.example\r\n\r\n`],
  ['two hosts for a page that lies ready', `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`],
  ['a header without a name', `GET / HTTP/1.1\r\n${HOST}: x\r\n\r\n`],
  ['a folded header', `GET / HTTP/1.1\r\n${HOST}X: a\r\n b\r\n\r\n`],
  ['a NUL in a header', `GET / HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`],
  ['an unknown method', `GRAB / HTTP/1.1\r\n${HOST}\r\n`],
  ['a later version', `GET / HTTP/9.9\r\n${HOST}\r\n`],
  ['a length below zero', `POST /api/contact HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`],
  [
    'two lengths',
    `POST /api/contact HTTP/1.1\r\n${HOST}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`,
  ],
  [
    'a length beside chunks',
    `POST /api/contact HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n${HOST}\r\n`,
  ],
  ['chunks of no size', `POST /api/contact HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`],
  [
    'an encoding after chunks',
    `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  ],
  ['a bare line feed', `GET / HTTP/1.1\r\n${HOST}X: a\nY: b\n\n`],
])('%s is refused', async (_, bytes) => {
  const answer = await sendRaw(bytes)
  for (const status of statusesOf(answer)) {
    expect(status, answer.slice(0, 300)).toBeGreaterThanOrEqual(400)
    expect(status, answer.slice(0, 300)).toBeLessThan(500)
  }
  expect(statusesOf(answer).length).toBeLessThanOrEqual(1)
  if (_.startsWith('two hosts')) expect(statusesOf(answer)).toEqual([400])
  expect(answer).not.toMatch(/\bat .+\.[jt]s|node_modules|HPE_|fastify/i)
  expect(await isWell()).toBe(true)
})

// API-ERROR-1
test.each([
  ['no request', 'GARBAGE\r\n\r\n', 400, 'The request could not be read.'],
  [
    'headers of 70 KB',
    `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(70_000)}\r\n\r\n`,
    431,
    'The request is too large.',
  ],
])('%s is answered like any other error', async (_, bytes, status, sentence) => {
  const [head = '', body = ''] = (await sendRaw(bytes)).split('\r\n\r\n')
  expect(statusesOf(head)).toEqual([status])
  expect(head).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(Buffer.from(body, 'latin1').toString())).toEqual({ error: sentence })
})

// SEARCH-API-1
test('a search accepts a very long text', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/public/search?q=${'%C3%A4'.repeat(8_000)}`)
  expect([answer.status, (await answer.json()).total]).toEqual([200, 0])
})

test('TRACE and CONNECT are not served', async () => {
  const trace = await sendRaw(`TRACE / HTTP/1.1\r\n${HOST}X-Secret: abc\r\n\r\n`)
  expect(trace).not.toContain('abc')
  for (const status of statusesOf(trace)) expect(status).toBeGreaterThanOrEqual(400)
  expect(
    statusesOf(await sendRaw('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n')),
  ).not.toContain(200)
})

test('a client refused during its body that reads late still gets the answer, and the connection stays open', async () => {
  const socket = connect(port, '127.0.0.1').pause()
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const write = (bytes: string) => new Promise((resolve) => socket.write(bytes, resolve))
  let answer = ''
  let failure = ''
  socket.on('data', (part: Buffer) => {
    answer += part.toString('latin1')
  })
  socket.on('error', (error) => {
    failure = String(error)
  })
  await write(
    `POST /api/contact HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n`,
  )
  for (let piece = 0; piece < 10; piece++) {
    await write(' '.repeat(100_000))
    await pause(20)
  }
  await write(`GET /robots.txt HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)
  socket.resume()
  await closed
  expect([failure, statusesOf(answer)]).toEqual(['', [413, 200]])
})

test('no mutated or truncated request crashes the server', { timeout: 600_000 }, async () => {
  const right = Buffer.from(
    `POST /api/newsletter/subscribe HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: ${BODY.length}\r\nConnection: close\r\n\r\n${BODY}`,
  )
  const change = fc.record({
    at: fc.nat({ max: right.length - 1 }),
    byte: fc.nat({ max: 255 }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 4 }),
      fc.nat({ max: right.length }),
      async (changes, length) => {
        const bytes = Buffer.from(right)
        for (const { at, byte } of changes) bytes.writeUInt8(byte, at)
        const answer = await sendRaw(bytes.subarray(0, length === 0 ? right.length : length))
        for (const status of statusesOf(answer)) expect(status, answer.slice(0, 300)).toBeLessThan(500)
      },
    ),
    { seed: SEED, numRuns: RUNS },
  )
  expect(await isWell()).toBe(true)
})
