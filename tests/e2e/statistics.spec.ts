import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openStore } from '../../src/server/store/database.ts'
import { saveVideo } from '../../src/server/store/images/change-video.ts'
import { addToStatistics } from '../../src/server/store/statistics/statistics.ts'
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

/** Opens an ordinary browser: headless ones are not counted. */
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

/** Records the visits that the page sends, in order. */
function followVisits(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/public/visits')) return
    const { path, event = 'view' } = request.postDataJSON()
    told.push(`${event} ${path}`)
  })
  return told
}

test('the coach’s statistics agree with what readers did', async ({ page, site, browser }) => {
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
  const day = new Date().toISOString().slice(0, 10)
  await addToStatistics(store.db, [
    {
      day,
      kind: 'search',
      subject: 'bouillabaisse',
      times: 9,
      visitors: ['x', 'y', 'z'],
      detail: '0',
    },
  ])
  await store.close()
  const made = await page.request.post('/api/admin/articles', {
    data: { title: 'Stretch and watch', slug: 'stretch-and-watch', status: 'published', content: CONTENT },
    headers: SAME_ORIGIN,
  })
  expect(made.ok(), await made.text()).toBe(true)

  const context = await openReader(browser, site.url)
  const reader = await context.newPage()
  // For the other page too: the body of a beacon is available only with routing active.
  await context.route(/youtube|localhost:9/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'x' }),
  )
  const told = followVisits(reader)
  const tells = async (...visits: string[]) => {
    await expect.poll(() => told.toSorted()).toEqual(visits.toSorted())
    told.length = 0
  }

  await test.step('an article: workout, film, outbound link, end', async () => {
    await reader.goto('/blog', { referer: 'https://www.google.com/' })
    await waitForHydration(reader)
    await tells('view /blog')
    await reader.getByRole('main').getByRole('link', { name: 'Stretch and watch' }).first().click()
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
    await reader.getByRole('button', { name: 'Share' }).first().press('Enter')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await reader.getByText('Copy link').first().press('Enter')
    await expect(reader.getByText('Link copied!')).toBeVisible()
    expect(await reader.evaluate(() => navigator.clipboard.readText())).toContain(SOUP)
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
  // The page's last beacon may still be in flight.
  const today = await page.evaluate(() => new Date().toISOString().slice(0, 10))
  const countedCooks = async () =>
    (await askAdmin(page, 'GET', `/statistics?from=${today}&to=${today}`)).totals.cooks
  await expect.poll(countedCooks).toBe(1)
  await context.close()

  await test.step('the coach sees exactly these counts, without the coach’s own visits', async () => {
    await page.goto('/admin/statistics?days=7')
    await expect(page.getByText(/^4 views in 7 days\./)).toBeVisible()
    const list = page.getByRole('region', { name: 'What was read' })
    await expect(list.getByRole('listitem')).toHaveText([
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
    expect(totals).toMatchObject({ views: 4, visitors: 1, cooks: 1, saves: 1, prints: 1, shares: 1 })
  })

  await test.step('each list offers an action for its rows', async () => {
    const searches = page.getByRole('region', { name: 'Searches that found nothing' })
    await searches.getByRole('button', { name: /^Make it find/ }).click()
    const dialog = page.getByRole('dialog', { name: 'What should it find?' })
    await expect(dialog.getByLabel('Page')).toContainText('Roast Tomato Soup')
    expect(await findViolations(page)).toEqual([])
  })
  await test.step('unsuccessful searches become an idea of what to write next', async () => {
    await page.goto('/admin/next')
    const ideas = page.getByRole('list', { name: 'Ideas' })
    await expect(ideas.getByRole('heading', { name: 'Bouillabaisse' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
})
