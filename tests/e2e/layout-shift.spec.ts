import type { CDPSession, Page } from '@playwright/test'
import { emptyWeek, putDish, writeWeekLink } from '../../src/domain/kitchen/week.ts'
import { newDish } from '../../src/domain/kitchen/week-dishes.ts'
import { STRIKES, writePose } from '../../src/domain/movement/figure/posing.ts'
import { subscriptionSchema } from '../../src/domain/newsletter/subscription.ts'
import { HOUR } from '../../src/domain/time/durations.ts'
import { SubscriberTokens } from '../../src/server/mail/subscriber-links.ts'
import { readSecret } from '../../src/server/store/auth/secrets.ts'
import { openStore } from '../../src/server/store/database.ts'
import {
  confirmSubscriber,
  getSubscriber,
  subscribeAddress,
} from '../../src/server/store/newsletter/subscribers.ts'
import { LONG } from '../support/run-length.ts'
import type { RunningSite } from '../support/site.ts'
import { expect, expectProblems, test } from './fixtures.ts'
import { MISSING_PAGES, PUBLIC_PAGES } from './pages.ts'

/** Maximum of the Core Web Vitals' measure, for one page until it is idle (PERF-SHIFT-1). */
const MAX_SHIFT = 0.01
/** A phone, a tablet and a desktop: every page in every state. */
const LAYOUT_WIDTHS = [360, 768, 1440]
/**
 * Other phones. From 384 to 480 px no layout changes, only line breaks: one page of each template with more than short
 * lines is enough.
 */
const LINE_WIDTHS = [390, 412, 430]
const ARTICLE = '/blog/one-kettlebell-five-moves-fifteen-minutes'
const DISH = 'red-lentil-dal'
const RECIPE = `/recipes/${DISH}`
const DISHES = ['roast-tomato-soup', DISH, 'big-grain-bowl']

/** Width of the device font's glyphs relative to the web font: approximately the range of Georgia, Noto and DejaVu. */
const DEVICE_FONTS = { own: 1, narrow: 0.9, wide: 1.1, 'much wider': 1.3 }
type DeviceFont = keyof typeof DEVICE_FONTS
/** A test machine may have none of the usual fonts; each system's own fallbacks are available at once too. */
const LOCAL = ['Liberation Serif Bold', 'DejaVu Sans Bold', 'Liberation Sans', 'DejaVu Sans']
  .map((name) => `,local("${name}")`)
  .join('')

/**
 * A reader's fonts: the device's own at once, the web fonts once a page has been painted (`painted` releases them).
 * Only the fonts are intercepted, through the DevTools protocol: a route would slow down every other file as well.
 */
class ReaderFonts {
  readonly #session: CDPSession
  #held: string[] | null = []
  #sheet = ''

  private constructor(session: CDPSession) {
    this.#session = session
  }

  static async open(page: Page): Promise<ReaderFonts> {
    const session = await page.context().newCDPSession(page)
    const fonts = new ReaderFonts(session)
    session.on('Fetch.requestPaused', ({ requestId, request }) => {
      if (request.url.endsWith('.css')) void fonts.#sendSheet(requestId)
      else if (fonts.#held) fonts.#held.push(requestId)
      else void session.send('Fetch.continueRequest', { requestId })
    })
    await session.send('Network.enable')
    await session.send('Fetch.enable', {
      patterns: [{ urlPattern: '*.woff2' }, { urlPattern: '*/entry-client-*.css' }],
    })
    return fonts
  }

  /** Sets the device font through the sheet that defines it. */
  async give(page: Page, device: DeviceFont): Promise<void> {
    const html = await (await page.request.get('/')).text()
    const [, href = ''] = /href="([^"]+\/entry-client-[^"]+\.css)"/.exec(html) ?? []
    const sheet = await (await page.request.get(href)).text()
    const width = DEVICE_FONTS[device]
    const given = sheet.replaceAll(/@font-face\{[^}]*local\([^}]*\}/g, (face) =>
      face
        .replace(/src:[^;}]+/, (sources) => sources + LOCAL)
        .replace(/size-adjust:([\d.]+)%/, (_, percent) => `size-adjust:${percent * width}%`),
    )
    expect(given).toContain(LOCAL)
    this.#sheet = Buffer.from(given).toString('base64')
  }

  /** Holds back the fonts of the next page. Clears the browser's memory cache, not its disk cache. */
  async hold(): Promise<void> {
    this.#held = []
    for (const cacheDisabled of [true, false])
      await this.#session.send('Network.setCacheDisabled', { cacheDisabled })
  }

  async painted(): Promise<void> {
    // The browser may report a paint before the requests.
    await expect
      .poll(() => this.#held?.length, { message: 'held fonts of both families' })
      .toBeGreaterThanOrEqual(2)
    for (const requestId of this.#held ?? []) void this.#session.send('Fetch.continueRequest', { requestId })
    this.#held = null
  }

  async #sendSheet(requestId: string): Promise<void> {
    await this.#session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [
        { name: 'content-type', value: 'text/css' },
        { name: 'cache-control', value: 'no-store' },
      ],
      body: this.#sheet,
    })
  }
}

declare global {
  interface Window {
    /** Every layout shift of the document from its first paint. */
    shifts: LayoutShift[]
  }
}

/** Missing in TypeScript's DOM: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift'
    window.shifts = []
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().filter(isShift))).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
}

/** Within this time a browser may still use an optional font as if it had been present from the beginning. */
const FONT_BLOCK_MS = 150

/** Opens a page whose fonts arrive after its first paint, and waits until it has finished with them. */
async function openSlowly(page: Page, fonts: ReaderFonts, path: string): Promise<void> {
  await fonts.hold()
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction((block) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return paint !== undefined && performance.now() > paint.startTime + block
  }, FONT_BLOCK_MS)
  await fonts.painted()
  await page.waitForFunction(() => performance.getEntriesByName('late-fonts').length > 0)
  // Content requested afterwards has its space reserved by a skeleton.
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
}

/** Returns how far the page has shifted, and which elements did. */
function readShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(async () => {
    // Shifts of the last frame are reported after it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const shifts = window.shifts.filter(({ hadRecentInput }) => !hadRecentInput)
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
const now = Date.now()
const place = { step: 2, ticks: [], isDone: false, at: now }
const done = DISHES.map((title, at) => ({ id: at + 1, title, at: now }))
/** Data on a reader's device after some visits. */
const KEPT = {
  weeks: JSON.stringify({ weeks: { [START]: week } }),
  'saved-recipes': JSON.stringify(saved),
  kitchen: JSON.stringify({ units: 'US', avoid: ['dairy', 'gluten'] }),
  'recipe-choices': JSON.stringify({ [DISH]: { servings: 7, variation: 0, keep: [], at: now } }),
  // For any id that the sample may have.
  'cook-places': JSON.stringify(Object.fromEntries(Array.from({ length: 40 }, (_, id) => [id, place]))),
  'plan-done-days': '[1]',
  'workout:plan/1': JSON.stringify({ session: { place: 2 } }),
  'recent-searches': '["oats","soup"]',
  'done-things': JSON.stringify({ dishes: done, articles: done }),
  pose: STRIKES.slice(-1)
    .map(({ pose }) => writePose(pose))
    .join(),
}
const timer = {
  id: 'lentils',
  recipe: { slug: DISH, title: 'Dal' },
  step: 1,
  start: 0,
  label: 'Lentils',
  headline: 'Lentils are ready',
  afterwards: '',
  totalMs: HOUR,
  restMs: 0,
  state: { kind: 'running', endsAt: now + HOUR },
}
const RUNNING = { 'cook-timers': JSON.stringify({ seenAt: now, timers: [timer] }) }

const EVERY_PAGE = [
  ...PUBLIC_PAGES.map(({ path }) => path),
  ...MISSING_PAGES.map(({ path }) => path),
  '/recipes?diet=vegan',
  '/recipes?time=15&diet=vegan,keto',
  '/recipes?category=Wellness',
  '/recipes?category=Nothing',
  '/recipes?without=nuts&difficulty=easy',
  '/recipes?have=lentils,zzzz&sort=quick',
  `${RECIPE}/cook`,
  '/search?q=zzzzzz',
  '/letters',
  '/letters/nothing-here',
  '/plan?token=nothing',
  '/newsletter/confirm?token=nothing',
  '/newsletter/unsubscribe?token=nothing',
  '/week',
  '/week/shopping',
  `/week${writeWeekLink(week)}`,
  `/week/shopping${writeWeekLink(week)}`,
]
const FILLED = [
  '/',
  '/recipes',
  RECIPE,
  `${RECIPE}/cook`,
  '/search',
  '/saved',
  `/week#of=${START}`,
  `/week/shopping#of=${START}`,
]

const LONG_LINES = [
  '/',
  '/about',
  '/blog',
  '/blog/a-slow-morning-that-makes-the-whole-day-stronger',
  '/recipes',
  '/recipes/sunrise-breakfast-bowl',
]
const LONG_LINES_FILLED = [`${RECIPE}/cook`, `/week#of=${START}`]

/** The pages where another font width changes the most line breaks. */
const FONT_PAGES = ['/', ARTICLE, RECIPE, '/about']

/** Returns the plan pages of a confirmed subscriber. */
async function planPages({ dataDir }: RunningSite, email: string): Promise<string[]> {
  const store = await openStore({ databaseUrl: null, dataDir })
  try {
    const now = new Date().toISOString()
    const { id } = await subscribeAddress(
      store.db,
      subscriptionSchema.parse({ email, referralSource: 'footer' }),
      now,
    )
    await confirmSubscriber(store.db, id, now)
    const links = new SubscriberTokens(await readSecret(store.db, 'newsletter'))
    const subscriber = await getSubscriber(store.db, id)
    const token = subscriber && links.make('plan', subscriber)
    return [`/plan?token=${token}`, `/plan/1?token=${token}`]
  } finally {
    await store.close()
  }
}

/** Each page is checked in one of this many widths; the long run checks all of them (`npm run test:long`). */
const SHARES = 3

function shareOf(paths: readonly string[], width: number): readonly string[] {
  const share = [...LAYOUT_WIDTHS, ...LINE_WIDTHS].indexOf(width) % SHARES
  return LONG ? paths : paths.filter((_, at) => at % SHARES === share)
}

for (const width of [...LAYOUT_WIDTHS, ...LINE_WIDTHS]) {
  // PERF-SHIFT-1
  test(`there is no layout shift at ${width} px, whatever fonts the device has`, async ({
    page,
    problems,
    site,
  }) => {
    expectProblems(problems, /404/)
    await page.setViewportSize({ width, height: width < 600 ? 820 : 900 })
    const fonts = await ReaderFonts.open(page)
    await fonts.give(page, 'own')
    await watchShifts(page)
    const look = async (path: string, kind: string) => {
      await openSlowly(page, fonts, path)
      // The code that changes a recipe has no skeleton.
      if (kind.startsWith('a later') && path.startsWith(RECIPE)) await page.waitForLoadState('networkidle')
      const { sum, moved } = await readShift(page)
      expect.soft(sum, `${kind} ${path}: ${moved.join('; ')}`).toBeLessThan(MAX_SHIFT)
    }
    const plan = await planPages(site, `reader-${width}@example.com`)
    const isWhole = LAYOUT_WIDTHS.includes(width)
    const [first, later] = isWhole ? [[...EVERY_PAGE, ...plan], FILLED] : [LONG_LINES, LONG_LINES_FILLED]
    for (const path of shareOf(first, width)) await look(path, 'a first visit to')
    const keep = (kept: object) => page.evaluate((values) => Object.assign(localStorage, values), kept)
    await keep(KEPT)
    for (const path of shareOf([...later, ...plan], width)) {
      await look(path, 'a later visit to')
      if (path.endsWith('/cook')) await expect(page.getByText('You were here.')).toBeVisible()
    }
    for (const device of ['narrow', 'wide'] as const) {
      await fonts.give(page, device)
      for (const path of shareOf(FONT_PAGES, width))
        await look(path, `a later visit with a ${device} font to`)
    }
    if (!isWhole) return
    await keep(RUNNING)
    await look('/search', 'a later visit, while a timer runs, to')
    await expect(page.getByRole('region', { name: 'Timers' })).toContainText('Lentils')
  })
}

// PERF-SHIFT-2
test('a font that would shift the layout is first used on the next page', async ({ page, context }) => {
  await page.setViewportSize({ width: 412, height: 820 })
  const fonts = await ReaderFonts.open(page)
  await fonts.give(page, 'much wider')
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

test.describe('before hydration', () => {
  test.use({ javaScriptEnabled: false })

  // PERF-SHIFT-4
  test('the space of a picture is reserved before the text beside it arrives', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of ['/recipes', RECIPE, '/playlist', '/newsletter/confirm?token=nothing']) {
      await page.goto(path)
      const picture = (
        await page.evaluateHandle(() =>
          [...document.querySelectorAll('main *')].find(
            (element) => getComputedStyle(element).gridColumnStart === '2',
          ),
        )
      ).asElement()
      const before = await picture?.boundingBox()
      expect(before?.x, path).toBeGreaterThan(600)
      await picture?.evaluate((element) => {
        while (element.nextSibling) element.nextSibling.remove()
      })
      expect((await picture?.boundingBox())?.x, path).toBe(before?.x)
    }
  })
})
