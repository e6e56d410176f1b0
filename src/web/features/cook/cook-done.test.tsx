import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { askSite, makeItem } from '../../../../tests/support/ask-site.ts'
import { type OpenedPage, openPage, until } from '../../../../tests/support/open-page.tsx'
import { MINUTE, SECOND } from '../../../domain/time/durations.ts'

const BOWL = '/recipes/big-grain-bowl'
const START = Date.UTC(2026, 2, 1, 18)

const cook = (path: string) => openPage(`${path}/cook`, { now: START })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const place = () => screen.getByRole('progressbar', { name: 'Steps' }).getAttribute('aria-valuenow')
const end = () => screen.getByRole('heading', { name: 'Sit down. Eat.' })
const note = () => screen.getByLabelText<HTMLTextAreaElement>('A note for next time')
/** Waits for an announcement. */
const hears = (words: string) =>
  until(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(words))
const waiting = () => localStorage.getItem('cook-ratings')

/** Goes from any step to the end. */
async function finish({ user }: OpenedPage): Promise<void> {
  await user.keyboard('l')
  const list = await until(() => screen.getByRole('dialog', { name: 'All ingredients' }))
  const steps = within(list).getAllByRole('button', { name: /^\d/ })
  await user.click(steps.at(-1) ?? document.body)
  await user.click(button(/^Done/))
  await until(end)
}

const giveStars = ({ user }: OpenedPage, stars: string) =>
  user.click(screen.getByRole('radio', { name: stars }))

/** A dish rated only in this file. */
const makeDish = () =>
  makeItem('recipes', {
    status: 'published',
    servings: 2,
    ingredients: [{ amount: '2', unit: 'whole', ingredient: 'leeks' }],
    instructions: [
      { step: 1, instruction: 'Slice the leeks.' },
      { step: 2, instruction: 'Simmer for 10 minutes.' },
    ],
  })

type Fate = 'lost' | 429 | 503

/**
 * Simulates the network for stars: the fates of the first requests in order; all later ones reach the site.
 *
 * @returns the requests so far, each with its recipe and its fate
 */
function meet(...fates: Fate[]) {
  const real = globalThis.fetch
  const sent: { recipe: number; rating: unknown; fate: Fate | 'taken' }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const [, recipe] = /\/api\/public\/recipes\/(\d+)\/rating$/.exec(String(input)) ?? []
    if (recipe === undefined) return real(input, init)
    const fate = fates.shift()
    sent.push({ recipe: Number(recipe), ...JSON.parse(String(init?.body)), fate: fate ?? 'taken' })
    if (fate === 'lost') throw new TypeError('Failed to fetch')
    return fate === undefined ? real(input, init) : new Response(null, { status: fate })
  })
  return sent
}

async function ratingsOf({ path }: { path: string }) {
  const { rating_average, rating_count } = JSON.parse((await askSite(`/api/public${path}`)).text)
  return { rating_average, rating_count }
}

// COOK-DONE-2
test('at the end the heading has the focus, leftovers have a tip, the note stays, and the dish counts once', async () => {
  const bowl = await cook(BOWL)
  await finish(bowl)
  expect(document.activeElement).toBe(end())
  screen.getByText(/Spread the spare on a tray/)

  const dish = await makeDish()
  const page = await cook(dish.path)
  await finish(page)
  await page.user.type(note(), 'More lemon.')
  // Cooking is reopened on a phone that was put away for the meal.
  const again = await cook(dish.path)
  await until(end)
  expect(note().value).toBe('More lemon.')
  await again.user.click(button('Cook it again'))
  expect(place()).toBe('1')
  await finish(again)
  await again.user.click(screen.getByRole('link', { name: 'Done' }))
  await until(() => expect(window.location.pathname).toBe(dish.path))
  await cook(dish.path)
  expect(place()).toBe('1')
  const kept: { id: number }[] = JSON.parse(localStorage.getItem('saved-recipes') ?? '[]')
  expect(kept.find(({ id }) => id === dish.id)).toMatchObject({ cooked: 1, note: 'More lemon.' })
})

test.each([
  { servings: 1, word: 'one', laid: 1 },
  { servings: 4, word: 'four', laid: 4 },
  { servings: 12, word: 'twelve', laid: 6 },
])('the table for $word has $laid settings', async ({ servings, word, laid }) => {
  const choice = { servings, variation: null, keep: [], at: START }
  localStorage.setItem('recipe-choices', JSON.stringify({ 'big-grain-bowl': choice }))
  await finish(await cook(BOWL))
  screen.getByText(`Big Grain Bowl, for ${word}`)
  expect(document.querySelectorAll('.cm-place')).toHaveLength(laid)
})

// COOK-DONE-3
test('stars are sent on press, or once online; the latest ones count', async () => {
  const dish = await makeDish()
  const page = await cook(dish.path)
  await finish(page)
  const sent = meet('lost')
  await giveStars(page, '4 stars')
  await hears('Four stars kept. They’ll go out once you’re online.')
  window.dispatchEvent(new Event('online'))
  await hears('Thank you. Your stars have gone out.')
  await giveStars(page, '5 stars')
  await hears('Thank you. Five stars sent.')
  expect(sent.map(({ rating, fate }) => [rating, fate])).toEqual([
    [4, 'lost'],
    [4, 'taken'],
    [5, 'taken'],
  ])
  expect(await ratingsOf(dish)).toEqual({ rating_average: 5, rating_count: 1 })
})

test('stars given offline are sent once, from the page that is open when the network returns', async () => {
  const dish = await makeDish()
  const page = await openPage(dish.path, { now: START })
  const [cookLink] = screen.getAllByRole('link', { name: 'Cook' })
  await page.user.click(cookLink ?? document.body)
  await until(() => expect(place()).toBe('1'))
  await finish(page)
  const sent = meet('lost', 'lost')
  await giveStars(page, '3 stars')
  await hears('Three stars kept. They’ll go out once you’re online.')
  await giveStars(page, '4 stars')
  await hears('Four stars kept. They’ll go out once you’re online.')
  await page.user.click(screen.getByRole('link', { name: 'Done' }))
  await until(() => expect(window.location.pathname).toBe(dish.path))
  expect(await ratingsOf(dish)).toEqual({ rating_average: 0, rating_count: 0 })
  window.dispatchEvent(new Event('online'))
  await until(() => expect(waiting()).toBeNull())
  expect(await ratingsOf(dish)).toEqual({ rating_average: 4, rating_count: 1 })
  // Nothing is left to be sent again.
  const later = await cook(dish.path)
  await later.pass(MINUTE)
  expect(place()).toBe('1')
  expect(sent.map(({ rating, fate }) => [rating, fate])).toEqual([
    [3, 'lost'],
    [4, 'lost'],
    [4, 'taken'],
  ])
})

test('pending stars are sent once, from the next page opened', async () => {
  const dish = await makeDish()
  localStorage.setItem('cook-ratings', JSON.stringify({ [dish.id]: 4 }))
  const sent = meet()
  for (const path of ['/saved', '/recipes']) {
    const { pass } = await openPage(path, { now: START })
    await until(() => expect(waiting()).toBeNull())
    await pass(MINUTE)
  }
  expect(sent).toEqual([{ recipe: dish.id, rating: 4, fate: 'taken' }])
})

test('stars that failed on the first network or a busy server are retried a moment later', async () => {
  const dish = await makeDish()
  localStorage.setItem('cook-ratings', JSON.stringify({ [dish.id]: 4 }))
  const sent = meet('lost', 503, 429)
  const { pass } = await openPage('/saved', { now: START })
  for (const [tries, pause] of [2, 4, 8].entries()) {
    await until(() => expect(sent).toHaveLength(tries + 1))
    await pass(pause * SECOND - 1)
    expect(sent).toHaveLength(tries + 1)
    await pass(1)
  }
  await until(() => expect(waiting()).toBeNull())
  expect(sent.map(({ fate }) => fate)).toEqual(['lost', 503, 429, 'taken'])
})

test('pending stars are sent even when the phone missed the online event', async () => {
  const dish = await makeDish()
  localStorage.setItem('cook-ratings', JSON.stringify({ [dish.id]: 4 }))
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const sent = meet(503)
  const { pass } = await openPage('/saved', { now: START })
  await until(() => expect(sent).toHaveLength(1))
  for (const _ of [1, 2]) await pass(MINUTE)
  expect(sent).toHaveLength(1)
  isOnline.mockReturnValue(true)
  await pass(MINUTE)
  await until(() => expect(waiting()).toBeNull())
  expect(sent.map(({ rating, fate }) => [rating, fate])).toEqual([
    [4, 503],
    [4, 'taken'],
  ])
})

test('stars the server refuses permanently are requested once and dropped', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const sent = meet()
  localStorage.setItem('cook-ratings', '{"999999":4}')
  const { pass } = await openPage('/saved', { now: START })
  await until(() => expect(waiting()).toBeNull())
  await pass(MINUTE)
  expect(sent).toEqual([{ recipe: 999_999, rating: 4, fate: 'taken' }])
  expect(String(told.mock.lastCall)).toContain('There is no such recipe')
})
