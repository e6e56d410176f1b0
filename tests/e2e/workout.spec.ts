import type { Locator } from '@playwright/test'
import { coachTest as test } from './admin-fixtures.ts'
import { makeItem } from './admin-parts.ts'
import { findCutWords } from './find-cut-words.ts'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect, wake } from './fixtures.ts'

/** A workout whose first move does not end while it is checked. */
const BLOCK = `title: Barefoot minutes
rest: Half a minute. Shake your legs out.
warm_up:
  - name: March on the spot
    amount: 20 minutes
moves:
  - name: Squat
    amount: 10 times
    how: Send your hips back.
    easier: To a chair.
cool_down:
  - name: Hang forward
    amount: 5 breaths`

const ARTICLE = `Ten minutes are enough.\n\n\`\`\`workout\n${BLOCK}\n\`\`\`\n\nThen breakfast.`

const PHONE = { width: 390, height: 844 }
/** The same at 200 % zoom. */
const ZOOMED = { width: 195, height: 422 }

test.use({ viewport: PHONE, hasTouch: true })

// PLAYER-KEY-1, A11Y-ZOOM-1
test('a workout’s button causes no layout shift, its screens are accessible, Escape returns the focus', async ({
  page,
}) => {
  const { slug } = await makeItem(page, 'articles', { status: 'published', content: ARTICLE })
  const key = (name: string) => page.getByRole('button', { name, exact: true })
  const below = async () => (await page.getByText('Then breakfast.').boundingBox())?.y
  async function open(name: string): Promise<void> {
    await page.goto(`/blog/${slug}`)
    const before = await below()
    await wake(page)
    await expect(key(name)).toBeVisible()
    // To a tenth of a pixel: browsers round lines with two fonts differently.
    expect(await below()).toBeCloseTo(before ?? 0, 1)
  }
  await open('Move with me')
  await key('Move with me').tap()
  const player = page.getByRole('dialog', { name: 'Barefoot minutes' })
  await expect(player).toBeVisible()
  const looksRight = async () => {
    expect(await findViolations(page)).toEqual([])
    expect(await findDarkViolations(page)).toEqual([])
  }
  await looksRight()
  for (const [sheetKey, name] of [
    ['l', 'All moves'],
    ['m', 'Sounds and voice'],
    [' ', 'Paused'],
  ] as const) {
    const sheet = page.getByRole('heading', { name })
    // The player handles no key before it has noticed that the preceding sheet is closed.
    await expect(async () => {
      await page.keyboard.press(sheetKey)
      await expect(sheet).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await looksRight()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(player.getByRole('heading', { level: 2 })).toHaveText('Squat', { timeout: 1_000 })
  }).toPass()
  await page.setViewportSize(ZOOMED)
  expect(await findCutWords(page)).toEqual([])
  await page.setViewportSize(PHONE)
  await page.keyboard.press('Escape')
  await expect(player).toBeHidden()
  await expect(key('Go on: Move with me')).toBeFocused()

  await open('Go on: Move with me')
  await key('Go on: Move with me').press('Enter')
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await page.getByRole('button', { name: 'Go on', exact: true }).tap()
  await page.keyboard.press('ArrowRight')
  await expect(player.getByRole('heading', { level: 2 })).toHaveText('Hang forward')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Done.' })).toBeVisible()
  await expectToStandInside(page.locator('.stage-end-top'))
  await page.getByRole('button', { name: 'Back to reading' }).tap()
  await expect(player).toBeHidden()
})

/** Waits for the animations: the picture must not cut off any part of the figure. */
async function expectToStandInside(picture: Locator): Promise<void> {
  const overhang = await picture.evaluate(async (top) => {
    await Promise.all(top.getAnimations({ subtree: true }).map(({ finished }) => finished))
    const frame = top.getBoundingClientRect()
    return Array.from(top.querySelectorAll('svg g path, svg g circle'), (part) =>
      part.getBoundingClientRect(),
    )
      .map(({ left, right, top: up }) => Math.max(frame.left - left, right - frame.right, frame.top - up))
      .reduce((most, one) => Math.max(most, one), 0)
  })
  expect(overhang).toBeLessThanOrEqual(0)
}
