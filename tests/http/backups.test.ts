import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backupListAnswer } from '../../src/domain/backups/backup-calls.ts'
import { DEFAULT_SETTINGS } from '../../src/domain/site/default-settings.ts'
import { DAY } from '../../src/domain/time/durations.ts'
import { setAdminPassword } from '../../src/server/auth/admin-password.ts'
import { listBackups } from '../../src/server/backup/backup-place.ts'
import { BackupRunner } from '../../src/server/backup/backup-runner.ts'
import { proveBackup } from '../../src/server/backup/prove-backup.ts'
import { makeNightlyBackup } from '../../src/server/jobs/nightly-backup.ts'
import { claimNight, findNightlyResult } from '../../src/server/store/site/nightly-backups.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { waitForAnswer } from '../support/wait-until.ts'

const PASSWORD = 'correct horse'
const START = Date.parse('2026-03-04T03:30:00.000Z')
let app: TestApp
let ask: AdminClient
beforeAll(async () => {
  app = await openTestApp({ seed: 'sample', now: new Date(START).toISOString() })
  ask = await openAdminClient(app)
})
afterAll(() => app.close())

async function readList() {
  return backupListAnswer.parse((await ask('GET', '/backups')).json())
}

const whenIdle = () =>
  waitForAnswer(async () => {
    const list = await readList()
    return list.running ? null : list
  })

/** Opens a process of the site with its nightly job, at a given time. */
function openNight(now: string) {
  const log = pino({ level: 'silent' })
  const clock = () => new Date(now)
  const place = { databaseUrl: null, dataDir: app.dataDir, mediaStore: null }
  const backups = new BackupRunner({ place, clock, log })
  const settings = async () => ({ ...DEFAULT_SETTINGS, time_zone: 'UTC' })
  return { store: app.store.db, backups, settings, clock, log }
}

// BACKUP-FILE-1
test('one is made when asked for, proven and downloaded, while the site goes on answering', async () => {
  const nothing = { running: null, last_failure: null, nightly: null, last_restore: null, copy: null }
  expect(await readList()).toEqual({ backups: [], ...nothing })
  const begun = await ask('POST', '/backups')
  expect([begun.statusCode, begun.json().running.step]).toEqual([202, 'tables'])
  expect((await ask('POST', '/backups')).statusCode).toBe(409)

  let slowest = 0
  let answers = 0
  const list = await waitForAnswer(async () => {
    const started = performance.now()
    const now = await readList()
    slowest = Math.max(slowest, performance.now() - started)
    answers++
    return now.running ? null : now
  })
  expect(answers).toBeGreaterThan(5)
  expect(slowest).toBeLessThan(1_000)
  const [backup] = list.backups
  expect(list.last_failure).toBeNull()
  expect(backup).toMatchObject({ kind: 'site', proof: { proven: true, images: 33, missing_images: 0 } })

  // An open session alone is not enough to download it.
  expect((await ask('GET', `/backups/${backup?.name}`)).statusCode).toBe(403)
  await setAdminPassword(app.store.db, PASSWORD, new Date(START).toISOString())
  ask = await openAdminClient(app)
  const wrong = await ask('POST', '/account/confirm', { password: 'battery staple' })
  expect([wrong.statusCode, wrong.json().details[0].field]).toEqual([400, 'password'])
  expect((await ask('GET', `/backups/${backup?.name}`)).statusCode).toBe(403)
  expect((await ask('POST', '/account/confirm', { password: PASSWORD })).statusCode).toBe(204)
  const sent = await ask('GET', `/backups/${backup?.name}`)
  expect(sent.statusCode).toBe(200)
  expect(sent.headers).toMatchObject({
    'content-disposition': `attachment; filename="${backup?.name}"`,
    'content-length': String(backup?.bytes),
    'cache-control': 'no-store',
  })
  const copy = join(app.dataDir, 'downloaded.backup')
  await writeFile(copy, sent.rawPayload)
  expect((await proveBackup(copy, app.dataDir)).images).toHaveLength(33)
})

test.each([
  '..%2Fsite.db',
  'site.db',
  '..%2F..%2Fetc%2Fpasswd',
  'site-2026-03-04-033000.backup.proof.json',
  'site-2020-01-01-000000.backup',
])('%s is not a backup', async (name) => {
  expect((await ask('GET', `/backups/${name}`)).statusCode).toBe(404)
})

// BACKUP-NIGHT-1
test('of two processes one makes the nightly backup, once, and both know the result', async () => {
  const nights = [openNight('2026-03-05T03:00:00.000Z'), openNight('2026-03-05T03:00:00.000Z')]
  expect(await makeNightlyBackup(openNight('2026-03-05T02:59:00.000Z'))).toBe(false)
  expect((await Promise.all(nights.map(makeNightlyBackup))).sort()).toEqual([false, true])
  expect(await Promise.all(nights.map(makeNightlyBackup))).toEqual([false, false])
  const { nightly, backups } = await readList()
  expect(nightly).toMatchObject({ night: '2026-03-05', ok: true, reason: null })
  expect(backups.filter(({ name }) => name === nightly?.name)).toMatchObject([
    { kind: 'nightly', proof: { proven: true } },
  ])
})

test('a backup can be deleted, except the newest proven one and files that are not backups', async () => {
  const { backups } = await readList()
  const [newest, older] = backups
  if (!newest || !older) throw new Error('Two are made above')
  expect([newest.proof?.proven, older.proof?.proven]).toEqual([true, true])
  const refused = await ask('DELETE', `/backups/${newest.name}`)
  expect([refused.statusCode, refused.json().error]).toEqual([409, expect.stringContaining('it stays')])
  expect((await ask('DELETE', '/backups/..%2Fsite.db')).statusCode).toBe(404)
  expect((await ask('DELETE', `/backups/${older.name}`)).statusCode).toBe(204)
  expect((await ask('DELETE', `/backups/${older.name}`)).statusCode).toBe(404)
  expect((await readList()).backups.map(({ name }) => name)).toEqual([newest.name])
  const files = await readdir(join(app.dataDir, 'backups'))
  expect(files.toSorted()).toEqual([newest.name, `${newest.name}.proof.json`])
})

test('a failed night is reported, and older backups stay', async () => {
  const before = (await listBackups(app.dataDir)).length
  const night = openNight('2026-03-06T03:00:00.000Z')
  const broken = { databaseUrl: null, dataDir: join(app.dataDir, 'nowhere'), mediaStore: null }
  const backups = new BackupRunner({ place: broken, clock: night.clock, log: night.log })
  expect(await makeNightlyBackup({ ...night, backups })).toBe(true)
  expect(await findNightlyResult(app.store.db)).toMatchObject({ ok: false, name: null })
  expect((await listBackups(app.dataDir)).length).toBe(before)
})

test('backups made on request stay, old nightly ones are deleted', async () => {
  const folder = join(app.dataDir, 'backups')
  for (let night = 10; night < 60; night++) {
    const day = new Date(START - night * DAY).toISOString().slice(0, 10)
    await writeFile(join(folder, `nightly-${day}-030000.backup`), '')
    await writeFile(join(folder, `site-${day}-120000.backup`), '')
  }
  await makeNightlyBackup(openNight('2026-03-07T03:00:00.000Z'))
  const { backups } = await whenIdle()
  expect(backups.filter(({ kind }) => kind === 'site').length).toBeGreaterThanOrEqual(50)
  const nightly = backups.filter(({ kind }) => kind === 'nightly')
  expect(nightly.length).toBeGreaterThanOrEqual(7)
  expect(nightly.length).toBeLessThanOrEqual(11)
  expect(nightly[0]?.name).toBe('nightly-2026-03-07-030000.backup')
})

// BACKUP-NIGHT-4
test('a nightly backup interrupted by a kill is made again the same night', async () => {
  const { db } = app.store
  const begun = { night: '2026-03-08', at: '2026-03-08T03:00:00.000Z', ok: null, reason: null, name: null }
  expect(await claimNight(db, begun)).toBe(true)
  expect(await makeNightlyBackup(openNight('2026-03-08T08:59:00.000Z'))).toBe(false)
  expect(await makeNightlyBackup(openNight('2026-03-08T09:01:00.000Z'))).toBe(true)
  expect(await findNightlyResult(db)).toMatchObject({ night: '2026-03-08', ok: true })
  expect(await makeNightlyBackup(openNight('2026-03-08T23:00:00.000Z'))).toBe(false)
})

test('a backup started by hand on a claimed night goes first, and the nightly one follows', async () => {
  const night = openNight('2026-03-20T03:30:00.000Z')
  const { backups } = night
  let byHand: Promise<{ ok: boolean }> | null = null
  const pressed = {
    dataDir: backups.dataDir,
    whenIdle: () => backups.whenIdle(),
    start: backups.start.bind(backups),
    /** Nothing is running; the button is pressed immediately after this check. */
    get running() {
      queueMicrotask(() => {
        byHand = backups.start('site').outcome
      })
      return backups.running
    },
  }
  expect(await makeNightlyBackup({ ...night, backups: pressed })).toBe(true)
  expect(await byHand).toMatchObject({ ok: true })
  expect(await findNightlyResult(night.store)).toMatchObject({ night: '2026-03-20', ok: true })
})
