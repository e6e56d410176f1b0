import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { askAdmin, forgetDraft, coachTest as test } from './admin-fixtures.ts'
import { makePicture } from './admin-parts.ts'
import { findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

const UPLOAD = '**/media/image/upload'

const chooser = (page: Page) => page.getByLabel('Upload a featured image')
const remove = (page: Page) => page.getByRole('button', { name: 'Remove image' })

/** Returns the size of the picture's box, which is equal in every state. */
async function boxSize(page: Page) {
  const box = await page.locator('[data-drop-box]').boundingBox()
  return { width: box?.width, height: box?.height }
}

test('an upload shows its progress in place and can be cancelled; its focal point is set by a press', async ({
  page,
}) => {
  await forgetDraft(page, 'articles')
  await page.goto('/admin/articles/new')
  await chooser(page).waitFor({ state: 'attached' })
  const empty = await boxSize(page)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(UPLOAD, async (route) => {
    await held
    // The test may have cancelled the upload meanwhile.
    await route.continue().catch(() => undefined)
  })
  const picture = await makePicture()
  await chooser(page).setInputFiles(picture)
  await expect(page.getByRole('progressbar', { name: `Uploading ${picture.name}` })).toHaveAttribute(
    'aria-valuenow',
    /\d+/,
  )
  expect(await boxSize(page)).toEqual(empty)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(remove(page)).toHaveCount(0)

  await chooser(page).setInputFiles(picture)
  await page.getByRole('progressbar').waitFor()
  letGo()
  await expect(remove(page)).toBeVisible()
  expect(await boxSize(page)).toEqual(empty)

  await page.getByRole('button', { name: 'Focal point' }).click()
  const point = page.getByRole('slider', { name: 'Focal point' })
  const { width = 0, height = 0 } = (await point.boundingBox()) ?? {}
  await point.click({ position: { x: width * 0.25, y: height * 0.75 } })
  await expect(point).toHaveAttribute('aria-valuetext', /^2[45]% from the left, 7[456]% from the top$/)
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A walk before breakfast')
  await page.getByRole('button', { name: 'Suggest images for me' }).click()
  await expect(page.getByRole('radio')).toHaveCount(4)
  await expect(page.locator('dialog:modal img').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('a picture on another site is shown', async ({ page }) => {
  const { buffer } = await makePicture()
  const elsewhere = createServer((_, answer) => answer.setHeader('content-type', 'image/jpeg').end(buffer))
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = elsewhere.address() as AddressInfo
    await askAdmin(page, 'POST', '/articles', {
      title: 'From elsewhere',
      slug: 'from-elsewhere',
      content: `![A lake](http://127.0.0.1:${port}/lake.jpg)`,
      status: 'published',
    })
    await page.goto('/blog/from-elsewhere')
    const picture = page.getByRole('img', { name: 'A lake' })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200)
  } finally {
    elsewhere.close()
  }
})
