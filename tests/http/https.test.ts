import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { listRoutes, type Route } from '../support/route-list.ts'

let app: TestApp
let routes: Route[]
beforeAll(async () => {
  const environment = { SITE_URL: 'https://example.com', TRUST_PROXY: 'true' }
  ;({ app, routes } = await listRoutes(() => openTestApp({ environment })))
})
afterAll(() => app.close())

const ask = (url: string, headers: Record<string, string>) => app.server.inject({ url, headers })
const HSTS = 'max-age=31536000; includeSubDomains'

// SEC-HTTPS-1
test('plain HTTP redirects to the site’s https address with path and query', async () => {
  const answer = await ask('/blog?page=2', { host: 'www.example.com' })
  expect(answer.statusCode).toBe(308)
  expect(answer.headers.location).toBe('https://example.com/blog?page=2')
})

test.each(['/', '/nothing', '/api/public/articles', '/admin', '/favicon.ico', '/robots.txt'])(
  'over https HSTS is sent: %s',
  async (url) => {
    // The second answer comes from the page cache.
    for (const _ of [1, 2]) {
      const answer = await ask(url, { host: 'example.com', 'x-forwarded-proto': 'https' })
      expect(answer.statusCode).not.toBe(308)
      expect(answer.headers['strict-transport-security']).toBe(HSTS)
    }
  },
)

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
  'on loopback (%s) https is not enforced',
  async (host) => {
    for (const url of ['/', '/healthz', '/api/public/articles']) {
      const answer = await ask(url, { host })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).not.toHaveProperty('strict-transport-security')
    }
  },
)

test('no route answers over plain HTTP but by leading to https', async () => {
  expect(routes.length).toBeGreaterThan(100)
  for (const { method, url } of routes) {
    const known = (['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const).find((one) => one === method)
    // Requested by a load balancer on the same machine; contains no personal data.
    if (!known || url === '/healthz') continue
    const { statusCode, headers } = await app.server.inject({
      method: known,
      url,
      headers: { host: 'www.example.com' },
    })
    expect([`${method} ${url}`, statusCode]).toEqual([`${method} ${url}`, 308])
    expect(headers.location).toBe(`https://example.com${url}`)
  }
})
