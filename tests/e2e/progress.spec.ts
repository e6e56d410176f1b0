import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect, test, waitForHydration, wake } from './fixtures.ts'

const ARTICLE = '/blog/a-slow-morning-that-makes-the-whole-day-stronger'
const MINUTE = 60_000

/** The sun in the footer; its name says what lifts it. */
const sun = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: /your sun/i })
const says = (page: Page, words: RegExp) => expect(sun(page)).toHaveAccessibleName(words)

async function openFooter(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(sun(page)).toBeVisible()
}

/** How far down from the top of its place the sun stands, in px. */
const depthOf = (page: Page) =>
  page.evaluate(() => {
    const top = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN
    return top('.horizon-sun button') - top('.horizon')
  })

async function readArticle(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto(ARTICLE)
  await wake(page)
  await page.locator('.prose > :last-child').scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: 'Keep reading' }).scrollIntoViewIfNeeded()
  await openFooter(page)
  await says(page, /^Your sun waits|^One day, one dish: /)
  await expect(async () => {
    await page.clock.runFor(20 * MINUTE)
    await expect(sun(page)).toHaveAccessibleName(/one article/i, { timeout: 500 })
  }).toPass()
}

test('a day done, a dish cooked and an article read lift the sun, until it is cleared', async ({ page }) => {
  await page.goto('/recipes/big-grain-bowl/cook')
  await waitForHydration(page)
  await page.keyboard.press('l')
  await page.getByRole('button', { name: /^6\. Arrange/ }).click()
  await page.getByRole('button', { name: /^Done/ }).click()
  await expect(page.getByRole('heading', { name: 'Sit down. Eat.' })).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('heading', { name: 'Sit down. Eat.' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('plan-done-days', '[3]'))

  await readArticle(page)
  await says(page, /^One day, one dish, one article: your sun stands here\./)
  await page.reload()
  await wake(page)
  await page.clock.runFor(20 * MINUTE)
  await openFooter(page)
  await says(page, /^One day, one dish, one article: /)

  const high = await depthOf(page)
  await sun(page).click()
  await expect(page.getByText('It never sets.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await findDarkViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear it' }).click()
  await says(page, /^Your sun waits on the horizon\./)
  await page.clock.runFor(5_000)
  await expect.poll(() => depthOf(page)).toBeGreaterThan(high)
  expect(
    await page.evaluate(() => [localStorage.getItem('plan-done-days'), localStorage.getItem('done-things')]),
  ).toEqual([null, null])
})

test('where nothing can be kept, it lasts for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Not here', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  await readArticle(page)
  await says(page, /^One article: /)
})

test('hills and sun follow scrolling; with reduced motion they stand', async ({ page }) => {
  await page.goto('/about')
  await waitForHydration(page)
  await openFooter(page)
  const end = await depthOf(page)
  await page.evaluate(() => window.scrollBy({ top: -200, behavior: 'instant' }))
  await expect.poll(() => depthOf(page)).toBeGreaterThan(end + 20)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => depthOf(page)).toBeCloseTo(end, 0)
})

const handle = (page: Page, name: string) => page.getByRole('slider', { name })
const turnOf = async (page: Page, name: string) =>
  Number(await handle(page, name).getAttribute('aria-valuenow'))

async function pose(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
  if (address === '/') await page.getByRole('button', { name: 'Strike a pose' }).click()
  await expect(page.getByRole('slider')).toHaveCount(8)
}

async function sizeOf(download: Download): Promise<{ width: number; height: number }> {
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

test('the figure is posed by keys, and stays so', async ({ page }) => {
  await pose(page)
  const figure = page.getByRole('img', { name: /^A paper figure/ })
  await expect(figure).toHaveAccessibleName('A paper figure both arms up')
  await page.getByRole('button', { name: 'Strike a pose' }).press('Enter')
  await expect(figure).toHaveAccessibleName('A paper figure on one leg, her arms a crown')
  const before = await turnOf(page, 'Left elbow')
  await handle(page, 'Left elbow').press('ArrowLeft')
  expect(await turnOf(page, 'Left elbow')).toBe(before - 5)
  await expect(handle(page, 'Left elbow')).toHaveAttribute('aria-valuetext', `raised ${before - 5} degrees`)
  // No further than an elbow goes, however often it is asked to.
  await handle(page, 'Right hand').press('End')
  await handle(page, 'Right hand').press('ArrowRight')
  expect(await turnOf(page, 'Right hand')).toBe(152)
  await expect(figure).toHaveAccessibleName('A paper figure in a pose of your own')
  expect(await findViolations(page)).toEqual([])
  expect(await findDarkViolations(page)).toEqual([])

  await page.reload()
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Strike a pose' }).click()
  expect(await turnOf(page, 'Right hand')).toBe(152)
  await page.getByRole('button', { name: 'Let her leap again' }).click()
  await expect(page.getByRole('button', { name: 'Strike a pose' })).toBeFocused()
})

test('she is pulled by hand, kept as a picture, and sent as a link', async ({
  page,
  context,
  browserName,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await pose(page)
  const hand = handle(page, 'Right hand')
  const elbow = await turnOf(page, 'Right elbow')
  await hand.scrollIntoViewIfNeeded()
  const box = await hand.boundingBox()
  if (!box) throw new Error('There is no hand to pull')
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 160, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => turnOf(page, 'Right elbow')).toBeLessThan(elbow - 20)
  const pulled = await hand.boundingBox()
  expect(pulled?.y).toBeGreaterThan(box.y + 60)

  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Keep it as a picture' }).click()
  expect(await sizeOf(await picture)).toEqual({ width: 1080, height: 1350 })

  expect(browserName, 'the one that has no sheet to share with').toBe('chromium')
  await page.getByRole('button', { name: 'Share' }).last().click()
  await expect(page.getByText('Whoever opens it sees your pose.')).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  const turned = await turnOf(page, 'Right elbow')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/about')
  await pose(page, `/${link.hash}`)
  expect(await turnOf(page, 'Right elbow')).toBe(turned)
  await page.goto('/about')
  await pose(page, '/#pose=nonsense')
})
