import type { Page } from '@playwright/test'
import { expect, expectProblems, test as siteTest } from './fixtures.ts'

export { PASSWORD } from './sites.ts'

/** Tests with a product whose password is known, without a session. */
export const strangerTest = siteTest.extend({ site: ({ coachSite }, use) => use(coachSite) })

/** The same, with the coach logged in. */
export const coachTest = strangerTest.extend({
  page: async ({ page, coachCookie }, use) => {
    await page.context().addCookies([await coachCookie()])
    await use(page)
  },
})

/** A header that browsers add to their own requests; Playwright's own client does not. */
export const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

/** Sends a request to the admin API as the coach logged in on this page. */
export async function askAdmin(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
) {
  const answer = await page.request.fetch(`/api/admin${path}`, { method, data, headers: SAME_ORIGIN })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.status() === 204 ? null : answer.json()
}

/** Deletes the draft of a new item left unsaved by another test: it would be offered here. */
export async function forgetDraft(page: Page, kind: 'articles' | 'recipes'): Promise<void> {
  await askAdmin(page, 'DELETE', `/${kind}/new/draft`)
}

/** Declares the browser's console messages on error responses as expected: the test provokes those responses. */
export function expectRefusals(problems: string[]): void {
  expectProblems(problems, /Failed to load resource|ERR_FAILED/)
}
