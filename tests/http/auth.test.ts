import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setAdminPassword } from '../../src/server/auth/admin-password.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { listAuditEntries } from '../support/audit-entries.ts'
import { resetLogins } from '../support/reset-logins.ts'

const NOW = '2026-03-04T12:00:00.000Z'
const PASSWORD = 'correct horse'
const WRONG = { success: false, error: 'Invalid password. Please try again.' }

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: NOW, environment: { TRUST_PROXY: 'true' } })
})
beforeEach(() => resetLogins(app, PASSWORD, NOW))
afterAll(() => app.close())

const post = (url: string, payload?: object | string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'POST', url, payload, headers })
const tryLogin = (password: unknown, headers: Record<string, string> = {}) =>
  post('/api/auth/login', { password }, headers)
const logIn = async (headers: Record<string, string> = {}) => {
  const [cookie] = (await tryLogin(PASSWORD, headers)).cookies
  return `${cookie?.name}=${cookie?.value}`
}
const isValid = async (cookie: string) => {
  const response = await app.server.inject({ url: '/api/auth/verify', headers: { cookie } })
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  return response.json().valid
}
const auditLog = async () => (await listAuditEntries(app.store.db, { limit: 50, page: 1 })).entries

describe('login', () => {
  // AUTH-LOGIN-1
  test('the right password starts a session', async () => {
    const response = await tryLogin(PASSWORD)
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }])
    expect(response.headers['cache-control']).toBe('no-store')
    const [header = '', device] = [response.headers['set-cookie']].flat()
    expect(header).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(device).toMatch(/^device=[\w-]{43}\.[\w%+/-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await isValid(header.split(';')[0] ?? '')).toBe(true)
  })

  // AUTH-SESSION-1
  test('on https the cookie is bound to the host and never sent in the clear', async () => {
    const secure = await openTestApp({ now: NOW, environment: { SITE_URL: 'https://example.com' } })
    await setAdminPassword(secure.store.db, PASSWORD, NOW)
    const response = await secure.server.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { password: PASSWORD },
    })
    const headers = [response.headers['set-cookie']].flat().map(String)
    expect(headers.map((header) => header.split('=')[0])).toEqual(['__Host-session', '__Host-device'])
    for (const header of headers) {
      expect(header.split('; ').slice(2).sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'])
    }
    await secure.close()
  })

  test('a wrong password gets the documented message, without a cookie', async () => {
    const response = await tryLogin('battery staple')
    expect([response.statusCode, response.json()]).toEqual([401, WRONG])
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  // AUTH-PASSWORD-2
  test.each([undefined, null, '', '        ', 'short', 12345678, ['correct horse']])(
    '%j is refused like in the form, and does not count as an attempt',
    async (password) => {
      for (let count = 0; count < 6; count++) {
        const response = await tryLogin(password)
        expect([response.statusCode, response.json()]).toEqual([
          400,
          {
            success: false,
            error: 'Please enter a valid password',
            details: [{ field: 'password', message: 'Please enter a valid password' }],
          },
        ])
      }
      expect((await tryLogin(PASSWORD)).statusCode).toBe(200)
    },
  )

  test('a malformed body is a clear 400', async () => {
    for (const body of ['{"password":', '"correct horse"', '[]', 'null', '']) {
      const response = await post('/api/auth/login', body, { 'content-type': 'application/json' })
      expect([response.statusCode, response.json()], body).toEqual([
        400,
        expect.objectContaining({ success: false, error: expect.any(String) }),
      ])
    }
  })

  test('blanks around a pasted password do not count', async () => {
    expect((await tryLogin(` ${PASSWORD}\n`)).statusCode).toBe(200)
  })

  test('makes a new session and ends the one before', async () => {
    const first = await logIn()
    const second = await logIn({ cookie: first })
    expect(second).not.toBe(first)
    expect([await isValid(first), await isValid(second)]).toEqual([false, true])
  })

  test('before there is a password nothing is right', async () => {
    await app.store.db.deleteFrom('secrets').where('name', '=', 'admin-password').execute()
    expect((await tryLogin(PASSWORD)).json()).toEqual(WRONG)
  })

  test('another site cannot log the coach in', async () => {
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://evil.example'],
    ] as const) {
      const response = await tryLogin(PASSWORD, { [name]: value })
      expect([response.statusCode, response.headers['set-cookie']]).toEqual([403, undefined])
    }
  })
})

describe('guessing', () => {
  const fail = async (times: number, headers: Record<string, string> = {}) => {
    for (let count = 0; count < times; count++) {
      expect((await tryLogin('battery staple', headers)).statusCode).toBe(401)
    }
  }

  // AUTH-LIMIT-1
  test('after 5 failures in 15 minutes even the right password is refused, until they are over', async () => {
    await fail(5)
    for (const password of ['battery staple', PASSWORD]) {
      const response = await tryLogin(password)
      expect(response.statusCode).toBe(429)
      expect(response.headers['retry-after']).toBe('900')
      expect(response.headers['set-cookie']).toBeUndefined()
      expect(response.json()).toEqual({
        success: false,
        error: 'Too many failed logins. Please try again in 15 minutes.',
      })
    }
    app.setNow('2026-03-04T12:14:59.000Z')
    expect((await tryLogin(PASSWORD)).headers['retry-after']).toBe('1')
    app.setNow('2026-03-04T12:15:00.000Z')
    expect((await tryLogin(PASSWORD)).statusCode).toBe(200)
  })

  test('a lockout affects no other browser and ends no session', async () => {
    const cookie = await logIn()
    await fail(5)
    expect((await tryLogin(PASSWORD, { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(200)
    expect(await isValid(cookie)).toBe(true)
  })

  test('the IPv6 addresses of a household count as one', async () => {
    for (let count = 0; count < 5; count++) await fail(1, { 'x-forwarded-for': `2001:db8:1:2::${count}` })
    expect((await tryLogin(PASSWORD, { 'x-forwarded-for': '2001:db8:1:2::ff' })).statusCode).toBe(429)
    expect((await tryLogin(PASSWORD, { 'x-forwarded-for': '2001:db8:1:3::1' })).statusCode).toBe(200)
  })

  test('a success does not count, and resets earlier failures', async () => {
    for (let count = 0; count < 7; count++) expect((await tryLogin(PASSWORD)).statusCode).toBe(200)
    await fail(4)
    expect((await tryLogin(PASSWORD)).statusCode).toBe(200)
    await fail(4)
    expect((await tryLogin(PASSWORD)).statusCode).toBe(200)
  })

  // AUTH-LIMIT-3
  test('concurrent guesses are limited like sequential ones', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => tryLogin('battery staple')))
    const statuses = responses.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)])
  })

  test('concurrent logins with the right password all succeed', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => tryLogin(PASSWORD)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  })
})

describe('the session', () => {
  // AUTH-SESSION-2
  test('is renewed by use and ends 24 hours after the last one', async () => {
    const cookie = await logIn()
    for (const time of ['2026-03-05T11:59:59.000Z', '2026-03-06T11:00:00.000Z']) {
      app.setNow(time)
      expect(await isValid(cookie), time).toBe(true)
    }
    app.setNow('2026-03-07T11:00:00.000Z')
    expect(await isValid(cookie)).toBe(false)
  })

  test('is told by its token alone', async () => {
    const cookie = await logIn()
    const stored = await app.store.db.selectFrom('sessions').select(['id', 'token_hash']).executeTakeFirst()
    expect(cookie).not.toContain(stored?.token_hash)
    for (const forged of [
      '',
      'session=',
      `session=${stored?.id}`,
      `session=${stored?.token_hash}`,
      `${cookie}x`,
    ]) {
      expect(await isValid(forged), forged).toBe(false)
    }
  })

  test('ends with a new password', async () => {
    const cookie = await logIn()
    await setAdminPassword(app.store.db, 'battery staple', NOW)
    expect(await isValid(cookie)).toBe(false)
    expect((await tryLogin(PASSWORD)).statusCode).toBe(401)
    expect((await tryLogin('battery staple')).statusCode).toBe(200)
  })
})

describe('logout', () => {
  // AUTH-LOGIN-2
  test('ends the session and takes the cookie away', async () => {
    const cookie = await logIn()
    const response = await post('/api/auth/logout', undefined, { cookie })
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }])
    expect(response.headers['set-cookie']).toMatch(/^session=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970/)
    expect(await isValid(cookie)).toBe(false)
  })

  test('is the same without a session, and with an empty body of type JSON', async () => {
    for (const [name, value] of [
      ['accept', '*/*'],
      ['cookie', 'session=made-up'],
      ['content-type', 'application/json'],
    ] as const) {
      const response = await post('/api/auth/logout', undefined, { [name]: value })
      expect([response.statusCode, response.json()]).toEqual([200, { success: true }])
    }
    expect((await post('/api/auth/logout', {})).statusCode).toBe(200)
  })
})

// SEC-AUDIT-1
test('each login, failure and logout is in the audit log, and no password', async () => {
  const headers = { 'user-agent': 'Test browser', 'x-forwarded-for': '203.0.113.9' }
  await tryLogin('battery staple', headers)
  const cookie = await logIn(headers)
  await post('/api/auth/logout', undefined, { ...headers, cookie })
  await post('/api/auth/logout', undefined, headers)
  const entries = (await auditLog()).filter(({ resource }) => resource === 'session')
  expect(entries).toMatchObject([
    { action: 'logout', userType: 'admin', success: true },
    { action: 'login', userType: 'admin', success: true, errorMessage: null },
    { action: 'login', userType: 'anonymous', success: false, errorMessage: 'Wrong password' },
  ])
  for (const entry of entries) {
    expect(entry).toMatchObject({ ipAddress: '203.0.113.9', userAgent: 'Test browser', timestamp: NOW })
  }
  expect(JSON.stringify(await auditLog())).not.toMatch(/battery|horse/)
})
