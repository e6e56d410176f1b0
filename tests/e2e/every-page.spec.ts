import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect, expectProblems, test, waitForHydration } from './fixtures.ts'
import { MISSING_PAGES, PUBLIC_PAGES } from './pages.ts'

const WIDTHS = [320, 390, 768, 1024, 1440, 1920]

for (const { path, heading } of PUBLIC_PAGES) {
  test.describe(path, () => {
    test('is accessible, light and dark, and never scrolls sideways', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(path)
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
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

    test('reads without JavaScript', async ({ browser, site }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
      const page = await context.newPage()
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      const links = await page
        .locator('a[href]')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))
      expect(links.filter((href) => href === '' || href === '#')).toEqual([])
      await expect(page.locator('body')).not.toContainText('{')
      await context.close()
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

test('every address of this site that a page links to exists', async ({ page, request, site }) => {
  const seen = new Set<string>()
  for (const { path } of PUBLIC_PAGES) {
    await page.goto(path)
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
    for (const href of hrefs) seen.add(new URL(href, site.url).pathname)
  }
  for (const href of seen) expect((await request.get(href)).status(), href).toBe(200)
})
