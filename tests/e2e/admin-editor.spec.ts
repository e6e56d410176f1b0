import type { Page } from '@playwright/test'
import { askAdmin, forgetDraft, PASSWORD, coachTest as test } from './admin-fixtures.ts'
import { findViolations } from './find-violations.ts'
import { expect, expectProblems } from './fixtures.ts'

const SAVE = { name: 'Save Draft' }
const PUBLISH = { name: 'Publish', exact: true }

let count = 0
/** An article of its own for a test; returns its id and slug. */
async function makeArticle(page: Page, fields: object = {}): Promise<{ id: number; slug: string }> {
  count += 1
  const slug = `article-${process.pid}-${count}-of-hers`
  const body = { title: 'An article', slug, excerpt: 'Short.', content: 'First words.', ...fields }
  const { article } = await askAdmin(page, 'POST', '/articles', body)
  return article
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const text = (page: Page) => page.getByRole('textbox', { name: 'Article text' })
const toast = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true })
const alert = (page: Page, words: string) => page.getByRole('alert').getByText(words, { exact: true })

/** An empty editor: what another test typed and left unsaved is thrown away first. */
async function openNew(page: Page, kind: 'articles' | 'recipes'): Promise<void> {
  await forgetDraft(page, kind)
  await page.goto(`/admin/${kind}/new`)
  await expect(title(page)).toBeVisible()
}

async function openArticle(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/articles/edit/${id}`)
  await expect(text(page)).toBeVisible()
}

test('a new article: the first save moves the address, not the focus, and loses no word', async ({
  page,
}) => {
  await openNew(page, 'articles')
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
  // What was loaded counts as set by hand: its address stays.
  await title(page).fill('Another title')
  await expect(page.getByText('/blog/a-calm-evening-for-tired-legs')).toBeVisible()
  await page.getByRole('button', { name: 'Regenerate from title' }).click()
  await expect(page.getByText('/blog/another-title')).toBeVisible()
})

test('without a title neither saving nor publishing goes anywhere', async ({ page }) => {
  await openNew(page, 'recipes')
  for (const button of [SAVE, PUBLISH]) {
    // Within the same turn of the browser: the fastest hand's next letter belongs to the title.
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

test('a taken slug offers a free one, with one press', async ({ page, problems }) => {
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

test('limits: meta texts are blocked and counted, numbers brought into theirs', async ({ page }) => {
  const { id } = await makeArticle(page)
  await openArticle(page, id)
  const metaTitle = page.getByLabel('Meta title')
  await metaTitle.pressSequentially('x'.repeat(65), { delay: 0 })
  await expect(metaTitle).toHaveValue('x'.repeat(60))
  await expect(page.getByText('60/60')).toBeVisible()
  await expect(page.getByLabel('Meta description')).toHaveAttribute('placeholder', 'Short.')
  const readTime = page.getByLabel('Read time')
  await readTime.fill('99')
  await readTime.blur()
  await expect(readTime).toHaveValue('60')
})

test('published, seen, moved, taken back and deleted', async ({ page, browser, baseURL, problems }) => {
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
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page, 'Article deleted successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/articles$/)
  await page.goto(`/admin/articles/edit/${id}`)
  await expect(page.getByRole('heading', { name: 'Article not found' })).toBeVisible()
  expectProblems(problems, /404/)
  await readerContext.close()
})

test('a date to come schedules it', async ({ page }) => {
  const { id, slug } = await makeArticle(page)
  await openArticle(page, id)
  await page.getByLabel('Publication date').fill('2099-03-04T10:00')
  await page.getByRole('button', PUBLISH).click()
  await expect(page.getByText('Scheduled for March 4, 2099 at 10:00 (UTC).')).toBeVisible()
  expect((await page.request.get(`/api/public/articles/${slug}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Clear the date' }).click()
  await page.getByRole('button', SAVE).click()
  await expect(page.getByText(/On the site since|appears as soon as/)).toBeVisible()
})

test('a date waits for the site’s own clock', async ({ page }) => {
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

test('a text that was never saved is offered again, on this device and from the server', async ({
  page,
  context,
}) => {
  const { id } = await makeArticle(page)
  await openArticle(page, id)
  await title(page).fill('Typed and never saved')
  await expect(page.getByText(/Draft saved \d\d:\d\d/)).toBeVisible()
  // The tab is gone, as after a crash.
  await page.close({ runBeforeUnload: false })
  const other = await context.newPage()
  await other.goto(`/admin/articles/edit/${id}`)
  const dialog = other.getByRole('dialog', { name: 'There is text you had not saved' })
  await expect(dialog).toContainText('Differs in: Title')
  await dialog.getByRole('button', { name: 'Show what differs' }).first().click()
  await expect(dialog.getByText('Typed and never saved')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue with it' }).first().click()
  await expect(title(other)).toHaveValue('Typed and never saved')
  await other.getByRole('button', SAVE).click()
  await expect(other.getByText('Saved just now')).toBeVisible()
  await other.reload()
  await expect(title(other)).toHaveValue('Typed and never saved')
  await expect(dialog).toHaveCount(0)
  await other.close()
})

test('leaving an unsaved text asks first', async ({ page }) => {
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
  await page.goBack()
  const kept = page.getByRole('dialog', { name: 'There is text you had not saved' })
  await kept.getByRole('button', { name: 'Discard' }).first().click()
  await expect(title(page)).toHaveValue('An article')
})

test('a save that ends after she has left does not call her back', async ({ page }) => {
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

test('two tabs: the second save shows both versions and takes of each what she wants', async ({
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

test('a session that ended: log in where she is, and save again', async ({ page, problems }) => {
  const { id } = await makeArticle(page)
  await openArticle(page, id)
  await title(page).fill('Written before the session ended')
  // From here on nothing is asked by itself that would find the session gone before she does.
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

test('an outage: the failure is told, the text stays, and the lists fall back', async ({
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

test('the toolbar writes Markdown, and the preview is the page’s own rendering', async ({ page }) => {
  const { id } = await makeArticle(page, { content: 'morning' })
  await openArticle(page, id)
  await text(page).click()
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.getByRole('button', { name: 'Heading' }).click()
  await expect(text(page)).toHaveText('## **morning**')
  const preview = page.getByRole('region', { name: 'Preview of the text' })
  await expect(preview.getByRole('heading', { name: 'morning', level: 2 }).locator('strong')).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Table' }).click()
  await expect(preview.getByRole('table')).toBeVisible()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Add a link' })
  await dialog.getByLabel('Words to press').fill('the site')
  await dialog.getByLabel('Where it leads').fill('example.com')
  await dialog.getByLabel('Where it leads').press('Enter')
  await expect(preview.getByRole('link', { name: 'the site' })).toHaveAttribute('href', 'https://example.com')
})

test('a recipe: lines by Enter, order by keyboard and buttons, removal with undo', async ({ page }) => {
  await openNew(page, 'recipes')
  await title(page).fill('Order of things')
  await page.getByRole('button', { name: 'Add ingredient' }).click()
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await page.keyboard.type('whole')
  await page.keyboard.press('Tab')
  await page.keyboard.type('eggs')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Amount, line 2')).toBeFocused()
  await page.getByLabel('Ingredient, line 2').fill('salt')
  const first = page.getByLabel('Ingredient, line 1')
  await page.getByRole('button', { name: 'Move ingredient 2 up' }).click()
  await expect(first).toHaveValue('salt')
  const handle = page.getByRole('button', { name: 'Drag ingredient 1' })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Ingredient 1 lifted, place 1 of 2.')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Moved to place 2 of 2.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(first).toHaveValue('eggs')
  await page.getByRole('button', { name: 'Remove eggs' }).click()
  await expect(first).toHaveValue('salt')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(first).toHaveValue('eggs')
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.keyboard.type('Boil the eggs.')
  // Within the same turn of the browser: the fastest hand's next letter belongs to the new step.
  const nextField = await page.getByLabel('Step 1', { exact: true }).evaluate((field) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    return document.activeElement?.getAttribute('aria-label')
  })
  expect(nextField).toBe('Step 2')
  await page.keyboard.type('Peel them.')
  await page.getByRole('button', { name: 'Remove step 1' }).click()
  await expect(page.getByLabel('Step 1', { exact: true })).toHaveValue('Peel them.')
  await page.getByRole('button', { name: 'high-protein' }).click()
  await page.getByRole('button', PUBLISH).click()
  await expect(toast(page, 'Recipe published successfully!')).toBeVisible()
  const stored = await (await page.request.get('/api/public/recipes/order-of-things')).json()
  expect(stored.ingredients).toEqual([
    { amount: '2', unit: 'whole', ingredient: 'eggs' },
    { amount: '', unit: '', ingredient: 'salt' },
  ])
  expect(stored.instructions).toEqual([{ step: 1, instruction: 'Peel them.' }])
  expect(stored.dietary_tags).toEqual(['high-protein'])
})

test('a whole list and a whole method are pasted, read and looked over', async ({ page }) => {
  await openNew(page, 'recipes')
  await page.getByRole('button', { name: 'Paste a list' }).click()
  const list = page.getByRole('dialog', { name: 'Paste your ingredients' })
  await list.getByLabel('Your text').fill('• 2 tbsp olive oil\n½ cup (120 g) oats\n1-2 carrots, grated\n')
  await expect(list.getByLabel('Unit, line 3')).toHaveValue('whole')
  await list.getByLabel('Ingredient, line 1').fill('good olive oil')
  await list.getByRole('button', { name: 'Leave out line 2' }).click()
  await list.getByRole('button', { name: 'Add 2 ingredients' }).click()
  await expect(page.getByLabel('Ingredient, line 1')).toHaveValue('good olive oil')
  await expect(page.getByLabel('Ingredient, line 2')).toHaveValue('carrots, grated')
  await page.getByRole('button', { name: 'Paste the method' }).click()
  const method = page.getByRole('dialog', { name: 'Paste the method' })
  await method.getByLabel('Your text').fill('Step 1: Mix.\nStep 2: Bake\nuntil golden.')
  await method.getByRole('button', { name: 'Add 2 steps' }).click()
  await expect(page.getByLabel('Step 2', { exact: true })).toHaveValue('Bake until golden.')
})

test('the history shows who changed what, and brings a version back', async ({ page }) => {
  const { id } = await makeArticle(page, { title: 'First title' })
  await openArticle(page, id)
  await title(page).fill('Second title')
  await page.getByRole('button', SAVE).click()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByText(/Changed Title/)).toBeVisible()
  await history.getByRole('button', { name: /View/ }).click()
  const dialog = page.getByRole('dialog', { name: /Version of/ })
  await expect(dialog.getByText('First')).toBeVisible()
  await dialog.getByRole('button', { name: 'Bring back this version' }).click()
  await expect(title(page)).toHaveValue('First title')
  await expect(history.getByText(/Brought back/)).toBeVisible()
})

test('a preview link is made, opened by a stranger, and revoked', async ({ page, browser }) => {
  const { id } = await makeArticle(page, { title: 'For one pair of eyes' })
  await openArticle(page, id)
  await page.getByRole('button', { name: 'Make a preview link' }).click()
  const url = await page.getByLabel('Preview link').inputValue()
  const stranger = await browser.newContext()
  expect(await (await stranger.request.get(url)).text()).toContain('For one pair of eyes')
  await page.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('button', { name: 'Make a preview link' })).toBeVisible()
  expect((await stranger.request.get(url)).status()).toBe(404)
  await stranger.close()
})

test('a picture dropped into the text is uploaded and stands where it was dropped', async ({ page }) => {
  const { id } = await makeArticle(page)
  await openArticle(page, id)
  await text(page).click()
  await text(page).evaluate(async (element) => {
    const canvas = document.createElement('canvas')
    canvas.width = 60
    canvas.height = 40
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    const data = new DataTransfer()
    data.items.add(new File([blob ?? ''], 'kitchen-window.png', { type: 'image/png' }))
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(text(page)).toContainText(/!\[kitchen window\]\(\/media\/image\/upload\/c_limit,w_auto/)
  const picture = page.getByRole('region', { name: 'Preview of the text' }).getByRole('img')
  await expect(picture).toHaveAttribute('alt', 'kitchen window')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60)
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
