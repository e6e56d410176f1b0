import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { askAdmin, makeItem } from '../../../../../tests/support/ask-site.ts'
import { openAdminPage, until } from '../../../../../tests/support/open-page.tsx'
import { readLocalCopies } from './local-copies.ts'

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })
const offer = () => within(screen.getByRole('region', { name: 'There is text you had not saved' }))
const press = (name: string) => offer().getByRole('button', { name })

/** An article whose draft on the server has another title. */
async function open(): Promise<
  { id: number; again: typeof openAgain } & Awaited<ReturnType<typeof openAgain>>
> {
  const { id } = await makeItem('articles', { title: 'Saved', content: 'Put your feet up.' })
  await askAdmin('PUT', `/articles/${id}/draft`, {
    fields: { title: 'Never saved', content: 'Put your feet up.' },
    based_on: null,
  })
  return { id, again: openAgain, ...(await openAgain(id)) }
}

async function openAgain(id: number) {
  const page = await openAdminPage(`/admin/articles/edit/${id}`)
  await until(() => title())
  return page
}

beforeEach(() => localStorage.clear())

// EDIT-AUTOSAVE-1
test.each([
  ['is typed', (user: Awaited<ReturnType<typeof open>>['user']) => user.type(title(), ' anew')],
  [
    'is saved',
    (user: Awaited<ReturnType<typeof open>>['user']) =>
      user.click(screen.getByRole('button', { name: 'Save Draft' })),
  ],
])('what is offered outlasts what %s meanwhile', async (_, act) => {
  const { id, user, again } = await open()
  await until(() => offer())
  await act(user)
  await askAdmin('DELETE', `/articles/${id}/draft`)
  await again(id)
  await until(() => offer())
  const kept = readLocalCopies(localStorage, { kind: 'article', id })
  expect(kept.map(({ fields }) => fields.title)).toContain('Never saved')
})

test('going on keeps what was typed since, to be offered next time', async () => {
  const { id, user, again } = await open()
  await until(() => offer())
  await user.type(title(), ' anew')
  await user.click(press('Continue with it'))
  expect(title().value).toBe('Never saved')
  await until(() => screen.getByText('What you had typed is kept'))
  await again(id)
  await until(() => press('Continue with it'))
})

test('what is discarded is gone, here and on the server', async () => {
  const { id, user } = await open()
  await until(() => offer())
  await user.click(press('Discard'))
  expect(readLocalCopies(localStorage, { kind: 'article', id })).toEqual([])
  await until(async () => expect((await askAdmin('GET', `/articles/${id}/draft`)).draft).toBeNull())
})
