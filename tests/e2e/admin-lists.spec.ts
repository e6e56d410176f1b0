import { startSite } from '../support/site.ts'
import { askAdmin, coachTest, expectRefusals, PASSWORD } from './admin-fixtures.ts'
import { alert, dialog, heading, logIn, makeItem, password, toast, unique } from './admin-parts.ts'
import { findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

coachTest.describe('dashboard', () => {
  coachTest('shows the numbers and the ten items changed last', async ({ page }) => {
    for (let made = 0; made < 3; made += 1) await makeItem(page, 'recipes')
    await page.goto('/admin')
    await expect(heading(page, /^Good (morning|afternoon|evening), Maya$/)).toBeVisible()
    const { counts, total } = await askAdmin(page, 'GET', '/articles?limit=1')
    const stat = (label: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd')
    await expect(stat('Articles')).toHaveText(String(total))
    await expect(stat('Published articles')).toHaveText(String(counts.published))
    await expect(page.getByRole('list', { name: 'Articles' }).getByRole('listitem')).toHaveCount(10)
    await expect(page.getByRole('list', { name: 'Recipes' }).getByRole('listitem')).toHaveCount(10)
    await expect(
      page.getByRole('list', { name: 'Recipes' }).getByText('Easy, 15 min, serves 4').first(),
    ).toBeVisible()
    await page.getByRole('link', { name: `View All Articles (${total})` }).click()
    await expect(page).toHaveURL('/admin/articles')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveTitle(/^Articles \|/)
  })

  coachTest('a draft says it is not published, and waits to be finished', async ({ page }) => {
    const { title, id } = await makeItem(page, 'articles')
    await page.goto('/admin')
    const row = page.getByRole('list', { name: 'Articles' }).getByRole('listitem').filter({ hasText: title })
    await expect(row).toContainText('Draft')
    await expect(row).toContainText('Not published')
    await expect(page.getByRole('region', { name: 'Drafts to finish' }).getByText(title)).toBeVisible()
    await expect(row.getByRole('link', { name: `Edit ${title}` })).toHaveAttribute(
      'href',
      `/admin/articles/edit/${id}`,
    )
  })

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

  coachTest('a deletion that fails says so and can be tried again', async ({ page, problems }) => {
    const { title } = await makeItem(page, 'recipes')
    await page.goto('/admin/recipes')
    await page.route('**/api/admin/recipes/*', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: `Delete ${title}` }).click()
    const question = dialog(page, 'Delete this recipe?')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(alert(page, 'Error deleting recipe')).toBeVisible()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Recipe deleted successfully')).toBeVisible()
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
    expectRefusals(problems)
  })

  coachTest('says what could not be loaded and offers another try', async ({ page, problems }) => {
    await page.route('**/api/admin/overview', (route) =>
      route.fulfill({ status: 503, json: { error: 'Not now' } }),
    )
    await page.goto('/admin')
    await expect(page.getByRole('list', { name: 'Recipes' })).toBeVisible()
    await expect(page.getByText('We couldn’t load your drafts and messages.')).toBeVisible()
    await page.unroute('**/api/admin/overview')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Drafts to finish' })).toBeVisible()
    expectRefusals(problems)
  })
})

coachTest.describe('lists', () => {
  coachTest('search is in the address, counts, and comes back with the list', async ({ page }) => {
    const word = unique('Zebra').replaceAll(/[ -]/g, '')
    const { title, id } = await makeItem(page, 'recipes', { description: `With ${word} and salt` })
    await page.goto('/admin/recipes')
    await page.getByRole('searchbox', { name: 'Search recipes...' }).fill(word.toUpperCase())
    await expect(page).toHaveURL(`/admin/recipes?q=${word.toUpperCase()}`)
    await expect(page.getByText(/^1 of \d+ recipes$/)).toBeVisible()
    const card = page.getByRole('list', { name: 'Recipes' }).getByRole('listitem')
    await expect(card).toHaveCount(1)
    for (const words of [
      'Draft',
      'Easy',
      title,
      `With ${word} and salt`,
      '15 min prep',
      '4 servings',
      '0.0/5 (0 reviews)',
    ]) {
      await expect(card).toContainText(words)
    }
    await card.getByRole('link', { name: `Edit ${title}` }).click()
    await expect(page).toHaveURL(`/admin/recipes/edit/${id}`)
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue(word.toUpperCase())
    await expect(card).toHaveCount(1)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page).toHaveURL('/admin/recipes')
  })

  coachTest('says when nothing is found, and leads back to everything', async ({ page }) => {
    await page.goto('/admin/recipes?q=qqqqqqqq')
    await expect(page.getByText('No recipes found')).toBeVisible()
    await expect(page.getByText('Try adjusting your search terms')).toBeVisible()
    await expect(page.getByText(/^0 of \d+ recipes$/)).toBeVisible()
    await page.getByRole('button', { name: 'Show all recipes' }).click()
    await expect(page.getByRole('list', { name: 'Recipes' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })

  coachTest('a status leaves the items that have it', async ({ page }) => {
    const { title } = await makeItem(page, 'articles', { status: 'archived' })
    await page.goto('/admin/articles')
    await page.getByRole('button', { name: /^Archived/ }).click()
    await expect(page).toHaveURL('/admin/articles?status=archived')
    await expect(page.getByRole('button', { name: /^Archived/ })).toHaveAttribute('aria-pressed', 'true')
    const rows = page.getByRole('list', { name: 'Articles' }).getByRole('listitem')
    await expect(rows.filter({ hasText: title })).toBeVisible()
    await expect(rows.getByText('Published', { exact: true })).toHaveCount(0)
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

    // What is out for the first time is told once, without taking the focus.
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Tomato soup')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const card = page.getByRole('region', { name: 'Your first recipe is served' })
    await expect(card.getByRole('link')).toHaveAttribute('href', '/recipes/tomato-soup')
    await expect(card.getByRole('button')).toHaveCount(1)
    await expect(card.locator(':focus')).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
    // It hides nothing for good: the end of the page comes out from under it.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const ends = await page
      .getByRole('main')
      .evaluate((main) => main.lastElementChild?.getBoundingClientRect().bottom)
    expect(ends).toBeLessThanOrEqual((await card.boundingBox())?.y ?? 0)
    await page.goto('/admin')
    await expect(page.getByRole('region', { name: 'Drafts to finish' })).toBeVisible()
    await expect(card).toHaveCount(0)
    await page.close()
    await site.stop()
  })

  coachTest('shows more when asked', async ({ page }) => {
    const word = unique('Long list').replaceAll(/[ -]/g, '')
    for (let made = 0; made < 31; made += 1) await makeItem(page, 'articles', { excerpt: word })
    await page.goto(`/admin/articles?q=${word}`)
    const rows = page.getByRole('list', { name: 'Articles' }).getByRole('listitem')
    await expect(rows).toHaveCount(30)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(rows).toHaveCount(31)
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  })

  coachTest('a status chosen right before typing stays, however late it is drawn', async ({ page }) => {
    // React draws what is not urgent in messages to itself: from a moment on, these come late.
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
  })

  coachTest('a link pressed right after typing leads on, however late its page comes', async ({ page }) => {
    await page.clock.install()
    await page.goto('/admin/articles')
    await expect(page.getByRole('list', { name: 'Articles' })).toBeVisible()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/\.js$/, async (route) => {
      await held
      await route.continue()
    })
    // Within the same turn of the browser: faster than the pause after which the search is asked.
    await page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(field, 'walk')
      field.dispatchEvent(new Event('input', { bubbles: true }))
      document.querySelector<HTMLElement>('a[href="/admin/history"]')?.click()
    })
    await page.clock.runFor(500)
    letGo()
    await expect(heading(page, 'History')).toBeVisible()
    await expect(page).toHaveURL('/admin/history')
  })
})
