import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPage, until } from '../../../../tests/support/open-page.tsx'

const handle = () => screen.getByRole('button', { name: /@happinessfirst/ })

// HOME-TAG-1
test('pressing the handle copies it', async () => {
  const { user } = await openPage('/')
  await user.click(handle())
  await until(() => screen.getByText('Copied!'))
  expect(await navigator.clipboard.readText()).toBe('@happinessfirst')
})

test('where copying is forbidden, the handle is selected', async () => {
  const { user } = await openPage('/')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
  await user.click(handle())
  await until(() => screen.getByText('Copy failed'))
  const advice = 'Please try selecting and copying the text manually.'
  expect(screen.getByText(advice).textContent).toBe(advice)
  expect(getSelection()?.toString()).toBe('@happinessfirst')
})
