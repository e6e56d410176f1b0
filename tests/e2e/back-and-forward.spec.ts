import type { Locator, Page } from '@playwright/test'
import { expect, expectProblems, test, waitForHydration } from './fixtures.ts'

test.describe('back and forward', () => {
  const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

  test('return to where the page was left, a new page begins at its start', async ({ page }) => {
    await page.goto('/blog')
    await waitForHydration(page)
    const link = page.getByRole('main').getByRole('link', { name: 'Three lines before bed' }).first()
    await link.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollBy({ top: 150, behavior: 'instant' }))
    await expect.poll(() => scrollY(page)).toBeGreaterThan(150)
    const left = await scrollY(page)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Three lines before bed' })).toBeVisible()
    expect(await scrollY(page)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
    // A reader has seen where the page stands before going back.
    await page.evaluate(async () => {
      const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }))
      window.scrollTo({ top: 300, behavior: 'instant' })
      await scrolled
    })
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Small reads for stronger days' })).toBeVisible()
    await expect.poll(() => scrollY(page)).toBe(left)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Three lines before bed' })).toBeVisible()
    await expect.poll(() => scrollY(page)).toBe(300)
  })

  test('know a page again after the document was left', async ({ page }) => {
    await page.goto('/blog')
    await waitForHydration(page)
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    await expect.poll(() => scrollY(page)).toBe(400)
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click())
    await expect(page.getByRole('heading', { level: 1, name: /Happiness-First/ })).toBeVisible()
    await page.reload()
    await waitForHydration(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Small reads for stronger days' })).toBeVisible()
    await expect.poll(() => scrollY(page)).toBe(400)
  })

  test('from a fragment lead back to where its link was', async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await page.getByRole('link', { name: 'View All Posts' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Small reads for stronger days' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name: 'View All Posts' })).toBeVisible()
  })

  test('cards that were added by "Show more" are there again', async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    const first: { id: number; title: string }[] = []
    // The sample fills one page of cards; here a second holds one more.
    await page.route(/\/api\/public\/recipes\?.*limit=24/, async (route) => {
      const response = await route.fetch()
      const items: { id: number; title: string }[] = await response.json()
      const isSecond = new URL(route.request().url()).searchParams.get('page') === '2'
      if (!isSecond) first.push(...items)
      await route.fulfill({
        json: isSecond
          ? first.slice(0, 1).map((item) => ({ ...item, id: 999, title: 'One more bowl' }))
          : items,
        headers: { ...response.headers(), 'x-total-count': '25' },
      })
    })
    const menu = page.getByRole('navigation').first()
    await menu.getByRole('link', { name: 'Recipes' }).click()
    const added = page.getByRole('link', { name: 'One more bowl' })
    await expect(page.getByRole('link', { name: 'Show more' })).toHaveAttribute('href', '/recipes?page=2')
    await expect(added).toHaveCount(0)
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(added).toBeVisible()
    await menu.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.goBack()
    await expect(added).toBeVisible()
  })

  test('the page asked for last is the one shown', async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/\/assets\/about-[^/]*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    const menu = page.getByRole('navigation').first()
    await menu.getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeAttached()
    await expect(page).toHaveURL(/\/$/)
    await menu.getByRole('link', { name: 'Recipes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Food that loves you back' })).toBeVisible()
    letGo()
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(/\/recipes$/)
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toHaveCount(0)
  })
})

test.describe('the picture of a card', () => {
  /** Notes the names of what every change of pages moves, and how many pictures have one before and after it. */
  async function noteMoves(page: Page): Promise<void> {
    // What moves comes late, with a sheet of its own.
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      const countNamed = () =>
        [...document.querySelectorAll('[style*="--picture"]')].filter(
          (picture) => getComputedStyle(picture).viewTransitionName !== 'none',
        ).length
      document.startViewTransition = (update) => {
        const named = [countNamed()]
        const transition = start(async () => {
          if (typeof update === 'function') await update()
          named.push(countNamed())
        })
        const note = () => {
          const moved = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
          const groups = moved.filter((name) => name?.startsWith('::view-transition-group'))
          document.documentElement.dataset.moved = groups.join(' ')
          document.documentElement.dataset.named = named.join(' ')
        }
        transition.ready.then(note, () => undefined)
        return transition
      }
    })
  }
  const moved = (page: Page) => page.locator('html').getAttribute('data-moved')
  const named = (page: Page) => page.locator('html').getAttribute('data-named')
  const title = 'Three lines before bed'
  const group = '::view-transition-group(of-three-lines-before-bed)'
  const cardOf = (page: Page) => page.getByRole('main').getByRole('link', { name: title }).first()

  /** Brings a card under the pointer: a page is gone back to where it was left, so nothing may still be scrolling. */
  async function pointAt(card: Locator): Promise<void> {
    await card.hover()
    await card.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }

  test('becomes its page’s, and the card’s again on the way back', async ({ page }) => {
    await page.goto('/blog')
    await waitForHydration(page)
    await noteMoves(page)
    await pointAt(cardOf(page))
    await cardOf(page).click()
    await expect.poll(() => moved(page)).toBe(group)
    expect(await named(page)).toBe('1 1')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.locator('html').evaluate((html) => delete html.dataset.moved)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Small reads for stronger days' })).toBeVisible()
    await expect.poll(() => moved(page)).toBe(group)
    expect(await named(page)).toBe('1 1')
  })

  test('may be left alone by the browser, without an error', async ({ page }) => {
    await page.goto('/blog')
    await waitForHydration(page)
    // Not by `noteMoves`: it would catch the error itself.
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = start(update)
        transition.skipTransition()
        void transition.finished.then(() => {
          document.documentElement.dataset.skipped = ''
        })
        return transition
      }
    })
    await pointAt(cardOf(page))
    await cardOf(page).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('html[data-skipped]')).toBeAttached()
    await page.evaluate(() => new Promise((done) => setTimeout(done)))
    expect(errors).toEqual([])
  })

  test('stays where it is when less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/blog')
    await waitForHydration(page)
    await noteMoves(page)
    await cardOf(page).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await moved(page)).toBeNull()
  })

  test.describe('before the page is awake', () => {
    /** Lets documents follow each other, and notes what the browser moves between them. */
    async function followAsDocuments(page: Page): Promise<void> {
      await page.addInitScript(() => {
        // The page finds nothing to wake. Held back on its way, a script would have the browser skip the motion too.
        const find = document.querySelector.bind(document)
        document.querySelector = (selector: string) =>
          selector === 'script[data-wake]' ? null : find(selector)
      })
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          const viewTransition = 'viewTransition' in event ? event.viewTransition : null
          const note = () => {
            const moved = document
              .getAnimations()
              .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
              .filter((name) => name?.startsWith('::view-transition-group'))
            document.documentElement.dataset.moved = moved.join(' ')
          }
          if (viewTransition instanceof ViewTransition) void viewTransition.ready.then(note, note)
          else document.documentElement.dataset.moved = 'nothing'
        })
      })
    }

    test('becomes its page’s all the same', async ({ page }) => {
      await followAsDocuments(page)
      await page.goto('/blog')
      await pointAt(cardOf(page))
      await cardOf(page).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect.poll(() => moved(page)).toBe(group)
    })

    test('stays where it is with less motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await followAsDocuments(page)
      await page.goto('/blog')
      await pointAt(cardOf(page))
      await cardOf(page).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect.poll(() => moved(page)).toBe('nothing')
    })
  })
})

test.describe('the contents of an article', () => {
  const path = '/blog/lift-something-heavy-twice-a-week'
  const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'In this article' })
  const link = (page: Page) => contentsOf(page).getByRole('link', { name: 'Your two days' })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

    test('are folded until they are asked for, and lead to their section without a script', async ({
      page,
    }) => {
      await page.goto(path)
      await expect(link(page)).toBeHidden()
      await contentsOf(page).getByText('In this article').first().click()
      await link(page).click()
      await expect(page).toHaveURL(/#h-your-two-days$/)
      await expect(page.getByRole('heading', { name: 'Your two days' })).toBeInViewport()
    })
  })

  test('stand beside it on a desk, open, and follow the reading', async ({ page }) => {
    await page.goto(path)
    await expect(link(page)).toBeVisible()
    await expect(contentsOf(page).locator('summary')).toBeHidden()
    await expect(contentsOf(page).locator('[aria-current]')).toHaveCount(1)
    await expect(link(page)).not.toHaveAttribute('aria-current')
    await waitForHydration(page)
    await link(page).click()
    // Reading goes on there, with the keyboard too, and the list says where she is.
    await expect(page.getByRole('heading', { name: 'Your two days' })).toBeFocused()
    await expect(link(page)).toHaveAttribute('aria-current', 'true')
    await expect(contentsOf(page).locator('[aria-current]')).toHaveCount(1)
  })
})

test('documents whose sheets come late take part in transitions all the same', async ({ page, problems }) => {
  expectProblems(problems, /404 \(Not Found\) \/no-such-page/)
  await page.route('**/*.css', async (route) => {
    await page.waitForTimeout(300)
    await route.continue()
  })
  await page.goto('/')
  // By the browser itself, as before the script is there; the fixture sees no error in the console.
  for (const path of ['/blog', '/api/docs', '/recipes', '/admin/login', '/no-such-page', '/contact']) {
    await Promise.all([
      page.waitForURL(`**${path}`, { waitUntil: 'load' }),
      page.evaluate((to) => location.assign(to), path),
    ])
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
