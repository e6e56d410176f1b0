import type { Page } from '@playwright/test'
import { findViolations } from './find-violations.ts'
import { expect, expectProblems, test, waitForHydration } from './fixtures.ts'

const DAL = { title: 'Red Lentil Dal', path: '/recipes/red-lentil-dal' }
const SOUP = { title: 'Roast Tomato Soup', path: '/recipes/roast-tomato-soup' }

const heartOf = (page: Page, title: string) => page.getByRole('button', { name: `Save ${title}` })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

test('a heart works at once, is found again, and in other tabs as well', async ({ page, context }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    // What the house counts (product §32) it counts by address: that a heart was pressed, not whose list it is on.
    if (request.method() !== 'GET' && !request.url().endsWith('/api/public/visits')) sent.push(request.url())
  })
  await open(page, '/recipes')
  const other = await context.newPage()
  await open(other, '/saved')
  await expect(other.getByText('Nothing yet.')).toBeVisible()
  await expect(heartOf(page, DAL.title)).toHaveAttribute('aria-pressed', 'false')
  await heartOf(page, DAL.title).click()
  await expect(heartOf(page, DAL.title)).toHaveAttribute('aria-pressed', 'true')
  await expect(other.getByRole('link', { name: DAL.title })).toBeVisible()
  await page.goto(SOUP.path)
  await waitForHydration(page)
  await page.getByRole('button', { name: `Save ${SOUP.title}` }).click()
  await expect(page.getByRole('button', { name: `Saved ${SOUP.title}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await open(page, '/saved')
  // The newest first.
  await expect(page.getByRole('list', { name: 'Saved recipes' }).getByRole('heading')).toHaveText([
    SOUP.title,
    DAL.title,
  ])
  expect(sent).toEqual([])
  await other.close()
})

test('the target of a heart is large enough, and it does not open the recipe', async ({ page }) => {
  await open(page, '/recipes')
  const box = await heartOf(page, DAL.title).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(44)
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await heartOf(page, DAL.title).focus()
  await page.keyboard.press('Space')
  await expect(heartOf(page, DAL.title)).toHaveAttribute('aria-pressed', 'true')
  expect(new URL(page.url()).pathname).toBe('/recipes')
})

test('a removed recipe comes back with its note', async ({ page }) => {
  await open(page, DAL.path)
  await page.getByRole('button', { name: /^Save/ }).click()
  await open(page, '/saved')
  await page.getByRole('button', { name: 'Add a note' }).click()
  expect(await findViolations(page), 'with a note that is written').toEqual([])
  await page.getByRole('textbox', { name: 'Your note' }).fill('More lemon.')
  // Kept as it is written: nothing has to be pressed.
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: /More lemon\./ })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await findViolations(page), colorScheme).toEqual([])
  }
  await heartOf(page, DAL.title).click()
  await expect(page.getByRole('link', { name: DAL.title })).toHaveCount(0)
  await expect(page.getByText('Nothing yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /More lemon\./ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('link', { name: DAL.title })).toBeVisible()
})

test('with nothing saved, three recipes are offered, each with its heart', async ({ page }) => {
  await open(page, '/saved')
  const offered = page.getByRole('main').getByRole('list').getByRole('listitem')
  await expect(offered).toHaveCount(3)
  await offered
    .first()
    .getByRole('button', { name: /^Save / })
    .click()
  await expect(page.getByRole('list', { name: 'Saved recipes' }).getByRole('listitem')).toHaveCount(1)
})

test('what was stored by hand or half is read for what it is worth', async ({ page }) => {
  await page.addInitScript(() => {
    const card = { title: 'From <b>before</b>', difficulty: 'hard', servings: 'many' }
    localStorage.setItem(
      'saved-recipes',
      JSON.stringify([null, 5, { id: 4, slug: 'before', savedAt: 3, card }, {}]),
    )
  })
  await open(page, '/saved')
  await expect(page.getByRole('link', { name: 'From <b>before</b>' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Saved recipes' }).getByRole('listitem')).toHaveCount(1)
})

for (const { what, error, sentence } of [
  { what: 'full', error: 'QuotaExceededError', sentence: 'There is no room left on this device' },
  { what: 'forbidden', error: 'SecurityError', sentence: 'Your browser doesn’t let this site keep anything' },
]) {
  test(`where storage is ${what}, a heart says so and lasts as long as the page`, async ({ page }) => {
    await page.addInitScript((name) => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', name)
      }
    }, error)
    await open(page, DAL.path)
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible()
    await page.getByRole('link', { name: 'Saved recipes' }).first().click()
    await expect(
      page.getByRole('list', { name: 'Saved recipes' }).getByRole('link', { name: DAL.title }),
    ).toBeVisible()
  })
}

test('without JavaScript there is no heart, and the page says what to do', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto(DAL.path)
  await expect(page.getByRole('heading', { level: 1, name: DAL.title })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  await page.goto('/saved')
  await expect(page.getByText('needs JavaScript')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await context.close()
})

test('the home screen is offered on the page of the saved alone, where the browser offers it', async ({
  page,
}) => {
  await open(page, DAL.path)
  await page.getByRole('button', { name: /^Save/ }).click()
  const offered = page.getByRole('button', { name: 'Put it on your home screen' })
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(event, {
      prompt: async () => {
        document.title = 'asked'
      },
    })
    if (window.dispatchEvent(event)) throw new Error('The browser would ask by itself')
  })
  await expect(offered).toHaveCount(0)
  await page.getByRole('link', { name: 'Saved recipes' }).first().click()
  await offered.click()
  await expect(page).toHaveTitle('asked')
  await expect(offered).toHaveCount(0)
})

test('the page of a service worker that cannot be had goes on without it', async ({ page, problems }) => {
  expectProblems(problems, /Failed to load resource/)
  await page.route('**/sw.js', (route) => route.abort())
  await open(page, DAL.path)
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('button', { name: /^Saved/ })).toHaveAttribute('aria-pressed', 'true')
})

test('a saved recipe is kept as she makes it, with her note, long after', async ({ page }) => {
  await open(page, DAL.path)
  await page.getByRole('button', { name: 'More servings' }).click()
  const coconut = page.getByRole('button', { name: 'Coconut', exact: true })
  await coconut.click()
  // What changes a recipe comes with the first press.
  await expect(coconut).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: `Save ${DAL.title}` }).click()
  await open(page, '/saved')
  const card = page.getByRole('list', { name: 'Saved recipes' }).getByRole('listitem')
  await expect(card).toContainText('for 5')
  await expect(card).toContainText('Coconut')
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByLabel('Your note').fill('More lemon.')
  // What is chosen for a recipe is forgotten after a day, unless it is saved.
  await page.evaluate(() => localStorage.removeItem('recipe-choices'))
  await open(page, DAL.path)
  await expect(coconut).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Coconut adds it')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Your note' })).toContainText('More lemon.')
  await page.goto(`${DAL.path}/cook`)
  await waitForHydration(page)
  await expect(page.getByText('serves 5')).toBeVisible()
  await open(page, DAL.path)
  await expect(coconut).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'As written', exact: true }).first().click()
  await page.getByRole('button', { name: 'Fewer servings' }).click()
  await expect(page.getByText('Written for 4 servings')).toBeVisible()
  await expect(coconut).toHaveAttribute('aria-pressed', 'false')
  await open(page, '/saved')
  await expect(card).toContainText('for 4')
  await expect(card).not.toContainText('Coconut')
  await open(page, DAL.path)
  await expect(coconut).toHaveAttribute('aria-pressed', 'false')
})

/** What the link of 'Take them to another device' is. */
async function takeAlong(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Take them to another device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take them to another device' })
  await expect(dialog.getByRole('img', { name: 'Your saved recipes as a QR code' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

async function saveWithNote(page: Page, path: string, note: string): Promise<void> {
  await open(page, path)
  await page.getByRole('button', { name: /^Save/ }).click()
  await open(page, '/saved')
  await page.getByRole('button', { name: 'Add a note' }).first().click()
  await page.getByRole('textbox', { name: 'Your note' }).fill(note)
}

test('a link takes recipes and notes to another device, which adds them to its own', async ({
  page,
  context,
  site,
  browser,
}) => {
  await open(page, SOUP.path)
  await page.getByRole('button', { name: /^Save/ }).click()
  await saveWithNote(page, DAL.path, 'More lemon.')
  const link = await takeAlong(page)
  expect(await findViolations(page), 'with its dialog').toEqual([])
  expect(link).toMatch(/\/saved#saved=[\w-]+$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Take them to another device' })).toBeFocused()

  const elsewhere = await browser.newContext({ baseURL: site.url })
  await elsewhere.addCookies(await context.cookies())
  const other = await elsewhere.newPage()
  await saveWithNote(other, DAL.path, 'Less salt.')
  const asked: string[] = []
  other.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await open(other, '/recipes')
  await open(other, link)
  const news = other.getByRole('main').getByRole('status')
  await expect(news).toContainText('2 recipes came with this link.')
  const cards = other.getByRole('list', { name: 'Saved recipes' })
  // Nothing is added before she says so.
  await expect(cards.getByRole('heading')).toHaveText([DAL.title])
  expect(await findViolations(other), 'with what came').toEqual([])
  await news.getByRole('button', { name: 'Add them' }).click()
  await expect(other.getByText('2 recipes added')).toBeVisible()
  await expect(cards.getByRole('heading')).toHaveText([SOUP.title, DAL.title])
  await expect(news).toHaveCount(0)
  expect(new URL(other.url()).hash).toBe('')
  await other.reload()
  await waitForHydration(other)
  await expect(other.getByRole('button', { name: /Less salt\.\s+More lemon\./ })).toBeVisible()
  // Once more the same link brings nothing.
  await other.goto('/recipes')
  await open(other, link)
  await expect(news).toContainText('All of it is here already.')
  await expect(news.getByRole('button')).toHaveCount(0)
  await news.getByRole('link', { name: 'Close' }).click()
  await expect(news).toHaveCount(0)
  const [, fragment = ''] = link.split('#saved=')
  expect(asked.filter((text) => text.includes(fragment) || /lemon\./i.test(text))).toEqual([])
  await elsewhere.close()
})

test('a damaged link says so, and leaves what is saved alone', async ({ page }) => {
  await saveWithNote(page, DAL.path, 'More lemon.')
  await page.goto('/recipes')
  for (const fragment of ['#saved=', '#saved=e30', '#saved=%3Cscript%3E']) {
    await page.goto(`/saved${fragment}`)
    await waitForHydration(page)
    await expect(page.getByRole('main').getByRole('status')).toContainText('This link holds no saved recipes')
    await expect(page.getByRole('button', { name: /More lemon\./ })).toBeVisible()
    await page.goto('/recipes')
  }
})

test('what cannot be fetched, or is gone, is said, and the rest is added', async ({ page, problems }) => {
  expectProblems(problems, /status of (?:404|503)/)
  await page.route('**/api/public/recipes/red-lentil-dal', (route) => route.fulfill({ status: 503 }))
  const recipes = [{ slug: 'red-lentil-dal', note: 'More lemon.' }, 'roast-tomato-soup', 'no-such-dish']
  const fragment = Buffer.from(JSON.stringify({ recipes })).toString('base64url')
  await open(page, `/saved#saved=${fragment}`)
  const news = page.getByRole('main').getByRole('status')
  await news.getByRole('button', { name: 'Add them' }).click()
  await expect(news).toContainText('1 recipe added. 1 recipe couldn’t be fetched just now.')
  await expect(news).toContainText('1 recipe is no longer on this site.')
  await page.unroute('**/api/public/recipes/red-lentil-dal')
  await news.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /More lemon\./ })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Saved recipes' }).getByRole('listitem')).toHaveCount(2)
})
