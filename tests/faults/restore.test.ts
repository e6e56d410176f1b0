import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { backupListAnswer } from '../../src/domain/backups/backup-calls.ts'
import { DATABASES_AT_LENGTH, describeStores } from '../support/databases.ts'
import { HANGS_AFTER_MS } from '../support/hangs-after.ts'
import { logIn } from '../support/log-in-over-http.ts'
import { LONG } from '../support/run-length.ts'
import { startSite } from '../support/site.ts'
import { waitForAnswer } from '../support/wait-until.ts'
import { openChance } from './chance.ts'
import { checkSqliteFile } from './check-file.ts'
import { makeFaultFolder } from './fault-folder.ts'
import { CAN_MOUNT, startOnSmallDisk } from './small-disk.ts'

const PASSWORD = 'a quiet long password'
const KILLS = { sqlite: LONG ? 20 : 1, postgres: 10 }
/** Approximate duration of a restore of the sample. */
const MAX_WAIT_MS = 2_500

/** Returns the coach's calls to a running site. */
async function openCoach(url: string) {
  const cookie = await logIn(url, PASSWORD)
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/api/admin${path}`, {
      method,
      headers: { cookie, origin: url, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, json: await answer.json() }
  }
  const list = async () => backupListAnswer.parse((await ask('GET', '/backups')).json)
  return {
    ask,
    list,
    whenIdle: () =>
      waitForAnswer(async () => {
        const answer = await list()
        return answer.running ? null : answer
      }),
    /** Reads two unrelated things, written at different times: an incomplete restore would change only one of them. */
    read: async () => {
      const { json } = await ask('GET', '/settings')
      const articles = await ask('GET', '/articles?limit=1')
      const found = await fetch(`${url}/api/public/search?q=lentil`)
      return [json.settings.tagline, articles.json.total, (await found.json()).total > 0]
    },
  }
}

type Coach = Awaited<ReturnType<typeof openCoach>>

/** Makes a backup, then changes the site; returns the backup's name and both states. */
async function makePast(coach: Coach) {
  await coach.ask('PUT', '/settings', { tagline: 'Then' })
  const then = await coach.read()
  expect((await coach.ask('POST', '/backups')).status).toBe(202)
  const [backup] = (await coach.whenIdle()).backups
  await coach.ask('PUT', '/settings', { tagline: 'Now' })
  expect((await coach.ask('POST', '/articles', { title: 'Since', slug: 'since' })).status).toBe(201)
  return { name: backup?.name ?? '', then, now: await coach.read() }
}

describeStores((makeStore) => {
  const kills = KILLS[makeStore.kind]
  // BACKUP-LIVE-3
  test(`killed ${kills} times during a restore, the site equals either its former state or the backup`, {
    timeout: HANGS_AFTER_MS + kills * 15_000,
  }, async () => {
    const { seed, next } = openChance()
    const dataDir = await makeFaultFolder()
    const { databaseUrl, dataDir: origin } = await makeStore.place()
    if (makeStore.kind === 'sqlite') await copyFile(join(origin, 'site.db'), join(dataDir, 'site.db'))
    const start = async () => {
      const site = await startSite({
        SEED: 'sample',
        DATA_DIR: dataDir,
        ADMIN_PASSWORD: PASSWORD,
        ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      })
      onTestFinished(() => {
        site.process.kill('SIGKILL')
      })
      return { site, coach: await openCoach(site.url) }
    }

    let { site, coach } = await start()
    const { name, then, now } = await makePast(coach)
    expect(then).not.toEqual(now)
    for (let round = 1; round <= kills; round++) {
      expect((await coach.ask('POST', `/backups/${name}/restore`, { password: PASSWORD })).status).toBe(202)
      await pause(next() * MAX_WAIT_MS)
      const ended = new Promise((resolve) => site.process.once('exit', resolve))
      site.process.kill('SIGKILL')
      await ended
      if (makeStore.kind === 'sqlite') expect(checkSqliteFile(dataDir), `seed ${seed}`).toEqual(['ok'])
      ;({ site, coach } = await start())
      expect([then, now], `round ${round} of seed ${seed}`).toContainEqual(await coach.read())
    }
    expect((await coach.ask('POST', `/backups/${name}/restore`, { password: PASSWORD })).status).toBe(202)
    expect((await coach.whenIdle()).last_restore?.ok).toBe(true)
    expect(await coach.read()).toEqual(then)
  })
}, DATABASES_AT_LENGTH)

if (LONG)
  test.skipIf(!CAN_MOUNT)('on a full disk a restore fails with a message and changes nothing', async () => {
    const disk = await startOnSmallDisk(48, { SEED: 'sample', ADMIN_PASSWORD: PASSWORD })
    onTestFinished(() => {
      disk.site.process.kill('SIGKILL')
    })
    const coach = await openCoach(disk.site.url)
    const { name, then, now } = await makePast(coach)
    // A completely full disk refuses the call itself, since the password attempt is recorded.
    disk.fillBut(1)
    expect((await coach.ask('POST', `/backups/${name}/restore`, { password: PASSWORD })).status).toBe(202)
    const { last_restore, backups } = await coach.whenIdle()
    expect(last_restore).toMatchObject({ ok: false, reason: 'The disk is full. Your site is as it was.' })
    expect(await coach.read()).toEqual(now)
    expect(backups.filter(({ kind }) => kind === 'before-restore')).toEqual([])

    disk.makeRoom()
    expect((await coach.ask('POST', `/backups/${name}/restore`, { password: PASSWORD })).status).toBe(202)
    expect((await coach.whenIdle()).last_restore?.ok).toBe(true)
    expect(await coach.read()).toEqual(then)
  })
