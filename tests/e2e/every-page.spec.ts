import type { Page } from '@playwright/test'
import { findCutWords } from './find-cut-words.ts'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect, test, waitForHydration } from './fixtures.ts'
import { PUBLIC_PAGES } from './pages.ts'

/** In px; the first is a phone's 390 at 200 % zoom. */
const WIDTHS = [195, 320, 390, 768, 1024, 1440, 1920]
const PHONE = 390
const MAX_PHONE_FOOTER = 800

/** The most a reader may set, at which a page must keep its words (WCAG 1.4.12). */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'

/** The site's name on the footer's hill, a drawing as wide as the page; and a title's end kept together (PAGE-TITLE-3). */
const NOT_RESPACED = ['cut off: Happiness First', 'cut off: Bowl']

/** Sets the page in the reader's own spacing, or back; not by a style element, which the page's policy refuses. */
function setSpacing(page: Page, css: string): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    if (rules) document.adoptedStyleSheets.push(sheet)
    else document.adoptedStyleSheets.pop()
  }, css)
}

for (const { path, heading, like } of PUBLIC_PAGES) {
  const looks = like ? '' : 'is accessible, light and dark, and '
  // A11Y-PAGE-1, A11Y-ZOOM-1, A11Y-SPACING-1, PAGE-FOOTER-5
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
      await setSpacing(page, WIDE_SPACING)
      const cut = (await findCutWords(page)).filter((words) => !NOT_RESPACED.includes(words))
      expect(cut, 'with wide spacing').toEqual([])
      await setSpacing(page, '')
      const footers = await page.locator('body footer:has(#site-links)').all()
      for (const footer of footers)
        expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(MAX_PHONE_FOOTER)
    }
  })
}

// A11Y-ZOOM-1
test('at 200 % zoom on a phone no word of the menu, a mixed week, a recipe’s bar and cook mode is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 422 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const open = async (path: string) => {
    await page.goto(path)
    await waitForHydration(page)
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  await open('/')
  await button('Menu').click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await findCutWords(page), 'menu').toEqual([])
  await open('/week')
  await button('Mix me a week').click()
  await expect(button(/^Keep /)).toBeVisible()
  expect(await findCutWords(page), 'mixed week').toEqual([])
  await open('/recipes/carrot-and-walnut-loaf')
  await page.getByRole('heading', { name: 'Instructions' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.cook-bar')).toBeVisible()
  expect(await findCutWords(page), 'bar of a recipe').toEqual([])
  await open('/recipes/carrot-and-walnut-loaf/cook')
  await expect(async () => {
    await button(/^Next/).click()
    await expect(page.getByText('Fancy one song?')).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await findCutWords(page), 'cook mode').toEqual([])
})

// A11Y-ZOOM-1
test('at 200 % zoom on a phone words of found titles and of the playlist’s figures stay whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 195, height: 422 })
  for (const path of ['/search?q=dal', '/playlist']) {
    await page.goto(path)
    await waitForHydration(page)
    const texts = page.locator('main').locator('ol h2 a, dd')
    await expect(texts.first()).toBeVisible()
    expect(await texts.evaluateAll(findBrokenWords), path).toEqual([])
  }
})

/** Returns words that continue on another line without a hyphen. */
function findBrokenWords(elements: readonly Element[]): string[] {
  return elements.flatMap(({ firstChild }) =>
    [...(firstChild?.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      if (!firstChild) return []
      range.setStart(firstChild, index)
      range.setEnd(firstChild, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    }),
  )
}
