import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, readFile, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, inject, test } from 'vitest'
import { readCopyState } from '../../src/server/copy/copy-notes.ts'
import { findFreePort } from '../support/free-port.ts'
import { LONG } from '../support/run-length.ts'
import { PROGRAM } from '../support/run-until-exit.ts'
import { startS3 } from '../support/s3.ts'
import { QUICK_START, type RunningSite, startSite } from '../support/site.ts'
import { waitForAnswer, waitUntil } from '../support/wait-until.ts'
import { makeFaultFolder } from './fault-folder.ts'
import { CAN_MOUNT, fillDisk, onSmallDisk } from './small-disk.ts'

/** Writes acknowledged at least this long before the loss of a machine are restored (COPY-FOLLOW-1). */
const SAFE_AFTER_MS = 10_000
const WRITE_EVERY_MS = 40
const CATCHES_UP_WITHIN_MS = 90_000
/** In each direction: a response is delayed by twice as much. */
const SLOW_MS = 1_000
const KILLS = 20
/** Run concurrently, since each is mostly waiting. */
const AT_ONCE = 5

async function makeHome(): Promise<string> {
  const folder = await makeFaultFolder()
  await copyFile(join(inject('sqliteTemplate'), 'site.db'), join(folder, 'site.db'))
  return folder
}

/** Writes through a separate connection, as the site's processes do; each row is acknowledged with its time. */
function write(dataDir: string): { acknowledged: () => number[]; stop: () => void } {
  const database = new BetterSqlite(join(dataDir, 'site.db'), { timeout: 5_000 })
  const insert = database.prepare('insert into secrets (name, value) values (?, ?)')
  const acknowledged: number[] = []
  const timer = setInterval(() => {
    insert.run(`copied-${acknowledged.length}`, 'x'.repeat(500))
    acknowledged.push(Date.now())
  }, WRITE_EVERY_MS)
  return {
    acknowledged: () => [...acknowledged],
    stop() {
      clearInterval(timer)
      database.close()
    },
  }
}

/** Kills the whole machine at once: the site, and the engine it started. */
async function loseMachine(site: RunningSite): Promise<void> {
  const engine = Number(await readFile(join(site.dataDir, 'copy/engine.pid'), 'utf8'))
  const ended = once(site.process, 'exit')
  site.process.kill('SIGKILL')
  try {
    process.kill(engine, 'SIGKILL')
  } catch (error) {
    // The engine ends by itself when its output is not read.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
  await ended
}

async function restore(place: string, from: string): Promise<Set<string>> {
  const dataDir = await makeFaultFolder()
  const key = (await readFile(join(from, 'copy.key'), 'utf8')).trim()
  const child = spawn(process.execPath, [PROGRAM, 'restore', place, '--force'], {
    env: { PATH: process.env.PATH, ...QUICK_START, DATA_DIR: dataDir, COPY_KEY: key },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  const database = new BetterSqlite(join(dataDir, 'site.db'), { readonly: true })
  const rows = database.prepare<[], { name: string }>('select name from secrets').all()
  database.close()
  return new Set(rows.map(({ name }) => name))
}

/** @returns the number of rows missing although acknowledged in time, and the milliseconds of writes lost */
async function killUnderWrites(): Promise<{ missing: number; lostMs: number }> {
  const [place, dataDir] = [await makeFaultFolder(), await makeHome()]
  const site = await startSite({ COPY: place, DATA_DIR: dataDir, SEED: 'none' })
  const writer = write(dataDir)
  try {
    await waitUntil(
      'the copy has begun',
      async () => (await readCopyState(dataDir))?.covered_at != null,
      30_000,
    )
    await pause(SAFE_AFTER_MS + Math.random() * 6_000)
    await loseMachine(site)
  } finally {
    writer.stop()
  }
  const killedAt = Date.now()
  const acknowledged = writer.acknowledged()
  const back = await restore(place, dataDir)
  const isBack = (_: number, index: number) => back.has(`copied-${index}`)
  const safe = acknowledged.filter((at) => at < killedAt - SAFE_AFTER_MS)
  const firstLost = acknowledged.find((at, index) => !isBack(at, index)) ?? killedAt
  return { missing: safe.length - safe.filter(isBack).length, lostMs: killedAt - firstLost }
}

/** Forwards everything, each chunk with this delay. */
const late = (ms: number) =>
  new Transform({
    transform: (chunk: Buffer, _encoding, done) => void setTimeout(done, ms, null, chunk),
  })

/** Opens a proxy to a store that can be cut and reopened, and that delays each chunk by the given milliseconds. */
async function openWay(target: number, lateMs = 0) {
  const port = await findFreePort()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(target, '127.0.0.1')
    for (const one of [socket, onward]) {
      sockets.add(one)
      one.on('error', () => undefined).once('close', () => sockets.delete(one))
    }
    socket.pipe(late(lateMs)).pipe(onward).pipe(late(lateMs)).pipe(socket)
  })
  const open = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  await open()
  return { port, open, cut }
}

const problemOf = (dataDir: string) => async () => (await readCopyState(dataDir))?.problem?.sentence ?? null

async function waitUntilCaughtUp(dataDir: string): Promise<void> {
  const now = Date.now()
  const hasCaughtUp = async () => {
    const state = await readCopyState(dataDir)
    return state?.problem === null && state.waiting_since === null && Date.parse(state.covered_at ?? '') > now
  }
  await waitUntil('the copy has caught up', hasCaughtUp, CATCHES_UP_WITHIN_MS)
}

describe('the second place', () => {
  // COPY-FOLLOW-1; a single kill, without the ten seconds, in tests/process/copy.test.ts
  test.runIf(LONG)(
    `after losing the machine ${KILLS} times during writes, all acknowledged ten seconds before is there`,
    async () => {
      for (let done = 0; done < KILLS; done += AT_ONCE) {
        const rounds = Array.from({ length: Math.min(AT_ONCE, KILLS - done) }, killUnderWrites)
        const results = await Promise.all(rounds)
        process.stdout.write(`${results.map(({ lostMs }) => lostMs).join(', ')} ms lost\n`)
        expect(results.map(({ missing }) => missing)).toEqual(results.map(() => 0))
      }
    },
  )

  // COPY-FAULT-1, COPY-FAULT-2
  test.runIf(LONG)('an unreachable store is reported, delays nothing, and catches up later', async () => {
    const s3 = await startS3()
    const way = await openWay(s3.port)
    const dataDir = await makeHome()
    const COPY = s3.address({ prefix: '/copy' }).replace(`:${s3.port}/`, `:${way.port}/`)
    const site = await startSite({ COPY, DATA_DIR: dataDir, SEED: 'none' })
    try {
      await waitUntilCaughtUp(dataDir)
      await way.cut()
      const writer = write(dataDir)
      expect(await waitForAnswer(problemOf(dataDir), CATCHES_UP_WITHIN_MS)).toContain('cannot be reached')
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
      writer.stop()
      await way.open()
      await waitUntilCaughtUp(dataDir)
      await loseMachine(site)
      expect((await restore(COPY, dataDir)).has(`copied-${writer.acknowledged().length - 1}`)).toBe(true)
    } finally {
      site.process.kill('SIGKILL')
      await way.cut()
      await s3.close()
    }
  })

  // COPY-FAULT-1
  test.runIf(LONG)('a store that takes seconds to answer delays nothing and keeps up', async () => {
    const s3 = await startS3()
    const way = await openWay(s3.port, SLOW_MS)
    const dataDir = await makeHome()
    const COPY = s3.address({ prefix: '/copy' }).replace(`:${s3.port}/`, `:${way.port}/`)
    const site = await startSite({ COPY, DATA_DIR: dataDir, SEED: 'none' })
    try {
      await waitUntilCaughtUp(dataDir)
      const writer = write(dataDir)
      for (let second = 0; second < 10; second++) {
        await pause(1_000)
        expect((await fetch(`${site.url}/healthz`, { signal: AbortSignal.timeout(SLOW_MS) })).status).toBe(
          200,
        )
      }
      writer.stop()
      await waitUntilCaughtUp(dataDir)
      await loseMachine(site)
      expect((await restore(COPY, dataDir)).has(`copied-${writer.acknowledged().length - 1}`)).toBe(true)
    } finally {
      site.process.kill('SIGKILL')
      await way.cut()
      await s3.close()
    }
  })

  // COPY-FAULT-1
  test.runIf(LONG && CAN_MOUNT)('a full place is reported, and catches up once it has room', async () => {
    const [place, dataDir] = [await makeFaultFolder(), await makeHome()]
    const site = await startSite(
      { COPY: place, DATA_DIR: dataDir, SEED: 'none' },
      { through: onSmallDisk(place, 16) },
    )
    const inside = `/proc/${site.process.pid}/root${place}`
    try {
      await waitUntilCaughtUp(dataDir)
      fillDisk(join(inside, 'filling'))
      const writer = write(dataDir)
      expect(await waitForAnswer(problemOf(dataDir), CATCHES_UP_WITHIN_MS)).toContain('no room left')
      writer.stop()
      await rm(join(inside, 'filling'))
      await waitUntilCaughtUp(dataDir)
    } finally {
      site.process.kill('SIGKILL')
    }
  })
})
