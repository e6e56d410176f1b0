import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeInAnotherTab } from '../../../../tests/support/device-storage.ts'
import { fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openPage, until } from '../../../../tests/support/open-page.tsx'
import { emptyWeek } from '../../../domain/kitchen/week.ts'
import { MINUTE } from '../../../domain/time/durations.ts'

const START = '2026-11-23'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const mix = () => within(screen.getByRole('dialog', { name: 'Mix me a week' }))
const cards = () => within(mix().getByRole('list', { name: 'The dishes' })).getAllByRole('button')
const isDone = () => until(() => mix().getByRole('button', { name: 'Shuffle' }))

async function openWeek() {
  const page = await openPage(`/week#of=${START}`, { now: `${START}T09:00:00`, width: 1280 })
  // The dishes offered below it have loaded.
  await until(() => screen.getByRole('region', { name: 'Dishes' }))
  return page
}

/** Holds back the lists of recipes requested from now on until the returned function is called. */
function holdRecipes(): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  fakeCalls(/^\/api\/public\/recipes(?:\?|$)/, async (_, pass) => {
    await released
    return pass()
  })
  return release
}

// WEEK-MIX-1, WEEK-MIX-5
test('preferences changed during mixing are the ones used', async () => {
  const { user } = await openWeek()
  const recipes: { title: string; dietary_tags: string[] }[] = await (
    await fetch('/api/public/recipes?limit=100')
  ).json()
  const vegan = recipes.filter(({ dietary_tags }) => dietary_tags.includes('vegan'))
  const release = holdRecipes()
  await user.click(button('Mix me a week'))
  await user.click(await until(() => mix().getByRole('button', { name: /^Your wishes/ })))
  await user.click(mix().getByRole('button', { name: 'vegan' }))
  await user.click(mix().getByRole('button', { name: 'Show the dishes' }))
  mix().getByRole('button', { name: 'Your wishes: 5 dinners for 2, any time, vegan Change' })
  release()
  await isDone()
  for (const { textContent } of cards())
    expect(vegan.filter(({ title }) => textContent.includes(title))).not.toEqual([])
})

// WEEK-MIX-5
test('a kept dish stays when the other dishes are shuffled', async () => {
  const { user, pass } = await openWeek()
  await user.click(button('Mix me a week'))
  await until(() => expect(cards()).toHaveLength(5))
  // The cached recipes have to be fetched again.
  await pass(6 * MINUTE)
  const release = holdRecipes()
  await user.click(await isDone())
  mix().getByRole('button', { name: 'One moment…' })
  const [first] = cards()
  if (!first) throw new Error('Nothing was mixed')
  const name = first.textContent
  await user.click(first)
  release()
  await isDone()
  const kept = cards().filter((card) => card.getAttribute('aria-pressed') === 'true')
  expect(kept.map(({ textContent }) => textContent)).toEqual([name])
})

// WEEK-DISH-6
test('changes from another tab during mixing survive laying out the mix', async () => {
  const { user } = await openWeek()
  await user.click(button('Mix me a week'))
  await until(() => expect(cards()).toHaveLength(5))
  const week = { ...emptyWeek(START), own: ['milk'] }
  storeInAnotherTab('weeks', JSON.stringify({ weeks: { [START]: week } }))
  await user.click(mix().getByRole('button', { name: 'Put them in my week' }))
  const { own, meals } = JSON.parse(localStorage.getItem('weeks') ?? '').weeks[START]
  expect(own).toEqual(['milk'])
  expect(meals.evening.filter(Boolean)).toHaveLength(5)
})
