import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage, until } from '../../../../tests/support/open-page.tsx'
import { simulateTallScreen } from '../../../../tests/support/tall-screen.ts'

afterEach(() => vi.restoreAllMocks())

// REC-RATE-3, REC-RATE-4
test('pressed stars are sent, thanked for by their number, and can be changed', async () => {
  simulateTallScreen()
  const { user } = await openPage('/recipes/sunrise-breakfast-bowl')
  const sent = vi.spyOn(globalThis, 'fetch')
  await user.click(await until(() => screen.getByRole('radio', { name: '4 stars' })))
  const thanks = await until(() => screen.getByText('Thank you for rating this recipe.').closest('p'))
  expect(thanks?.textContent).toBe('Thank you for rating this recipe. The next cook will see it.')
  expect(screen.getAllByRole('status')).toContain(thanks?.closest('[role="status"]'))
  // As many stars rise out of the bowl as were given.
  const risen = () =>
    screen
      .getByText('Thank you for rating this recipe.')
      .closest('[role="status"]')
      ?.querySelectorAll('svg path[d*="L"]')
  expect(risen()).toHaveLength(4)
  await user.click(screen.getByRole('radio', { name: '2 stars' }))
  await until(() => expect(risen()).toHaveLength(2))
  const ratings = sent.mock.calls.filter(([url]) => String(url).endsWith('/rating'))
  expect(ratings.map(([, init]) => init?.body)).toEqual(['{"rating":4}', '{"rating":2}'])
})

test('arrow keys send only the rating they stop at', async () => {
  simulateTallScreen()
  const { user, pass } = await openPage('/recipes/everything-green-salad', {
    now: '2026-03-04T12:00:00.000Z',
  })
  const sent = vi.spyOn(globalThis, 'fetch')
  const first = await until(() => screen.getByRole('radio', { name: '1 star' }))
  first.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  const ratings = () => sent.mock.calls.filter(([url]) => String(url).endsWith('/rating'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 stars' }).checked).toBe(true)
  expect(ratings()).toEqual([])
  await pass(1_000)
  await until(() => screen.getByText('Thank you for rating this recipe.'))
  expect(ratings().map(([, init]) => init?.body)).toEqual(['{"rating":3}'])
})
