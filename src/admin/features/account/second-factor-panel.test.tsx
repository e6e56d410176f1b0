import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'

const PATH = '/api/admin/account/second-factor'
const CODES = { recovery_codes: ['abcde-23456', 'fghij-78923'] }
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))

/** Fakes the account with another second step. */
function fakeSecondFactor(since: () => string | null): void {
  fakeCalls(/^\/api\/admin\/account$/, async (_call, pass) => {
    const account = await (await pass()).json()
    return answer(200, { ...account, second_factor: { since: since(), recovery_codes_left: 9 } })
  })
}

// AUTH-CODE-1
test('new recovery codes are shown even if the sheet was closed during their creation', async () => {
  const { promise: made, resolve: make } = Promise.withResolvers<void>()
  fakeSecondFactor(() => '2026-03-04T12:00:00.000Z')
  fakeCalls(new RegExp(`^${PATH}/recovery-codes$`), async () => {
    await made
    return answer(200, CODES)
  })
  const { user } = await openAdminPage('/admin/account')
  await user.click(await until(() => screen.getByRole('button', { name: 'New recovery codes' })))
  const sheet = dialog('New recovery codes')
  await user.type(sheet.getByLabelText('Password'), 'the password')
  await user.type(sheet.getByLabelText('Code'), '123456')
  await user.click(sheet.getByRole('button', { name: 'Make new codes' }))
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  make()
  const kept = await until(() => dialog('Keep these codes'))
  kept.getByText('abcde-23456')
  await user.click(kept.getByRole('button', { name: 'I’ve saved them' }))
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// AUTH-CODE-2
test('a second step whose confirmation was lost is shown as on', async () => {
  let since: string | null = null
  fakeSecondFactor(() => since)
  fakeCalls(new RegExp(`^${PATH}/setup$`), async () =>
    answer(200, { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' }),
  )
  fakeCalls(new RegExp(`^${PATH}/confirm$`), async () => {
    since = '2026-03-04T12:00:00.000Z'
    return answer(409, { error: 'The second step is on already.' })
  })
  const { user } = await openAdminPage('/admin/account')
  await user.click(await until(() => screen.getByRole('button', { name: 'Set up' })))
  await user.type(dialog('Set up the second step').getByLabelText('Password'), 'the password')
  await user.click(dialog('Set up the second step').getByRole('button', { name: 'Go on' }))
  await user.type(await until(() => dialog('Set up the second step').getByLabelText('Code')), '123456')
  await user.click(dialog('Set up the second step').getByRole('button', { name: 'Switch on' }))
  await until(() => dialog('Set up the second step').getByText('The second step is on already.'))
  await user.click(dialog('Set up the second step').getByRole('button', { name: 'Close' }))
  await until(() => screen.getByRole('button', { name: 'New recovery codes' }))
})
