import type { Page } from '@playwright/test'
import { openDnsServer } from '../support/dns-server.ts'
import { openMailServer } from '../support/mail-server.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { askAdmin, PASSWORD, SAME_ORIGIN } from './admin-fixtures.ts'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect, test } from './fixtures.ts'

const PEOPLE = 5

/** Opens the product with a mail server that answers only as many letters as permitted. */
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

test('an issue sent through a slow server shows its progress, and failed letters are retried', async ({
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
    await page.getByRole('button', { name: /^Send (now|to \d+ (person|people))…$/ }).click()
    const question = page.getByRole('dialog', { name: 'Send to 5 people now?' })
    await expect(question).toContainText('Your letters name no postal address yet')
    server.troubles.push({ kind: 'refuse', status: 554, text: '5.6.0 Too ugly', at: 'DATA' })
    await question.getByRole('button', { name: 'Send now' }).click()

    const bar = page.getByRole('progressbar', { name: 'Sending' })
    await expect(bar).toHaveAttribute('aria-valuenow', '3')
    await expect(bar).toHaveAttribute('aria-valuetext', /\b2\b.*\b5\b/)
    openGate()
    await expect(page.getByText('Sent to 4 people')).toBeVisible()
    await expect(bar).toHaveCount(0)

    await page.getByRole('link', { name: 'See what failed' }).click()
    const row = page.getByRole('listitem').filter({ hasText: '554 5.6.0 Too ugly' })
    await row.getByRole('button', { name: /^Try again/ }).click()
    await expect(row).toHaveCount(0)
    await expect.poll(() => server.letters.length).toBe(PEOPLE)
    expect(new Set(server.letters.map(({ to }) => to[0])).size).toBe(PEOPLE)

    // Without problems the dashboard does not mention the outbox.
    await page.goto('/admin')
    await expect(page.getByRole('region', { name: 'This week' })).toBeVisible()
    const trouble = page.getByRole('region', { name: 'What went wrong' })
    await expect(trouble).toHaveCount(0)
    await page.route('**/api/admin/outbox?limit=1', async (route) => {
      const answer = await (await route.fetch()).json()
      const health = { ...answer.health, healthy: false, last_error: 'The server refused the password.' }
      await route.fulfill({ json: { ...answer, health } })
    })
    await page.reload()
    await expect(trouble).toContainText(/Trouble with your mail.*The server refused the password\./)
  } finally {
    openGate()
    await page.close()
    await site.stop()
    await server.close()
  }
})

// DELIVER-SEND-2, DELIVER-PAGE-1
test('a letter that might not arrive says why before sending; the DNS records are copied, added and found', async ({
  browser,
}) => {
  const dns = await openDnsServer({ 'site.example': { MX: ['mx.site.example'] } })
  const server = await openMailServer()
  const site = await startSite({
    ADMIN_PASSWORD: PASSWORD,
    MAIL_URL: server.url,
    DNS_SERVERS: dns.address,
    MAIL_FROM: 'Maya <maya@site.example>',
    COACH_EMAIL: 'coach@site.example',
  })
  const page = await browser.newPage({
    baseURL: site.url,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  try {
    const login = { data: { password: PASSWORD }, headers: SAME_ORIGIN }
    expect((await page.request.post('/api/auth/login', login)).ok()).toBe(true)
    const csv = `email,tags\n${Array.from({ length: 101 }, (_, number) => `reader${number}@example.com,${number < 100 ? 'few' : ''}`).join('\n')}`
    await askAdmin(page, 'POST', '/subscribers/import', { csv, consent: true, dry_run: false })
    const { id } = await askAdmin(page, 'POST', '/issues', { subject: 'Soup', content: 'Hello' })

    await page.goto(`/admin/issues/${id}`)
    const reasons = page.getByRole('alert').filter({ hasText: 'Not yet.' })
    const send = page.getByRole('button', { name: 'Send to 101 people…' })
    await expect(reasons).toContainText('Who may send for you. Missing.')
    await expect(reasons).toContainText('Your signature. Missing.')
    await expect(send).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Schedule…' })).toBeDisabled()
    const ready = page.getByRole('region', { name: 'Before it goes out' })
    await expect(ready).toContainText('Signature: Missing or wrong')
    await looksRight(page, 'the editor')
    // Up to a hundred recipients no confirmation is requested.
    await page.getByRole('button', { name: /^few/ }).click()
    await expect(page.getByRole('button', { name: 'Send to 100 people…' })).toBeEnabled()
    await expect(reasons).toHaveCount(0)
    await page.getByRole('button', { name: 'Everybody' }).click()
    await page.getByRole('button', { name: 'Send me a test' }).click()
    await expect.poll(() => server.letters.length).toBe(1)
    // The coach's decision is confirmed once more, then the letter is sent.
    await reasons.getByRole('button', { name: 'Send it anyway' }).click()
    await expect(send).toBeFocused()
    await send.press('Enter')
    const question = page.getByRole('dialog', { name: 'Send to 101 people now?' })
    await expect(question).toContainText('Still missing or wrong: Who may send for you, Your signature.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await reasons.getByRole('link', { name: 'Fix the signature' }).click()

    const check = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    const head = check('Your signature').getByRole('button', { name: /^Your signature/ })
    await expect(head).toBeFocused()
    await expect(head).toHaveAttribute('aria-expanded', 'true')
    await expect(check('What to do with forgeries')).toContainText('Waiting. Add the lines above first')
    const verdict = page.getByRole('status').filter({ hasText: 'checks passed' })
    await expect(verdict).toHaveText(
      'One of six checks passed. Three lines are missing or wrong where your domain is registered.',
    )
    await looksRight(page, 'the mail page')
    const { checks } = await askAdmin(page, 'GET', '/mail-check')
    const lines: { type: string; name: string; value: string }[] = checks.flatMap(
      ({ dns: line }: { dns: (typeof lines)[number] | null }) => line ?? [],
    )
    const helper = await page.getByRole('link', { name: 'Send these lines to a helper' }).getAttribute('href')
    for (const { name, value } of lines) {
      expect(decodeURIComponent(helper ?? '')).toContain(name)
      expect(decodeURIComponent(helper ?? '')).toContain(value)
    }
    const copy = check('Your signature').getByRole('button', { name: /the value$/ })
    await copy.press('Enter')
    await expect(copy).toHaveText('Copied the value')
    const [, key] = lines
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key?.value)
    await expect(copy).toHaveText('Copy the value')

    for (const { type, name, value } of lines) {
      const known = dns.zone[name]
      dns.zone[name] = { ...(typeof known === 'object' ? known : {}), [type]: [value] }
    }
    // The page queries the name servers again at most every few seconds.
    await expect(async () => {
      await page.getByRole('button', { name: 'Check again' }).click({ timeout: 1000 })
      await expect(verdict).toHaveText('Four of six checks passed. One is worth a look.', {
        timeout: 1000,
      })
    }).toPass()
    await expect(page.getByRole('link', { name: 'Send these lines to a helper' })).toHaveCount(0)

    const way = page.getByRole('region', { name: 'The test letter' })
    await way.getByRole('button', { name: 'Send one now' }).click()
    await expect(way.getByText('Taken by the mail server')).toBeVisible()
    await expect(way.getByText('In your inbox?')).toBeVisible()
    expect(server.letters.at(-1)?.to).toEqual(['coach@site.example'])
    await server.close()
    await way.getByRole('button', { name: 'Send one now' }).click()
    await expect(way.getByText('Waiting to leave')).toBeVisible()
    await expect(way.getByText(/^Not taken after 1 try\..*The reason given:/)).toBeVisible()
    await expect(way.getByText('Taken by the mail server')).toHaveCount(0)
    await expect(page.getByText(/^The last letter was not taken/)).toBeVisible()

    await page.goto(`/admin/issues/${id}`)
    await expect(send).toBeEnabled()
    await expect(ready).toContainText('Signature: In order')
    await expect(reasons).toHaveCount(0)
  } finally {
    await page.close()
    await site.stop()
    await server.close()
    await dns.close()
  }
})

/** Expects the page to be accessible in light and dark mode, and not wider than its window. */
async function looksRight(page: Page, what: string): Promise<void> {
  expect(await findViolations(page), `${what}, light`).toEqual([])
  expect(await findDarkViolations(page), `${what}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  const size = page.viewportSize()
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${what}, ${width} px wide`).toBeLessThanOrEqual(0)
  }
  if (size) await page.setViewportSize(size)
}
