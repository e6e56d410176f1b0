import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage, until } from '../../../../tests/support/open-page.tsx'

/** Opens the share sheet of a recipe, where the device answers with an error of this name. */
async function shareWith(error: string): Promise<void> {
  const share = () => Promise.reject(new DOMException('No', error))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const { user } = await openPage('/recipes/red-lentil-dal')
  await user.hover(screen.getByRole('button', { name: 'Share' }))
  await user.click(await until(() => screen.getByText('Share…')))
}

// SHARE-SHEET-1
test('where the app refuses to share, the link is copied', async () => {
  await shareWith('NotAllowedError')
  await until(() => screen.getByText('Link copied!'))
  expect(await navigator.clipboard.readText()).toMatch(/\/recipes\/red-lentil-dal$/)
})

// SHARE-SHEET-1
test.each([
  ['closed', 'AbortError'],
  ['open already', 'InvalidStateError'],
])('a share sheet that is %s leaves the clipboard alone', async (_how, error) => {
  await navigator.clipboard.writeText('mine')
  await shareWith(error)
  expect(screen.queryByText('Link copied!')).toBeNull()
  expect(await navigator.clipboard.readText()).toBe('mine')
})
