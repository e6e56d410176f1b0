import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { LONG } from '../support/run-length.ts'
import { openPanel } from './editor-parts.ts'
import { expect, expectProblems, test as siteTest } from './fixtures.ts'
import { startFixture } from './sites.ts'

/** The product as started for the first time: without a given password, the first start generates one. */
const test = siteTest.extend({ site: startFixture({}) })

/** Reads the password from the output of the first start. */
function readPassword(output: string): string {
  const password = /^Password: (\S+)/m.exec(output)?.[1]
  if (!password) throw new Error(`No password in:\n${output}`)
  return password
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const toast = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true })

/** Opens the page of a reader elsewhere, without a login. */
async function openReader(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  return context.newPage()
}

async function statusOf(page: Page, path: string): Promise<number> {
  return (await page.goto(path))?.status() ?? 0
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Secure Login' }).click()
  await expect(page).toHaveURL(/\/admin$/)
}

async function choosePicture(page: Page, color: string): Promise<void> {
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'kitchen.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByLabel('Describe the picture').fill('A kitchen in the morning')
  await expect(page.getByRole('button', { name: /Replace/ })).toBeVisible()
  // The coach looks at the picture before continuing.
  await expect(page.getByRole('img', { name: 'A kitchen in the morning' })).toBeVisible()
}

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

/** Takes an item from its creation to its deletion, as the coach does it and as a reader elsewhere sees it. */
async function goThrough(kind: 'article' | 'recipe', size: string, page: Page, reader: Page): Promise<void> {
  const folder = kind === 'article' ? '/blog' : '/recipes'
  const name = `The ${size} ${kind}`
  const slug = `the-${size}-${kind}`
  const word = kind === 'article' ? 'Article' : 'Recipe'
  await page.goto(`/admin/${kind}s/new`)
  await title(page).fill(name)
  if (kind === 'article') {
    await page.getByRole('textbox', { name: 'Article text' }).click()
    await page.keyboard.type('Put your **feet** up.')
  } else {
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Warm and quick.')
  }
  await choosePicture(page, kind === 'article' ? '#f8be3f' : '#cfdfa8')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(toast(page, `${word} saved successfully!`)).toBeVisible()

  expect(await statusOf(reader, `${folder}/${slug}`)).toBe(404)
  await openPanel(page, 'Preview')
  await page.getByRole('button', { name: 'Make a preview link' }).click()
  const preview = await page.getByLabel('Preview link').inputValue()
  expect(await statusOf(reader, preview)).toBe(200)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, `${word} published successfully!`)).toBeVisible()
  expect(await statusOf(reader, `${folder}/${slug}`)).toBe(200)
  await expect(reader.getByRole('img', { name: 'A kitchen in the morning' })).toBeVisible()
  await reader.goto(folder)
  await expect(reader.getByRole('link', { name }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Edit address' }).click()
  await page.getByLabel('Address of the page').fill(`${slug}-again`)
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByText('Saved just now')).toBeVisible()
  expect(await statusOf(reader, `${folder}/${slug}`)).toBe(200)
  await expect(reader).toHaveURL(new RegExp(`${folder}/${slug}-again$`))

  await page.getByLabel('Status').selectOption('draft')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(async () => {
    expect(await statusOf(reader, `${folder}/${slug}-again`)).toBe(410)
  }).toPass()
}

/** Each kind on one of the screens; the long run uses both (`npm run test:long`). */
const JOURNEYS = [
  { kind: 'article', size: 'phone' },
  { kind: 'recipe', size: 'desktop' },
  ...(LONG
    ? ([
        { kind: 'article', size: 'desktop' },
        { kind: 'recipe', size: 'phone' },
      ] as const)
    : []),
] as const

for (const { kind, size } of JOURNEYS) {
  test(`${kind} on a ${size}: from the first start to deletion`, async ({
    browser,
    page,
    site,
    problems,
  }) => {
    await page.setViewportSize(SIZES[size])
    await logIn(page, readPassword(site.output()))
    await page.goto('/admin/settings#you')
    await page.getByLabel('Tagline').fill(`Move as you like, on a ${size}`)
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByRole('button', { name: /^Save/ })).toBeDisabled()
    const reader = await openReader(browser, site.url)
    await goThrough(kind, size, page, reader)
    expectProblems(problems, /410|404/)
    await reader.context().close()
  })
}
