import type { Page } from '@playwright/test'
import { askAdmin, coachTest as test } from './admin-fixtures.ts'
import { toast } from './admin-parts.ts'
import { openPanel, SAVE } from './editor-parts.ts'
import { findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

let count = 0
/** A recipe of its own for a test, opened in the editor. */
async function openRecipe(page: Page, fields: object = {}): Promise<{ id: number }> {
  count += 1
  const { recipe } = await askAdmin(page, 'POST', '/recipes', {
    ...{ title: 'A bowl', slug: `bowl-${process.pid}-${count}`, servings: 2 },
    ingredients: [
      { amount: '200', unit: 'g', ingredient: 'rolled oats' },
      { amount: '300', unit: 'g', ingredient: 'yogurt' },
      { amount: '2', unit: 'whole', ingredient: 'apples' },
    ],
    instructions: ['Toast the oats for 8 to 10 minutes.', 'Spoon over the yogurt.'],
    variations: [{ name: 'Autumn', description: 'With pears.' }],
    ...fields,
  })
  await page.goto(`/admin/recipes/edit/${recipe.id}`)
  await expect(page.getByLabel('Step 1', { exact: true })).toBeAttached()
  return recipe
}

async function saved(page: Page, id: number) {
  // The sentence of the save before may still stand.
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith(`/admin/recipes/${id}`),
  )
  await page.getByRole('button', SAVE).click()
  await answer
  await expect(toast(page, 'Recipe saved successfully!')).toBeVisible()
  return (await askAdmin(page, 'GET', `/recipes/${id}`)).recipe
}

// EDIT-STEP-1
test('a step’s findings are corrected, and follow their ingredients', async ({ page }) => {
  const { id } = await openRecipe(page)
  const uses = page.getByRole('group', { name: 'Step 2 uses' })
  await expect(uses).toContainText('found')
  await expect(uses.getByText('yogurt', { exact: true })).toBeVisible()
  await page.getByLabel('Add an ingredient to step 2').selectOption({ label: 'apples' })
  await expect(uses).toContainText('yours')
  await page.getByRole('button', { name: 'Change the time of 8 to 10 minutes' }).click()
  await page.getByLabel('Rings after').fill('9')
  // Written before it, and the ingredient moved up.
  const step = page.getByRole('textbox', { name: 'Step 1', exact: true })
  await step.focus()
  await page.keyboard.press('Home')
  await step.pressSequentially('First: ')
  await page.getByRole('button', { name: 'Move ingredient 3 up' }).click()
  const recipe = await saved(page, id)
  expect(recipe.instructions).toMatchObject([
    { ingredients: [0], timers: [{ text: '8 to 10 minutes', seconds: 540, seconds_max: 600, start: 26 }] },
    { ingredients: [1, 2] },
  ])
  expect(recipe.kitchen.corrected).toEqual([
    { ingredients: false, timers: true },
    { ingredients: true, timers: false },
  ])
  await page.getByRole('button', { name: 'Back to found timers of step 1' }).click()
  await page.getByRole('button', { name: 'Timer: 8 to 10 minutes' }).click()
  expect((await saved(page, id)).instructions[0].timers).toEqual([])
})

// EDIT-ALLERGEN-1
test('publishing asks once about an allergen that the list leaves out, and a yes saves it', async ({
  page,
}) => {
  const { id } = await openRecipe(page, {
    ingredients: [{ amount: '50', unit: 'g', ingredient: 'butter' }],
    instructions: ['Melt the butter.'],
  })
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Recipe published successfully!')).toBeVisible()
  await expect(page.getByText('Does it contain milk?')).toBeVisible()
  expect(await saved(page, id)).toMatchObject({ status: 'published', allergens: [] })
  await page.getByRole('button', { name: 'Yes, add it' }).click()
  await expect(page.getByText('Recipe saved successfully!')).toBeVisible()
  expect((await saved(page, id)).allergens).toEqual(['milk'])
})

// AMOUNT-TIME-3
test('a timer is put on words in which none is found, and rings in cook mode', async ({ page }) => {
  const { id } = await openRecipe(page, {
    status: 'published',
    instructions: ['Toast the oats until golden. Rest for 2 minutes.', 'Eat.'],
  })
  const step = page.getByRole('textbox', { name: 'Step 1', exact: true })
  const timers = page.getByRole('group', { name: 'Timers of step 1' })
  await step.evaluate((field: HTMLTextAreaElement) => {
    field.focus()
    field.setSelectionRange(15, 29)
  })
  await page.getByRole('button', { name: 'Add a timer to step 1' }).click()
  const form = page.getByRole('group', { name: 'New timer' })
  await expect(form.getByLabel('Words of the step')).toHaveValue('until golden.')
  expect(await findViolations(page), 'with a new timer').toEqual([])
  await form.getByLabel('Rings after').fill('12')
  await form.getByRole('button', { name: 'Add timer' }).click()
  await expect(page.getByRole('button', { name: 'Add a timer to step 1' })).toBeFocused()
  await expect(timers).toContainText('until golden')
  await expect(timers).toContainText('rings at 12 min')

  // Typed instead of marked, in a step that names no time; what it does not say is refused.
  await page.getByRole('button', { name: 'Add a timer to step 2' }).click()
  await form.getByLabel('Words of the step').fill('Drink')
  await page.keyboard.press('Enter')
  await expect(form).toContainText('The step does not say this')
  await form.getByLabel('Words of the step').fill('Eat')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)

  // Written before it: it stays with its words.
  await step.focus()
  await page.keyboard.press('Home')
  await step.pressSequentially('First: ')
  const recipe = await saved(page, id)
  expect(recipe.instructions.map(({ timers }: { timers: object[] }) => timers)).toEqual([
    [
      { text: 'until golden', seconds: 720, seconds_max: null, start: 22, end: 34 },
      { text: '2 minutes', seconds: 120, seconds_max: null, start: 45, end: 54 },
    ],
    [{ text: 'Eat', seconds: 600, seconds_max: null, start: 0, end: 3 }],
  ])
  await page.getByRole('button', { name: 'Timer: Eat' }).click()
  expect((await saved(page, id)).instructions[1].timers).toEqual([])
  await page.goto(`/recipes/${recipe.slug}/cook`)
  await page.getByRole('button', { name: 'Start the timer: until golden, 12 min' }).click()
  await expect(page.getByRole('button', { name: /Timer running: until golden/ })).toBeVisible()
})

test('a swap and a changed variation are written, seen in the preview and kept', async ({ page }) => {
  const { id } = await openRecipe(page)
  await page.getByRole('button', { name: 'Add a swap for yogurt (dairy)' }).click()
  await page.getByLabel('Swap 1, ingredient').fill('oat yogurt')
  await page.getByLabel('Swap 1, A word about it').fill('Any brand.')
  await page.getByRole('button', { name: 'Change an ingredient in variation 1' }).click()
  await page.getByLabel('Variation 1, change 1: which ingredient').selectOption({ label: 'apples' })
  await page.getByLabel('Variation 1, change 1, amount').fill('3')
  await page.getByLabel('Variation 1, change 1, unit').fill('whole')
  await page.getByLabel('Variation 1, change 1, ingredient').fill('pears')
  await page.getByRole('button', { name: 'Write a step otherwise in variation 1' }).click()
  await page.getByLabel('Variation 1, changed step 1: which step').selectOption({ index: 2 })
  await page
    .getByLabel('Variation 1, changed step 1: how it is written')
    .fill('Spoon over the yogurt and pears.')

  await openPanel(page, 'Preview')
  await page.getByRole('button', { name: 'See the whole page' }).click()
  const dialog = page.getByRole('dialog', { name: 'How it will look' })
  await dialog.getByRole('button', { name: 'Autumn' }).click()
  await dialog.getByLabel('dairy').check()
  await expect(dialog.getByRole('listitem').filter({ hasText: '300 g oat yogurt' })).toContainText(
    'Any brand.',
  )
  await expect(dialog.getByRole('listitem').filter({ hasText: '3 pears' })).toBeVisible()
  await expect(dialog.getByText('Spoon over the yogurt and pears.')).toBeVisible()
  await page.keyboard.press('Escape')

  expect(await saved(page, id)).toMatchObject({
    swaps: [
      {
        avoid: 'dairy',
        ingredient: 1,
        with: { amount: '300', unit: 'g', ingredient: 'oat yogurt' },
        note: 'Any brand.',
      },
    ],
    variations: [
      {
        changes: [{ ingredient: 2, with: { amount: '3', unit: 'whole', ingredient: 'pears' } }],
        steps: [{ step: 2, instruction: 'Spoon over the yogurt and pears.' }],
      },
    ],
  })
  // An ingredient that a swap is for cannot go without a word.
  await page.getByRole('button', { name: 'Remove yogurt' }).click()
  await page.getByRole('button', SAVE).click()
  await page.getByRole('button', { name: 'Swaps, line 1: Choose the ingredient it is for' }).click()
  await expect(page.getByLabel('Swap 1, instead of')).toBeFocused()
})

// REC-NUTR-2
test('nutrition is worked out while she types, taken or written otherwise', async ({ page }) => {
  const { id } = await openRecipe(page)
  const workedOut = page.getByRole('region', { name: 'Worked out from the ingredients' })
  await expect(workedOut).toContainText('3 of 3 ingredients counted')
  await page.getByRole('button', { name: 'Add heading' }).click()
  await page.getByLabel('Heading, line 4').fill('To finish')
  await page.getByRole('button', { name: 'Add ingredient' }).click()
  await page.getByLabel('Ingredient, line 5').fill('zorblax')
  await expect(workedOut).toContainText('3 of 4 ingredients counted')
  await expect(workedOut).toContainText('zorblax')
  await page.getByRole('button', { name: 'Start my own from it' }).click()
  await page.getByLabel('Calories, kcal').fill('555')
  const recipe = await saved(page, id)
  expect(recipe).toMatchObject({
    nutrition_source: 'own',
    nutrition: { per_serving: { kcal: { value: 555 } } },
  })
  expect(recipe.ingredients[3]).toEqual({ amount: '', unit: '', ingredient: 'To finish:' })
  await page.getByLabel('Calories, kcal').fill('')
  await page.getByRole('button', SAVE).click()
  await page.getByRole('button', { name: /Your own nutrition needs at least the calories/ }).click()
  await expect(page.getByLabel('Calories, kcal')).toBeFocused()
})

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
})
