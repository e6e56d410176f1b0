import type { Page } from '@playwright/test'
import { emptyWeek, type Meal, type Place, putDish, type Week } from '../../src/domain/kitchen/week.ts'
import { newDish, putLeftovers } from '../../src/domain/kitchen/week-dishes.ts'
import { findCutWords } from './find-cut-words.ts'
import { findViolations } from './find-violations.ts'
import { expect, test, waitForHydration } from './fixtures.ts'

const START = '2026-11-23'
const evening = (day: number) => ({ meal: 'evening' as Meal, day })
const morning = (day: number) => ({ meal: 'morning' as Meal, day })

function planned(...dishes: [slug: string, place: Place][]): Week {
  return dishes.reduce((week, [slug, place]) => putDish(week, place, newDish(slug, 2)), emptyWeek(START))
}

/** Opens a page with a week on the device, as if planned at an earlier visit. */
async function openWith(page: Page, week: Week, path = '/week'): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((weeks) => localStorage.setItem('weeks', JSON.stringify({ weeks })), {
    [week.start]: week,
  })
  await page.goto(`${path}#of=${START}`)
  await waitForHydration(page)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  // WEEK-SHARE-2
  test('a week and its list fit one printed page; a dish is dragged into it, and the rest is mixed', async ({
    page,
  }) => {
    // Days before today are not mixed: the clock is set to Monday.
    await page.clock.setFixedTime(`${START}T09:00:00`)
    const week = planned(
      ['overnight-oats-in-a-jar', morning(0)],
      ['overnight-oats-in-a-jar', morning(2)],
      ['overnight-oats-in-a-jar', morning(4)],
      ['sunrise-breakfast-bowl', morning(6)],
      ['roast-tomato-soup', evening(0)],
      ['one-tray-salmon-and-greens', evening(1)],
      ['red-lentil-dal', evening(3)],
      ['smoky-bean-chilli', evening(5)],
      ['big-grain-bowl', evening(6)],
    )
    await openWith(page, { ...putLeftovers(week, evening(0), evening(2)), own: ['coffee'] })
    await expect(page.getByRole('button', { name: /^Sunday evening: Big Grain Bowl.*1 h/ })).toBeVisible()
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Look at home first')).toBeVisible()
    await expect(page.locator('.week-sheet tbody td').first()).toHaveCSS('font-size', '14px')
    await page.emulateMedia({ media: 'screen' })

    const dish = page.getByRole('button', { name: /^Two-Storey Smoothie/ })
    await dish.scrollIntoViewIfNeeded()
    await dish.hover()
    await page.mouse.down()
    await page.getByRole('button', { name: 'Add breakfast on Saturday' }).hover()
    await page.mouse.up()
    await expect(page.getByRole('button', { name: /^Saturday morning: Two-Storey Smoothie/ })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await findViolations(page), 'the week').toEqual([])

    await page.getByRole('button', { name: 'Mix me a week' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mix me a week' })
    await expect(dialog.getByRole('button', { name: /^Keep .*Friday evening/ })).toBeVisible()
    expect(await findViolations(page), 'a mixed week').toEqual([])
    await dialog.getByRole('button', { name: /^Your wishes/ }).click()
    expect(await findViolations(page), 'its wishes').toEqual([])
  })
})

// WEEK-MIX-5
for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`at ${width} × ${height} a mixed week is completely visible, names included, above its buttons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.clock.setFixedTime(`${START}T09:00:00`)
    await openWith(page, planned())
    await page.getByRole('button', { name: 'Mix me a week' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mix me a week' })
    const cards = dialog.getByRole('list', { name: 'The dishes' }).getByRole('button')
    await expect(cards).toHaveCount(5)
    const end = (await dialog.getByRole('button', { name: 'Shuffle' }).boundingBox())?.y ?? 0
    for (const card of await cards.all()) {
      const box = await card.boundingBox()
      if (!box) throw new Error('A card is not there')
      expect(box.y + box.height).toBeLessThan(end)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(await card.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    }
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('past days are one line that unfolds them and what is planned there; nothing overflows the screen', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-26T09:00:00')
    await openWith(page, planned(['roast-tomato-soup', evening(1)], ['big-grain-bowl', evening(3)]))
    await expect(page.getByRole('heading', { name: 'Today' })).toContainText('Thursday, November 26')
    const soup = page.getByRole('link', { name: 'Roast Tomato Soup' })
    const bowl = page.getByRole('link', { name: 'Big Grain Bowl' })
    await expect(bowl).toBeVisible()
    await expect(soup).toBeHidden()
    expect(await findViolations(page), 'folded').toEqual([])

    await page.getByRole('button', { name: 'Move, change or remove Big Grain Bowl' }).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Eat it again on…' }).tap()
    expect(await findViolations(page), 'a sheet').toEqual([])
    await sheet.getByRole('button', { name: 'Move', exact: true }).tap()
    await sheet.getByRole('button', { name: 'Monday evening' }).tap()
    await expect(bowl).toBeFocused()
    await expect(soup).toBeVisible()
    expect(await findViolations(page), 'unfolded').toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await page.getByText('Earlier this week').tap()
    await expect(soup).toBeHidden()
    await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: /24/ }).tap()
    await expect(soup).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tuesday' })).toBeInViewport()
  })
})

test('a ticked line that sinks keeps the focus; a calendar file contains the week; no word is cut at 200 % zoom', async ({
  page,
}) => {
  const week = planned(['roast-tomato-soup', evening(0)], ['smoky-bean-chilli', evening(1)])
  await openWith(page, { ...week, own: ['coffee'] }, '/week/shopping')
  const onions = page.getByRole('checkbox', { name: /onions/i })
  await onions.focus()
  await page.keyboard.press('Space')
  await expect(onions).toBeChecked()
  await expect(onions).toBeFocused()
  expect(await findViolations(page)).toEqual([])

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar file' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe(`week-${START}.ics`)
  const parts: Buffer[] = []
  for await (const part of await file.createReadStream()) parts.push(Buffer.from(part))
  const text = Buffer.concat(parts).toString()
  expect(text).toContain('SUMMARY:Roast Tomato Soup')
  expect(text).toContain('DTSTART:20261123T070000')

  // A11Y-ZOOM-1
  await page.setViewportSize({ width: 195, height: 422 })
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  expect(await findCutWords(page)).toEqual([])
})
