import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { createPublicFetch } from '../../src/server/net/fetch-public.ts'
import { openTestApp } from '../support/app.ts'
import { findFreePort } from '../support/free-port.ts'
import { logIn } from '../support/login.ts'
import { openPart } from './editor-parts.ts'
import { findViolations } from './find-violations.ts'
import { expect, expectProblems, test } from './fixtures.ts'

const PAGE = `<!doctype html><title>Lentil stew | Kitchen</title><h1>Lentil stew</h1><p>Serves 3</p>
  <h2>Ingredients</h2><ul><li>200 g lentils</li><li>1 onion</li></ul>
  <h2>Directions</h2><ol><li>Boil the lentils.</li><li>Add the onion.</li></ol>`
const SOURCE = `<script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Borrowed soup',
  recipeIngredient: ['2 cups stock'],
  recipeInstructions: ['Boil.'],
  cookTime: 'PT20M',
  recipeYield: '3',
})}</script>`
const PROSE = `Winter porridge

Serves 2 | Prep 5 min | Cook 10 min
Print

For the oats:
100 g rolled oats
500 ml milk
1 apple, grated

Simmer oats and milk for 8 minutes.
Stir in the apple.
Serve with cinnamon.`

/** Opens the product in this process, with another site on loopback. */
async function openKitchen(page: Page) {
  const otherSite = createServer((_, response) => response.setHeader('content-type', 'text/html').end(PAGE))
  await new Promise<void>((resolve) => otherSite.listen(0, '127.0.0.1', resolve))
  const { port: otherPort }: AddressInfo = Object(otherSite.address())
  const guarded = createPublicFetch({ isAllowed: (address) => address === '127.0.0.1' })
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const app = await openTestApp({
    environment: { SITE_URL: url },
    // Only the guard requires https, and has tests of its own; here loopback answers.
    askOutside: (_, limits) =>
      guarded(new URL(`http://127.0.0.1:${otherPort}/`), { ...limits, httpsOnly: false }),
  })
  await app.server.listen({ host: '127.0.0.1', port })
  const [name = '', value = ''] = (await logIn(app, url)).split('=')
  await page.context().addCookies([{ name, value, url }])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      await app.close()
      otherSite.closeAllConnections()
      otherSite.close()
    },
  }
}

/** Pastes text as the keyboard or a phone's menu does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+v')
}

// RIMPORT-BOX-1
test('a recipe is imported by address, page source and text, and reviewed before it is used', async ({
  page,
  problems,
}) => {
  test.slow()
  await using kitchen = await openKitchen(page)
  const box = page.getByRole('dialog')
  const pasted = page.getByLabel('Address or text of the recipe')
  const title = page.getByLabel('Title', { exact: true })

  await test.step('an address: three presses from the list to the public recipe', async () => {
    await page.goto(`${kitchen.url}/admin/recipes`)
    await page.getByRole('link', { name: 'Import a recipe' }).click()
    await expect(pasted).toBeFocused()
    await expect(box.getByText('Just paste it')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    // Text pasted into the empty box is read at once.
    await paste(page, 'www.kitchen.example/stew')
    await page.getByRole('button', { name: 'Use this recipe' }).click()
    await expect(title).toHaveValue('Lentil stew')
    await expect(page.getByText('Filled in, not saved yet.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'www.kitchen.example' })).toBeVisible()
    await expect(page.getByLabel('Servings')).toHaveValue('3')
    await expect(page).toHaveURL(/\/admin\/recipes\/new$/)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Recipe published successfully!')).toBeVisible()
    expect((await page.request.get(`${kitchen.url}/recipes/lentil-stew`)).status()).toBe(200)
  })

  await test.step('a page’s source, merged into an existing recipe', async () => {
    await page.goto(`${kitchen.url}/admin/recipes/new?bring`)
    await expect(pasted).toBeFocused()
    await paste(page, 'Nothing of a recipe.')
    await expect(box.getByText('No recipe was found')).toBeVisible()
    expectProblems(problems, /400/)
    await expect(pasted).toHaveValue('Nothing of a recipe.')
    await pasted.fill('www.kitchen.example/stew')
    await expect(box.getByText('A web address.')).toBeVisible()
    await pasted.fill(SOURCE)
    await page.getByRole('button', { name: 'Read it' }).click()
    await page.getByRole('button', { name: 'Use this recipe' }).click()
    await expect(title).toHaveValue('Borrowed soup')
    await expect(page.getByLabel('Cook, minutes')).toHaveValue('20')
  })

  await test.step('plain text, on a phone, corrected line by line', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Import a recipe' }).click()
    await pasted.fill('Dear Maya, hello.')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Import a recipe' }).click()
    // The content of the box is kept when it is closed.
    await expect(pasted).toHaveValue('Dear Maya, hello.')
    await pasted.fill(PROSE)
    await page.getByRole('button', { name: 'Read it' }).click()
    await expect(box.getByText('4 lines of ingredients and 3 steps')).toBeVisible()
    await expect(box.getByText('One line stays behind: “Print”.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    const openLine = (number: number) =>
      box.getByRole('button', { name: new RegExp(`^Change line ${number},`) }).click()
    await expect(box.getByLabel('Line 10 is')).toHaveCount(0)
    await openLine(10)
    await expect(box.getByLabel('Line 10 is')).toBeFocused()
    await box.getByLabel('Line 10 is').selectOption('Pro tip')
    await openLine(5)
    await box.getByLabel('Amount, line 5').fill('120')
    await openLine(7)
    await box.getByLabel('Line 7 is').selectOption('Left out')
    expect(await findViolations(page)).toEqual([])
    await box.getByLabel('Prep, minutes').fill('7')
    await page.getByRole('button', { name: 'Use this recipe' }).click()
    await expect(title).toHaveValue('Winter porridge')
    await expect(page.getByLabel('Prep, minutes')).toHaveValue('7')
    await openPart(page, 'Ingredients')
    await expect(page.getByLabel('Heading, line 1')).toHaveValue('For the oats')
    await expect(page.getByLabel('Amount, line 2')).toHaveValue('120')
    // Each is a line of text that turns into its fields.
    await expect(page.getByRole('button', { name: /^Ingredient, line/ })).toHaveCount(2)
    await page.getByRole('button', { name: 'Ingredient, line 2: 120 g rolled oats' }).click()
    await expect(page.getByRole('textbox', { name: /^Ingredient, line/ })).toBeFocused()
    await openPart(page, 'Extras')
    await expect(page.getByRole('textbox', { name: 'Pro Tips' })).toHaveValue('Serve with cinnamon.')
  })
})
