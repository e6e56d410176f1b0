import { startSite } from '../support/site.ts'
import { coachTest, PASSWORD } from './admin-fixtures.ts'
import { dialog, logIn, makeItem, password, toast } from './admin-parts.ts'
import { findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

coachTest('deletes after asking, and readers no longer find it', async ({ page }) => {
  const { title, slug } = await makeItem(page, 'articles', { status: 'published', content: 'Words.' })
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(200)
  await page.goto('/admin')
  const row = page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: 'Published' })
  await row.getByRole('button', { name: `Delete ${title}` }).click()
  const question = dialog(page, 'Delete this article?')
  await expect(question).toContainText(
    `Are you sure you want to delete "${title}"? This action cannot be undone.`,
  )
  // A premature Enter does no harm.
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: `Delete ${title}` }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Article deleted successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Articles' })).toBeFocused()
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(410)
})

coachTest('what is chosen right before typing stays, however late it is drawn', async ({ page }) => {
  // React schedules non-urgent rendering by messages to itself: from a given moment these are delayed.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      const send = () => postMessage.call(this, message)
      if (document.title === 'late') setTimeout(send, 600)
      else send()
    }
  })
  await page.goto('/admin/articles')
  await expect(page.getByRole('list', { name: 'Articles' })).toBeVisible()
  await page.evaluate(() => {
    document.title = 'late'
  })
  await page.getByRole('button', { name: /^Archived/ }).click()
  await page.getByRole('searchbox').fill('late')
  await expect(page).toHaveURL('/admin/articles?status=archived&q=late')

  await page.goto('/admin/images')
  await expect(page.getByRole('status').getByText(/pictures?$/)).toBeVisible()
  // Within the same turn of the event loop, then blocking it longer than the debounce of the search.
  await page.getByLabel('Search pictures').evaluate((field: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(field, 'heron')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector<HTMLElement>('main button[aria-pressed="false"]')?.click()
    for (const begun = performance.now(); performance.now() - begun < 400; );
  })
  await expect(page).toHaveURL(/q=heron/)
  await expect(page).toHaveURL(/unused=true/)
})

coachTest('an empty site says how to begin', async ({ browser }) => {
  coachTest.slow()
  const site = await startSite({ ADMIN_PASSWORD: PASSWORD, SEED: 'none' })
  const page = await browser.newPage({ baseURL: site.url })
  await page.goto('/admin/login?next=/admin/recipes')
  await password(page).fill(PASSWORD)
  await logIn(page).click()
  await expect(page.getByText('No recipes yet')).toBeVisible()
  await expect(page.getByText('Create your first recipe to get started')).toBeVisible()
  await page.getByRole('link', { name: 'Create Recipe' }).click()
  await expect(page).toHaveURL('/admin/recipes/new')

  // The first publication is announced once, without taking the focus.
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Tomato soup')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const card = page.getByRole('region', { name: 'Your first recipe is served' })
  await expect(card.getByRole('link')).toHaveAttribute('href', '/recipes/tomato-soup')
  await expect(card.getByRole('button')).toHaveCount(1)
  await expect(card.locator(':focus')).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  // The card covers nothing permanently: the end of the page scrolls out from under it.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const ends = await page
    .getByRole('main')
    .evaluate((main) => main.lastElementChild?.getBoundingClientRect().bottom)
  expect(ends).toBeLessThanOrEqual((await card.boundingBox())?.y ?? 0)
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'This week' })).toBeVisible()
  await expect(card).toHaveCount(0)
  await page.close()
  await site.stop()
})
