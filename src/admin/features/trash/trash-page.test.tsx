import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { askAdmin, askSite, makeItem } from '../../../../tests/support/ask-site.ts'
import { answer, fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'
import { unique } from '../../../../tests/support/unique.ts'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
const row = (title: string) =>
  screen.queryByRole('button', { name: `Restore ${title}` })?.closest('li') ?? null
const trash = () => screen.getByRole('region', { name: 'In the trash' })

// TRASH-PAGE-1
test('items are restored by keyboard, or purged after a confirmation', async () => {
  const { id, title, slug } = await makeItem('recipes', { status: 'published' })
  const other = await makeItem('articles')
  await askAdmin('DELETE', `/articles/${other.id}`)
  const { user } = await openAdminPage(`/admin/recipes/edit/${id}`)
  const [first = document.body] = await until(() =>
    screen.getAllByRole('button', { name: 'Delete this recipe' }),
  )
  await user.click(first)
  await user.click(dialog('Delete recipe').getByRole('button', { name: 'Delete' }))
  await until(() => screen.getByText('Recipe deleted successfully'))
  await until(() => screen.getByRole('heading', { level: 1, name: 'Recipes' }))
  await makeItem('recipes', { slug })
  await user.click(
    await until(() => within(screen.getByRole('main')).getByRole('link', { name: 'the trash' })),
  )
  await until(() => screen.getByRole('heading', { level: 1, name: 'Trash' }))
  await until(() => expect(row(title)?.textContent).toMatch(/Recipe, deleted on .*Stays until/))

  button(`Restore ${title}`).focus()
  await user.keyboard('{Enter}')
  await until(() => screen.getByText(new RegExp(`the address “${slug}” by now, so this one has`)))
  await until(() => expect(row(title)).toBeNull())
  await until(() => expect(document.activeElement).toBe(trash()))
  const { recipe } = await askAdmin('GET', `/recipes/${id}`)
  expect((await askSite(`/recipes/${recipe.slug}`)).status).toBe(200)

  await user.click(button(`Delete for good ${other.title}`))
  const question = dialog('Delete this article for good?')
  await user.click(question.getByRole('button', { name: 'Delete for good' }))
  await until(() => screen.getByText('Article deleted for good'))
  await until(() => expect(row(other.title)).toBeNull())
  await until(() => expect(document.activeElement).toBe(trash()))
})

test('the trash is emptied after a confirmation', async () => {
  const { id, title } = await makeItem('articles')
  await askAdmin('DELETE', `/articles/${id}`)
  // What other tests have deleted stays: the site's answers are changed to those of an emptied trash.
  let isEmptied = false
  fakeCalls(/^\/api\/admin\/trash(\?|$)/, async ({ method }, pass) => {
    if (method === 'DELETE') {
      isEmptied = true
      return new Response(null, { status: 204 })
    }
    return isEmptied ? answer(200, { items: [], total: 0 }) : pass()
  })
  const { user } = await openAdminPage('/admin/trash')
  await until(() => expect(row(title)).not.toBeNull())
  await user.click(button('Empty the trash'))
  expect(isEmptied).toBe(false)
  await user.click(dialog('Empty the trash?').getByRole('button', { name: 'Delete all for good' }))
  await until(() => screen.getByText('The trash is empty'))
  expect(isEmptied).toBe(true)
  await until(() => expect(document.activeElement).toBe(trash()))
})

test('a letter is restored', async () => {
  const subject = unique('A letter regretted')
  await askAdmin('POST', '/issues', { subject, content: 'Hello' })
  const { user } = await openAdminPage('/admin/issues')
  await user.click(await until(() => button(`Delete ${subject}`)))
  await user.click(dialog('Delete this letter?').getByRole('button', { name: 'Delete' }))
  await until(() => expect(screen.queryByRole('link', { name: subject })).toBeNull())
  await user.click(await until(() => button('Undo')))
  await until(() => screen.getByText('Letter restored'))
  await until(() => screen.getByRole('link', { name: subject }))
})
