import { createHash } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MISSING_PAGES, PUBLIC_PAGES } from '../e2e/pages.ts'
import { openTestApp, type TestApp } from '../support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ seed: 'sample' })
})
afterAll(() => app.close())

const OTHERS = [
  '/recipes/sunrise-breakfast-bowl/cook',
  '/week',
  '/letters',
  '/plan?token=nonsense',
  '/newsletter/confirm?token=nonsense',
  '/newsletter/unsubscribe?token=nonsense',
  '/admin/login',
  '/api/docs',
]
/** Where the forms of pages without JavaScript go, filled in rightly and wrongly. */
const FORMS = [
  ['/api/newsletter/subscribe', 'email=reader%40example.com&referralSource=footer'],
  ['/api/newsletter/subscribe', 'email=nobody&referralSource=footer'],
  ['/api/newsletter/confirm', 'token=nonsense'],
  ['/api/newsletter/unsubscribe', 'token=nonsense'],
  ['/api/newsletter/plan/start', 'token=nonsense'],
  ['/api/newsletter/plan/missed-day', 'token=nonsense'],
  ['/api/contact', 'firstName=A&lastName=B&email=a%40b.co&subject=S&message=Long+enough+to+send'],
  ['/api/contact', 'firstName=A'],
] as const

/** Where one of two documents takes no part, Chromium reports an error on the way between them (product §3.12). */
describe('every document takes part in the transition to the next one', () => {
  const paths = [...PUBLIC_PAGES, ...MISSING_PAGES].map(({ path }) => path)

  test.each([...paths, ...OTHERS])('%s', async (url) => {
    const response = await app.server.inject({ url, headers: { accept: 'text/html' } })
    expect(response.headers['content-type']).toContain('text/html')
    expectOptIn(response)
  })

  test.each(FORMS)('the answer of %s to %s', async (url, payload) => {
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
    const response = await app.server.inject({ method: 'POST', url, headers, payload })
    expect(response.headers['content-type']).toContain('text/html')
    expectOptIn(response)
  })
})

/** Said in the document itself: a browser decides before a linked sheet has come. */
function expectOptIn({ body, headers }: LightMyRequestResponse): void {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? []
  expect(style).toMatch(/@view-transition\s*\{\s*navigation:\s*auto/)
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = String(headers['content-security-policy'])
  expect(policy.includes(`'sha256-${hash}'`) || policy.includes("style-src 'unsafe-inline'")).toBe(true)
}
