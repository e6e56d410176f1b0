import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createSilentServer, type Server } from 'node:net'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { type DnsZone, openDnsServer } from '../../../tests/support/dns-server.ts'
import { UNKNOWN } from '../../domain/health/judge-health.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { canReachMailServer, readAddress, readCertificate, readPort } from './network-facts.ts'

const CERTIFICATES = join(PROJECT_ROOT, 'tests/fixtures/certificates')

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

async function openZone(zone: DnsZone): Promise<string[]> {
  const server = await openDnsServer(zone)
  onTestFinished(() => server.close())
  return [server.address]
}

const SITE: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}')
}

test('a port belongs to the site, to another program or is silent', async () => {
  const site = await listen(createServer(SITE))
  const other = await listen(createServer((_request, response) => response.writeHead(404).end()))
  const closed = createServer(SITE)
  const silent = await listen(closed)
  await new Promise((resolve) => closed.close(resolve))
  const answers = await Promise.all([site, other, silent].map((port) => readPort('0.0.0.0', port)))
  expect(answers.map((one) => one.answers)).toEqual(['site', 'other', 'nothing'])
})

test('a name that does not resolve is distinguished from a failed lookup', async () => {
  const servers = await openZone({ 'lost.example': {}, 'broken.example': 'broken' })
  expect(await readAddress('https://lost.example', servers)).toEqual({ resolved: [], leadsHere: false })
  expect(await readAddress('https://broken.example', servers)).toBe(UNKNOWN)
})

test('a local address is not looked up', async () => {
  const server = await openDnsServer({})
  onTestFinished(() => server.close())
  expect(await readAddress('http://localhost:3000', [server.address])).toBe(UNKNOWN)
  expect(await readAddress(null, [server.address])).toBe(UNKNOWN)
  expect(server.asked()).toBe(0)
})

test('a certificate is read even if it is not trusted', async () => {
  const port = await listen(
    createTlsServer({
      key: readFileSync(join(CERTIFICATES, 'localhost.key')),
      cert: readFileSync(join(CERTIFICATES, 'localhost.pem')),
    }),
  )
  const found = await readCertificate(`https://localhost:${port}`)
  if (found === null || found === UNKNOWN) throw new Error('No certificate was found')
  expect(found.problem).toMatch(/^Browsers do not trust the certificate \(DEPTH_ZERO_SELF_SIGNED_CERT\)/)
  expect(Date.parse(found.validUntil ?? '')).toBeGreaterThan(Date.now())
})

test('without an answer over TLS the certificate is unknown; without https there is none', async () => {
  const port = await listen(createServer(SITE))
  expect(await readCertificate(`https://localhost:${port}`)).toBe(UNKNOWN)
  expect(await readCertificate('http://localhost')).toBeNull()
})

test('a mail server is reported as reachable or not', async () => {
  const server = createSilentServer()
  const port = await listen(server)
  expect(await canReachMailServer(`smtp://127.0.0.1:${port}`)).toBe(true)
  await new Promise((resolve) => server.close(resolve))
  expect(await canReachMailServer(`smtp://127.0.0.1:${port}`)).toBe(false)
})
