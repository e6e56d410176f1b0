import { BOWL } from '../support/bowl.ts'
import { coachTest as test } from './admin-fixtures.ts'
import { makeItem } from './admin-parts.ts'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect, waitForHydration } from './fixtures.ts'

// TOOL-PAGE-1
test('a recipe made one’s own on a phone: nothing is wider than the screen, Cook stays at hand, paper has no buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { slug } = await makeItem(page, 'recipes', BOWL)
  await page.goto(`/recipes/${slug}`)
  await waitForHydration(page)
  const chip = (name: string) => page.getByRole('button', { name, exact: true })
  const cook = page.getByRole('link', { name: 'Cook', exact: true })
  await expect(cook).toHaveCount(1)
  for (const name of ['nuts', 'dairy', 'gluten', 'fish', 'Autumn', 'US']) await chip(name).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'thick strained yoghurt' })).toContainText(
    'tahini',
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findViolations(page)).toEqual([])
  expect(await findDarkViolations(page)).toEqual([])

  await page.locator('#step-3').scrollIntoViewIfNeeded()
  await expect(cook.last()).toBeInViewport()
  await expect(cook.last()).toHaveAttribute('href', /^\/recipes\/.+\/cook$/)
  // The section comes alive when it is near, in the place of what was served.
  const made = page.getByRole('heading', { name: 'Did you make it?' })
  await expect(() => made.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
  const next = page.getByRole('region', { name: 'Cook next' })
  await expect(next.getByRole('article')).toHaveCount(3)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(cook).toHaveCount(1)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Autumn: squash for beetroot')).toBeVisible()
  await expect(chip('US')).toBeHidden()
  await expect(page.getByText('squash, in 2 cm cubes').first()).toBeVisible()
})
