import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeInAnotherTab } from '../../../../tests/support/device-storage.ts'
import { answer, fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openPage, until } from '../../../../tests/support/open-page.tsx'

const RECIPE = '/recipes/sunrise-breakfast-bowl'
const box = () => screen.getAllByRole<HTMLInputElement>('checkbox')[0] ?? document.createElement('input')
/** The text as read by screen readers: a rolling amount appears twice visually. */
function line(): string {
  const label = box().closest('label')?.cloneNode(true)
  if (!(label instanceof HTMLElement)) return ''
  for (const rolling of label.querySelectorAll('[aria-hidden]')) rolling.remove()
  return label.textContent
}

// REC-ING-5, REC-ING-10
test('the stepper rescales amounts; ticks are kept on this device', async () => {
  const { user } = await openPage(RECIPE, { now: '2026-03-01' })
  const written = line()
  expect(written).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'More servings' }))
  await until(() => expect(line()).not.toBe(written))
  await user.click(screen.getByRole('button', { name: 'Fewer servings' }))
  expect(line()).toBe(written)
  await user.click(box())
  await openPage(RECIPE, { now: '2026-03-01' })
  expect(box().checked).toBe(true)
})

// TOOL-KEEP-1
test('a recipe for more than 99 can be cooked for its own number of servings', async () => {
  fakeCalls(/^\/api\/public\/recipes\/sunrise-breakfast-bowl$/, async (_, pass) =>
    answer(200, { ...(await (await pass()).json()), servings: 120 }),
  )
  const { user } = await openPage(RECIPE)
  const step = (name: string) => screen.getByRole('button', { name })
  const servings = () => step('More servings').parentElement?.querySelector('output')?.textContent
  expect(step('More servings').getAttribute('aria-disabled')).toBe('true')
  await user.click(step('Fewer servings'))
  await until(() => expect(servings()).toBe('119 servings'))
  await openPage(`${RECIPE}/cook`)
  screen.getByText(/serves 119$/)
  const again = await openPage(RECIPE)
  await until(() => expect(servings()).toBe('119 servings'))
  await again.user.click(step('More servings'))
  await until(() => expect(servings()).toBe('120 servings'))
})

// TOOL-KEEP-1
test('two tabs of a recipe both keep each other’s ticks', async () => {
  const { user } = await openPage(RECIPE)
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  const press = (index: number) => user.click(boxes[index] ?? document.body)
  const key = () => Object.keys(localStorage).find((name) => name.startsWith('recipe-ticks:')) ?? ''
  const kept = () => localStorage.getItem(key()) ?? ''
  await press(0)
  await press(1)
  const both = kept()
  await press(1)
  storeInAnotherTab(key(), both, { isHeard: false })
  await press(2)
  expect(JSON.parse(kept())).toEqual([...JSON.parse(both), expect.any(String)])
  expect(boxes.slice(0, 3).map(({ checked }) => checked)).toEqual([true, true, true])
})
