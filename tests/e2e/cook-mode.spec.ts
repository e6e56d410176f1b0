import type { Page } from '@playwright/test'
import { BOWL, cook, emptyDevice, MINUTE, next, place } from './cook-parts.ts'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect, test, wake } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
test.beforeEach(({ page }) => emptyDevice(page))

const docked = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Timers' }).getByRole('button', { name })
const ring = (page: Page) => page.getByRole('alertdialog')

async function swipe(page: Page, on: string, by: number): Promise<void> {
  await page.locator(on).evaluate((element, across) => {
    const box = element.getBoundingClientRect()
    const at = (x: number) => new Touch({ identifier: 1, target: element, clientX: x, clientY: box.top + 10 })
    const from = box.left + box.width / 2
    const send = (type: string, touch: Touch, touches: Touch[]) =>
      element.dispatchEvent(
        new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [touch] }),
      )
    send('touchstart', at(from), [at(from)])
    send('touchend', at(from + across), [])
  }, by)
}

test('three steps by touch, each with what it takes alone; a touch on the ingredients turns no page', async ({
  page,
}) => {
  await cook(page)
  const needed = page.locator('.cm-need')
  await expect(needed).toContainText('100 g pearl barley')
  await next(page).tap()
  await place(page, 2)
  await expect(needed).toContainText('1 tbsp lemon juice')
  await expect(needed).not.toContainText('barley')
  await swipe(page, '.cm-say', -150)
  await place(page, 3)
  await expect(page.getByText('Step 3 of 6. Bring a small pan')).toBeAttached()
  await expect(page.locator('.cm-step')).toContainText('7 min, for a yolk like thick honey. Cool them')
  await swipe(page, '.cm-need', 150)
  await needed.tap()
  await place(page, 3)
  await swipe(page, '.cm-say', 150)
  await place(page, 2)
  await page.getByRole('button', { name: 'Back one step' }).tap()
  await place(page, 1)
})

test('of two tabs both show a ring, one makes it; stopped in one it is over in both', async ({
  page,
  context,
}) => {
  await cook(page)
  await page.getByRole('button', { name: 'Start the timer: 30 min' }).tap()
  const other = await context.newPage()
  await other.goto(`${BOWL}/cook`)
  await wake(other)
  await page.clock.fastForward(30 * MINUTE + 1_000)
  await expect(ring(other)).toContainText('Barley is ready')
  await expect(ring(page)).toContainText('Barley is ready')
  await ring(page).getByRole('button', { name: 'Stop' }).tap()
  await expect(ring(other)).toHaveCount(0)
  await other.close()
})

test('magnified to twice its size, ring, sheet and end are no wider than the phone', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 })
  const spill = (selector: string) =>
    page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth)
  await cook(page)
  await page.getByRole('button', { name: 'Start the timer: 30 min' }).tap()
  await page.clock.fastForward(30 * MINUTE + 1_000)
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
  expect(await spill('.cm-done-body')).toBeLessThanOrEqual(0)
})

test('with the keys alone', async ({ page }) => {
  await cook(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await place(page, 3)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('t')
  await expect(docked(page, /Eggs/)).toBeVisible()
  await page.keyboard.press('l')
  await expect(page.getByRole('dialog', { name: 'All ingredients' })).toContainText('60 g baby spinach')
  await page.keyboard.press('Escape')
  await place(page, 3)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Leave the stove?' })).toContainText('One timer is running')
  await page.getByRole('button', { name: 'Stay' }).press('Enter')
  await docked(page, /Eggs/).press('Enter')
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/big-grain-bowl$/)
})

test('Escape closes the sheet it meets and nothing else', async ({ page }) => {
  await cook(page)
  await next(page).tap()
  const opened = page.locator('dialog[open]')
  await page.getByRole('button', { name: 'All ingredients and steps' }).tap()
  await expect(page.getByRole('dialog', { name: 'All ingredients' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await place(page, 2)

  await next(page).tap()
  await page.getByRole('button', { name: 'Start the timer: 7 min' }).tap()
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
})

const SCREENS = [
  { name: 'a small phone', width: 320, height: 568 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone on its side', width: 844, height: 390 },
  { name: 'a tablet', width: 1024, height: 768 },
]

test('on every screen the keys stay in sight, letters and targets are large, and nothing is cut off', async ({
  page,
}) => {
  await cook(page)
  await next(page).tap()
  await next(page).tap()
  await page.getByRole('button', { name: 'Start the timer: 7 min' }).tap()
  for (const { name, width, height } of SCREENS) {
    await page.setViewportSize({ width, height })
    await page.clock.runFor(500)
    await expect(next(page), name).toBeInViewport({ ratio: 1 })
    const found = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      text: Number.parseFloat(getComputedStyle(document.querySelector('.cm-step') ?? document.body).fontSize),
      key: document.querySelector('.cm-next')?.getBoundingClientRect().height ?? 0,
    }))
    expect(found.overflow, name).toBeLessThanOrEqual(0)
    expect(found.text, name).toBeGreaterThanOrEqual(28)
    expect(found.key, name).toBeGreaterThanOrEqual(64)
  }
  await page.clock.resume()
  expect(await findViolations(page), 'light').toEqual([])
  expect(await findDarkViolations(page), 'dark').toEqual([])
})

test('a step too long for its room is laid out at most three times before it is shown', async ({ page }) => {
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
  // Not by touch: a key that is pressed is laid out as well.
  await next(page).evaluate((key: HTMLElement) => key.click())
  await place(page, 3)
  expect((await layouts()) - before).toBeLessThanOrEqual(3)
  await expect(page.locator('.cm-step')).toHaveCSS('font-size', '28px')
})

test('that the last step was reached is told behind the frame that shows it', async ({ page }) => {
  await page.addInitScript(() => {
    // What is told stands in an attribute of the document.
    navigator.sendBeacon = (_url, body) => {
      const { dataset } = document.documentElement
      if (body instanceof Blob)
        void body.text().then((text) => {
          dataset.told = `${dataset.told ?? ''}${text}`
        })
      return true
    }
  })
  await cook(page)
  await page.keyboard.press('l')
  await page.getByRole('button', { name: /^6\. Arrange/ }).tap()
  await place(page, 6)
  const told = () => page.evaluate(() => document.documentElement.dataset.told ?? '')
  // Frames come when the test's clock runs.
  expect(await told()).not.toContain('"event":"cook"')
  await page.clock.runFor(100)
  await expect.poll(told).toContain('"event":"cook"')
})
