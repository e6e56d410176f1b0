import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitUntil } from '../../../tests/support/wait-until.ts'
import { watchConnections } from './connections.ts'

const MAX = 5

let server: Server
let port: number
let clients: Client[]
/** Number of requests the server has begun to read. */
let asked: number
beforeEach(async () => {
  clients = []
  asked = 0
  server = createServer((request, response) => {
    // `/slow` is never answered.
    request.resume()
    asked++
    if (request.url === '/now') response.end('answered')
  })
  watchConnections(server, MAX)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  for (const { socket } of clients) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
})

interface Client {
  socket: Socket
  answer: string
  isOpen: boolean
}

async function open(sent = ''): Promise<Client> {
  const socket = connect(port, '127.0.0.1')
  const client: Client = { socket, answer: '', isOpen: true }
  clients.push(client)
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    client.answer += chunk.toString()
  })
  socket.once('close', () => {
    client.isOpen = false
  })
  await new Promise((resolve) => socket.once('connect', resolve))
  if (sent) await new Promise((resolve) => socket.write(sent, resolve))
  return client
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const HALF_A_BODY = 'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nabc'

async function openMany(sent: readonly string[]): Promise<Client[]> {
  const opened: Client[] = []
  for (const text of sent) opened.push(await open(text))
  await waitUntil('all are heard', () => asked === sent.filter(Boolean).length)
  return opened
}

function countOpen(): number {
  return clients.filter(({ isOpen }) => isOpen).length
}

async function newcomerIsAnswered(): Promise<boolean> {
  const newcomer = await open(ask('/now'))
  await waitUntil('the newcomer has an answer or is cut', () => newcomer.answer !== '' || !newcomer.isOpen)
  return newcomer.answer.includes('answered')
}

// AVAIL-CONN-1
test('a newcomer takes the place of the connection that has been idle for longest', async () => {
  const [first, second, ...others] = await openMany(['', ask('/slow'), '', ask('/now'), HALF_A_BODY])
  // An answer makes the first one the most recent.
  first?.socket.write(ask('/now'))
  await waitUntil('the first is answered', () => first?.answer.includes('answered') === true)
  expect(await newcomerIsAnswered()).toBe(true)
  await waitUntil('the idle one is cut', () => others[0]?.isOpen === false)
  expect([first?.isOpen, second?.isOpen, others[1]?.isOpen, others[2]?.isOpen]).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test('without idle connections, a newcomer replaces the one whose request has been arriving for longest', async () => {
  const [first, second, third] = await openMany([
    ask('/slow'),
    HALF_A_BODY,
    HALF_A_BODY,
    ask('/slow'),
    ask('/slow'),
  ])
  expect(await newcomerIsAnswered()).toBe(true)
  await waitUntil('the half request is cut', () => second?.isOpen === false)
  expect([first?.isOpen, third?.isOpen]).toEqual([true, true])
})

test('connections that wait for an answer are never cut: the newcomer is refused', async () => {
  await openMany(Array.from({ length: MAX }, () => ask('/slow')))
  expect(await newcomerIsAnswered()).toBe(false)
  expect(countOpen()).toBe(MAX)
})
