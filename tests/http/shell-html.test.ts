import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SiteSettings } from '../../src/domain/site/settings.ts'
import { SubscriberTokens } from '../../src/server/mail/subscriber-links.ts'
import { openWebBuild, type WebBuild } from '../../src/server/pages/web-build.ts'
import { createPageReader } from '../../src/server/reads/page-reader.ts'
import { createSiteQueries, type SiteQueries } from '../../src/server/reads/public-reads.ts'
import { PUBLIC_PAGES } from '../e2e/pages.ts'
import { openTestApp, ROOT, type TestApp } from '../support/app.ts'

let app: TestApp
let build: WebBuild
let queries: SiteQueries

beforeAll(async () => {
  app = await openTestApp({ seed: 'sample' })
  build = await openWebBuild(ROOT)
  queries = createSiteQueries({
    store: app.store.db,
    clock: app.clock,
    tokens: new SubscriberTokens('no letter is sent here'),
    planDays: [],
    mediaStore: { read: async () => null },
  })
})
afterAll(() => app.close())

/** The page as the server renders it, over the stored settings with these changes. */
async function render(url: string, changes: Partial<SiteSettings> = {}): Promise<string> {
  const settings = { ...(await queries.read('settings', {})), ...changes }
  const reader = createPageReader(queries, { settings })
  const page = await build.renderPage({
    url,
    siteUrl: 'http://localhost:3000',
    today: '2026-01-01',
    reader,
    assetsFor: build.assetsFor,
  })
  return page.kind === 'page' ? page.html : ''
}

/** Other settings: nothing that was kept is true any more. */
async function forgetShell(): Promise<void> {
  await render('/', { tagline: 'Something else' })
}

test('a page whose header and footer are kept from another page is the same, letter by letter', async () => {
  const paths = PUBLIC_PAGES.map(({ path }) => path)
  const anew = new Map<string, string>()
  for (const path of paths) {
    await forgetShell()
    anew.set(path, await render(path))
  }
  await forgetShell()
  for (const path of [...paths, ...paths.toReversed()]) {
    const html = await render(path)
    expect(html.length, path).toBeGreaterThan(5_000)
    // Not toBe: it would show both pages whole.
    expect(html === anew.get(path), `${path} is as it was when all of it was rendered`).toBe(true)
  }
})

test('changed settings show at once, in the header and in the footer', async () => {
  await render('/about')
  const html = await render('/about', { site_name: 'Another Name', copyright_year: '1999' })
  expect(html).toMatch(/<header[\s\S]*Another Name[\s\S]*<\/header>/)
  expect(html).toMatch(/<footer[\s\S]*1999[\s\S]*<\/footer>/)
})
