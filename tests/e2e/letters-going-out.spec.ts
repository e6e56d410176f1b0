import { expect, test } from '@playwright/test'
import { openMailServer } from '../support/mail-server.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { askAdmin, PASSWORD, SAME_ORIGIN } from './admin-fixtures.ts'

const PEOPLE = 5

/** The product with a mail server that answers only as many letters as it is let. */
async function openSlowSite() {
  const { promise: opened, resolve: openGate } = Promise.withResolvers<void>()
  const server = await openMailServer({
    gate: async (letter) => {
      if (letter > 2) await opened
    },
  })
  const site: RunningSite = await startSite({ ADMIN_PASSWORD: PASSWORD, MAIL_URL: server.url })
  return { server, site, openGate }
}

test('an issue going out through a slow server is seen to move, and what failed is tried again', async ({
  browser,
}) => {
  const { server, site, openGate } = await openSlowSite()
  const page = await browser.newPage({ baseURL: site.url })
  try {
    const login = { data: { password: PASSWORD }, headers: SAME_ORIGIN }
    expect((await page.request.post('/api/auth/login', login)).ok()).toBe(true)
    const csv = Array.from({ length: PEOPLE }, (_, number) => `reader${number}@example.com`).join('\n')
    await askAdmin(page, 'POST', '/subscribers/import', { csv, consent: true, dry_run: false })
    const { id } = await askAdmin(page, 'POST', '/issues', { subject: 'Spring', content: 'Hello' })
    await page.goto(`/admin/issues/${id}`)
    await page.getByRole('button', { name: 'Send now…' }).click()
    const question = page.getByRole('dialog', { name: 'Send to 5 people now?' })
    await expect(question).toContainText('Your letters name no postal address yet')
    server.troubles.push({ kind: 'refuse', status: 554, text: '5.6.0 Too ugly', at: 'DATA' })
    await question.getByRole('button', { name: 'Send now' }).click()

    const bar = page.getByRole('progressbar', { name: 'Sending' })
    await expect(bar).toHaveAttribute('aria-valuenow', '3')
    await expect(bar).toHaveAttribute('aria-valuetext', /\b2\b.*\b5\b/)
    openGate()
    await expect(page.getByText('Gone out to 4 people')).toBeVisible()
    await expect(bar).toHaveCount(0)

    await page.getByRole('link', { name: 'See what failed' }).click()
    const row = page.getByRole('listitem').filter({ hasText: '554 5.6.0 Too ugly' })
    await row.getByRole('button', { name: /^Try again/ }).click()
    await expect(row).toHaveCount(0)
    await expect.poll(() => server.letters.length).toBe(PEOPLE)
    expect(new Set(server.letters.map(({ to }) => to[0])).size).toBe(PEOPLE)

    // As if she looked while the last one was still on its way: the numbers follow by themselves.
    await page.route(
      '**/api/admin/outbox?limit=1',
      async (route) => {
        const answer = await (await route.fetch()).json()
        await route.fulfill({ json: { ...answer, counts: { ...answer.counts, waiting: 1, sent: 4 } } })
      },
      { times: 1 },
    )
    await page.goto('/admin')
    const mail = page.getByRole('region', { name: 'Mail' })
    await expect(mail.getByRole('definition')).toHaveText(['1', '4', '0'])
    await expect(mail.getByRole('definition')).toHaveText(['0', '5', '0'])
    await expect(mail.getByText(/^Mail is working/)).toBeVisible()
  } finally {
    openGate()
    await page.close()
    await site.stop()
    await server.close()
  }
})
