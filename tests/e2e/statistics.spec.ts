import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openStore } from '../../src/server/store/database.ts'
import { addToStatistics } from '../../src/server/store/statistics.ts'
import { saveVideo } from '../../src/server/store/videos.ts'
import { askAdmin, PASSWORD, SAME_ORIGIN, strangerTest as test } from './admin-fixtures.ts'
import { findViolations } from './find-violations.ts'
import { expect, waitForHydration } from './fixtures.ts'

const ARTICLE = '/blog/stretch-and-watch'
const SOUP = '/recipes/roast-tomato-soup'
const CONTENT = `One breath.

https://youtu.be/e2e_visits1

\`\`\`workout
title: Barefoot minutes
moves:
  - name: Squat
    amount: 10 times
\`\`\`

More at [a friend's](http://localhost:9/elsewhere).`

/** A reader at home: headless browsers are not counted. */
async function openReader(browser: Browser, url: string, more: object = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    viewport: { width: 1200, height: 900 },
    ...more,
  })
  await context.addCookies([{ name: 'newsletter_popup', value: 'dismissed', url }])
  return context
}

/** What the page tells, one after the other. */
function followVisits(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/public/visits')) return
    const { path, event = 'view' } = request.postDataJSON()
    told.push(`${event} ${path}`)
  })
  return told
}

test('what readers do and what the coach is shown agree', async ({ page, site, browser }) => {
  test.slow()
  const login = await page.request.post('/api/auth/login', {
    data: { password: PASSWORD },
    headers: SAME_ORIGIN,
  })
  expect(login.ok()).toBe(true)
  const store = await openStore({ databaseUrl: null, dataDir: site.dataDir })
  await saveVideo(store.db, {
    video_key: 'youtube:e2e_visits1',
    state: 'found',
    title: 'One song',
    author: 'Maya',
    duration: 60,
    uploaded_on: null,
    poster_public_id: null,
    own_poster_public_id: null,
    fetched_at: new Date().toISOString(),
  })
  await store.close()
  const made = await page.request.post('/api/admin/articles', {
    data: { title: 'Stretch and watch', slug: 'stretch-and-watch', status: 'published', content: CONTENT },
    headers: SAME_ORIGIN,
  })
  expect(made.ok(), await made.text()).toBe(true)

  const context = await openReader(browser, site.url)
  const reader = await context.newPage()
  // For the other page too: what a beacon says is only told where something is routed.
  await context.route(/youtube|localhost:9/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'x' }),
  )
  const told = followVisits(reader)
  const tells = async (...visits: string[]) => {
    await expect.poll(() => told.toSorted()).toEqual(visits.toSorted())
    told.length = 0
  }

  await test.step('a page, another without loading, and back', async () => {
    await reader.goto('/about', { referer: 'https://www.google.com/' })
    await waitForHydration(reader)
    await tells('view /about')
    await reader.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click()
    await tells('view /blog')
    await reader.goBack()
    await tells('view /about')
  })
  await test.step('brought back whole, a page is opened again', async () => {
    await reader.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await tells('view /about')
    await reader.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')))
  })
  await test.step('made in advance, a page is opened when it is looked at', async () => {
    const ahead = await context.newPage()
    const toldAhead = followVisits(ahead)
    await ahead.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    })
    await ahead.goto('/about')
    await waitForHydration(ahead)
    await ahead.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(toldAhead).toEqual([])
    await ahead.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false })
      document.dispatchEvent(new Event('prerenderingchange'))
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await expect.poll(() => toldAhead).toEqual(['view /about'])
    await ahead.close()
  })
  await test.step('an article: workout, film, a link away, its end', async () => {
    await reader.goto(ARTICLE)
    await waitForHydration(reader)
    await reader.getByRole('button', { name: /^Watch the film/ }).click()
    await reader.getByRole('button', { name: 'Move with me' }).click()
    await expect(reader.getByRole('dialog', { name: 'Barefoot minutes' })).toBeVisible()
    await reader.keyboard.press('Escape')
    await expect(reader.getByRole('dialog', { name: 'Barefoot minutes' })).toBeHidden()
    await reader.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await reader.getByRole('link', { name: 'a friend' }).click({ modifiers: ['ControlOrMeta'] })
    await tells(...['view', 'video', 'workout', 'read', 'outbound'].map((event) => `${event} ${ARTICLE}`))
  })
  await test.step('a recipe: saved, shared, printed, cooked to its last step', async () => {
    await reader.goto(SOUP)
    await waitForHydration(reader)
    await tells(`view ${SOUP}`)
    const heart = reader.getByRole('main').getByRole('button', { name: /^Save/ }).first()
    await heart.click()
    await tells(`save ${SOUP}`)
    await reader.getByRole('button', { name: 'Share' }).first().click()
    await context.grantPermissions(['clipboard-write'])
    await reader.getByRole('button', { name: 'Copy link' }).click()
    await tells(`share ${SOUP}`)
    await reader.keyboard.press('Escape')
    await reader.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await tells(`print ${SOUP}`)
    await reader.goto(`${SOUP}/cook`)
    await waitForHydration(reader)
    await tells(`view ${SOUP}/cook`)
    await expect(async () => {
      await reader.keyboard.press('ArrowRight')
      expect(told).toEqual([`cook ${SOUP}/cook`])
    }).toPass({ intervals: [100] })
  })
  // What a page tells last may still be on its way.
  const today = await page.evaluate(() => new Date().toISOString().slice(0, 10))
  const countedCooks = async () =>
    (await askAdmin(page, 'GET', `/statistics?from=${today}&to=${today}`)).totals.cooks
  await expect.poll(countedCooks).toBe(1)
  await context.close()

  await test.step('a reader who asks not to be tracked tells nothing, and leaves nothing', async () => {
    const shy = await openReader(browser, site.url, { extraHTTPHeaders: {} })
    await shy.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
    const other = await shy.newPage()
    const silent = followVisits(other)
    await other.goto('/about')
    await waitForHydration(other)
    await other.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click()
    await expect(other).toHaveURL(/\/blog$/)
    await other.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    expect(silent).toEqual([])
    expect(await other.evaluate(() => Object.keys(sessionStorage).concat(Object.keys(localStorage)))).toEqual(
      [],
    )
    expect((await shy.cookies()).map(({ name }) => name)).toEqual(['newsletter_popup'])
    await shy.close()
  })

  await test.step('the coach, who is not counted herself, sees exactly that', async () => {
    await page.goto('/admin/statistics?days=7')
    await expect(page.getByText(/^8 views in 7 days\./)).toBeVisible()
    const list = page.getByRole('region', { name: 'What was read' })
    await expect(list.getByRole('listitem')).toHaveText([
      /About.*4.*Page/,
      /Roast Tomato Soup.*2.*Recipe\. 1 cooked it/,
      /Blog.*1.*Page|Stretch and watch.*1.*Article\. 1 read to the end/,
      /Blog.*1.*Page|Stretch and watch.*1.*Article\. 1 read to the end/,
    ])
    const kitchen = page.getByRole('region', { name: 'In the kitchen' })
    await expect(kitchen.getByRole('row', { name: /^Roast Tomato Soup/ })).toHaveText('Roast Tomato Soup111')
    const rest = page.getByRole('region', { name: 'What else they did' })
    await expect(rest).toHaveText(
      /Pages shared1Workouts started1Films started1Links to other sites followed1$/,
    )
    await expect(page.getByText('1 reading now')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    const { totals } = await askAdmin(page, 'GET', `/statistics?from=${today}&to=${today}`)
    expect(totals).toMatchObject({ views: 8, visitors: 1, cooks: 1, saves: 1, prints: 1, shares: 1 })
  })
})

test('the curve is read along, and each list ends in what can be done about it', async ({ page, site }) => {
  const login = await page.request.post('/api/auth/login', {
    data: { password: PASSWORD },
    headers: SAME_ORIGIN,
  })
  expect(login.ok()).toBe(true)
  const store = await openStore({ databaseUrl: null, dataDir: site.dataDir })
  const today = new Date().toISOString().slice(0, 10)
  const counted = (kind: 'site' | 'search' | 'missing', subject: string, times: number) =>
    ({
      day: today,
      kind,
      subject,
      times,
      visitors: ['x', 'y', 'z'],
      detail: kind === 'search' ? '0' : null,
    }) as const
  await addToStatistics(store.db, [
    counted('site', '', 500),
    counted('search', 'bouillabaisse', 9),
    counted('search', 'zumba', 8),
    counted('missing', '/recipes/roast-tomato', 7),
    counted('missing', '/workouts/day-30', 5),
  ])
  await store.close()
  await page.goto('/admin/statistics?days=7')

  await test.step('by arrow keys, and as a table', async () => {
    const curve = page.getByRole('slider', { name: /^Views and readers per day/ })
    await curve.focus()
    await expect(curve).toHaveAttribute('aria-valuetext', /: 5\d\d views, \d+ readers/)
    await curve.press('ArrowLeft')
    await expect(curve).toHaveAttribute('aria-valuenow', '6')
    await expect(curve).toHaveAttribute('aria-valuetext', /: 0 views, 0 readers/)
    await page.getByText('See it as a table').click()
    await expect(page.getByRole('columnheader', { name: 'New from you' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
  const searches = page.getByRole('region', { name: 'Searches that found nothing' })
  const row = (text: string) => searches.getByRole('listitem').filter({ hasText: text })
  await test.step('a search finds what is there, and nothing again', async () => {
    await row('bouillabaisse')
      .getByRole('button', { name: /^Make it find/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'What should it find?' })
    await dialog.getByLabel('Page').selectOption('Roast Tomato Soup')
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Make it find this' }).click()
    await expect(row('bouillabaisse')).toContainText('finds “Roast Tomato Soup” now')
    const { results } = await (await page.request.get('/api/public/search?q=bouillabaisse')).json()
    expect(results[0].title).toBe('Roast Tomato Soup')
    await row('bouillabaisse').getByRole('button', { name: /^Undo/ }).click()
    await expect(row('bouillabaisse').getByRole('button', { name: /^Make it find/ })).toBeVisible()
  })
  await test.step('an address leads to the page most like it, or to one she chooses', async () => {
    const missing = page.getByRole('region', { name: 'Pages not found' })
    await expect(missing.getByRole('button', { name: 'Choose a page for /workouts/day-30' })).toBeVisible()
    await missing.getByRole('button', { name: 'Forward /recipes/roast-tomato' }).click()
    const dialog = page.getByRole('dialog', { name: 'Where should it lead?' })
    await expect(dialog.getByLabel('Page')).toHaveValue(SOUP)
    await dialog.getByRole('button', { name: 'Forward' }).click()
    await expect(missing).toContainText('leads to “Roast Tomato Soup”')
    const moved = await page.request.get('/recipes/roast-tomato', { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, SOUP])
    await missing.getByRole('button', { name: /^Undo the forward/ }).click()
    await expect(missing.getByRole('button', { name: 'Forward /recipes/roast-tomato' })).toBeVisible()
  })
  await test.step('a search becomes a draft, and is taken back', async () => {
    await row('zumba')
      .getByRole('button', { name: /^Write it/ })
      .click()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Zumba')
    // Not the one of the forward, which may still be there.
    const begun = page.getByRole('status').locator('div', { hasText: /^A draft is begun/ })
    await begun.getByRole('button', { name: 'Undo' }).click()
    await expect(page).toHaveURL(/\/admin\/statistics/)
  })
})
