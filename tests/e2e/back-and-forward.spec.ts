import type { Locator, Page } from '@playwright/test'
import { expect, expectProblems, test, waitForHydration } from './fixtures.ts'

test.describe('back and forward', () => {
  const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

  /** Returns how much of the progress line at the top of the screen is drawn, from 0 to 1. */
  const readShare = (page: Page) =>
    page.evaluate(() => {
      const prose = document.querySelector('.prose') ?? document.body
      return new DOMMatrix(getComputedStyle(prose, '::before').transform).a
    })

  // PAGE-HEADER-3, ART-PAGE-5
  test('return to the scroll position without loading a document; a new page starts at its top', async ({
    page,
  }) => {
    await page.goto('/')
    await waitForHydration(page)
    let loads = 0
    page.on('load', () => loads++)
    await test.step('return from a fragment, reached by the skip link, to where its link was', async () => {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page).toHaveURL(/#main$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/$/)
    })
    await page.getByRole('link', { name: 'View All Posts' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Small reads for stronger days' })).toBeVisible()
    const link = page.getByRole('main').getByRole('link', { name: 'Three lines before bed' }).first()
    await link.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollBy({ top: 150, behavior: 'instant' }))
    await expect.poll(() => scrollY(page)).toBeGreaterThan(150)
    const left = await scrollY(page)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Three lines before bed' })).toBeVisible()
    expect(await scrollY(page)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expect.poll(() => readShare(page)).toBe(0)
    // A reader has seen the page's scroll position before going back.
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
    await test.step('the reading progress is drawn at the top of the screen', async () => {
      const scrollTo = (place: ScrollLogicalPosition) =>
        page.evaluate(
          (block) => document.querySelector('.prose')?.scrollIntoView({ block, behavior: 'instant' }),
          place,
        )
      await scrollTo('end')
      await expect.poll(() => readShare(page)).toBeGreaterThan(0.95)
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
      await expect.poll(() => readShare(page)).toBeLessThan(0.9)
    })
    expect(loads).toBe(0)
    await test.step('work after a reload of the document', async () => {
      await page.reload()
      await waitForHydration(page)
      await page.goBack()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Small reads for stronger days' }),
      ).toBeVisible()
      await expect.poll(() => scrollY(page)).toBe(left)
      await page.goBack()
      await expect(page.getByRole('link', { name: 'View All Posts' })).toBeVisible()
    })
  })
})

test.describe('the picture of a card', () => {
  /** Records the names that every page change animates, and how many pictures have one before and after it. */
  async function noteMoves(page: Page): Promise<void> {
    // The transition code is loaded late, with its own sheet.
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
  const forgetMoves = (page: Page) => page.locator('html').evaluate((html) => delete html.dataset.moved)
  const title = 'Three lines before bed'
  const group = '::view-transition-group(of-three-lines-before-bed)'
  const cardOf = (page: Page) => page.getByRole('main').getByRole('link', { name: title }).first()

  /** Moves the pointer over a card: going back restores the scroll position, so scrolling must have ended. */
  async function pointAt(card: Locator): Promise<void> {
    await card.hover()
    await card.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }

  // PAGE-TRANSITION-1, PAGE-TRANSITION-3, A11Y-MOTION-1
  test('becomes its page’s picture, and the card’s again on going back; browser and reader can disable it', async ({
    page,
  }) => {
    const article = page.getByRole('heading', { level: 1, name: title })
    const list = page.getByRole('heading', { level: 1, name: 'Small reads for stronger days' })
    await page.goto('/blog')
    await waitForHydration(page)
    await noteMoves(page)
    await pointAt(cardOf(page))
    await cardOf(page).click()
    await expect.poll(() => moved(page)).toBe(group)
    expect(await named(page)).toBe('1 1')
    await expect(article).toBeVisible()
    await forgetMoves(page)
    await page.goBack()
    await expect(list).toBeVisible()
    await expect.poll(() => moved(page)).toBe(group)
    expect(await named(page)).toBe('1 1')

    await test.step('is skipped by the browser without an error', async () => {
      // Not with `noteMoves`: it would catch the error itself.
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      await page.evaluate(() => {
        Reflect.deleteProperty(document, 'startViewTransition')
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
      await expect(article).toBeVisible()
      await expect(page.locator('html[data-skipped]')).toBeAttached()
      await page.evaluate(() => new Promise((done) => setTimeout(done)))
      expect(errors).toEqual([])
    })
    await test.step('does not move with reduced motion', async () => {
      await page.evaluate(() => Reflect.deleteProperty(document, 'startViewTransition'))
      await noteMoves(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goBack()
      await expect(list).toBeVisible()
      await forgetMoves(page)
      await cardOf(page).click()
      await expect(article).toBeVisible()
      expect(await moved(page)).toBeNull()
    })
  })

  test.describe('before hydration', () => {
    /** Navigates by loading documents, and records what the browser animates between them. */
    async function followAsDocuments(page: Page): Promise<void> {
      await page.addInitScript(() => {
        // The page finds no script to wake it. A delayed script request would make the browser skip the transition too.
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

    test('still becomes its page’s picture, and does not move with reduced motion', async ({ page }) => {
      await followAsDocuments(page)
      const follow = async () => {
        await page.goto('/blog')
        await pointAt(cardOf(page))
        await cardOf(page).click()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect.poll(() => moved(page)).not.toBeNull()
        return moved(page)
      }
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      // A browser that is late with a page skips the transition.
      await expect(async () => expect(await follow()).toBe(group)).toPass()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await follow()).toBe('nothing')
    })
  })
})

// ART-PAGE-2
test('the contents of an article are folded on a phone, and open beside it on a wide screen', async ({
  page,
}) => {
  const contents = page.getByRole('navigation', { name: 'In this article' })
  const link = contents.getByRole('link', { name: 'Your two days' })
  const section = page.getByRole('heading', { name: 'Your two days' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog/lift-something-heavy-twice-a-week')
  await expect(link).toBeHidden()
  await contents.getByText('In this article').first().click()
  await link.click()
  await expect(page).toHaveURL(/#h-your-two-days$/)
  await expect(section).toBeInViewport()

  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/blog/lift-something-heavy-twice-a-week')
  await expect(link).toBeVisible()
  await expect(contents.locator('summary')).toBeHidden()
  await expect(contents.locator('[aria-current]')).toHaveCount(1)
  await expect(link).not.toHaveAttribute('aria-current')
  await waitForHydration(page)
  await link.click()
  // Reading continues there, also by keyboard, and the list marks the current section.
  await expect(section).toBeFocused()
  await expect(link).toHaveAttribute('aria-current', 'true')
  await expect(contents.locator('[aria-current]')).toHaveCount(1)
})

// PAGE-TRANSITION-2
test('documents with late style sheets still take part in transitions', async ({ page, problems }) => {
  expectProblems(problems, /404 \(Not Found\) \/no-such-page/)
  await page.route('**/*.css', async (route) => {
    await page.waitForTimeout(300)
    await route.continue()
  })
  await page.goto('/')
  // Navigates by the browser itself, as before the script is loaded; the fixture sees no error in the console.
  for (const path of ['/blog', '/api/docs', '/recipes', '/admin/login', '/no-such-page', '/contact']) {
    await Promise.all([
      page.waitForURL(`**${path}`, { waitUntil: 'load' }),
      page.evaluate((to) => location.assign(to), path),
    ])
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
