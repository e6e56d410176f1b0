import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { askAdmin, makeItem } from '../../../../../tests/support/ask-site.ts'
import { openAdminPage, until } from '../../../../../tests/support/open-page.tsx'
import { readLocalCopies } from './local-copies.ts'

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })
const offer = () => within(screen.getByRole('region', { name: 'There is text you had not saved' }))
const press = (name: string) => offer().getByRole('button', { name })

/** An article whose draft on the server has another title. */
async function open() {
  const { id } = await makeItem('articles', { title: 'Saved', content: 'Put your feet up.' })
  await askAdmin('PUT', `/articles/${id}/draft`, {
    fields: { title: 'Never saved', content: 'Put your feet up.' },
    based_on: null,
  })
  const { user } = await openAgain(id)
  await until(() => offer())
  return { id, user }
}

async function openAgain(id: number) {
  const page = await openAdminPage(`/admin/articles/edit/${id}`)
  await until(() => title())
  return page
}

beforeEach(() => localStorage.clear())

const keptTitles = (id: number) =>
  readLocalCopies(localStorage, { kind: 'article', id }).map(({ fields }) => fields.title)

type User = Awaited<ReturnType<typeof open>>['user']
const type = (user: User) => user.type(title(), ' anew')

// EDIT-AUTOSAVE-1
test.each([
  ['what is typed meanwhile', type],
  ['a save of nothing', (user: User) => user.click(screen.getByRole('button', { name: 'Save Draft' }))],
  [
    'what is typed after it was put off',
    async (user: User) => {
      await user.click(press('Later'))
      await type(user)
    },
  ],
])('the offered text survives %s', async (_, act) => {
  const { id, user } = await open()
  await act(user)
  await askAdmin('DELETE', `/articles/${id}/draft`)
  await openAgain(id)
  await until(() => offer())
  expect(keptTitles(id)).toContain('Never saved')
})

test('continuing keeps what was typed since, to be offered next time', async () => {
  const { id, user } = await open()
  await type(user)
  await user.click(press('Continue with it'))
  expect(title().value).toBe('Never saved')
  await until(() => screen.getByText('What you had typed is kept'))
  await openAgain(id)
  await until(() => press('Continue with it'))
  expect(keptTitles(id)).toContain('Saved anew')
})

test('a discarded text is deleted, on the device and on the server', async () => {
  const { id, user } = await open()
  await user.click(press('Discard'))
  expect(keptTitles(id)).toEqual([])
  await until(async () => expect((await askAdmin('GET', `/articles/${id}/draft`)).draft).toBeNull())
})
