import type { Page } from '@playwright/test'
import { askAdmin, coachTest as test } from './admin-fixtures.ts'
import { openPart, SAVE } from './editor-parts.ts'
import { findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

let opened = 0

/** Opens a recipe in the editor. Its panels are tested by `recipe-form.test.tsx`. */
async function openRecipe(page: Page): Promise<void> {
  opened += 1
  const { recipe } = await askAdmin(page, 'POST', '/recipes', {
    title: 'A bowl',
    slug: `bowl-${process.pid}-${opened}`,
    servings: 2,
    ingredients: [
      { amount: '200', unit: 'g', ingredient: 'rolled oats' },
      { amount: '300', unit: 'g', ingredient: 'yogurt' },
      { amount: '2', unit: 'whole', ingredient: 'apples' },
    ],
    instructions: ['Toast the oats for 8 to 10 minutes.', 'Spoon over the yogurt.'],
    variations: [{ name: 'Autumn', description: 'With pears.' }],
  })
  await page.goto(`/admin/recipes/edit/${recipe.id}`)
  await expect(page.getByLabel('Step 1', { exact: true })).toBeAttached()
}

// EDIT-STEP-4
test('the parts are shown one at a time, and an error leads to its part', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRecipe(page)
  const part = (name: RegExp) => page.getByRole('tab', { name })
  const ingredient = page.getByLabel('Ingredient, line 1')
  await expect(ingredient).toBeHidden()
  await openPart(page, 'Ingredients')
  await expect(page.getByLabel('Status')).toBeHidden()
  expect(await findViolations(page), 'with ingredients as lines').toEqual([])
  await page.getByRole('button', { name: /^Ingredient, line 1:/ }).click()
  await expect(ingredient).toBeFocused()
  await ingredient.fill('')
  await openPart(page, 'Extras')
  await expect(ingredient).toBeHidden()
  await page.getByRole('button', SAVE).click()
  // The first mistake opens its part automatically; the summary leads to it again.
  await expect(ingredient).toBeFocused()
  await expect(part(/^Ingredients/)).toHaveAccessibleName(/something to fix$/)
  await openPart(page, 'Steps')
  await page.getByRole('button', { name: /Ingredients, line 1/ }).click()
  await expect(ingredient).toBeFocused()
  for (const name of ['Basics', 'Steps', 'Extras'] as const) {
    await openPart(page, name)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await findViolations(page), name).toEqual([])
  }
  await openPart(page, 'Steps')
  await page.getByRole('button', { name: 'Add a timer to step 1' }).click()
  await expect(page.getByRole('group', { name: 'New timer' })).toBeVisible()
  expect(await findViolations(page), 'with a new timer').toEqual([])
})

// EDIT-STEP-5
test('on a wide screen the readers’ page is beside the form, follows input and scrolls to the part', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openRecipe(page)
  const shown = page.getByRole('region', { name: 'What readers see' })
  await expect(page.getByLabel('Status')).toBeVisible()
  await expect(shown).toHaveCount(0)
  await openPart(page, 'Ingredients')
  await page.getByLabel('Ingredient, line 1').fill('barley flakes')
  await expect(shown.getByText('200 g barley flakes')).toBeInViewport()
  // The arrow keys move along the parts; the typed text is present in all of them.
  await page.getByRole('tab', { name: /^Ingredients/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: /^Steps/ })).toBeFocused()
  await expect(shown.getByText('Spoon over the yogurt.')).toBeInViewport()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', SAVE).click()
  await expect(page.getByText('Saved just now')).toBeVisible()
  await page.getByRole('tab', { name: /^Steps/ }).press('Home')
  await expect(page.getByLabel('Status')).toBeVisible()
})
