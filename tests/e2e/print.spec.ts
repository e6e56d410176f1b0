import { expect, test, waitForHydration } from './fixtures.ts'

// REC-PRINT-1, REC-PRINT-2
test('a recipe fits on one printed page, with its picture undimmed in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/recipes/sunrise-breakfast-bowl')
  await waitForHydration(page)
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const picture = page.getByRole('main').getByRole('img').first()
  await expect(picture).not.toHaveCSS('filter', 'none')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(picture).toHaveCSS('filter', 'none')
})
