import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { holdAnswers, failAnswers } from '../../../tests/support/network.ts'
import { openPage, until } from '../../../tests/support/open-page.tsx'

const main = () => within(screen.getByRole('main'))
const heading = (name: string | RegExp) => screen.getByRole('heading', { level: 1, name })
const LINES = 'Three lines before bed'

test('from list to article and back: title and address are those of the page shown', async () => {
  const { user } = await openPage('/')
  await user.click(screen.getByRole('link', { name: 'View All Posts' }))
  await until(() => heading('Small reads for stronger days'))
  expect(window.location.pathname).toBe('/blog')
  const title = 'Lift something heavy twice a week'
  await user.click(main().getAllByRole('link', { name: title })[0] ?? document.body)
  await until(() => heading(title))
  expect(document.title).toMatch(/Lift something heavy/)
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
    /\/blog\/lift-something-heavy-twice-a-week$/,
  )
  window.history.back()
  await until(() => heading('Small reads for stronger days'))
})
