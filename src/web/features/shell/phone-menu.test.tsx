import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPage, until } from '../../../../tests/support/open-page.tsx'

const menu = () => screen.getByRole('button', { name: 'Menu' })

// PAGE-HEADER-2
test('a phone’s menu has all links of the header, and those to week, playlist and letters', async () => {
  const { user } = await openPage('/playlist', { width: 390 })
  await user.click(menu())
  const sheet = within(await until(() => screen.getByRole('dialog', { name: 'Menu' })))
  for (const [name, path] of [
    ['Search', '/search'],
    ['Home', '/'],
    ['About', '/about'],
    ['Blog', '/blog'],
    ['Recipes', '/recipes'],
    ['Contact', '/contact'],
    ['Saved', '/saved'],
    ['Your week', '/week'],
    ['Playlist', '/playlist'],
    ['Letters', '/letters'],
  ] as const)
    expect(sheet.getByRole<HTMLAnchorElement>('link', { name }).pathname, name).toBe(path)
  const workouts = sheet.getByRole<HTMLAnchorElement>('link', { name: /^Watch Workouts/ })
  expect(workouts.target).toBe('_blank')
})

test('if its sheet cannot be loaded, “Menu” leads to the links in the footer', async () => {
  const { user } = await openPage('/playlist', { width: 390 })
  vi.doMock('./phone-menu-sheet.tsx', () => {
    throw new Error('Not loaded')
  })
  const leads = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  await user.click(menu())
  await until(() => expect(leads).toHaveBeenCalledWith('#site-links'))
  vi.doUnmock('./phone-menu-sheet.tsx')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.querySelector('footer #site-links')).not.toBeNull()
})
