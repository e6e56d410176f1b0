import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { waitForAnswer } from '../support/wait-until.ts'

const LIMITS = { maxUnderWay: 40, minUnderWay: 10, maxDelayMs: 100 }

let app: TestApp
afterEach(() => app.close())

async function listen(): Promise<string> {
  app = await openTestApp({ seed: 'sample', overloadLimits: LIMITS })
  return app.server.listen({ port: 0, host: '127.0.0.1' })
}

// AVAIL-LOAD-1
test('more than can be done: quick 503 in the right form, cached pages and the health check as ever', async () => {
  const url = await listen()
  expect((await fetch(`${url}/`)).status).toBe(200)
  const answers = { ok: 0, turnedAway: 0 }
  let going = true
  let number = 0
  async function ask(): Promise<void> {
    while (going) {
      const isPage = ++number % 2 === 0
      const response = await fetch(`${url}${isPage ? '/search' : '/api/public/search'}?q=start${number}`)
      const body = await response.text()
      if (response.status === 200) {
        answers.ok++
        continue
      }
      answers.turnedAway++
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(response.headers.get('cache-control')).toBe('no-store')
      if (isPage) expect(body).toContain('Back in a moment')
      else expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/try again/) })
    }
  }
  const crowd = Promise.all(Array.from({ length: 150 }, ask))
  await waitForAnswer(async () => (answers.turnedAway > 50 && answers.ok > 50 ? true : null))
  for (const path of ['/', '/healthz', '/media/nothing']) {
    expect([path, (await fetch(url + path)).status]).toEqual([path, path === '/media/nothing' ? 404 : 200])
  }
  expect(app.overload.underWay()).toBeLessThanOrEqual(LIMITS.maxUnderWay)
  going = false
  await crowd

  // The site recovers by itself.
  await waitForAnswer(async () => (app.overload.underWay() === 0 ? true : null))
  expect((await fetch(`${url}/search?q=calm`)).status).toBe(200)
})

test('an overloaded contact call is refused in its own format', async () => {
  app = await openTestApp({ overloadLimits: { ...LIMITS, maxUnderWay: 0 } })
  const answer = await app.server.inject({ method: 'POST', url: '/api/contact', payload: {} })
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '5',
    { success: false, message: expect.any(String), error: expect.any(String) },
  ])
  expect((await app.server.inject('/healthz')).statusCode).toBe(200)
})

test('a client that disconnects is no longer counted', async () => {
  const url = await listen()
  const left = Array.from({ length: 30 }, (_, index) => {
    const leaving = new AbortController()
    const asked = fetch(`${url}/search?q=gone${index}`, { signal: leaving.signal }).catch(() => null)
    setTimeout(() => leaving.abort(), index % 5)
    return asked
  })
  await Promise.all(left)
  await waitForAnswer(async () => (app.overload.underWay() === 0 ? true : null))
})

/** Returns the server's response to a connection that sends only this, until the server closes it. */
async function holdLine(port: number, sent: string): Promise<string> {
  const line = connect(port, '127.0.0.1')
  line.write(sent)
  let answer = ''
  line.on('data', (chunk: Buffer) => {
    answer += chunk.toString()
  })
  await new Promise<void>((resolve) => line.once('close', () => resolve()))
  return answer
}

// AVAIL-BODY-2
test('connections that never complete their request are cut', async () => {
  await listen()
  const { server } = app.server
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000)
  expect(server.requestTimeout).toBeLessThanOrEqual(300_000)
  expect(server.timeout).toBeGreaterThan(0)
  server.headersTimeout = 300
  server.requestTimeout = 600
  const { port } = server.address() as AddressInfo
  const headers = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  const answers = await Promise.all([
    holdLine(port, ''),
    holdLine(port, headers),
    holdLine(port, `${headers}Content-Length: 500\r\n\r\n{"firstName":`),
  ])
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408/)
})
