import { HANGS_AFTER_MS } from '../support/hangs-after.ts'
import { startSite } from '../support/site.ts'
import { askAdmin, coachTest, PASSWORD } from './admin-fixtures.ts'
import { dialog, heading, makeItem, unique } from './admin-parts.ts'
import { findViolations } from './find-violations.ts'
import { expect, test } from './fixtures.ts'

coachTest(
  'the rail is in groups, the last one opens by itself, and a new message is counted',
  async ({ page }) => {
    await page.goto('/admin')
    const rail = page.getByRole('banner').getByRole('navigation', { name: 'Admin' })
    await expect(rail.getByRole('heading')).toHaveText(['Write', 'People', 'Site', 'Housekeeping'])
    const housekeeping = rail.getByRole('button', { name: 'Housekeeping' })
    await expect(housekeeping).toHaveAttribute('aria-expanded', 'false')
    await expect(rail.getByRole('link', { name: 'History' })).toBeHidden()
    await housekeeping.click()
    await rail.getByRole('link', { name: 'History' }).click()
    await expect(heading(page, 'History')).toBeVisible()
    await page.reload()
    await expect(rail.getByRole('link', { name: 'History' })).toHaveAttribute('aria-current', 'page')
    // Closed again it stays so, until one of its pages is opened.
    await rail.getByRole('link', { name: 'Articles' }).click()
    await expect(heading(page, 'Articles')).toBeVisible()
    await expect(housekeeping).toHaveAttribute('aria-expanded', 'true')
    await housekeeping.click()
    await page.reload()
    await expect(housekeeping).toHaveAttribute('aria-expanded', 'false')
    await page.goto('/admin/outbox')
    await expect(rail.getByRole('link', { name: 'Outbox' })).toBeVisible()

    const subject = unique('A question')
    const message = {
      firstName: 'Anna',
      lastName: 'Berg',
      // An address of its own: a sender gets one letter of thanks an hour.
      email: 'anna-of-the-rail@example.com',
      subject,
      message: 'Is there a place left on Friday?',
    }
    expect((await page.request.post('/api/contact', { data: message })).ok()).toBe(true)
    await page.goto('/admin')
    await expect(rail.getByRole('link', { name: /^Messages \d+ unread messages?$/ })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/\d+ messages? waiting/)
    await rail.getByRole('link', { name: /^Messages/ }).click()
    await expect(heading(page, 'Messages')).toBeVisible()
    await page.getByRole('list', { name: 'Messages' }).getByRole('link', { name: subject }).click()
    await expect.poll(async () => (await askAdmin(page, 'GET', '/messages?limit=1')).counts.unread).toBe(0)
    await expect(rail.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  },
)

coachTest('the history says what changed, and folds what is done again and again', async ({ page }) => {
  const { title, id } = await makeItem(page, 'recipes', { instructions: ['Chop.', 'Stir.', 'Serve.'] })
  for (const servings of [2, 3]) await askAdmin(page, 'PUT', `/recipes/${id}`, { servings })
  await askAdmin(page, 'PUT', `/recipes/${id}`, { instructions: ['Slice.', 'Fold.', 'Serve.'] })
  await page.goto(`/admin/history?q=${encodeURIComponent(title)}`)
  const today = page.getByRole('list', { name: 'Today' })
  const saves = today.getByRole('listitem').filter({ hasText: `Saved the recipe “${title}”` })
  await saves.getByRole('button', { name: '3 times' }).click()
  await expect(saves.getByText(`Changed 2 steps of the recipe “${title}”`)).toBeVisible()
  await expect(today.getByRole('link', { name: `Created the recipe “${title}”` })).toHaveAttribute(
    'href',
    `/admin/recipes/edit/${id}`,
  )
  expect(await findViolations(page)).toEqual([])
})

coachTest(
  'the dashboard tells of a mailbox in trouble while it is in trouble, and of nothing else',
  async ({ page }) => {
    const trouble = {
      reason: 'missing',
      said: '',
      since: new Date().toISOString(),
      tried_at: new Date().toISOString(),
    }
    const answers = [{ trouble }, { trouble: null }]
    await page.route(/mail-check\/mailbox$/, (route) =>
      route.fulfill({ json: answers.shift() ?? { trouble: null } }),
    )
    await page.goto('/admin')
    const wrong = page.getByRole('region', { name: 'What went wrong' })
    await expect(wrong).toContainText('Letters that come back aren’t seen')
    await expect(wrong).toContainText('It began just now.')
    expect(await findViolations(page)).toEqual([])
    const mended = page.waitForResponse(/mail-check\/mailbox$/)
    await wrong.getByRole('link', { name: 'See what to do' }).click()
    await expect(heading(page, 'Mail')).toBeVisible()
    await mended
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(page.getByRole('region', { name: 'Drafts to finish' })).toBeVisible()
    await expect(wrong).toBeHidden()
  },
)

test('the site goes back to a backup, behind the password, and forth again', async ({ browser }) => {
  const site = await startSite({ ADMIN_PASSWORD: PASSWORD })
  const page = await browser.newPage({ baseURL: site.url })
  try {
    const login = { data: { password: PASSWORD }, headers: { 'sec-fetch-site': 'same-origin' } }
    expect((await page.request.post('/api/auth/login', login)).ok()).toBe(true)
    // Pressed before the list has come: what it then says is of before.
    const begun = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.route(
      '**/api/admin/backups',
      async (route) => {
        const response = await route.fetch()
        await begun
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    await page.goto('/admin/backups')
    await page.getByRole('button', { name: 'Make a backup now' }).click()
    const backups = page.getByRole('list', { name: 'Backups' }).getByRole('listitem')
    await expect(backups).toHaveCount(1)
    await expect(backups.first()).toContainText('Proven')
    const { title, slug } = await makeItem(page, 'articles', { status: 'published', content: 'Since.' })
    expect((await page.request.get(`/blog/${slug}`)).status()).toBe(200)

    await backups
      .first()
      .getByRole('button', { name: /^Restore/ })
      .click()
    const sheet = dialog(page, /^Go back to/)
    await expect(sheet).toContainText('saved first as it is now')
    expect(await findViolations(page)).toEqual([])
    await sheet.getByLabel('Password', { exact: true }).fill('wrong one')
    await sheet.getByRole('button', { name: 'Restore this backup' }).click()
    await expect(sheet.getByRole('alert').first()).toBeVisible()
    await sheet.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await sheet.getByRole('button', { name: 'Restore this backup' }).click()
    await expect(page.getByRole('status').getByText(/^Your site is back as it was on/)).toBeVisible({
      timeout: HANGS_AFTER_MS / 2,
    })
    expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404)
    await expect(backups.first()).toContainText('Made before an older one was brought back')

    await backups
      .first()
      .getByRole('button', { name: /^Restore/ })
      .click()
    await sheet.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await sheet.getByRole('button', { name: 'Restore this backup' }).click()
    await expect
      .poll(async () => (await page.request.get(`/blog/${slug}`)).status(), { timeout: HANGS_AFTER_MS / 2 })
      .toBe(200)
    await page.getByRole('link', { name: 'Articles' }).first().click()
    await expect(page.getByText(title).first()).toBeVisible()
  } finally {
    await page.close()
    await site.stop()
  }
})
