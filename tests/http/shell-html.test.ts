import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SiteSettings } from '../../src/domain/site/settings.ts'
import { SubscriberTokens } from '../../src/server/mail/subscriber-links.ts'
import { openWebBuild, type WebBuild } from '../../src/server/pages/web-build.ts'
import { createPageReader } from '../../src/server/reads/page-reader.ts'
import { createSiteQueries, type SiteQueries } from '../../src/server/reads/public-reads.ts'
import { PUBLIC_PAGES } from '../e2e/pages.ts'
import { openTestApp, ROOT, type TestApp } from '../support/app.ts'
import { readHtml } from '../support/read-html.ts'

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

/** Renders a page as the server does, with these changes to the stored settings. */
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

/** Renders with other settings, which invalidates the cached shell. */
async function forgetShell(): Promise<void> {
  await render('/', { tagline: 'Something else' })
}

test('a page with a cached header and footer is identical', async () => {
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
    // Not toBe: a failure would print both pages.
    expect(html === anew.get(path), `${path} is as it was when all of it was rendered`).toBe(true)
  }
})

test('changed settings appear at once in header and footer', async () => {
  await render('/about')
  const html = await render('/about', { site_name: 'Another Name', copyright_year: '1999' })
  expect(html).toMatch(/<header[\s\S]*Another Name[\s\S]*<\/header>/)
  expect(html).toMatch(/<footer[\s\S]*1999[\s\S]*<\/footer>/)
})

/** Returns names and targets of the links within a part of a page, in document order. */
async function linksWithin(selector: string, changes: Partial<SiteSettings> = {}) {
  const page = readHtml(await render('/about', changes))
  return [...page.querySelectorAll(`${selector} a`)].map((link) => ({
    name: link.getAttribute('aria-label') ?? link.textContent.trim(),
    href: link.getAttribute('href'),
    opens: link.getAttribute('target'),
  }))
}

// PAGE-HEADER-1
test('the header links to every part of the site, the search, and the video channel in a new tab', async () => {
  const channel = 'https://videos.example/maya'
  const links = await linksWithin('header', { video_channel_url: channel })
  for (const [name, href] of [
    ['Home', '/'],
    ['About', '/about'],
    ['Blog', '/blog'],
    ['Recipes', '/recipes'],
    ['Contact', '/contact'],
    ['Saved recipes', '/saved'],
    ['Search', '/search'],
  ])
    expect(links).toContainEqual({ name, href, opens: null })
  const workouts = links.filter(({ href }) => href === channel)
  expect(workouts).toEqual([
    { name: expect.stringMatching(/^Watch Workouts/), href: channel, opens: '_blank' },
  ])
  // Without a channel there is no link to one.
  const without = await linksWithin('header', { video_channel_url: '' })
  expect(without.filter(({ name }) => name.startsWith('Watch'))).toEqual([])
})

// PAGE-FOOTER-2
test('the shop is plain text until it has a link', async () => {
  const unset = readHtml(await render('/about', { shop_url: '' })).querySelector('footer')
  expect(unset?.textContent).toContain('Shop – coming soon')
  expect((await linksWithin('footer', { shop_url: '' })).map(({ name }) => name)).not.toContain('Shop')
  const set = { shop_url: 'https://shop.example/maya' }
  expect(await linksWithin('footer', set)).toContainEqual({ name: 'Shop', href: set.shop_url, opens: null })
  expect(readHtml(await render('/about', set)).querySelector('footer')?.textContent).not.toContain(
    'coming soon',
  )
})

// PAGE-FOOTER-2
test.each([
  ['/nowhere', 'Oops! Page not found'],
  ['/blog/nothing-here', 'Article Not Found'],
])('the 404 page %s has the footer', async (url, heading) => {
  const page = readHtml(await render(url))
  expect(page.querySelector('h1')?.textContent).toBe(heading)
  expect(page.querySelector('footer #site-links')).not.toBeNull()
})
