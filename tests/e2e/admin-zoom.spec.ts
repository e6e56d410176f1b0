import type { Page } from '@playwright/test'
import { BOWL } from '../support/bowl.ts'
import { askAdmin, coachTest, SAME_ORIGIN } from './admin-fixtures.ts'
import { makeItem } from './admin-parts.ts'
import { findCutWords } from './find-cut-words.ts'
import { expect } from './fixtures.ts'

/** In px: a phone of 390 at 200 % zoom. */
const ZOOMED = { width: 195, height: 422 }

const PAGES = {
  writing: [
    '/admin',
    '/admin/articles',
    '/admin/articles/new',
    '/admin/recipes',
    '/admin/recipes/new',
    '/admin/images',
    '/admin/next',
    '/admin/proofread',
  ],
  people: [
    '/admin/messages',
    '/admin/notes',
    '/admin/issues',
    '/admin/issues/new',
    '/admin/subscribers',
    '/admin/mail',
    '/admin/outbox',
  ],
  site: [
    '/admin/statistics',
    '/admin/plan',
    '/admin/plan/1',
    '/admin/settings',
    '/admin/categories',
    '/admin/authors',
  ],
  housekeeping: [
    '/admin/health',
    '/admin/backups',
    '/admin/updates',
    '/admin/import',
    '/admin/history',
    '/admin/trash',
    '/admin/account',
  ],
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByText(/^(Loading|Getting the editor ready)/)).toHaveCount(0)
}

// A11Y-ZOOM-1
for (const [what, paths] of Object.entries(PAGES))
  coachTest(`at 200 % zoom on a phone no word is cut off on the admin’s ${what} pages`, async ({ page }) => {
    await page.setViewportSize(ZOOMED)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of paths) {
      await open(page, path)
      expect(await findCutWords(page), path).toEqual([])
    }
  })

coachTest(
  'at 200 % zoom on a phone no word of a note, a sent letter and a deleted recipe is cut off',
  async ({ page }) => {
    const { id } = await makeItem(page, 'recipes', BOWL)
    const { id: gone } = await makeItem(page, 'recipes', BOWL)
    await askAdmin(page, 'DELETE', `/recipes/${gone}`)
    const text = 'White beans do the same, and the bowl keeps until the evening.'
    const note = { kind: 'tip', name: 'Ingrid Lindholm', email: 'ingrid@example.com', text, website: '' }
    const answer = await page.request.post(`/api/public/recipes/${id}/notes`, {
      data: { ...note, ingredient: 0, rating: null },
      headers: SAME_ORIGIN,
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    const { notes } = await askAdmin(page, 'GET', '/notes')
    const { id: sent } = await askAdmin(page, 'POST', '/issues', { subject: 'Ten seconds', content: 'Hello' })
    await askAdmin(page, 'POST', `/issues/${sent}/send`, {})
    await page.setViewportSize(ZOOMED)
    for (const path of [
      '/admin/notes',
      `/admin/notes?id=${notes[0].id}`,
      `/admin/issues/${sent}`,
      '/admin/trash',
    ]) {
      await open(page, path)
      expect(await findCutWords(page), path).toEqual([])
    }
  },
)

coachTest(
  'at 200 % zoom on a phone the rows of a recipe give their fields the whole width',
  async ({ page }) => {
    await page.setViewportSize(ZOOMED)
    await open(page, '/admin/recipes')
    await page.getByRole('main').getByRole('link', { name: 'Edit Big Grain Bowl' }).click()
    for (const tab of ['Ingredients', 'Steps', 'Extras']) {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
      expect(await findCutWords(page), tab).toEqual([])
    }
  },
)
