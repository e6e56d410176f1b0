import type { Page } from '@playwright/test'
import { startSite } from '../support/site.ts'
import { askAdmin, expectRefusals, PASSWORD, coachTest as test } from './admin-fixtures.ts'
import { uploadPicture } from './admin-parts.ts'
import { findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save settings' })
const status = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words)
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const rail = (page: Page) => page.getByRole('navigation', { name: 'Groups of settings' })
/** Opens a panel of the settings that are already open, by its entry in the rail. */
const openPanel = (page: Page, title: string) =>
  rail(page)
    .getByRole('link', { name: new RegExp(`^${title}`) })
    .click()

async function openSettings(page: Page, hash = '#you'): Promise<void> {
  await page.goto(`/admin/settings${hash}`)
  await expect(page.locator(hash)).toBeVisible()
}

// Settings are the whole site's: one test after the other, each changing what no other looks at.
test.describe.configure({ mode: 'default' })

test('a text is changed, saved and at once on the site; its original comes back', async ({ page }) => {
  await openSettings(page)
  await expect(save(page)).toBeDisabled()
  const tagline = page.getByLabel('Tagline')
  const original = await tagline.inputValue()
  await tagline.fill('Strong at every age.')
  await expect(status(page, '1 unsaved change')).toBeVisible()
  await save(page).click()
  await expect(status(page, 'Settings saved')).toBeVisible()
  await expect(status(page, 'Everything is saved')).toBeVisible()
  expect(await (await page.request.get('/')).text()).toContain('Strong at every age.')

  await page.getByRole('button', { name: 'Back to the original text of Tagline' }).click()
  await expect(tagline).toHaveValue(original)
  await save(page).click()
  await expect(status(page, 'Everything is saved')).toBeVisible()
})

test('what is empty is not shown, and the page says so', async ({ page }) => {
  await openSettings(page, '#links')
  await page.getByLabel('Instagram handle').fill('')
  await expect(page.locator('#setting-instagram_handle')).toContainText('Empty, so it is not shown.')
  await save(page).click()
  await expect(status(page, 'Settings saved')).toBeVisible()
  expect(await (await page.request.get('/')).text()).not.toContain('Tag us in')
})

test('what is wrong is said at the field, and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  await openSettings(page, '#links')
  const shop = page.getByLabel('Shop', { exact: true })
  await shop.fill('my shop')
  await openPanel(page, 'Banner')
  await expect(shop).toHaveCount(0)
  // Within the same turn of the browser: the fastest hand's next letter belongs to the field at fault.
  const focused = await save(page).evaluate(async (button: HTMLButtonElement) => {
    button.focus()
    button.click()
    for (let turn = 0; turn < 20; turn++) await null
    return document.activeElement?.closest('[id^="setting-"]')?.id
  })
  expect(focused).toBe('setting-shop_url')
  await expect(page).toHaveURL(/#links$/)
  await expect(rail(page).getByRole('link', { name: /^Links/ })).toHaveAccessibleName(
    'Links not right yet 1 unsaved change',
  )
  await expect(page.locator('#setting-shop_url')).toContainText('https://')
  await expect(shop).toBeFocused()
  await expect(shop).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  await shop.fill('https://shop.example/maya')
  await save(page).click()
  await expect(status(page, 'Settings saved')).toBeVisible()
})

test('the server’s refusal is shown, and what was typed stays', async ({ page, problems }) => {
  await openSettings(page, '#legal')
  await page.route('**/api/admin/settings', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 400,
          json: { error: 'Not like this.', details: [{ field: 'jurisdiction', message: 'Not like this.' }] },
        })
      : route.continue(),
  )
  const law = page.getByLabel('Country or state whose law applies')
  await law.fill('Sweden')
  await openPanel(page, 'Playlist')
  await save(page).click()
  await expect(page.getByRole('alert').getByText('Error saving settings')).toBeVisible()
  await expect(page.locator('#setting-jurisdiction')).toContainText('Not like this.')
  await expect(law).toHaveValue('Sweden')
  await expect(law).toBeFocused()
  expectRefusals(problems)
})

test('lists grow, move by keyboard and shrink', async ({ page }) => {
  await openSettings(page, '#testimonials')
  const list = group(page, 'Testimonials')
  const rows = list.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Drag / }) })
  const before = await rows.count()
  // A closed row says what is in it; opened, it can be written.
  await expect(rows.first()).toContainText('I came for my back')
  await expect(list.getByLabel('What she says')).toHaveCount(0)
  await rows
    .first()
    .getByRole('button', { name: /^Ingrid/ })
    .press('Enter')
  await expect(list.getByLabel('What she says')).toHaveValue(/^I came for my back/)
  await rows
    .first()
    .getByRole('button', { name: /^Ingrid/ })
    .press('Enter')
  await page.getByRole('button', { name: 'Add a testimonial' }).click()
  await expect(rows).toHaveCount(before + 1)
  await expect(rows.last().getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Vera, 70')
  await list.getByLabel('What she says').last().fill('I laugh more.')
  await page.getByRole('button', { name: 'Move Vera, 70 up' }).press('Enter')
  await expect(rows.nth(before - 1).getByLabel('Name', { exact: true })).toHaveValue('Vera, 70')
  const grip = page.getByRole('button', { name: 'Drag Vera, 70' })
  await grip.press('Space')
  await expect(page.getByText(/^Vera, 70 lifted/)).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(`Moved to place ${before - 1} of`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(rows.nth(before - 2).getByLabel('Name', { exact: true })).toHaveValue('Vera, 70')
  await page.getByRole('button', { name: /^Remove Ingrid/ }).click()
  await expect(rows).toHaveCount(before)
  await save(page).click()
  await expect(status(page, 'Settings saved')).toBeVisible()
  const about = await (await page.request.get('/about')).text()
  expect(about).toContain('I laugh more.')
  expect(about).not.toContain('Ingrid, 61')
})

test('the banner is previewed with its days', async ({ page }) => {
  await openSettings(page, '#banner')
  const banner = group(page, 'Banner')
  await banner.getByLabel('Text', { exact: true }).fill('Summer camp')
  await expect(banner.getByRole('figure')).toContainText('Summer camp')
  await banner.getByLabel('First day').fill('2999-01-01')
  await expect(banner.getByRole('figure')).toContainText('Not shown yet: it begins on January 1, 2999.')
})

test('a time zone is searched for', async ({ page }) => {
  await openSettings(page, '#time-zone')
  await page.getByLabel('Search time zones').fill('stockholm')
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.selectOption('Europe/Stockholm')
  await save(page).click()
  await expect(status(page, 'Settings saved')).toBeVisible()
  const { settings } = await askAdmin(page, 'GET', '/settings')
  expect(settings.time_zone).toBe('Europe/Stockholm')
})

test('leaving with unsaved changes asks first', async ({ page }) => {
  await openSettings(page, '#playlist')
  await page.getByLabel('Genre').fill('Swing')
  // Another panel is no other page: what is typed waits there, and its entry says so.
  await openPanel(page, 'Banner')
  await expect(rail(page).getByRole('link', { name: /^Playlist/ })).toHaveAccessibleName(
    'Playlist 1 unsaved change',
  )
  await page.goBack()
  await page.getByRole('link', { name: 'Images' }).click()
  await expect(dialog(page, 'Leave without saving?')).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Genre')).toHaveValue('Swing')
  await page.getByRole('link', { name: 'Images' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/admin\/images/)
})

test('on a phone the panels are a list; each opens alone and leads back to its line', async ({ page }) => {
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

for (const [size, width] of [
  ['phone', 390],
  ['desktop', 1440],
] as const) {
  test(`is clean for assistive technology and never wider than a ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/admin/settings')
    await expect(rail(page)).toBeVisible()
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(await findViolations(page)).toEqual([])
    for (const panel of await rail(page).getByRole('link').allTextContents()) {
      await openPanel(page, panel)
      await expect(group(page, panel)).toBeVisible()
      expect(await isWide(), panel).toBe(false)
      if (panel === 'Testimonials') {
        await page.getByRole('button', { name: /^Carmen/ }).click()
        expect(await findViolations(page)).toEqual([])
      }
      if (size === 'phone') await page.getByRole('link', { name: 'All settings' }).click()
    }
  })
}

test('the checklist leads to each place, removes the sample content in one step, and goes when all is done', async ({
  browser,
}) => {
  const site = await startSite({ ADMIN_PASSWORD: PASSWORD, MAIL_URL: 'smtp://127.0.0.1:9' })
  const page = await browser.newPage({ baseURL: site.url })
  try {
    const login = { data: { password: PASSWORD }, headers: { 'sec-fetch-site': 'same-origin' } }
    expect((await page.request.post('/api/auth/login', login)).ok()).toBe(true)
    await page.goto('/admin')
    const checklist = group(page, 'Make this site your own')
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

    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(checklist).toContainText('4 of 15 done')
    // It is a bar by now.
    await checklist.getByRole('button', { name: /^Make this site your own/ }).click()
    await checklist.getByText('Show 7 more steps').click()
    await checklist.getByRole('button', { name: 'Remove the sample content' }).click()
    await expect(dialog(page, 'Remove the sample content?')).toContainText('stay in the trash for 30 days')
    await page.getByRole('button', { name: 'Remove it all' }).click()
    await expect(status(page, /^Sample content removed/)).toBeVisible()
    await expect(checklist).toContainText('6 of 15 done')
    expect(await (await page.request.get('/api/public/articles')).json()).toEqual([])

    await checklist.getByText('Show the 6 steps that are done').click()
    await expect(checklist.getByText('Let your own clients speak')).toBeVisible()

    // The rest is words and figures; left empty they are nobody's.
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
