import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { request as requestPlain } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { request as requestSecure } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type TLSSocket } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { openDnsServer } from '../support/dns-server.ts'
import { findFreePort } from '../support/free-port.ts'
import { AUTHORITY_CERTIFICATE, PEBBLE, startPebble } from '../support/pebble.ts'
import { LONG } from '../support/run-length.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { waitForAnswer, waitUntil } from '../support/wait-until.ts'
import { makeEmptySite } from './data-folder.ts'

const HOST = 'anna.example'

interface Places {
  securePort: number
  plainPort: number
}

async function findPlaces(): Promise<Places> {
  return { securePort: await findFreePort(), plainPort: await findFreePort() }
}

async function start(
  { securePort, plainPort }: Places,
  environment: Record<string, string>,
): Promise<RunningSite> {
  const site = await startSite({
    SEED: 'none',
    SITE_URL: `https://${HOST}`,
    HTTPS: 'auto',
    HTTPS_PORT: String(securePort),
    HTTP_PORT: String(plainPort),
    NODE_EXTRA_CA_CERTS: AUTHORITY_CERTIFICATE,
    ...environment,
  })
  onTestFinished(() => {
    site.process.kill('SIGKILL')
  })
  return site
}

/** Starts a name server that resolves names to this machine, and a certificate authority that uses it. */
async function openAuthority({ plainPort }: Places, names: readonly string[]): Promise<string> {
  const dns = await openDnsServer(Object.fromEntries(names.map((name) => [name, { A: ['127.0.0.1'] }])))
  onTestFinished(() => dns.close())
  const pebble = await startPebble({ plainPort, dnsServer: dns.address })
  onTestFinished(() => pebble.stop())
  return pebble.directory
}

interface Answer {
  status: number
  location: string | undefined
  body: string
}

function askPlain({ plainPort }: Places, path: string): Promise<Answer> {
  return readAnswer(requestPlain({ host: '127.0.0.1', port: plainPort, path, headers: { host: HOST } }))
}

function askSecure({ securePort }: Places, path: string, host = HOST): Promise<Answer> {
  return readAnswer(
    requestSecure({
      host: '127.0.0.1',
      port: securePort,
      servername: host,
      path,
      headers: { host },
      rejectUnauthorized: false,
      agent: false,
    }),
  )
}

async function readAnswer(asked: ReturnType<typeof requestPlain>): Promise<Answer> {
  asked.end()
  const [response] = await once(asked, 'response')
  return { status: response.statusCode, location: response.headers.location, body: await text(response) }
}

/** Returns the certificate shown to readers: its names and its expiry; null if nothing answers. */
async function shownCertificate({ securePort }: Places) {
  const socket: TLSSocket = connect({
    host: '127.0.0.1',
    port: securePort,
    servername: HOST,
    rejectUnauthorized: false,
  })
  try {
    await once(socket, 'secureConnect')
    const { subjectaltname, serialNumber } = socket.getPeerCertificate()
    return { names: subjectaltname ?? '', serial: serialNumber, protocol: socket.getProtocol() }
  } catch {
    return null
  } finally {
    socket.destroy()
  }
}

const firstCertificate = (places: Places) => waitForAnswer(() => shownCertificate(places))

// HTTPS-SERVE-1, HTTPS-KEEP-1, HTTPS-PLAIN-1
test.skipIf(PEBBLE === null)(
  'a site obtains its certificate, answers over HTTP/1 and 2, and reuses it after a restart',
  async () => {
    const places = await findPlaces()
    const DATA_DIR = await makeEmptySite()
    const ACME_DIRECTORY = await openAuthority(places, [HOST])
    const site = await start(places, { DATA_DIR, ACME_DIRECTORY })
    const first = await firstCertificate(places)
    expect(first).toMatchObject({ names: `DNS:${HOST}`, protocol: 'TLSv1.3' })
    for (const name of ['site.pem', 'account.key']) {
      expect((await stat(join(DATA_DIR, 'certificates', name))).mode & 0o777).toBe(0o600)
    }
    expect(await askSecure(places, '/healthz')).toMatchObject({ status: 200 })
    const page = await askSecure(places, '/about')
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('</html>')])
    expect(await askPlain(places, '/about?x=1')).toMatchObject({
      status: 308,
      location: `https://${HOST}/about?x=1`,
    })

    const session = connectHttp2(`https://127.0.0.1:${places.securePort}`, {
      servername: HOST,
      rejectUnauthorized: false,
    })
    onTestFinished(() => session.destroy())
    const bodies = await Promise.all(
      ['/about', '/blog', '/api/public/articles'].map(async (path) => {
        const stream = session.request({ ':path': path, ':authority': HOST })
        const [headers] = await once(stream, 'response')
        return [headers[':status'], headers['strict-transport-security'], (await text(stream)).length > 0]
      }),
    )
    expect(bodies).toEqual(bodies.map(() => [200, 'max-age=31536000; includeSubDomains', true]))
    expect(await site.stop()).toBe(0)

    // Without the authority the stored certificate is sufficient.
    const again = await start(places, { DATA_DIR, ACME_DIRECTORY: 'https://localhost:1/dir' })
    expect((await firstCertificate(places)).serial).toBe(first.serial)
    expect(await again.stop()).toBe(0)

    if (!LONG) return
    // A further certificate is ordered with the existing account, as after a kill (below).
    const key = await readFile(join(DATA_DIR, 'certificates/account.key'), 'utf8')
    await rm(join(DATA_DIR, 'certificates/site.pem'))
    await start(places, { DATA_DIR, ACME_DIRECTORY })
    expect((await firstCertificate(places)).serial).not.toBe(first.serial)
    expect(await readFile(join(DATA_DIR, 'certificates/account.key'), 'utf8')).toBe(key)
  },
)

// HTTPS-NAMES-1
test.skipIf(PEBBLE === null)(
  'further names redirect to the first; one that resolves elsewhere does not delay it',
  async () => {
    const places = await findPlaces()
    const ACME_DIRECTORY = await openAuthority(places, [HOST, `www.${HOST}`])
    const DATA_DIR = await makeEmptySite()
    const HTTPS_NAMES = `www.${HOST},elsewhere.example`
    await start(places, { DATA_DIR, ACME_DIRECTORY, HTTPS_NAMES })
    expect((await firstCertificate(places)).names).toBe(`DNS:${HOST}, DNS:www.${HOST}`)
    expect(await askSecure(places, '/blog?a=b', `www.${HOST}`)).toMatchObject({
      status: 308,
      location: `https://${HOST}/blog?a=b`,
    })
  },
)

// HTTPS-KEEP-1
test.skipIf(PEBBLE === null).each(LONG ? [0, 50, 100, 200, 300, 500] : [100])(
  'killed %i ms after it has begun to ask for a certificate, the next start gets it from the same account',
  async (afterMs) => {
    const places = await findPlaces()
    const ACME_DIRECTORY = await openAuthority(places, [HOST])
    const DATA_DIR = await makeEmptySite()
    const account = join(DATA_DIR, 'certificates/account.key')
    const first = await start(places, { DATA_DIR, ACME_DIRECTORY })
    await waitUntil('there is an account', () => existsSync(account))
    await pause(afterMs)
    const ended = once(first.process, 'exit')
    first.process.kill('SIGKILL')
    await ended
    const key = await readFile(account, 'utf8')
    await start(places, { DATA_DIR, ACME_DIRECTORY })
    expect((await firstCertificate(places)).names).toBe(`DNS:${HOST}`)
    expect(await readFile(account, 'utf8')).toBe(key)
  },
)

// HTTPS-PLAIN-1, HTTPS-RENEW-2
test.skipIf(PEBBLE === null)(
  'before there is a certificate port 80 says what is missing, and nothing else is served',
  async () => {
    const places = await findPlaces()
    // The name does not resolve.
    const ACME_DIRECTORY = await openAuthority(places, [])
    const DATA_DIR = await makeEmptySite()
    const site = await start(places, { DATA_DIR, ACME_DIRECTORY })
    const page = await waitForAnswer(async () => {
      const answer = await askPlain(places, '/admin/login')
      return answer.body.includes('could not reach') ? answer : null
    })
    expect(page.status).toBe(503)
    expect(page.body).toContain(`The authority could not reach ${HOST} on port 80`)
    expect(page.body).not.toMatch(/src=|href=/)
    expect(await shownCertificate(places)).toBeNull()
    expect(site.output()).toContain('could not reach')
  },
)
