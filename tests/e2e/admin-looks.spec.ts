import type { Page } from '@playwright/test'
import { BOWL } from '../support/bowl.ts'
import { makeWxr } from '../support/import-files.ts'
import { askAdmin, coachTest, SAME_ORIGIN, strangerTest } from './admin-fixtures.ts'
import { dialog, heading, logIn, makeItem, unique } from './admin-parts.ts'
import { findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

/*
 * The appearance and accessibility of the admin's pages: each once in light mode and wide, once in dark mode on a
 * phone, and never wider than its window. Their behaviour is tested by the unit tests in `src/admin`.
 */

const WIDTHS = [320, 768, 1024, 1440, 1920, 390]

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByText(/^(Loading|Getting the editor ready)/)).toHaveCount(0)
}

async function lookAt(page: Page, path: string): Promise<void> {
  await open(page, path)
  expect(await findViolations(page), `${path}, light`).toEqual([])
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findOverflow(page), `${path}, ${width} px wide`).toBeLessThanOrEqual(0)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findViolations(page), `${path}, dark, on a phone`).toEqual([])
}

/** Returns how far the page scrolls sideways. */
const findOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns panels, lists and groups of fields whose content overflows, where scrolling is not intended. */
const findOverfull = (page: Page) =>
  page
    .locator('main')
    .locator('section, ul, li, fieldset')
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1)
        .filter((box) => getComputedStyle(box).overflowX !== 'auto')
        .map(
          (box) => `${box.tagName} ${box.textContent.slice(0, 40)}: ${box.scrollWidth} of ${box.clientWidth}`,
        ),
    )

async function expectNothingOverfull(page: Page, what: string): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findOverfull(page), `${what}, ${width} px wide`).toEqual([])
  }
}

/** Expects no violations in the present state: a dialog, or the result of a press. */
async function expectClean(page: Page, what: string): Promise<void> {
  expect(await findViolations(page), what).toEqual([])
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function writeMessage(page: Page): Promise<void> {
  const answer = await page.request.post('/api/contact', {
    data: {
      firstName: 'Ingrid Björkman-Featherstonehaugh',
      lastName: 'Lindholm-Wennerström',
      email: `${unique('ingrid').replace(' ', '-')}@example.com`,
      subject: 'Knees and the long walk',
      message: 'Is there a gentler way to begin?',
    },
    headers: SAME_ORIGIN,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function writeNote(page: Page): Promise<number> {
  const { id } = await makeItem(page, 'recipes', BOWL)
  const answer = await page.request.post(`/api/public/recipes/${id}/notes`, {
    data: {
      kind: 'tip',
      name: 'Ingrid Björkman-Featherstonehaugh-Lindholm',
      email: 'ingrid@example.com',
      text: `${'A-word-that-never-ends-'.repeat(8)} and white beans, which do the same.`,
      ingredient: 0,
      rating: 4,
      website: '',
    },
    headers: SAME_ORIGIN,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { notes } = await askAdmin(page, 'GET', '/notes')
  return notes[0].id
}

coachTest('the notes: list, note, several chosen, closed', async ({ page }) => {
  const id = await writeNote(page)
  for (const path of [
    '/admin/notes',
    `/admin/notes?id=${id}`,
    '/admin/notes?state=closed',
    '/admin/notes?state=spam',
  ]) {
    await lookAt(page, path)
    await expectNothingOverfull(page, path)
  }
  await open(page, `/admin/notes?id=${id}`)
  await page.getByRole('checkbox').first().check()
  await expectClean(page, 'a note chosen')
  await button(page, 'Make it a swap').click()
  await expectClean(page, 'making a swap')
})

strangerTest('the login', async ({ page }) => {
  await page.goto('/admin/login')
  await logIn(page).click()
  await expect(page.getByRole('alert').getByText('Please enter a valid password')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectClean(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectClean(page, 'dark')
})

coachTest(
  'the dashboard, in trouble and with a message waiting, at both sizes in both schemes',
  async ({ page }) => {
    await writeMessage(page)
    const at = new Date().toISOString()
    const trouble = { reason: 'missing', said: '', since: at, tried_at: at }
    await page.route(/mail-check\/mailbox$/, (route) => route.fulfill({ json: { trouble } }))
    await lookAt(page, '/admin')
    await expect(page.getByRole('region', { name: 'What went wrong' })).toContainText('aren’t seen')
    await page.emulateMedia({ colorScheme: 'light' })
    await expectClean(page, 'light, on a phone')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectClean(page, 'dark')
  },
)

coachTest('writing pages: articles, recipes, pictures, the plan', async ({ page }) => {
  for (const path of ['/admin/articles', '/admin/recipes', '/admin/plan', '/admin/plan/7', '/admin/images'])
    await lookAt(page, path)
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  await expect(dialog(page, 'About this picture').getByText('Where it is used')).toBeVisible()
  await expectClean(page, 'about a picture')
  await open(page, '/admin/plan/3')
  const warmUp = page.getByRole('group', { name: 'Warm-up' })
  await warmUp.getByRole('button', { name: 'Add a move' }).click()
  await warmUp
    .getByRole('button', { name: /a figure$|^Another figure$/ })
    .last()
    .click()
  await dialog(page, 'Which figure shows it?').getByLabel('Look for a move').fill('bridge')
  await expectClean(page, 'choosing a figure')
})

coachTest('the people: messages, letters, subscribers, the outbox', async ({ page }) => {
  await writeMessage(page)
  const { messages } = await askAdmin(page, 'GET', '/messages')
  const email = `${unique('reader').replace(' ', '-')}@example.com`
  const csv = `email,name,tags\n${email},Anna,yoga\nother-${email},,run`
  await askAdmin(page, 'POST', '/subscribers/import', { csv, consent: true, dry_run: false })
  const { id: sent } = await askAdmin(page, 'POST', '/issues', { subject: unique('Shown'), content: 'Hello' })
  await askAdmin(page, 'POST', `/issues/${sent}/send`, {})
  const { id: draft } = await askAdmin(page, 'POST', '/issues', { subject: 'A letter', content: 'Hello' })
  for (const path of ['/admin/messages', `/admin/messages?id=${messages[0].id}`]) {
    await lookAt(page, path)
    await expectNothingOverfull(page, path)
  }
  await page.getByRole('textbox', { name: /^Your answer to/ }).fill('Hello,\n\nthere is.')
  await expectClean(page, 'an answer')
  for (const path of ['/admin/subscribers', '/admin/issues', `/admin/issues/${sent}`, '/admin/outbox'])
    await lookAt(page, path)

  await open(page, '/admin/subscribers')
  await button(page, 'Import').click()
  await expect(dialog(page, 'Import subscribers')).toBeVisible()
  await expectClean(page, 'importing a list')
  await page.keyboard.press('Escape')
  await button(page, `Tags of ${email}`).click()
  await dialog(page, 'Tags').getByRole('textbox', { name: 'Tags' }).fill('Long Runs')
  await page.keyboard.press('Enter')
  await dialog(page, 'Tags').getByRole('button', { name: 'Add run' }).click()
  await expectClean(page, 'tags')

  await lookAt(page, `/admin/issues/${draft}`)
  await open(page, `/admin/issues/${draft}`)
  await button(page, 'Start from an article or recipe').click()
  await expect(button(page, /Three lines before bed/)).toBeVisible()
  await expectClean(page, 'what a letter starts from')
  await page.keyboard.press('Escape')
  await button(page, 'Schedule…').click()
  await expect(dialog(page, 'When should it go out?')).toBeVisible()
  await expectClean(page, 'scheduling')
  await page.keyboard.press('Escape')

  await open(page, '/admin/issues/new')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Soup')
  await page.getByRole('textbox', { name: 'The letter' }).fill('Hello {first_name|friend}, and {name}')
  await expect(page.getByText('“{name}” is not known')).toBeVisible()
  await button(page, /^run/).click()
  await expect(page.getByText(/^Goes to \d+ of \d+ people/)).toBeVisible()
  await expectClean(page, 'a letter to some')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectClean(page, 'a letter to some, dark')
})

coachTest('the housekeeping', async ({ page }) => {
  const { id, title } = await makeItem(page, 'recipes', { instructions: ['Chop.', 'Stir.'] })
  for (const servings of [2, 3]) await askAdmin(page, 'PUT', `/recipes/${id}`, { servings })
  const history = `/admin/history?q=${encodeURIComponent(title)}`
  for (const path of [
    '/admin/categories',
    '/admin/authors',
    '/admin/backups',
    '/admin/health',
    '/admin/account',
    history,
  ])
    await lookAt(page, path)
  await button(page, '2 times').click()
  await expectClean(page, 'folded history')
  await askAdmin(page, 'DELETE', `/recipes/${id}`)
  await lookAt(page, '/admin/trash')
  await page.route(/\/api\/admin\/trash\?/, (route) => route.fulfill({ json: { items: [], total: 0 } }))
  await open(page, '/admin/trash')
  await expect(page.getByText('The trash is empty', { exact: true })).toBeVisible()
  await expectClean(page, 'an empty trash')
})

coachTest('an import, looked at and done', async ({ page }) => {
  const own = unique('own').replace(/[^a-z0-9]+/g, '')
  await lookAt(page, '/admin/import')
  const text = makeWxr([
    {
      title: `Rest ${own}`,
      slug: `rest-${own}`,
      content: '<p>Rest.</p><img src="https://old.example.com/a.jpg">',
    },
  ])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'old-site.xml', mimeType: 'text/xml', buffer: Buffer.from(text) })
  await expect(page.getByText('1 comes in.')).toBeVisible()
  await page.getByRole('switch', { name: /Fetch the picture/ }).click()
  await expectClean(page, 'looked at')
  await page.getByRole('button', { name: 'Import now' }).click()
  await expect(page.getByText('The import is done')).toBeVisible()
  await expectClean(page, 'done')
})

coachTest('the settings, panel by panel', async ({ page }) => {
  const rail = page.getByRole('navigation', { name: 'Groups of settings' })
  await lookAt(page, '/admin/settings')
  await expectNothingOverfull(page, 'the list of panels')
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const panel of await rail.getByRole('link').allTextContents()) {
    await rail.getByRole('link', { name: new RegExp(`^${panel}`) }).click()
    await expect(page.getByRole('region', { name: panel, exact: true })).toBeVisible()
    expect(await findOverflow(page), panel).toBeLessThanOrEqual(0)
    if (panel === 'Testimonials') {
      await page.getByRole('button', { name: /^Carmen/ }).click()
      await expectClean(page, panel)
    }
    await expectNothingOverfull(page, panel)
    expect(await findOverflow(page), `${panel}, on a phone`).toBeLessThanOrEqual(0)
    if (panel === 'Testimonials') {
      await page.setViewportSize({ width: 390, height: 900 })
      await expectClean(page, `${panel}, on a phone`)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})

coachTest(
  'the keyboard begins at the way past the navigation, and a sheet closes with Escape',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin')
    await expect(heading(page, /, Maya$/)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(dialog(page, 'More').getByRole('link', { name: /^View site/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'More')).toBeHidden()
  },
)
