import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { askAdmin, makeItem } from '../../../../../tests/support/ask-site.ts'
import { openAdminPage, openPage, until } from '../../../../../tests/support/open-page.tsx'

const BOWL = {
  servings: 2,
  ingredients: [
    { amount: '200', unit: 'g', ingredient: 'rolled oats' },
    { amount: '300', unit: 'g', ingredient: 'yogurt' },
    { amount: '2', unit: 'whole', ingredient: 'apples' },
  ],
  instructions: ['Toast the oats for 8 to 10 minutes.', 'Spoon over the yogurt.'],
  variations: [{ name: 'Autumn', description: 'With pears.' }],
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const group = (name: string) => screen.getByRole('group', { name })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const step = (number: number) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Step ${number}` })
const AT_THE_START = { initialSelectionStart: 0, initialSelectionEnd: 0 }

type Part = 'Basics' | 'Ingredients' | 'Steps' | 'Extras'

/** A separate recipe for each test, opened in the editor. */
async function openRecipe(fields: object = {}, options: { width?: number } = {}) {
  const { id, path } = await makeItem('recipes', { ...BOWL, ...fields })
  const { user } = await openAdminPage(`/admin/recipes/edit/${id}`, options)
  await until(() => screen.getByRole('tab', { name: /^Steps/ }))
  /** Replaces a field's content by a paste: typing would render the whole form once per character. */
  const fill = async (name: string, text: string) => {
    if (text === '') return user.clear(field(name))
    await user.tripleClick(field(name))
    await user.paste(text)
  }
  const openPart = (name: Part) => user.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }))
  const choose = (name: string, option: string) => user.selectOptions(field(name), option)
  const read = async () => (await askAdmin('GET', `/recipes/${id}`)).recipe
  /** Saves it; returns what is stored. */
  const save = async () => {
    // The previous save's message may still be shown.
    for (const old of screen.queryAllByRole('button', { name: 'Dismiss' })) await user.click(old)
    await user.click(await until(() => button('Save Draft')))
    await until(() => screen.getByText('Recipe saved successfully!'))
    return read()
  }
  return { path, user, fill, openPart, choose, read, save }
}

// EDIT-STEP-1
test('a step’s detected ingredients and timers can be corrected, and follow the ingredient list', async () => {
  const { user, fill, openPart, choose, save } = await openRecipe()
  await openPart('Steps')
  const uses = () => group('Step 2 uses')
  await until(() => expect(uses().textContent).toContain('found'))
  within(uses()).getByText('yogurt')
  await choose('Add an ingredient to step 2', 'apples')
  expect(uses().textContent).toContain('yours')
  await user.click(button('Change the time of 8 to 10 minutes'))
  await fill('Rings after', '9')
  // Words typed before it, and its ingredient moved up.
  await user.type(step(1), 'First: ', AT_THE_START)
  await openPart('Ingredients')
  await user.click(button('Move ingredient 3 up'))
  const recipe = await save()
  expect(recipe.instructions).toMatchObject([
    { ingredients: [0], timers: [{ text: '8 to 10 minutes', seconds: 540, seconds_max: 600, start: 26 }] },
    { ingredients: [1, 2] },
  ])
  expect(recipe.kitchen.corrected).toEqual([
    { ingredients: false, timers: true },
    { ingredients: true, timers: false },
  ])
  await openPart('Steps')
  await user.click(button('Back to found timers of step 1'))
  await user.click(button('Timer: 8 to 10 minutes'))
  await user.click(button('Back to found ingredients of step 2'))
  expect(uses().textContent).toContain('found')
  expect((await save()).instructions).toMatchObject([{ timers: [] }, { ingredients: [2] }])
})

test('publishing asks once about an allergen missing in the list, and confirming adds and saves it', async () => {
  const { user, read, save } = await openRecipe({
    ingredients: [{ amount: '50', unit: 'g', ingredient: 'butter' }],
    instructions: ['Melt the butter.'],
    variations: [],
  })
  await user.click(button('Publish'))
  await until(() => screen.getByText('Recipe published successfully!'))
  await until(() => screen.getByText('Does it contain milk?'))
  await user.click(await until(() => button('Save Draft')))
  await until(() => screen.getByText('Recipe saved successfully!'))
  expect(await read()).toMatchObject({ status: 'published', allergens: [] })
  await user.click(button('Yes, add it'))
  expect((await save()).allergens).toEqual(['milk'])
})

// EDIT-FIELD-5
test('the minutes of a timer can be cleared and retyped without leftovers', async () => {
  const { user, openPart, save } = await openRecipe({
    instructions: ['Simmer for 10 minutes.'],
    variations: [],
  })
  await openPart('Steps')
  await user.click(button('Change the time of 10 minutes'))
  await user.clear(field('Rings after'))
  await user.keyboard('25')
  await user.tab()
  expect(field('Rings after').value).toBe('25')
  expect(field('and').value).toBe('0')
  expect((await save()).instructions[0].timers).toMatchObject([{ seconds: 1_500 }])
  await user.clear(field('Rings after'))
  await user.click(step(1))
  expect(field('Rings after').value).toBe('25')
})

// EDIT-FIELD-5
test('a timer cleared digit by digit keeps its former time', async () => {
  const { user, openPart, save } = await openRecipe({
    instructions: ['Simmer for 10 minutes.'],
    variations: [],
  })
  await openPart('Steps')
  await user.click(button('Change the time of 10 minutes'))
  await user.click(field('Rings after'))
  await user.keyboard('{End}{Backspace}{Backspace}')
  expect(field('Rings after').value).toBe('')
  await user.click(step(1))
  expect(field('Rings after').value).toBe('10')
  expect((await save()).instructions[0].timers).toMatchObject([{ seconds: 600 }])
})

// EDIT-FIELD-3
test('a row moved to the end by its button is announced and keeps the focus', async () => {
  const { user, openPart } = await openRecipe({})
  await openPart('Ingredients')
  await user.click(button('Move ingredient 2 up'))
  const up = button('Move ingredient 1 up')
  expect(document.activeElement).toBe(up)
  expect(up.getAttribute('aria-disabled')).toBe('true')
  screen.getByText('Ingredient 2 is now in place 1 of 3.')
  await user.keyboard('{Enter}')
  await user.click(button('Move ingredient 1 down'))
  screen.getByText('Ingredient 1 is now in place 2 of 3.')
})

// EDIT-PASTE-7
test('lines corrected by hand are kept when the pasted text continues', async () => {
  const { user, openPart } = await openRecipe({})
  await openPart('Ingredients')
  await user.click(button('Paste a list'))
  const sheet = within(screen.getByRole('dialog', { name: 'Paste your ingredients' }))
  await user.click(sheet.getByLabelText('Your text'))
  await user.paste('200 g oats\n1 pinch salt\n2 pears')
  const line = (number: number) => sheet.getByLabelText<HTMLInputElement>(`Ingredient, line ${number}`).value
  await user.clear(sheet.getByLabelText('Ingredient, line 1'))
  await user.paste('rolled oats')
  await user.click(sheet.getByRole('button', { name: 'Leave out line 2' }))
  await user.type(sheet.getByLabelText('Your text'), '\n3 plums')
  expect([1, 2, 3].map(line)).toEqual(['rolled oats', 'pears', 'plums'])
  // A line with another text is parsed again.
  await user.clear(sheet.getByLabelText('Your text'))
  await user.paste('100 g rye\n3 plums')
  expect([1, 2].map(line)).toEqual(['rye', 'plums'])
  await user.click(sheet.getByRole('button', { name: 'Cancel' }))
})

// AMOUNT-TIME-3
test('a timer can be set on words without a detected duration, and rings in cook mode', async () => {
  const { path, user, fill, openPart, save } = await openRecipe({
    status: 'published',
    instructions: ['Toast the oats until golden. Rest for 2 minutes.', 'Eat.'],
    variations: [],
  })
  await openPart('Steps')
  step(1).focus()
  step(1).setSelectionRange(15, 29)
  await user.click(button('Add a timer to step 1'))
  const form = () => within(group('New timer'))
  expect(form().getByLabelText<HTMLInputElement>('Words of the step').value).toBe('until golden.')
  await fill('Rings after', '12')
  await user.click(form().getByRole('button', { name: 'Add timer' }))
  expect(document.activeElement).toBe(button('Add a timer to step 1'))
  expect(group('Timers of step 1').textContent).toContain('until golden')
  expect(group('Timers of step 1').textContent).toContain('rings at 12 min')

  // Typed instead of selected, in a step that names no time; words not in the step are refused.
  await user.click(button('Add a timer to step 2'))
  await fill('Words of the step', 'Drink')
  await user.keyboard('{Enter}')
  expect(group('New timer').textContent).toContain('The step does not say this')
  await fill('Words of the step', 'Eat')
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('group', { name: 'New timer' })).toBeNull()

  // Typed before it: the timer stays with its words.
  await user.type(step(1), 'First: ', AT_THE_START)
  expect((await save()).instructions.map(({ timers }: { timers: object[] }) => timers)).toEqual([
    [
      { text: 'until golden', seconds: 720, seconds_max: null, start: 22, end: 34 },
      { text: '2 minutes', seconds: 120, seconds_max: null, start: 45, end: 54 },
    ],
    [{ text: 'Eat', seconds: 600, seconds_max: null, start: 0, end: 3 }],
  ])
  await user.click(button('Timer: Eat'))
  expect((await save()).instructions[1].timers).toEqual([])
  const cook = await openPage(`${path}/cook`)
  const timer = await until(() => button('Start the timer: until golden, 12 minutes'))
  expect(timer.closest('p, h2')?.textContent).toMatch(/Toast the oats .*until golden, 12 minutes\. Rest/)
  await cook.user.click(timer)
  await until(() => button(/Timer running: until golden/))
})

// NOTE-SWAP-2
test('a swap and a changed variation are edited, shown in the preview and saved', async () => {
  const { user, fill, openPart, choose, save } = await openRecipe()
  await openPart('Extras')
  await user.click(await until(() => button('Add a swap for yogurt (dairy)')))
  await fill('Swap 1, ingredient', 'oat yogurt')
  await fill('Swap 1, A word about it', 'Any brand.')
  // Of two swaps for the same ingredient, readers get the first.
  await user.click(button('Add swap'))
  expect(screen.queryByText(/is for the same/)).toBeNull()
  await choose('Swap 2, instead of', 'yogurt')
  screen.getByText(/^Swap 1 is for the same, and readers get the first/)
  await user.click(button(/^Remove swap 2/i))
  await user.click(button('Change an ingredient in variation 1'))
  await choose('Variation 1, change 1: which ingredient', 'apples')
  await fill('Variation 1, change 1, amount', '3')
  await fill('Variation 1, change 1, unit', 'whole')
  await fill('Variation 1, change 1, ingredient', 'pears')
  await user.click(button('Rewrite a step in variation 1'))
  const [, , second] = within(field('Variation 1, changed step 1: which step')).getAllByRole('option')
  await choose('Variation 1, changed step 1: which step', second?.getAttribute('value') ?? '')
  await fill('Variation 1, changed step 1: how it is written', 'Spoon over the yogurt and pears.')

  await openPart('Basics')
  if (button('Preview').ariaExpanded !== 'true') await user.click(button('Preview'))
  await user.click(await until(() => button('See the whole page')))
  const preview = () => within(screen.getByRole('dialog', { name: 'How it will look' }))
  await user.click(await until(() => preview().getByRole('button', { name: 'Autumn' })))
  await user.click(preview().getByLabelText('dairy'))
  const lines = () => preview().getAllByRole('listitem')
  const line = (words: string) => lines().find(({ textContent }) => textContent.includes(words))
  await until(() => expect(line('300 g oat yogurt')?.textContent).toContain('Any brand.'))
  expect(line('3 pears')).toBeDefined()
  preview().getByText('Spoon over the yogurt and pears.')
  await user.keyboard('{Escape}')

  expect(await save()).toMatchObject({
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
  // Removing an ingredient that has a swap is reported.
  await openPart('Ingredients')
  await user.click(button('Remove yogurt'))
  await user.click(await until(() => button('Save Draft')))
  await user.click(await until(() => button('Swaps, line 1: Choose the ingredient it is for')))
  expect(document.activeElement).toBe(field('Swap 1, instead of'))
})

test('nutrition is computed while typing, and can be taken over or overwritten', async () => {
  const { user, fill, openPart, save } = await openRecipe()
  await openPart('Extras')
  const workedOut = () => screen.getByRole('region', { name: 'Worked out from the ingredients' }).textContent
  await until(() => expect(workedOut()).toContain('3 of 3 ingredients counted'))
  await openPart('Ingredients')
  await user.click(button('Add heading'))
  await fill('Heading, line 4', 'To finish')
  await user.click(button('Add ingredient'))
  await user.type(field('Ingredient, line 5'), 'zorblax')
  await openPart('Extras')
  await until(() => expect(workedOut()).toContain('3 of 4 ingredients counted'))
  await until(() => expect(workedOut()).toContain('zorblax'))
  await user.click(button('Start my own from it'))
  await fill('Calories, kcal', '555')
  const recipe = await save()
  expect(recipe).toMatchObject({
    nutrition_source: 'own',
    nutrition: { per_serving: { kcal: { value: 555 } } },
  })
  expect(recipe.ingredients[3]).toEqual({ amount: '', unit: '', ingredient: 'To finish:' })
  await fill('Calories, kcal', '')
  await user.click(await until(() => button('Save Draft')))
  await user.click(await until(() => button(/Your own nutrition needs at least the calories/)))
  expect(document.activeElement).toBe(field('Calories, kcal'))
})

// EDIT-FIELD-4
test('on a phone an ingredient is a line of text that opens its fields', async () => {
  const { user, openPart, save } = await openRecipe({}, { width: 390 })
  await openPart('Ingredients')
  const line = (words: string) => screen.queryByRole('button', { name: words })
  await user.click(button('Ingredient, line 2: 300 g yogurt'))
  expect(document.activeElement).toBe(field('Ingredient, line 2'))
  expect(line('Ingredient, line 2: 300 g yogurt')).toBeNull()
  // Cleared and typed again, it stays open until another is opened.
  await user.clear(field('Ingredient, line 2'))
  await user.type(field('Ingredient, line 2'), 'skyr')
  expect(line('Ingredient, line 2: 300 g skyr')).toBeNull()
  await user.click(button('Ingredient, line 1: 200 g rolled oats'))
  button('Ingredient, line 2: 300 g skyr')
  // An added ingredient can be edited immediately.
  await user.click(button('Add ingredient'))
  expect(document.activeElement).toBe(field('Amount, line 4'))
  await user.keyboard('1{Tab}pinch{Tab}salt')
  const { ingredients } = await save()
  expect(ingredients.map(({ ingredient }: { ingredient: string }) => ingredient)).toEqual([
    'rolled oats',
    'skyr',
    'apples',
    'salt',
  ])
})
