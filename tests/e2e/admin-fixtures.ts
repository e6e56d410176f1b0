import type { Page } from '@playwright/test'
import { expect, expectProblems, test as siteTest } from './fixtures.ts'

export { PASSWORD } from './sites.ts'

/** A product whose password is known here, without a session. */
export const strangerTest = siteTest.extend({ site: ({ coachSite }, use) => use(coachSite) })

/** The same, with the coach logged in. */
export const coachTest = strangerTest.extend({
  page: async ({ page, coachCookie }, use) => {
    await page.context().addCookies([await coachCookie()])
    await use(page)
  },
})

/** What a browser says of its own requests; Playwright's own client does not. */
export const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

/** Asks the admin's API as the coach who is logged in on this page. */
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

/** Throws away what another test typed into a new item and left unsaved: it would be offered here. */
export async function forgetDraft(page: Page, kind: 'articles' | 'recipes'): Promise<void> {
  await askAdmin(page, 'DELETE', `/${kind}/new/draft`)
}

/** The browser itself reports each answer that is not OK in its console: those a test provokes are expected. */
export function expectRefusals(problems: string[]): void {
  expectProblems(problems, /Failed to load resource|ERR_FAILED/)
}
