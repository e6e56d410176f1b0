import type { Page } from '@playwright/test'
import { BOWL } from '../support/bowl.ts'
import { coachTest as test } from './admin-fixtures.ts'
import { makeItem } from './admin-parts.ts'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect, waitForHydration } from './fixtures.ts'

// TOOL-PAGE-1, TOOL-KEEP-3
test('a recipe adapted on a phone: nothing overflows, Cook stays visible, print has no buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { slug } = await makeItem(page, 'recipes', BOWL)
  await page.goto(`/recipes/${slug}`)
  await waitForHydration(page)
  const chip = (name: string) => page.getByRole('button', { name, exact: true })
  const cook = page.getByRole('link', { name: 'Cook', exact: true })
  await expect(cook).toHaveCount(1)
  const data = () => page.locator('script[type="application/ld+json"]').allTextContents()
  const written = await data()
  expect(written.join()).toContain('yoghurt')
  for (const name of ['nuts', 'dairy', 'gluten', 'fish', 'Autumn', 'US']) await chip(name).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'thick strained yoghurt' })).toContainText(
    'tahini',
  )
  expect(await data()).toEqual(written)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findViolations(page)).toEqual([])
  expect(await findDarkViolations(page)).toEqual([])

  await page.locator('#step-3').scrollIntoViewIfNeeded()
  await expect(cook.last()).toBeInViewport()
  await expect(cook.last()).toHaveAttribute('href', /^\/recipes\/.+\/cook$/)
  // The section hydrates when it comes near the viewport, replacing the served HTML.
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

/** Returns the number of words in each line of the title, and how far the page is wider than the screen. */
function readTitle(page: Page): Promise<{ words: number[]; excess: number }> {
  return page.evaluate(() => {
    const title = document.querySelector('h1')
    const lines = new Map<number, number>()
    const texts = title ? document.createTreeWalker(title, NodeFilter.SHOW_TEXT) : null
    for (let node = texts?.nextNode(); node; node = texts?.nextNode()) {
      for (const word of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = new Range()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const [box] = range.getClientRects()
        const bottom = Math.round(box?.bottom ?? 0)
        lines.set(bottom, (lines.get(bottom) ?? 0) + 1)
      }
    }
    const words = [...lines].sort(([a], [b]) => a - b).map(([, count]) => count)
    return { words, excess: (title?.scrollWidth ?? 0) - (title?.clientWidth ?? 0) }
  })
}

// PAGE-TITLE-2, PAGE-TITLE-3
test('no title leaves a short word alone on its last line, at any width, and none overflows its column', async ({
  page,
}) => {
  const titles = ['Red Lentil Dal', 'Sunrise Breakfast Bowl', 'Baked Peaches with Almonds']
  const paths = []
  for (const title of titles) paths.push((await makeItem(page, 'recipes', { ...BOWL, title })).slug)
  const long = await makeItem(page, 'recipes', { ...BOWL, title: `Soup of ${'Ratatouille'.repeat(4)}` })
  for (const slug of paths) {
    await page.goto(`/recipes/${slug}`)
    const title = titles[paths.indexOf(slug)] ?? ''
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    // Its marked words are 'Baked Peaches'.
    const isTogether = title.startsWith('Baked')
    for (const width of [360, 390, 540, 768, 1024, 1160, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const { words, excess } = await readTitle(page)
      expect(words.at(-1), `${slug} at ${width} px: ${words.join()}`).toBeGreaterThan(1)
      expect(excess, `${slug} at ${width} px`).toBeLessThanOrEqual(0)
      const { lines, fits } = await page.locator('h1 .highlight').evaluate((marked: HTMLElement) => {
        const lines = marked.getClientRects().length
        marked.style.whiteSpace = 'nowrap'
        const fits = marked.offsetWidth <= (marked.closest('h1')?.clientWidth ?? 0)
        marked.style.whiteSpace = ''
        return { lines, fits }
      })
      if (isTogether && fits) expect(lines, `${slug} at ${width} px`).toBe(1)
    }
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`/recipes/${long.slug}`)
  expect((await readTitle(page)).excess).toBeLessThanOrEqual(0)
})

// REC-PAGE-5
test('a phone in landscape shows title, times and Cook beside the picture', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/recipes/chickpea-pancakes-with-yoghurt')
  await waitForHydration(page)
  const title = page.getByRole('heading', { level: 1 })
  for (const part of [title, page.getByText('Servings', { exact: true })])
    await expect(part).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Cook', exact: true })).toBeInViewport({ ratio: 1 })
  const picture = await page.locator('main picture img').first().boundingBox()
  const words = await title.boundingBox()
  expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
})

// REC-PAGE-6
test('on phones and tablets exactly one button to cook is visible', async ({ page }) => {
  const panel = page.getByText('Cook mode', { exact: true })
  const start = page.getByRole('link', { name: 'Start cooking' })
  const bar = page.getByRole('link', { name: 'Cook', exact: true }).last()
  for (const [width, isPhone] of [
    [390, true],
    [768, true],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/recipes/red-lentil-dal')
    await waitForHydration(page)
    await panel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(start).toBeVisible({ visible: !isPhone })
    if (isPhone) await expect(bar).toBeInViewport()
  }
})

// REC-PAGE-7, REC-NEXT-2
test('a page keeps its height while it is read to the end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/recipes/red-lentil-dal')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
  const height = await heightOf()
  const served = await page.evaluateHandle(() => document.getElementById('cook-next'))
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await page.waitForLoadState('networkidle')
  }
  const next = page.getByRole('region', { name: 'Cook next' })
  await expect(next.getByRole('article')).toHaveCount(3)
  // Hydrated once it has replaced the served HTML: a heart works.
  await page.waitForFunction((heading) => heading?.isConnected === false, served)
  await next
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(next.getByRole('button', { pressed: true })).toHaveCount(1)
  expect(await heightOf()).toBe(height)
})
