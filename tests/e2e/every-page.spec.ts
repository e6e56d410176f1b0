import { findCutWords } from './find-cut-words.ts'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect, test, waitForHydration } from './fixtures.ts'
import { PUBLIC_PAGES } from './pages.ts'

/** In px; the first is a phone's 390 at 200 % zoom. */
const WIDTHS = [195, 320, 390, 768, 1024, 1440, 1920]
const PHONE = 390
const MAX_PHONE_FOOTER = 800

for (const { path, heading, like } of PUBLIC_PAGES) {
  const looks = like ? '' : 'is accessible, light and dark, and '
  // A11Y-PAGE-1, A11Y-ZOOM-1, PAGE-FOOTER-5
  test(`${path} ${looks}shows all words without scrolling sideways`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    if (!like) {
      expect(await findViolations(page), 'light').toEqual([])
      expect(await findDarkViolations(page), 'dark').toEqual([])
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${width} px wide`).toBeLessThanOrEqual(0)
      expect(await findCutWords(page), `${width} px wide`).toEqual([])
      if (width !== PHONE) continue
      const footers = await page.locator('body footer:has(#site-links)').all()
      for (const footer of footers)
        expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(MAX_PHONE_FOOTER)
    }
  })
}
