import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { uploadedImageSchema } from '../../src/domain/images/library-image.ts'
import { findFreePort } from '../support/free-port.ts'
import { paintHalves } from '../support/image-samples.ts'
import { copyDatabase, dropDatabase, withDatabase } from '../support/postgres-databases.ts'
import { startS3, type TestS3 } from '../support/s3.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { makeUploadForm } from '../support/uploads.ts'
import { waitUntil } from '../support/wait-until.ts'
import { hasProxy, type ProxyName, type RunningProxy, startProxy } from './proxies.ts'
import { type Answer, askWithoutTls, openVisitor, type Visitor } from './visitor.ts'

const NAME = 'site_behind_proxies'
const PASSWORD = 'a quiet long password'
const SEEN_WITHIN_MS = 2_000
const PROXIES: readonly ProxyName[] = ['nginx', 'caddy']
const here = PROXIES.filter(hasProxy)
const articleAnswer = z.object({ id: z.int() })

let s3: TestS3
let ports: number[]
let sites: RunningSite[] = []
let proxies: RunningProxy[] = []

const startAt = (port: number) =>
  startSite({
    PORT: String(port),
    DATABASE_URL: withDatabase(inject('postgresUrl'), NAME),
    MEDIA_STORE: s3.address(),
    SITE_URL: 'https://example.com',
    TRUST_PROXY: '1',
    SEED: 'none',
    ADMIN_PASSWORD: PASSWORD,
    METRICS_TOKEN: 'figures-for-those-inside',
  })

beforeAll(async () => {
  if (here.length === 0) return
  await copyDatabase(inject('postgresUrl'), NAME, inject('postgresTemplate'))
  s3 = await startS3()
  ports = [await findFreePort(), await findFreePort()]
  sites = await Promise.all(ports.map(startAt))
  proxies = await Promise.all(here.map((name) => startProxy(name, ports)))
}, 60_000)
afterAll(async () => {
  await Promise.all([...proxies.map(({ stop }) => stop()), ...sites.map((site) => site.stop())])
  if (here.length === 0) return
  await s3.close()
  await dropDatabase(inject('postgresUrl'), NAME)
})

function visit(name: ProxyName, address: string): Visitor {
  const proxy = proxies.find((one) => one.name === name)
  if (!proxy) throw new Error(`${name} does not run`)
  const visitor = openVisitor(proxy, address)
  onTestFinished(() => visitor.close())
  return visitor
}

/** Bypasses the proxy and requests one of the processes. */
const askDirectly = (number: number, path: string, cookie = '') =>
  fetch(`http://127.0.0.1:${ports[number]}${path}`, { headers: { cookie, 'x-forwarded-proto': 'https' } })

const logIn = (visitor: Visitor) =>
  visitor.ask('/api/auth/login', { method: 'POST', json: { password: PASSWORD } })

const cookieOf = ({ headers }: Answer) => headers['set-cookie']?.[0]?.split(';', 1)[0] ?? ''

const writeMessage = (visitor: Visitor, subject: string, headers: Record<string, string> = {}) =>
  visitor.ask('/api/contact', {
    method: 'POST',
    headers,
    json: {
      firstName: 'Ines',
      lastName: 'Okafor',
      email: 'ines@example.com',
      subject,
      message: 'Does this reach you through the proxy?',
    },
  })

describe.each(PROXIES)('behind %s', (name) => {
  const isHere = here.includes(name)
  /** Visitors of each proxy have their own range of addresses. */
  const address = (last: number) => `127.0.${PROXIES.indexOf(name) + 1}.${last}`

  test.skipIf(!isHere)(`${name}: https everywhere, and cookies bound to it`, async () => {
    const proxy = proxies.find((one) => one.name === name)
    if (!proxy) throw new Error('It does not run')
    const plain = await askWithoutTls(proxy, '/blog?page=2')
    expect([plain.status, plain.headers.location]).toEqual([308, 'https://example.com/blog?page=2'])
    const visitor = visit(name, address(1))
    const page = await visitor.ask('/')
    expect([page.status, page.headers['strict-transport-security']]).toEqual([
      200,
      expect.stringMatching(/max-age=\d{8}/),
    ])
    // The versions of the software stay hidden.
    expect(String(page.headers.server ?? '')).not.toMatch(/\d/)
    expect(
      (await visitor.ask('/metrics', { headers: { authorization: 'Bearer figures-for-those-inside' } }))
        .status,
    ).toBe(404)
    expect(String((await logIn(visitor)).headers['set-cookie'])).toMatch(
      /^__Host-session=.*HttpOnly; .*Secure/,
    )
  })

  test.skipIf(!isHere)(
    `${name}: a login, a change and a picture at one process appear at the other`,
    async () => {
      const coach = visit(name, address(2))
      const cookie = cookieOf(await logIn(coach))
      for (const number of [0, 1]) {
        expect(await (await askDirectly(number, '/api/auth/verify', cookie)).json()).toEqual({ valid: true })
        expect(await (await askDirectly(number, '/blog')).text()).not.toContain(`Through ${name}`)
      }
      const fields = {
        title: `Through ${name}`,
        slug: `through-${name}`,
        status: 'published',
        content: 'Words.',
      }
      const created = await coach.ask('/api/admin/articles', {
        method: 'POST',
        headers: { cookie },
        json: fields,
      })
      expect([created.status, articleAnswer.safeParse(JSON.parse(created.body)).success]).toEqual([201, true])
      const shows = (number: number) => async () =>
        (await (await askDirectly(number, '/blog')).text()).includes(`Through ${name}`)
      for (const number of [0, 1]) await waitUntil('it is shown', shows(number), SEEN_WITHIN_MS)

      const form = makeUploadForm({ file: await paintHalves(640, 480).jpeg().toBuffer() })
      const body = new Response(form)
      const uploaded = await coach.ask('/media/image/upload', {
        method: 'POST',
        headers: { cookie, 'content-type': body.headers.get('content-type') ?? '' },
        body: Buffer.from(await body.arrayBuffer()),
      })
      expect(uploaded.status).toBe(200)
      const { pathname } = new URL(uploadedImageSchema.parse(JSON.parse(uploaded.body)).secure_url)
      for (const number of [0, 1]) expect((await askDirectly(number, pathname)).status).toBe(200)
      const signedOut = await coach.ask('/api/auth/logout', { method: 'POST', headers: { cookie } })
      expect(signedOut.status).toBe(200)
      expect(await (await askDirectly(1, '/api/auth/verify', cookie)).json()).toEqual({ valid: false })
    },
  )

  test.skipIf(!isHere)(`${name}: a reader stays with one process, other readers use the other`, async () => {
    const usedBy = async (visitor: Visitor) => {
      const before = await countPages()
      for (let number = 0; number < 5; number++) await visitor.ask('/about')
      const after = await countPages()
      return after.map((pages, place) => pages - (before[place] ?? 0))
    }
    const used: number[][] = []
    for (let number = 0; number < 12; number++) used.push(await usedBy(visit(name, nextAddress())))
    expect(new Set(used.map(String))).toEqual(new Set(['5,0', '0,5']))
  })

  test.skipIf(!isHere)(`${name}: limits count real addresses, across all processes`, async () => {
    const visitor = visit(name, address(3))
    const statuses: number[] = []
    for (let number = 0; number < 7; number++) {
      // A forged header changes nothing.
      const forged = {
        'x-forwarded-for': `198.51.100.${number}`,
        'x-real-ip': `198.51.100.${number}`,
        forwarded: `for=198.51.100.${number}`,
      }
      statuses.push((await writeMessage(visitor, `Number ${number}`, forged)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect((await writeMessage(visit(name, address(4)), 'Another visitor')).status).toBe(200)
  })
})

test.skipIf(here.length === 0)(
  `processes are replaced one by one under load, behind ${here.join(' and ') || 'no proxy here'}: none fails`,
  async () => {
    const troubles: string[] = []
    let going = true
    let answered = 0
    let sent = 0
    let slowest = 0
    const look = async (name: ProxyName) => {
      // Each visitor stays with one process: several are certain to use both.
      const visitors = Array.from({ length: 6 }, () => visit(name, nextAddress()))
      while (going) {
        const number = sent++
        const path = number % 3 ? `/search?q=calm${number}` : '/'
        const visitor = visitors[number % visitors.length] ?? visit(name, nextAddress())
        const asked = number % 10 ? visitor.ask(path) : writeMessageFromAnywhere(name, `Restart ${number}`)
        const begun = performance.now()
        const status = await asked.then(
          (answer) => answer.status,
          (error: unknown) => String(error),
        )
        answered++
        slowest = Math.max(slowest, performance.now() - begun)
        if (status !== 200) troubles.push(`${name}: request ${number} was answered with ${status}`)
        // Without the pause the load itself would take most of the time while a process starts.
        await pause(20)
      }
    }
    const crowd = Promise.all(here.flatMap((name) => [look(name), look(name)]))
    const isAnswering = (more: number) => {
      const before = answered
      return waitUntil('requests are answered', () => answered > before + more)
    }
    for (const [number, port] of ports.entries()) {
      await isAnswering(20)
      const former = sites[number]
      expect(await former?.stop()).toBe(0)
      await isAnswering(20)
      sites[number] = await startAt(port)
      // The proxies have to notice that it is back before the other one stops.
      for (const name of here) await waitUntil(`${name} asks it again`, () => isAskedBy(name, port))
    }
    await isAnswering(20)
    going = false
    await crowd
    expect(troubles).toEqual([])
    console.log(
      `two processes replaced: ${answered} requests answered, none failed, the slowest in ${Math.round(slowest)} ms`,
    )
  },
)

let lastAddress = 0
/** Returns the address of a new visitor. */
function nextAddress(): string {
  lastAddress++
  return `127.1.${lastAddress >> 8}.${lastAddress & 255}`
}

/** Writes a message from a new address: a single visitor would exceed the rate limit. */
async function writeMessageFromAnywhere(name: ProxyName, subject: string): Promise<Answer> {
  const visitor = visit(name, nextAddress())
  return writeMessage(visitor, subject).finally(() => visitor.close())
}

/** A request used only to find out whether a proxy uses a process, and the kind under which the process counts it. */
const PROBES: Record<ProxyName, { path: string; kind: string }> = {
  nginx: { path: '/media/nothing', kind: 'media' },
  caddy: { path: '/admin/login', kind: 'admin' },
}

/** Whether a process receives requests through a proxy, by the process's own count. */
async function isAskedBy(name: ProxyName, port: number): Promise<boolean> {
  const visitor = visit(name, nextAddress())
  await visitor.ask(PROBES[name].path).finally(() => visitor.close())
  return (await readMetrics(port)).includes(`site_requests_total{kind="${PROBES[name].kind}"`)
}

async function readMetrics(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: 'Bearer figures-for-those-inside' },
  })
  return answer.text()
}

/** Returns how many pages each process has answered. */
function countPages(): Promise<number[]> {
  const count = async (port: number) => {
    const counters = (await readMetrics(port)).matchAll(
      /site_requests_total\{kind="page[^"]*",status="2xx"\} (\d+)/g,
    )
    return Array.from(counters, ([, value]) => Number(value)).reduce((sum, value) => sum + value, 0)
  }
  return Promise.all(ports.map(count))
}
