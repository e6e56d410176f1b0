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

/** The styles a document carries and those it links to, each by itself: none may come before one that says it. */
async function stylesOf(response: LightMyRequestResponse): Promise<string[]> {
  const inline = [...response.body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css)
  const links = [...response.body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  )
  const linked = await Promise.all(links.map(async (url) => (await app.server.inject(url)).body))
  return [...inline, ...linked].filter((css) => css !== undefined)
}

/** Where one of two documents takes no part, Chromium reports an error on the way between them (product §3.12). */
describe('every document takes part in the transition to the next one', () => {
  const paths = [...PUBLIC_PAGES, ...MISSING_PAGES].map(({ path }) => path)

  test.each([...paths, ...OTHERS])('%s', async (url) => {
    const response = await app.server.inject({ url, headers: { accept: 'text/html' } })
    expect(response.headers['content-type']).toContain('text/html')
    expectOptIn(await stylesOf(response))
  })

  test.each(FORMS)('the answer of %s to %s', async (url, payload) => {
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
    const response = await app.server.inject({ method: 'POST', url, headers, payload })
    expect(response.headers['content-type']).toContain('text/html')
    expectOptIn(await stylesOf(response))
  })
})

function expectOptIn(styles: readonly string[]): void {
  expect(styles.length).toBeGreaterThan(0)
  for (const css of styles) expect(css).toMatch(/@view-transition\s*\{\s*navigation:\s*auto/)
}
