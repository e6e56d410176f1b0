import { expect, expectProblems, test, waitForHydration } from './fixtures.ts'

// Parts left out of a first view are loaded when they are about to be used (decision 10). Their first use must not be lost.

const ARTICLE = '/blog/a-slow-morning-that-makes-the-whole-day-stronger'
const SHARE_ROWS = /\/share-rows-[\w-]+\.js$/

test('pressing Share before its rows have loaded opens the menu with all of them', async ({ page }) => {
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

test('if the rows cannot be loaded, Share opens the links in the served page', async ({ page, problems }) => {
  expectProblems(problems, /ERR_FAILED|dynamically imported/)
  await page.route(SHARE_ROWS, (route) => route.abort())
  await page.goto(ARTICLE)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Share' }).press('Enter')
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
})
