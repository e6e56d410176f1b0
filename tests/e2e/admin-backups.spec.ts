import { readFile } from 'node:fs/promises'
import { openStore } from '../../src/server/store/database.ts'
import { writeNightlyResult } from '../../src/server/store/site/nightly-backups.ts'
import { HANGS_AFTER_MS } from '../support/hangs-after.ts'
import { startSite } from '../support/site.ts'
import { PASSWORD, SAME_ORIGIN } from './admin-fixtures.ts'
import { dialog, makeItem } from './admin-parts.ts'
import { findViolations } from './find-violations.ts'
import { expect, test } from './fixtures.ts'

// BACKUP-LIVE-1
test('a backup is made, proven and downloaded; a restore can be reverted; a failed night is reported', async ({
  browser,
}) => {
  test.slow()
  // A long-running site would already have made its first nightly backup.
  const site = await startSite({ ADMIN_PASSWORD: PASSWORD })
  const page = await browser.newPage({ baseURL: site.url })
  try {
    const login = { data: { password: PASSWORD }, headers: SAME_ORIGIN }
    expect((await page.request.post('/api/auth/login', login)).ok()).toBe(true)
    // Pressed before the list has loaded, so that the response is from before the press.
    const begun = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.route(
      '**/api/admin/backups',
      async (route) => {
        const response = await route.fetch()
        await begun
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    await page.goto('/admin/backups')
    await page.getByRole('button', { name: 'Make a backup now' }).click()
    const list = page.getByRole('list', { name: 'Backups' })
    const backups = list.getByRole('listitem')
    await expect(backups).toHaveCount(1)
    await expect(backups.first()).toContainText('Proven', { timeout: HANGS_AFTER_MS / 2 })
    await expect(page.getByText('No nightly backup yet')).toBeVisible()

    let coming = page.waitForEvent('download')
    await list.getByRole('button', { name: /^Download/ }).click()
    const proof = dialog(page, 'Download this backup')
    expect(await findViolations(page)).toEqual([])
    await proof.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await proof.getByRole('button', { name: 'Download' }).click()
    expect((await coming).suggestedFilename()).toMatch(/^site-.*\.backup$/)
    coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download everything' }).click()
    const everything = await coming
    expect(everything.suggestedFilename()).toMatch(/^everything-\d{4}-\d\d-\d\d\.zip$/)
    const zip = await readFile(await everything.path())
    expect(zip.subarray(0, 2).toString()).toBe('PK')
    expect(zip.toString('latin1')).toContain('README.txt')
    await expect(page.getByText('Everything is in your downloads.')).toBeVisible()
    // The only proven backup cannot be deleted.
    await expect(list.getByRole('button', { name: /^Delete/ })).toHaveCount(0)

    const { title, slug } = await makeItem(page, 'articles', { status: 'published', content: 'Since.' })
    const readStatus = async () => (await page.request.get(`/blog/${slug}`)).status()
    expect(await readStatus()).toBe(200)
    await backups
      .first()
      .getByRole('button', { name: /^Restore/ })
      .click()
    const sheet = dialog(page, /^Go back to/)
    await expect(sheet).toContainText('saved first as it is now')
    expect(await findViolations(page)).toEqual([])
    await sheet.getByLabel('Password', { exact: true }).fill('wrong one')
    await sheet.getByRole('button', { name: 'Restore this backup' }).click()
    await expect(sheet.getByRole('alert').first()).toBeVisible()
    await sheet.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await sheet.getByRole('button', { name: 'Restore this backup' }).click()
    await expect(page.getByRole('status').getByText(/^Your site is back as it was on/)).toBeVisible({
      timeout: HANGS_AFTER_MS / 2,
    })
    expect(await readStatus()).toBe(404)
    await expect(backups.first()).toContainText('Made before an older one was brought back')
    await expect(list.getByText('Proven', { exact: true })).toHaveCount(2)

    await backups
      .first()
      .getByRole('button', { name: /^Restore/ })
      .click()
    await sheet.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await sheet.getByRole('button', { name: 'Restore this backup' }).click()
    await expect.poll(readStatus, { timeout: HANGS_AFTER_MS / 2 }).toBe(200)
    await page.getByRole('link', { name: 'Articles' }).first().click()
    await expect(page.getByText(title).first()).toBeVisible()

    await page.goto('/admin/backups')
    await expect(list.getByText('Proven', { exact: true })).toHaveCount(3, { timeout: HANGS_AFTER_MS / 2 })
    await list
      .getByRole('button', { name: /^Delete/ })
      .last()
      .click()
    const question = dialog(page, 'Delete this backup?')
    expect(await findViolations(page)).toEqual([])
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(backups).toHaveCount(3)
    await list
      .getByRole('button', { name: /^Delete/ })
      .last()
      .click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(backups).toHaveCount(2)

    const store = await openStore({ databaseUrl: null, dataDir: site.dataDir })
    const night = { night: '2026-03-05', at: '2026-03-05T03:00:00.000Z', name: null }
    await writeNightlyResult(store.db, { ...night, ok: false, reason: 'The disk is full.' })
    await store.close()
    await page.reload()
    await expect(page.getByText('Last night’s backup didn’t work')).toBeVisible()
    await expect(page.getByText('The disk is full.')).toBeVisible()
    // The site ends with the test: no request of the page may be in flight then.
    await page.goto('about:blank')
  } finally {
    await page.close()
    await site.stop()
  }
})
