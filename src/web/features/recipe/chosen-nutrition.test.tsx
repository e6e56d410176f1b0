import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeItem } from '../../../../tests/support/ask-site.ts'
import { openPage, until } from '../../../../tests/support/open-page.tsx'

const line = (amount: string, unit: string, ingredient: string) => ({ amount, unit, ingredient })
const BREAKFAST = {
  status: 'published',
  servings: 2,
  nutrition_source: 'computed',
  ingredients: [
    line('100', 'g', 'rolled oats'),
    line('300', 'g', 'whole milk yoghurt'),
    line('200', 'g', 'blueberries'),
  ],
  instructions: ['Stir the oats into the yoghurt.'],
  swaps: [{ avoid: 'dairy', ingredient: 1, with: line('60', 'g', 'tahini'), note: '' }],
  variations: [{ name: 'With a mystery', changes: [{ ingredient: 1, with: line('400', 'g', 'zzyzx') }] }],
}

const card = () => screen.getByRole('region', { name: 'Nutrition Highlights' })
const sources = () =>
  within(card())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const press = (name: string) => screen.getByRole('button', { name })

// NUTR-CHOICE-1
test('calories and where they come from follow a swap, and come back with what was written', async () => {
  const { user } = await openPage((await makeItem('recipes', BREAKFAST)).path)
  await until(() => expect(sources().join()).toContain('Whole milk yoghurt'))
  expect(card().textContent).toContain('For one of 2 servings, as written')

  await user.click(press('dairy'))
  await until(() => expect(sources().join()).toContain('Tahini'))
  expect(sources().join()).not.toContain('yoghurt')
  expect(card().textContent).toContain('For one of 2 servings, with your changes')
  expect(card().textContent).toContain('These figures are for the recipe with your changes.')

  await user.click(press('Undo: whole milk yoghurt'))
  await until(() => expect(sources().join()).toContain('Whole milk yoghurt'))
  expect(sources().join()).not.toContain('Tahini')
  expect(card().textContent).toContain('as written')
})

// NUTR-SURE-4
test('of what too little is known the figures stay as written, and the card says so', async () => {
  const { user } = await openPage((await makeItem('recipes', BREAKFAST)).path)
  await user.click(press('With a mystery'))
  await until(() => expect(card().textContent).toContain('We don’t know enough about your changes'))
  expect(sources().join()).toContain('Whole milk yoghurt')
})

// REC-NUTR-1
test('the fixed card stays fixed', async () => {
  const { user } = await openPage(
    (await makeItem('recipes', { ...BREAKFAST, nutrition_source: 'fixed' })).path,
  )
  await user.click(press('dairy'))
  await until(() => expect(press('dairy').getAttribute('aria-pressed')).toBe('true'))
  expect(card().textContent).toContain('A general estimate')
  expect(card().textContent).toContain('280')
})
