import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { makeStorageFail } from '../../../../tests/support/device-storage.ts'
import { type OpenedPage, openPage, until } from '../../../../tests/support/open-page.tsx'
import { SECOND } from '../../../domain/time/durations.ts'

const DAL = { title: 'Red Lentil Dal', path: '/recipes/red-lentil-dal' }
const SOUP = { title: 'Roast Tomato Soup', path: '/recipes/roast-tomato-soup' }

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const isPressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true'
/** Hearts by name: a recipe's page has one, a phone's bar another. */
const hearts = (name: string | RegExp) => screen.getAllByRole('button', { name })
const list = () => within(screen.getByRole('list', { name: 'Saved recipes' }))
const titles = () =>
  list()
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
const note = () => screen.getByRole('textbox', { name: /^Your note/ })

async function save({ title, path }: typeof DAL): Promise<OpenedPage> {
  const page = await openPage(path)
  await page.user.click(hearts(`Save ${title}`)[0] ?? document.body)
  return page
}

/** Saves a recipe and writes a note on it, on the page of saved recipes. */
async function saveWithNote(recipe: typeof DAL, text: string): Promise<OpenedPage> {
  await save(recipe)
  const page = await openPage('/saved')
  await page.user.click(button(`Add a note on ${recipe.title}`))
  await page.user.type(note(), text)
  return page
}

// SAVED-HEART-1, SAVED-LIST-1
test('a heart works at once and its recipe is listed, the newest first', async () => {
  await save(DAL)
  await save(SOUP)
  for (const heart of hearts(`Saved ${SOUP.title}`)) expect(heart.getAttribute('aria-pressed')).toBe('true')
  await openPage('/saved')
  expect(titles()).toEqual([SOUP.title, DAL.title])
})

// SAVED-LIST-2
test('a removed recipe is restored with its note', async () => {
  await saveWithNote(DAL, 'More lemon.')
  // Stored while typing: no button has to be pressed.
  const { user } = await openPage('/saved')
  button(/More lemon\./)
  await user.click(button(`Save ${DAL.title}`))
  expect(screen.queryByRole('link', { name: DAL.title })).toBeNull()
  screen.getByText(/^Nothing yet\./)
  await user.click(button('Undo'))
  button(/More lemon\./)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await openPage('/saved')
  screen.getByRole('link', { name: DAL.title })
})

// A11Y-PAGE-1
test('removing a recipe by keyboard keeps the focus in the list; undo restores it', async () => {
  await save(DAL)
  await save(SOUP)
  const { user } = await openPage('/saved')
  const heading = () => screen.getByRole('heading', { name: 'Kept for later' })
  button(`Save ${SOUP.title}`).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(button(`Save ${DAL.title}`))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(heading())
  screen.getAllByRole('button', { name: 'Undo' })[0]?.focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(heading())
  screen.getAllByRole('button', { name: 'Dismiss' })[0]?.focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(heading())
})

test('without saved recipes, three are offered with their hearts', async () => {
  const { user } = await openPage('/saved')
  const offered = within(screen.getByRole('main'))
  await until(() => expect(offered.getAllByRole('listitem')).toHaveLength(3))
  const [first, ...others] = offered.getAllByRole('button', { name: /^Save / })
  expect(others).toHaveLength(2)
  await user.click(first ?? document.body)
  expect(list().getAllByRole('listitem')).toHaveLength(1)
})

test('invalid or incomplete stored entries are read as far as possible', async () => {
  const card = { title: 'From <b>before</b>', difficulty: 'hard', servings: 'many' }
  const stored = [null, 5, { id: 4, slug: 'before', savedAt: 3, card }, {}]
  localStorage.setItem('saved-recipes', JSON.stringify(stored))
  await openPage('/saved')
  screen.getByRole('link', { name: 'From <b>before</b>' })
  expect(list().getAllByRole('listitem')).toHaveLength(1)
})

// SAVED-HEART-2
test.each([
  ['full', /There is no room left on this device/],
  ['forbidden', /Your browser doesn’t let this site keep anything/],
] as const)('where storage is %s, a heart says so and lasts as long as the page', async (why, sentence) => {
  makeStorageFail(why)
  const { user } = await save(DAL)
  expect(screen.getByText(sentence).closest('[role="alert"]')).not.toBeNull()
  await user.click(screen.getAllByRole('link', { name: 'Saved recipes' })[0] ?? document.body)
  await until(() => list().getByRole('link', { name: DAL.title }))
})

test('the page works without a service worker', async () => {
  const register = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const worker = Object.assign(new EventTarget(), { register })
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  const told = vi.spyOn(console, 'info').mockReturnValue()
  try {
    const { user, pass } = await openPage(DAL.path, { now: '2026-11-23T09:00:00' })
    await import('../../entry-offline.ts')
    await pass(SECOND)
    await until(() =>
      expect(told).toHaveBeenCalledWith('Nothing is kept for offline:', expect.any(TypeError)),
    )
    expect(register).toHaveBeenCalledOnce()
    await user.click(hearts(`Save ${DAL.title}`)[0] ?? document.body)
    hearts(`Saved ${DAL.title}`)
  } finally {
    Reflect.deleteProperty(navigator, 'serviceWorker')
  }
})

// SAVED-LIST-3
test('a saved recipe keeps the reader’s version and note over a long time', async () => {
  const card = () => list().getByRole('listitem').textContent
  const { user } = await openPage(DAL.path)
  await user.click(button('More servings'))
  await user.click(button('Coconut'))
  // The code that changes a recipe is loaded with the first press.
  await until(() => expect(isPressed('Coconut')).toBe(true))
  await user.click(hearts(`Save ${DAL.title}`)[0] ?? document.body)

  const saved = await openPage('/saved')
  expect(card()).toContain('for 5')
  expect(card()).toContain('Coconut')
  await saved.user.click(button(`Add a note on ${DAL.title}`))
  await saved.user.type(note(), 'More lemon.')

  // Choices for a recipe expire after a day, unless it is saved.
  localStorage.removeItem('recipe-choices')
  await openPage(DAL.path)
  await until(() => expect(isPressed('Coconut')).toBe(true))
  screen.getByText(/Coconut adds it/)
  expect(screen.getByRole('complementary', { name: 'Your note' }).textContent).toContain('More lemon.')
  await openPage(`${DAL.path}/cook`)
  screen.getByText(/serves 5$/)

  const again = await openPage(DAL.path)
  await until(() => expect(isPressed('Coconut')).toBe(true))
  await again.user.click(screen.getAllByRole('button', { name: 'Original recipe' })[0] ?? document.body)
  await again.user.click(button('Fewer servings'))
  screen.getByText('Written for 4 servings')
  expect(isPressed('Coconut')).toBe(false)
  await openPage('/saved')
  expect(card()).toContain('for 4')
  expect(card()).not.toContain('Coconut')
  await openPage(DAL.path)
  expect(isPressed('Coconut')).toBe(false)
})

describe('a link', () => {
  const news = () => within(screen.getByRole('main')).queryByRole('status')
  const inNews = (role: 'button' | 'link', name: string) =>
    within(news() ?? document.body).getByRole(role, { name })

  // SAVED-MOVE-1
  test('transfers recipes and notes to another device, which merges them with its own', async () => {
    await save(SOUP)
    const { user } = await saveWithNote(DAL, 'More lemon.')
    await user.click(button('Take them to another device'))
    const dialog = within(
      await until(() => screen.getByRole('dialog', { name: 'Take them to another device' })),
    )
    await until(() => dialog.getByRole('img', { name: 'Your saved recipes as a QR code' }))
    await user.click(dialog.getByRole('button', { name: 'Copy the link' }))
    await until(() => screen.getByText('Link copied'))
    const link = await navigator.clipboard.readText()
    expect(link).toMatch(/\/saved#saved=[\w-]+$/)

    localStorage.clear()
    await saveWithNote(DAL, 'Less salt.')
    const asked = vi.spyOn(globalThis, 'fetch')
    const other = await openPage(link)
    await until(() => expect(news()?.textContent).toContain('2 recipes came with this link.'))
    // Nothing is added before the reader confirms.
    expect(titles()).toEqual([DAL.title])
    await other.user.click(inNews('button', 'Add them'))
    await until(() => screen.getByText('2 recipes added'))
    expect(titles()).toEqual([SOUP.title, DAL.title])
    await until(() => expect(news()).toBeNull())
    expect(window.location.hash).toBe('')
    await openPage('/saved')
    button(/Less salt\.\s+More lemon\./)

    // The same link adds nothing a second time.
    const later = await openPage(link)
    await until(() => expect(news()?.textContent).toContain('Everything is here already.'))
    expect(within(news() ?? document.body).queryByRole('button')).toBeNull()
    await later.user.click(inNews('link', 'Close'))
    await until(() => expect(news()).toBeNull())
    const [, fragment = ''] = link.split('#saved=')
    const said = JSON.stringify(asked.mock.calls)
    expect(asked).toHaveBeenCalled()
    expect(said).not.toContain(fragment)
    expect(said).not.toMatch(/lemon\./i)
  })

  // SAVED-MOVE-2
  test('that is damaged says so and changes nothing', async () => {
    await saveWithNote(DAL, 'More lemon.')
    for (const fragment of ['#saved=', '#saved=e30', '#saved=%3Cscript%3E']) {
      await openPage(`/saved${fragment}`)
      await until(() => expect(news()?.textContent).toContain('This link holds no saved recipes'))
      button(/More lemon\./)
    }
  })

  test('with recipes missing or failing to load says so, and the rest is added', async () => {
    const { fetch } = globalThis
    const network = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((address, options) =>
        String(address).endsWith(`/api/public${DAL.path}`)
          ? Promise.resolve(new Response('{}', { status: 503 }))
          : fetch(address, options),
      )
    const recipes = [{ slug: 'red-lentil-dal', note: 'More lemon.' }, 'roast-tomato-soup', 'no-such-dish']
    const { user } = await openPage(
      `/saved#saved=${Buffer.from(JSON.stringify({ recipes })).toString('base64url')}`,
    )
    await until(() => inNews('button', 'Add them'))
    await user.click(inNews('button', 'Add them'))
    await until(() =>
      expect(news()?.textContent).toContain('1 recipe added. 1 recipe couldn’t be fetched just now.'),
    )
    expect(news()?.textContent).toContain('1 recipe is no longer on this site.')
    network.mockRestore()
    await user.click(inNews('button', 'Try again'))
    await until(() => button(/More lemon\./))
    expect(list().getAllByRole('listitem')).toHaveLength(2)
  })
})
