import type { Page } from '@playwright/test'
import { test as base, expectProblems, expect as quickExpect, waitForHydration } from './fixtures.ts'

/** Tests with a site that has a service worker, behind an address that can be switched to another release or go offline. */
export const test = base.extend<{ loseNetwork: () => Promise<void>; regainNetwork: () => Promise<void> }>({
  site: ({ offlineSite }, use) => use(offlineSite),
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

// A worker fetches the whole build before it takes over, while the machine is busy with other tests.
export const expect = quickExpect.configure({ timeout: 60_000 })

/** Opens a page and waits until the worker controls it. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

export async function waitForCopy(page: Page, path: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        async (cacheName) => Boolean(await caches.match('/offline-copy.json', { cacheName })),
        `offline-copy-1:${path}`,
      ),
    )
    .toBe(true)
}

export const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

export const RECIPE = '/recipes/red-lentil-dal'
/** Part of the recipe's description. */
export const WORDS = 'A golden pot of lentils'
