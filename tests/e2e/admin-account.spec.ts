import type { Page } from '@playwright/test'
import { totpCode } from '../support/authenticator.ts'
import { expectRefusals, PASSWORD } from './admin-fixtures.ts'
import { findViolations } from './find-violations.ts'
import { expect, test as siteTest } from './fixtures.ts'
import { startFixture } from './sites.ts'

/** A separate product: the tests change how every login works. */
const test = siteTest.extend({ site: startFixture({ ADMIN_PASSWORD: PASSWORD }) })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function logIn(page: Page) {
  await page.goto('/admin/login')
  await field(page, 'Password').fill(PASSWORD)
  await press(page, 'Secure Login')
}

// AUTH-SESSION-3, AUTH-CODE-1
test('another device is signed out; the second step is set up, used, recovered, switched off, and in the history', async ({
  page,
  browser,
  site,
  problems,
}) => {
  await logIn(page)
  await expect(page).toHaveURL(/\/admin$/)
  // Another device is signed out from this one.
  const other = await browser.newPage({ baseURL: site.url })
  await logIn(other)
  await expect(other).toHaveURL(/\/admin$/)
  await page.goto('/admin/account')
  await expect(page.getByText('This one')).toBeVisible()
  await press(page, 'Sign out everywhere else')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1)
  await other.goto('/admin/articles')
  await expect(other).toHaveURL(/\/admin\/login/)
  await other.close()

  await press(page, 'Set up')
  await field(page, 'Password').fill('not hers at all')
  await press(page, 'Go on')
  await expect(page.getByRole('alert').getByText('Invalid password. Please try again.')).toBeVisible()
  await field(page, 'Password').fill(PASSWORD)
  await press(page, 'Go on')
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const secret = (await page.getByRole('dialog').locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await field(page, 'Code').fill(totpCode(secret, new Date()))
  await press(page, 'Switch on')
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  expect(await findViolations(page)).toEqual([])
  const recovery = (await codes.first().textContent()) ?? ''
  // Only that the policy allows printing: the printout cannot be inspected.
  await press(page, 'Print')
  await press(page, 'I’ve saved them')
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()

  await page.context().clearCookies()
  await logIn(page)
  await expect(field(page, 'Code')).toBeFocused()
  await field(page, 'Code').fill('123')
  await press(page, 'Secure Login')
  await expect(page.getByRole('alert').getByText(/six digits/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  // The current code has been used; an app whose clock is fast already shows the next one.
  await field(page, 'Code').fill(totpCode(secret, new Date(Date.now() + 30_000)))
  await press(page, 'Secure Login')
  await expect(page).toHaveURL(/\/admin$/)

  await page.goto('/admin/account')
  await press(page, 'Switch off')
  await field(page, 'Password').fill(PASSWORD)
  await field(page, 'Code').fill(recovery)
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByText('Off', { exact: true })).toBeVisible()

  await page.goto('/admin/history?kind=access')
  const history = page.getByRole('list', { name: 'Today' })
  await expect(history.getByText('The second step of the login was switched off')).toBeVisible()
  await expect(history.getByText(/Logged in from Chrome on/).first()).toBeVisible()
  await page.getByLabel('Who').selectOption('Not logged in')
  await expect(history.getByText(/asked for the code/).first()).toBeVisible()
  await expect(history.getByText('The second step of the login was switched off')).toBeHidden()
  expectRefusals(problems)
})
