import { expect, test } from './fixtures.ts'

test('a picture that is dimmed by night is printed as it is by day', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/recipes/red-lentil-dal')
  const picture = page.getByRole('main').getByRole('img').first()
  await expect(picture).not.toHaveCSS('filter', 'none')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(picture).toHaveCSS('filter', 'none')
})
