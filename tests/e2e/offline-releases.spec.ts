import type { BrowserContext, Page } from '@playwright/test'
import { waitForHydration } from './fixtures.ts'
import { cacheNames, expect, openWithWorker, RECIPE, test, WORDS, waitForCopy } from './offline-parts.ts'
import type { Release } from './release-switch.ts'

/** The recipe's description in the next release. */
const NEXT_WORDS = 'A sunny pot of lentils'

/** Makes the browser check for a newer worker, as it does some time after each visit. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
}

const buildCaches = async (page: Page) =>
  (await cacheNames(page)).filter((name) => name.startsWith('offline-build-1:'))

/** Makes another release of the same site: another text, another style sheet, another worker. */
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

/** Returns the worker's build name: its only quoted text of twelve hexadecimal digits. */
function buildName(script: string): string {
  return /["'`]([0-9a-f]{12})["'`]/.exec(script)?.[1] ?? ''
}

// OFF-RELEASE-1
test('a new release is seen at once, renews the copies, and can be rolled back', async ({
  page,
  site,
  release,
  context,
  loseNetwork,
}) => {
  await openWithWorker(page, RECIPE)
  await page.getByRole('button', { name: /^Save/ }).first().click()
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
  // A page opened before continues to work: what it needs of its own release is still available.
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

/** A worker of an early release: it caches everything, and answers from that cache forever. */
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

// OFF-RELEASE-2, OFF-RELEASE-3
test('an old service worker and its caches are replaced; when switched off, the new one removes itself too', async ({
  page,
  site,
  readersSite,
  release,
  context,
}) => {
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

  release.show(site.url)
  await openWithWorker(page, RECIPE)
  await waitForCopy(page, RECIPE)
  release.show(readersSite.url)
  await page.goto('/recipes')
  await waitForHydration(page)
  await expect.poll(() => cacheNames(page)).toEqual([])
  await expect.poll(() => countWorkers(page)).toBe(0)
  await page.reload()
  await waitForHydration(page)
  await expect(page.locator('script[data-wake*="entry-offline"]')).toHaveCount(0)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  expect(await countRegistrations(context, page)).toBe(0)
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
