import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { openTestApp, ROOT, type TestApp } from '../support/app.ts'
import { DATABASES_AT_LENGTH, describeStores } from '../support/databases.ts'
import { waitUntil } from '../support/wait-until.ts'

let app: TestApp
afterEach(() => app.close())

const LINES = 'HTTP/1.1\r\nHost: localhost\r\n'
const [ASSET = ''] = readdirSync(join(ROOT, 'dist/client/assets')).filter((name) => name.endsWith('.js'))
const JSON_LINES = `${LINES}Content-Type: application/json\r\n`
const BODY = JSON.stringify({ email: 'nobody', referralSource: 'footer' })

/** Sent before the visitor leaves; the number prevents caching of the page. */
const REQUESTS: Record<string, (number: number) => string> = {
  'a page': (number) => `GET /search?q=left${number} ${LINES}\r\n`,
  'the head of a page': (number) => `HEAD /search?q=left${number} ${LINES}\r\n`,
  'an address that is not there': (number) => `GET /blog/left-${number} ${LINES}\r\n`,
  'a file': () => `GET /assets/${ASSET} ${LINES}\r\n`,
  'a call of the API': (number) => `GET /api/public/search?q=left${number} ${LINES}\r\n`,
  'many pages in one go': (number) =>
    [1, 2, 3, 4, 5].map((part) => `GET /search?q=left${number}-${part} ${LINES}\r\n`).join(''),
  'half of the headers': () => 'GET /search?q=left HTTP/1.1\r\nHost: loc',
  'a whole form': () =>
    `POST /api/newsletter/subscribe ${JSON_LINES}Content-Length: ${BODY.length}\r\n\r\n${BODY}`,
  'half of a form': () => `POST /api/newsletter/subscribe ${JSON_LINES}Content-Length: 500\r\n\r\n${BODY}`,
  'a chunk of a form': () =>
    `POST /api/newsletter/subscribe ${JSON_LINES}Transfer-Encoding: chunked\r\n\r\n5\r\n{"ema\r\n`,
  'an upgrade': (number) =>
    `GET /search?q=left${number} ${LINES}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
}

type Leaving = 'closes its half' | 'breaks off at once' | 'breaks off later'
const LEAVINGS: Leaving[] = ['closes its half', 'breaks off at once', 'breaks off later']

/** Leaves, and resolves once the connection is closed. */
function leave(port: number, sent: string, leaving: Leaving, afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.once('close', () => resolve())
    socket.resume()
    if (leaving === 'closes its half') socket.end(sent)
    else
      socket.write(sent, async () => {
        if (leaving === 'breaks off later') await pause(afterMs)
        socket.resetAndDestroy()
      })
    // An upgraded or keep-alive connection would stay open.
    if (leaving === 'closes its half') setTimeout(() => socket.destroy(), 2_000).unref()
  })
}

describeStores((makeStore) => {
  // AVAIL-LOAD-1
  test('visitors who leave at any moment are counted out, and nobody pays for them', async () => {
    const { databaseUrl } = await makeStore.place()
    app = await openTestApp({ seed: 'sample', databaseUrl })
    const port = Number(new URL(await app.server.listen({ port: 0, host: '127.0.0.1' })).port)
    const leaving: Promise<void>[] = []
    let number = 0
    for (let round = 0; round < 12; round++) {
      for (const request of Object.values(REQUESTS)) {
        for (const way of LEAVINGS) {
          number++
          leaving.push(leave(port, request(number), way, number % 40))
        }
      }
      await pause(5)
    }
    await Promise.all(leaving)
    expect(leaving.length).toBeGreaterThan(300)
    await waitUntil('nobody is counted any more', () => app.overload.underWay() === 0)
    for (const path of ['/healthz', '/search?q=calm', '/api/public/search?q=calm']) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`)
      expect([path, response.status]).toEqual([path, 200])
    }
  })
}, DATABASES_AT_LENGTH)
