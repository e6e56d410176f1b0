import { afterEach, beforeEach, expect, test } from 'vitest'
import { setAdminPassword } from '../../src/server/auth/admin-password.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { listAuditEntries } from '../support/audit-entries.ts'

const NOW = '2026-03-04T12:00:00.000Z'
const PASSWORD = 'correct horse'
const PHONE = {
  'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0',
  'x-forwarded-for': '203.0.113.9',
}

let app: TestApp
beforeEach(async () => {
  app = await openTestApp({ now: NOW, environment: { TRUST_PROXY: 'true' } })
  await setAdminPassword(app.store.db, PASSWORD, NOW)
})
afterEach(() => app.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = (cookie: string, method: Method, path: string, payload?: object) =>
  app.server.inject({ method, url: `/api/admin/account${path}`, headers: { cookie }, payload })
const logIn = async (headers: Record<string, string> = {}, password = PASSWORD) => {
  const response = await app.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { password },
    headers,
  })
  const [cookie] = response.cookies
  return cookie ? `${cookie.name}=${cookie.value}` : `${response.statusCode}`
}
const isIn = async (cookie: string) => (await ask(cookie, 'GET', '')).statusCode === 200
const list = async (cookie: string) => (await ask(cookie, 'GET', '')).json().sessions

// AUTH-SESSION-3
test('the sessions are listed with browser, shortened address and a mark on the present one', async () => {
  const phone = await logIn(PHONE)
  expect((await list(phone)).map(({ is_this }: { is_this: boolean }) => is_this)).toEqual([true])
  app.setNow('2026-03-04T13:00:00.000Z')
  const laptop = await logIn()
  expect(await list(laptop)).toEqual([
    {
      id: expect.any(Number),
      browser: 'A program that is no browser',
      place: '127.0.0.*',
      created_at: '2026-03-04T13:00:00.000Z',
      last_used_at: '2026-03-04T13:00:00.000Z',
      is_this: true,
    },
    {
      id: expect.any(Number),
      browser: 'Firefox on Android',
      place: '203.0.113.*',
      created_at: NOW,
      last_used_at: NOW,
      is_this: false,
    },
  ])
  app.setNow('2026-03-05T12:30:00.000Z')
  expect(await list(laptop)).toHaveLength(1)
})

test('one session is ended from another', async () => {
  const phone = await logIn(PHONE)
  const laptop = await logIn()
  const { id } = (await list(laptop)).find(({ is_this }: { is_this: boolean }) => !is_this)
  expect((await ask(laptop, 'DELETE', `/sessions/${id}`)).statusCode).toBe(204)
  expect([await isIn(phone), await isIn(laptop)]).toEqual([false, true])
  expect((await ask(laptop, 'DELETE', `/sessions/${id}`)).statusCode).toBe(404)
})

test('all others are ended, or all', async () => {
  const [phone, tablet, laptop] = [await logIn(PHONE), await logIn(PHONE), await logIn()]
  expect((await ask(laptop, 'POST', '/sessions/end', { keep_this: true })).json()).toEqual({ ended: 2 })
  expect([await isIn(phone), await isIn(tablet), await isIn(laptop)]).toEqual([false, false, true])
  const other = await logIn(PHONE)
  const answer = await ask(laptop, 'POST', '/sessions/end', { keep_this: false })
  expect(answer.json()).toEqual({ ended: 2 })
  expect(answer.headers['set-cookie']).toMatch(/^session=; Max-Age=0/)
  expect([await isIn(other), await isIn(laptop)]).toEqual([false, false])
})

test('signing out everywhere forgets every browser; this one gets a new token', async () => {
  const hashes = async () =>
    (await app.store.db.selectFrom('known_devices').select('token_hash').execute()).map(
      (row) => row.token_hash,
    )
  await logIn(PHONE)
  const laptop = await logIn()
  const before = await hashes()
  const kept = await ask(laptop, 'POST', '/sessions/end', { keep_this: true })
  const after = await hashes()
  expect([before.length, after.length]).toEqual([2, 1])
  expect(before).not.toContain(after[0])
  expect(kept.cookies.map(({ name }) => name)).toEqual(['device'])
  await ask(laptop, 'POST', '/sessions/end', { keep_this: false })
  expect(await hashes()).toEqual([])
})

test('a password that is guessed first is not taken', async () => {
  const laptop = await logIn()
  const refused = await ask(laptop, 'PUT', '/password', { password: PASSWORD, new_password: 'Football1' })
  expect([refused.statusCode, refused.json().details]).toEqual([
    400,
    [{ field: 'new_password', message: expect.stringContaining('guessed first') }],
  ])
  expect(await logIn({}, 'Football1')).toBe('401')
})

// AUTH-PASSWORD-3
test('a new password needs the old one, ends every other session and is in the audit log', async () => {
  const phone = await logIn(PHONE)
  const laptop = await logIn()
  const change = (password: string, new_password: string) =>
    ask(laptop, 'PUT', '/password', { password, new_password })
  const wrong = await change('battery staple', 'a new password')
  expect([wrong.statusCode, wrong.json().details[0].field]).toEqual([400, 'password'])
  const short = await change(PASSWORD, 'short')
  expect([short.statusCode, short.json().details[0].field]).toEqual([400, 'new_password'])
  expect(await isIn(phone)).toBe(true)

  expect((await change(PASSWORD, 'a new password')).json()).toEqual({ ended: 1 })
  expect([await isIn(phone), await isIn(laptop)]).toEqual([false, true])
  expect([await logIn({}, PASSWORD), await logIn({}, 'a new password')]).toEqual([
    '401',
    expect.stringMatching(/^session=/),
  ])
  const { entries } = await listAuditEntries(app.store.db, { limit: 50, page: 1 })
  expect(
    entries.filter(({ action, userId }) => action === 'password_changed' && userId === 'admin'),
  ).toMatchObject([
    { success: true, details: { sessions_ended: 1 } },
    { success: false, errorMessage: 'Wrong password' },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/a new password|battery/)
})

// AUTH-PASSWORD-3
test('of two changes at once with the old password only the first counts', async () => {
  const cookies = [await logIn(PHONE), await logIn()]
  const words = ['a new password', 'another password']
  const answers = await Promise.all(
    cookies.map((cookie, index) =>
      ask(cookie, 'PUT', '/password', { password: PASSWORD, new_password: words[index] }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  const logins = await Promise.all(words.map((word) => logIn({}, word)))
  expect(logins.map((login) => login !== '401')).toEqual(answers.map(({ statusCode }) => statusCode === 200))
})
