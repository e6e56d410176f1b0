import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage, until } from '../../../../tests/support/open-page.tsx'
import { lookOnATallScreen } from '../../../../tests/support/tall-screen.ts'

// REC-RATE-3
test('stars are sent and thanked for, as many as were given', async () => {
  lookOnATallScreen()
  const { user } = await openPage('/recipes/sunrise-breakfast-bowl')
  await user.click(await until(() => screen.getByRole('button', { name: 'Send rating' })))
  screen.getByText('Please choose how many stars.')
  await user.click(screen.getByRole('radio', { name: '4 stars' }))
  await user.click(screen.getByRole('button', { name: 'Send rating' }))
  const thanks = await until(() => screen.getByText('Thank you for rating this recipe.').closest('p'))
  expect(thanks?.textContent).toBe('Thank you for rating this recipe. The next cook sees it.')
  expect(screen.getAllByRole('status')).toContain(thanks?.closest('[role="status"]'))
  // As many stars rise out of the bowl as were given.
  expect(thanks?.parentElement?.querySelectorAll('svg path[d*="L"]')).toHaveLength(4)
})
