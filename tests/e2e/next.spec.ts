import { openStore } from '../../src/server/store/database.ts'
import { addToStatistics } from '../../src/server/store/statistics.ts'
import { askAdmin, coachTest as test } from './admin-fixtures.ts'
import { findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

test('an idea becomes a draft, waits, goes and comes back, and tells later whether it helped', async ({
  page,
  site,
}) => {
  const store = await openStore({ databaseUrl: null, dataDir: site.dataDir })
  const searched = (subject: string, times: number, day: string) =>
    ({
      kind: 'search',
      subject,
      times,
      day: day.slice(0, 10),
      visitors: ['a', 'b', 'c'],
      detail: '0',
    }) as const
  await addToStatistics(store.db, [
    searched('perimenopause', 14, daysAgo(52)),
    searched('kohlrabi', 9, daysAgo(2)),
    searched('tinnitus', 6, daysAgo(2)),
  ])
  await store.close()

  await page.goto('/admin')
  await page.getByRole('link', { name: 'What to write next' }).first().click()
  const ideas = page.getByRole('list', { name: 'Ideas' })
  const idea = (title: string) =>
    ideas.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(idea('Perimenopause')).toContainText('14 searches for “perimenopause” found nothing')
  expect(await findViolations(page)).toEqual([])

  await test.step('started: the editor opens with the title, and what spoke for it beside it', async () => {
    await idea('Perimenopause')
      .getByRole('button', { name: /^Start a draft/ })
      .click()
    await expect(page).toHaveURL(/\/admin\/articles\/edit\/\d+$/)
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Perimenopause')
    const note = page.getByRole('region', { name: 'Why you are writing this' })
    await expect(note).toContainText('14 searches')
    expect(await findViolations(page)).toEqual([])
  })
  const id = page.url().split('/').at(-1)

  await test.step('later, not for me, and back again', async () => {
    await page.goto('/admin/next')
    await expect(idea('Perimenopause')).toHaveCount(0)
    await idea('Tinnitus')
      .getByRole('button', { name: /^Later/ })
      .click()
    await expect(idea('Tinnitus')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(idea('Tinnitus')).toBeVisible()
    await idea('kohlrabi')
      .getByRole('button', { name: /^Not for me/ })
      .click()
    await expect(idea('kohlrabi')).toHaveCount(0)
    await page.reload()
    await expect(idea('Tinnitus')).toBeVisible()
    await expect(idea('kohlrabi')).toHaveCount(0)
    await page.getByRole('button', { name: '1 put aside' }).click()
    await page.getByRole('button', { name: /^Bring back/ }).click()
    await expect(idea('kohlrabi')).toBeVisible()
  })

  await test.step('published six weeks ago: what came of it', async () => {
    await askAdmin(page, 'PUT', `/articles/${id}`, {
      content: 'What helps.',
      status: 'published',
      published_at: daysAgo(43),
    })
    await page.reload()
    const helped = page.getByRole('region', { name: 'Did it help?' })
    await expect(helped).toContainText('Searches for “perimenopause” that find nothing')
    await expect(helped.getByRole('img', { name: '14 before, 0 after' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
})
