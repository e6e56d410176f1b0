import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type OpenedPage, openPage, until } from '../../../../tests/support/open-page.tsx'

const figure = () => screen.getByRole('img', { name: /^A paper figure/ }).getAttribute('aria-label')
const handle = (name: string) => screen.getByRole('slider', { name })
const turnOf = (name: string) => Number(handle(name).getAttribute('aria-valuenow'))
const key = (name: string) => screen.getByRole('button', { name })

async function pose(address = '/'): Promise<OpenedPage> {
  const page = await openPage(address)
  if (address === '/') await page.user.click(key('Strike a pose'))
  await until(() => expect(screen.getAllByRole('slider')).toHaveLength(8))
  return page
}

async function press({ user }: OpenedPage, name: string, keys: string): Promise<void> {
  handle(name).focus()
  await user.keyboard(keys)
}

// FIGURE-POSE-2, FIGURE-POSE-3
test('the figure is posed by keys and keeps its pose', async () => {
  const page = await pose()
  expect(document.activeElement).toBe(key('Strike a pose'))
  expect(figure()).toBe('A paper figure both arms up')
  await page.user.keyboard('{Enter}')
  expect(figure()).toBe('A paper figure on one leg, her arms a crown')
  const before = turnOf('Left elbow')
  await press(page, 'Left elbow', '{ArrowLeft}')
  expect(turnOf('Left elbow')).toBe(before - 5)
  expect(handle('Left elbow').getAttribute('aria-valuetext')).toBe(`raised ${before - 5} degrees`)
  // The elbow stops at its limit, however often the key is pressed.
  await press(page, 'Right hand', '{End}{ArrowRight}')
  expect(turnOf('Right hand')).toBe(152)
  expect(figure()).toBe('A paper figure in a pose of your own')

  const { user } = await pose()
  expect(turnOf('Right hand')).toBe(152)
  await user.click(key('Let her leap again'))
  await until(() => expect(document.activeElement).toBe(key('Strike a pose')))
})

// FIGURE-POSE-4
test('a link opens its pose, and a link without one the visitor’s own', async () => {
  const page = await pose()
  await press(page, 'Right hand', '{End}')
  const written = localStorage.getItem('pose') ?? ''
  localStorage.clear()
  await pose(`/#pose=${written}`)
  expect(turnOf('Right hand')).toBe(152)
  await pose('/#pose=nonsense')
  expect(figure()).toBe('A paper figure both arms up')
})
