import { expect, expectProblems, test, waitForHydration, wake } from './fixtures.ts'

// HOME-HERO-1
test('a phone’s first view says whom the site is for, and offers the plan', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Empower Your Fitness Journey' })
  const lead = await hero.getByText('For every woman').boundingBox()
  const figure = await hero.locator('picture img').boundingBox()
  if (!lead || !figure) throw new Error('A part of the hero is missing')
  expect(lead.y + lead.height).toBeLessThanOrEqual(figure.y + figure.height / 4)
  await expect(hero.getByRole('link', { name: 'Get the free 7-day plan' })).toBeInViewport({ ratio: 1 })
})

test('the figure of the home page is completely visible, in a short window too', async ({ page }) => {
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
    // The field's edge cuts off a little of the figure, by design.
    expect(figure.y + figure.height).toBeLessThanOrEqual(field.y + field.height * 1.06)
  }
})

// API-CLIENT-2
test('a page that fails to load says what to do and loads once online; a new release during a visit reloads', async ({
  page,
  context,
  problems,
}) => {
  expectProblems(problems, /ERR_INTERNET_DISCONNECTED|404|could not be loaded|dynamically imported/)
  await page.goto('/')
  await waitForHydration(page)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' })).toBeVisible()
  await expect(page.getByText('Please check your connection and try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible()
  await waitForHydration(page)

  // The next release has other files.
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
})

test('ticks and stars given before hydration count', async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/recipes/sunrise-breakfast-bowl', { waitUntil: 'commit' })
  const box = page.getByRole('checkbox').first()
  await box.check()
  await page.locator('label').filter({ hasText: '4 stars' }).click()
  letGo()
  await waitForHydration(page)
  await expect(box).toBeChecked()
  const thanks = page.getByText('Thank you for rating this recipe. The next cook will see it.')
  await expect(thanks).toBeVisible()
  await expect(thanks.locator('xpath=..').locator('svg path[d*="L"]')).toHaveCount(4)
  await page.reload()
  await waitForHydration(page)
  await expect(box).toBeChecked()
})

test.describe('dialogs', () => {
  test.use({ popupIsDismissed: false })

  // A11Y-LIVE-1
  test('take and return the focus: the popup, the search, a phone’s menu', async ({ page, context }) => {
    // Time is advanced only by the test, so that timers do not depend on the speed of the machine.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1_000)
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto('/playlist')
    await wake(page)
    const dialog = page.getByRole('dialog')
    await test.step('the popup, for a visitor who has not navigated yet', async () => {
      await page.clock.runFor(5_100)
      await expect(dialog).toBeVisible()
      // Not in the hidden field.
      await expect(dialog.getByLabel('Email address')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect.poll(async () => (await context.cookies()).length).toBe(1)
    })
    await page.clock.resume()
    await test.step('the search, which takes the next key at once', async () => {
      const field = page.getByRole('dialog', { name: 'Search' }).locator('input')
      await page.keyboard.press('Control+k')
      await expect(field).toBeFocused()
      await page.keyboard.type('mornin')
      await expect(dialog.getByRole('link', { name: /A slow morning/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      const button = page.getByRole('link', { name: 'Search', exact: true })
      await button.press('Enter')
      await expect(field).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await expect(dialog).toHaveCount(0)
      // Within the same turn of the event loop: even the fastest typist's next character belongs to the field.
      const focused = await button.evaluate(async (element: HTMLElement) => {
        element.click()
        for (let turn = 0; turn < 20; turn++) await null
        return document.activeElement?.tagName
      })
      expect(focused).toBe('INPUT')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
    await test.step('a phone’s menu', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const menu = page.getByRole('button', { name: 'Menu' })
      await menu.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
      await expect(menu).toBeFocused()
    })
  })
})

// HOME-HERO-3
for (const width of [667, 844])
  test(`on a phone in landscape, ${width} px wide, Home has its button above the fold`, async ({ page }) => {
    await page.setViewportSize({ width, height: 390 })
    await page.goto('/')
    const plan = page.getByRole('main').getByRole('link', { name: 'Get the free 7-day plan' })
    await expect(plan).toBeInViewport({ ratio: 1 })
    const [button, figure] = [
      await plan.boundingBox(),
      await page.getByRole('main').locator('picture img').first().boundingBox(),
    ]
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThan((figure?.x ?? 0) + (figure?.width ?? 0) / 2)
  })

// PAGE-FOOTER-4
test('a link to the folded sign-up opens it', async ({ page }) => {
  await page.goto('/blog')
  const email = page.getByRole('contentinfo').getByLabel('Email address')
  await expect(email).toBeHidden()
  await page.getByRole('link', { name: 'Get the 7-day plan' }).click()
  await expect(email).toBeInViewport()
})

// ART-INDEX-1
test('on a phone the last category of a row is visible when chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog?category=Recipes')
  await waitForHydration(page)
  const chosen = page.getByRole('group').getByRole('button', { name: 'Recipes', pressed: true })
  await expect(chosen).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
