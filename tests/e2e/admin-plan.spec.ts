import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import type { RunningSite } from '../support/site.ts'
import { askAdmin, SAME_ORIGIN, coachTest as test } from './admin-fixtures.ts'
import { dialog, heading, toast, unique } from './admin-parts.ts'
import { expect, waitForHydration } from './fixtures.ts'

/** Adds a reader who requested the plan to the list, and finds the token in the welcome letter. */
async function addReader(page: Page, site: RunningSite): Promise<string> {
  const email = `${unique('reader').replaceAll(' ', '-')}@example.com`
  const ask = { email, referralSource: 'footer', tags: ['free-workout-plan'] }
  expect(
    (await page.request.post('/api/newsletter/subscribe', { data: ask, headers: SAME_ORIGIN })).ok(),
  ).toBe(true)
  const [, token] = await findInLetter(site, email, /\/newsletter\/confirm\?token=([\w.-]+)/)
  const confirmed = await page.request.post('/api/newsletter/confirm', {
    data: { token },
    headers: SAME_ORIGIN,
  })
  return new URL((await confirmed.json()).plan_url).searchParams.get('token') ?? ''
}

async function findInLetter(site: RunningSite, to: string, words: RegExp): Promise<string[]> {
  const folder = join(site.dataDir, 'outbox')
  let found: RegExpExecArray | null = null
  await expect(async () => {
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.eml'))) {
      const mail: Email = await PostalMime.parse(await readFile(join(folder, name)))
      if (mail.to?.some(({ address }) => address === to)) found ??= words.exec(mail.text ?? '')
    }
    expect(found).not.toBeNull()
  }).toPass()
  return found ?? []
}

const save = (page: Page, day: number) => page.getByRole('button', { name: `Save day ${day}` })
const row = (page: Page, part: string, move: number) =>
  page
    .getByRole('group', { name: part })
    .locator('[data-row]')
    .nth(move - 1)

// PLAN-EDIT-6, PLAYER-PLACE-4
test('a day is changed on a phone; its page shows it, and a reader in progress keeps the place', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const path = `/plan/2?token=${await addReader(page, site)}`
  const { day } = await askAdmin(page, 'GET', '/plan/2')
  const [first, second] = day.moves
  await page.goto(path)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Move with me' }).click()
  const player = dialog(page, /^Day 2/)
  const shows = (name: string) => expect(player.getByRole('heading', { level: 2 })).toHaveText(name)
  for (const move of [...day.warm_up, first]) {
    await shows(move.name)
    await page.keyboard.press('ArrowRight')
  }
  await shows(second.name)
  await page.keyboard.press('Escape')
  await expect(player).toBeHidden()

  await page.goto('/admin/plan')
  await page.getByRole('link', { name: day.title }).click()
  await expect(heading(page, 'Day 2 of the plan')).toBeAttached()
  const title = unique('Steady')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await row(page, 'The moves', 2).getByRole('button', { expanded: false }).click()
  await row(page, 'The moves', 2).getByLabel('Name', { exact: true }).press('Alt+ArrowDown')
  await row(page, 'The moves', 1)
    .getByRole('button', { name: `Remove ${first.name}` })
    .click()
  await page.getByRole('group', { name: 'The moves' }).getByRole('button', { name: 'Add a move' }).click()
  await page.keyboard.type('Kitchen bow')
  await page.getByLabel('How much').last().fill('5 times')
  await save(page, 2).click()
  await expect(toast(page, 'Day 2 saved')).toBeVisible()

  await page.goto(path)
  await waitForHydration(page)
  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Kitchen bow' })).toBeVisible()
  await page.getByRole('button', { name: 'Move with me' }).click()
  await expect(player.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await player.getByRole('button', { name: 'Go on' }).click()
  await shows(second.name)
})
