import type { BrowserContext, Page } from '@playwright/test'
import { findFreePort } from '../support/free-port.ts'
import { startSite } from '../support/site.ts'
import { test as base, expectProblems, expect as quickExpect, waitForHydration } from './fixtures.ts'
import { openReleaseSwitch, type Release, type ReleaseSwitch } from './release-switch.ts'

/** A site with a service worker, behind an address that can lead to another release or nowhere. */
const test = base.extend<
  { loseNetwork: () => Promise<void>; regainNetwork: () => Promise<void> },
  { release: ReleaseSwitch }
>({
  release: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const release = await openReleaseSwitch(await findFreePort())
      await use(release)
      await release.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ release }, use) => {
      const site = await startSite({ SITE_URL: release.url })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ release }, use) => use(release.url),
  page: async ({ page, site, release }, use) => {
    release.show(site.url)
    await use(page)
    release.show(site.url)
  },
  loseNetwork: async ({ release, context, problems }, use) => {
    expectProblems(problems, /Failed to load resource|net::ERR_/)
    await use(async () => {
      release.show(null)
      await context.setOffline(true)
    })
  },
  regainNetwork: async ({ release, site, context }, use) =>
    use(async () => {
      release.show(site.url)
      await context.setOffline(false)
    }),
})

// A worker fetches the whole build before it takes over, beside whatever else the machine does.
const expect = quickExpect.configure({ timeout: 25_000 })
test.describe.configure({ timeout: 120_000 })

const RECIPE = '/recipes/red-lentil-dal'
const RECIPE_TITLE = 'Red Lentil Dal'
/** In its description, and what another release says there. */
const WORDS = 'A golden pot of lentils'
const NEXT_WORDS = 'A sunny pot of lentils'
const OTHER = '/recipes/roast-tomato-soup'
const OTHER_TITLE = 'Roast Tomato Soup'
const ARTICLE = '/blog/three-lines-before-bed'

/** Opens a page and waits until the worker has it in hand. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

async function waitForCopy(page: Page, path: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        async (cacheName) => Boolean(await caches.match('/offline-copy.json', { cacheName })),
        `offline-copy-1:${path}`,
      ),
    )
    .toBe(true)
}

/** Everything the browser keeps for the site, as addresses. */
async function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url),
    )
    return (await Promise.all(lists)).flat()
  })
}

/** Whether the first picture of the content is really shown. */
async function expectPicture(page: Page): Promise<void> {
  const picture = page.getByRole('main').locator('img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

/** What a page tells the worker when it is quiet, told at once. */
async function tellWorker(page: Page, news: { saved?: object[]; read?: string | null }): Promise<void> {
  await page.evaluate(async (told) => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'device-news', saved: [], read: null, ...told })
  }, news)
}

/** Makes the browser look for a newer worker, as it does a while after each visit. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())
const buildCaches = async (page: Page) =>
  (await cacheNames(page)).filter((name) => name.startsWith('offline-build-1:'))

test('what was read opens offline with its pictures, whatever stands behind its address', async ({
  page,
  loseNetwork,
}) => {
  await openWithWorker(page, RECIPE)
  await waitForCopy(page, RECIPE)
  await openWithWorker(page, ARTICLE)
  await waitForCopy(page, ARTICLE)
  await loseNetwork()
  await page.goto(`${RECIPE}?utm_source=a-letter`)
  await expect(page.getByRole('heading', { level: 1, name: RECIPE_TITLE })).toBeVisible()
  await waitForHydration(page)
  await expectPicture(page)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.goto(ARTICLE)
  await expect(page.getByRole('heading', { level: 1, name: 'Three lines before bed' })).toBeVisible()
  await expectPicture(page)
})

test('links between kept pages work offline without loading a document', async ({ page, loseNetwork }) => {
  await openWithWorker(page, RECIPE)
  await page.getByRole('button', { name: /^Save/ }).click()
  await waitForCopy(page, RECIPE)
  await loseNetwork()
  await page.goto('/saved')
  await waitForHydration(page)
  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('main').getByRole('link', { name: RECIPE_TITLE }).click()
  await expect(page.getByRole('heading', { level: 1, name: RECIPE_TITLE })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Instructions' })).toBeVisible()
  await expectPicture(page)
  expect(loads).toBe(0)
})

test('what was only saved, from its card, opens offline as well', async ({ page, loseNetwork }) => {
  await openWithWorker(page, '/recipes')
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: OTHER_TITLE }) })
  await card.getByRole('button', { name: `Save ${OTHER_TITLE}` }).click()
  await waitForCopy(page, OTHER)
  await loseNetwork()
  await page.goto('/saved')
  await waitForHydration(page)
  await expectPicture(page)
  await page.goto(OTHER)
  await expect(page.getByRole('heading', { level: 1, name: OTHER_TITLE })).toBeVisible()
  await expectPicture(page)
})

test('any other address says what can be opened, and gives way when the network is back', async ({
  page,
  loseNetwork,
  regainNetwork,
}) => {
  await openWithWorker(page, RECIPE)
  await waitForCopy(page, RECIPE)
  await loseNetwork()
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'The line is down, dinner is not' })).toBeVisible()
  await waitForHydration(page)
  expect(new URL(page.url()).pathname).toBe('/about')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('main').getByRole('link', { name: RECIPE_TITLE })).toBeVisible()
  await expectPicture(page)
  await regainNetwork()
  await expect(page.getByRole('heading', { level: 1, name: /This is Maya/ })).toBeVisible()
})

test('a link to what is not kept leads to what is', async ({ page, loseNetwork }) => {
  await openWithWorker(page, RECIPE)
  await waitForCopy(page, RECIPE)
  await loseNetwork()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The line is down, dinner is not' })).toBeVisible()
})

test('the thirty-first read takes the place of the first; what is saved stays', async ({
  page,
  site,
  release,
}) => {
  // One recipe stands for all of them.
  release.show(site.url, { path: (path) => (path.startsWith('/recipes/read-') ? RECIPE : path) })
  await openWithWorker(page, OTHER)
  await page.getByRole('button', { name: /^Save/ }).click()
  await waitForCopy(page, OTHER)
  const read = Array.from({ length: 31 }, (_, index) => `/recipes/read-${index}`)
  const saved = OTHER
  for (const path of read) await tellWorker(page, { saved: [{ path: saved, savedAt: 1 }], read: path })
  await waitForCopy(page, read.at(-1) ?? '')
  await expect
    .poll(async () => (await cacheNames(page)).filter((name) => name.startsWith('offline-copy-1:')).length)
    .toBe(31)
  const names = await cacheNames(page)
  expect(names).not.toContain(`offline-copy-1:${read[0]}`)
  expect(names).toContain(`offline-copy-1:${read[1]}`)
  expect(names).toContain(`offline-copy-1:${saved}`)
})

test('the coach’s pages, previews and private links are never kept', async ({
  page,
  problems,
  loseNetwork,
}) => {
  expectProblems(problems, /status of 40[134]|status of 410/)
  await openWithWorker(page, RECIPE)
  await waitForCopy(page, RECIPE)
  for (const path of [
    '/admin',
    '/admin/login',
    '/preview/abcdef',
    '/plan?token=abcdef',
    '/plan/2?token=abcdef',
    '/newsletter/confirm?token=abcdef',
    '/newsletter/unsubscribe?token=abcdef',
    `${OTHER}?token=abcdef`,
  ]) {
    await page.goto(path)
    await page.waitForLoadState('load')
  }
  await openWithWorker(page, ARTICLE)
  await tellWorker(page, {
    saved: [
      { path: '/admin', savedAt: 1 },
      { path: '/plan?token=abcdef', savedAt: 2 },
    ],
    read: '/preview/abcdef',
  })
  await waitForCopy(page, ARTICLE)
  const paths = (await keptAddresses(page))
    .map((address) => address.slice(new URL(address).origin.length))
    .filter((path) => !path.startsWith('/assets/'))
  expect(paths).toContain(RECIPE)
  expect(paths.filter((path) => /admin|preview|\/plan|newsletter|token/.test(path))).toEqual([])
  // Nor are they answered: the browser itself says that there is no network.
  await loseNetwork()
  for (const path of ['/admin', '/plan?token=abcdef', `${RECIPE}?token=abcdef`])
    await expect(page.goto(path), path).rejects.toThrow(/ERR_/)
})

test('a recipe that has moved opens offline by both its addresses', async ({
  page,
  site,
  release,
  loseNetwork,
}) => {
  const former = '/recipes/dal-of-long-ago'
  release.show(site.url, { moved: { [former]: RECIPE } })
  await openWithWorker(page, '/saved')
  await page.evaluate((path) => {
    const card = { title: 'Dal of long ago', difficulty: 'easy', servings: 4 }
    const slug = path.slice('/recipes/'.length)
    localStorage.setItem('saved-recipes', JSON.stringify([{ id: 4_000, slug, savedAt: 1, card }]))
  }, former)
  await page.reload()
  await waitForCopy(page, former)
  await loseNetwork()
  for (const path of [former, RECIPE]) {
    await page.goto(path)
    await expect(page.getByText(WORDS)).toBeVisible()
  }
})

/** Another release of the same site: other words, another style sheet, another worker. */
async function nextRelease(page: Page): Promise<Release> {
  const sheet = await page.locator('link[rel="stylesheet"]').first().getAttribute('href')
  const name = /([\w-]+)\.css$/.exec(sheet ?? '')?.[1] ?? ''
  expect(name).not.toBe('')
  return {
    text: (path, text) => {
      const renamed = text.replaceAll(`${name}.css`, `${name}-next.css`)
      return path === '/sw.js'
        ? renamed.replaceAll(buildName(text), 'nextrelease1')
        : renamed.replaceAll(WORDS, NEXT_WORDS)
    },
    path: (path) => path.replace(`${name}-next.css`, `${name}.css`),
  }
}

/** How the worker names its build: the one text of twelve hexadecimal digits in quotes. */
function buildName(script: string): string {
  return /["'`]([0-9a-f]{12})["'`]/.exec(script)?.[1] ?? ''
}

test('a new release is seen at once, renews what is kept, and can be taken back', async ({
  page,
  site,
  release,
  context,
  loseNetwork,
}) => {
  await openWithWorker(page, RECIPE)
  await page.getByRole('button', { name: /^Save/ }).click()
  await waitForCopy(page, RECIPE)
  const [former] = await buildCaches(page)
  const next = await nextRelease(page)
  const open = await context.newPage()
  await openWithWorker(open, '/recipes')

  release.show(site.url, next)
  await page.goto(RECIPE)
  await expect(page.getByText(NEXT_WORDS)).toBeVisible()
  await lookForUpdate(page)
  await expect.poll(() => buildCaches(page)).toContain('offline-build-1:nextrelease1')
  // The page that was open meanwhile goes on: what it needs of its own release is still there.
  await open
    .getByRole('button', { name: 'Menu' })
    .or(open.getByRole('link', { name: 'Search' }))
    .first()
    .click()
  await expect(open.getByRole('dialog').first()).toBeVisible()
  await open.close()

  await expect.poll(() => keptPage(page)).toContain(NEXT_WORDS)
  await expect.poll(() => buildCaches(page)).toEqual(['offline-build-1:nextrelease1'])

  release.show(site.url)
  await page.goto(RECIPE)
  await expect(page.getByText(WORDS)).toBeVisible()
  await lookForUpdate(page)
  await expect.poll(() => keptPage(page)).toContain(WORDS)
  await expect.poll(() => buildCaches(page)).toEqual([former])
  await loseNetwork()
  await page.goto(RECIPE)
  await waitForHydration(page)
  await expect(page.getByText(WORDS)).toBeVisible()
})

async function keptPage(page: Page): Promise<string> {
  return page.evaluate(async (path) => {
    const kept = await caches.match(path, { cacheName: `offline-copy-1:${path}` })
    return (await kept?.text()) ?? ''
  }, RECIPE)
}

/** As somebody might have written one long ago: it keeps all it sees, and answers with it for ever. */
const OLD_WORKER = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  event.respondWith(caches.open('pages-v0').then(async (cache) => {
    const kept = await cache.match(event.request)
    if (kept) return kept
    const answer = await fetch(event.request)
    if (event.request.method === 'GET') await cache.put(event.request, answer.clone())
    return answer
  }))
})`

test('a worker of long ago and all it kept are replaced', async ({ page, site, release }) => {
  release.show(site.url, { text: (path, text) => (path === '/sw.js' ? OLD_WORKER : text) })
  await openWithWorker(page, RECIPE)
  await page.reload()
  await page.evaluate(() => caches.open('something-else'))
  await expect.poll(() => cacheNames(page)).toContain('pages-v0')

  release.show(site.url, { text: (_path, text) => text.replaceAll(WORDS, NEXT_WORDS) })
  await page.reload()
  await lookForUpdate(page)
  await expect
    .poll(async () => (await cacheNames(page)).filter((name) => !name.startsWith('offline-')))
    .toEqual([])
  await page.reload()
  await expect(page.getByText(NEXT_WORDS)).toBeVisible()
})

test('switched off, the worker and all it kept are gone at the next visit', async ({
  page,
  release,
  context,
}) => {
  await openWithWorker(page, RECIPE)
  await waitForCopy(page, RECIPE)
  const without = await startSite({ SITE_URL: release.url, SERVICE_WORKER: 'off' })
  try {
    release.show(without.url)
    await page.goto('/recipes')
    await waitForHydration(page)
    await expect.poll(() => cacheNames(page)).toEqual([])
    await expect.poll(() => countWorkers(page)).toBe(0)
    await page.reload()
    await waitForHydration(page)
    await expect(page.locator('script[data-wake*="entry-offline"]')).toHaveCount(0)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect(await countRegistrations(context, page)).toBe(0)
  } finally {
    await without.stop()
  }
})

function countWorkers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
}

async function countRegistrations(context: BrowserContext, page: Page): Promise<number> {
  await page.goto(`${RECIPE}`)
  await waitForHydration(page)
  expect(context.pages()).toContain(page)
  return countWorkers(page)
}
