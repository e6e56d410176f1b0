import type { Page } from '@playwright/test'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect, expectProblems, test, waitForHydration } from './fixtures.ts'
import { MISSING_PAGES, PUBLIC_PAGES } from './pages.ts'

const WIDTHS = [320, 390, 768, 1024, 1440, 1920]

/** Addresses of this site that were there when a page linked to them: most pages link to the same ones. */
const foundAddresses = new Set<string>()

/** Asks for every address of this site that the page links to. */
async function expectLinksToLead(page: Page): Promise<void> {
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
  const addresses = new Set(hrefs.map((href) => new URL(href, page.url()).pathname))
  for (const address of addresses) {
    if (foundAddresses.has(address)) continue
    expect((await page.request.get(address)).status(), address).toBe(200)
    foundAddresses.add(address)
  }
}

for (const { path, heading } of PUBLIC_PAGES) {
  test.describe(path, () => {
    test('is accessible, light and dark, leads nowhere wrong, and never scrolls sideways', async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(path)
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectLinksToLead(page)
      expect(await findViolations(page), 'light').toEqual([])
      expect(await findDarkViolations(page), 'dark').toEqual([])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${width} px wide`).toBeLessThanOrEqual(0)
      }
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('reads', async ({ page }) => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        const links = await page
          .locator('a[href]')
          .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))
        expect(links.filter((href) => href === '' || href === '#')).toEqual([])
        await expect(page.locator('body')).not.toContainText('{')
      })
    })
  })
}

for (const { path, heading } of MISSING_PAGES) {
  test(`${path} is missing, and says so to people and machines`, async ({ page, problems }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    // The browser itself reports the 404 of the document.
    expectProblems(problems, /404/)
  })
}
