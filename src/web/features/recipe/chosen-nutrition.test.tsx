import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
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

afterEach(() => vi.restoreAllMocks())

const card = () => screen.getByRole('region', { name: 'Nutrition Highlights' })
const sources = () =>
  within(card())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const press = (name: string) => screen.getByRole('button', { name })

// NUTR-CHOICE-1
test('calories and their source follow a swap and its withdrawal', async () => {
  const { user } = await openPage((await makeItem('recipes', BREAKFAST)).path)
  await until(() => expect(sources().join()).toContain('Whole milk yoghurt'))
  expect(card().textContent).toContain('For one of 2 servings, as written')

  const asked = vi.spyOn(globalThis, 'fetch')
  await user.click(press('dairy'))
  await until(() => expect(sources().join()).toContain('Tahini'))
  expect(sources().join()).not.toContain('yoghurt')
  expect(card().textContent).toContain('For one of 2 servings, with your changes')
  expect(card().textContent).toContain('These figures are for the recipe with your changes.')

  await user.click(press('Undo: whole milk yoghurt'))
  await until(() => expect(sources().join()).toContain('Whole milk yoghurt'))
  expect(sources().join()).not.toContain('Tahini')
  expect(card().textContent).toContain('as written')
  // PRIV-DEVICE-2: no request contains what is avoided.
  const requests = asked.mock.calls.map(([url, init]) => `${String(url)} ${String(init?.body ?? '')}`)
  expect(requests.filter((request) => request.includes('/nutrition'))).toHaveLength(1)
  expect(requests.filter((request) => /dairy|avoid/.test(request))).toEqual([])
})

// NUTR-SURE-4
test('with too many unknown ingredients the figures stay as written, and the card says so', async () => {
  const { user } = await openPage((await makeItem('recipes', BREAKFAST)).path)
  await user.click(press('With a mystery'))
  await until(() => expect(card().textContent).toContain('We don’t know enough about your changes'))
  expect(sources().join()).toContain('Whole milk yoghurt')
})

// REC-NUTR-1, REC-NUTR-2
test.each([
  ['fixed', null, 'A general estimate', '280'],
  ['own', { per_serving: { kcal: { value: 415 } } }, 'Figures by', '415'],
])('%s figures never change', async (nutrition_source, nutrition, said, kcal) => {
  const { user } = await openPage(
    (await makeItem('recipes', { ...BREAKFAST, nutrition_source, ...(nutrition && { nutrition }) })).path,
  )
  await user.click(press('dairy'))
  await until(() => expect(press('dairy').getAttribute('aria-pressed')).toBe('true'))
  expect(card().textContent).toContain(said)
  expect(card().textContent).toContain(kcal)
})
