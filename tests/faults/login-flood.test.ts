import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { CODE_RATE } from '../../src/domain/auth/second-factor.ts'
import { setAdminPassword } from '../../src/server/auth/admin-password.ts'
import { consumeRateLimit } from '../../src/server/store/rate-limits.ts'
import { openAdminClient } from '../support/admin-client.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { totpCode } from '../support/authenticator.ts'
import { DATABASES_AT_LENGTH, storeMaker } from '../support/databases.ts'
import { LONG } from '../support/run-length.ts'

const PASSWORD = 'correct horse'
const TRIES = LONG ? 10 : 3
const STRANGERS = 60
/** Refused clients retry immediately: more of them than the overload guard admits would test that guard. */
const REFUSED_STRANGERS = 15
const WITHIN_MS = 5_000
/** A password hash takes as long as in production. */
const timeout = 120_000

let app: TestApp

const logIn = (remoteAddress: string, { password = PASSWORD, cookie = '', code = '' } = {}) =>
  app.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { password, ...(code ? { code } : {}) },
    headers: cookie ? { cookie } : {},
    remoteAddress,
  })

/** Logs in and returns the cookie by which a browser is known afterwards. */
async function getToKnow(remoteAddress: string, code = ''): Promise<string> {
  const { cookies } = await logIn(remoteAddress, { code })
  const device = cookies.find(({ name }) => name === 'device')
  return `device=${encodeURIComponent(device?.value ?? '')}`
}

/** Sends wrong guesses, this many concurrently, each from another address, until the returned function is called. */
function flood(addressOf: (count: number) => string, strangerCount = STRANGERS) {
  let count = 0
  let isOver = false
  const stranger = async () => {
    while (!isOver) await logIn(addressOf(count++), { password: 'battery staple' })
  }
  const strangers = Array.from({ length: strangerCount }, stranger)
  onTestFinished(() => {
    isOver = true
  })
  return async () => {
    isOver = true
    await Promise.all(strangers)
    return count
  }
}

describe.each(DATABASES_AT_LENGTH)('a flood of wrong passwords on %s', (kind) => {
  beforeEach(async () => {
    const { databaseUrl } = await storeMaker(kind).place()
    app = await openTestApp({ databaseUrl })
    await setAdminPassword(app.store.db, PASSWORD, new Date().toISOString())
  })
  afterEach(() => app.close())

  // AUTH-LIMIT-2
  test('from everywhere does not hold up a browser that has logged in before', { timeout }, async () => {
    const cookie = await getToKnow('192.0.2.1')
    const stop = flood((count) => `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`)
    const results: { status: number; isQuick: boolean }[] = []
    for (let count = 0; count < TRIES; count++) {
      const started = performance.now()
      const { statusCode } = await logIn(`198.51.100.${count}`, { cookie })
      results.push({ status: statusCode, isQuick: performance.now() - started < WITHIN_MS })
    }
    expect(await stop()).toBeGreaterThanOrEqual(STRANGERS)
    expect(results).toEqual(Array(TRIES).fill({ status: 200, isQuick: true }))
  })

  test('from one network lets in a browser nobody knows, too', { timeout }, async () => {
    const stop = flood((count) => `2001:db8:1:${(count % 65_536).toString(16)}::1`, REFUSED_STRANGERS)
    const statuses: number[] = []
    for (let count = 0; count < TRIES; count++) {
      statuses.push((await logIn(`198.51.100.${count}`)).statusCode)
    }
    await stop()
    expect(statuses).toEqual(Array(TRIES).fill(200))
  })
})

describe('guesses', () => {
  beforeEach(async () => {
    app = await openTestApp()
    await setAdminPassword(app.store.db, PASSWORD, new Date().toISOString())
  })
  afterEach(() => app.close())

  test('count for the networks around an IPv6 address, and for no other network', async () => {
    const wrong = (address: string) => logIn(address, { password: 'battery staple' })
    for (let count = 0; count < 10; count++) {
      expect((await wrong(`2001:db8:1:${count}::1`)).statusCode).toBe(401)
    }
    expect((await wrong('2001:db8:1:0b::1')).statusCode).toBe(429)
    for (let count = 0; count < 10; count++) {
      expect((await wrong(`2001:db8:1:a0${count}::1`)).statusCode).toBe(401)
    }
    expect((await wrong('2001:db8:1:b00::1')).statusCode).toBe(429)
    expect((await logIn('2001:db8:2:b00::1')).statusCode).toBe(200)
  })

  test('a known browser has five attempts of its own, at any address, until known browsers are forgotten', async () => {
    const cookie = await getToKnow('192.0.2.1')
    for (let count = 0; count < 5; count++) {
      const { statusCode } = await logIn(`192.0.2.${count}`, { password: 'battery staple', cookie })
      expect(statusCode).toBe(401)
    }
    expect((await logIn('192.0.2.9', { cookie })).statusCode).toBe(429)
    expect((await logIn('192.0.2.1')).statusCode).toBe(200)
    await setAdminPassword(app.store.db, PASSWORD, new Date().toISOString())
    expect((await logIn('192.0.2.9', { cookie })).statusCode).toBe(200)
  })

  test('a device cookie is signed and stored as a hash, and forged ones are rejected', async () => {
    const cookie = await getToKnow('192.0.2.1')
    const rows = await app.store.db.selectFrom('known_devices').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(cookie).not.toContain(rows[0]?.token_hash)
    const forged = cookie.replace(/\.[^.]+$/, '.forged')
    for (let count = 0; count < 5; count++) {
      await logIn('192.0.2.1', { password: 'battery staple', cookie: forged })
    }
    expect((await logIn('192.0.2.1', { cookie: forged })).statusCode).toBe(429)
  })

  // AUTH-LIMIT-4
  test('with the codes’ limit used up by others, recovery codes and known browsers still get in', async () => {
    const ask = await openAdminClient(app)
    const { secret } = (await ask('POST', '/account/second-factor/setup', { password: PASSWORD })).json()
    const confirmed = await ask('POST', '/account/second-factor/confirm', {
      code: totpCode(secret, app.clock()),
    })
    const { recovery_codes } = confirmed.json()
    const later = () => app.setNow(new Date(app.clock().getTime() + 60_000).toISOString())
    later()
    const cookie = await getToKnow('192.0.2.1', totpCode(secret, app.clock()))
    const now = app.clock().getTime()
    for (let count = 0; count <= CODE_RATE.limit; count++) {
      await consumeRateLimit(app.store.db, 'codes', { ...CODE_RATE, now })
    }
    later()
    const code = totpCode(secret, app.clock())
    expect((await logIn('198.51.100.1', { code })).statusCode).toBe(429)
    expect((await logIn('198.51.100.1', { code: recovery_codes[0] })).statusCode).toBe(200)
    expect((await logIn('198.51.100.1', { code, cookie })).statusCode).toBe(200)
  })
})
