import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeItem } from '../../../../../tests/support/ask-site.ts'
import { openAdminPage, until } from '../../../../../tests/support/open-page.tsx'

// EDIT-FORMAT-13
test('Enter and Escape that end an IME composition close neither a description nor the search', async () => {
  const { id } = await makeItem('articles', { content: 'Dawn.\n\n![](/media/image/upload/dawn)' })
  await openAdminPage(`/admin/articles/edit/${id}`)
  const words = await until(() => screen.getByLabelText('This picture needs a description'))
  words.focus()
  for (const key of ['Enter', 'Escape']) {
    fireEvent.keyDown(words, { key, isComposing: true })
    expect(document.activeElement).toBe(words)
  }
  fireEvent.keyDown(words, { key: 'Escape' })
  const text = screen.getByRole('textbox', { name: 'Article text' })
  expect(document.activeElement).toBe(text)
  fireEvent.keyDown(text, { key: 'f', ctrlKey: true })
  const find = await until(() => screen.getByLabelText('Find'))
  fireEvent.keyDown(find, { key: 'Escape', isComposing: true })
  expect(screen.queryByLabelText('Find')).toBe(find)
  fireEvent.keyDown(find, { key: 'Escape' })
  await until(() => expect(screen.queryByLabelText('Find')).toBeNull())
})
