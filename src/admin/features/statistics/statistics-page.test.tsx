import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addStatistics } from '../../../../tests/support/add-statistics.ts'
import { askAdmin, askSite } from '../../../../tests/support/ask-site.ts'
import { fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { type OpenedPage, openAdminPage, until } from '../../../../tests/support/open-page.tsx'
import { addDays } from '../../../domain/time/days.ts'

const SOUP = '/recipes/roast-tomato-soup'

/** Records what three visitors each did today. */
function count(kind: 'site' | 'search' | 'missing', subject: string, times: number): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  return addStatistics([
    { day, kind, subject, times, visitors: ['x', 'y', 'z'], detail: kind === 'search' ? '0' : null },
  ])
}

const open = (): Promise<OpenedPage> => openAdminPage('/admin/statistics?days=7')
const panel = (name: string) => until(() => within(screen.getByRole('region', { name })))
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))

/** Finds the row of a search without results. */
async function rowOf(text: string) {
  const searches = await panel('Searches that found nothing')
  return within(searches.getByText(text).closest('li') ?? document.body)
}

// STAT-PAGE-1
test('the curve is read by arrow keys and available as a table', async () => {
  await count('site', '', 500)
  const { user } = await open()
  const curve = await until(() => screen.getByRole('slider', { name: /^Views and readers per day/ }))
  curve.focus()
  expect(curve.getAttribute('aria-valuetext')).toMatch(/: [5-9]\d\d views, \d+ readers/)
  await user.keyboard('{ArrowLeft}')
  expect(curve.getAttribute('aria-valuenow')).toBe('6')
  expect(curve.getAttribute('aria-valuetext')).toMatch(/: 0 views, 0 readers/)
  await user.click(screen.getByText('See it as a table'))
  screen.getByRole('columnheader', { name: 'New from you' })
})

// STAT-PAGE-3
test('without complete data for the previous days their line is omitted', async () => {
  await count('site', '', 500)
  await open()
  const legend = () => until(() => within(screen.getByRole('list', { name: 'What the lines are' })))
  const line = () => document.querySelector('.curve .before')?.getAttribute('points')
  ;(await legend()).getByText('Views in the 7 days before')
  await until(() => expect(line()).not.toBe(''))
  const today = new Date().toISOString().slice(0, 10)
  const from = addDays(today, -700)
  const asked = Promise.withResolvers<void>()
  fakeCalls(/^\/api\/admin\/statistics\/surroundings\?/, (_call, pass) => pass().finally(asked.resolve))
  await openAdminPage(`/admin/statistics?from=${from}&to=${today}`)
  await asked.promise
  await until(() => screen.getByRole('slider', { name: /^Views and readers per day/ }))
  expect((await legend()).queryByText(/^Views in/)).toBeNull()
  expect(line()).toBe('')
})

// STAT-ACT-1
test('a search without results is linked to a page, and the link can be undone', async () => {
  await count('search', 'bouillabaisse', 9)
  const { user } = await open()
  await user.click((await rowOf('bouillabaisse')).getByRole('button', { name: /^Make it find/ }))
  const page = await until(() => dialog('What should it find?').getByRole('combobox', { name: 'Page' }))
  await until(() => expect(page.textContent).toContain('Roast Tomato Soup'))
  await user.selectOptions(page, 'Roast Tomato Soup')
  await user.click(dialog('What should it find?').getByRole('button', { name: 'Make it find this' }))
  await until(() => screen.getByText('finds “Roast Tomato Soup” now'))
  const { results } = JSON.parse((await askSite('/api/public/search?q=bouillabaisse')).text)
  expect(results[0].title).toBe('Roast Tomato Soup')
  await user.click((await rowOf('bouillabaisse')).getByRole('button', { name: /^Undo/ }))
  const row = await rowOf('bouillabaisse')
  await until(() => row.getByRole('button', { name: /^Make it find/ }))
})

// STAT-ACT-2
test('a missing address is forwarded to the most similar page, or to one the coach chooses', async () => {
  await count('missing', '/recipes/roast-tomato', 7)
  await count('missing', '/workouts/day-30', 5)
  const { user } = await open()
  const missing = await panel('Pages not found')
  await until(() => missing.getByRole('button', { name: 'Choose a page for /workouts/day-30' }))
  const forward = () => missing.getByRole('button', { name: 'Forward /recipes/roast-tomato' })
  await user.click(await until(forward))
  const page = () =>
    dialog('Where should it lead?').getByRole<HTMLSelectElement>('combobox', { name: 'Page' })
  await until(() => expect(page().value).toBe(SOUP))
  await user.click(dialog('Where should it lead?').getByRole('button', { name: 'Forward' }))
  await until(() => missing.getByText(/leads to “Roast Tomato Soup”/))
  expect((await askSite('/recipes/roast-tomato')).status).toBe(301)
  await user.click(missing.getByRole('button', { name: /^Undo the forward/ }))
  await until(forward)
})

test('a forward removed elsewhere is shown as removed', async () => {
  await count('missing', '/workouts/day-31', 5)
  await askAdmin('PUT', '/forwards', { path: '/workouts/day-31', to: SOUP })
  const { user } = await open()
  const missing = await panel('Pages not found')
  const undo = await until(() => missing.getByRole('button', { name: /^Undo.*\/workouts\/day-31$/ }))
  await askAdmin('DELETE', '/forwards?path=%2Fworkouts%2Fday-31')
  await user.click(undo)
  await until(() => missing.getByRole('button', { name: 'Choose a page for /workouts/day-31' }))
  expect(screen.queryByText('The forward is still there')).toBeNull()
})

// STAT-PAGE-3
test('days without data are refused with the first available day', async () => {
  const { user } = await open()
  await user.click(await until(() => screen.getByRole('button', { name: 'Other days' })))
  const sheet = dialog('Which days?')
  fireEvent.change(sheet.getByLabelText('From'), { target: { value: '2001-01-01' } })
  await user.click(sheet.getByRole('button', { name: 'Show these days' }))
  sheet.getByText(/^There are numbers from \w+ \d+, \d+ to today\.$/)
  expect(location.search).toBe('?days=7')
})

test('pressing “Write it” twice creates one draft', async () => {
  await count('search', 'parkour', 8)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const begun = vi.fn()
  fakeCalls(/^\/api\/admin\/suggestions\//, ({ method }, pass) => {
    if (method === 'POST') begun()
    return held.then(pass)
  })
  const { user } = await open()
  await user.dblClick((await rowOf('parkour')).getByRole('button', { name: /^Write it/ }))
  letGo()
  await until(() => screen.getByLabelText('Title'))
  expect(begun).toHaveBeenCalledTimes(1)
})

test('a search becomes a draft', async () => {
  await count('search', 'zumba', 8)
  const { user } = await open()
  await user.click((await rowOf('zumba')).getByRole('button', { name: /^Write it/ }))
  const title = await until(() => screen.getByLabelText<HTMLInputElement>('Title'))
  expect(title.value).toBe('Zumba')
})

test('creating a draft can be undone', async () => {
  await count('search', 'capoeira', 8)
  const { user } = await open()
  await user.click((await rowOf('capoeira')).getByRole('button', { name: /^Write it/ }))
  // Immediately, since the message disappears after a while.
  const begun = await until(() => screen.getByText(/^A draft is begun/))
  await user.click(within(begun.closest('div') ?? document.body).getByRole('button', { name: 'Undo' }))
  await until(() => expect(window.location.pathname).toBe('/admin/statistics'))
  await until(() => screen.getByText('The draft is gone'))
})
