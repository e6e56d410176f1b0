import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { askAdmin, expectRefusals, forgetDraft, coachTest as test } from './admin-fixtures.ts'
import { makePicture, uploadPicture } from './admin-parts.ts'
import { openNew, title } from './editor-parts.ts'
import { findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

const WRONG_TYPE = 'Invalid file type. Please upload JPG, PNG, WebP, or GIF images.'
const TOO_LARGE = 'File too large. Please upload images smaller than 10MB.'
const UPLOAD = '**/media/image/upload'
const GENERATE = '**/api/admin/generate-images'

const chooser = (page: Page) => page.getByLabel('Upload a featured image')
const described = (page: Page) => page.getByLabel('Describe the picture')
const remove = (page: Page) => page.getByRole('button', { name: 'Remove image' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const status = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words)

/** Holds every request to an address until the function it returns is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    // Nobody waits for one that was cancelled meanwhile.
    await route.continue().catch(() => undefined)
  })
  return resolve
}

async function openNewArticle(page: Page, title = ''): Promise<void> {
  await forgetDraft(page, 'articles')
  await page.goto('/admin/articles/new')
  await chooser(page).waitFor({ state: 'attached' })
  if (title) await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
}

/** The box the picture stands in: the same in every state. */
async function boxSize(page: Page) {
  const box = await page.locator('[data-drop-box]').boundingBox()
  return { width: box?.width, height: box?.height }
}

test.describe('uploader', () => {
  test('refuses wrong and large files before anything is sent', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await openNewArticle(page)
    await expect(page.getByText(/800x450 \(16:9\)/)).toBeVisible()
    await chooser(page).setInputFiles({
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%'),
    })
    await expect(page.getByText(WRONG_TYPE, { exact: true })).toBeVisible()
    const large = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }
    await chooser(page).setInputFiles(large)
    await expect(page.getByText(TOO_LARGE, { exact: true })).toBeVisible()
    expect(sent.filter((url) => url.endsWith('/media/image/upload'))).toEqual([])
  })

  test('shows progress, can be cancelled, then shows the picture in the same box', async ({ page }) => {
    await openNewArticle(page)
    const empty = await boxSize(page)
    const letGo = await hold(page, UPLOAD)
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
    await expect(page.getByText(/Still missing/)).toBeVisible()
    await described(page).fill('A quiet lake')
    await expect(page.getByText(/Still missing/)).toHaveCount(0)
    await described(page).blur()
    await expect
      .poll(async () => (await askAdmin(page, 'GET', '/images?q=a+quiet+lake')).total, {
        message: 'the library learns the words',
      })
      .toBe(1)

    await remove(page).click()
    await expect(remove(page)).toHaveCount(0)
    await expect(described(page)).toHaveValue('')
  })

  test('takes what is dropped and what is pasted', async ({ page }) => {
    await openNewArticle(page)
    const { buffer } = await makePicture()
    const files = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(bytes)], 'dropped.jpg', { type: 'image/jpeg' }))
        return transfer
      },
      [...buffer],
    )
    const box = page.locator('[data-drop-box]')
    await box.dispatchEvent('dragenter', { dataTransfer: files })
    await expect(page.getByText('Let go to upload it')).toBeVisible()
    await box.dispatchEvent('drop', { dataTransfer: files })
    await expect(remove(page)).toBeVisible()
    await remove(page).click()
    await page.evaluate(
      (clipboardData) =>
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
      files,
    )
    await expect(remove(page)).toBeVisible()
  })

  test('says what the server says, and what the network says', async ({ page, problems }) => {
    await openNewArticle(page)
    await chooser(page).setInputFiles({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture'),
    })
    const refusal = `Upload failed with status 415: ${WRONG_TYPE}`
    await expect(page.getByText(refusal, { exact: true })).toBeVisible()
    await expect(page.getByText(`Image upload failed: ${refusal}`)).toBeVisible()
    await page.route(UPLOAD, (route) => route.abort())
    await chooser(page).setInputFiles(await makePicture())
    await expect(page.getByText('Upload failed due to network error', { exact: true })).toBeVisible()
    await page.unroute(UPLOAD)
    await page.route(UPLOAD, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    await chooser(page).setInputFiles(await makePicture())
    await expect(page.getByText('Upload failed with status 502: Bad gateway', { exact: true })).toBeVisible()
    expectRefusals(problems)
  })

  test('the focal point is set by keys and makes new addresses', async ({ page }) => {
    await openNewArticle(page)
    await chooser(page).setInputFiles(await makePicture())
    const picture = page.locator('[data-drop-box] img')
    await remove(page).waitFor()
    const before = await picture.getAttribute('src')
    await page.getByRole('button', { name: 'Focal point' }).click()
    const point = page.getByRole('slider', { name: 'Focal point' })
    await point.focus()
    await point.press('Shift+ArrowLeft')
    await point.press('ArrowUp')
    await expect(point).toHaveAttribute('aria-valuetext', '40% from the left, 48% from the top')
    const { width = 0, height = 0 } = (await point.boundingBox()) ?? {}
    await point.click({ position: { x: width * 0.25, y: height * 0.75 } })
    await expect(point).toHaveAttribute('aria-valuetext', /^2[45]% from the left, 7[456]% from the top$/)
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Save focal point' }).click()
    await expect(dialog(page, 'Choose the focal point')).toHaveCount(0)
    await expect(picture).not.toHaveAttribute('src', before ?? '')
  })
})

test.describe('suggested images', () => {
  test('are made once for the same texts, others only when asked for', async ({ page }) => {
    const asked: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/generate-images')) asked.push(request.postDataJSON().again ?? false)
    })
    await openNewArticle(page, 'A walk before breakfast')
    const suggest = page.getByRole('button', { name: 'Suggest images for me' })
    await suggest.click()
    const choices = page.getByRole('radio')
    await expect(choices).toHaveCount(4)
    await expect(page.getByText('This may take 30-60 seconds')).toBeVisible()
    const first = await choices.first().getAttribute('value')
    await page.keyboard.press('Escape')
    await suggest.click()
    await expect(choices).toHaveCount(4)
    expect(await choices.first().getAttribute('value')).toBe(first)
    expect(asked).toEqual([false])

    await page.getByRole('button', { name: 'Generate New Images' }).click()
    await expect(choices.first()).not.toHaveAttribute('value', first ?? '')
    expect(asked).toEqual([false, true])
    const use = page.getByRole('button', { name: 'Use this image' })
    await expect(use).toBeDisabled()
    await choices.first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(choices.nth(1)).toBeChecked()
    await expect(page.locator('dialog:modal img').first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await use.click()
    await expect(dialog(page, 'Choose an image')).toHaveCount(0)
    await expect(remove(page)).toBeVisible()
    await expect(described(page)).not.toHaveValue('')
    const { images } = await askAdmin(page, 'GET', '/images?q=a-walk-before-breakfast')
    expect(images[0].source).toBe('illustrator')
  })

  test('are asked for with what the recipe is made of', async ({ page }) => {
    await openNew(page, 'recipes')
    await title(page).fill('A soup for rainy days')
    await page.getByRole('button', { name: 'Add ingredient' }).click()
    await page.getByLabel('Ingredient, line 1').fill('red lentils')
    await page.getByRole('button', { name: 'Add ingredient' }).click()
    const asked = page.waitForRequest(GENERATE)
    // What is made from all fields follows them a moment later.
    await expect(page.getByText('A soup for rainy days').first()).toBeVisible()
    await page.getByRole('button', { name: 'Suggest images for me' }).click()
    expect((await asked).postDataJSON()).toEqual({
      contentType: 'recipe',
      title: 'A soup for rainy days',
      ingredients: ['red lentils'],
    })
  })

  test('wait calmly, and say when they fail', async ({ page, problems }) => {
    await openNewArticle(page, 'Failing pictures')
    await page.route(GENERATE, (route) =>
      route.fulfill({ status: 503, json: { error: 'The picture service does not answer.' } }),
    )
    await page.getByRole('button', { name: 'Suggest images for me' }).click()
    await expect(page.getByText('Failed to generate images. Please try again.')).toBeVisible()
    await page.unroute(GENERATE)
    const letGo = await hold(page, GENERATE)
    await page.getByRole('button', { name: 'Generate New Images' }).click()
    await expect(page.getByRole('progressbar', { name: 'Making four pictures' })).toBeVisible()
    letGo()
    await expect(page.getByRole('radio')).toHaveCount(4)
    await page.getByRole('radio').first().check()
    await page.route(UPLOAD, (route) => route.abort())
    await page.getByRole('button', { name: 'Use this image' }).click()
    await expect(page.getByText('Failed to upload selected image. Please try again.')).toBeVisible({
      timeout: 20_000,
    })
    expectRefusals(problems)
  })

  test('need a title, and cost nothing without one', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openNewArticle(page)
    await page.getByRole('button', { name: 'Suggest images for me' }).click()
    await expect(dialog(page, 'Choose an image')).toContainText('Write a title first')
    expect(asked.filter((url) => url.endsWith('/generate-images'))).toEqual([])
  })
})

test.describe('library', () => {
  test('takes several files at once, each with its own end', async ({ page }) => {
    await page.goto('/admin/images')
    const files = [await makePicture('first'), await makePicture('second')]
    await page
      .getByLabel('Upload pictures')
      .setInputFiles([...files, { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }])
    await expect(status(page, '2 of 3 uploaded, 1 failed')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(WRONG_TYPE)).toBeVisible()
    await page.getByRole('button', { name: 'Clear list' }).click()
    await expect(page.getByRole('button', { name: /^Details of second/ })).toBeVisible()
  })

  test('finds, describes, copies and deletes', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const id = await uploadPicture(page, 'heron')
    const name = id.split('/').at(-1) ?? ''
    await page.goto('/admin/images')
    await page.getByLabel('Search pictures').fill(name)
    await expect(page).toHaveURL(/q=heron/)
    await expect(status(page, '1 picture')).toBeVisible()
    await page.getByRole('button', { name: `Details of ${name}` }).click()
    const details = dialog(page, 'About this picture')
    await expect(details).toContainText('1200 × 900 pixels')
    await expect(details).toContainText('Nowhere yet.')
    await described(page).fill('A heron [grey]')
    await page.getByRole('button', { name: 'Save description' }).click()
    await expect(status(page, 'Description saved')).toBeVisible()
    await page.getByRole('button', { name: 'Copy for a text' }).click()
    await expect(status(page, 'Copied!')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^!\[A heron \\\[grey\\\]\]\(\/media\/image\/upload\//)
    expect(await findViolations(page)).toEqual([])
    // A size of it that is still being made would be missing once it is gone.
    await expect
      .poll(() => page.evaluate(() => Array.from(document.images).every(({ complete }) => complete)))
      .toBe(true)
    await page.getByRole('button', { name: 'Delete picture' }).click()
    await expect(dialog(page, 'Delete this picture?')).toContainText(
      'Are you sure you want to delete "A heron [grey]"?',
    )
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(status(page, 'Picture deleted')).toBeVisible()
    await expect(page.getByText('No pictures found')).toBeVisible()
  })

  test('a filter pressed right after typing stays pressed', async ({ page }) => {
    await page.goto('/admin/images')
    await expect(status(page, /pictures?$/)).toBeVisible()
    // Within the same turn of a browser that is then busy beyond the pause after which the search is asked.
    await page.getByLabel('Search pictures').evaluate((field: HTMLInputElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(field, 'heron')
      field.dispatchEvent(new Event('input', { bubbles: true }))
      document.querySelector<HTMLElement>('button[aria-pressed="false"]')?.click()
      for (const begun = performance.now(); performance.now() - begun < 400; );
    })
    await expect(page).toHaveURL(/q=heron/)
    await expect(page).toHaveURL(/unused=true/)
  })

  test('keeps what is used, and says where', async ({ page, problems }) => {
    const id = await uploadPicture(page, 'otter')
    const name = id.split('/').at(-1) ?? ''
    await page.goto(`/admin/images?q=${name}`)
    await page.getByRole('button', { name: `Details of ${name}` }).click()
    await page.getByRole('button', { name: 'Delete picture' }).click()
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible()
    // Put to use in another tab while the question stands here.
    await askAdmin(page, 'POST', '/articles', {
      title: 'An otter',
      slug: `an-otter-${process.pid}`,
      content: `![](/media/image/upload/c_limit,w_auto,q_auto,f_auto/v1/${id})`,
    })
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('alert').getByText('The picture was not deleted')).toBeVisible()
    const details = dialog(page, 'About this picture')
    await expect(details.getByRole('link', { name: 'An otter' })).toHaveAttribute(
      'href',
      /\/admin\/articles\/edit\/\d+/,
    )
    await expect(details.getByRole('button', { name: 'Delete picture' })).toHaveCount(0)
    expectRefusals(problems)
  })

  test('is a picker in the editor, where one press picks', async ({ page }) => {
    const id = await uploadPicture(page, 'swan')
    await askAdmin(page, 'PUT', `/images/${id}`, { alt: 'A swan at dawn' })
    await openNewArticle(page, 'About swans')
    await page.getByRole('button', { name: 'Choose from your pictures' }).click()
    await page.getByLabel('Search pictures').fill('swan at dawn')
    await expect(page.getByRole('button', { name: /^Use (?!A swan at dawn)/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Use A swan at dawn' }).first().click()
    await expect(dialog(page, 'Your pictures')).toHaveCount(0)
    await expect(described(page)).toHaveValue('A swan at dawn')
    await expect(remove(page)).toBeVisible()
  })

  for (const [size, width] of [
    ['phone', 390],
    ['desktop', 1440],
  ] as const) {
    test(`is clean for assistive technology and never wider than a ${size}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/admin/images')
      await page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .waitFor()
      expect(await findViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
})

test('a picture that stands elsewhere is shown', async ({ page }) => {
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
