import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type ClientHttp2Session, connect as connectHttp2, constants } from 'node:http2'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PROJECT_ROOT } from '../project-root.ts'
import type { SiteCertificate } from './certificate-store.ts'
import { createSecureServer, type SecureServer } from './secure-server.ts'

const FOLDER = join(PROJECT_ROOT, 'tests/fixtures/certificates')

async function readCertificate(name: 'localhost' | 'next'): Promise<SiteCertificate> {
  const [key, chain] = await Promise.all(
    [`${name}.key`, `${name}.pem`].map((file) => readFile(join(FOLDER, file), 'utf8')),
  )
  return { key: key ?? '', chain: chain ?? '', from: 0, until: 0, names: ['localhost'] }
}

/** Creates a server that starts its answer immediately, and echoes the body once it is complete. */
function createEcho(): Server {
  return createServer((asked, answer) => {
    answer.flushHeaders()
    void text(asked).then((body) => answer.end(`${asked.httpVersion} ${body}`))
  })
}

async function open(maxSessions?: number): Promise<{ secure: SecureServer; port: number }> {
  const secure = createSecureServer(createEcho(), await readCertificate('localhost'), maxSessions)
  secure.server.listen(0, '127.0.0.1')
  await once(secure.server, 'listening')
  onTestFinished(() => secure.drain())
  return { secure, port: (secure.server.address() as AddressInfo).port }
}

async function shownNames(port: number): Promise<string | undefined> {
  const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  const { subjectaltname } = socket.getPeerCertificate()
  socket.destroy()
  return subjectaltname
}

function openSession(port: number): ClientHttp2Session {
  const session = connectHttp2(`https://localhost:${port}`, { rejectUnauthorized: false })
  onTestFinished(() => session.destroy())
  return session
}

async function read(stream: ReturnType<ClientHttp2Session['request']>): Promise<string> {
  return text(stream)
}

// HTTPS-SERVE-1
test('a new certificate is used from then on, and open connections are not cut', async () => {
  const { secure, port } = await open()
  const upload = request({ port, host: '127.0.0.1', method: 'POST', rejectUnauthorized: false, agent: false })
  upload.write('first, ')
  const answered = once(upload, 'response')
  const session = openSession(port)
  const stream = session.request({ ':method': 'POST', ':path': '/' }, { endStream: false })
  stream.write('first, ')
  await once(stream, 'response')
  expect(await shownNames(port)).toBe('DNS:localhost')
  secure.show(await readCertificate('next'))
  expect(await shownNames(port)).toBe('DNS:localhost, DNS:www.localhost')
  upload.end('then')
  stream.end('then')
  const [answer] = await answered
  expect(await text(answer)).toBe('1.1 first, then')
  expect(await read(stream)).toBe('2.0 first, then')
  expect(await read(session.request({ ':path': '/' }))).toBe('2.0 ')
})

// HTTPS-SERVE-1
test('TLS before 1.2 is refused', async () => {
  const { port } = await open()
  const old = connect({
    port,
    host: '127.0.0.1',
    rejectUnauthorized: false,
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1.1',
    ciphers: 'DEFAULT@SECLEVEL=0',
  })
  await expect(once(old, 'secureConnect')).rejects.toThrow(/protocol|alert|ECONNRESET/i)
  expect(await shownNames(port)).toBe('DNS:localhost')
})

test('a closing connection answers open requests and accepts no new ones', async () => {
  const { secure, port } = await open()
  const session = openSession(port)
  const stream = session.request({ ':method': 'POST', ':path': '/' }, { endStream: false })
  stream.write('slow')
  await once(stream, 'response')
  const ended = once(session, 'goaway')
  secure.drain()
  const [code] = await ended
  expect(code).toBe(constants.NGHTTP2_NO_ERROR)
  stream.end()
  expect(await read(stream)).toBe('2.0 slow')
})

// AVAIL-CONN-1
test('one session too many closes the one idle for longest, not the oldest', async () => {
  const { port } = await open(2)
  const sessions = [openSession(port), openSession(port)]
  for (const session of [...sessions, ...sessions.slice(0, 1)])
    expect(await read(session.request())).toBe('2.0 ')
  const closed = Promise.race(sessions.map((session, at) => once(session, 'close').then(() => at)))
  await read(openSession(port).request())
  expect(await closed).toBe(1)
})

// AVAIL-CONN-1
test('while the session idle for longest still answers, the next session closes another one', async () => {
  const { port } = await open(2)
  const [answering, idle] = [openSession(port), openSession(port)]
  const stream = answering.request({ ':method': 'POST' })
  await once(stream, 'response')
  await read(idle.request())
  for (let more = 0; more < 2; more++) await read(openSession(port).request())
  await vi.waitFor(() => expect(idle.closed).toBe(true), { timeout: 10_000 })
  expect(await read(stream.end('later'))).toBe('2.0 later')
})
