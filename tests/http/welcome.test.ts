import { expect, test } from 'vitest'
import { DAY } from '../../src/domain/time/durations.ts'
import { isAdminPassword, setAdminPassword } from '../../src/server/auth/admin-password.ts'
import { makeAnotherLink, makeFirstLink } from '../../src/server/auth/welcome.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { openAppForEach } from '../support/app-for-each.ts'

const NOW = '2026-03-04T12:00:00.000Z'
const PASSWORD = 'seven quiet lentils'

let app: TestApp
openAppForEach(
  () => openTestApp({ now: NOW, environment: { FIRST_VISIT: 'link' } }),
  async (opened) => {
    app = opened
  },
)

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'POST', url, payload, headers })
const open = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers })
const check = (token: string) => post('/api/auth/welcome/check', { token })
const welcome = (token: string, password: string) => post('/api/auth/welcome', { token, password })

async function makeToken(): Promise<string> {
  const first = await makeFirstLink(app.store.db, NOW)
  if (first === null || first === 'waiting') throw new Error('No link was made')
  return first.token
}

// WELCOME-DOOR-1
test('before a password exists every admin page redirects to the welcome, and every call is refused', async () => {
  for (const path of ['/admin', '/admin/login', '/admin/articles', '/admin/account']) {
    expect((await open(path)).headers.location).toBe('/admin/welcome')
  }
  expect((await open('/admin/welcome')).statusCode).toBe(200)
  expect((await open('/api/admin/overview')).statusCode).toBe(401)
  expect((await post('/api/auth/login', { password: PASSWORD })).statusCode).toBe(401)
})

// WELCOME-LINK-1
test('the link sets the password once and starts a session; then the welcome is closed', async () => {
  const token = await makeToken()
  expect((await check(token)).json()).toEqual({ expires_at: '2026-03-05T12:00:00.000Z', first: true })
  const set = await welcome(token, PASSWORD)
  expect([set.statusCode, set.json()]).toEqual([200, { success: true, logged_in: true }])
  expect(set.headers['cache-control']).toBe('no-store')
  const cookie = set.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  expect((await open('/api/admin/overview', { cookie })).statusCode).toBe(200)
  expect(await isAdminPassword(app.store.db, PASSWORD)).toBe(true)

  const again = await welcome(token, 'another quiet lentil')
  expect([again.statusCode, again.json().error]).toEqual([410, expect.stringContaining('--link')])
  expect((await open('/admin/welcome')).headers.location).toBe('/admin/login')
  expect((await open('/admin/articles')).headers.location).toBe('/admin/login?next=%2Fadmin%2Farticles')
})

// WELCOME-LINK-1
test('a wrong, a used and an expired link get the same message', async () => {
  const token = await makeToken()
  const wrong = await check('x'.repeat(43))
  app.setNow(new Date(Date.parse(NOW) + DAY).toISOString())
  const ended = await check(token)
  app.setNow(NOW)
  expect([wrong.statusCode, ended.statusCode]).toEqual([410, 410])
  expect(ended.json()).toEqual(wrong.json())
  expect((await post('/api/auth/welcome/check', {})).statusCode).toBe(400)
})

// WELCOME-LINK-1
test('a refused password leaves the link valid', async () => {
  const token = await makeToken()
  const short = await welcome(token, 'seven')
  expect([short.statusCode, short.json().error]).toEqual([400, 'A password has 8 to 200 characters'])
  const common = await welcome(token, 'password123')
  expect([common.statusCode, common.json().details[0].field]).toEqual([400, 'password'])
  expect((await welcome(token, PASSWORD)).statusCode).toBe(200)
})

// WELCOME-LINK-3
test('wrong links count as attempts: the sixth in a quarter of an hour is refused', async () => {
  const token = await makeToken()
  for (let tried = 0; tried < 5; tried++) expect((await check('wrong')).statusCode).toBe(410)
  expect((await check(token)).statusCode).toBe(429)
})

// WELCOME-LINK-2
test('a later link replaces the password, ends all sessions and starts none', async () => {
  await setAdminPassword(app.store.db, PASSWORD, NOW)
  expect((await open('/admin/welcome')).headers.location).toBe('/admin/login')
  const session = await post('/api/auth/login', { password: PASSWORD })
  const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const token = await makeAnotherLink(app.store.db, NOW)
  expect((await open('/admin/welcome')).statusCode).toBe(200)
  expect((await check(token)).json()).toMatchObject({ first: false })
  const set = await welcome(token, 'nine quiet lentils')
  expect([set.json(), set.cookies]).toEqual([{ success: true, logged_in: false }, []])
  expect((await open('/api/admin/overview', { cookie })).statusCode).toBe(401)
  expect((await post('/api/auth/login', { password: 'nine quiet lentils' })).statusCode).toBe(200)
})
