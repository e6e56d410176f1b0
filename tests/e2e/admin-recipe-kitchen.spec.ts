import type { Page } from '@playwright/test'
import { askAdmin, coachTest as test } from './admin-fixtures.ts'
import { SAVE } from './editor-parts.ts'
import { findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

/** A recipe opened in the editor. What its panels do is tested beside them (`recipe-form.test.tsx`). */
async function openRecipe(page: Page): Promise<void> {
  const { recipe } = await askAdmin(page, 'POST', '/recipes', {
    ...{ title: 'A bowl', slug: `bowl-${process.pid}`, servings: 2 },
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
test('on a phone one part after the other, and a mistake leads to its part', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRecipe(page)
  const part = (name: RegExp) => page.getByRole('group', { name: 'Part' }).getByRole('button', { name })
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeHidden()
  await part(/^Ingredients/).click()
  await page.getByLabel('Ingredient, line 1').fill('')
  await part(/^Nutrition/).click()
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeHidden()
  await page.getByRole('button', SAVE).click()
  await page.getByRole('button', { name: /Ingredients, line 1/ }).click()
  await expect(page.getByLabel('Ingredient, line 1')).toBeFocused()
  for (const name of [/^Steps/, /^Tips/, /^Swaps/, /^Nutrition/]) {
    await part(name).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await findViolations(page)).toEqual([])
  }
  await part(/^Steps/).click()
  await page.getByRole('button', { name: 'Add a timer to step 1' }).click()
  await expect(page.getByRole('group', { name: 'New timer' })).toBeVisible()
  expect(await findViolations(page), 'with a new timer').toEqual([])
})
