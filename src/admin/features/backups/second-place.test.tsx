import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'
import type { Copy } from '../../../domain/copy/copy-state.ts'

const COPY: Copy = {
  state: 'ok',
  behind_seconds: 4,
  proven_at: null,
  sentence: 'If this machine were gone now, at most ten seconds of writing would be lost.',
  do: null,
  kind: 'following',
  place: 's3://storage.example/happiness-first/copy',
  pictures: { total: 212, copied: 212, newest_at: '2026-03-05T08:15:00.000Z' },
  proof: null,
  proving: false,
  key_shown_at: null,
}

function fakeCopy(told: () => Copy | null): void {
  fakeCalls(/^\/api\/admin\/backups$/, async (_call, pass) =>
    answer(200, { ...(await (await pass()).json()), copy: told() }),
  )
}

const place = () => within(screen.getByRole('region', { name: 'A second place' }))

// COPY-STATE-1
test('shows the delay, the location, the contents, and that the key is not on paper yet', async () => {
  fakeCopy(() => COPY)
  await openAdminPage('/admin/backups')
  await until(() => place().getByText(/seconds behind/))
  place().getByText('4')
  place().getByText(/At s3:\/\/storage\.example.*at most ten seconds/)
  place().getByText(/212 of 212 there\. Newest on/)
  place().getByText('Key sheet not printed')
  expect(place().getByRole('link', { name: 'Print the key sheet' }).getAttribute('href')).toBe(
    '/admin/backups/key',
  )
})

// COPY-PROVE-2
test('“Prove it now” starts a proof and shows its progress', async () => {
  let copy = COPY
  fakeCopy(() => copy)
  fakeCalls(/^\/api\/admin\/backups\/copy\/prove$/, async () => {
    copy = { ...COPY, proving: true }
    return new Response(null, { status: 202 })
  })
  const { user } = await openAdminPage('/admin/backups')
  await until(() => place().getByRole('button', { name: 'Prove it now' }))
  await user.click(place().getByRole('button', { name: 'Prove it now' }))
  await until(() => place().getByText('Being proven'))
})

// COPY-STATE-2
test('a problem is shown first with its remedy; without a second place the page explains the risk', async () => {
  fakeCopy(() => ({
    ...COPY,
    state: 'failing',
    behind_seconds: 7_800,
    sentence: 'The second place has no room left.',
    do: 'Get more room there, or clear some.',
  }))
  await openAdminPage('/admin/backups')
  await until(() => place().getByText('The second place has no room left.'))
  place().getByText(/What to do: Get more room/)
  fakeCopy(() => null)
  await openAdminPage('/admin/backups')
  await until(() => screen.getByRole('region', { name: 'Only this machine holds your site' }))
})

// COPY-KEY-2
test('the sheet asks for the password, then shows 24 words, their QR code and the restore command', async () => {
  const words = Array.from({ length: 24 }, (_, index) => `word${index + 1}`)
  fakeCalls(/^\/api\/admin\/backups\/copy\/key$/, async ({ body }) => {
    const isRight = JSON.stringify(body).includes('right password')
    return isRight
      ? answer(200, { words, place: COPY.place, command: `happiness-first restore ${COPY.place}` })
      : answer(400, {
          error: 'Please look at what is marked.',
          details: [{ field: 'password', message: 'This password is wrong.' }],
        })
  })
  const { user } = await openAdminPage('/admin/backups/key')
  const type = async (password: string) => {
    await user.clear(screen.getByLabelText('Password'))
    await user.type(screen.getByLabelText('Password'), password)
    await user.click(screen.getByRole('button', { name: 'Show the sheet' }))
  }
  await until(() => screen.getByRole('button', { name: 'Show the sheet' }))
  await type('wrong')
  await until(() => screen.getByText('This password is wrong.'))
  await type('right password')
  await until(() => screen.getByRole('heading', { level: 1, name: 'The key to your copy' }))
  expect(
    screen.getAllByRole('listitem').filter(({ textContent }) => /word\d/.test(textContent ?? '')),
  ).toHaveLength(24)
  screen.getByRole('img', { name: 'The 24 words, for a phone’s camera' })
  screen.getByText(`happiness-first restore ${COPY.place}`)
})
