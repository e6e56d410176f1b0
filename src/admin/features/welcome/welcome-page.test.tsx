import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'

const USELESS = 'This link doesn’t work any more.'

/** Fakes the answer about the link, and records what the page sends. */
function fakeWelcome({ works = true, first = true }: { works?: boolean; first?: boolean } = {}) {
  const sent: { path: string; body: unknown }[] = []
  fakeCalls(
    /^\/api\/(auth\/welcome|admin\/(settings|remove-sample-content|backups)$)/,
    async (call, pass) => {
      if (call.method === 'GET') return pass()
      sent.push({ path: call.path, body: call.body })
      if (call.path.endsWith('/check')) {
        return works
          ? answer(200, { expires_at: '2026-03-05T12:00:00.000Z', first })
          : answer(410, { error: USELESS })
      }
      if (call.path === '/api/auth/welcome') return answer(200, { success: true, logged_in: first })
      if (call.path === '/api/admin/settings')
        return answer(400, {
          error: 'Your name is missing',
          details: [{ field: 'coach_name', message: 'Your name is missing' }],
        })
      return answer(202, {
        running: {
          started_at: '2026-03-04T12:00:00.000Z',
          restoring: null,
          step: 'tables',
          done: 0,
          total: 0,
        },
      })
    },
  )
  return sent
}

// WELCOME-PAGE-1
test('the welcome asks for a password and three answers, and shows the result', async () => {
  const sent = fakeWelcome()
  const { user } = await openAdminPage('/admin/welcome#key-to-the-door')
  const field = await until(() => screen.getByLabelText('New password'))
  await user.type(field, 'short')
  await user.click(screen.getByRole('button', { name: 'Set it and go on' }))
  screen.getByText('A password has 8 to 200 characters.')
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/welcome/check'])
  await user.type(field, ' and long lentils at noon')
  screen.getByText('Strong. Nobody guesses that.')
  await user.click(screen.getByRole('button', { name: 'Set it and go on' }))
  await until(() => screen.getByRole('heading', { name: 'Three short questions' }))
  expect(sent.at(-1)?.body).toEqual({
    token: 'key-to-the-door',
    password: 'short and long lentils at noon',
  })
  // A refusal is shown below its field, and nothing is lost.
  await user.click(screen.getByRole('radio', { name: /^Empty rooms/ }))
  await user.click(screen.getByRole('button', { name: 'Open my site' }))
  await until(() => screen.getByText('Your name is missing'))
  expect(sent.map(({ path }) => path)).not.toContain('/api/admin/remove-sample-content')
  await user.click(screen.getByRole('button', { name: 'Answer later' }))
  screen.getByRole('heading', { name: 'It is all yours' })
  await until(() => expect(sent.at(-1)?.path).toBe('/api/admin/backups'))
})

// WELCOME-LINK-1
test('an invalid or incomplete link says what to do', async () => {
  fakeWelcome({ works: false })
  await openAdminPage('/admin/welcome#old')
  await until(() => screen.getByText(USELESS))
  await openAdminPage('/admin/welcome')
  await until(() => screen.getByText(/Please open the whole link/))
})

// WELCOME-LINK-2
test('a later link asks only for the password', async () => {
  fakeWelcome({ first: false })
  const { user } = await openAdminPage('/admin/welcome#key')
  await user.type(await until(() => screen.getByLabelText('New password')), 'seven quiet lentils')
  await user.click(screen.getByRole('button', { name: 'Set it and go on' }))
  await until(() => screen.getByRole('heading', { name: 'Your password is changed' }))
})
