import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect, test, waitForHydration } from './fixtures.ts'

/** The sun in the footer; its accessible name says what raises it. */
const sun = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: /your sun/i })
const says = (page: Page, words: RegExp) => expect(sun(page)).toHaveAccessibleName(words)

async function openFooter(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(sun(page)).toBeVisible()
}

/** Returns the sun's distance from its highest place, in px. */
const depthOf = (page: Page) =>
  page.evaluate(() => {
    const top = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN
    return top('.horizon-sun button') - top('.horizon')
  })

// SUN-FOOTER-1
test('hills and sun follow scrolling, static with reduced motion; done things raise the sun until cleared', async ({
  page,
}) => {
  await page.goto('/about')
  await waitForHydration(page)
  await openFooter(page)
  const end = await depthOf(page)
  await page.evaluate(() => window.scrollBy({ top: -200, behavior: 'instant' }))
  await expect.poll(() => depthOf(page)).toBeGreaterThan(end + 20)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => depthOf(page)).toBeCloseTo(end, 0)

  await page.evaluate(() => localStorage.setItem('plan-done-days', '[3]'))
  await page.reload()
  await waitForHydration(page)
  await openFooter(page)
  await says(page, /^One day: your sun stands here\./)
  const high = await depthOf(page)
  expect(high).toBeLessThan(end)
  await sun(page).click()
  await expect(page.getByText('It never sets.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await findDarkViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear it' }).click()
  await says(page, /^Your sun waits on the horizon\./)
  await expect.poll(() => depthOf(page)).toBeGreaterThan(high)
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

// FIGURE-POSE-1, FIGURE-POSE-4
test('the figure is posed by dragging, saved as a picture, and sent as a link', async ({
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
  expect(await findViolations(page)).toEqual([])
  expect(await findDarkViolations(page)).toEqual([])

  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a picture' }).click()
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
})
