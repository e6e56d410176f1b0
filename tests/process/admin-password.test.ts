import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, inject, onTestFinished, test } from 'vitest'
import { isAdminPassword } from '../../src/server/auth/admin-password.ts'
import { isSecondFactorOn } from '../../src/server/auth/second-factor.ts'
import { confirmSecondFactor, offerSecondFactor } from '../../src/server/store/auth/second-factor.ts'
import { openStore } from '../../src/server/store/database.ts'
import { copyDatabase, dropDatabase, withDatabase } from '../support/postgres-databases.ts'
import { PROGRAM, runToEnd } from '../support/run-to-end.ts'
import { QUICK_START, type RunningSite, startSite } from '../support/site.ts'
import { makeEmptySite } from './data-folder.ts'

const SHOWN = /^Password: (\S+) \(shown only this once; npm run admin:password changes it\)$/m

async function start(environment: Record<string, string>): Promise<RunningSite> {
  const site = await startSite({ SEED: 'none', ...environment })
  onTestFinished(() => {
    site.process.kill('SIGKILL')
  })
  return site
}

/** Runs the command `password`. */
async function changePassword(environment: Record<string, string>, args: string[], input = '') {
  const child = spawn(process.execPath, [PROGRAM, 'password', ...args], {
    env: { PATH: process.env.PATH, ...QUICK_START, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.stdin.end(input)
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, stdout, stderr }
}

/** A port that another program has. */
async function occupyPort(): Promise<string> {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => taken.close(() => resolve())))
  const address = taken.address()
  return String(typeof address === 'object' && address?.port)
}

async function logIn({ url }: RunningSite, password: string): Promise<{ status: number; cookie: string }> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  return { status: response.status, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}

async function isValid({ url }: RunningSite, cookie: string): Promise<unknown> {
  return (await fetch(`${url}/api/auth/verify`, { headers: { cookie } })).json()
}

const shownBy = ({ output }: RunningSite) => SHOWN.exec(output())?.[1] ?? null

// RUN-START-2, RUN-CMD-5
test('the first start makes a password and shows it, the second does not; it can be changed while the site runs', async () => {
  const DATA_DIR = await makeEmptySite()
  // A start that fails does not use up the only showing of the password.
  const failed = await runToEnd({ DATA_DIR, PORT: await occupyPort() })
  expect(failed.code).toBe(1)
  expect(failed.stdout).not.toContain('Password:')

  const first = await start({ DATA_DIR })
  const password = shownBy(first) ?? ''
  expect(password.length).toBeGreaterThan(20)
  expect(first.output()).toContain(`Admin: ${first.url}/admin/login`)
  expect((await logIn(first, password)).status).toBe(200)
  expect(await first.stop()).toBe(0)

  const second = await start({ DATA_DIR })
  expect(shownBy(second)).toBeNull()
  expect(second.output()).toContain(`Admin: ${second.url}/admin/login`)
  expect(second.output()).toContain('npm run admin:password')
  const { status, cookie } = await logIn(second, password)
  expect(status).toBe(200)
  expect(await isValid(second, cookie)).toEqual({ valid: true })

  const changed = await changePassword({ DATA_DIR }, ['battery staple'])
  expect([changed.code, changed.stderr]).toEqual([0, ''])
  expect(changed.stdout).not.toContain('battery')
  expect(await isValid(second, cookie)).toEqual({ valid: false })
  expect((await logIn(second, password)).status).toBe(401)
  expect((await logIn(second, 'battery staple')).status).toBe(200)

  // Made by the command, piped in, and made where nothing is typed.
  const made = await changePassword({ DATA_DIR }, ['--generate'])
  const generated = /^Password: (\S+)$/m.exec(made.stdout)?.[1] ?? ''
  expect([made.code, (await logIn(second, generated)).status]).toEqual([0, 200])
  const piped = await changePassword({ DATA_DIR }, [], 'correct horse\n')
  expect([piped.code, piped.stdout.includes('Password:')]).toEqual([0, false])
  expect((await logIn(second, 'correct horse')).status).toBe(200)
  const nothingTyped = await changePassword({ DATA_DIR }, [])
  const instead = /^Password: (\S+)$/m.exec(nothingTyped.stdout)?.[1] ?? ''
  expect((await logIn(second, instead)).status).toBe(200)
})

// RUN-CONFIG-6
test('ADMIN_PASSWORD is set at each start and not shown', async () => {
  const DATA_DIR = await makeEmptySite()
  const first = await start({ DATA_DIR, ADMIN_PASSWORD: 'correct horse' })
  expect(first.output()).not.toMatch(/correct horse|Password:/)
  const { status, cookie } = await logIn(first, 'correct horse')
  expect(status).toBe(200)
  await first.stop()

  // That the same one ends no session is in src/server/auth/admin-password.test.ts.
  const other = await start({ DATA_DIR, ADMIN_PASSWORD: 'battery staple' })
  expect(await isValid(other, cookie)).toEqual({ valid: false })
  expect((await logIn(other, 'battery staple')).status).toBe(200)
})

test('of several processes first starting on one PostgreSQL, one shows the password for all', async () => {
  const server = inject('postgresUrl')
  const name = 'site_first_password'
  await copyDatabase(server, name, inject('postgresTemplate'))
  onTestFinished(() => dropDatabase(server, name))
  const DATABASE_URL = withDatabase(server, name)
  const sites = await Promise.all(
    [1, 2].map(async () => start({ DATABASE_URL, DATA_DIR: await makeEmptySite() })),
  )
  const shown = sites.map(shownBy).filter((password) => password !== null)
  expect(shown).toHaveLength(1)
  for (const site of sites) expect((await logIn(site, shown[0] ?? '')).status).toBe(200)
  for (const site of sites) expect(await site.stop()).toBe(0)
})

test('the command switches the second step off, with or without a new password', async () => {
  const DATA_DIR = await makeEmptySite()
  await changePassword({ DATA_DIR }, ['correct horse'])
  const store = await openStore({ databaseUrl: null, dataDir: DATA_DIR })
  onTestFinished(() => store.close())
  const switchOn = async () => {
    await offerSecondFactor(store.db, 'sealed')
    await confirmSecondFactor(store.db, 'sealed', new Date().toISOString())
  }
  await switchOn()
  const dropped = await changePassword({ DATA_DIR }, ['--no-second-factor'])
  expect([dropped.code, dropped.stdout]).toEqual([
    0,
    'The second step of the login is switched off, and whoever was logged in has to log in again.\n',
  ])
  expect(await isSecondFactorOn(store.db)).toBe(false)
  expect(await isAdminPassword(store.db, 'correct horse')).toBe(true)

  await switchOn()
  // As npm hands on an option that was given without the two dashes in between.
  const both = await changePassword({ DATA_DIR, npm_config_second_factor: '' }, ['battery staple'])
  expect(both.code).toBe(0)
  expect(await isSecondFactorOn(store.db)).toBe(false)
  expect(await isAdminPassword(store.db, 'battery staple')).toBe(true)
  const again = await changePassword({ DATA_DIR }, ['--no-second-factor'])
  expect(again.stdout).toBe('The second step of the login was not switched on.\n')
})

test('the command reports an error in one line and changes nothing', async () => {
  const DATA_DIR = await makeEmptySite()
  const cases: [string[], Record<string, string>, RegExp, code?: number][] = [
    [['short'], {}, /^A password has 8 to 200 characters\. Nothing was changed\.\n$/],
    [['--generate', 'battery staple'], {}, /^Either give a password or have one made, not both\.\n$/, 64],
    [['--wrong'], {}, /^Unknown option '--wrong'\. See: .+\n$/, 64],
    [['battery staple'], { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL is malformed/],
    [
      ['battery staple'],
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /^DATABASE_URL cannot be reached \(ECONNREFUSED\)\..*\n$/,
    ],
  ]
  for (const [args, environment, message, expected = 1] of cases) {
    const { code, stdout, stderr } = await changePassword({ DATA_DIR, ...environment }, args)
    expect([code, stdout], stderr).toEqual([expected, ''])
    expect(stderr).toMatch(message)
  }
})
