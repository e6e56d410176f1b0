import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepInAnotherTab } from '../../../../tests/support/device-storage.ts'
import { openPage, until } from '../../../../tests/support/open-page.tsx'
import { emptyWeek } from '../../../domain/kitchen/week.ts'

const START = '2026-11-23'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const mix = () => within(screen.getByRole('dialog', { name: 'Mix me a week' }))
const cards = () => within(mix().getByRole('list', { name: 'The dishes' })).getAllByRole('button')

async function openWeek() {
  const page = await openPage(`/week#of=${START}`, { now: `${START}T09:00:00`, width: 1280 })
  // What is offered below it is there.
  await until(() => button(/^Two-Storey Smoothie/))
  return page
}

// WEEK-DISH-6
test('what is written in another tab while a week is mixed stays when it is laid out', async () => {
  const { user } = await openWeek()
  await user.click(button('Mix me a week'))
  await until(() => expect(cards()).toHaveLength(5))
  const week = { ...emptyWeek(START), own: ['milk'] }
  keepInAnotherTab('weeks', JSON.stringify({ weeks: { [START]: week } }))
  await user.click(mix().getByRole('button', { name: 'Put them in my week' }))
  const { own, meals } = JSON.parse(localStorage.getItem('weeks') ?? '').weeks[START]
  expect(own).toEqual(['milk'])
  expect(meals.evening.filter(Boolean)).toHaveLength(5)
})
