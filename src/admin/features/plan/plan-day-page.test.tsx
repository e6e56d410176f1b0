import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { askAdmin } from '../../../../tests/support/ask-site.ts'
import { type OpenedPage, openAdminPage, until } from '../../../../tests/support/open-page.tsx'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const dialog = (name: string | RegExp) => within(screen.getByRole('dialog', { name }))
const save = (day: number) => screen.getByRole<HTMLButtonElement>('button', { name: `Save day ${day}` })
const part = (name: string) => screen.getByRole('group', { name })
const row = (name: string, move: number) => {
  const found = part(name).querySelectorAll<HTMLElement>('[data-row]')[move - 1]
  if (!found) throw new Error(`${name} has no move ${move}`)
  return found
}
const nameIn = (name: string, move: number) =>
  within(row(name, move)).getByLabelText<HTMLInputElement>('Name')

/** The days a test has changed. */
const changed = new Set<number>()
afterEach(async () => {
  for (const day of changed) await askAdmin('DELETE', `/plan/${day}`)
  changed.clear()
})

async function openDay(day: number): Promise<OpenedPage> {
  changed.add(day)
  const page = await openAdminPage(`/admin/plan/${day}`)
  await until(() => save(day))
  return page
}

// PLAN-EDIT-8
test('moves are reordered by keys, added and removed, and missing values are reported at their field', async () => {
  const { day } = await askAdmin('GET', '/plan/6')
  const [first, second, third] = day.moves
  const { user } = await openDay(6)
  expect(save(6).disabled).toBe(true)
  // Alt with an arrow key moves the focused row, and the caret stays.
  await user.click(within(row('The moves', 2)).getByRole('button', { expanded: false }))
  nameIn('The moves', 2).focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(document.activeElement).toBe(nameIn('The moves', 3))
  expect(nameIn('The moves', 3).value).toBe(second.name)
  expect(row('The moves', 2).textContent).toContain(third.name)
  await user.click(within(row('The moves', 1)).getByRole('button', { name: `Remove ${first.name}` }))
  await user.click(within(part('The moves')).getByRole('button', { name: 'Add a move' }))
  await user.paste('Kitchen bow')
  await user.click(save(6))
  screen.getByText('A move needs an amount, such as 10 times')
  expect(document.activeElement).toBe(screen.getAllByLabelText('How much').at(-1))
  await user.paste('5 times')
  await user.keyboard('{Control>}s{/Control}')
  await until(() => screen.getByText('Day 6 saved'))
  screen.getByText('Yours')
  await until(() => expect(save(6).disabled).toBe(true))
  const names = (await askAdmin('GET', '/plan/6')).day.moves.map(({ name }: { name: string }) => name)
  expect(names.slice(0, 2)).toEqual([third.name, second.name])
  expect(names.at(-1)).toBe('Kitchen bow')
})

test('a custom move gets the chosen figure, and the day is previewed as readers see it', async () => {
  const { day: before } = await askAdmin('GET', '/plan/3')
  const { user } = await openDay(3)
  await user.click(within(part('Warm-up')).getByRole('button', { name: 'Add a move' }))
  await user.paste('Sunday whale')
  const own = () => within(row('Warm-up', before.warm_up.length + 1))
  await user.type(own().getByLabelText('How much'), '20 seconds')
  const SHE_STANDS = 'This move has no figure of its own'
  const shown = () => row('Warm-up', before.warm_up.length + 1).textContent
  expect(shown()).toContain(SHE_STANDS)
  await user.click(own().getByRole('button', { name: 'Choose a figure' }))
  await user.type(dialog('Which figure shows it?').getByLabelText('Look for a move'), 'bridge')
  await user.click(dialog('Which figure shows it?').getByRole('button', { name: 'bridge' }))
  expect(shown()).not.toContain('no figure of its own')
  expect(document.activeElement).toBe(own().getByRole('button', { name: 'Another figure' }))

  await user.click(button('Try it'))
  for (const { name } of [...before.warm_up, { name: 'Sunday whale' }]) {
    await until(() => expect(dialog(/^Day 3/).getByRole('heading', { level: 2 }).textContent).toBe(name))
    if (name !== 'Sunday whale') await user.keyboard('{ArrowRight}')
  }
  dialog(/^Day 3/).getByRole('img', { name: /^A paper figure lies on her back/ })
  await user.keyboard('{Escape}')
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(button('Preview'))
  await until(() => dialog('How it will look').getByRole('heading', { name: 'Sunday whale' }))
  await user.keyboard('{Escape}')

  await user.click(screen.getByRole('link', { name: 'The plan' }))
  await user.click(
    (await until(() => dialog('Leave without saving?'))).getByRole('button', { name: 'Stay here' }),
  )
  await user.click(button('Choose another picture'))
  await user.click(dialog('Which picture?').getByRole('button', { name: 'Swim' }))
  expect(field('What it shows').value).toMatch(/red cap/)
  await user.click(save(3))
  await until(() => screen.getByText('Day 3 saved'))
  const { day } = await askAdmin('GET', '/plan/3')
  expect([day.illustration, day.warm_up.at(-1)]).toEqual([
    'swim',
    { name: 'Sunday whale', amount: '20 seconds', how: '', figure: 'bridge' },
  ])

  await user.click(button('Back to the original'))
  await user.click(dialog(/^Go back to the original day 3/).getByRole('button', { name: 'Bring it back' }))
  await until(() => screen.getByText('Day 3 is the original again'))
  screen.getByText('Original')
  expect((await askAdmin('GET', '/plan')).own).not.toContain(3)
})

test('unsaved input is restored after the tab was closed', async () => {
  const { user } = await openDay(4)
  const before = field('Focus').value
  await user.clear(field('Focus'))
  await user.type(field('Focus'), 'Arms, mostly')
  const next = await openDay(4)
  await until(() => screen.getByText(/^Here is what you had typed on/))
  expect(field('Focus').value).toBe('Arms, mostly')
  await next.user.click(button('Discard it'))
  expect(field('Focus').value).toBe(before)
  expect(save(4).disabled).toBe(true)
  await openDay(4)
  expect(field('Focus').value).toBe(before)
  expect(screen.queryByText(/^Here is what you had typed/)).toBeNull()
})

// PLAN-EDIT-4
test('a day changed elsewhere meanwhile is not overwritten without confirmation', async () => {
  const { user } = await openDay(5)
  await user.clear(field('Focus'))
  await user.type(field('Focus'), 'Mine')
  await askAdmin('PUT', '/plan/5', { focus: 'Theirs' })
  await user.click(save(5))
  await until(() =>
    expect(
      screen.getByText('This day was changed elsewhere in the meantime.').closest('[role=alert]'),
    ).not.toBeNull(),
  )
  expect(field('Focus').value).toBe('Mine')
  expect((await askAdmin('GET', '/plan/5')).day.focus).toBe('Theirs')
  await user.click(button('Keep mine'))
  await until(() => screen.getByText('Day 5 saved'))
  expect((await askAdmin('GET', '/plan/5')).day.focus).toBe('Mine')
})

test('the list links to each day, and day 8 does not exist', async () => {
  const { day } = await askAdmin('GET', '/plan/7')
  const { user } = await openAdminPage('/admin/plan')
  await user.click(await until(() => screen.getByRole('link', { name: day.title })))
  await until(() => screen.getByRole('heading', { level: 1, name: 'Day 7 of the plan' }))
  await openAdminPage('/admin/plan/8')
  await until(() => screen.getByRole('heading', { level: 1, name: 'No such day' }))
})
