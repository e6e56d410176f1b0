import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { askAdmin, makeItem } from '../../../../tests/support/ask-site.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'

// ADMIN-HISTORY-2, ADMIN-HISTORY-3
test('changes are described, and repeated ones are folded', async () => {
  const { title, id } = await makeItem('recipes', { instructions: ['Chop.', 'Stir.', 'Serve.'] })
  for (const servings of [2, 3]) await askAdmin('PUT', `/recipes/${id}`, { servings })
  await askAdmin('PUT', `/recipes/${id}`, { instructions: ['Slice.', 'Fold.', 'Serve.'] })
  const { user } = await openAdminPage(`/admin/history?q=${encodeURIComponent(title)}`)
  const today = within(await until(() => screen.getByRole('list', { name: 'Today' })))
  const times = today.getByRole('button', { name: '3 times' })
  expect(times.closest('li')?.textContent).toContain(`Saved the recipe “${title}”`)
  expect(screen.queryByRole('listitem', { name: /Changed 2 steps/ })).toBeNull()
  await user.click(times)
  expect(times.getAttribute('aria-expanded')).toBe('true')
  const told = today.getByText(new RegExp(`Changed 2 steps of the recipe “${title}”`))
  expect(told.closest('[hidden]')).toBeNull()
  const created = today.getByRole('link', { name: `Created the recipe “${title}”` })
  expect(created.getAttribute('href')).toBe(`/admin/recipes/edit/${id}`)
})

// ADMIN-HISTORY-4
test('on a phone actor and days are under “Filters”, which shows how many are set', async () => {
  const { user } = await openAdminPage('/admin/history', { width: 390 })
  const filters = await until(() => screen.getByRole('button', { name: 'Filters' }))
  const behind = document.getElementById(filters.getAttribute('aria-controls') ?? '')
  if (!behind) throw new Error('Nothing is behind it')
  const isHidden = () => behind.classList.contains('hidden')
  for (const label of ['Who', 'From', 'To']) within(behind).getByLabelText(label)
  expect([filters.getAttribute('aria-expanded'), isHidden()]).toEqual(['false', true])
  await user.click(filters)
  expect([filters.getAttribute('aria-expanded'), isHidden()]).toEqual(['true', false])
  await user.selectOptions(within(behind).getByLabelText('Who'), 'You')
  await until(() => screen.getByRole('button', { name: 'Filters, 1' }))
})
