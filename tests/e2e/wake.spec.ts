import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from './fixtures.ts'

const ARTICLE = '/blog/a-slow-morning-that-makes-the-whole-day-stronger'
const RECIPE = '/recipes/sunrise-breakfast-bowl'

test('nothing but a kilobyte of script is asked for before the page has been painted', async ({ page }) => {
  await page.goto(ARTICLE)
  await waitForHydration(page)
  const { painted, loaded, early, late } = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
    const [navigation] = performance
      .getEntriesByType('navigation')
      .filter((entry) => entry instanceof PerformanceNavigationTiming)
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const isEarly = ({ startTime }: PerformanceEntry) => startTime < painted
    return {
      painted,
      loaded: navigation?.loadEventStart ?? 0,
      early: scripts.filter(isEarly).map(({ name }) => name),
      late: scripts.filter((entry) => !isEarly(entry)).map(({ startTime }) => startTime),
    }
  })
  expect(painted).toBeGreaterThan(0)
  expect(early.filter((name) => !name.includes('entry-wake'))).toEqual([])
  expect(late.length).toBeGreaterThan(3)
  expect(Math.min(...late)).toBeGreaterThanOrEqual(loaded)
})

test('taps on a button before the page is awake count as soon as it is', async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    if (!route.request().url().includes('entry-wake')) await held
    await route.continue()
  })
  await page.goto(RECIPE)
  const servings = page.getByRole('group', { name: 'Servings' }).locator('output')
  const before = Number.parseInt((await servings.textContent()) ?? '', 10)
  const more = page.getByRole('button', { name: 'More servings' })
  await more.click()
  await more.click()
  await expect(servings).toHaveText(`${before} servings`)
  letGo()
  await waitForHydration(page)
  await expect(servings).toHaveText(`${before + 2} servings`)
})

test('with data saved, scripts wait for the reader', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  await page.goto(ARTICLE, { waitUntil: 'networkidle' })
  // What a browser tells by itself of a page that was laid out while a pointer lay on it.
  await page.evaluate(async () => {
    dispatchEvent(new Event('scroll'))
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  expect(scripts.filter((url) => !url.includes('entry-wake'))).toEqual([])
  await page.keyboard.press('Tab')
  await waitForHydration(page)
  expect(scripts.length).toBeGreaterThan(3)
})

for (const [what, read] of [
  ['scrolls', (page: Page) => page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))],
  ['moves the pointer', (page: Page) => page.mouse.move(200, 200, { steps: 3 })],
] as const) {
  test(`with data saved, a reader who ${what} wakes the page`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto(ARTICLE)
    await read(page)
    await waitForHydration(page)
  })
}
