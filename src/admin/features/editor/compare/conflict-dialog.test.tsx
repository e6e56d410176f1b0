import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { askAdmin, makeItem } from '../../../../../tests/support/ask-site.ts'
import { openAdminPage, until } from '../../../../../tests/support/open-page.tsx'
import { pastePicture } from '../../../../../tests/support/pasted-picture.ts'

// EDIT-AUTOSAVE-2
test('a picture that arrives while two versions are compared is saved with the choices', async () => {
  const { id } = await makeItem('articles', { content: 'Mine.' })
  localStorage.setItem('writing-mode', 'markdown')
  const { user } = await openAdminPage(`/admin/articles/edit/${id}`)
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Article text' })
  await until(() => expect(field().value).toBe('Mine.'))
  const picture = await pastePicture(user, field())
  await askAdmin('PUT', `/articles/${id}`, { excerpt: 'From elsewhere.' })
  await user.click(screen.getByRole('button', { name: 'Save Draft' }))
  const save = await until(() => screen.getByRole('button', { name: 'Save these choices' }))
  await picture.arrive()
  await until(() => expect(field().value).toContain('![Dawn]'))
  await user.click(save)
  await until(() => screen.getByText('Article saved successfully!'))
  const { article } = await askAdmin('GET', `/articles/${id}`)
  expect(article).toMatchObject({ excerpt: 'From elsewhere.', content: expect.stringContaining('![Dawn]') })
})
