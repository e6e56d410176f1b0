import type { Page } from '@playwright/test'
import { MINUTE, SECOND } from '../../src/domain/time/durations.ts'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect, test, wake } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const BOWL = '/recipes/big-grain-bowl'
const START = Date.UTC(2026, 2, 1, 18)

/** Opens cook mode with a clock that only the test advances. */
async function cook(page: Page): Promise<void> {
  await page.clock.install({ time: START })
  await page.goto(`${BOWL}/cook`)
  await wake(page)
  await page.clock.pauseAt(START + MINUTE)
}

const next = (page: Page) => page.getByRole('button', { name: /^Next/ })
const place = (page: Page, step: number) =>
  expect(page.getByRole('progressbar', { name: 'Steps' })).toHaveAttribute('aria-valuenow', String(step))
const docked = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Timers' }).getByRole('button', { name })
const ring = (page: Page) => page.getByRole('alertdialog')

test('Escape closes only its sheet; of two tabs both show a ring, and stopping it in one stops both', async ({
  page,
  context,
}) => {
  await cook(page)
  await next(page).tap()
  const opened = page.locator('dialog[open]')
  await page.getByRole('button', { name: 'All ingredients and steps' }).tap()
  await expect(page.getByRole('dialog', { name: 'All ingredients' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await place(page, 2)

  await next(page).tap()
  await page.getByRole('button', { name: 'Start the timer: 7 minutes' }).tap()
  await docked(page, /Eggs/).tap()
  await expect(page.getByRole('dialog', { name: 'Eggs' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Leave the stove?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await expect(page).toHaveURL(/\/cook$/)
  await place(page, 3)
  await expect(docked(page, /Eggs/)).toBeVisible()

  const other = await context.newPage()
  await other.goto(`${BOWL}/cook`)
  await wake(other)
  await page.clock.fastForward(7 * MINUTE + SECOND)
  await expect(ring(other)).toContainText('Eggs are ready')
  await expect(ring(page)).toContainText('Eggs are ready')
  await ring(page).getByRole('button', { name: 'Stop' }).tap()
  await expect(ring(other)).toHaveCount(0)
  await other.close()
})

const SCREENS = [
  { name: 'a small phone', width: 320, height: 568 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone on its side', width: 844, height: 390 },
  { name: 'a tablet', width: 1024, height: 768 },
]

test('on every screen the controls are visible, text and targets are large, and nothing is cut off, even at 200 %', async ({
  page,
}) => {
  await cook(page)
  await next(page).tap()
  await next(page).tap()
  await page.getByRole('button', { name: 'Start the timer: 7 minutes' }).tap()
  for (const { name, width, height } of SCREENS) {
    await page.setViewportSize({ width, height })
    await page.clock.runFor(500)
    await expect(next(page), name).toBeInViewport({ ratio: 1 })
    const found = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      text: Number.parseFloat(getComputedStyle(document.querySelector('.cm-step') ?? document.body).fontSize),
      key: document.querySelector('.stage-go')?.getBoundingClientRect().height ?? 0,
    }))
    expect(found.overflow, name).toBeLessThanOrEqual(0)
    expect(found.text, name).toBeGreaterThanOrEqual(28)
    expect(found.key, name).toBeGreaterThanOrEqual(64)
  }
  await page.clock.resume()
  expect(await findViolations(page), 'light').toEqual([])
  expect(await findDarkViolations(page), 'dark').toEqual([])

  await page.setViewportSize({ width: 195, height: 422 })
  const spill = (selector: string) =>
    page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth)
  await page.clock.fastForward(7 * MINUTE + SECOND)
  await expect(ring(page)).toBeVisible()
  expect(await spill('.cm-ring')).toBeLessThanOrEqual(0)
  await ring(page).getByRole('button', { name: 'Stop' }).tap()
  await page.keyboard.press('l')
  await expect(page.getByRole('dialog', { name: 'All ingredients' })).toBeVisible()
  expect(await spill('dialog[open]')).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: /^6\. Arrange/ }).tap()
  await page.getByRole('button', { name: /^Done/ }).tap()
  await expect(page.getByRole('heading', { name: 'Sit down. Eat.' })).toBeVisible()
  expect(await spill('html')).toBeLessThanOrEqual(0)
  expect(await spill('.stage-end-body')).toBeLessThanOrEqual(0)
})

// COOK-PAGE-3
test('a step too long for its space is laid out at most three times before it is shown', async ({ page }) => {
  // A viewport so low that the step scrolls even in the smallest font size, whatever font the device has.
  await page.setViewportSize({ width: 390, height: 560 })
  await page.goto(`${BOWL}/cook`)
  await wake(page)
  await next(page).tap()
  await place(page, 2)
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const layouts = async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
  }
  const before = await layouts()
  // Not by touch: a pressed button is laid out too.
  await next(page).evaluate((key: HTMLElement) => key.click())
  await place(page, 3)
  expect((await layouts()) - before).toBeLessThanOrEqual(3)
  await expect(page.locator('.cm-step')).toHaveCSS('font-size', '28px')
})
