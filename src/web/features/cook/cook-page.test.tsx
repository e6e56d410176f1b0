import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../../../tests/support/open-page.tsx'
import { MINUTE } from '../../../domain/time/durations.ts'

const BOWL = '/recipes/big-grain-bowl/cook'
const START = Date.UTC(2026, 2, 1, 18)

const step = () => screen.getByRole('progressbar', { name: 'Steps' }).getAttribute('aria-valuenow')
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const docked = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Timers' })).getByRole('button', { name })

test('three timers at once: they ring once each, in their time, and say what to do', async () => {
  const { user, pass } = await openPage(BOWL, { now: START })
  await user.click(press('Start the timer: 30 min'))
  await user.click(press(/^Next/))
  await user.click(press(/^Next/))
  await user.click(press('Start the timer: 7 min'))
  await user.click(press(/^Next/))
  await user.click(press('Start the timer: 2 min'))
  expect(step()).toBe('4')
  await pass(MINUTE)
  docked(/^29:00 left, Barley, step 1/)
  docked(/^6:00 left, Eggs, step 3/)
  docked(/^1:00 left, Chickpeas, this step/)
  await pass(MINUTE)
  const ring = screen.getByRole('alertdialog')
  expect(ring.textContent).toContain('2 minutes are up')
  expect(document.title).toBe('Time is up: Chickpeas are ready')
})

test('a reload in the middle: place, ticks and timers are there', async () => {
  const { user, pass } = await openPage('/recipes/roast-tomato-soup/cook', { now: START })
  await user.click(press(/^Next/))
  await user.click(press('Start the timer: 40 min'))
  await user.click(screen.getAllByRole('checkbox')[0] ?? document.body)
  await pass(10 * MINUTE)
  await openPage('/recipes/roast-tomato-soup/cook', { now: START + 10 * MINUTE })
  expect(step()).toBe('2')
  expect(screen.getAllByRole('checkbox')[0]).toHaveProperty('checked', true)
  docked(/^30:00 left, Tomatoes, this step/)
  press('Timer running: 40 min')
  screen.getByText('You were here.')
})
