import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'
import type { MailCheckName, MailCheckState, MailChecks } from '../../../domain/mail/mail-check-calls.ts'

const check = (name: MailCheckName, state: MailCheckState) => ({
  name,
  state,
  sentence: `What is to say of ${name}`,
  waits: false,
  dns: null,
})

/** Opens the page with these check results. */
async function openMail(path = '/admin/mail') {
  const checks: MailChecks = {
    checks: [check('spf', 'unknown'), check('dkim', 'unknown'), check('from', 'warning')],
    checked_at: new Date().toISOString(),
    domain: 'site.example',
    sender: 'maya@site.example',
  }
  fakeCalls(/mail-check(\?|$)/, async () => answer(200, checks))
  await openAdminPage(path)
  return until(() => screen.getByText('Not known yet: SPF, DKIM'))
}

// DELIVER-PAGE-1
test('unknown checks are one folded line', async () => {
  const line = await openMail()
  const fold = line.closest('details')
  expect(fold?.open).toBe(false)
  within(fold ?? document.body).getByText('What is to say of dkim')
  expect(screen.getByText('What is to say of from').closest('details')).toBeNull()
})

// DELIVER-PAGE-1
test('a link to an unknown check unfolds the line', async () => {
  const line = await openMail('/admin/mail#check-dkim')
  expect(line.closest('details')?.open).toBe(true)
  expect(document.activeElement?.textContent).toContain('Your signature')
})
