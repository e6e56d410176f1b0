import { startSite } from '../support/site.ts'
import { coachTest, expectRefusals, PASSWORD, SAME_ORIGIN, strangerTest } from './admin-fixtures.ts'
import { alert, dialog, heading, logIn, password, toast, unique } from './admin-parts.ts'
import { findViolations } from './find-violations.ts'
import { expect, expectProblems } from './fixtures.ts'

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
      // What the page asks by itself would find the session gone before the save does.
      await page.waitForLoadState('networkidle')
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
      await page.waitForLoadState('networkidle')
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
