import { askAdmin, coachTest as test } from './admin-fixtures.ts'
import { dialog, makeItem } from './admin-parts.ts'
import { openArticle } from './editor-parts.ts'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

const BROKEN = '```workout\ntitle: Legs\nmoves:\n  - name: Squat\n```'

test('a workout is parsed from text, inserted, and reopened at the caret; an unreadable one is named with its line', async ({
  page,
}) => {
  const { id } = await makeItem(page, 'articles', { content: `Before.\n\n${BROKEN}` })
  await openArticle(page, id)
  await expect(page.getByText('Line 6: Move 1 of the moves needs an amount.')).toBeVisible()
  await page.getByRole('button', { name: 'Workout', exact: true }).click()
  const form = dialog(page, 'Workout')
  await form.getByText('Paste it as text').click()
  await form.getByLabel('The workout as you have it').fill('3 rounds: 10 squats, 30 s plank')
  await form.getByRole('button', { name: 'Read it' }).click()
  await expect(form.getByLabel('Rounds', { exact: true })).toHaveValue('3')
  await form.getByLabel('Title').fill('Two moves')
  await form.getByLabel('Easier').first().fill('To a chair.')
  expect(await findViolations(page)).toEqual([])
  expect(await findDarkViolations(page)).toEqual([])
  await form.getByRole('button', { name: 'Insert' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Workout', exact: true }).click()
  await expect(form.getByLabel('Name', { exact: true }).first()).toHaveValue('Squats')
  await form.getByLabel('How much').nth(1).fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Move 2 of the moves needs an amount.')).toBeVisible()
  await form.getByLabel('How much').nth(1).fill('45 seconds')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => (await askAdmin(page, 'GET', `/articles/${id}`)).article.content)
    .toContain(
      '```workout\ntitle: Two moves\nrounds: 3\nmoves:\n  - name: Squats\n    amount: 10 times\n    easier: To a chair.\n  - name: Plank\n    amount: 45 seconds\n```',
    )
})
