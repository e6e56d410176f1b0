import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { accentShades, nearestReadable } from '../../src/domain/site/accent.ts'
import { askAdmin, coachTest as test } from './admin-fixtures.ts'
import { findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save settings' })
const picker = (page: Page) => page.getByRole('dialog', { name: 'Your pictures' })
const setting = (page: Page, key: string) => page.locator(`#setting-${key}`)

async function openLook(page: Page): Promise<void> {
  await page.goto('/admin/settings#look')
  await expect(page.locator('#look')).toBeVisible()
}

/** Returns the value of a token as resolved by an element. */
const token = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

// Settings belong to the whole site.
test.describe.configure({ mode: 'default' })

/** Opens the portrait picker. */
async function pickPortrait(page: Page): Promise<void> {
  await openLook(page)
  await setting(page, 'portrait_public_id')
    .getByRole('button', { name: /^Choose a picture/ })
    .click()
  await expect(picker(page)).toBeVisible()
}

// LOOK-PORTRAIT-1
test('portrait and accent are chosen, previewed before saving, and shown on the site', async ({ page }) => {
  await pickPortrait(page)
  await picker(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'portrait.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 400, height: 500, channels: 3, background: '#7a5030' } })
        .png()
        .toBuffer(),
    })
  await expect(picker(page)).toHaveCount(0)
  await expect(setting(page, 'portrait_public_id').locator('img')).toBeVisible()

  const accent = page.getByLabel('Accent colour', { exact: true })
  await accent.fill('#f8be3f')
  await accent.blur()
  await expect(setting(page, 'accent_color')).toContainText('have a contrast of 1.6 : 1')
  await expect(setting(page, 'accent_color').getByRole('status')).toContainText('too pale to read')
  const better = nearestReadable('#f8be3f')
  await page.getByRole('button', { name: `Use ${better}, the nearest shade that works` }).click()
  await expect(accent).toHaveValue(better)
  await page.getByLabel('Accent colour, picked').fill('#1d4ed8')
  await expect(accent).toHaveValue('#1d4ed8')
  await expect(setting(page, 'accent_color').getByRole('status')).toContainText('a contrast of 6.4 : 1')
  const samples = page.getByRole('region', { name: 'How it looks' }).locator('[inert]')
  const { light, dark } = accentShades('#1d4ed8')
  const shades = await samples.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).getPropertyValue('--hf-accent')),
  )
  expect(shades).toEqual([light.accent, dark.accent])
  expect(await findViolations(page)).toEqual([])

  await save(page).click()
  await expect(page.getByRole('status').getByText('Settings saved')).toBeVisible()
  await page.goto('/about')
  expect(await token(page, 'html', '--hf-accent')).toBe('#1d4ed8')
  await expect(page.getByRole('img', { name: /^Maya Lindqvist|^portrait/i }).first()).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await token(page, 'html', '--hf-accent')).toBe(dark.accent)
  expect(await findViolations(page)).toEqual([])
  // Client-side navigation keeps the new look.
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
  await expect(page).toHaveURL(/\/blog$/)
  expect(await token(page, 'html', '--hf-accent')).toBe(dark.accent)

  await openLook(page)
  await page.getByRole('button', { name: 'Back to the house’s colour of Accent colour' }).click()
  await page.getByRole('button', { name: 'Back to the drawing of Portrait' }).click()
  await save(page).click()
  await expect(page.getByRole('status').getByText('Everything is saved')).toBeVisible()
  const { settings } = await askAdmin(page, 'GET', '/settings')
  expect([settings.accent_color, settings.portrait_public_id]).toEqual(['', ''])
})
