import type { Page } from '@playwright/test'
import { HANGS_AFTER_MS } from '../support/hangs-after.ts'
import { askAdmin, coachTest as test } from './admin-fixtures.ts'
import { unique } from './admin-parts.ts'
import { makeArticle, openArticle, openPart, SAVE, showMarkdown, text } from './editor-parts.ts'
import { findViolations } from './find-violations.ts'
import { expect, expectProblems } from './fixtures.ts'

const panel = (page: Page) => page.getByRole('region', { name: /Proof-reader|Nothing to fix/ })
const rows = (page: Page) => panel(page).locator('[data-finding-row]')
const row = (page: Page, title: RegExp) => rows(page).filter({ hasText: title })

/** A picture with its texts, so that only the content has findings. */
const ILLUSTRATED = { featured_image_url: '/favicon.svg', featured_image_alt: 'A woman walking' }

// PROOF-EDITOR-2, PROOF-EDITOR-3
test('an article: a finding is shown, fixed, undone and ignored permanently, until none is left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { id } = await makeArticle(page, {
    ...ILLUSTRATED,
    // A title shared with another test's article would be a finding.
    title: unique('A kind chair'),
    content: 'The the chair is kind.\n\nRead more [here](/about).\n\nSit in a hour.',
  })
  await openArticle(page, id)
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: '3 to check' })).toBeVisible()

  // The words in the text and the row have the same number; pressing it leads to the finding.
  const mark = text(page).locator('.proof-mark').first()
  await expect(mark).toHaveText('The the')
  await text(page).locator('.proof-number').first().click()
  await expect(rows(page).first()).toBeFocused()
  await expect(rows(page).first()).toHaveAttribute('aria-current', 'true')
  await expect(mark).toHaveAttribute('data-current', '')

  // Alt and the arrows move between findings, Enter applies the fix; the next row gets the focus.
  await page.keyboard.press('Alt+ArrowDown')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Enter')
  await expect(text(page)).toContainText('The chair is kind.')
  await expect(panel(page).getByText('“the” removed')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(text(page)).toContainText('The the chair is kind.')
  await expect(rows(page)).toHaveCount(3)

  // Typing continues while the text is checked: the caret keeps its place.
  await text(page).getByText('Sit in a hour.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' And and rest.')
  await expect(rows(page)).toHaveCount(4)
  await page.keyboard.type(' Done.')
  await expect(text(page)).toContainText('Sit in a hour. And and rest. Done.')

  // A fix is a single undo step of the text.
  await row(page, /a hour/)
    .getByRole('button', { name: 'Change to “an”' })
    .click()
  await expect(text(page)).toContainText('Sit in an hour. And and rest. Done.')
  await text(page).click()
  await page.keyboard.press('Control+z')
  await expect(text(page)).toContainText('Sit in a hour. And and rest. Done.')

  await row(page, /does not say where/).focus()
  await page.keyboard.press('Delete')
  await expect(row(page, /does not say where/)).toHaveCount(0)
  for (const words of [/a hour/, /The the/, /And and/])
    await row(page, words).getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: 'Nothing to fix' })).toBeVisible()
  await page.getByRole('button', { name: SAVE.name }).click()
  await expect(page.getByText('Saved just now')).toBeVisible()
  const { article } = await askAdmin(page, 'GET', `/articles/${id}`)
  expect(article.ignored_findings).toHaveLength(1)
  expect(article.content).toContain('The chair')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing to fix' })).toBeVisible()
  await panel(page)
    .getByRole('button', { name: /One thing ignored/ })
    .click()
  expect(await findViolations(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Check it again' }).click()
  await expect(rows(page)).toHaveCount(1)
})

const PEACHES = {
  ...ILLUSTRATED,
  title: 'Peaches of a test',
  slug: 'peaches-of-a-test',
  description: 'Warm peaches.',
  prep_time_minutes: 15,
  cook_time_minutes: 10,
  servings: 4,
  dietary_tags: ['vegan'],
  ingredients: [
    { amount: '4', unit: '', ingredient: 'peaches' },
    { amount: '2', unit: 'tbsp', ingredient: 'honey' },
  ],
  instructions: ['Halve the peaches and spoon over the honey.', 'Bake at 190 °C for 30 minutes.'],
}

// PROOF-EDITOR-1
test('a recipe on a phone: the sheet, a field’s count, a fix of a field; offline too', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { recipe } = await askAdmin(page, 'POST', '/recipes', PEACHES)
  await page.goto(`/admin/recipes/edit/${recipe.id}`)
  const count = page.getByRole('button', { name: '2 to check' })
  await expect(count).toBeVisible()
  await page.context().setOffline(true)
  const cook = page.getByLabel('Cook, minutes')
  await expect(cook).toHaveAccessibleDescription(/Finding 1, worth a look: The steps cook for 30 minutes/)
  await count.click()
  const sheet = page.getByRole('dialog', { name: '2 to check' })
  expect(await findViolations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Set Cook time to 30' }).click()
  await expect(page.getByRole('dialog').getByText('Cook time is 30 now')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Set Cook time to 30' }).click()

  // A finding in a hidden part of the form opens that part.
  await page.keyboard.press('Escape')
  await openPart(page, 'Steps')
  await page.getByRole('button', { name: '1 to check' }).click()
  await page
    .getByRole('dialog')
    .locator('[data-finding-row]')
    .filter({ hasText: 'Honey is not vegan' })
    .getByRole('button', { name: /Show me/ })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'vegan', exact: true })).toBeFocused()
  await page.getByRole('button', { name: /^Finding \d, not right: Honey/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take “vegan” off' }).click()
  await expect(page.getByRole('dialog', { name: 'Nothing to fix' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the recipe' }).click()
  await page.context().setOffline(false)
  // Typed text is saved on the server too, once it is reachable again.
  expectProblems(problems, /ERR_INTERNET_DISCONNECTED/)
  await page.getByRole('button', { name: SAVE.name }).click()
  await expect(page.getByText('Saved just now')).toBeVisible()
  const { recipe: after } = await askAdmin(page, 'GET', `/recipes/${recipe.id}`)
  expect(after).toMatchObject({ cook_time_minutes: 30, dietary_tags: [] })
})

// PROOF-API-3
test('the findings of the whole site are listed by severity, each linking to its place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { id } = await makeArticle(page, {
    title: 'Whole site, worst first',
    content: 'TODO. TODO. TODO. TODO. This cures cancer. It heals arthritis.',
  })
  await page.goto('/admin/proofread')
  const list = page.getByRole('list', { name: 'What could be better' })
  await expect(page.getByRole('status').filter({ hasText: /findings in \d+ of \d+/ })).toBeVisible({
    timeout: HANGS_AFTER_MS / 2,
  })
  await expect(list.getByRole('heading').first()).toHaveText('Whole site, worst first')
  expect(await findViolations(page)).toEqual([])
  await list.getByRole('button', { name: /findings in Whole site, worst first/ }).click()
  await list.getByRole('link', { name: /cures cancer/ }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/articles/edit/${id}$`))
  await expect(text(page).locator('.proof-mark[data-current]')).toHaveText('cures cancer')

  // In Markdown the marks are drawn over the words of the field, and link both ways too.
  await showMarkdown(page)
  const words = page.locator('.markdown-words')
  const mark = words.locator('.proof-mark').filter({ hasText: 'cures cancer' })
  await expect(mark).toBeVisible()
  const number = words.locator('.proof-number').filter({ visible: true }).last()
  const key = await number.getAttribute('data-finding-key')
  await number.click()
  await expect(panel(page).locator(`[data-finding-row="${key}"]`)).toBeFocused()
  await row(page, /heals arthritis/)
    .getByRole('button', { name: /Show me/ })
    .click()
  await expect(text(page)).toBeFocused()
  const selected = await text(page).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  )
  expect(selected).toContain('heals arthritis')
  await expect(words.locator('.proof-mark[data-current]')).toHaveText(selected)
  await page.keyboard.press('End')
  await page.keyboard.type(' And more.')
  await expect(words.locator('.proof-mark[data-current]')).toHaveText(selected)
  expect(await findViolations(page)).toEqual([])
})
