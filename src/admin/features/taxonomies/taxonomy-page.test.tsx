import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { askAdmin, askSite, makeItem } from '../../../../tests/support/ask-site.ts'
import { type OpenedPage, openAdminPage, until } from '../../../../tests/support/open-page.tsx'
import { unique } from '../../../../tests/support/unique.ts'

const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const dialog = (name: string) => screen.getByRole('dialog', { name })
const row = (name: string) => screen.queryByRole('heading', { level: 2, name })?.closest('li') ?? null

async function open(kind: 'categories' | 'authors'): Promise<OpenedPage> {
  const page = await openAdminPage(`/admin/${kind}`)
  await until(() => screen.getByRole('list', { name: /^(Categories|Authors)$/ }))
  return page
}

test('a category is created, renamed, recoloured and deactivated', async () => {
  const name = unique('Rest days')
  const { user } = await open('categories')
  await user.click(button('New category'))
  await user.click(button('Save'))
  screen.getByText('Name is required')
  await user.type(field('Name'), name)
  await user.click(screen.getByRole('radio', { name: 'Sea' }))
  await user.click(screen.getByRole('radio', { name: 'moon' }))
  await user.click(button('Save'))
  await until(() => screen.getByText('Category saved successfully!'))
  await user.click(await until(() => button(`Edit ${name}`)))
  await user.type(field('Name'), ' off')
  await user.click(screen.getByRole('switch', { name: 'Offer it in the editors' }))
  await user.click(button('Save'))
  await until(() => expect(row(`${name} off Not offered`)).not.toBeNull())
  expect(document.activeElement).toBe(button(`Edit ${name} off`))
  const { categories } = await askAdmin('GET', '/categories')
  expect(categories).toContainEqual(
    expect.objectContaining({ name: `${name} off`, color: '#3d8592', icon: 'moon', is_active: false }),
  )
  await user.click(button(`Delete ${name} off`))
  expect(dialog('Delete this category?').textContent).toContain(
    `Are you sure you want to delete "${name} off"? This action cannot be undone.`,
  )
  await user.click(button('Delete'))
  await until(() => expect(row(`${name} off Not offered`)).toBeNull())
})

test('a taken name is reported at the field; closing by mistake keeps the input', async () => {
  const { user } = await open('categories')
  await user.click(button('New category'))
  await user.type(field('Name'), 'nutrition')
  await user.click(button('Save'))
  await until(() => expect(field('Name').getAttribute('aria-invalid')).toBe('true'))
  await user.keyboard('{Escape}')
  expect(screen.queryByLabelText('Name')).toBeNull()
  await user.click(button('New category'))
  expect(field('Name').value).toBe('nutrition')
})

// CONTENT-TAXONOMY-3
test('a category in use cannot be deleted, only merged', async () => {
  const [from, into] = [unique('From'), unique('Into')]
  const { id } = await askAdmin('POST', '/categories', { name: from })
  await askAdmin('POST', '/categories', { name: into })
  const { slug } = await makeItem('articles', { category_id: id, status: 'published' })
  const { user } = await open('categories')
  await user.click(button(`Delete ${from}`))
  const explanation = dialog(`“${from}” is in use`)
  expect(explanation.textContent).toContain('This category has 1 article, so it can’t be deleted.')
  await user.click(within(explanation).getByRole('button', { name: 'Merge instead' }))
  const merge = dialog(`Merge “${from}”`)
  await user.selectOptions(within(merge).getByLabelText('Merge into which category?'), into)
  expect(merge.textContent).toContain(`1 article will move to “${into}”, and “${from}” will be removed.`)
  await user.click(within(merge).getByRole('button', { name: 'Merge' }))
  await until(() => screen.getByText(`“${from}” is now part of “${into}”`))
  await until(() => expect(row(from)).toBeNull())
  expect((await askSite(`/blog/${slug}`)).text).toContain(into)
})

test('an author is saved, and an invalid link is reported at its field', async () => {
  const name = unique('Ines Duarte')
  const { user } = await open('authors')
  await user.click(button('New author'))
  await user.type(field('Name'), name)
  await user.type(field('A few words about the author'), 'Runs slowly, on purpose.')
  await user.type(field('Instagram'), 'not a link')
  await user.click(button('Save'))
  await until(() => expect(field('Instagram').getAttribute('aria-invalid')).toBe('true'))
  await user.clear(field('Instagram'))
  await user.type(field('Instagram'), 'https://www.instagram.com/ines')
  await user.click(button('Save'))
  await until(() => screen.getByText('Author saved successfully!'))
  await until(() => expect(row(name)?.textContent).toContain('Runs slowly, on purpose.'))
})
