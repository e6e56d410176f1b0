import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, SITE_URL, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

// WEEK-PAGE-1
test.each([
  ['/week', 'A week, laid out'],
  ['/week/shopping', 'To the shop'],
])('%s is an empty page filled by the device, and not indexed', async (path, heading) => {
  const { statusCode, body } = await app.server.inject(path)
  expect(statusCode).toBe(200)
  expect(body).toContain('<meta name="robots" content="noindex"/>')
  expect(body).toContain(`<link rel="canonical" href="${SITE_URL}${path}"/>`)
  expect(body).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
  // Shown without JavaScript.
  expect(body).toContain('needs JavaScript')
  expect(body).toMatch(/<a[^>]* href="\/recipes"[^>]*>see all recipes<\/a>/)
})

test('no week is in a sitemap', async () => {
  for (const path of ['/sitemap.xml', '/sitemap']) {
    const { body } = await app.server.inject(path)
    expect(body.replace(/<footer[\s\S]*<\/footer>/, '')).not.toMatch(/\/week\b/)
  }
})

// WEEK-PAGE-2
test('of the plan only titles, minutes and drawings of its days are public', async () => {
  const sessions: unknown[] = (await app.server.inject('/api/public/sessions')).json()
  expect(sessions).toHaveLength(7)
  for (const [index, session] of sessions.entries())
    expect(session).toEqual({
      day: index + 1,
      title: expect.any(String),
      minutes: expect.any(Number),
      illustration: expect.any(String),
    })
})
