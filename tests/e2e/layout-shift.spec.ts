import type { BrowserContext, Page } from '@playwright/test'
import { emptyWeek, putDish, writeWeekLink } from '../../src/domain/kitchen/week.ts'
import { newDish } from '../../src/domain/kitchen/week-dishes.ts'
import { expect, expectProblems, test } from './fixtures.ts'
import { MISSING_PAGES, PUBLIC_PAGES } from './pages.ts'

/** Of Core Web Vitals' measure, for one page until it is quiet (product §26.1). */
const MAX_SHIFT = 0.01
const WIDTHS = [360, 390, 412, 430, 768, 1440]
const ARTICLE = '/blog/one-kettlebell-five-moves-fifteen-minutes'
const RECIPE = '/recipes/red-lentil-dal'
const DISHES = ['roast-tomato-soup', 'red-lentil-dal', 'big-grain-bowl']

/** How much wider than the real one the device's font sets its letters: about what Georgia, Noto and DejaVu differ by. */
const DEVICE_FONTS = { own: 1, narrow: 0.9, wide: 1.1, 'much wider': 1.3 }
type DeviceFont = keyof typeof DEVICE_FONTS
/** A machine of tests may have none of a reader's; each system's own stand-ins come from the device at once as well. */
const LOCAL = ['Liberation Serif Bold', 'DejaVu Sans Bold', 'Liberation Sans', 'DejaVu Sans']
  .map((name) => `,local("${name}")`)
  .join('')

/** Webfonts come when a page has been painted: `painted` lets them. */
class SlowFonts {
  #painted = Promise.withResolvers<void>()

  async hold(context: BrowserContext): Promise<void> {
    await context.route('**/*.woff2', async (route) => {
      await this.#painted.promise
      await route.continue()
    })
  }

  leave(): void {
    this.#painted = Promise.withResolvers<void>()
  }

  painted(): void {
    this.#painted.resolve()
  }
}

async function giveDeviceFont(context: BrowserContext, device: DeviceFont): Promise<void> {
  const width = DEVICE_FONTS[device]
  await context.route('**/entry-client-*.css', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/@font-face\{[^}]*local\([^}]*\}/g, (face) =>
      face
        .replace(/src:[^;}]+/, (sources) => sources + LOCAL)
        .replace(/size-adjust:([\d.]+)%/, (_, percent) => `size-adjust:${percent * width}%`),
    )
    expect(body).toContain(LOCAL)
    await route.fulfill({ response, body })
  })
}

async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: LayoutShift[] = []
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
    Object.assign(window, { shifts })
  })
}

/** Opens a page whose fonts come after its first paint, and waits until it is done with them. */
async function openSlowly(page: Page, fonts: SlowFonts, path: string): Promise<void> {
  // A document of its own each time: another fragment alone would not load one.
  await page.goto('about:blank')
  fonts.leave()
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  fonts.painted()
  await page.waitForFunction(() => performance.getEntriesByName('late-fonts').length > 0)
  // What the page then asks for has its place kept by a skeleton.
  await expect(page.locator('main .animate-pulse')).toHaveCount(0)
}

/** Not in TypeScript's DOM: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** How far the page has moved by itself, and what did. */
function readShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(async () => {
    // What the last frame moved is told after it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const shifts = (window as unknown as { shifts: LayoutShift[] }).shifts.filter(
      ({ hadRecentInput }) => !hadRecentInput,
    )
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ value, sources }) =>
        sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return `${value.toFixed(3)} ${element?.tagName} ${element?.textContent?.slice(0, 40)}`
        }),
      ),
    }
  })
}

const START = '2026-11-23'
const week = DISHES.reduce(
  (planned, slug, day) => putDish(planned, { meal: 'evening', day }, newDish(slug, 2)),
  emptyWeek(START),
)
const saved = DISHES.map((slug, at) => ({
  id: at + 1,
  slug,
  savedAt: at + 1,
  card: {
    title: slug.replaceAll('-', ' '),
    difficulty: 'easy',
    category_name: 'Dinner',
    prep_time_minutes: 10,
    cook_time_minutes: 20,
    servings: 2,
  },
  cooked: at,
  cookedAt: null,
  note: 'Less salt',
  version: null,
}))
/** What a reader's device holds after some visits. */
const KEPT = { weeks: JSON.stringify({ weeks: { [START]: week } }), 'saved-recipes': JSON.stringify(saved) }

const EVERY_PAGE = [
  ...PUBLIC_PAGES.map(({ path }) => path),
  ...MISSING_PAGES.map(({ path }) => path),
  ARTICLE,
  RECIPE,
  '/recipes?diet=vegan',
  '/recipes?time=15&diet=vegan,keto',
  '/recipes?category=Nothing',
  '/letters',
  '/week',
  `/week${writeWeekLink(week)}`,
  '/week/shopping',
]
const FILLED = ['/saved', `/week#of=${START}`, `/week/shopping#of=${START}`]

for (const width of WIDTHS) {
  test(`nothing moves by itself at ${width} px, whatever font the device has`, async ({
    page,
    context,
    problems,
  }) => {
    expectProblems(problems, /404/)
    const fonts = new SlowFonts()
    await page.setViewportSize({ width, height: width < 600 ? 820 : 900 })
    await fonts.hold(context)
    await giveDeviceFont(context, 'own')
    await watchShifts(context)
    const look = async (path: string, kind: string) => {
      await openSlowly(page, fonts, path)
      const { sum, moved } = await readShift(page)
      expect.soft(sum, `${kind} ${path}: ${moved.join('; ')}`).toBeLessThan(MAX_SHIFT)
    }
    for (const path of EVERY_PAGE) await look(path, 'a first visit to')
    await page.evaluate((kept) => Object.assign(localStorage, kept), KEPT)
    for (const path of FILLED) await look(path, 'a later visit to')
    for (const device of ['narrow', 'wide'] as const) {
      await giveDeviceFont(context, device)
      for (const path of ['/', ARTICLE]) await look(path, `with a ${device} font,`)
    }
  })
}

test('a font that would move the page is shown by the next one', async ({ page, context }) => {
  const fonts = new SlowFonts()
  await page.setViewportSize({ width: 412, height: 820 })
  await fonts.hold(context)
  await giveDeviceFont(context, 'much wider')
  await openSlowly(page, fonts, ARTICLE)
  const session = await context.newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const titleFont = async () => {
    const { root } = await session.send('DOM.getDocument')
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
    const { fonts: used } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    return used.map(({ familyName }) => familyName).join()
  }
  expect(await titleFont()).not.toContain('Besley')
  await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'Recipes', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Food that loves you back' })).toBeVisible()
  expect(await titleFont()).toContain('Besley')
})
