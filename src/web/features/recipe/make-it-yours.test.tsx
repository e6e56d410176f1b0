import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeItem } from '../../../../tests/support/ask-site.ts'
import { BOWL } from '../../../../tests/support/bowl.ts'
import { makeStorageFail, storeInAnotherTab } from '../../../../tests/support/device-storage.ts'
import { openPage, until } from '../../../../tests/support/open-page.tsx'

const makeBowl = () => makeItem('recipes', BOWL)

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const isPressed = (chip: HTMLElement) => chip.getAttribute('aria-pressed') === 'true'
const isShown = (name: string) => until(() => expect(isPressed(button(name))).toBe(true))
const asWritten = () =>
  within(screen.getByRole('group', { name: 'Cook it as' })).getByRole('button', { name: 'Original recipe' })
const step = (number: number) => document.querySelector(`#step-${number} p`)
const row = (words: string) =>
  screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(words))
const ingredients = () => within(screen.getByRole('region', { name: 'Ingredients' }))
const says = (words: string) =>
  ingredients().getByText((_, element) => element?.tagName === 'P' && element.textContent === words)

// TOOL-VARY-1, TOOL-AVOID-1, TOOL-AVOID-3
test('a variation and avoided foods combine in the list, the steps and the allergens', async () => {
  const { user } = await openPage((await makeBowl()).path)
  expect(screen.queryByRole('button', { name: 'With a wink' })).toBeNull()
  screen.getByRole('heading', { name: 'With a wink' })
  says('Contains: gluten, eggs, milk, fish')

  await user.click(button('Autumn'))
  await isShown('Autumn')
  expect(isPressed(asWritten())).toBe(false)
  screen.getByText(/Autumn: squash for beetroot, without granola, with walnuts\./)
  expect(row('squash, in 2 cm cubes')?.textContent).toContain('Autumn, instead of beetroot')
  expect(row('granola')?.textContent).toContain('Left out: Autumn')
  expect(row('granola')?.querySelector('input')).toBeNull()
  expect(step(1)?.textContent).toContain('roast for 40 minutes')
  expect(step(3)?.querySelector('del')?.textContent).toBe(', and scatter over the granola')

  await user.click(button('nuts'))
  screen.getByText(/Left out of it, because you avoid nuts: walnuts\./)
  expect(row('walnuts')?.textContent).toContain('Not in Autumn')

  await user.click(button('dairy'))
  expect(row('thick strained yoghurt')?.textContent).toContain('120 g tahini, loosened')
  expect(row('thick strained yoghurt')?.textContent).toContain('’s swap. Tahini is sesame.')
  expect(step(2)?.textContent).toContain('Stir in the tahini')
  says('Contains now: gluten, eggs, fish, sesame')
  says('Original recipe: gluten, eggs, milk, fish')

  await user.click(button('fish'))
  says('Still contains: fish, which you avoid')
  const others = screen.getByRole('link', { name: 'See recipes without fish' })
  expect(others.getAttribute('href')).toBe('/recipes?without=fish')

  act(() => button('Undo: thick strained yoghurt').focus())
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(button('Use it: thick strained yoghurt'))
  expect(step(2)?.textContent).toContain('Stir in the yoghurt')
  says('Still contains: dairy, fish, which you avoid')

  await user.click(asWritten())
  for (const name of ['nuts', 'dairy', 'fish']) await user.click(button(name))
  says('Contains: gluten, eggs, milk, fish')
  for (const [index, sentence] of BOWL.instructions.entries())
    expect(step(index + 1)?.textContent).toBe(sentence)
})

// TOOL-STEP-1
test('units and servings change the sentences; ticks stay', async () => {
  const { user } = await openPage((await makeBowl()).path)
  const isTicked = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /pearl barley/ }).checked
  await user.click(screen.getByRole('checkbox', { name: /pearl barley/ }))
  await user.dblClick(button('More servings'))
  await until(() => ingredients().getByText('Doubled from 2 servings'))
  expect(isTicked()).toBe(true)
  expect(step(2)?.textContent).toContain('Boil 200 g barley for 25 to 30 minutes.')
  expect(step(1)?.textContent).toContain('half the olive oil 2 tbsp and')
  expect(screen.getAllByRole('definition').filter(({ textContent }) => textContent === '4')).toHaveLength(1)

  await user.click(button('US'))
  expect(step(1)?.textContent).toContain('Heat the oven to 400 °F.')
  expect(step(2)?.textContent).toContain('Boil 1 cup barley for 25 to 30 minutes.')
  ingredients().getByText(/Ovens are in °F\.$/)
  expect(isTicked()).toBe(true)
  await user.click(button('Autumn'))
  expect(isTicked()).toBe(true)
})

// TOOL-KEEP-1
test('choices survive a reload; units and avoided foods apply to every recipe', async () => {
  const { path } = await makeBowl()
  const { user } = await openPage(path)
  await user.click(button('dairy'))
  await user.click(button('US'))
  await user.click(button('Autumn'))
  await user.click(button('Fewer servings'))
  await until(() => ingredients().getByText('Halved from 2 servings'))
  await openPage(path)
  await until(() => ingredients().getByText('Halved from 2 servings'))
  expect(isPressed(button('Autumn'))).toBe(true)

  await openPage((await makeBowl()).path)
  await isShown('dairy')
  expect(isPressed(button('US'))).toBe(true)
  expect(row('thick strained yoghurt')?.textContent).toContain('tahini')
  expect(isPressed(button('Autumn'))).toBe(false)
  ingredients().getByText('Written for 2 servings')
})

test('two tabs keep both choices, and a tab returning from another page sees them', async () => {
  const { path, slug } = await makeBowl()
  const { user } = await openPage(path)
  const kept = (): Record<string, { servings: number }> =>
    JSON.parse(localStorage.getItem('recipe-choices') ?? '{}')
  const inOtherTab = (choices: object, isHeard: boolean) =>
    storeInAnotherTab('recipe-choices', JSON.stringify({ ...kept(), ...choices }), { isHeard })
  const choice = (servings: number) => ({ servings, variation: null, keep: [], at: Date.now() })
  await user.click(button('More servings'))
  await until(() => screen.getByRole('checkbox', { name: '150 g pearl barley, rinsed' }))
  inOtherTab({ soup: choice(7) }, false)
  await user.click(button('More servings'))
  expect(Object.entries(kept()).map(([of, { servings }]) => `${of} ${servings}`)).toEqual([
    'soup 7',
    `${slug} 4`,
  ])

  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Playlist' }))
  await until(() => screen.getByRole('heading', { level: 1, name: /^Press play/ }))
  inOtherTab({ [slug]: choice(5) }, true)
  act(() => window.history.back())
  await until(() => expect(screen.getByRole('group', { name: 'Servings' }).textContent).toBe('5 servings'))
})

test('a chip keeps the keyboard focus through its own change', async () => {
  const { user } = await openPage((await makeBowl()).path)
  act(() => button('dairy').focus())
  await user.keyboard(' ')
  await isShown('dairy')
  expect(document.activeElement).toBe(button('dairy'))
  await user.tab()
  await user.keyboard('{Enter}')
  expect(isPressed(button('gluten'))).toBe(true)
  expect(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain('Still contains gluten.')
})

test('without storage choices are kept for the visit, and a message says so', async () => {
  const { path } = await makeBowl()
  makeStorageFail('forbidden')
  const { user } = await openPage(path)
  await user.click(button('dairy'))
  await until(() => expect(row('thick strained yoghurt')?.textContent).toContain('tahini'))
  screen.getByText('For this visit only')
  await user.click(button('More servings'))
  ingredients().getByText('Changed from 2 servings')
})

test('a choice is stored synchronously, even if the page is left before the tools load', async () => {
  const { path } = await makeBowl()
  await openPage(path)
  fireEvent.click(button('US'))
  expect(localStorage.getItem('kitchen')).toContain('"US"')
  expect(isPressed(button('US'))).toBe(false)
  await openPage(path)
  await isShown('US')
})

// TOOL-KEEP-2
test('if the tools cannot be loaded the recipe stays as written and says so', async () => {
  const { path } = await makeBowl()
  vi.doMock('./kitchen-tools.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  onTestFinished(() => void vi.doUnmock('./kitchen-tools.tsx'))
  const { user } = await openPage(path)
  await user.click(button('dairy'))
  await until(() => screen.getByText('The recipe is shown as written'))
  expect(isPressed(button('dairy'))).toBe(false)
  says('Contains: gluten, eggs, milk, fish')
})
