import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readLetterLink } from '../support/read-letter.ts'
import { SAME_ORIGIN } from './admin-fixtures.ts'
import { findViolations } from './find-violations.ts'
import { expect, expectProblems, test, waitForHydration } from './fixtures.ts'

const email = 'reader-of-the-plan@example.com'

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
}

// PLAN-PAGE-1, SUN-POSTER-1
test('after confirming by mail, the subscriber opens the seven days, moves through them and makes a poster', async ({
  page,
  site,
}) => {
  await page.request.post('/api/newsletter/subscribe', {
    data: { email, referralSource: 'footer', tags: ['free-workout-plan'] },
    headers: SAME_ORIGIN,
  })
  await page.goto(await readLetterLink(site.dataDir, email, '/newsletter/confirm'))
  await waitForHydration(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await page.getByRole('link', { name: 'Open the 7-day plan' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your seven days')
  await waitForHydration(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Wake up, everybody' }).click()
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
  await page.getByRole('button', { name: 'A poster of my week' }).click()
  const poster = page.getByRole('dialog', { name: 'Your week' })
  await expect(
    poster.getByRole('img', { name: /^A poster of my week: 1 of seven suns is up\./ }),
  ).toBeVisible()
  await expectAccessible(page)
  const picture = page.waitForEvent('download')
  await poster.getByRole('button', { name: 'Save as a picture' }).click()
  const bytes = await readFile(await (await picture).path())
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1520])
})

test('an invalid link shows the form for another one, which points out a likely typo', async ({
  page,
  problems,
}) => {
  expectProblems(problems, /Failed to load resource/)
  await page.goto('/newsletter/confirm?token=nonsense')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('This link has expired')
  await expect(page.locator('[tabindex="-1"]:focus').filter({ has: heading })).toBeVisible()
  const main = page.getByRole('main')
  const field = main.getByLabel('Email address')
  await expect(page.getByRole('contentinfo').getByLabel('Email address')).toBeHidden()
  await field.fill('slip-taken@gmial.com')
  await main.getByRole('button', { name: 'Send me the plan' }).click()
  await expect(main.getByRole('alert').filter({ hasText: 'Did you mean' })).toBeVisible()
  await expectAccessible(page)
})
