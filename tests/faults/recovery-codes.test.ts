import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setAdminPassword } from '../../src/server/auth/admin-password.ts'
import { hashPassword } from '../../src/server/auth/password-hash.ts'
import { confirmCode, makeSecondFactor } from '../../src/server/auth/second-factor.ts'
import { listRecoveryCodes } from '../../src/server/store/auth/second-factor.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { totpCode } from '../support/authenticator.ts'
import { DATABASES, DATABASES_AT_LENGTH, type DatabaseKind, storeMaker } from '../support/databases.ts'
import { LONG } from '../support/run-length.ts'

const NOW = '2026-03-04T12:00:00.000Z'
const PASSWORD = 'correct horse'
/** In the generated format; two, since each is compared with every guess. */
const CODES = ['abcde-fghjk', 'mnpqr-stuvw']

let app: TestApp

/** Gives each test a site with two recovery codes, a minute after two-factor login was enabled. */
function openSite(kind: DatabaseKind): void {
  beforeEach(async () => {
    const { databaseUrl } = await storeMaker(kind).place()
    app = await openTestApp({ now: NOW, databaseUrl, environment: { TRUST_PROXY: 'true' } })
    const { db } = app.store
    await setAdminPassword(db, PASSWORD, NOW)
    const made = await makeSecondFactor(db, 'A site')
    if (!made) throw new Error('It is on already')
    const confirm = await confirmCode(db, totpCode(made.secret, app.clock()), Date.parse(NOW))
    expect(await confirm?.(db, await Promise.all(CODES.map(hashPassword)))).toBe(true)
    app.setNow('2026-03-04T12:01:00.000Z')
  })
  afterEach(() => app.close())
}

const tryLogin = async (code: unknown, address: string) => {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { password: PASSWORD, code },
    headers: { 'x-forwarded-for': address },
  })
  return answer.statusCode
}
const left = async () => (await listRecoveryCodes(app.store.db)).length

describe.each(DATABASES)('recovery codes under attack, on %s', (kind) => {
  openSite(kind)

  test('of many requests with one code, from everywhere at once, a single one gets in', async () => {
    const tries = Array.from({ length: 6 }, (_, index) => tryLogin(CODES[0], `198.51.100.${index}`))
    expect((await Promise.all(tries)).sort()).toEqual([200, 401, 401, 401, 401, 401])
    expect(await left()).toBe(1)
  })
})

describe.each(DATABASES_AT_LENGTH)('guesses at recovery codes, on %s', (kind) => {
  openSite(kind)

  test('a near match of a code is rejected and uses up none', async () => {
    const [code = ''] = CODES
    const near = [
      ...['', '-', code.slice(0, -1), `${code}a`, `${code}-${code}`, code.split('-')[0], `${code}\u0000`],
      ...[`${code}%`, "' or '1'='1", code.replace('a', 'а'), [code], { code }, 0, true, code.repeat(1_000)],
    ]
    for (const [index, guess] of near.entries())
      expect([guess, [400, 401].includes(await tryLogin(guess, `198.51.100.${index}`))]).toEqual([
        guess,
        true,
      ])
    expect(await left()).toBe(2)
  })

  test('guesses are limited as passwords are, and shut nobody else out', async () => {
    const statuses: number[] = []
    for (let guess = 0; guess < 7; guess++)
      statuses.push(await tryLogin('22222-33333', `2001:db8:1::${guess}`))
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect(await tryLogin(CODES[1], '203.0.113.9')).toBe(200)
    expect(await left()).toBe(1)
  })

  // The limiter is the one for passwords (login-flood.test.ts).
  test.runIf(LONG)('guesses from a whole network are limited together', async () => {
    let refused = 0
    for (let house = 1; house <= 25; house++)
      if ((await tryLogin('22222-33333', `2001:db8:1:${house}00::1`)) === 429) refused++
    expect(refused).toBe(5)
    expect(await tryLogin(CODES[1], '2001:db8:1:9900::1')).toBe(429)
    expect(await tryLogin(CODES[1], '203.0.113.9')).toBe(200)
    expect(await left()).toBe(1)
  })
})
