import type { Page } from '@playwright/test'
import { coachTest } from './admin-fixtures.ts'
import { expect, test, waitForHydration } from './fixtures.ts'

const MAX_PRESSES = 200
const WIDTHS = [1280, 390]

/** Returns the tab stops whose focus ring is cut off by a scrolling or clipping box, each once. */
async function findCutRings(page: Page): Promise<string[]> {
  const cut = new Set<string>()
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return null
      const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(focused)
      const ring = focused.getBoundingClientRect()
      // A visible substitute shows the ring.
      if (ring.width <= 1) return { isCut: false, name: '' }
      const reach =
        outlineStyle === 'none' ? 0 : Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      let isCut = false
      // Within a scroller, an element already in view is not scrolled for its ring.
      let beside = reach
      for (let box = focused.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        if (overflowX === 'auto' && box.scrollWidth > box.clientWidth + 1) beside = 0
        isCut ||=
          overflowX !== 'visible' &&
          (ring.left - beside < edge.left - 1 || ring.right + beside > edge.right + 1)
        isCut ||=
          overflowY !== 'visible' &&
          (ring.top - reach < edge.top - 1 || ring.bottom + reach > edge.bottom + 1)
      }
      return { isCut, name: focused.getAttribute('aria-label') ?? focused.textContent.trim() }
    })
    if (!found) break
    if (found.isCut) cut.add(found.name)
  }
  return [...cut]
}

// A11Y-FOCUS-1
for (const path of ['/', '/blog', '/recipes/big-grain-bowl', '/week', '/contact', '/privacy-policy'])
  test(`focused elements on ${path} show their whole ring`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await waitForHydration(page)
      expect(await findCutRings(page), `${width} px wide`).toEqual([])
    }
  })

coachTest('focused elements in the admin show their whole ring', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/admin', '/admin/articles', '/admin/images', '/admin/settings']) {
    await page.goto(path)
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    expect(await findCutRings(page), path).toEqual([])
  }
})
