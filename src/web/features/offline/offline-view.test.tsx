import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage, until } from '../../../../tests/support/open-page.tsx'

// OFF-PAGE-2
test('without offline copies ten slow breaths are offered', async () => {
  await openPage('/offline')
  await until(() => screen.getByRole('heading', { name: 'Ten slow breaths, then?' }))
  screen.getByText(/In for four counts, out for six\./)
  screen.getByText('The sun breathes along.')
  screen.getByText(/^Nothing is kept on this device yet\./)
  expect(screen.queryByRole('heading', { name: 'Ready without internet' })).toBeNull()
})
