import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage, until } from '../../../../tests/support/open-page.tsx'
import { emptyWeek, putDish } from '../../../domain/kitchen/week.ts'
import { newDish } from '../../../domain/kitchen/week-dishes.ts'

const START = '2026-11-23'
const main = () => within(screen.getByRole('main'))
const fold = () => main().getByText<HTMLElement>(/^(?:Show|Fold) the list$/).parentElement

// SHOP-DONE-1
test('a list folds when every line is in the basket, keeps the focus, and opens again', async () => {
  const week = putDish(emptyWeek(START), { meal: 'evening', day: 0 }, newDish('roast-tomato-soup', 2))
  localStorage.setItem('weeks', JSON.stringify({ weeks: { [START]: week } }))
  const { user } = await openPage(`/week/shopping#of=${START}`, { now: `${START}T09:00:00` })
  const open = () => main().queryAllByRole<HTMLInputElement>('checkbox', { checked: false })
  await until(() => expect(open().length).toBeGreaterThan(1))
  expect(fold()?.hasAttribute('open')).toBe(true)
  for (let [next] = open(); next; [next] = open()) {
    expect(fold()?.hasAttribute('open')).toBe(true)
    await user.click(next)
  }
  main().getByRole('heading', { name: 'All in the basket' })
  expect(fold()?.hasAttribute('open')).toBe(false)
  expect(document.activeElement?.textContent).toBe('Show the list')

  const [first] = main().getAllByRole<HTMLInputElement>('checkbox')
  if (first) await user.click(first)
  expect(fold()?.hasAttribute('open')).toBe(true)
})
