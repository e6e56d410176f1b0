import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import type { RunningSite } from '../support/site.ts'
import { findViolations } from './find-violations.ts'
import { expect, expectProblems, test, waitForHydration } from './fixtures.ts'

/** The newest letter to an address that leads to a path, read from the outbox folder. */
async function readLetter(site: RunningSite, to: string, path: string): Promise<URL> {
  const folder = join(site.dataDir, 'outbox')
  let found: URL | null = null
  await expect(async () => {
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.eml')).sort()) {
      const mail: Email = await PostalMime.parse(await readFile(join(folder, name)))
      if (!mail.to?.some(({ address }) => address === to)) continue
      for (const [link] of (mail.text ?? '').matchAll(/https?:\/\/\S+/g)) {
        const url = new URL(link)
        if (url.pathname === path) found = url
      }
    }
    expect(found, `a letter to ${to} with a link to ${path}`).not.toBeNull()
  }).toPass()
  if (!found) throw new Error('There is no such letter')
  return found
}

const local = (url: URL) => url.pathname + url.search

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
}

test('from the footer to the plan and off the list, by the links of the letters', async ({ page, site }) => {
  const email = 'reader-of-the-footer@example.com'
  await page.goto('/recipes')
  await waitForHydration(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email address').fill(email)
  await footer.getByRole('button', { name: 'Send me the plan' }).click()
  await expect(footer.getByText('Welcome to the community! 🎉')).toBeVisible()

  await page.goto(local(await readLetter(site, email, '/newsletter/confirm')))
  await waitForHydration(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByText('You’re on the list. Welcome!')).toBeVisible()
  await page.getByRole('link', { name: 'Open the 7-day plan' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your seven days')
  await waitForHydration(page)
  await expectAccessible(page)
  const next = page.getByText(/Day 1 comes to your inbox on/)
  const before = await next.textContent()
  await page.getByRole('button', { name: 'I missed a day' }).click()
  await expect(next).not.toHaveText(before ?? '')
  await page.getByRole('link', { name: 'Wake up, everybody' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wake up, everybody')
  await expect(page.getByRole('heading', { name: 'The moves' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Move with me' }).click()
  const player = page.getByRole('dialog', { name: 'Day 1, Wake up, everybody' })
  await expect(player.getByRole('heading', { level: 2 })).toHaveText('March on the spot')
  const isDone = player.getByRole('heading', { name: 'Done.' })
  while (!(await isDone.isVisible())) await page.keyboard.press('ArrowRight')
  await player.getByRole('button', { name: 'Day 1 is done' }).click()
  await expect(player).toBeHidden()
  await page.getByRole('link', { name: 'All seven days' }).click()
  await expect(page.getByText('Day 1, done ·')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Start day 2/ })).toBeVisible()
  await page.getByRole('button', { name: 'A poster of my week' }).click()
  const poster = page.getByRole('dialog', { name: 'Your week' })
  await expect(
    poster.getByRole('img', { name: /^A poster of my week: 1 of seven suns is up\./ }),
  ).toBeVisible()
  await expectAccessible(page)
  const picture = page.waitForEvent('download')
  await poster.getByRole('button', { name: 'Keep it as a picture' }).click()
  const bytes = await readFile(await (await picture).path())
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1520])
  await poster.getByRole('button', { name: 'Close' }).click()

  // Day 7 before the others: no more suns are said to be up than are.
  await page.getByRole('link', { name: 'All of it, once more' }).click()
  await page.getByRole('button', { name: 'Move with me' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText('March and reach')
  const lastDone = page.getByRole('heading', { name: 'Done.' })
  while (!(await lastDone.isVisible())) await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'A poster of my week' }).click()
  await expect(
    poster.getByRole('img', { name: /^A poster of my week: 2 of seven suns are up\./ }),
  ).toBeVisible()
  await poster.getByRole('button', { name: 'Close' }).click()
  await page.evaluate(() => localStorage.setItem('plan-done-days', '[1,2,3,4,5,6]'))
  await page.reload()
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Move with me' }).click()
  const allSeven = page.getByRole('heading', { name: 'All seven.' })
  await expect(page.getByRole('dialog')).toBeVisible()
  while (!(await allSeven.isVisible())) await page.keyboard.press('ArrowRight')

  await page.goto(local(await readLetter(site, email, '/newsletter/unsubscribe')))
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Unsubscribe me' }).click()
  await expect(page.getByText(/You’re off the list/)).toBeVisible()
})

test('a likely slip in an address is asked about once, and taken as it is when sent again', async ({
  page,
  site,
}) => {
  await page.goto('/recipes')
  await waitForHydration(page)
  const footer = page.getByRole('contentinfo')
  const field = footer.getByLabel('Email address')
  const send = footer.getByRole('button', { name: 'Send me the plan' })
  await field.fill('slip-taken@gmial.com')
  await send.click()
  await expect(footer.getByRole('alert').filter({ hasText: 'Did you mean' })).toBeVisible()
  await expectAccessible(page)
  await footer.getByRole('button', { name: 'slip-taken@gmail.com' }).click()
  await expect(footer.getByText('We’ve sent a letter to slip-taken@gmail.com')).toBeVisible()
  await readLetter(site, 'slip-taken@gmail.com', '/newsletter/confirm')

  await page.goto('/contact')
  await waitForHydration(page)
  const form = page.getByRole('form', { name: 'Contact' })
  for (const [label, text] of [
    ['First name', 'Anna'],
    ['Last name', 'Berg'],
    ['Email', 'slip-kept@gmial.com'],
    ['Subject', 'Hello'],
    ['Message', 'A question about oats.'],
  ] as const)
    await form.getByLabel(label, { exact: false }).first().fill(text)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByRole('button', { name: 'slip-kept@gmail.com' })).toBeVisible()
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
})

test('a link that does not work says so, and what to do', async ({ page, problems }) => {
  await page.goto('/newsletter/confirm?token=nonsense')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This link no longer works.')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('This link has expired')
  await expect(page.locator('[tabindex="-1"]:focus').filter({ has: heading })).toBeVisible()
  await page.getByRole('link', { name: 'Send me a new link' }).click()
  await expect(page.getByRole('contentinfo').getByLabel('Email address')).toBeInViewport()

  await page.goto('/newsletter/unsubscribe?token=nonsense')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Unsubscribe me' }).click()
  await expect(heading).toHaveText('This link has expired')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('at the end of our latest letter')
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')

  const answer = await page.goto('/plan?token=nonsense')
  expect(answer?.status()).toBe(404)
  await expect(heading).toContainText('This link has expired')
  expectProblems(problems, /Failed to load resource/)
})

test('a press that meets no network says so, and is tried again', async ({ page, context, problems }) => {
  await page.goto('/newsletter/unsubscribe?token=nonsense')
  await waitForHydration(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Unsubscribe me' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('check your connection')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Unsubscribe me' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
  expectProblems(problems, /Failed to load resource/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same way works by plain forms', async ({ page, site }) => {
    const email = 'reader-without-script@example.com'
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('Email address').fill(email)
    await footer.getByRole('button', { name: 'Send me the plan' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the community!')

    await page.goto(local(await readLetter(site, email, '/newsletter/confirm')))
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await page.getByRole('link', { name: 'Open the plan' }).click()
    await page.getByRole('button', { name: 'I missed a day' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No harm done')
    await page.goto(local(await readLetter(site, email, '/newsletter/unsubscribe')))
    await page.getByRole('button', { name: 'Unsubscribe me' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goodbye, and take care')
  })
})
