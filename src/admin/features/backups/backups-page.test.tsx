import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'

/** Fakes the backups' answer: the site's own, with these differences. */
function fakeBackups(told: object): void {
  fakeCalls(/^\/api\/admin\/backups$/, async (_call, pass) =>
    answer(200, { ...(await (await pass()).json()), ...told }),
  )
}

const FAILED_NIGHT = {
  night: '2026-03-05',
  at: '2026-03-05T03:00:00.000Z',
  name: null,
  ok: false,
  reason: 'The disk is full.',
}

test('without a backup the page says so once', async () => {
  fakeBackups({ backups: [], nightly: null, running: null, last_failure: null, copy: null })
  await openAdminPage('/admin/backups')
  await until(() => screen.getByRole('region', { name: 'No backups yet' }))
  expect(screen.queryByText('No nightly backup yet')).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

// BACKUP-NIGHT-3
test('a failed night is shown, and a reason common to two failures once', async () => {
  fakeBackups({ nightly: FAILED_NIGHT, last_failure: null })
  await openAdminPage('/admin/backups')
  await until(() => screen.getByText('Last night’s backup didn’t work'))
  screen.getByText(/The disk is full\./)
  // A manual backup that has failed since is reported with it.
  fakeBackups({ nightly: FAILED_NIGHT, last_failure: 'The disk is full.' })
  await openAdminPage('/admin/backups')
  await until(() => screen.getByText(/Last night’s didn’t work either\./))
  expect(screen.getAllByText(/The disk is full\./)).toHaveLength(1)
})

test('the dashboard reports a failed night', async () => {
  fakeBackups({ nightly: FAILED_NIGHT })
  await openAdminPage('/admin')
  const wrong = () => within(screen.getByRole('region', { name: 'What went wrong' }))
  await until(() => wrong().getByText('Trouble with your backups'))
  wrong().getByText(/didn’t work.*The disk is full/)
})
