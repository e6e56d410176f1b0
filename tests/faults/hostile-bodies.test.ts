import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { DATABASES_AT_LENGTH } from '../support/databases.ts'
import { copyDatabase, dropDatabase, withDatabase } from '../support/postgres-databases.ts'
import { LONG } from '../support/run-length.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { waitUntil } from '../support/wait-until.ts'

/** Maximum memory growth of a process in any of these tests, in MB. Without limits it was 1,400, or the process ended. */
const MAX_GROWTH_MB = 250
/** Number of concurrent senders of each kind. */
const SENDERS = LONG
  ? { chunks: 14, unfinished: 1_300, unread: 80 }
  : { chunks: 4, unfinished: 200, unread: 16 }

const LINES = 'HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
const CHUNKED = `POST /api/contact ${LINES}Transfer-Encoding: chunked\r\n\r\n`
/** 64 KB on the wire that contain 10,923 bytes. */
const CRUMBS = Buffer.from('1\r\nx\r\n'.repeat(10_923))

/** Returns the peak memory of the process, in MB. */
function peakMb({ process: { pid } }: RunningSite): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

let lines: Socket[] = []
afterEach(() => {
  for (const line of lines) line.destroy()
  lines = []
})

interface Line {
  socket: Socket
  answer: () => string
}

function open({ url }: RunningSite): Promise<Line> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  lines.push(socket)
  let answer = ''
  // A client that sends too much is disconnected.
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString()
  })
  return new Promise((resolve) => socket.once('connect', () => resolve({ socket, answer: () => answer })))
}

/** Sends as fast as accepted, until all is sent or the server has closed the connection. */
async function pour(socket: Socket, piece: Buffer, times: number): Promise<void> {
  for (let sent = 0; sent < times && !socket.destroyed; sent++) {
    if (socket.write(piece)) continue
    await new Promise<void>((resolve) => {
      const go = () => {
        socket.off('drain', go).off('close', go)
        resolve()
      }
      socket.once('drain', go).once('close', go)
    })
  }
}

async function expectOrdinaryService({ url }: RunningSite): Promise<void> {
  // On a machine also busy with the senders, the store may miss its deadline once.
  await waitUntil('it is well', async () => (await fetch(`${url}/healthz`)).status === 200)
  expect((await fetch(`${url}/search?q=calm`)).status).toBe(200)
  const response = await fetch(`${url}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'reader@example.com', referralSource: 'footer' }),
  })
  expect(response.status).toBe(200)
}

describe.runIf(process.platform === 'linux')('request bodies meant to do harm', () => {
  describe.each(DATABASES_AT_LENGTH)('on %s', (kind) => {
    const name = 'site_hostile_bodies'
    let site: RunningSite
    let before: number
    beforeAll(async () => {
      const environment: Record<string, string> = { SEED: 'none' }
      if (kind === 'postgres') {
        await copyDatabase(inject('postgresUrl'), name, inject('postgresTemplate'))
        environment.DATABASE_URL = withDatabase(inject('postgresUrl'), name)
      }
      site = await startSite(environment)
      await expectOrdinaryService(site)
      before = peakMb(site)
    })
    afterAll(async () => {
      await site.stop()
      if (kind === 'postgres') await dropDatabase(inject('postgresUrl'), name)
    })

    /** Checks the growth of all cases together: a peak never decreases. */
    const expectSmallGrowth = (what: string) => {
      const growth = Math.round(peakMb(site) - before)
      console.info(`${what} on ${kind}: ${Math.round(before)} MB, ${growth} MB more at most`)
      expect(site.process.exitCode).toBe(null)
      expect(growth).toBeLessThan(MAX_GROWTH_MB)
    }

    test('byte by byte', async () => {
      const senders = await Promise.all(Array.from({ length: SENDERS.chunks }, () => open(site)))
      const poured = senders.map(async ({ socket }) => {
        socket.write(CHUNKED)
        await pour(socket, CRUMBS, 90)
      })
      await expectOrdinaryService(site)
      await Promise.all(poured)
      for (const { socket } of senders) expect(socket.destroyed).toBe(true)
      await expectOrdinaryService(site)
      expectSmallGrowth('byte by byte')
    })

    test(`${SENDERS.unfinished} that never end`, async () => {
      const piece = Buffer.alloc(1_024, ' ')
      const senders: Line[] = []
      while (senders.length < SENDERS.unfinished) {
        senders.push(...(await Promise.all(Array.from({ length: 100 }, () => open(site)))))
      }
      await Promise.all(
        senders.map(async ({ socket }, number) => {
          const length = number % 2 === 0 ? 1_000_000 : 32_000
          socket.write(`POST /api/contact ${LINES}Content-Length: ${length}\r\n\r\n`)
          await pour(socket, piece, 31)
        }),
      )
      await expectOrdinaryService(site)
      expectSmallGrowth(`${SENDERS.unfinished} unfinished bodies`)
      // A megabyte is refused by its content length; for the other bodies the server just waits.
      for (const [number, { answer }] of senders.entries()) {
        if (number % 2 === 0) await waitUntil('it is refused', () => /^HTTP\/1\.1 413/.test(answer()))
        else expect(answer()).toBe('')
      }
    })

    test('that no route reads', async () => {
      const requests = [
        `GET /search?q=calm ${LINES}Transfer-Encoding: chunked\r\n\r\n`,
        `GET /feed.json ${LINES}Transfer-Encoding: chunked\r\n\r\n`,
        `POST /nothing ${LINES}Transfer-Encoding: chunked\r\n\r\n`,
        `POST /api/nothing ${LINES}Transfer-Encoding: chunked\r\n\r\n`,
        `POST /api/admin/articles ${LINES}Transfer-Encoding: chunked\r\n\r\n`,
        'POST /media/image/upload HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n',
        'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n',
        'POST /api/newsletter/unsubscribe/one-click?token=x HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n',
      ]
      const senders = await Promise.all(Array.from({ length: SENDERS.unread }, () => open(site)))
      const poured = senders.map(async ({ socket }, number) => {
        // Nor do they read the response.
        socket.pause()
        socket.write(requests[number % requests.length] ?? '')
        await Promise.race([pour(socket, CRUMBS, 8), pause(20_000, undefined, { ref: false })])
      })
      await expectOrdinaryService(site)
      await Promise.all(poured)
      await expectOrdinaryService(site)
      expectSmallGrowth('unread bodies')
    })
  })
})
