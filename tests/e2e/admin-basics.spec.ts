import type { Page } from '@playwright/test'
import { startSite } from '../support/site.ts'
import { askAdmin, coachTest, expectRefusals, PASSWORD, SAME_ORIGIN, strangerTest } from './admin-fixtures.ts'
import { findViolations } from './find-violations.ts'
import { expect, expectProblems } from './fixtures.ts'

const password = (page: Page) => page.getByLabel('Password', { exact: true })
const logIn = (page: Page) => page.getByRole('button', { name: 'Secure Login' })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const toast = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true })
const alert = (page: Page, words: string) => page.getByRole('alert').getByText(words, { exact: true })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

let count = 0
const unique = (words: string) => {
  count += 1
  return `${words} ${process.pid}-${count}`
}

async function makeItem(page: Page, kind: 'articles' | 'recipes', fields: object = {}) {
  const title = unique('A test item')
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const { id } = await askAdmin(page, 'POST', `/${kind}`, { title, slug, ...fields })
  return { id: Number(id), title, slug }
}

strangerTest.describe('login', () => {
  strangerTest('says what it is and how it is protected', async ({ page }) => {
    await page.goto('/admin/login')
    await expect(heading(page, 'Secure Admin Login')).toBeVisible()
    await expect(page).toHaveTitle(/^Login \|/)
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
    await expect(password(page)).toBeFocused()
    await expect(page.locator('input')).toHaveCount(1)
    const main = page.getByRole('main')
    for (const words of [/24 hours of inactivity/, /rate limiting/, /CSRF/, /secure sessions/]) {
      await expect(main).toContainText(words)
    }
  })

  strangerTest('the password can be looked at', async ({ page }) => {
    await page.goto('/admin/login')
    await password(page).fill('something')
    await expect(password(page)).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password(page)).toHaveAttribute('type', 'text')
    await expect(password(page)).toHaveValue('something')
  })

  for (const typed of ['', '1234567', '   short   ']) {
    strangerTest(`refuses “${typed}” before asking the server`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto('/admin/login')
      await password(page).fill(typed)
      await logIn(page).click()
      await expect(alert(page, 'Please enter a valid password')).toBeVisible()
      expect(asked.filter((url) => url.endsWith('/api/auth/login'))).toEqual([])
      await password(page).pressSequentially('x')
      await expect(page.getByText('Please enter a valid password')).toHaveCount(0)
    })
  }

  strangerTest(
    'a wrong password clears the field; the right one leads where she wanted',
    async ({ page, problems }) => {
      await page.goto('/admin/recipes?q=bowl')
      await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Frecipes%3Fq%3Dbowl')
      await password(page).fill('not-her-password')
      await page.keyboard.press('Enter')
      await expect(alert(page, 'Invalid password. Please try again.')).toBeVisible()
      await expect(password(page)).toHaveValue('')
      await expect(password(page)).toBeFocused()
      await password(page).fill(PASSWORD)
      await expect(page.getByText('Invalid password. Please try again.')).toHaveCount(0)
      await logIn(page).click()
      await expect(page).toHaveURL('/admin/recipes?q=bowl')
      await expect(heading(page, 'Recipes')).toBeVisible()
      expectRefusals(problems)
    },
  )

  strangerTest('never leads to another site', async ({ page }) => {
    await page.goto('/admin/login?next=%2F%2Fevil.example%2Fadmin')
    await password(page).fill(PASSWORD)
    await logIn(page).click()
    await expect(page).toHaveURL('/admin')
  })

  strangerTest('says so while it checks', async ({ page }) => {
    await page.goto('/admin/login')
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/auth/login', async (route) => {
      await held
      await route.continue()
    })
    await password(page).fill(PASSWORD)
    await logIn(page).click()
    await expect(page.getByRole('button', { name: 'Authenticating...' })).toBeDisabled()
    answer()
    await expect(page).toHaveURL('/admin')
  })

  strangerTest('after five wrong guesses it says when to try again', async ({ browser, problems }) => {
    // It starts a product of its own, whose guesses it may use up.
    strangerTest.slow()
    const site = await startSite({ ADMIN_PASSWORD: PASSWORD, SEED: 'none' })
    const page = await browser.newPage({ baseURL: site.url })
    await page.goto('/admin/login')
    for (let guess = 0; guess < 5; guess += 1) {
      await page.request.post('/api/auth/login', {
        data: { password: `wrong-guess-${guess}` },
        headers: SAME_ORIGIN,
      })
    }
    await password(page).fill(PASSWORD)
    await logIn(page).click()
    await expect(alert(page, 'Too many failed logins. Please try again in 15 minutes.')).toBeVisible()
    await page.close()
    await site.stop()
    expect(problems).toEqual([])
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    strangerTest(`has no accessibility violation (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto('/admin/login')
      await logIn(page).click()
      await expect(alert(page, 'Please enter a valid password')).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    })
  }
})

coachTest.describe('session', () => {
  coachTest('already logged in, the login leads to the dashboard', async ({ page }) => {
    await page.goto('/admin/login')
    await expect(page).toHaveURL('/admin')
  })

  coachTest(
    'lost while she writes: she logs in again in place, and nothing is lost',
    async ({ page, context, problems }) => {
      const name = unique('Slow Sundays')
      await page.goto('/admin/categories')
      await page.getByRole('button', { name: 'New category' }).click()
      await page.getByLabel('Name', { exact: true }).fill(name)
      await context.clearCookies()
      await page.getByRole('button', { name: 'Save' }).click()
      const again = dialog(page, 'Please log in again')
      await expect(again).toBeVisible()
      await again.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await again.getByRole('button', { name: 'Secure Login' }).click()
      await expect(again).toBeHidden()
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(toast(page, 'Category saved successfully!')).toBeVisible()
      expectRefusals(problems)
    },
  )

  coachTest(
    'what could not be loaded is loaded after logging in again',
    async ({ page, context, problems }) => {
      // Not the dashboard: some of its panels ask only when its lists are there.
      await page.goto('/admin/categories')
      await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible()
      await context.clearCookies()
      await page.getByRole('link', { name: 'Authors' }).first().click()
      const again = dialog(page, 'Please log in again')
      await again.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await again.getByRole('button', { name: 'Secure Login' }).click()
      await expect(page.getByRole('list', { name: 'Authors' })).toBeVisible()
      expectRefusals(problems)
    },
  )

  coachTest('logout ends it', async ({ page }) => {
    await page.goto('/admin')
    await expect(page.getByText('Admin User').first()).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).first().click()
    await expect(page).toHaveURL('/admin/login')
    await expect(heading(page, 'Secure Admin Login')).toBeVisible()
    expect((await page.request.get('/api/admin/overview')).status()).toBe(401)
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/login')
  })

  coachTest('logout ends it here even when the call fails', async ({ page, problems }) => {
    await page.goto('/admin')
    await page.route('**/api/auth/logout', (route) => route.abort())
    await page.getByRole('button', { name: 'Logout' }).first().click()
    await expect(heading(page, 'Secure Admin Login')).toBeVisible()
    await expect(alert(page, 'Logged out on this page only')).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Secure Admin Login')).toBeVisible()
    expectProblems(problems, /ERR_FAILED|The session could not be ended on the server/)
  })
})

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
    await expect(page.getByText('Drafts, messages and most read could not be loaded.')).toBeVisible()
    await page.unroute('**/api/admin/overview')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Most read' })).toBeVisible()
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
})

coachTest.describe('categories and authors', () => {
  coachTest('a category is made, renamed, recoloured and put away', async ({ page }) => {
    const name = unique('Rest days')
    await page.goto('/admin/categories')
    await page.getByRole('button', { name: 'New category' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Name is required')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('radio', { name: 'Sea' }).check({ force: true })
    await page.getByRole('radio', { name: 'moon' }).check({ force: true })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Category saved successfully!')).toBeVisible()
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await page.getByLabel('Name', { exact: true }).fill(`${name} off`)
    await page.getByRole('switch', { name: 'Offer it in the editors' }).uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('listitem').filter({ hasText: `${name} off` })
    await expect(row).toContainText('Not offered')
    await expect(row.getByRole('button', { name: `Edit ${name} off` })).toBeFocused()
    const { categories } = await askAdmin(page, 'GET', '/categories')
    expect(categories).toContainEqual(
      expect.objectContaining({ name: `${name} off`, color: '#3d8592', icon: 'moon', is_active: false }),
    )
    await row.getByRole('button', { name: `Delete ${name} off` }).click()
    await expect(dialog(page, 'Delete this category?')).toContainText(
      `Are you sure you want to delete "${name} off"? This action cannot be undone.`,
    )
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(row).toHaveCount(0)
  })

  coachTest('a name that is taken is said at the field', async ({ page, problems }) => {
    await page.goto('/admin/categories')
    await page.getByRole('button', { name: 'New category' }).click()
    await page.getByLabel('Name', { exact: true }).fill('nutrition')
    await page.getByRole('button', { name: 'Save' }).click()
    const field = page.getByLabel('Name', { exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('Escape')
    // Closed by mistake: what was typed is still there.
    await page.getByRole('button', { name: 'New category' }).click()
    await expect(field).toHaveValue('nutrition')
    expectRefusals(problems)
  })

  coachTest('what is in use cannot be deleted, but merged', async ({ page }) => {
    const [from, into] = [unique('From'), unique('Into')]
    const { id } = await askAdmin(page, 'POST', '/categories', { name: from })
    await askAdmin(page, 'POST', '/categories', { name: into })
    const { slug } = await makeItem(page, 'articles', { category_id: id, status: 'published' })
    await page.goto('/admin/categories')
    await page.getByRole('button', { name: `Delete ${from}` }).click()
    const explanation = dialog(page, `“${from}” is in use`)
    await expect(explanation).toContainText('This category has 1 article, so it cannot be deleted.')
    await explanation.getByRole('button', { name: 'Merge instead' }).click()
    const merge = dialog(page, `Merge “${from}”`)
    await merge.getByLabel('Merge into which category?').selectOption(into)
    await expect(merge).toContainText(`1 article will move to “${into}”, and “${from}” will be removed.`)
    await merge.getByRole('button', { name: 'Merge', exact: true }).click()
    await expect(toast(page, `“${from}” is now part of “${into}”`)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: from })).toHaveCount(0)
    expect(await (await page.request.get(`/blog/${slug}`)).text()).toContain(into)
  })

  coachTest(
    'an author is written, and a link that is none is said at its field',
    async ({ page, problems }) => {
      const name = unique('Ines Duarte')
      await page.goto('/admin/authors')
      await page.getByRole('button', { name: 'New author' }).click()
      await page.getByLabel('Name', { exact: true }).fill(name)
      await page.getByLabel('A few words about the author').fill('Runs slowly, on purpose.')
      await page.getByLabel('Instagram').fill('not a link')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByLabel('Instagram')).toHaveAttribute('aria-invalid', 'true')
      await page.getByLabel('Instagram').fill('https://www.instagram.com/ines')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(toast(page, 'Author saved successfully!')).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
        'Runs slowly, on purpose.',
      )
      expectRefusals(problems)
    },
  )
})

const PAGES = [
  { path: '/admin', name: /^Good / },
  { path: '/admin/articles', name: 'Articles' },
  { path: '/admin/recipes', name: 'Recipes' },
  { path: '/admin/categories', name: 'Categories' },
  { path: '/admin/authors', name: 'Authors' },
] as const

const LOOKS = [
  { look: 'light', width: 1440, colorScheme: 'light' },
  { look: 'dark', width: 1440, colorScheme: 'dark' },
  { look: 'on a phone', width: 390, colorScheme: 'light' },
] as const

for (const { path, name } of PAGES) {
  const open = async (page: Page) => {
    await page.goto(path)
    await expect(heading(page, name)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Edit' }).first()).toBeVisible()
  }
  for (const { look, width, colorScheme } of LOOKS) {
    coachTest(`${path} has no accessibility violation (${look})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await open(page)
      expect(await findViolations(page)).toEqual([])
    })
  }

  coachTest(`${path} never scrolls sideways`, async ({ page }) => {
    await open(page)
    for (const width of [320, 390, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${width} px wide`).toBeLessThanOrEqual(0)
    }
  })
}

coachTest('on a phone the rest is under More, and the keyboard finds its way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin')
  await expect(heading(page, /^Good /)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.getByRole('button', { name: 'More' }).click()
  const sheet = dialog(page, 'More')
  await expect(sheet.getByRole('link', { name: /^View site/ })).toHaveAttribute('target', '_blank')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'More' }).click()
  await sheet.getByRole('link', { name: 'Authors' }).click()
  await expect(heading(page, 'Authors')).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

coachTest('an address without a page says so', async ({ page, problems }) => {
  await page.goto('/admin/nowhere')
  await expect(heading(page, 'Page not found')).toBeVisible()
  expectRefusals(problems)
})
