import { expectRefusals, coachTest as test } from './admin-fixtures.ts'
import { toast } from './admin-parts.ts'
import {
  makeArticle,
  openArticle,
  openNew,
  openPart,
  PUBLISH,
  paste,
  SAVE,
  showMarkdown,
  text,
  title,
} from './editor-parts.ts'
import { expect } from './fixtures.ts'

test('Markdown is previewed as on the page; a text that is too long or slow says so without blocking input', async ({
  page,
  problems,
}) => {
  const { id } = await makeArticle(page, { content: 'morning' })
  await openArticle(page, id)
  await showMarkdown(page)
  const preview = page.getByRole('region', { name: 'Preview of the text' })
  const writeAnew = async (words: string) => {
    await text(page).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(words)
    await expect(text(page)).toHaveValue(words)
  }
  await writeAnew('morning')
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.getByRole('button', { name: 'Heading' }).click()
  await expect(text(page)).toHaveValue('## **morning**')
  await expect(preview.getByRole('heading', { name: 'morning', level: 2 }).locator('strong')).toBeVisible()

  const sentence = 'This text has too many marks (such as *, _ or [) in one paragraph.'
  await page.keyboard.press('Control+a')
  await paste(page, { 'text/plain': '*a_'.repeat(7_000) })
  await expect(preview.getByRole('status')).toHaveText(sentence)
  await page.getByRole('button', SAVE).click()
  await expect(page.getByRole('button', { name: `Text: ${sentence}` })).toBeVisible()
  await writeAnew('evening')
  await expect(preview).toHaveText('evening')
  await expect(page.getByRole('button', { name: `Text: ${sentence}` })).toHaveCount(0)
  await page.getByRole('button', SAVE).click()
  await expect(toast(page, 'Article saved successfully!')).toBeVisible()
  await text(page).click()
  // Back to the beginning and no further: the browser's own undo would continue with the other view's text.
  for (let press = 0; press < 12; press++) await page.keyboard.press('Control+z')
  await expect(text(page)).toHaveValue('morning')

  await page.keyboard.press('Control+a')
  // Far above the maximum length of a text: its draft is refused too.
  await paste(page, { 'text/plain': 'A *word* and a [link](/x) in a **sentence**.\n\n'.repeat(15_000) })
  await expect(preview.getByRole('status')).toHaveText(
    'This text took too long to read. Please make it simpler, or split it into parts.',
    { timeout: 60_000 },
  )
  await writeAnew('night')
  await expect(preview).toHaveText('night')
  expectRefusals(problems)
})

test('a recipe: new lines by Enter, reordering by keyboard and buttons, removal with undo', async ({
  page,
}) => {
  await openNew(page, 'recipes')
  await title(page).fill('Order of things')
  await openPart(page, 'Ingredients')
  await page.getByRole('button', { name: 'Add ingredient' }).click()
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await page.keyboard.type('whole')
  await page.keyboard.press('Tab')
  await page.keyboard.type('eggs')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Amount, line 2')).toBeFocused()
  await page.getByLabel('Ingredient, line 2').fill('salt')
  const first = page.getByLabel('Ingredient, line 1')
  await page.getByRole('button', { name: 'Move ingredient 2 up' }).click()
  await expect(first).toHaveValue('salt')
  const handle = page.getByRole('button', { name: 'Drag ingredient 1' })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Ingredient 1 lifted, place 1 of 2.')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Moved to place 2 of 2.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(first).toHaveValue('eggs')
  await page.getByRole('button', { name: 'Remove eggs' }).click()
  await expect(first).toHaveValue('salt')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(first).toHaveValue('eggs')
  await openPart(page, 'Steps')
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.keyboard.type('Boil the eggs.')
  // Within the same turn of the event loop: even the fastest typist's next character belongs to the new step.
  const nextField = await page.getByLabel('Step 1', { exact: true }).evaluate((field) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    return document.activeElement?.getAttribute('aria-label')
  })
  expect(nextField).toBe('Step 2')
  await page.keyboard.type('Peel them.')
  await page.getByRole('button', { name: 'Remove step 1' }).click()
  await expect(page.getByLabel('Step 1', { exact: true })).toHaveValue('Peel them.')
  await openPart(page, 'Basics')
  await page.getByRole('button', { name: 'high-protein' }).click()
  await page.getByRole('button', PUBLISH).click()
  await expect(toast(page, 'Recipe published successfully!')).toBeVisible()
  const stored = await (await page.request.get('/api/public/recipes/order-of-things')).json()
  expect(stored.ingredients).toEqual([
    { amount: '2', unit: 'whole', ingredient: 'eggs' },
    { amount: '', unit: '', ingredient: 'salt' },
  ])
  expect(stored.instructions).toEqual([{ step: 1, instruction: 'Peel them.', ingredients: [], timers: [] }])
  expect(stored.dietary_tags).toEqual(['high-protein'])
})

test('a whole list and a whole method are pasted, parsed and reviewed', async ({ page }) => {
  await openNew(page, 'recipes')
  await openPart(page, 'Ingredients')
  await page.getByRole('button', { name: 'Paste a list' }).click()
  const list = page.getByRole('dialog', { name: 'Paste your ingredients' })
  await list.getByLabel('Your text').fill('• 2 tbsp olive oil\n½ cup (120 g) oats\n1-2 carrots, grated\n')
  await expect(list.getByLabel('Unit, line 3')).toHaveValue('')
  await list.getByLabel('Ingredient, line 1').fill('good olive oil')
  await list.getByRole('button', { name: 'Leave out line 2' }).click()
  await list.getByRole('button', { name: 'Add 2 ingredients' }).click()
  await expect(page.getByLabel('Ingredient, line 1')).toHaveValue('good olive oil')
  await expect(page.getByLabel('Ingredient, line 2')).toHaveValue('carrots, grated')
  await openPart(page, 'Steps')
  await page.getByRole('button', { name: 'Paste the method' }).click()
  const method = page.getByRole('dialog', { name: 'Paste the method' })
  await method.getByLabel('Your text').fill('Step 1: Mix.\nStep 2: Bake\nuntil golden.')
  await method.getByRole('button', { name: 'Add 2 steps' }).click()
  await expect(page.getByLabel('Step 2', { exact: true })).toHaveValue('Bake until golden.')
})

test('a picture dropped into Markdown is uploaded and inserted on that line', async ({ page }) => {
  const { id } = await makeArticle(page, { content: 'One\n\nTwo\n\nThree' })
  await openArticle(page, id)
  await showMarkdown(page)
  await text(page).evaluate(async (field) => {
    const canvas = document.createElement('canvas')
    canvas.width = 60
    canvas.height = 40
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([blob ?? ''], 'kitchen-window.png', { type: 'image/png' }))
    // After the words of the third line.
    const { left, top } = field.getBoundingClientRect()
    const { lineHeight, paddingTop } = getComputedStyle(field)
    const at = {
      clientX: left + 200,
      clientY: top + Number.parseFloat(paddingTop) + 2.5 * Number.parseFloat(lineHeight),
    }
    field.dispatchEvent(new DragEvent('drop', { dataTransfer, ...at, bubbles: true, cancelable: true }))
  })
  await expect(text(page)).toHaveValue(
    /^One\n\nTwo\n\n!\[\]\(\/media\/image\/upload\/c_limit,w_auto\S+\)\n\nThree$/,
  )
  await expect(page.getByText('1 picture needs a description.')).toBeVisible()
  await page.getByRole('button', { name: 'Describe it' }).click()
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('A kitchen window')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const picture = page.getByRole('region', { name: 'Preview of the text' }).locator('img')
  await expect(picture).toHaveAttribute('alt', 'A kitchen window')
  await expect(page.getByText(/needs a description/)).toHaveCount(0)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60)
})
