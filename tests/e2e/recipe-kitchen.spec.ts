import type { Page } from '@playwright/test'
import { expectRefusals, coachTest as test } from './admin-fixtures.ts'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect, expectProblems, waitForHydration } from './fixtures.ts'
import { BOWL, makeBowl } from './recipe-parts.ts'

const SENTENCES = BOWL.instructions
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const step = (page: Page, number: number) => page.locator(`#step-${number} p`)
const row = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words }).first()
const ingredients = (page: Page) => page.getByRole('region', { name: 'Ingredients' })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** What one test chose would be chosen in the next. */
test.afterEach(async ({ page }) => {
  await page.evaluate(() => localStorage.clear()).catch(() => undefined)
})

test('a variation and what is avoided compose, in the list, the steps and what it contains', async ({
  page,
}) => {
  await open(page, (await makeBowl(page)).path)
  await expect(chip(page, 'With a wink')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'With a wink' })).toBeVisible()
  await expect(ingredients(page).getByText('Contains: gluten, eggs, milk, fish')).toBeVisible()

  await chip(page, 'Autumn').click()
  await expect(chip(page, 'Autumn')).toHaveAttribute('aria-pressed', 'true')
  await expect(chip(page, 'As written').first()).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('Autumn: squash for beetroot, without granola, with walnuts.')).toBeVisible()
  await expect(row(page, 'squash, in 2 cm cubes')).toContainText('Autumn, instead of beetroot')
  await expect(row(page, 'granola')).toContainText('Left out: Autumn')
  await expect(row(page, 'granola').getByRole('checkbox')).toHaveCount(0)
  await expect(step(page, 1)).toContainText('roast for 40 minutes')
  await expect(step(page, 3).locator('del')).toHaveText(', and scatter over the granola')

  await chip(page, 'nuts').click()
  await expect(page.getByText('Left out of it, because you avoid nuts: walnuts.')).toBeVisible()
  await expect(row(page, 'walnuts')).toContainText('Stays out of Autumn')

  await chip(page, 'dairy').click()
  await expect(row(page, 'thick strained yoghurt')).toContainText('120 g tahini, loosened')
  await expect(row(page, 'thick strained yoghurt')).toContainText('’s swap. Tahini is sesame.')
  await expect(step(page, 2)).toContainText('Stir in the tahini')
  await expect(ingredients(page).getByText('Contains now: gluten, eggs, fish, sesame')).toBeVisible()
  await expect(ingredients(page).getByText('As written: gluten, eggs, milk, fish')).toBeVisible()

  await chip(page, 'fish').click()
  await expect(ingredients(page).getByText('Still contains: fish, which you avoid')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See recipes without fish' })).toHaveAttribute(
    'href',
    '/recipes?without=fish',
  )
  expect(await findViolations(page)).toEqual([])
  expect(await findDarkViolations(page)).toEqual([])

  const undo = page.getByRole('button', { name: 'Undo: thick strained yoghurt' })
  await undo.press('Enter')
  await expect(page.getByRole('button', { name: 'Use it: thick strained yoghurt' })).toBeFocused()
  await expect(step(page, 2)).toContainText('Stir in the yoghurt')
  await expect(ingredients(page).getByText('Still contains: dairy, fish, which you avoid')).toBeVisible()

  await chip(page, 'As written').first().click()
  for (const name of ['nuts', 'dairy', 'fish']) await chip(page, name).click()
  await expect(ingredients(page).getByText('Contains: gluten, eggs, milk, fish')).toBeVisible()
  for (const [index, sentence] of SENTENCES.entries())
    expect(await step(page, index + 1).textContent()).toBe(sentence)
})

test('units and servings reach the sentences; ticks stay where they are', async ({ page }) => {
  const { path } = await makeBowl(page)
  await open(page, path)
  const barley = page.getByRole('checkbox', { name: /pearl barley/ })
  await barley.check()
  await page.getByRole('button', { name: 'More servings' }).dblclick()
  await expect(ingredients(page).getByText('Doubled from 2 servings')).toBeVisible()
  await expect(barley).toBeChecked()
  await expect(step(page, 2)).toContainText('Boil 200 g barley for 25 to 30 minutes.')
  await expect(step(page, 1)).toContainText('half the olive oil 2 tbsp and')
  await expect(page.getByRole('definition').filter({ hasText: /^4$/ })).toBeVisible()

  await chip(page, 'US').click()
  await expect(step(page, 1)).toContainText('Heat the oven to 400 °F.')
  await expect(step(page, 2)).toContainText('Boil 1 cup barley for 25 to 30 minutes.')
  await expect(ingredients(page).getByText('Ovens follow, in °F.')).toBeVisible()
  await expect(barley).toBeChecked()
  await chip(page, 'Autumn').click()
  await expect(barley).toBeChecked()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Autumn: squash for beetroot')).toBeVisible()
  await expect(chip(page, 'US')).toBeHidden()
  await expect(row(page, 'squash, in 2 cm cubes')).toBeVisible()
})

test('what is chosen survives a reload; units and what is avoided hold for every recipe', async ({
  page,
}) => {
  const { path } = await makeBowl(page)
  const other = await makeBowl(page)
  await open(page, path)
  await chip(page, 'dairy').click()
  await chip(page, 'US').click()
  await chip(page, 'Autumn').click()
  await page.getByRole('button', { name: 'Fewer servings' }).click()
  await expect(ingredients(page).getByText('Halved from 2 servings')).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await expect(ingredients(page).getByText('Halved from 2 servings')).toBeVisible()
  await expect(chip(page, 'Autumn')).toHaveAttribute('aria-pressed', 'true')

  await open(page, other.path)
  await expect(chip(page, 'dairy')).toHaveAttribute('aria-pressed', 'true')
  await expect(chip(page, 'US')).toHaveAttribute('aria-pressed', 'true')
  await expect(row(page, 'thick strained yoghurt')).toContainText('tahini')
  await expect(chip(page, 'Autumn')).toHaveAttribute('aria-pressed', 'false')
  await expect(ingredients(page).getByText('Written for 2 servings')).toBeVisible()
})

test('two tabs at once: neither choice is lost, and a tab that was elsewhere finds the other’s', async ({
  page,
  context,
}) => {
  const { path, slug } = await makeBowl(page)
  await open(page, path)
  const more = page.getByRole('button', { name: 'More servings' })
  await more.click()
  await expect(page.getByRole('checkbox', { name: '150 g pearl barley, rinsed', exact: true })).toBeVisible()
  // What another tab wrote a moment ago, before its news has come.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('recipe-choices') ?? '{}')
    const soup = { servings: 7, variation: null, keep: [], at: Date.now() }
    localStorage.setItem('recipe-choices', JSON.stringify({ ...kept, soup }))
  })
  await more.click()
  const chosen = () =>
    page.evaluate(() => {
      const kept: Record<string, { servings: number }> = JSON.parse(
        localStorage.getItem('recipe-choices') ?? '{}',
      )
      return Object.entries(kept).map(([of, { servings }]) => `${of} ${servings}`)
    })
  await expect.poll(chosen).toEqual(['soup 7', `${slug} 4`])

  await page.getByRole('contentinfo').getByRole('link', { name: 'Playlist' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Press play/)
  const other = await context.newPage()
  await open(other, path)
  await other.getByRole('button', { name: 'More servings' }).click()
  await expect(other.getByText('5 servings', { exact: true }).first()).toBeVisible()
  await other.close()
  await page.goBack()
  await expect(page.getByText('5 servings', { exact: true }).first()).toBeVisible()
})

test('by keyboard alone: a chip keeps the focus through what it changes', async ({ page }) => {
  await open(page, (await makeBowl(page)).path)
  await chip(page, 'dairy').focus()
  await page.keyboard.press('Space')
  await expect(chip(page, 'dairy')).toHaveAttribute('aria-pressed', 'true')
  await expect(chip(page, 'dairy')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(chip(page, 'gluten')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Still in it: gluten.' })).toBeVisible()
})

test('on a phone: nothing is wider than the screen, and Cook stays at hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, (await makeBowl(page)).path)
  const cook = page.getByRole('link', { name: 'Cook', exact: true })
  await expect(cook).toHaveCount(1)
  for (const name of ['dairy', 'gluten', 'fish', 'Autumn', 'US']) await chip(page, name).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.locator('#step-3').scrollIntoViewIfNeeded()
  await expect(cook.last()).toBeInViewport()
  await expect(cook.last()).toHaveAttribute('href', /^\/recipes\/.+\/cook$/)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(cook).toHaveCount(1)
})

test('a device that keeps nothing: it holds for the visit, and that is said', async ({ page }) => {
  const { path } = await makeBowl(page)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('No storage here', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  await open(page, path)
  await chip(page, 'dairy').click()
  await expect(row(page, 'thick strained yoghurt')).toContainText('tahini')
  await expect(page.getByText('For this visit only')).toBeVisible()
  await page.getByRole('button', { name: 'More servings' }).click()
  await expect(ingredients(page).getByText('Changed from 2 servings')).toBeVisible()
})

/** What changes a recipe, loaded for the first choice. */
const TOOLS = /\/assets\/kitchen-tools-[^/]*\.js$/

test('a choice is kept within its press, also when the page is left before what shows it has come', async ({
  page,
}) => {
  const { path } = await makeBowl(page)
  await open(page, path)
  await page.route(TOOLS, () => undefined)
  const asked = page.waitForRequest(TOOLS)
  await chip(page, 'US').click()
  await asked
  await page.unroute(TOOLS)
  await page.reload()
  await waitForHydration(page)
  await expect(chip(page, 'US')).toHaveAttribute('aria-pressed', 'true')
})

test('what changes a recipe cannot be loaded: it stays as written, and says so', async ({
  page,
  problems,
}) => {
  const { path } = await makeBowl(page)
  await page.route(TOOLS, (route) => route.abort())
  await open(page, path)
  await chip(page, 'dairy').click()
  await expect(page.getByText('The recipe is shown as written')).toBeVisible()
  await expect(chip(page, 'dairy')).toHaveAttribute('aria-pressed', 'false')
  await expect(ingredients(page).getByText('Contains: gluten, eggs, milk, fish')).toBeVisible()
  expectRefusals(problems)
  expectProblems(problems, /dynamically imported/)
})

test('at the end of a recipe are three to cook next', async ({ page }) => {
  await open(page, (await makeBowl(page)).path)
  await page.getByRole('heading', { name: 'Did you make it?' }).scrollIntoViewIfNeeded()
  const next = page.getByRole('region', { name: 'Cook next' })
  await expect(next.getByRole('article')).toHaveCount(3)
})
