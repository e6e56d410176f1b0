import type { Page } from '@playwright/test'
import { findViolations } from './find-violations.ts'
import { expect, test, waitForHydration } from './fixtures.ts'

async function openList(page: Page, path = '/recipes'): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

const status = (page: Page) => page.getByRole('status').getByRole('heading', { level: 2 })
const word = (page: Page, answer: 0 | 1 | 2 | 3 | 4) => page.locator('#finder summary').nth(answer)
const cards = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3 }) })

test('a sentence finds a dish: every press narrows it down, Back undoes one', async ({ page }) => {
  await openList(page)
  const before = await word(page, 0).boundingBox()
  await word(page, 1).click()
  const vegan = page.getByRole('checkbox', { name: /^vegan \d/ })
  const count = Number(
    /\d+/.exec(await vegan.evaluate((box) => box.closest('label')?.textContent ?? ''))?.[0],
  )
  expect(count).toBeGreaterThan(0)
  await page.locator('label').filter({ has: vegan }).click()
  await expect(page).toHaveURL('/recipes?diet=vegan')
  await expect(status(page)).toHaveText(new RegExp(`^${count} of \\d+ dishes fit$`))
  await expect(vegan).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(vegan).toBeHidden()
  await expect(word(page, 1)).toBeFocused()
  await expect(word(page, 1)).toHaveText('vegan')
  await word(page, 0).click()
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^15 minutes/ }) })
    .click()
  await expect(page).toHaveURL('/recipes?time=15&diet=vegan')
  await page.getByRole('button', { name: /^Show \d+ dish/ }).click()
  expect((await word(page, 0).boundingBox())?.x).toBe(before?.x)
  await page.goBack()
  await expect(page).toHaveURL('/recipes?diet=vegan')
  await expect(word(page, 0)).toHaveText('all day')
  await page.getByRole('link', { name: 'Remove vegan' }).click()
  await expect(page).toHaveURL('/recipes')
  await expect(status(page)).toHaveText(/^\d+ dishes$/)
})

test('the fridge by keyboard alone: words, what is there, what to buy, its own order', async ({ page }) => {
  await openList(page)
  await word(page, 4).focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('combobox', { name: 'Add what you have' })
  await field.focus()
  await page.keyboard.type('eggs, ')
  await expect(page.getByRole('button', { name: 'Remove eggs' })).toBeVisible()
  await page.keyboard.type('lemon')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recipes?have=eggs%2Clemon')
  await expect(page.getByRole('combobox', { name: 'Sort by' }).locator(':checked')).toHaveText(
    'Most in my fridge',
  )
  await expect(cards(page).first()).toContainText('You have eggs and lemon')
  await expect(cards(page).first()).toContainText(/Buy /)
  await page.getByRole('button', { name: 'Remove eggs' }).click()
  await expect(page).toHaveURL('/recipes?have=lemon')
  await expect(field).toBeFocused()
})

test('foods are offered while the fridge is filled, and a slip of the hand is asked about', async ({
  page,
}) => {
  await openList(page, '/recipes?without=dairy')
  await word(page, 4).click()
  const field = page.getByRole('combobox', { name: 'Add what you have' })
  await field.click()
  await page.keyboard.type('yogh')
  const options = page.getByRole('listbox', { name: 'Foods' }).getByRole('option')
  await expect(options.filter({ hasText: 'oat yoghurt' })).toBeVisible()
  await expect(options.getByText('yoghurt', { exact: true })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  // The first Escape closes the list alone.
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue('yogh')

  await field.fill('chick')
  await expect(options.first()).toHaveText('chicken')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '',
  )
  const second = (await options.nth(1).textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Remove ${second}` })).toBeVisible()

  await field.fill('onoin')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Did you mean onion?').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove onoin' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add onion' }).click()
  await expect(page.getByRole('button', { name: 'Remove onion' })).toBeVisible()
  await expect(field).toBeFocused()
})

test('nothing fits: a plate, and ways out that find something', async ({ page }) => {
  await openList(page, '/recipes?time=15&diet=keto&without=gluten')
  await expect(status(page)).toHaveText('Nothing fits all of that')
  const ways = page.getByRole('listitem').filter({ hasText: /\d+ dish/ })
  await ways.first().getByRole('link').click()
  await expect(status(page)).toHaveText(/fits?$/)
})

test('what would leave nothing cannot be pressed', async ({ page }) => {
  await openList(page, '/recipes?time=15')
  await word(page, 1).click()
  await expect(page.getByRole('checkbox', { name: /^keto 0/ })).toBeDisabled()
})

test('what she avoids is offered, and reaches the address only when she says so', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kitchen', JSON.stringify({ avoid: ['nuts'] })))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openList(page)
  const offer = page.getByRole('button', { name: 'Leave out what you avoid: nuts' })
  await expect(offer).toBeVisible()
  expect(asked.filter((url) => url.includes('nuts'))).toEqual([])
  await offer.click()
  await expect(page).toHaveURL('/recipes?without=nuts')
  await expect(offer).toBeHidden()
  await word(page, 2).click()
  await expect(page.getByText('On the list of what you avoid')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/recipes')
  await expect(status(page)).toHaveText(/^\d+ dishes$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('one sheet holds all five answers', async ({ page }) => {
    await openList(page)
    await word(page, 3).click()
    const sheet = page.getByRole('dialog', { name: 'What shall it be?' })
    for (const legend of ['Time, all in', 'I eat', 'Without', 'How much trouble', 'In my fridge'])
      await expect(sheet.getByRole('group', { name: legend })).toBeVisible()
    await sheet.locator('label', { hasText: /^easy/ }).click()
    await expect(page).toHaveURL('/recipes?difficulty=easy')
    await sheet.getByRole('button', { name: /^Show \d+ dish/ }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('link', { name: 'Remove easy' })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same by one form', async ({ page }) => {
    await page.goto('/recipes')
    await word(page, 1).click()
    await page.locator('label', { hasText: /^vegan\d/ }).click()
    await word(page, 4).click()
    await page.getByLabel('What you have, with commas between').fill('lemon, Rice')
    await page.getByRole('button', { name: 'Show the dishes' }).click()
    await expect(page).toHaveURL('/recipes?diet=vegan&have=lemon%2CRice')
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/dish(es)? fits?$/)
    await page.getByRole('link', { name: 'Remove vegan' }).click()
    await expect(page).toHaveURL('/recipes?have=lemon%2CRice')
  })
})
