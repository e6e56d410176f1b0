import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { askAdmin, SAME_ORIGIN } from './admin-fixtures.ts'
import { expect } from './fixtures.ts'

/** Elements of the admin's pages that its journeys use. */

export const password = (page: Page) => page.getByLabel('Password', { exact: true })
export const logIn = (page: Page) => page.getByRole('button', { name: 'Secure Login' })
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const toast = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true })
export const alert = (page: Page, words: string) => page.getByRole('alert').getByText(words, { exact: true })
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

let count = 0
/** Returns words that no other test has used. */
export const unique = (words: string) => {
  count += 1
  return `${words} ${process.pid}-${count}`
}

/** Creates an item for one test. */
export async function makeItem(page: Page, kind: 'articles' | 'recipes', fields: object = {}) {
  const title = unique('A test item')
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const { id } = await askAdmin(page, 'POST', `/${kind}`, { title, slug, ...fields })
  return { id: Number(id), title, slug }
}

let pictures = 0
/** Creates a new picture, as a file of the browser. */
export async function makePicture(name = 'lake') {
  pictures += 1
  const background = { r: (pictures * 47) % 256, g: 120, b: 90 }
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: `${name}-${process.pid}-${pictures}.jpg`, mimeType: 'image/jpeg', buffer }
}

/** Adds a picture to the library as the coach; returns its id. */
export async function uploadPicture(page: Page, name?: string): Promise<string> {
  const answer = await page.request.post('/media/image/upload', {
    headers: SAME_ORIGIN,
    multipart: { upload_preset: 'blog', file: await makePicture(name) },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).public_id
}
