import { findViolations } from './find-violations.ts'
import { expect, test, waitForHydration } from './fixtures.ts'

test('the sentence stays in place when words are pressed, offers foods, and is one sheet on a phone', async ({
  page,
}) => {
  await page.goto('/recipes')
  await waitForHydration(page)
  // REC-INDEX-2
  const cards = page.getByRole('region', { name: 'All recipes' }).getByRole('article')
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  )
  expect(tops.filter((top) => top === tops[0])).toHaveLength(3)
  const word = (answer: 0 | 1 | 2 | 3 | 4) => page.locator('#finder summary').nth(answer)
  const status = page.getByRole('status').getByRole('heading', { level: 2 })
  const before = await word(0).boundingBox()
  await word(1).click()
  const vegan = page.getByRole('checkbox', { name: /^vegan \d/ })
  const count = Number(
    /\d+/.exec(await vegan.evaluate((box) => box.closest('label')?.textContent ?? ''))?.[0],
  )
  expect(count).toBeGreaterThan(0)
  await page.locator('label').filter({ has: vegan }).click()
  await expect(page).toHaveURL('/recipes?diet=vegan')
  await expect(status).toHaveText(new RegExp(`^${count} of \\d+ dishes fit$`))
  await expect(vegan).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(vegan).toBeHidden()
  await expect(word(1)).toBeFocused()
  await word(0).click()
  const quick = page.getByRole('radio', { name: /^15 minutes/ })
  await page.locator('label').filter({ has: quick }).click()
  await expect(page).toHaveURL('/recipes?time=15&diet=vegan')
  await page.getByRole('button', { name: /^Show \d+ dish/ }).click()
  expect((await word(0).boundingBox())?.x).toBe(before?.x)
  await page.goBack()
  await expect(page).toHaveURL('/recipes?diet=vegan')
  await expect(word(0)).toHaveText('all day')

  // FIND-PAGE-4
  for (const answer of [0, 2, 4] as const) {
    await word(answer).focus()
    await page.keyboard.press('Enter')
    // Measured at the same moment: the opened part may be scrolled into view.
    const boxes = () =>
      page.locator('#finder details[open]').evaluate((opened) => {
        const [said, sheet] = [...opened.children].map((part) => part.getBoundingClientRect())
        if (!said || !sheet) throw new Error('Nothing opened')
        return {
          gap: sheet.top - said.bottom,
          isBelow: sheet.left <= said.left + 1 && sheet.right > said.left,
          isWhole: sheet.bottom < window.innerHeight + 1,
        }
      })
    await expect.poll(boxes).toMatchObject({ isBelow: true, isWhole: true })
    const { gap } = await boxes()
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThan(20)
  }
  const fridge = page.getByRole('combobox', { name: 'Add what you have' })
  await fridge.click()
  await page.keyboard.type('yogh')
  const foods = page.getByRole('listbox', { name: 'Foods' }).getByRole('option')
  await expect(foods.first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  // The first Escape closes only the list.
  await page.keyboard.press('Escape')
  await expect(foods).toHaveCount(0)
  await fridge.fill('')
  await page.keyboard.press('Escape')
  await expect(fridge).toBeHidden()
  await expect(word(4)).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await word(3).click()
  const sheet = page.getByRole('dialog', { name: 'Find a recipe' })
  for (const legend of ['Total time', 'I eat', 'Without', 'Difficulty', 'In my fridge'])
    await expect(sheet.getByRole('group', { name: legend })).toBeVisible()
  await sheet.locator('label', { hasText: /^easy/ }).click()
  await expect(page).toHaveURL(/difficulty=easy/)
  await sheet.getByRole('button', { name: /^Show \d+ dish/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('link', { name: 'Remove easy' })).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
