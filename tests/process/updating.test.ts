import { existsSync } from 'node:fs'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import { expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { listBackups } from '../../src/server/backup/backup-place.ts'
import { openStore } from '../../src/server/store/database.ts'
import { enqueueLetter } from '../../src/server/store/mail/outbox.ts'
import { holdWrites } from '../../src/server/updates/hold.ts'
import { beginJournal, writeJournal } from '../../src/server/updates/journal.ts'
import { makeUpdateFolder } from '../../src/server/updates/place.ts'
import { thisProcess } from '../../src/server/updates/processes.ts'
import { logIn } from '../support/log-in-over-http.ts'
import { makeOlderSite } from '../support/older-site.ts'
import { startSite } from '../support/site.ts'
import { openUpdatableSite } from '../support/update-site.ts'
import { waitUntil } from '../support/wait-until.ts'
import { makeDataFolder, makeEmptySite } from './data-folder.ts'

async function openSite() {
  const site = await openUpdatableSite(join(inject('sqliteTemplate'), 'site.db'))
  onTestFinished(() => site.close())
  return site
}

/** The state of the updates. */
const statusSchema = z.object({
  current: z.string(),
  available: z.array(z.object({ version: z.string() })),
  state: z.string(),
  steps: z.array(z.object({ name: z.string(), state: z.string(), sentence: z.string() })),
})
const PASSWORD = 'correct horse battery'

/** Returns the same state from the admin API. */
async function readUpdates(url: string, cookie: string): Promise<unknown> {
  return (await fetch(`${url}/api/admin/updates`, { headers: { cookie } })).json()
}

/** Requests 1.1.0 in the admin; returns the status of the response. */
async function askFor(url: string, { cookie, password }: { cookie: string; password: string }) {
  const { status } = await fetch(`${url}/api/admin/updates`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ version: '1.1.0', password }),
  })
  return status
}

/** Requests a page and sends a message repeatedly; returns the results. */
function keepAsking(url: string) {
  const pages: number[] = []
  const messages: { status: number; retryAfter: string | null }[] = []
  const failures: string[] = []
  let slowest = 0
  let isOver = false
  const ask = async (work: () => Promise<void>) => {
    while (!isOver) {
      const begun = performance.now()
      await work().catch((error: unknown) => failures.push(String(error)))
      slowest = Math.max(slowest, performance.now() - begun)
      await pause(15)
    }
  }
  // Each on a new connection: no connection may be refused.
  const headers = { connection: 'close' }
  const all = Promise.all([
    ask(async () => {
      const { status } = await fetch(`${url}/recipes`, { headers })
      pages.push(status)
    }),
    ask(async () => {
      const { status, headers: said } = await fetch(`${url}/api/contact`, { method: 'POST', headers })
      messages.push({ status, retryAfter: said.get('retry-after') })
    }),
  ])
  return async () => {
    isOver = true
    await all
    return { pages, messages, failures, slowest }
  }
}

// UPDATE-STEP-1, UPDATE-PLACE-1, UPDATE-SWITCH-1, UPDATE-SWITCH-2, UPDATE-HOLD-1, UPDATE-REQUEST-1
test('a site is updated under requests, and none fails permanently', async () => {
  const site = await openSite()
  site.environment.ADMIN_PASSWORD = PASSWORD
  await site.start()
  await site.publish('1.1.0', 'migrates')
  // The requested version is not the newest.
  await site.publish('1.2.0')
  const cookie = await logIn(site.url, PASSWORD)
  expect(await readUpdates(site.url, cookie)).toMatchObject({
    current: '1.0.0',
    available: [{ version: '1.2.0' }, { version: '1.1.0' }],
    state: 'idle',
    steps: [],
  })
  const request = join(site.dataDir, 'updates/request.json')
  expect([await askFor(site.url, { cookie, password: 'not-it' }), existsSync(request)]).toEqual([400, false])
  expect([await askFor(site.url, { cookie, password: PASSWORD }), existsSync(request)]).toEqual([202, true])
  const stopAsking = keepAsking(site.url)
  const ended = await site.run(['update', '--json'])
  const asked = await stopAsking()
  expect([ended.stderr, ended.code, existsSync(request)]).toEqual(['', 0, false])

  // No request has failed permanently: pages were delayed, and writes that would have been lost were refused with a
  // retry time.
  expect(asked.failures).toEqual([])
  expect(new Set(asked.pages)).toEqual(new Set([200]))
  expect(asked.slowest).toBeLessThan(10_000)
  expect(asked.messages.some(({ status, retryAfter }) => status === 503 && retryAfter === '10')).toBe(true)
  expect(new Set(asked.messages.map(({ status }) => status))).toEqual(new Set([400, 503]))

  expect(await site.serving()).toBe('1.1.0')
  expect(await readlink(join(site.root, 'current'))).toBe('releases/1.1.0')
  expect(site.query('select count(*) as n from from_the_future')).toEqual([{ n: 0 }])
  const { steps, state } = await site.journal()
  expect([state, steps.map(({ name, state }) => `${name} ${state}`)]).toEqual([
    'done',
    ['room', 'check', 'unpack', 'backup', 'rehearsal', 'switch', 'health'].map((name) => `${name} done`),
  ])
  expect(await readdir(join(site.dataDir, 'updates'))).not.toContain('hold.json')
  expect(existsSync(join(site.dataDir, 'updates/rehearsal'))).toBe(false)

  const now = statusSchema.parse(await readUpdates(site.url, cookie))
  expect(now).toMatchObject({ current: '1.1.0', available: [{ version: '1.2.0' }], state: 'done' })
  // UPDATE-API-1
  expect(statusSchema.parse(JSON.parse(ended.stdout))).toEqual(now)

  // UPDATE-SWITCH-3
  const before = new BetterSqlite(join(site.dataDir, 'updates/before/1.0.0.db'), { readonly: true })
  const tables = before.prepare('select name from sqlite_master').pluck().all()
  before.close()
  expect(tables).toContain('articles')
  expect(tables).not.toContain('from_the_future')

  // UPDATE-PLACE-2
  const { pid } = z
    .object({ pid: z.int() })
    .parse(JSON.parse(await readFile(join(site.dataDir, 'updates/site.json'), 'utf8')))
  process.kill(pid)
  await waitUntil('the site has ended', async () => (await site.serving()) === null)
  await site.start()
  expect(await site.serving()).toBe('1.1.0')
})

// UPDATE-HOLD-2
test('scheduled mail waits until the new version is confirmed healthy', async () => {
  const DATA_DIR = await makeEmptySite()
  const { db, close } = await openStore({ databaseUrl: null, dataDir: DATA_DIR })
  const data = { from: '1.0.0', to: '1.1.0', reason: 'It was too warm.' }
  const letter = { kind: 'update_undone', to: 'anna@example.com', data } as const
  await enqueueLetter(db, letter, new Date().toISOString())
  await close()
  const hold = await holdWrites(DATA_DIR, makeUpdateFolder(DATA_DIR), console.error)
  onTestFinished(() => hold.release())
  const site = await startSite({ SEED: 'none', DATA_DIR })
  onTestFinished(() => void site.process.kill('SIGKILL'))
  const letters = async () => (await readdir(join(DATA_DIR, 'outbox')).catch(() => [])).length
  // Without a hold it is sent sooner.
  await pause(1_500)
  expect(await letters()).toBe(0)
  await hold.release()
  await waitUntil('the letter is sent', async () => (await letters()) > 0)
})

// UPDATE-SWITCH-4
test('a version started by the updater makes no backup of its own', async () => {
  const DATA_DIR = await makeDataFolder()
  await makeOlderSite({ databaseUrl: null, dataDir: DATA_DIR })
  const run = { id: 'a', kind: 'update', from: '0.9.0', to: '1.0.0', updater: thisProcess() } as const
  const journal = beginJournal(run, new Date().toISOString())
  await writeJournal(DATA_DIR, makeUpdateFolder(DATA_DIR), { ...journal, phase: 'switching' })
  const site = await startSite({ SEED: 'none', DATA_DIR })
  onTestFinished(() => void site.process.kill('SIGKILL'))
  expect((await fetch(`${site.url}/blog/a-slow-morning`)).status).toBe(200)
  expect(await listBackups(DATA_DIR)).toEqual([])
})
