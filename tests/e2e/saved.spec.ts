import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect, test, waitForHydration } from './fixtures.ts'

const DAL = 'Red Lentil Dal'

// SAVED-HEART-1, SAVED-HEART-2, SAVED-HOME-1, PRIV-DEVICE-2
test('a heart works in every tab and opens nothing, and what is saved and noted reaches nobody', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  page.on('request', (request) =>
    asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  )
  const other = await context.newPage()
  await other.goto('/saved')
  await waitForHydration(other)
  await expect(other.getByText('Nothing yet.')).toBeVisible()
  await page.goto('/recipes')
  await waitForHydration(page)
  const heart = page.getByRole('button', { name: `Save ${DAL}` })
  const box = await heart.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(44)
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(other.getByRole('link', { name: DAL })).toBeVisible()
  for (const pressed of ['false', 'true']) {
    await heart.press('Space')
    await expect(heart).toHaveAttribute('aria-pressed', pressed)
  }
  expect(new URL(page.url()).pathname).toBe('/recipes')
  await other.close()

  // Browsers offer installation anywhere; the site offers it only on the page of saved recipes.
  const offered = page.getByRole('button', { name: 'Put it on your home screen' })
  await page.evaluate(() => {
    const prompt = async () => {
      document.title = 'asked'
    }
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    if (window.dispatchEvent(event)) throw new Error('The browser would ask by itself')
  })
  await expect(offered).toHaveCount(0)
  await page.getByRole('link', { name: 'Saved recipes' }).first().click()
  await offered.click()
  await expect(page).toHaveTitle('asked')
  await expect(offered).toHaveCount(0)

  await page.getByRole('button', { name: 'Add a note' }).click()
  const note = page.getByRole('textbox', { name: 'Your note' })
  await expect(note).toBeFocused()
  expect(await findViolations(page), 'with a note that is written').toEqual([])
  await note.fill('More lemon.')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: /More lemon\./ })).toBeFocused()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const takeAlong = page.getByRole('button', { name: 'Take them to another device' })
  await takeAlong.click()
  const dialog = page.getByRole('dialog', { name: 'Take them to another device' })
  await expect(dialog.getByRole('img', { name: 'Your saved recipes as a QR code' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/saved#saved=[\w-]+$/)
  expect(await findViolations(page), 'with its dialog').toEqual([])
  await page.keyboard.press('Escape')
  await expect(takeAlong).toBeFocused()

  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.removeItem('saved-recipes'))
  await page.goto(link)
  await waitForHydration(page)
  await expect(page.getByRole('main').getByRole('status')).toContainText('1 recipe came with this link.')
  expect(await findViolations(page), 'with what came').toEqual([])
  await page.getByRole('button', { name: 'Add them' }).click()
  await expect(page.getByRole('button', { name: /More lemon\./ })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await findViolations(page), 'light').toEqual([])
  expect(await findDarkViolations(page), 'dark').toEqual([])
  const [, fragment = ''] = link.split('#saved=')
  // The site's statistics (STAT-COUNT-3) count by address: that a heart was pressed, not whose list it is on.
  const counted = /^POST \S+\/api\/public\/visits /
  const isPersonal = (request: string) =>
    (!request.startsWith('GET ') && !counted.test(request)) ||
    request.includes(fragment) ||
    /lemon\./i.test(request)
  expect(asked.filter(isPersonal)).toEqual([])
})

// SAVED-HEART-1
test('a phone in landscape shows the heart on the picture', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/recipes')
  await waitForHydration(page)
  const cards = page.getByRole('main').getByRole('article')
  for (const card of [cards.first(), cards.nth(1)]) {
    const picture = await card.locator('[style*="--picture"]').boundingBox()
    const heart = await card.getByRole('button', { name: /^Save / }).boundingBox()
    const edge = (picture?.x ?? 0) + (picture?.width ?? 0)
    expect((heart?.x ?? 0) + (heart?.width ?? 0)).toBeLessThanOrEqual(edge)
  }
})
