import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { logIn } from '../../support/login.ts'
import { listRoutes, type Route } from '../../support/route-list.ts'

let app: TestApp
let routes: Route[]
beforeAll(async () => {
  const environment = { SITE_URL: 'https://example.com', TRUST_PROXY: '1', METRICS_TOKEN: 'x'.repeat(32) }
  ;({ app, routes } = await listRoutes(() => openTestApp({ seed: 'sample', environment })))
})
afterAll(() => app.close())

const PAGES = [
  '/',
  '/blog',
  '/recipes',
  '/contact',
  '/about',
  '/privacy',
  '/search?q=oats',
  '/nowhere',
  '/%zz',
]
/** Textual media types, which need a charset. */
const TEXT = /^(text\/|application\/(json|xml|rss\+xml|feed\+json|manifest\+json|javascript|problem\+json))/

async function askAll(cookie: string): Promise<number> {
  let asked = 0
  const addresses = [
    ...PAGES.map((url) => ({ method: 'GET', url })),
    ...routes.filter(({ method }) => ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'].includes(method)),
  ]
  for (const { method, url } of addresses) {
    const known = (['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const).find((one) => one === method) ?? 'GET'
    const { statusCode, headers, rawPayload } = await app.server.inject({
      method: known,
      url,
      headers: {
        host: 'example.com',
        'x-forwarded-proto': 'https',
        origin: 'https://evil.example',
        ...(cookie === '' ? {} : { cookie }),
      },
    })
    const shown = `${method} ${url} → ${statusCode}`
    asked++
    expect([shown, headers['x-content-type-options']]).toEqual([shown, 'nosniff'])
    expect([shown, headers['x-frame-options']]).toEqual([shown, 'DENY'])
    expect([shown, headers['strict-transport-security']]).toEqual([
      shown,
      'max-age=31536000; includeSubDomains',
    ])
    expect(headers['referrer-policy'], shown).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
    expect(headers['permissions-policy'], shown).toContain('camera=()')
    expect(headers['cross-origin-opener-policy'], shown).toBe('same-origin-allow-popups')
    // Only types that a browser displays as a page need a policy of their own.
    if (/^(text\/html|image\/svg)/.test(String(headers['content-type'])))
      expect(String(headers['content-security-policy']), shown).toContain("default-src 'none'")
    expect(headers, shown).not.toHaveProperty('access-control-allow-origin')
    expect(headers, shown).not.toHaveProperty('access-control-allow-credentials')
    const type = String(headers['content-type'] ?? '')
    if (rawPayload.length > 0) expect(type, shown).not.toBe('')
    if (TEXT.test(type)) expect(type, shown).toMatch(/; charset=utf-8$/i)
  }
  return asked
}

test('whatever is asked, by strangers or the coach, the answer carries every header and says what it is written in', async () => {
  const strangers = await askAll('')
  expect(strangers).toBeGreaterThan(200)
  expect(await askAll(await logIn(app))).toBe(strangers)
})
