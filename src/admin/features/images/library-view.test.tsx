import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { askAdmin, makeItem, makePicture, uploadPicture } from '../../../../tests/support/ask-site.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
const details = (name: string) => until(() => button(new RegExp(`^Details of ${name}`)))

async function uploadNamed(name: string): Promise<{ id: string; name: string }> {
  const id = await uploadPicture(name)
  return { id, name: id.split('/').at(-1) ?? '' }
}

test('several files are uploaded at once, each with its own result', async () => {
  const made = [await makePicture('first'), await makePicture('second')]
  const { user } = await openAdminPage('/admin/images')
  const files = made.map(({ bytes, name }) => new File([bytes], name, { type: 'image/jpeg' }))
  fireEvent.change(await until(() => screen.getByLabelText(/^Upload pictures/)), {
    target: { files: [...files, new File(['x'], 'note.txt', { type: 'text/plain' })] },
  })
  await until(() => screen.getByText('2 of 3 uploaded, 1 failed'))
  screen.getByText('Invalid file type. Please upload JPG, PNG, WebP, or GIF images.')
  await user.click(button('Clear list'))
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull()
  await details(made[1]?.name.replace('.jpg', '') ?? '')
})

// IMG-LIBRARY-1, ADMIN-DELETE-2
test('an image is found, described, copied, deleted and restored', async () => {
  const { id, name } = await uploadNamed('heron')
  const { user } = await openAdminPage('/admin/images')
  await user.click(await until(() => screen.getByLabelText('Search pictures')))
  await user.paste(name)
  await until(() => expect(location.search).toBe(`?q=${name}`))
  await until(() => screen.getByText('1 picture'))
  await user.click(await details(name))
  await until(() => dialog('About this picture').getByText('1200 × 900 pixels'))
  dialog('About this picture').getByText('Nowhere yet.')
  await user.click(screen.getByLabelText('Describe the picture'))
  await user.paste('A heron [grey]')
  await user.click(button('Save description'))
  await until(() => screen.getByText('Description saved'))
  await user.click(button('Copy for a text'))
  await until(() => screen.getByText('Copied!'))
  expect(await navigator.clipboard.readText()).toMatch(/^!\[A heron \\\[grey\\\]\]\(\/media\/image\/upload\//)
  await user.click(button('Delete picture'))
  dialog('Delete this picture?').getByText('Are you sure you want to delete "A heron [grey]"?')
  await user.click(dialog('Delete this picture?').getByRole('button', { name: 'Delete' }))
  await until(() => screen.getByText('Picture deleted'))
  await until(() => screen.getByText('No pictures found'))
  await user.click(button('Undo'))
  await until(() => button(/^Details of A heron \[grey\]/))
  expect((await askAdmin('GET', `/images/${id}`)).image.public_id).toBe(id)
})

// IMG-LIBRARY-2
test('an image in use cannot be deleted, and its uses are listed', async () => {
  const { id, name } = await uploadNamed('otter')
  const { user } = await openAdminPage(`/admin/images?q=${name}`)
  await user.click(await details(name))
  await user.click(await until(() => button('Delete picture')))
  // The image is used in another tab while the question is open.
  const article = await makeItem('articles', {
    content: `![](/media/image/upload/c_limit,w_auto,q_auto,f_auto/v1/${id})`,
  })
  await user.click(dialog('Delete this picture?').getByRole('button', { name: 'Delete' }))
  await until(() =>
    expect(screen.getByText('The picture was not deleted').closest('[role=alert]')).not.toBeNull(),
  )
  const used = await until(() => dialog('About this picture').getByRole('link', { name: article.title }))
  expect(used.getAttribute('href')).toBe(`/admin/articles/edit/${article.id}`)
  expect(screen.queryByRole('button', { name: 'Delete picture' })).toBeNull()
})
