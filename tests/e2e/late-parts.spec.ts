import { expect, expectProblems, test, waitForHydration } from './fixtures.ts'

// What a first view leaves out is loaded for who is about to use it (decision 10). Its first use must not be lost.

const ARTICLE = '/blog/a-slow-morning-that-makes-the-whole-day-stronger'
const SHARE_ROWS = /\/share-rows-[\w-]+\.js$/
const META_TEXTS = /\/meta-texts-[\w-]+\.js$/

test('a press on Share that comes before its rows opens the menu with all of them', async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(SHARE_ROWS, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(ARTICLE)
  await waitForHydration(page)
  const menu = page.getByRole('list', { name: 'Ways to share' })
  const asked = page.waitForRequest(SHARE_ROWS)
  await page.getByRole('button', { name: 'Share' }).press('Enter')
  await asked
  await expect(menu).toBeHidden()
  letGo()
  await expect(menu.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('where the rows cannot be had, Share opens the links the page was served with', async ({
  page,
  problems,
}) => {
  expectProblems(problems, /ERR_FAILED|dynamically imported/)
  await page.route(SHARE_ROWS, (route) => route.abort())
  await page.goto(ARTICLE)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Share' }).press('Enter')
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
})

test('a page has the same head, served or opened by a link', async ({ page }) => {
  const rules: string[] = []
  page.on('request', (request) => {
    if (META_TEXTS.test(request.url())) rules.push(request.url())
  })
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
  expect(rules, 'a served page does not load the rules').toEqual([])
  await page.goto('/blog')
  await waitForHydration(page)
  await page.locator(`a[href="${ARTICLE}"]`).first().click()
  await expect(page).toHaveURL(ARTICLE)
  await expect.poll(head).toEqual(served)
  expect(rules.length).toBeGreaterThan(0)
})

test('kind words and songs are there after a link as well', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const footer = page.getByRole('navigation', { name: 'Footer' })
  await footer.getByRole('link', { name: 'Playlist' }).click()
  await expect(page.getByText('Duration').first()).toBeVisible()
  await footer.getByRole('link', { name: /^About/ }).click()
  await expect(page.getByRole('heading', { name: 'Kind words' })).toBeVisible()
  await expect(page.locator('figure blockquote').first()).toBeVisible()
})
