import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, fakeCalls } from '../../../tests/support/fake-calls.ts'
import { openAdminPage, until } from '../../../tests/support/open-page.tsx'

const heading = (name: string | RegExp) => screen.getByRole('heading', { level: 1, name })
/** The navigation of a wide screen: the first of the two. */
const rail = () => within(screen.getAllByRole('navigation', { name: 'Admin' })[0] ?? document.body)
const housekeeping = () => rail().getByRole('button', { name: 'Housekeeping' })
const isOpen = () => housekeeping().getAttribute('aria-expanded')
const open = async (path: string) => {
  const page = await openAdminPage(path)
  await until(housekeeping)
  return page
}

test('the rail is grouped, and the last group is unfolded on its own pages', async () => {
  const { user } = await open('/admin/authors')
  const titles = rail()
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
  expect(titles).toEqual(['Write', 'People', 'Site', 'Housekeeping'])
  expect(isOpen()).toBe('true')
  await user.click(rail().getByRole('link', { name: 'Articles' }))
  await until(() => heading('Articles'))
  await until(() => expect(isOpen()).toBe('false'))
  expect(rail().queryByRole('link', { name: 'History' })).toBeNull()
  await user.click(housekeeping())
  await user.click(rail().getByRole('link', { name: 'History' }))
  await until(() => heading('History'))
  await open('/admin/history')
  expect(rail().getByRole('link', { name: 'History' }).getAttribute('aria-current')).toBe('page')
})

// ADMIN-RAIL-1
test('the last group stays folded until one of its pages is opened', async () => {
  const { user } = await open('/admin/articles')
  await user.click(housekeeping())
  expect(isOpen()).toBe('true')
  const next = await open('/admin/articles')
  expect(isOpen()).toBe('true')
  await next.user.click(housekeeping())
  await open('/admin/articles')
  expect(isOpen()).toBe('false')
  await open('/admin/outbox')
  rail().getByRole('link', { name: 'Outbox' })
})

test('unread messages are counted', async () => {
  let unread = 1
  fakeCalls(/^\/api\/admin\/messages\?limit=1&state=unread$/, async (_call, pass) => {
    const told = await (await pass()).json()
    return answer(200, { ...told, counts: { ...told.counts, unread } })
  })
  await open('/admin/authors')
  await until(() => rail().getByRole('link', { name: /^Messages ?1 unread message$/ }))
  unread = 0
  await open('/admin/authors')
  await until(() => heading('Authors'))
  await until(() => rail().getByRole('link', { name: 'Messages' }))
})

// ADMIN-RAIL-2
test('on a phone the remaining pages are under More, and choosing one moves the focus to it', async () => {
  const { user } = await open('/admin/articles')
  const sheet = () => within(screen.getByRole('dialog', { name: 'More' }))
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(
    sheet()
      .getByRole('link', { name: /^View site/ })
      .getAttribute('target'),
  ).toBe('_blank')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'More' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(sheet().getByRole('button', { name: 'Housekeeping' }))
  await user.click(sheet().getByRole('link', { name: 'Authors' }))
  await until(() => heading('Authors'))
  expect(screen.queryByRole('dialog', { name: 'More' })).toBeNull()
  await until(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('the skip link is first in the tab order and leaves an open settings panel open', async () => {
  const { user } = await open('/admin/settings#legal')
  await until(() => screen.getByRole('heading', { name: 'Legal and services' }))
  expect(document.querySelector('a, button')).toBe(screen.getByRole('link', { name: 'Skip to content' }))
  screen.getByRole('link', { name: 'Skip to content' }).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(location.hash).toBe('#legal')
})

test('an unknown address shows "Page not found"', async () => {
  await open('/admin/nowhere')
  await until(() => heading('Page not found'))
})
