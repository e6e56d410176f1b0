import type { Page } from '@playwright/test'
import { expect, expectProblems, test, waitForHydration, wake } from './fixtures.ts'

const ARTICLE = '/blog/a-slow-morning-that-makes-the-whole-day-stronger'
const RECIPE = '/recipes/sunrise-breakfast-bowl'

test.describe('reading', () => {
  test('the figure of the home page is whole, in a short window too', async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [1280, 600],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      const hero = page.getByRole('region', { name: 'Empower Your Fitness Journey' })
      const [field, figure] = [await hero.boundingBox(), await hero.locator('picture img').boundingBox()]
      if (!field || !figure) throw new Error('There is no figure')
      expect(figure.y, `${width} × ${height}`).toBeGreaterThanOrEqual(field.y - 1)
      // A little of it is cut by the field's edge, as paper is.
      expect(figure.y + figure.height).toBeLessThanOrEqual(field.y + field.height * 1.06)
    }
  })

  test('from the home page to an article and on, without a page load', async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    let loads = 0
    page.on('load', () => loads++)
    await page.getByRole('link', { name: 'View All Posts' }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Lift something heavy twice a week' })
      .first()
      .click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Lift something heavy twice a week' }),
    ).toBeVisible()
    await expect(page).toHaveTitle(/Lift something heavy/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/blog\/lift-something-heavy-twice-a-week$/,
    )
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Small reads for stronger days' })).toBeVisible()
    expect(loads).toBe(0)
  })

  test('a category is a filter in the address, hides the featured block, and All brings it back', async ({
    page,
  }) => {
    await page.goto('/blog')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Nutrition', exact: true }).click()
    await expect(page).toHaveURL(/category=Nutrition/)
    await expect(page.getByRole('button', { name: 'Nutrition', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Protein without the powder' }),
    ).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: 'A slow morning that makes the whole day stronger' }),
    ).toHaveCount(0)
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await expect(
      page.getByRole('main').getByRole('link', { name: 'A slow morning that makes the whole day stronger' }),
    ).toBeVisible()
  })

  test('the loading text shows while an article is on its way', async ({ page }) => {
    await page.goto('/blog')
    await waitForHydration(page)
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/public/articles/*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('main').getByRole('link', { name: 'Three lines before bed' }).first().click()
    await expect(page.getByText('Loading article...')).toBeVisible()
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: 'Three lines before bed' })).toBeVisible()
  })

  test('an outage while navigating is a sentence and another try, never "not found"', async ({
    page,
    problems,
  }) => {
    await page.goto('/blog')
    await waitForHydration(page)
    await page.route('**/api/public/articles/*', (route) =>
      route.fulfill({ status: 503, json: { error: 'Back soon' } }),
    )
    await page.getByRole('main').getByRole('link', { name: 'Three lines before bed' }).first().click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText('Article Not Found')).toHaveCount(0)
    await page.unroute('**/api/public/articles/*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Three lines before bed' })).toBeVisible()
    expectProblems(problems, /503/)
  })
})

test('a site renewed while she reads: the next page is loaded anew, with its new files', async ({
  page,
  problems,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.evaluate(() => Object.assign(window, { isOldPage: true }))
  const isAbout = /\/assets\/about-[^/]*\.js$/
  await page.route(isAbout, (route) => route.fulfill({ status: 404 }))
  const fresh = page.waitForEvent('domcontentloaded')
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click()
  await fresh
  await page.unroute(isAbout)
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', { level: 1, name: /Happiness-First/ })).toBeVisible()
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false)
  expectProblems(problems, /404|could not be loaded|dynamically imported/)
})

test('a page that cannot be fetched says what to do, and comes with the connection', async ({
  page,
  context,
  problems,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' })).toBeVisible()
  await expect(page.getByText('Please check your connection and try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible()
  expectProblems(problems, /ERR_INTERNET_DISCONNECTED|could not be loaded/)
})

test.describe('the search', () => {
  const field = (page: Page) => page.getByRole('dialog', { name: 'Search' }).locator('input')

  test('opens by a key, finds while she types, and leads on by the arrow keys', async ({ page }) => {
    await page.goto('/about')
    await waitForHydration(page)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('mornin')
    const found = page.getByRole('dialog').getByRole('link', { name: /A slow morning/ })
    await expect(found).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(found).toBeFocused({ timeout: 100 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('offers what is new before anything is typed, by the arrow keys too', async ({ page }) => {
    await page.goto('/about')
    await waitForHydration(page)
    await page.keyboard.press('Control+k')
    const rows = page.getByRole('dialog').getByRole('region', { name: 'New here' }).getByRole('link')
    await expect(rows).toHaveCount(3)
    await page.keyboard.press('ArrowDown')
    await expect(rows.first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/recipes\/[a-z-]+$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('opened once more takes the very next letter, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/about')
    await waitForHydration(page)
    const button = page.getByRole('link', { name: 'Search', exact: true })
    await button.press('Enter')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    // Within the same turn of the browser: the fastest hand's next letter belongs to the field.
    const focused = await button.evaluate(async (element: HTMLElement) => {
      element.click()
      for (let turn = 0; turn < 20; turn++) await null
      return document.activeElement?.tagName
    })
    expect(focused).toBe('INPUT')
  })
})

test.describe('at the stove', () => {
  test('the stepper rescales amounts, ticks stay on this device', async ({ page }) => {
    await page.goto(RECIPE)
    await waitForHydration(page)
    const first = page.getByRole('checkbox').first()
    const line = page.locator('label', { has: page.getByRole('checkbox') }).first()
    const before = await line.textContent()
    await page.getByRole('button', { name: 'More servings' }).click()
    await expect(line).not.toHaveText(before ?? '')
    await page.getByRole('button', { name: 'Fewer servings' }).click()
    await expect(line).toHaveText(before ?? '')
    await first.check()
    await page.reload()
    await waitForHydration(page)
    await expect(page.getByRole('checkbox').first()).toBeChecked()
  })

  test('what is ticked and starred before the page is awake counts', async ({ page }) => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(RECIPE, { waitUntil: 'commit' })
    const box = page.getByRole('checkbox').first()
    await box.check()
    await page.locator('label').filter({ hasText: '4 stars' }).click()
    await expect(page.getByRole('button', { name: 'Send rating' })).toBeDisabled()
    letGo()
    await waitForHydration(page)
    await expect(box).toBeChecked()
    await page.getByRole('button', { name: 'Send rating' }).click()
    const thanks = page.getByText('Thank you for rating this recipe. The next cook sees it.')
    await expect(thanks).toBeVisible()
    // As many stars rise out of the bowl as were given.
    await expect(thanks.locator('xpath=..').locator('svg path[d*="L"]')).toHaveCount(4)
    await page.reload()
    await waitForHydration(page)
    await expect(box).toBeChecked()
  })

  test('fits one printed page', async ({ page }) => {
    await page.goto(RECIPE)
    await waitForHydration(page)
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  test('figures worked out from the list stand on its card, and are told to machines', async ({ page }) => {
    await page.goto(RECIPE)
    const card = page.getByRole('region', { name: 'Nutrition Highlights' })
    await expect(card).toContainText('For one of 4 servings, as written')
    await expect(card).toContainText('Quite sure')
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(texts.join()).toMatch(/"nutrition":\{"@type":"NutritionInformation"[^}]*"calories":"\d{3} kcal"/)
  })

  test('the fixed nutrition card and the disclaimer say what they always say', async ({ page }) => {
    await page.goto('/recipes/everything-green-salad')
    for (const text of [
      'Nutrition Highlights',
      '280',
      'Protein',
      'Healthy fats',
      'Fiber',
      'Important Health Disclaimer',
      'Instructions',
      'Pro Tips',
      'Delicious Variations',
    ]) {
      await expect(page.getByText(text, { exact: text === '280' }).first()).toBeVisible()
    }
  })
})

test.describe('writing to the coach', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact')
    await waitForHydration(page)
  })

  async function fill(page: Page) {
    await page.getByLabel('First name').fill('Anna')
    await page.getByLabel('Last name').fill('Berg')
    await page.getByRole('main').getByLabel('Email').fill('anna@example.com')
    await page.getByLabel('Subject').fill('A knee')
    await page.getByLabel('Message', { exact: true }).fill('Which class would you begin with?')
  }

  test('a whole message is thanked for, then the form is empty again', async ({ page, site }) => {
    expect(site.url).toBeTruthy()
    await fill(page)
    await expect(page.getByText('Message looks good')).toBeVisible()
    await page.getByRole('button', { name: /^Send message/i }).click()
    await expect(page.getByRole('heading', { name: /Message Sent!/ })).toBeVisible()
    await expect(page.getByText('Message sent!', { exact: true })).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('')
  })

  test('what is missing is said, and the button waits for it', async ({ page }) => {
    await expect(page.getByRole('button', { name: /^Send message/i })).toBeDisabled()
    await page.getByLabel('Message', { exact: true }).fill('123456789')
    await expect(page.getByText('1 more character needed')).toBeVisible()
    await expect(page.getByText('9/2000')).toBeVisible()
  })

  test('a failure leaves the form as it was', async ({ page, problems }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'The kitchen is on fire' } }),
    )
    await fill(page)
    await page.getByRole('button', { name: /^Send message/i }).click()
    await expect(page.getByText('Failed to send message').first()).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Anna')
    expectProblems(problems, /500/)
  })
})

/** From here on time passes only when it is told to: no machine is too slow for what comes after seconds. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
}

test.describe('the newsletter', () => {
  test.use({ popupIsDismissed: false })

  test('the footer takes an address', async ({ page }) => {
    await page.goto('/playlist')
    await waitForHydration(page)
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('Email address').fill('anna@exam')
    await footer.getByRole('button', { name: 'Send me the plan' }).click()
    await expect(footer.getByText('Please enter a valid email address')).toBeVisible()
    await footer.getByLabel('Email address').fill('anna@example.com')
    await footer.getByRole('button', { name: 'Send me the plan' }).click()
    await expect(page.getByText('Welcome to the community! 🎉').first()).toBeVisible()
  })

  test('the popup comes after five seconds, once, and stays away when dismissed', async ({
    page,
    context,
  }) => {
    await stopTheClock(page)
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto('/playlist')
    await wake(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.clock.runFor(5_100)
    await expect(page.getByRole('dialog')).toBeVisible()
    // Not in the field that nobody sees.
    await expect(page.getByRole('dialog').getByLabel('Email address')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(async () => (await context.cookies()).length).toBe(1)
    await page.reload()
    await wake(page)
    await page.clock.runFor(6_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a phone is never interrupted', async ({ page }) => {
    await stopTheClock(page)
    await page.setViewportSize({ width: 767, height: 900 })
    await page.goto('/playlist')
    await wake(page)
    await page.clock.runFor(10_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('keyboard alone', () => {
  test('skip link, phone menu and share menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(ARTICLE)
    await waitForHydration(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
    await expect(menu).toBeFocused()
  })

  test('copying a link says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(ARTICLE)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Share' }).press('Enter')
    await page.getByText('Copy link').first().press('Enter')
    await expect(page.getByText('Link copied!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(ARTICLE)
  })
})

test('the handle copies itself', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('button', { name: /@happinessfirst/ }).click()
  await expect(page.getByText('Copied!')).toBeVisible()
})

test('testimonials go two by two, stop at the ends and can be paused', async ({ page }) => {
  await stopTheClock(page)
  await page.goto('/about')
  await wake(page)
  await expect(page.getByText('1 of 4').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /previous/i })).toBeDisabled()
  for (const position of ['2 of 4', '3 of 4', '4 of 4']) {
    await page.getByRole('button', { name: /next/i }).click()
    await expect(page.getByText(position).first()).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /next/i })).toBeDisabled()
  await expect(page.getByRole('button', { name: /pause|play|resume/i })).toBeVisible()
})
