import type { Page } from '@playwright/test'
import { expect, wake } from './fixtures.ts'

export const BOWL = '/recipes/big-grain-bowl'
export const MINUTE = 60_000
/** When a test begins to cook. */
export const START = Date.UTC(2026, 2, 1, 18)

/** What a reader's device kept from other tests is not this one's. */
export async function emptyDevice(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
}

/** Cook mode under a clock that only the test moves. */
export async function cook(page: Page, path = BOWL, time = START): Promise<void> {
  await page.clock.install({ time })
  await page.goto(`${path}/cook`)
  await wake(page)
  await page.clock.pauseAt(time + MINUTE)
}

/** From any step of the bowl to its end. */
export async function finishBowl(page: Page): Promise<void> {
  await page.keyboard.press('l')
  await page.getByRole('button', { name: /^6\. Arrange/ }).tap()
  await page.getByRole('button', { name: /^Done/ }).tap()
}

export const next = (page: Page) => page.getByRole('button', { name: /^Next/ })
export const place = (page: Page, step: number) =>
  expect(page.getByRole('progressbar', { name: 'Steps' })).toHaveAttribute('aria-valuenow', String(step))
