import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPage, until } from '../../../../tests/support/open-page.tsx'
import { simulateTallScreen } from '../../../../tests/support/tall-screen.ts'

const PHONE = 390

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const status = () =>
  screen.getAllByRole('status').flatMap((told) => within(told).queryAllByRole('heading', { level: 2 }))[0]
    ?.textContent
/** A pressable word of the sentence: time, diet, without, difficulty, fridge. */
function word(answer: 0 | 1 | 2 | 3 | 4): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>('#finder summary')[answer]
  if (!found) throw new Error('There is no such word')
  return found
}
const isOpen = (answer: 0 | 1 | 2 | 3 | 4) => word(answer).closest('details')?.open
const address = () => window.location.pathname + window.location.search
const isAt = (expected: string) => until(() => expect(address()).toBe(expected))
const firstCard = () =>
  screen.getAllByRole('article').find((card) => within(card).queryByRole('heading', { level: 3 }))
    ?.textContent

// FIND-PAGE-1, FIND-PAGE-2
test('a sentence finds a dish: every press narrows the search, Back undoes one', async () => {
  const { user } = await openPage('/recipes')
  await user.click(word(1))
  await user.click(box(/^vegan ?\d/))
  await isAt('/recipes?diet=vegan')
  await until(() => expect(status()).toMatch(/^\d+ of \d+ dishes fit$/))
  expect(isOpen(1)).toBe(true)
  await user.keyboard('{Escape}')
  expect(isOpen(1)).toBe(false)
  expect(document.activeElement).toBe(word(1))
  expect(word(1).textContent).toBe('vegan')
  await user.click(word(0))
  await user.click(screen.getByRole('radio', { name: /^15 minutes/ }))
  await isAt('/recipes?time=15&diet=vegan')
  await user.click(
    await until(() =>
      within(word(0).closest('details') ?? document.body).getByRole('button', { name: /^Show \d+ dish/ }),
    ),
  )
  expect(isOpen(0)).toBe(false)
  act(() => window.history.back())
  await isAt('/recipes?diet=vegan')
  await until(() => expect(word(0).textContent).toBe('all day'))
  await user.click(screen.getByRole('link', { name: 'Remove vegan' }))
  await isAt('/recipes')
  await until(() => expect(status()).toMatch(/^\d+ dishes$/))
})

// FIND-PAGE-2
test('answers pressed in quick succession all count, and so do removed chips', async () => {
  await openPage('/recipes')
  await until(() => box(/^vegan ?\d/))
  act(() => {
    box(/^vegan ?\d/).click()
    box(/^dairy-free ?\d/).click()
  })
  await isAt('/recipes?diet=vegan&diet=dairy-free')
  const chip = (name: string) => screen.getByRole('link', { name: `Remove ${name}` })
  await until(() => chip('dairy-free'))
  act(() => {
    chip('vegan').click()
    chip('dairy-free').click()
  })
  await isAt('/recipes')
})

test('the fridge works by keyboard alone: input, ingredients at hand, ingredients to buy, its own sort order', async () => {
  const { user } = await openPage('/recipes')
  await user.click(word(4))
  const field = await until(() => screen.getByRole('combobox', { name: 'Add what you have' }))
  act(() => field.focus())
  await user.keyboard('eggs, ')
  await until(() => button('Remove eggs'))
  await user.keyboard('lemon{Enter}')
  await isAt('/recipes?have=eggs%2Clemon')
  await until(() => expect(firstCard()).toContain('You have eggs and lemon'))
  expect(firstCard()).toContain('Buy ')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).selectedOptions[0]?.text).toBe(
    'Most in my fridge',
  )
  await user.click(button('Remove eggs'))
  await isAt('/recipes?have=lemon')
  expect(document.activeElement).toBe(field)
})

// FIND-HAVE-4, FIND-HAVE-5
test('foods are suggested while the fridge is filled, and a typo is pointed out', async () => {
  const { user } = await openPage('/recipes?without=dairy')
  await user.click(word(4))
  const field = await until(() =>
    screen.getByRole<HTMLInputElement>('combobox', { name: 'Add what you have' }),
  )
  const options = () =>
    within(screen.getByRole('listbox', { name: 'Foods' }))
      .queryAllByRole('option')
      .map(({ textContent }) => textContent)
  await user.type(field, 'yogh')
  await until(() => expect(options()).toContain('oat yoghurt'))
  expect(options()).not.toContain('yoghurt')
  // The first Escape closes only the list.
  await user.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(field.value).toBe('yogh')
  expect(isOpen(4)).toBe(true)

  await user.clear(field)
  await user.type(field, 'chick')
  const [first, second = ''] = options()
  expect(first).toBe('chicken')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toBe(second)
  await user.keyboard('{Enter}')
  await until(() => button(`Remove ${second}`))

  await user.type(field, 'onoin{Enter}')
  expect(screen.getAllByText(/^Did you mean onion\?/)).not.toEqual([])
  expect(screen.queryByRole('button', { name: 'Remove onoin' })).toBeNull()
  await user.click(button('Add onion'))
  await until(() => button('Remove onion'))
  expect(document.activeElement).toBe(field)
})

// FIND-NONE-1
test('without a match an empty plate and loosenings with results are shown', async () => {
  const { user } = await openPage('/recipes?time=15&diet=keto&without=gluten')
  await until(() => expect(status()).toBe('Nothing fits all of that'))
  const [way] = screen.getAllByRole('link').filter(({ textContent }) => /\d+ dish/.test(textContent))
  await user.click(way ?? document.body)
  await until(() => expect(status()).toMatch(/fits?$/))
})

// FIND-NONE-2
test('without a match three dishes of the first loosening are shown, with links to all recipes and the coach', async () => {
  simulateTallScreen()
  await openPage('/recipes?time=15&diet=keto')
  const [way] = await until(() => {
    const ways = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .filter((link) => /\d+ dish/.test(link.textContent))
    expect(ways).not.toEqual([])
    return ways
  })
  expect(Number(/(\d+) dish/.exec(way?.textContent ?? '')?.[1])).toBeGreaterThanOrEqual(3)
  const row = within(
    (await until(() => screen.getByRole('heading', { name: 'Closest matches' }))).closest('section') ??
      document.body,
  )
  const found = await (await fetch(`/api/public/recipes${way?.search}&limit=3`)).json()
  const titles = found.map(({ title }: { title: string }) => title)
  await until(() =>
    expect(row.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles),
  )
  expect(titles).toHaveLength(3)
  const leadsTo = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name }).pathname
  expect([leadsTo('See all recipes'), leadsTo('Ask Maya for one')]).toEqual(['/recipes', '/contact'])
})

// FIND-PAGE-1
test('an answer that leaves no dish is disabled', async () => {
  const { user } = await openPage('/recipes?time=15')
  await user.click(word(1))
  expect((await until(() => box(/^keto ?0/))).disabled).toBe(true)
})

// FIND-PAGE-3
test('the reader’s avoided foods are offered and enter the address only on request', async () => {
  localStorage.setItem('kitchen', JSON.stringify({ avoid: ['nuts'] }))
  const asked = vi.spyOn(globalThis, 'fetch')
  const { user } = await openPage('/recipes')
  const offer = () => screen.queryByRole('button', { name: 'Leave out what you avoid: nuts' })
  await until(() => expect(offer()).not.toBeNull())
  expect(asked).toHaveBeenCalled()
  expect(JSON.stringify(asked.mock.calls)).not.toContain('nuts')
  await user.click(offer() ?? document.body)
  await isAt('/recipes?without=nuts')
  await until(() => expect(offer()).toBeNull())
  await user.click(word(2))
  screen.getByText(/^You chose to avoid this/)
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('link', { name: 'Clear all' }))
  await isAt('/recipes')
  await until(() => expect(status()).toMatch(/^\d+ dishes$/))
})

test('on a phone one sheet contains all five answers', async () => {
  const { user } = await openPage('/recipes', { width: PHONE })
  await user.click(word(3))
  const sheet = within(screen.getByRole('dialog', { name: 'Find a recipe' }))
  for (const name of ['Total time', 'I eat', 'Without', 'Difficulty', 'In my fridge'])
    sheet.getByRole('group', { name })
  await user.click(sheet.getByRole('checkbox', { name: /^easy/ }))
  await isAt('/recipes?difficulty=easy')
  await user.click(await until(() => sheet.getByRole('button', { name: /^Show \d+ dish/ })))
  expect(screen.queryByRole('dialog')).toBeNull()
  await until(() => screen.getByRole('link', { name: 'Remove easy' }))
})
