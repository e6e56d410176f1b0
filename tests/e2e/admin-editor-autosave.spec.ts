import { askAdmin, PASSWORD, coachTest as test } from './admin-fixtures.ts'
import { alert, toast } from './admin-parts.ts'
import { makeArticle, openArticle, openNew, openPanel, PUBLISH, SAVE, title } from './editor-parts.ts'
import { expect, expectProblems } from './fixtures.ts'

// EDIT-AUTOSAVE-1
test('unsaved text is offered again, from this device and from the server', async ({ page, context }) => {
  const { id } = await makeArticle(page)
  await openArticle(page, id)
  await title(page).fill('Typed and never saved')
  await expect(page.getByText(/Draft saved \d\d:\d\d/)).toBeVisible()
  // Closes the tab as a crash would.
  await page.close({ runBeforeUnload: false })
  const other = await context.newPage()
  await other.goto(`/admin/articles/edit/${id}`)
  const offer = other.getByRole('region', { name: 'There is text you had not saved' })
  await expect(offer).toContainText('Differs in: Title')
  await offer.getByRole('button', { name: 'Show what differs' }).first().click()
  await expect(offer.getByText('Typed and never saved')).toBeVisible()
  await offer.getByRole('button', { name: 'Continue with it' }).first().click()
  await expect(title(other)).toHaveValue('Typed and never saved')
  await other.getByRole('button', SAVE).click()
  await expect(other.getByText('Saved just now')).toBeVisible()
  await other.reload()
  await expect(title(other)).toHaveValue('Typed and never saved')
  await expect(offer).toHaveCount(0)
  await other.close()
})

test('leaving unsaved text asks for confirmation', async ({ page }) => {
  const { id } = await makeArticle(page)
  await openArticle(page, id)
  await title(page).fill('Half a thought')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(title(page)).toHaveValue('Half a thought')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  // The address changes before the editor and its leave guard are unmounted.
  await expect(title(page)).toHaveCount(0)
  await page.goBack()
  const kept = page.getByRole('region', { name: 'There is text you had not saved' })
  await kept.getByRole('button', { name: 'Discard' }).first().click()
  await expect(title(page)).toHaveValue('An article')
})

// EDIT-AUTOSAVE-2
test('with two tabs, the second save shows both versions and combines the chosen fields', async ({
  page,
  problems,
}) => {
  const { id } = await makeArticle(page, { title: 'Before', excerpt: 'Before.' })
  await openArticle(page, id)
  await askAdmin(page, 'PUT', `/articles/${id}`, { title: 'Theirs', excerpt: 'Theirs.' })
  await title(page).fill('Mine')
  await page.getByRole('button', SAVE).click()
  const dialog = page.getByRole('dialog', { name: 'This article was changed somewhere else' })
  const titles = dialog.getByRole('group', { name: 'Title' })
  await expect(titles).toContainText('Mine')
  await expect(titles).toContainText('Theirs')
  await expect(titles.getByLabel('Keep mine')).toBeChecked()
  await expect(dialog.getByRole('group', { name: 'Excerpt' }).getByLabel('Take the other')).toBeChecked()
  await dialog.getByRole('button', { name: 'Save these choices' }).click()
  await expect(page.getByText('Saved just now')).toBeVisible()
  await page.reload()
  await expect(title(page)).toHaveValue('Mine')
  await expect(page.getByLabel('Excerpt')).toHaveValue('Theirs.')
  expectProblems(problems, /409/)
})

test('a second tab learns of the first one’s save before its own', async ({ page, context }) => {
  const { id } = await makeArticle(page, { title: 'Before' })
  await openArticle(page, id)
  const other = await context.newPage()
  await openArticle(other, id)
  await title(page).fill('Saved here')
  await page.getByRole('button', SAVE).click()
  // Without edits, the other tab loads the newer version.
  await expect(title(other)).toHaveValue('Saved here')
  await title(other).fill('Typed there')
  await title(page).fill('Saved again')
  await page.getByRole('button', SAVE).click()
  const note = other.getByText('This article was saved in another tab', { exact: true })
  await expect(note).toBeVisible()
  await expect(title(other)).toHaveValue('Typed there')
  await other.getByRole('button', { name: 'Compare both versions' }).click()
  const dialog = other.getByRole('dialog', { name: 'This article was changed somewhere else' })
  await expect(dialog.getByRole('group', { name: 'Title' })).toContainText('Saved again')
  await dialog.getByRole('button', { name: 'Save these choices' }).click()
  await expect(title(other)).toHaveValue('Typed there')
  await expect(note).toHaveCount(0)
  await other.close()
})

test('after the session has ended, the coach logs in in place and saves again', async ({
  page,
  problems,
}) => {
  const { id } = await makeArticle(page)
  await openArticle(page, id)
  await title(page).fill('Written before the session ended')
  // After this no automatic request can discover the ended session before the save does.
  await expect(page.getByText(/Draft saved \d\d:\d\d/)).toBeVisible()
  await page.context().clearCookies()
  await page.getByRole('button', SAVE).click()
  const dialog = page.getByRole('dialog', { name: 'Please log in again' })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Secure Login' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', SAVE).click()
  await expect(toast(page, 'Article saved successfully!')).toBeVisible()
  await expect(title(page)).toHaveValue('Written before the session ended')
  expectProblems(problems, /401/)
})

// ADMIN-FAIL-1
test('in an outage the failure is reported, the text stays, and the lists fall back', async ({
  page,
  problems,
}) => {
  const { id } = await makeArticle(page)
  await page.route(/\/api\/admin\/(categories|authors)$/, (route) => route.fulfill({ status: 503, json: {} }))
  await openArticle(page, id)
  const options = page.getByLabel('Category').locator('option')
  await expect(options).toHaveText(['No category', 'Nutrition', 'Workouts', 'Wellness', 'Recipes'])
  await page.route(`**/api/admin/articles/${id}`, (route) =>
    route.fulfill({ status: 503, json: { error: 'The site cannot reach its data right now.' } }),
  )
  await title(page).fill('Not to be lost')
  await page.getByRole('button', PUBLISH).click()
  await expect(alert(page, 'Error publishing article')).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('draft')
  await expect(title(page)).toHaveValue('Not to be lost')
  await page.unroute(`**/api/admin/articles/${id}`)
  await page.getByRole('button', SAVE).click()
  await expect(toast(page, 'Article saved successfully!')).toBeVisible()
  expectProblems(problems, /503/)
})

// EDIT-HISTORY-1
test('the history shows who changed what, and restores a version', async ({ page }) => {
  const { id } = await makeArticle(page, { title: 'First title' })
  await openArticle(page, id)
  await title(page).fill('Second title')
  await page.getByRole('button', SAVE).click()
  await openPanel(page, 'History')
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByText(/Changed the title/)).toBeVisible()
  await history.getByRole('button', { name: /View/ }).click()
  const dialog = page.getByRole('dialog', { name: /Version of/ })
  await expect(dialog.getByText('First')).toBeVisible()
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(title(page)).toHaveValue('First title')
  // The message appears while its dialog is closing, and is above everything nevertheless.
  await expect(page.locator(':popover-open').getByText('This version is back')).toBeVisible()
  await expect(history.getByText(/Brought back/)).toBeVisible()
})

test('a save that finishes after leaving the editor does not navigate back', async ({ page }) => {
  await openNew(page, 'articles')
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/admin/articles', async (route) => {
    await held
    await route.continue()
  })
  await title(page).fill('Saved on the way out')
  await page.getByRole('button', SAVE).click()
  await page.getByRole('link', { name: 'Recipes' }).first().click()
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible()
  letGo()
  await expect(toast(page, 'Article saved successfully!')).toBeVisible()
  await page.goto('about:blank')
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/recipes$/)
})
