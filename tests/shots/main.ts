import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/find-browser.ts'
import { CARD_SIZE } from '../../src/server/pixels/share-cards/share-card.ts'
import { CARD_SCREENS } from './card-screens.ts'
import { COACH_SCREENS } from './coach-screens.ts'
import { DESK_SCREENS } from './desk-screens.ts'
import { indexPage, type Shot } from './index-page.ts'
import { LETTER_SCREENS } from './letter-screens.ts'
import { PEAK_SCREENS } from './peak-screens.ts'
import { READER_SCREENS } from './reader-screens.ts'
import type { Screen, SiteName } from './screen.ts'
import { openSite, PASSWORD, type ShotSite } from './sites.ts'

/**
 * Photographs every screen and state into one folder with an index page, including letters, share cards and printed
 * pages (as pictures if `pdftoppm` is installed, otherwise as a PDF): `npm run shots`. Part of it: `npm run shots --
 * --only admin-stats --widths 390 --schemes dark`; beside drawings named after their screens (`admin-stats-phone.png`):
 * `--beside FOLDER`.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'shots' },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,768,1440,1920' },
    schemes: { type: 'string', default: 'light,dark' },
    beside: { type: 'string' },
  },
})
const HEIGHTS: Readonly<Record<number, number>> = {
  320: 640,
  390: 844,
  667: 375,
  768: 1024,
  844: 390,
  1024: 768,
  1440: 900,
  [CARD_SIZE.width]: CARD_SIZE.height,
}
const SCHEMES = (['light', 'dark'] as const).filter((scheme) => values.schemes.split(',').includes(scheme))
const WIDTHS = values.widths.split(',').map(Number)
const PAGES_AT_ONCE = 2
/** Width of the window from which pages are printed, in px. */
const PAPER_WIDTH = 1_280
const LIGHT = ['light'] as const
/** Longer pages are cropped: nothing would be recognizable at that size. */
const MAX_HEIGHT = 12_000

const out = resolve(values.out)
const screens = [
  ...READER_SCREENS,
  ...PEAK_SCREENS,
  ...LETTER_SCREENS,
  ...CARD_SCREENS,
  ...COACH_SCREENS,
  ...DESK_SCREENS,
].filter(({ name }) => values.only.split(',').some((part) => name.startsWith(part)))
if (screens.length === 0 || WIDTHS.some((width) => !(width > 0)) || SCHEMES.length === 0) {
  console.error(
    'Nothing to photograph: --only takes beginnings of names, --widths pixels, --schemes light,dark',
  )
  process.exit(1)
}

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
})
const sites = new Map<SiteName, ShotSite>()
const shots: Shot[] = []
const failures: string[] = []
try {
  for (const name of new Set(screens.map(({ site = 'lived' }) => site))) sites.set(name, await openSite(name))
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  const tasks = screens.flatMap((screen) => widthsOf(screen).map((width) => ({ screen, width })))
  let begun = 0
  const work = async () => {
    for (let task = tasks[begun++]; task; task = tasks[begun++]) {
      const { screen, width } = task
      try {
        await (screen.paper ? print(browser, screen) : photograph(browser, screen, width))
      } catch (error) {
        failures.push(`${screen.name} at ${width}: ${String(error).split('\n')[0]}`)
      }
      process.stdout.write(`\r${Math.min(begun, tasks.length)} of ${tasks.length}`)
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work))
  const order = new Map(screens.map(({ name }, index) => [name, index]))
  const place = ({ screen, width, scheme }: Shot) =>
    (order.get(screen.name) ?? 0) * 10_000 + width * 2 + SCHEMES.indexOf(scheme)
  shots.sort((one, other) => place(one) - place(other))
  await writeFile(join(out, 'index.html'), indexPage(shots, { beside: await findBeside(), failures }))
} finally {
  await browser.close()
  for (const site of sites.values()) {
    await site.stop()
    await rm(site.dataDir, { recursive: true, force: true })
  }
}
console.log(`\n${shots.length} pictures: ${join(out, 'index.html')}`)
for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0

function widthsOf({ paper, widths = WIDTHS, from = 0, below = Number.POSITIVE_INFINITY }: Screen) {
  return paper ? [PAPER_WIDTH] : widths.filter((width) => width >= from && width < below)
}

function siteOf({ name, site = 'lived' }: Screen): ShotSite {
  const found = sites.get(site)
  if (!found) throw new Error(`There is no site for ${name}`)
  return found
}

function openContext(browser: Browser, screen: Screen, width: number): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: siteOf(screen).url,
    viewport: { width, height: HEIGHTS[width] ?? 1_080 },
    hasTouch: width < 1_024,
    reducedMotion: 'reduce',
  })
}

/** Prints a page as for a reader in dark mode, whose paper is white nevertheless. */
async function print(browser: Browser, screen: Screen): Promise<void> {
  const context = await openContext(browser, screen, PAPER_WIDTH)
  try {
    const page = await arrive(context, screen)
    await page.emulateMedia({ colorScheme: 'dark' })
    await settle(page)
    for (const format of ['A4', 'Letter']) {
      const name = `${screen.name}-${format.toLowerCase()}`
      await page.pdf({
        path: join(out, `${name}.pdf`),
        format,
        preferCSSPageSize: true,
        printBackground: true,
      })
      for (const file of await pagesOf(name))
        shots.push({ screen, width: PAPER_WIDTH, scheme: 'light', file, paper: format })
    }
  } finally {
    await context.close()
  }
}

/** Returns the printed pages, each as a picture; the PDF itself if no converter is installed. */
async function pagesOf(name: string): Promise<string[]> {
  const pdf = `${name}.pdf`
  try {
    await promisify(execFile)('pdftoppm', ['-png', '-r', '80', join(out, pdf), join(out, name)])
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [pdf]
    throw error
  }
  const files = await readdir(out)
  return files.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.png')).toSorted()
}

async function photograph(browser: Browser, screen: Screen, width: number): Promise<void> {
  const context = await openContext(browser, screen, width)
  try {
    const page = await arrive(context, screen)
    for (const scheme of screen.lightOnly ? LIGHT : SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme })
      await settle(page)
      const file = `${screen.name}-${width}${scheme === 'dark' ? '-dark' : ''}.png`
      const path = join(out, file)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      if (screen.window) await page.screenshot({ path })
      else
        await page.screenshot({
          path,
          fullPage: true,
          clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) },
        })
      shots.push({ screen, width, scheme, file })
    }
  } finally {
    // A route still being answered would otherwise outlive its page.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}

async function arrive(context: BrowserContext, screen: Screen): Promise<Page> {
  const site = siteOf(screen)
  if (screen.html) {
    const page = await context.newPage()
    await page.setContent(await screen.html(site))
    return page
  }
  if (!screen.newcomer)
    await context.addCookies([{ name: 'newsletter_popup', value: 'dismissed', url: site.url }])
  if (screen.group === 'Admin') {
    const data = { password: PASSWORD }
    await context.request.post('/api/auth/login', { data, headers: { 'sec-fetch-site': 'same-origin' } })
  }
  const page = await context.newPage()
  await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(page, site))
  await page.locator('html[data-hydrated], main').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await screen.act?.(page)
  if (!screen.window) await scrollThrough(page)
  return page
}

/** Scrolls so that lazy content loads; the pauses are made here, since the page's own clock may be stopped. */
async function scrollThrough(page: Page): Promise<void> {
  const rest = (from: number) =>
    page.evaluate((top) => {
      scrollTo(0, top)
      return document.documentElement.scrollHeight - top
    }, from)
  const step = page.viewportSize()?.height ?? 900
  for (let at = 0; (await rest(at)) > step; at += step) await page.waitForTimeout(30)
  await rest(0)
}

/** Waits for fonts and pictures, and for running transitions. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  // "Loading recipes...": this status disappears when the content has loaded.
  await page
    .locator('[role=status]')
    .filter({ hasText: /\.\.\.$/ })
    .first()
    .waitFor({ state: 'detached' })
  // A skeleton is not part of the page's final look.
  await page.locator('main [data-skeleton]').first().waitFor({ state: 'detached' })
  await page.evaluate(async () => {
    await document.fonts.ready
    // A picture not requested yet must not count as failed.
    for (const image of document.images) image.loading = 'eager'
    await Promise.race([
      Promise.allSettled([...document.images].map((image) => image.decode())),
      new Promise((resolve) => setTimeout(resolve, 5_000)),
    ])
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
}

/** Finds drawings whose names consist of a screen's name and the device. */
async function findBeside(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  if (values.beside === undefined) return found
  const folder = resolve(values.beside)
  for (const file of await readdir(folder)) {
    const name = /^(.+?)-(?:phone|tablet|desktop)(?:-dark)?\.png$/.exec(file)?.[1]
    if (name) found.set(name, [...(found.get(name) ?? []), relative(out, join(folder, file))])
  }
  return found
}
