import type { Page } from '@playwright/test'
import { askAdmin } from './admin-fixtures.ts'

/** What the admin's pages are asked for in its journeys. */

export const password = (page: Page) => page.getByLabel('Password', { exact: true })
export const logIn = (page: Page) => page.getByRole('button', { name: 'Secure Login' })
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const toast = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true })
export const alert = (page: Page, words: string) => page.getByRole('alert').getByText(words, { exact: true })
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

let count = 0
/** Words no other test has used. */
export const unique = (words: string) => {
  count += 1
  return `${words} ${process.pid}-${count}`
}

/** An item for one test. */
export async function makeItem(page: Page, kind: 'articles' | 'recipes', fields: object = {}) {
  const title = unique('A test item')
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const { id } = await askAdmin(page, 'POST', `/${kind}`, { title, slug, ...fields })
  return { id: Number(id), title, slug }
}
