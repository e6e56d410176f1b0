import type { Page } from '@playwright/test'
import { askAdmin, forgetDraft } from './admin-fixtures.ts'
import { expect } from './fixtures.ts'

export const SAVE = { name: 'Save Draft' }
export const PUBLISH = { name: 'Publish', exact: true }

let count = 0
/** Creates an article for one test; returns its id and slug. */
export async function makeArticle(page: Page, fields: object = {}): Promise<{ id: number; slug: string }> {
  count += 1
  const slug = `article-${process.pid}-${count}-of-a-test`
  const body = { title: 'An article', slug, excerpt: 'Short.', content: 'First words.', ...fields }
  const { article } = await askAdmin(page, 'POST', '/articles', body)
  return article
}

export const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
export const text = (page: Page) => page.getByRole('textbox', { name: 'Article text' })

/** Opens an empty editor: the draft of another test is deleted first. */
export async function openNew(page: Page, kind: 'articles' | 'recipes'): Promise<void> {
  await forgetDraft(page, kind)
  await page.goto(`/admin/${kind}/new`)
  await expect(title(page)).toBeVisible()
}

export async function openArticle(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/articles/edit/${id}`)
  // The editor is loaded when it is first needed.
  await expect(text(page)).toBeVisible({ timeout: 20_000 })
}

/** Switches to the same text in Markdown, with its preview beside it. */
export async function showMarkdown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Markdown', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Preview of the text' })).toBeVisible()
  await expect(text(page)).toBeFocused()
}

/** Opens a part of a recipe. */
export async function openPart(page: Page, name: RecipePart): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
}

type RecipePart = 'Basics' | 'Ingredients' | 'Steps' | 'Extras'

/** Opens one of the panels beside the text, which are collapsed to a line until then. */
export async function openPanel(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
}

/** Pastes into the text as a browser does: plain text, formatting, and a picture of it if requested. */
export async function paste(page: Page, data: Record<string, string>, { withPicture = false } = {}) {
  await text(page).evaluate(
    (element, { formats, hasImage }) => {
      const clipboardData = new DataTransfer()
      for (const [type, value] of Object.entries(formats)) clipboardData.setData(type, value)
      if (hasImage) clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { formats: data, hasImage: withPicture },
  )
}
