import type { Page } from '@playwright/test'
import { coachTest } from './admin-fixtures.ts'
import { expect, test, waitForHydration } from './fixtures.ts'

const STATES = ['aria-pressed', 'aria-selected', 'aria-current']

/** Returns how many elements have a state, and those that look the same without it. */
function findLostStates(page: Page) {
  return page.evaluate((names) => {
    const lookOf = (element: Element) => getComputedStyle(element).backgroundColor
    let count = 0
    const lost: string[] = []
    for (const name of names)
      for (const element of document.querySelectorAll(`[${name}]:not([${name}="false"])`)) {
        if (!element.checkVisibility()) continue
        const look = lookOf(element)
        const value = element.getAttribute(name) ?? ''
        element.removeAttribute(name)
        count += 1
        if (lookOf(element) === look) lost.push(`${name}: ${element.textContent}`)
        element.setAttribute(name, value)
      }
    return { count, lost }
  }, STATES)
}

// Without this the browser draws a text in Besley over the line above it.
const fontOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily)

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })
coachTest.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

// A11Y-FORCED-1
test('with forced colours what is pressed, current, ticked and done is still seen on a recipe and in cook mode', async ({
  page,
}) => {
  await page.goto('/recipes/big-grain-bowl')
  await waitForHydration(page)
  const box = page.getByRole('checkbox', { name: '4 eggs' })
  await expect(box).toHaveCSS('appearance', 'auto')
  expect(await box.evaluate((input) => getComputedStyle(input, '::after').display)).toBe('none')
  const { count, lost } = await findLostStates(page)
  expect(count).toBeGreaterThan(2)
  expect(lost).toEqual([])
  expect(await fontOf(page)).toMatch(/^Georgia/)
  await page.goto('/recipes/big-grain-bowl/cook')
  const bar = page.getByRole('progressbar', { name: 'Steps' })
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  await expect(bar.locator('.now')).not.toHaveCSS('background-color', ground)
  await expect(bar.locator('i').last()).toHaveCSS('border-style', 'solid')
})

coachTest(
  'with forced colours the current page, tabs and switches of the admin are still seen',
  async ({ page }) => {
    await page.goto('/admin/recipes/new')
    await expect(page.getByRole('switch').first()).toHaveCSS('appearance', 'auto')
    const { count, lost } = await findLostStates(page)
    expect(count).toBeGreaterThan(1)
    expect(lost).toEqual([])
  },
)
