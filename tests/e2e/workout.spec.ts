import type { Page } from '@playwright/test'
import { coachTest as test } from './admin-fixtures.ts'
import { makeItem } from './admin-parts.ts'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect, waitForHydration, wake } from './fixtures.ts'

const BLOCK = `title: Barefoot minutes
rounds: 2
rest: Half a minute. Shake your legs out.
warm_up:
  - name: March on the spot
    amount: 20 seconds
moves:
  - name: Squat
    amount: 10 times
    how: Send your hips back.
    easier: To a chair.
  - name: Tree
    amount: 10 seconds on each side
cool_down:
  - name: Hang forward
    amount: 5 breaths`

const ARTICLE = `Ten minutes are enough.\n\n\`\`\`workout\n${BLOCK}\n\`\`\`\n\nThen breakfast.`
const SECOND = 1_000
const START = Date.UTC(2026, 2, 1, 7)

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

async function makeArticle(page: Page): Promise<string> {
  const { slug } = await makeItem(page, 'articles', { status: 'published', content: ARTICLE })
  return `/blog/${slug}`
}

/** Opens the player under a clock that only the test moves. */
async function play(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: START })
  await page.goto(path)
  await wake(page)
  await page.clock.pauseAt(START + 5 * SECOND)
  await page.getByRole('button', { name: 'Move with me' }).click()
  await expect(player(page)).toBeVisible()
}

const player = (page: Page) => page.getByRole('dialog', { name: 'Barefoot minutes' })
const shows = (page: Page, name: string) =>
  expect(player(page).getByRole('heading', { level: 2 })).toHaveText(name)
const dose = (page: Page) => player(page).locator('.wp-dose')
const done = (page: Page, count: number) =>
  expect(player(page).getByRole('progressbar', { name: 'Moves' })).toHaveAttribute(
    'aria-valuenow',
    String(count),
  )

test('what stands below a workout stays there when its key comes, and where a place is kept', async ({
  page,
}) => {
  const path = await makeArticle(page)
  await page.clock.install({ time: START })
  const below = async () => (await page.getByText('Then breakfast.').boundingBox())?.y
  for (const name of ['Move with me', 'Go on: Move with me']) {
    await page.goto(path)
    const before = await below()
    await wake(page)
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    expect(await below()).toBe(before)
    const place = JSON.stringify({ session: { place: 2 } })
    await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
      `workout:${path.slice('/blog/'.length)}#0`,
      place,
    ] as const)
  }
})

test('an article shows its workout as a list, without JavaScript too', async ({ page, browser, site }) => {
  const path = await makeArticle(page)
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const reading = await plain.newPage()
  await reading.goto(path)
  await expect(reading.getByRole('heading', { name: 'Barefoot minutes' })).toBeVisible()
  await expect(reading.locator('.workout li')).toHaveText([
    'March on the spot 20 seconds',
    'Squat 10 timesSend your hips back. Easier: To a chair.',
    'Tree 10 seconds on each side',
    'Hang forward 5 breaths',
  ])
  await expect(reading.getByRole('button', { name: 'Move with me' })).toBeHidden()
  await plain.close()
})

test('times pass by the clock, what she counts waits for her, to the end', async ({ page }) => {
  await play(page, await makeArticle(page))
  await shows(page, 'March on the spot')
  await expect(dose(page)).toHaveText('0:03get ready')
  await page.clock.runFor(3 * SECOND)
  await expect(dose(page)).toHaveText('0:20to go')
  await page.clock.runFor(20 * SECOND)
  await shows(page, 'Squat')
  await expect(dose(page)).toHaveText('10times')
  await page.clock.fastForward(300 * SECOND)
  await shows(page, 'Squat')

  await player(page).getByRole('button', { name: 'Easier' }).tap()
  // How it goes stays, with the hint beside it, once.
  await expect(player(page).getByText('To a chair.')).toHaveCount(1)
  await expect(player(page).getByText('Send your hips back.')).toBeVisible()
  await player(page).getByRole('button', { name: /^Done/ }).tap()
  await page.clock.runFor(13 * SECOND)
  await expect(dose(page)).toContainText('get ready')
  await expect(page.getByText('Now the other side.')).toBeAttached()
  await page.clock.runFor(14 * SECOND)
  await shows(page, 'Rest')
  await expect(player(page).getByText('Shake your legs out.')).toBeVisible()
  await player(page).getByRole('button', { name: 'Fifteen seconds more' }).tap()
  await expect(dose(page)).toContainText('0:4')
  await player(page)
    .getByRole('button', { name: /^I’m ready/ })
    .tap()
  await shows(page, 'Squat')
  await expect(player(page).getByRole('button', { name: 'Easier' })).toHaveAttribute('aria-pressed', 'true')
  await done(page, 3)
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect(page.getByRole('heading', { name: 'Done.' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to reading' }).tap()
  await expect(player(page)).toBeHidden()
})

test('the place is found again after a reload, and held by a pause', async ({ page }) => {
  const path = await makeArticle(page)
  await play(page, path)
  await page.keyboard.press(' ')
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await page.clock.fastForward(120 * SECOND)
  await page.getByRole('button', { name: 'Go on' }).tap()
  await page.keyboard.press('ArrowRight')
  await shows(page, 'Squat')
  await page.reload()
  await wake(page)
  await page.clock.runFor(SECOND)
  await page.getByRole('button', { name: 'Go on: Move with me' }).click()
  await shows(page, 'Squat')
  await page.keyboard.press('Escape')
  await expect(player(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Go on: Move with me' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
})

test('a clock that is set back holds the time that was left', async ({ page }) => {
  await play(page, await makeArticle(page))
  await page.clock.runFor(13 * SECOND)
  await expect(dose(page)).toHaveText('0:10to go')
  await page.clock.setSystemTime(START - 3_600 * SECOND)
  await page.clock.runFor(SECOND)
  await page.getByRole('button', { name: 'Go on' }).tap()
  await page.clock.runFor(4 * SECOND)
  await expect(dose(page)).toHaveText(/^0:(?:09|10)to go$/)
})

test('every screen of the player is accessible, light and dark', async ({ page }) => {
  await page.goto(await makeArticle(page))
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Move with me' }).click()
  for (const open of [null, 'l', 'm', ' '] as const) {
    if (open) await page.keyboard.press(open)
    expect(await findViolations(page)).toEqual([])
    expect(await findDarkViolations(page)).toEqual([])
    if (open) await page.keyboard.press('Escape')
  }
})
