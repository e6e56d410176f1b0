import { coachTest as test } from './admin-fixtures.ts'
import { alert, toast } from './admin-parts.ts'
import { makeArticle, openArticle, openNew, openPanel, PUBLISH, SAVE, text, title } from './editor-parts.ts'
import { findViolations } from './find-violations.ts'
import { expect, expectProblems } from './fixtures.ts'

// EDIT-SAVE-2
test('the first save of a new article changes the address, keeps the focus and loses no word', async ({
  page,
}) => {
  await openNew(page, 'articles')
  await expect(title(page)).toBeFocused()
  // The text editor is loaded when it is first needed.
  await expect(text(page)).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('Tab')
  await expect(text(page)).toBeFocused()
  // Tabbing backwards reaches everything: the tools, the excerpt, the address, the title.
  for (const stop of [
    page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button').first(),
    page.getByLabel('Excerpt'),
    page.getByRole('button', { name: 'Edit address' }),
    title(page),
  ]) {
    await page.keyboard.press('Shift+Tab')
    await expect(stop).toBeFocused()
  }
  await title(page).fill('A calm evening for tired legs')
  await expect(page.getByText('/blog/a-calm-evening-for-tired-legs')).toBeVisible()
  await text(page).click()
  await page.keyboard.type('Put your feet up.')
  await page.keyboard.press('Control+s')
  await page.keyboard.type(' Then breathe.')
  await expect(toast(page, 'Article saved successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/articles\/edit\/\d+$/)
  await page.keyboard.type(' Then sleep.')
  await expect(text(page)).toHaveText('Put your feet up. Then breathe. Then sleep.')
  await page.getByRole('button', SAVE).click()
  await expect(page.getByText('Saved just now')).toBeVisible()
  await page.reload()
  await expect(text(page)).toHaveText('Put your feet up. Then breathe. Then sleep.')
  await expect(title(page)).toHaveValue('A calm evening for tired legs')
  // A loaded slug counts as set by hand: the address stays.
  await title(page).fill('Another title')
  await expect(page.getByText('/blog/a-calm-evening-for-tired-legs')).toBeVisible()
  await page.getByRole('button', { name: 'Regenerate from title' }).click()
  await expect(page.getByText('/blog/another-title')).toBeVisible()
})

// EDIT-SAVE-1
test('saving by keyboard keeps the focus on the button, and a second press does nothing', async ({
  page,
}) => {
  const { id } = await makeArticle(page)
  await openArticle(page, id)
  const mayGoOn = Promise.withResolvers<void>()
  let saves = 0
  await page.route(`**/api/admin/articles/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    saves += 1
    await mayGoOn.promise
    return route.continue()
  })
  await page.getByRole('button', SAVE).focus()
  await page.keyboard.press('Enter')
  const busy = page.getByRole('button', { name: 'Saving...' })
  await expect(busy).toBeDisabled()
  await expect(busy).toBeFocused()
  await page.keyboard.press('Enter')
  mayGoOn.resolve()
  await expect(page.getByText('Saved just now')).toBeVisible()
  await expect(page.getByRole('button', SAVE)).toBeFocused()
  expect(saves).toBe(1)
})

// CONTENT-SAVE-1
test('without a title neither saving nor publishing sends anything', async ({ page }) => {
  await openNew(page, 'recipes')
  for (const button of [SAVE, PUBLISH]) {
    // Within the same turn of the event loop: even the fastest typist's next character belongs to the title.
    const focused = await page.getByRole('button', button).evaluate(async (element: HTMLButtonElement) => {
      element.click()
      for (let turn = 0; turn < 20; turn++) await null
      return document.activeElement?.closest('[data-field]')?.getAttribute('data-field')
    })
    expect(focused).toBe('title')
    await expect(alert(page, 'Title is required')).toBeVisible()
    await expect(title(page)).toBeFocused()
    await expect(title(page)).toHaveAccessibleDescription('Title is required')
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
  await expect(page).toHaveURL(/\/admin\/recipes\/new$/)
  await title(page).fill('Soup')
  await expect(title(page)).not.toHaveAttribute('aria-invalid')
})

test('for a taken slug a free one is offered and applied by one press', async ({ page, problems }) => {
  const taken = await makeArticle(page)
  await openNew(page, 'articles')
  await title(page).fill('Something else')
  await page.getByRole('button', { name: 'Edit address' }).click()
  await page.getByLabel('Address of the page').fill(taken.slug.toUpperCase())
  await page.getByRole('button', SAVE).click()
  await expect(alert(page, 'Error saving article')).toBeVisible()
  await page.getByRole('button', { name: `Use “${taken.slug}-2” instead` }).click()
  await page.getByRole('button', SAVE).click()
  await expect(page).toHaveURL(/\/admin\/articles\/edit\/\d+$/)
  expectProblems(problems, /409/)
})

// EDIT-FIELD-1
test('meta texts are limited and counted, numbers are clamped', async ({ page }) => {
  const { id } = await makeArticle(page)
  await openArticle(page, id)
  await openPanel(page, 'How it looks on Google')
  const metaTitle = page.getByLabel('Meta title')
  await metaTitle.pressSequentially('x'.repeat(65), { delay: 0 })
  await expect(metaTitle).toHaveValue('x'.repeat(60))
  await expect(page.getByText('60/60', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Meta description')).toHaveAttribute('placeholder', 'Short.')
  const readTime = page.getByLabel('Read time')
  await readTime.fill('99')
  await readTime.blur()
  await expect(readTime).toHaveValue('60')
})

// ADMIN-DELETE-1
test('an article is published, seen, moved, unpublished and deleted', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  const { id, slug } = await makeArticle(page, { title: 'Seen by all' })
  const readerContext = await browser.newContext({ baseURL: baseURL ?? '' })
  const statusOf = async (path: string) =>
    (await readerContext.request.get(path, { maxRedirects: 0 })).status()
  expect(await statusOf(`/blog/${slug}`)).toBe(404)
  await openArticle(page, id)
  await page.getByRole('button', PUBLISH).click()
  await expect(toast(page, 'Article published successfully!')).toBeVisible()
  expect(await statusOf(`/blog/${slug}`)).toBe(200)
  await expect(page.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', `/blog/${slug}`)
  await page.getByRole('button', { name: 'Edit address' }).click()
  await page.getByLabel('Address of the page').fill(`${slug}-moved`)
  await expect(page.getByText('will be led to the new one')).toBeVisible()
  await page.getByRole('button', SAVE).click()
  await expect(toast(page, 'Article saved successfully!')).toBeVisible()
  expect(await statusOf(`/blog/${slug}`)).toBe(301)
  await page.getByLabel('Status').selectOption('Archived')
  await page.getByRole('button', SAVE).click()
  await expect(page.getByRole('link', { name: 'View on site' })).toHaveCount(0)
  expect(await statusOf(`/blog/${slug}-moved`)).toBe(410)
  await page.getByRole('button', { name: 'Delete this article' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Delete article' })
  await expect(dialog).toContainText(
    'Are you sure you want to delete "Seen by all"? This action cannot be undone.',
  )
  const askedOfIt: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith(`/api/admin/articles/${id}`))
      askedOfIt.push(pathname)
  })
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page, 'Article deleted successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/articles$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
  expect(askedOfIt).toEqual([])
  await page.goto(`/admin/articles/edit/${id}`)
  await expect(page.getByRole('heading', { name: 'Article not found' })).toBeVisible()
  expectProblems(problems, /404/)
  await readerContext.close()
})

// EDIT-FIELD-2
test('a future date schedules the article', async ({ page }) => {
  const { id, slug } = await makeArticle(page)
  await openArticle(page, id)
  await page.getByLabel('Publication date').fill('2099-03-04T10:00')
  await page.getByRole('button', PUBLISH).click()
  await expect(page.getByText('Scheduled for March 4, 2099 at 10:00 (UTC).')).toBeVisible()
  await expect(toast(page, 'Article scheduled for March 4, 2099')).toBeVisible()
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
  await expect(page.getByText('Readers see it when its time comes.')).toBeVisible()
  expect((await page.request.get(`/api/public/articles/${slug}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Clear the date' }).click()
  await page.getByRole('button', SAVE).click()
  await expect(page.getByText(/On the site since|appears as soon as/)).toBeVisible()
})

// EDIT-PREVIEW-1
test('a preview link is created, opened without a session, and revoked', async ({ page, browser }) => {
  const { id } = await makeArticle(page, { title: 'For one pair of eyes' })
  await openArticle(page, id)
  await openPanel(page, 'Preview')
  await page.getByRole('button', { name: 'Make a preview link' }).click()
  const url = await page.getByLabel('Preview link').inputValue()
  const stranger = await browser.newContext()
  expect(await (await stranger.request.get(url)).text()).toContain('For one pair of eyes')
  await page.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('button', { name: 'Make a preview link' })).toBeVisible()
  expect((await stranger.request.get(url)).status()).toBe(404)
  await stranger.close()
})

for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 1440],
] as const) {
  test(`both editors are accessible, ${colorScheme}, ${width} pixels wide`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/admin/articles/edit/1', '/admin/recipes/edit/1']) {
      await page.goto(path)
      await expect(title(page)).toBeVisible()
      if (path.includes('articles')) await expect(text(page)).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })
}

test('the date is not shown before the site’s time zone is known', async ({ page }) => {
  const { id } = await makeArticle(page, { status: 'published', published_at: '2025-06-01T10:00:00.000Z' })
  const answer = await page.request.get('/api/public/settings')
  const settings = { ...(await answer.json()), time_zone: 'Europe/Stockholm' }
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/public/settings', async (route) => {
    await held
    await route.fulfill({ json: settings })
  })
  await openArticle(page, id)
  const date = page.getByLabel('Publication date')
  await expect(date).toBeDisabled()
  letGo()
  await expect(date).toBeEnabled()
  await expect(date).toHaveValue('2025-06-01T12:00')
})

test('a number field shows no text that is not a number once it is left', async ({ page }) => {
  await openNew(page, 'recipes')
  const servings = page.getByRole('spinbutton', { name: 'Servings' })
  await servings.fill('')
  await servings.pressSequentially('1e')
  const isRejected = () => servings.evaluate((field: HTMLInputElement) => field.validity.badInput)
  expect(await isRejected()).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(isRejected).toBe(false)
})
