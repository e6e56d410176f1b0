import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import type { RunningSite } from '../support/site.ts'
import { askAdmin, expectRefusals, SAME_ORIGIN, coachTest as test } from './admin-fixtures.ts'
import { alert, dialog, heading, toast, unique } from './admin-parts.ts'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect, waitForHydration } from './fixtures.ts'

/** Puts a reader on the list who asked for the plan, and finds her token in the letter that welcomes her. */
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

test('a day is changed on a phone; its page has it, and a reader in the middle of it keeps her place', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const path = `/plan/2?token=${await addReader(page, site)}`
  const { day } = await askAdmin(page, 'GET', '/plan/2')
  const [first, second, third] = day.moves
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
  await expect(save(page, 2)).toBeDisabled()
  const title = unique('Steady')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  // Alt with an arrow moves the row one is in, and the caret stays.
  await row(page, 'The moves', 2).getByRole('button', { expanded: false }).click()
  const name = row(page, 'The moves', 2).getByLabel('Name', { exact: true })
  await name.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(row(page, 'The moves', 3).getByLabel('Name', { exact: true })).toBeFocused()
  await expect(row(page, 'The moves', 3).getByLabel('Name', { exact: true })).toHaveValue(second.name)
  await expect(row(page, 'The moves', 2)).toContainText(third.name)
  await row(page, 'The moves', 1)
    .getByRole('button', { name: `Remove ${first.name}` })
    .click()
  await page.getByRole('group', { name: 'The moves' }).getByRole('button', { name: 'Add a move' }).click()
  await page.keyboard.type('Kitchen bow')
  await save(page, 2).click()
  await expect(page.getByText('A move needs an amount, such as 10 times')).toBeVisible()
  await expect(page.getByLabel('How much').last()).toBeFocused()
  await page.keyboard.type('5 times')
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Day 2 saved')).toBeVisible()
  await expect(page.getByText('Yours', { exact: true })).toBeVisible()
  await expect(save(page, 2)).toBeDisabled()

  await page.goto(path)
  await waitForHydration(page)
  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Kitchen bow' })).toBeVisible()
  await page.getByRole('button', { name: 'Move with me' }).click()
  await expect(player.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await player.getByRole('button', { name: 'Go on' }).click()
  await shows(second.name)
})

test('a move of her own gets the figure that she chooses, and the day is tried as readers have it', async ({
  page,
}) => {
  await page.goto('/admin/plan/3')
  await page.getByRole('group', { name: 'Warm-up' }).getByRole('button', { name: 'Add a move' }).click()
  await page.keyboard.type('Sunday whale')
  const own = row(page, 'Warm-up', 3)
  await own.getByLabel('How much').fill('20 seconds')
  await expect(own.getByText('She stands: this move has no figure of its own.')).toBeVisible()
  await own.getByRole('button', { name: 'Choose a figure' }).click()
  const figures = dialog(page, 'Which figure shows it?')
  await figures.getByLabel('Look for a move').fill('bridge')
  expect(await findViolations(page)).toEqual([])
  await figures.getByRole('button', { name: 'bridge', exact: true }).click()
  await expect(own.getByText('She stands:')).toBeHidden()
  await expect(own.getByRole('button', { name: 'Another figure' })).toBeFocused()

  await page.getByRole('button', { name: 'Try it' }).click()
  const player = dialog(page, /^Day 3/)
  const { day: before } = await askAdmin(page, 'GET', '/plan/3')
  for (const { name } of before.warm_up) {
    await expect(player.getByRole('heading', { level: 2 })).toHaveText(name)
    await page.keyboard.press('ArrowRight')
  }
  await expect(player.getByRole('heading', { level: 2 })).toHaveText('Sunday whale')
  await expect(player.getByRole('img', { name: /^A paper figure lies on her back/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog(page, 'How it will look').getByRole('heading', { name: 'Sunday whale' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'The plan' }).click()
  const question = dialog(page, 'Leave without saving?')
  await question.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Choose another picture' }).click()
  await dialog(page, 'Which picture?').getByRole('button', { name: 'Swim' }).click()
  await expect(page.getByLabel('What is on it')).toHaveValue(/red cap/)
  await save(page, 3).click()
  await expect(toast(page, 'Day 3 saved')).toBeVisible()
  const { day } = await askAdmin(page, 'GET', '/plan/3')
  expect([day.illustration, day.warm_up[2]]).toEqual([
    'swim',
    { name: 'Sunday whale', amount: '20 seconds', how: '', figure: 'bridge' },
  ])

  await page.getByRole('button', { name: 'Back to the day as it came' }).click()
  await dialog(page, /^Bring day 3 back/)
    .getByRole('button', { name: 'Bring it back' })
    .click()
  await expect(toast(page, 'Day 3 is as it came')).toBeVisible()
  await expect(page.getByText('As it came', { exact: true })).toBeVisible()
  expect((await askAdmin(page, 'GET', '/plan')).own).not.toContain(3)
})

test('what was typed and not saved is here again after the tab was closed', async ({ page }) => {
  await page.goto('/admin/plan/4')
  const focus = page.getByLabel('Focus')
  const before = await focus.inputValue()
  await focus.fill('Arms, mostly')
  await page.close({ runBeforeUnload: false })
  const next = await page.context().newPage()
  await next.goto('/admin/plan/4')
  await expect(next.getByText(/^Here is what you had typed on/)).toBeVisible()
  await expect(next.getByLabel('Focus')).toHaveValue('Arms, mostly')
  await next.getByRole('button', { name: 'Discard it' }).click()
  await expect(next.getByLabel('Focus')).toHaveValue(before)
  await expect(save(next, 4)).toBeDisabled()
  await next.reload()
  await expect(next.getByLabel('Focus')).toHaveValue(before)
})

test('a day that was changed elsewhere meanwhile is not overwritten unasked', async ({ page, problems }) => {
  expectRefusals(problems)
  await page.goto('/admin/plan/5')
  await page.getByLabel('Focus').fill('Mine')
  await askAdmin(page, 'PUT', '/plan/5', { focus: 'Theirs' })
  await save(page, 5).click()
  await expect(alert(page, 'This day was changed elsewhere in the meantime.')).toBeVisible()
  await expect(page.getByLabel('Focus')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(toast(page, 'Day 5 saved')).toBeVisible()
  expect((await askAdmin(page, 'GET', '/plan/5')).day.focus).toBe('Mine')
  await askAdmin(page, 'DELETE', '/plan/5')
})

test('the list and a day are accessible, light and dark; there is no day 8', async ({ page, problems }) => {
  for (const [path, name] of [
    ['/admin/plan', 'The 7-day plan'],
    ['/admin/plan/7', 'Day 7 of the plan'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, name)).toBeAttached()
    expect(await findViolations(page)).toEqual([])
    expect(await findDarkViolations(page)).toEqual([])
  }
  expectRefusals(problems)
  await page.goto('/admin/plan/8')
  await expect(heading(page, 'No such day')).toBeVisible()
})
