import type { Locator, Page } from '@playwright/test'
import { emptyWeek, putDish, type Week } from '../../src/domain/kitchen/week.ts'
import { newDish } from '../../src/domain/kitchen/week-dishes.ts'
import type { ShotSite } from './sites.ts'

/** Actions that bring a reader's page into a state. */

export const BOWL = '/recipes/big-grain-bowl'
export const MONDAY = '2026-11-23'
export const THURSDAY = '2026-11-26'

export const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()
export const lastOf = (selector: string) => (page: Page) =>
  page.locator(selector).last().scrollIntoViewIfNeeded()

/** Stores something on the device, as an earlier visit would, and reloads. */
export const keep = (key: string, value: unknown) => async (page: Page) => {
  await page.evaluate(
    ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
    [key, JSON.stringify(value)],
  )
  await page.reload()
}

/** A press sooner after the last one counts as the same. */
const PRESS_MS = 450
export const MAX_PRESSES = 80

const workoutEnd = (page: Page) => page.getByRole('heading', { name: /^(?:Done|All seven)\.$/ })

/** Goes through a workout in the player, by this many presses of its large button, or until an element is present. */
export const play =
  (presses: number, find: (page: Page) => Locator = workoutEnd) =>
  async (page: Page) => {
    await page.getByRole('button', { name: 'Move with me' }).first().click()
    const forward = page.getByRole('dialog').getByRole('button', { name: /^(?:Done|Skip|I’m ready)/ })
    for (let press = 0; press < presses && !(await find(page).isVisible()); press++) {
      await forward.first().click()
      await page.waitForTimeout(PRESS_MS)
    }
  }
export const playUntil = (find: (page: Page) => Locator) => play(MAX_PRESSES, find)

/** Goes forward in cook mode until an element is present. */
export const cookUntil = (find: (page: Page) => Locator) => async (page: Page) => {
  for (let step = 0; step < 20 && !(await find(page).first().isVisible()); step++)
    await page
      .getByRole('button', { name: /^(?:Next|Done)/ })
      .first()
      .click()
}
export const timerKey = (page: Page) => page.getByRole('button', { name: /^Start the timer/ })

export const day =
  (number: number) =>
  (_page: Page, { planToken }: ShotSite) =>
    Promise.resolve(`/plan/${number}?token=${planToken}`)
export const plan = (_page: Page, { planToken }: ShotSite) => Promise.resolve(`/plan?token=${planToken}`)

export const week: Week = (
  [
    ['big-grain-bowl', 0],
    ['roast-tomato-soup', 1],
    ['red-lentil-dal', 3],
  ] as const
).reduce(
  (planned, [slug, day]) => putDish(planned, { meal: 'evening', day }, newDish(slug, 2)),
  emptyWeek(MONDAY),
)
