import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { logIn } from '../support/login.ts'
import { listRoutes, type Route } from '../support/route-list.ts'

const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']
/** The recipient of a letter may unsubscribe with one click, from any mail program (SEC-CSRF-2). */
const ONE_CLICK = /^\/api\/newsletter\/unsubscribe/

let app: TestApp
let routes: Route[]
beforeAll(async () => {
  ;({ app, routes } = await listRoutes(() => openTestApp({ seed: 'sample' })))
})
afterAll(() => app.close())

const ask = ({ method, url }: Route, headers: Record<string, string> = {}) =>
  app.server.inject({ method: toMethod(method), url, headers })

function toMethod(method: string) {
  const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
  return known.find((one) => one === method) ?? 'GET'
}

const isAdminCall = ({ method, url }: Route) =>
  url.startsWith('/api/admin/') || (url.startsWith('/media/') && CHANGING.includes(method))

test('the list of routes covers every area', () => {
  const lines = routes.map(({ method, url }) => `${method} ${url}`)
  for (const line of ['POST /api/auth/login', 'GET /admin', 'POST /api/contact', 'GET /some/thing']) {
    expect(lines).toContain(line)
  }
  for (const area of ['articles', 'recipes', 'categories', 'authors']) {
    expect(lines).toContain(`GET /api/admin/${area}`)
    expect(lines).toContain(`POST /api/admin/${area}`)
    expect(lines).toContain(`PUT /api/admin/${area}/1`)
    expect(lines).toContain(`DELETE /api/admin/${area}/1`)
  }
  expect(lines).toContain('POST /media/image/upload')
})

// ADMIN-GUARD-1, API-CACHE-3
test('each admin route refuses strangers before it looks at anything else', async () => {
  const guarded = routes.filter(isAdminCall)
  expect(guarded.length).toBeGreaterThan(20)
  for (const route of guarded) {
    const title = `${route.method} ${route.url}`
    for (const cookie of ['', 'session=made-up']) {
      const response = await ask(route, { cookie })
      expect(response.statusCode, title).toBe(401)
      expect(response.headers['cache-control'], title).toBe('no-store')
      expect(response.headers['content-type'], title).toMatch(/^application\/json/)
      if (route.method !== 'HEAD') expect(response.json(), title).toEqual({ error: expect.any(String) })
    }
  }
})

test('with a session no admin route answers 401', async () => {
  const cookie = await logIn(app)
  const reading = routes.filter((route) => isAdminCall(route) && route.method === 'GET')
  for (const route of reading) {
    const response = await ask(route, { cookie })
    // Downloading a backup requires the password again.
    const statuses = route.url.startsWith('/api/admin/backups/') ? [403] : [200, 204, 400, 404]
    expect(statuses, `GET ${route.url}`).toContain(response.statusCode)
    expect(response.headers['cache-control'], `GET ${route.url}`).toBe('no-store')
  }
})

// SEC-CSRF-1
test('each changing route refuses another origin, whatever its cookie', async () => {
  const cookie = await logIn(app)
  const changing = routes.filter(({ method }) => CHANGING.includes(method))
  expect(changing.length).toBeGreaterThan(20)
  for (const route of changing) {
    if (route.allowCrossSite) continue
    const title = `${route.method} ${route.url}`
    for (const origin of ['https://evil.example', 'null']) {
      expect((await ask(route, { cookie, origin })).statusCode, title).toBe(403)
    }
    for (const site of ['cross-site', 'same-site']) {
      const response = await ask(route, { cookie, 'sec-fetch-site': site })
      expect(response.statusCode, title).toBe(403)
      expect(response.json(), title).toMatchObject({ error: expect.any(String) })
    }
  }
})

test('no admin route takes a form: whatever takes a body says 415', async () => {
  const cookie = await logIn(app)
  const changing = routes.filter((route) => isAdminCall(route) && CHANGING.includes(route.method))
  expect(changing.length).toBeGreaterThan(20)
  for (const { method, url } of changing) {
    const response = await app.server.inject({
      method: toMethod(method),
      url,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'title=A+title&slug=a-title&status=draft&password=correct+horse&keep_this=true',
    })
    expect([response.statusCode, `${method} ${url}`]).toEqual([415, `${method} ${url}`])
  }
})

test('the only exception is the one-click unsubscribe', () => {
  const excepted = routes.filter(({ allowCrossSite }) => allowCrossSite)
  for (const { url } of excepted) expect(url).toMatch(ONE_CLICK)
  expect(excepted.length).toBeLessThanOrEqual(1)
})
