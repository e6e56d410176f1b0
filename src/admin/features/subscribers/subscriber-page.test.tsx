import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { askAdmin, askSite } from '../../../../tests/support/ask-site.ts'
import { answer, fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'
import { unique } from '../../../../tests/support/unique.ts'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
const word = (text: string) => unique(text).replaceAll(' ', '-').toLowerCase()

// NEWS-LIST-2, NEWS-LIST-3
test('a list is previewed before its import, and a deleted address is never imported', async () => {
  const tag = word('yoga')
  const [zoe, bea] = [`${word('zoe')}@example.com`, `${word('bea')}@example.com`]
  const { user } = await openAdminPage('/admin/subscribers')
  await user.click(await until(() => button('Import')))
  const sheet = () => dialog('Import subscribers')
  const look = () => user.click(sheet().getByRole('button', { name: 'Look at it first' }))
  await look()
  sheet().getByText('Please choose a file or paste a list')
  const csv = `email;name;tags\n${zoe};Zo\xeb;${tag}\nnonsense;;\n${bea};Bea;\n`
  fireEvent.change(sheet().getByLabelText('Choose a file'), {
    target: { files: [new File([Buffer.from(csv, 'latin1')], 'list.csv', { type: 'text/csv' })] },
  })
  await until(() => sheet().getByText('“list.csv” is below.'))
  await look()
  sheet().getByText(/^Please confirm that everybody/)
  await user.click(sheet().getByRole('checkbox'))
  await look()
  await until(() => sheet().getByText('2 people would be added. 1 line would be left out:'))
  sheet().getByText('nonsense')
  expect(screen.getByRole('dialog').textContent).toContain('1: This is no e-mail address')
  await user.click(sheet().getByRole('button', { name: 'Add 2 people' }))
  await until(() => screen.getByText('2 people added to your list'))

  await user.selectOptions(await until(() => screen.getByLabelText('Tag')), tag)
  await until(() => screen.getByText('1 person found'))
  screen.getByText('Zoë')
  await user.click(button(`Delete ${zoe}`))
  const question = dialog('Delete this subscriber?')
  question.getByText(/^All that stays is a hash/)
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await until(() => screen.getByText(`${zoe} has been deleted`))
  const again = await askAdmin('POST', '/subscribers/import', { csv: zoe, consent: true })
  expect(again).toMatchObject({ added: 0, refused: [{ reason: 'has_left' }] })
  expect(screen.getByRole('link', { name: 'Export CSV' }).hasAttribute('download')).toBe(true)
  const exported = screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href') ?? ''
  expect(exported.startsWith('/api/admin/')).toBe(true)
  expect((await askSite(exported)).status).toBe(401)
})

test('without subscribers the page says so', async () => {
  fakeCalls(/^\/api\/admin\/subscribers\?/, async (_call, pass) => {
    const told = await (await pass()).json()
    return answer(200, { ...told, subscribers: [], total: 0 })
  })
  await openAdminPage('/admin/subscribers')
  await until(() => screen.getByText('Nobody yet'))
})

// NEWS-LIST-1
test('tags are added and removed by keys and clicks', async () => {
  const [tag, known] = [word('swim'), word('run')]
  const [email, other] = [`${word('tagged')}@example.com`, `${word('other')}@example.com`]
  const csv = `email,tags\n${email},${tag}\n${other},${known}\n`
  await askAdmin('POST', '/subscribers/import', { csv, consent: true, dry_run: false })
  const { user } = await openAdminPage(`/admin/subscribers?tag=${tag}`)
  await user.click(await until(() => button(`Tags of ${email}`)))
  await user.type(dialog('Tags').getByRole('textbox', { name: 'Tags' }), 'Long Runs{Enter}')
  await user.click(dialog('Tags').getByRole('button', { name: `Add ${known}` }))
  await user.click(dialog('Tags').getByRole('button', { name: 'Save tags' }))
  await until(() => screen.getByText(`The tags of ${email} are saved`))
  const row = () => button(`Tags of ${email}`).closest('li')?.textContent
  await until(() => expect(row()).toContain('long-runs'))
  expect(row()).toContain(known)
  expect(document.activeElement).toBe(button(`Tags of ${email}`))
})
