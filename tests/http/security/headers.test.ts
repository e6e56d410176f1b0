import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({
    seed: 'sample',
    environment: { SITE_URL: 'https://example.com', TRUST_PROXY: '1' },
  })
})
afterAll(() => app.close())

/** Requests as from a reader over https, through a proxy. */
const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url, headers: { host: 'example.com', 'x-forwarded-proto': 'https', ...headers } })

// SEC-HEADER-1
describe.each([
  '/',
  '/blog',
  '/nowhere',
  '/admin/login',
  '/api/public/articles',
  '/api/nothing',
  '/api/admin/articles',
])('%s', (url) => {
  test('is framed, sniffed and loaded into by nobody', async () => {
    const { headers } = await get(url)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['content-type']).toMatch(/charset=utf-8/i)
  })

  test('cannot be read from another origin', async () => {
    const { headers } = await get(url, { origin: 'https://evil.example' })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })
})

test.each([
  '/rss.xml',
  '/feed.json',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/healthz',
  '/favicon.svg',
  '/media/nothing',
  '/media/image/upload/x/v1/nothing',
  '/share-cards/articles/0.jpg',
  '/preview/nothing',
  '/.well-known/security.txt',
  '/%zz',
])('%s carries what every answer does, asked twice as well', async (url) => {
  for (let time = 1; time <= 2; time++) {
    const { headers } = await get(url)
    expect([url, headers['x-content-type-options'], headers['x-frame-options']]).toEqual([
      url,
      'nosniff',
      'DENY',
    ])
    expect(headers['referrer-policy']).toBeTruthy()
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  }
})

// SEO-FILE-5
test('security.txt names a contact and its expiry date', async () => {
  const { statusCode, headers, body } = await get('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toContain('Contact: https://example.com/contact\n')
  expect(body).toContain('Canonical: https://example.com/.well-known/security.txt\n')
  const [, expires = ''] = /^Expires: (\S+Z)$/m.exec(body) ?? []
  expect(Date.parse(expires)).toBeGreaterThan(app.clock().getTime())
  expect(Date.parse(expires)).toBeLessThan(app.clock().getTime() + 366 * 24 * 3_600_000)
})

test('a file opened on its own runs and loads nothing', async () => {
  const page = (await get('/')).body
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
  for (const url of [script, '/favicon.svg']) {
    const { statusCode, headers } = await get(url)
    expect([url, statusCode]).toEqual([url, 200])
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/src/server/main.ts',
  '/assets/',
  '/assets/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/manifest.json',
  '/admin-manifest.json',
])('%s is not served', async (url) => {
  const first = await get(url)
  // A non-canonical address first redirects to the canonical one.
  const { statusCode, body } = first.statusCode === 301 ? await get(String(first.headers.location)) : first
  expect([400, 404]).toContain(statusCode)
  expect(body).not.toMatch(/"dependencies"|\[core\]|Index of/)
})

test('a parameter given twice is refused where one is meant, and never joined into something else', async () => {
  expect((await get('/api/public/articles?limit=1&limit=2')).statusCode).toBe(400)
  expect((await get('/api/public/articles?category=Wellness&category=Workouts')).statusCode).toBe(400)
})
