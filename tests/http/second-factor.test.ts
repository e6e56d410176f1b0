import { afterAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { CODE_RATE } from '../../src/domain/auth/second-factor.ts'
import { disableSecondFactor } from '../../src/server/auth/admin-password.ts'
import { hashPassword } from '../../src/server/auth/password-hash.ts'
import { confirmCode, makeSecondFactor } from '../../src/server/auth/second-factor.ts'
import { writePasswordHash } from '../../src/server/store/auth/secrets.ts'
import { endAllSessions } from '../../src/server/store/auth/sessions.ts'
import { consumeRateLimit } from '../../src/server/store/rate-limits.ts'
import { inTransaction } from '../../src/server/store/transaction.ts'
import { type AdminClient, openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { listAuditEntries } from '../support/audit-entries.ts'
import { totpCode } from '../support/authenticator.ts'
import { DATABASES, DATABASES_AT_LENGTH, type DatabaseKind } from '../support/databases.ts'
import { copyDatabase, dropDatabase, withDatabase } from '../support/postgres-databases.ts'
import { resetLogins } from '../support/reset-logins.ts'
import { waitUntil } from '../support/wait-until.ts'

const NOW = '2026-03-04T12:00:00.000Z'
const PASSWORD = 'correct horse'
const WRONG_CODE = 'That code isn’t right, or has already been used. Please try the next one.'

let app: TestApp
let ask: AdminClient

/** An app for each database; each test begins with the second factor switched off. */
const apps = new Map<DatabaseKind, Promise<{ app: TestApp; close: () => Promise<void> }>>()
afterAll(async () => {
  for (const opened of apps.values()) await (await opened).close()
})

async function openApp(kind: DatabaseKind) {
  const server = inject('postgresUrl')
  const name = `second_factor_${process.pid}`
  if (kind === 'postgres') await copyDatabase(server, name, inject('postgresTemplate'))
  const databaseUrl = kind === 'postgres' ? withDatabase(server, name) : null
  const opened = await openTestApp({ now: NOW, databaseUrl, environment: { TRUST_PROXY: 'true' } })
  const close = async () => {
    await opened.close()
    if (kind === 'postgres') await dropDatabase(server, name)
  }
  return { app: opened, close }
}

async function begin(kind: DatabaseKind) {
  const opened = apps.get(kind) ?? openApp(kind)
  apps.set(kind, opened)
  ;({ app } = await opened)
  await resetLogins(app, PASSWORD, NOW)
  ask = await openAdminClient(app)
}

const tryLogin = (code?: string, headers: Record<string, string> = {}, password = PASSWORD) =>
  app.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { password, ...(code === undefined ? {} : { code }) },
    headers,
  })
const later = (seconds: number) => app.setNow(new Date(app.clock().getTime() + seconds * 1_000).toISOString())
const account = async () => (await ask('GET', '/account')).json()

/** Switches the second factor on and advances the clock by a minute, so that the confirmation code has expired. */
async function switchOn(): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await ask('POST', '/account/second-factor/setup', { password: PASSWORD })).json()
  const code = totpCode(secret, app.clock())
  const answer = await ask('POST', '/account/second-factor/confirm', { code })
  expect(answer.statusCode, answer.body).toBe(200)
  later(60)
  return { secret, codes: answer.json().recovery_codes }
}

/** Never entered by a test. */
const someRecoveryHash = hashPassword('not a recovery code')

/** Switches it on directly in the store, with an unknown recovery code: hashing ten codes takes longer than most tests. */
async function haveItOn(): Promise<{ secret: string }> {
  const { db } = app.store
  const made = await makeSecondFactor(db, 'A site')
  if (!made) throw new Error('It is on already')
  const now = app.clock()
  const confirm = await confirmCode(db, totpCode(made.secret, now), now.getTime())
  expect(await confirm?.(db, [await someRecoveryHash])).toBe(true)
  later(60)
  return made
}

describe.each(DATABASES)('the second step on %s', (kind) => {
  beforeEach(() => begin(kind))

  // AUTH-CODE-2
  test('counts only when a code has confirmed it', async () => {
    expect((await account()).second_factor).toEqual({ since: null, recovery_codes_left: 0 })
    const setup = await ask('POST', '/account/second-factor/setup', { password: PASSWORD })
    const { secret, uri } = setup.json()
    expect(uri).toMatch(/^otpauth:\/\/totp\/.+secret=/)
    expect(uri).toContain(secret)
    expect((await tryLogin()).json()).toEqual({ success: true })

    const wrong = await ask('POST', '/account/second-factor/confirm', { code: '000000' })
    expect([wrong.statusCode, wrong.json().details[0].field]).toEqual([400, 'code'])
    expect((await account()).second_factor.since).toBeNull()

    const right = await ask('POST', '/account/second-factor/confirm', { code: totpCode(secret, app.clock()) })
    expect(new Set(right.json().recovery_codes).size).toBe(10)
    expect((await account()).second_factor).toEqual({ since: NOW, recovery_codes_left: 10 })
    // A retry after a lost response is not a wrong code.
    const twice = await ask('POST', '/account/second-factor/confirm', { code: totpCode(secret, app.clock()) })
    expect([twice.statusCode, twice.json().error]).toEqual([409, expect.stringContaining('on already')])
    const again = await ask('POST', '/account/second-factor/setup', { password: PASSWORD })
    expect(again.statusCode).toBe(409)
  })

  // AUTH-CODE-1
  test('of many requests with one code a single one gets in', async () => {
    const { secret } = await haveItOn()
    const code = totpCode(secret, app.clock())
    const answers = await Promise.all(Array.from({ length: 4 }, () => tryLogin(code)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401])
  })

  test('a recovery code lets in once, however it is typed', async () => {
    const { codes } = await switchOn()
    const [first = '', second = ''] = codes
    expect((await tryLogin(first.toUpperCase().replace('-', ' '))).statusCode).toBe(200)
    expect((await tryLogin(first)).statusCode).toBe(401)
    expect((await tryLogin(second)).statusCode).toBe(200)
    expect((await account()).second_factor.recovery_codes_left).toBe(8)
  })
})

describe.each(DATABASES)('a login in progress on %s', (kind) => {
  beforeEach(() => begin(kind))

  const lives = async (login: { cookies: { name: string; value: string }[] }) => {
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return (await app.server.inject({ url: '/api/auth/verify', headers: { cookie } })).json().valid
  }

  // AUTH-PASSWORD-3
  test('starts no session once the password has changed', async () => {
    const { db } = app.store
    const another = await hashPassword('battery staple')
    const login = tryLogin()
    // Each attempt is counted immediately before its password is checked.
    await waitUntil('the login is looked at', async () => {
      const row = await db.selectFrom('rate_limits').select('key').executeTakeFirst()
      return row !== undefined
    })
    await inTransaction(db, async (transaction) => {
      await writePasswordHash(transaction, another)
      await endAllSessions(transaction)
    })
    expect(await lives(await login)).toBe(false)
  })

  // AUTH-CODE-2
  test('starts no session without a code once the second step is on', async () => {
    const { db } = app.store
    const begin = db.transaction.bind(db)
    // The first transaction of a login creates its session: the password was right, and no code was required yet.
    const held = vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
      const transaction = begin()
      const execute = transaction.execute.bind(transaction)
      transaction.execute = async (work) => {
        await haveItOn()
        return execute(work)
      }
      return transaction
    })
    const login = await tryLogin()
    expect(held).toHaveBeenCalled()
    expect([login.statusCode, login.json().code_required]).toEqual([401, true])
    expect(await lives(login)).toBe(false)
  })
})

describe.each(DATABASES_AT_LENGTH)('requirements of the second step on %s', (kind) => {
  beforeEach(() => begin(kind))

  test('switching it on ends every other session', async () => {
    const other = await openAdminClient(app)
    expect((await other('GET', '/account')).statusCode).toBe(200)
    await switchOn()
    expect((await other('GET', '/account')).statusCode).toBe(401)
    expect((await ask('GET', '/account')).statusCode).toBe(200)
  })

  test('the password alone begins no session; with the code it does, once', async () => {
    const { secret } = await haveItOn()
    const asked = await tryLogin()
    expect([asked.statusCode, asked.headers['set-cookie']]).toEqual([401, undefined])
    expect(asked.json()).toEqual({
      success: false,
      error: 'Please enter the code from your authenticator app.',
      code_required: true,
    })
    const code = totpCode(secret, app.clock())
    const answer = await tryLogin(code)
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect(answer.cookies.map(({ name }) => name)).toEqual(['session', 'device'])

    const replayed = await tryLogin(code)
    expect([replayed.statusCode, replayed.headers['set-cookie']]).toEqual([401, undefined])
    expect(replayed.json()).toEqual({
      success: false,
      error: WRONG_CODE,
      details: [{ field: 'code', message: WRONG_CODE }],
    })
  })

  test('new recovery codes and switching off need password and code', async () => {
    const { secret, codes } = await switchOn()
    const wrong = { password: 'battery staple', code: totpCode(secret, app.clock()) }
    for (const path of ['recovery-codes', 'off']) {
      const refused = await ask('POST', `/account/second-factor/${path}`, wrong)
      expect([refused.statusCode, refused.json().details[0].field]).toEqual([400, 'password'])
      const noCode = await ask('POST', `/account/second-factor/${path}`, {
        password: PASSWORD,
        code: '000000',
      })
      expect([noCode.statusCode, noCode.json().details[0].field]).toEqual([400, 'code'])
    }
    const made = await ask('POST', '/account/second-factor/recovery-codes', { ...wrong, password: PASSWORD })
    const fresh: string[] = made.json().recovery_codes
    expect(fresh.filter((code) => codes.includes(code))).toEqual([])
    expect((await tryLogin(codes[0])).statusCode).toBe(401)
    const off = await ask('POST', '/account/second-factor/off', { password: PASSWORD, code: fresh[0] })
    expect(off.statusCode).toBe(204)
    expect((await tryLogin()).statusCode).toBe(200)
    expect((await account()).second_factor).toEqual({ since: null, recovery_codes_left: 0 })
  })
})

describe('the second step', () => {
  beforeEach(() => begin('sqlite'))

  test.each([
    [-30, 200],
    [30, 200],
    [-60, 401],
    [60, 401],
  ])('a code of %i seconds away is answered %i', async (seconds, status) => {
    const { secret } = await haveItOn()
    later(60)
    const code = totpCode(secret, new Date(app.clock().getTime() + seconds * 1_000))
    expect((await tryLogin(code)).statusCode).toBe(status)
  })

  test('a code without the password is useless, and a wrong password reveals nothing about codes', async () => {
    const { secret } = await haveItOn()
    const answer = await tryLogin(totpCode(secret, app.clock()), {}, 'battery staple')
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { success: false, error: 'Invalid password. Please try again.' },
    ])
    expect((await tryLogin(undefined, {}, 'battery staple')).json()).not.toHaveProperty('code_required')
  })

  test('wrong codes are limited like wrong passwords, and requesting the code does not reset the limit', async () => {
    await haveItOn()
    for (let count = 0; count < 5; count++) {
      expect((await tryLogin()).json().code_required).toBe(true)
      expect((await tryLogin('000000')).statusCode).toBe(401)
    }
    expect((await tryLogin()).statusCode).toBe(429)
    const elsewhere = { 'x-forwarded-for': '203.0.113.9' }
    expect((await tryLogin(undefined, elsewhere)).json().code_required).toBe(true)
  })

  // AUTH-LIMIT-4
  test('many addresses together reach the limit of the site', async () => {
    const { secret } = await haveItOn()
    const now = app.clock().getTime()
    for (let count = 0; count < CODE_RATE.limit; count++) {
      await consumeRateLimit(app.store.db, 'codes', { ...CODE_RATE, now })
    }
    expect((await tryLogin(totpCode(secret, app.clock()))).statusCode).toBe(429)
  })

  test.each(['12345', 'no code at all', '', 123456, null, ['123456']])(
    'the code %j counts as missing',
    async (code) => {
      const answer = await app.server.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { password: PASSWORD, code },
      })
      expect([answer.statusCode, answer.json().details[0].field]).toEqual([400, 'code'])
    },
  )

  test('neither key nor recovery codes can be read in the store', async () => {
    const { secret, codes } = await switchOn()
    const rows = [
      await app.store.db.selectFrom('second_factor').selectAll().execute(),
      await app.store.db.selectFrom('recovery_codes').selectAll().execute(),
      (await listAuditEntries(app.store.db, { limit: 50, page: 1 })).entries,
    ]
    const kept = JSON.stringify(rows)
    for (const text of [secret, ...codes]) expect(kept).not.toContain(text)
    expect(kept).toContain('$argon2id$')
  })

  test('a locked-out coach switches it off on the command line, which ends every session', async () => {
    await haveItOn()
    expect(await disableSecondFactor(app.store.db, NOW)).toBe(true)
    expect(await disableSecondFactor(app.store.db, NOW)).toBe(false)
    expect((await ask('GET', '/account')).statusCode).toBe(401)
    expect((await tryLogin()).statusCode).toBe(200)
  })

  test('the password is required again, and guesses there are limited too', async () => {
    for (let count = 0; count < 5; count++) {
      const answer = await ask('POST', '/account/second-factor/setup', { password: 'battery staple' })
      expect([answer.statusCode, answer.json().details[0].field]).toEqual([400, 'password'])
    }
    const answer = await ask('POST', '/account/second-factor/setup', { password: PASSWORD })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '900'])
  })

  test('all of it is in the audit log', async () => {
    const { secret } = await switchOn()
    await tryLogin()
    await tryLogin('000000')
    await tryLogin(totpCode(secret, app.clock()))
    const { entries } = await listAuditEntries(app.store.db, { limit: 4, page: 1 })
    expect(entries).toMatchObject([
      { action: 'login', success: true, userId: 'admin', details: { code: 'app' } },
      { action: 'login', success: false, errorMessage: 'Wrong code', userType: 'anonymous' },
      { action: 'login_code_asked', success: true, userType: 'anonymous' },
      { action: 'second_factor_on', success: true, userId: 'admin' },
    ])
  })
})
