import { expect, type Page } from '@playwright/test'
import type { RunningSite } from '../support/site.ts'
import { test as base } from './sites.ts'

interface TestFixtures {
  /** The product under test. */
  site: RunningSite
  /** Console errors and failed requests of the page; a test that uses only `page` expects none. */
  problems: string[]
  /** Whether the reader has already dismissed the newsletter popup, so that it does not interfere with tests. */
  popupIsDismissed: boolean
}

/** Each worker has its own running product; each test fails on any console error or uncaught exception. */
export const test = base.extend<TestFixtures>({
  site: ({ readersSite }, use) => use(readersSite),
  baseURL: async ({ site }, use) => use(site.url),
  popupIsDismissed: [true, { option: true }],
  context: async ({ context, popupIsDismissed, site }, use) => {
    if (popupIsDismissed)
      await context.addCookies([{ name: 'newsletter_popup', value: 'dismissed', url: site.url }])
    await use(context)
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      watchProblems(page, problems)
      await use(problems)
      const isExpected = (problem: string) => expected.get(problems)?.some((text) => text.test(problem))
      expect(
        problems.filter((problem) => !isExpected(problem)),
        'errors in the browser console',
      ).toEqual([])
    },
    { auto: true },
  ],
})

const expected = new WeakMap<string[], RegExp[]>()

/**
 * Declares errors provoked by a test as expected, whenever they arrive: the browser reports a response slightly later
 * than the page shows it.
 */
export function expectProblems(problems: string[], text: RegExp): void {
  expected.set(problems, [...(expected.get(problems) ?? []), text])
}

function watchProblems(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The subject of "Failed to load resource" is found only in its location. Without the port, which no test may match.
    problems.push(`${message.text()} ${URL.parse(message.location().url)?.pathname ?? ''}`.trim())
  })
  page.on('pageerror', (error) => {
    if (String(error) !== SKIPPED_TRANSITION) problems.push(String(error))
  })
}

/**
 * Chromium's message about a document transition with nothing to animate: it cannot be caught (w3c/csswg-drafts#13726).
 * `back-and-forward.spec.ts` tests that the site's own transitions are caught.
 */
const SKIPPED_TRANSITION = 'AbortError: Transition was skipped'

export { expect }

/** Waits until React has taken over the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Wakes a page whose clock is stopped: it never becomes idle on its own. */
export async function wake(page: Page): Promise<void> {
  await page.locator('html').dispatchEvent('pointerdown')
  await waitForHydration(page)
}
