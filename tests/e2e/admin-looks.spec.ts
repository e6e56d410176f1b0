import type { Page } from '@playwright/test'
import { coachTest, expectRefusals, SAME_ORIGIN } from './admin-fixtures.ts'
import { dialog, heading } from './admin-parts.ts'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

const PAGES = [
  { path: '/admin', name: /^Good / },
  { path: '/admin/articles', name: 'Articles' },
  { path: '/admin/recipes', name: 'Recipes' },
  { path: '/admin/categories', name: 'Categories' },
  { path: '/admin/authors', name: 'Authors' },
] as const

for (const { path, name } of PAGES) {
  const open = async (page: Page) => {
    await page.goto(path)
    await expect(heading(page, name)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Edit' }).first()).toBeVisible()
  }
  coachTest(`${path} has no accessibility violation on a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 900 })
    await open(page)
    expect(await findViolations(page)).toEqual([])
  })

  coachTest(`${path} is accessible, light and dark, and never scrolls sideways`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page)
    expect(await findViolations(page), 'light').toEqual([])
    expect(await findDarkViolations(page), 'dark').toEqual([])
    for (const width of [320, 390, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${width} px wide`).toBeLessThanOrEqual(0)
    }
  })
}

/** Panels, lists and groups of fields whose content reaches over their edge, where it is not meant to scroll. */
const findOverfull = (page: Page) =>
  page
    .locator('main')
    .locator('section, ul, li, fieldset')
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1)
        .filter((box) => getComputedStyle(box).overflowX !== 'auto')
        .map(
          (box) => `${box.tagName} ${box.textContent.slice(0, 40)}: ${box.scrollWidth} of ${box.clientWidth}`,
        ),
    )

coachTest('on a phone no setting and no message reaches over the edge of its box', async ({ page }) => {
  const answer = await page.request.post('/api/contact', {
    data: {
      firstName: 'Ingrid Björkman-Featherstonehaugh',
      lastName: 'Lindholm-Wennerström',
      email: 'ingrid@example.com',
      subject: 'Knees and the long walk',
      message: 'Is there a gentler way to begin?',
    },
    headers: SAME_ORIGIN,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const panel of ['', '#you', '#links', '#testimonials', '#numbers', '#playlist']) {
      // A document of its own for each: another hash alone would be no visit.
      await page.goto('about:blank')
      await page.goto(`/admin/settings${panel}`)
      await expect(page.getByRole('button', { name: 'Save settings' })).toBeVisible()
      expect(await findOverfull(page), `settings${panel}, ${width} px wide`).toEqual([])
    }
    await page.goto('/admin/messages')
    await expect(page.getByText('Knees and the long walk')).toBeVisible()
    expect(await findOverfull(page), `messages, ${width} px wide`).toEqual([])
  }
})

coachTest('on a phone the rest is under More, and the keyboard finds its way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin')
  await expect(heading(page, /^Good /)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.getByRole('button', { name: 'More' }).click()
  const sheet = dialog(page, 'More')
  await expect(sheet.getByRole('link', { name: /^View site/ })).toHaveAttribute('target', '_blank')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'More' }).click()
  await sheet.getByRole('button', { name: 'Housekeeping' }).click()
  await sheet.getByRole('link', { name: 'Authors' }).click()
  await expect(heading(page, 'Authors')).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

coachTest('the way past the navigation leaves a panel of the settings open', async ({ page }) => {
  await page.goto('/admin/settings#legal')
  await expect(page.getByRole('heading', { name: 'Legal and services' })).toBeVisible()
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/#legal$/)
})

coachTest('an address without a page says so', async ({ page, problems }) => {
  await page.goto('/admin/nowhere')
  await expect(heading(page, 'Page not found')).toBeVisible()
  expectRefusals(problems)
})
