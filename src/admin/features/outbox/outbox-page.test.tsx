import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { askAdmin } from '../../../../tests/support/ask-site.ts'
import { answer, fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'
import { unique } from '../../../../tests/support/unique.ts'

// ADMIN-OUTBOX-1
test('a failed letter shows the reason and can be retried', async () => {
  const { id } = await askAdmin('POST', '/issues', { subject: unique('To fail'), content: 'Hello' })
  await askAdmin('POST', `/issues/${id}/test`)
  const failed = { state: 'failed', attempts: 9, last_error: '550 No such user', next_attempt_at: null }
  // The site's mail is written to files and never fails: its answers are changed to a failed letter, until that is retried.
  const mend = fakeCalls(/^\/api\/admin\/outbox\?/, async (_call, pass) => {
    const told = await (await pass()).json()
    const [letter, ...others] = told.letters
    return answer(200, { ...told, letters: [{ ...letter, ...failed }, ...others] })
  })
  fakeCalls(/^\/api\/admin\/outbox\/\d+\/retry$/, async () => {
    mend()
    const { letters } = await askAdmin('GET', '/outbox')
    return answer(200, { letter: letters[0] })
  })
  const { user } = await openAdminPage('/admin/outbox')
  await until(() => screen.getByText('Letters are written as files because no mail server is set up'))
  const row = await until(() => screen.getByText(/550 No such user/).closest('li') ?? document.body)
  expect(row.textContent).toContain('Not delivered after 9 tries')
  await user.click(within(row).getByRole('button', { name: /^Try again/ }))
  await until(() => screen.getByText('The letter is being tried again'))
  await until(() => expect(screen.queryByText(/550 No such user/)).toBeNull())
})
