import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Route } from '@playwright/test'
import { expect, expectProblems, test, waitForHydration } from './fixtures.ts'

const ARTICLE = '/blog/a-slow-morning-that-makes-the-whole-day-stronger'
const RECIPE = '/recipes/sunrise-breakfast-bowl'

test('before the first paint only a kilobyte of script is requested, and nothing from the served head again', async ({
  page,
}) => {
  const head = () =>
    page.evaluate(() => ({
      titles: [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent),
      descriptions: [...document.head.querySelectorAll('meta[name="description"]')].map((meta) =>
        meta.getAttribute('content'),
      ),
    }))
  await page.goto(ARTICLE)
  const served = await head()
  expect([served.titles.length, served.descriptions.length]).toEqual([1, 1])
  await waitForHydration(page)
  expect(await head()).toEqual(served)
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
      late: scripts.filter((entry) => !isEarly(entry)).map(({ name, startTime }) => ({ name, startTime })),
    }
  })
  expect(painted).toBeGreaterThan(0)
  expect(early.filter((name) => !name.includes('entry-wake'))).toEqual([])
  expect(late.length).toBeGreaterThan(3)
  expect(Math.min(...late.map(({ startTime }) => startTime))).toBeGreaterThanOrEqual(loaded)
  // After client-side navigation the head is set by rules loaded then (src/web/features/shell/late-parts.test.tsx).
  const manifest = JSON.parse(
    await readFile(join(import.meta.dirname, '../../dist/client/manifest.json'), 'utf8'),
  )
  const { file: rules } = manifest['src/domain/content/meta-texts.ts']
  expect(late.filter(({ name }) => name.endsWith(rules))).toEqual([])
})

test('taps on a button before hydration are replayed', async ({ page }) => {
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

test('if the scripts do not load, early presses do what they do without JavaScript', async ({
  page,
  problems,
}) => {
  expectProblems(problems, /ERR_FAILED|Failed to fetch/)
  let { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    if (route.request().url().includes('entry-wake')) return route.continue()
    await held
    await route.abort()
  })
  await page.goto(ARTICLE)
  await page.locator('a[data-early]').click()
  await expect(page).not.toHaveURL(/#/)
  letGo()
  await expect(page).toHaveURL(/#newsletter$/)

  ;({ promise: held, resolve: letGo } = Promise.withResolvers<void>())
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('First name')).not.toBeFocused()
  letGo()
  // The browser points out the first missing field.
  await expect(page.getByLabel('First name')).toBeFocused()
})

// Other wake events: src/web/entry-wake.test.tsx.
test('with data saving, scripts load only after the reader moves the pointer or scrolls', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  await page.goto(ARTICLE, { waitUntil: 'networkidle' })
  // Events that a browser fires on its own for a page laid out under a resting pointer.
  await page.evaluate(async () => {
    dispatchEvent(new Event('scroll'))
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  expect(scripts.filter((url) => !url.includes('entry-wake'))).toEqual([])
  await page.mouse.move(200, 200, { steps: 3 })
  await waitForHydration(page)
  expect(scripts.length).toBeGreaterThan(3)

  await page.goto(RECIPE)
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
  await waitForHydration(page)
})

// PERF-SHIFT-3
test('cook mode shows no step before its place is known, and the first step if it cannot hydrate', async ({
  page,
  problems,
}) => {
  const place = { step: 2, ticks: [], isDone: false, at: Date.now() }
  const places = Array.from({ length: 40 }, (_, id) => [id, place])
  await page.addInitScript(
    (kept) => {
      localStorage.setItem('cook-places', kept)
    },
    JSON.stringify(Object.fromEntries(places)),
  )
  const needed = page.locator('.cm > .cm-need')
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    if (!route.request().url().includes('entry-wake')) await held
    await route.continue()
  }
  await page.route(/\.js$/, hold)
  await page.goto(`${RECIPE}/cook`)
  await expect(page.getByRole('link', { name: 'Leave cook mode' })).toBeVisible()
  await expect(needed).toBeHidden()
  letGo()
  await expect(needed).toHaveAccessibleName('Ingredients for step 3')
  await expect(needed).toBeVisible()

  await page.unroute(/\.js$/, hold)
  expectProblems(problems, /ERR_FAILED|Failed to fetch/)
  await page.route(/\.js$/, (route) =>
    route.request().url().includes('entry-wake') ? route.continue() : route.abort(),
  )
  await page.reload()
  await expect(needed).toHaveAccessibleName('Ingredients for step 1')
  await expect(needed).toBeVisible()
})
