import type { Page } from '@playwright/test'
import { startSite } from '../support/site.ts'
import { askAdmin, PASSWORD, coachTest as test } from './admin-fixtures.ts'
import { uploadPicture } from './admin-parts.ts'
import { expect } from './fixtures.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save settings' })
const status = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words)
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const rail = (page: Page) => page.getByRole('navigation', { name: 'Groups of settings' })
/** Opens a panel of the open settings page, by its entry in the rail. */
const openPanel = (page: Page, title: string) =>
  rail(page)
    .getByRole('link', { name: new RegExp(`^${title}`) })
    .click()

async function openSettings(page: Page, hash = '#you'): Promise<void> {
  await page.goto(`/admin/settings${hash}`)
  await expect(page.locator(hash)).toBeVisible()
}

test('a list is reordered by dragging with the keyboard, and the site shows the new order', async ({
  page,
}) => {
  await openSettings(page, '#testimonials')
  const list = group(page, 'Testimonials')
  const rows = list.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Drag / }) })
  const before = await rows.count()
  await page.getByRole('button', { name: 'Add a testimonial' }).click()
  await page.keyboard.type('Vera, 70')
  await list.getByLabel('What she says').last().fill('I laugh more.')
  const grip = page.getByRole('button', { name: 'Drag Vera, 70' })
  await grip.press('Space')
  await expect(page.getByText(/^Vera, 70 lifted/)).toBeAttached()
  // The lifted item handles keys only after its own timer.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(`Moved to place ${before} of`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(rows.nth(before - 1).getByLabel('Name', { exact: true })).toHaveValue('Vera, 70')
  await page.getByRole('button', { name: /^Remove Ingrid/ }).click()
  await save(page).click()
  await expect(status(page, 'Settings saved')).toBeVisible()
  const about = await (await page.request.get('/about')).text()
  expect(about).toContain('I laugh more.')
  expect(about).not.toContain('Ingrid, 61')
})

// SET-PANEL-1
test('on a phone the panels are a list; each opens alone and leads back to its row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/settings')
  await expect(rail(page)).toBeVisible()
  await expect(page.getByLabel('Your name')).toBeHidden()
  await openPanel(page, 'Links')
  await expect(rail(page)).toBeHidden()
  await expect(page.locator('#links')).toBeFocused()
  await page.getByLabel('Instagram handle').fill('@anna')
  await page.getByRole('link', { name: 'All settings' }).click()
  const entry = rail(page).getByRole('link', { name: /^Links/ })
  await expect(entry).toBeFocused()
  await expect(entry).toHaveAccessibleName('Links 1 unsaved change')
  await openPanel(page, 'Banner')
  await expect(page.getByText('1 unsaved in other panels')).toBeVisible()
  await page.goBack()
  await expect(rail(page)).toBeVisible()
})

// SET-SETUP-2, ADMIN-HOME-5
test('the checklist links to each place, removes the samples in one step, and disappears when complete', async ({
  browser,
}) => {
  const site = await startSite({ ADMIN_PASSWORD: PASSWORD, MAIL_URL: 'smtp://127.0.0.1:9' })
  const page = await browser.newPage({ baseURL: site.url })
  try {
    const login = { data: { password: PASSWORD }, headers: { 'sec-fetch-site': 'same-origin' } }
    expect((await page.request.post('/api/auth/login', login)).ok()).toBe(true)
    await page.goto('/admin')
    const checklist = group(page, 'Make this site your own')
    await page.getByRole('tab', { name: 'Set-up 1 of 15' }).click()
    await expect(checklist).toContainText('1 of 15 done')
    await checklist.getByText('Show 10 more steps').click()
    await checklist.getByRole('link', { name: 'Complete the terms' }).click()
    await expect(page).toHaveURL(/\/admin\/settings#legal$/)
    await expect(page.locator('#legal')).toBeFocused()
    await page.getByLabel('Country or state whose law applies').fill('Sweden')
    await page.getByLabel('Postal address').fill('Storgatan 1\nStockholm')
    await openPanel(page, 'You and your site')
    await page.getByLabel('Your name').fill('Anna Berg')
    await page.getByLabel('Name of the site').fill('Strong Sundays')
    await page.getByLabel('Short name').fill('Sundays')
    await save(page).click()
    await expect(status(page, 'Settings saved')).toBeVisible()
    // Until the form knows that it is saved, leaving asks for confirmation.
    await expect(status(page, 'Everything is saved')).toBeVisible()

    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    // Meanwhile a draft precedes the steps; the link below it leads to them.
    await page.getByRole('button', { name: '11 steps to make this site your own' }).click()
    await expect(checklist).toBeFocused()
    await expect(checklist).toContainText('4 of 15 done')
    await checklist.getByText('Show 7 more steps').click()
    await checklist.getByRole('button', { name: 'Remove the sample content' }).click()
    await expect(dialog(page, 'Remove the sample content?')).toContainText('stay in the trash for 30 days')
    await page.getByRole('button', { name: 'Remove it all' }).click()
    await expect(status(page, /^Sample content removed/)).toBeVisible()
    await expect(checklist).toContainText('6 of 15 done')
    expect(await (await page.request.get('/api/public/articles')).json()).toEqual([])

    await checklist.getByText('Show the 6 steps that are done').click()
    await expect(checklist.getByText('Let your own clients speak')).toBeVisible()

    // The remaining settings are texts and figures; empty ones are neutral.
    const links = ['instagram_handle', 'instagram_url', 'facebook_url', 'youtube_url', 'tiktok_url']
    const { settings } = await askAdmin(page, 'GET', '/settings')
    const texts = Object.keys(settings).filter((key) =>
      /^(home|about|letters|article_cta|recipes_cta|playlist)_|^(site_description|tagline|video_channel_url)$/.test(
        key,
      ),
    )
    const emptied = [...links, ...texts].map((key) => [key, ''])
    const noLists = {
      testimonials: [],
      home_stats: [],
      about_stats: [],
      about_discoveries: [],
      playlist_tracks: [],
    }
    const portrait_public_id = await uploadPicture(page)
    await askAdmin(page, 'PUT', '/settings', {
      ...Object.fromEntries(emptied),
      ...noLists,
      portrait_public_id,
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Articles', exact: true })).toBeVisible()
    await expect(checklist).toHaveCount(0)
  } finally {
    await page.close()
    await site.stop()
  }
})
