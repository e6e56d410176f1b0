import type { Page } from '@playwright/test'
import {
  emptyWeek,
  type Meal,
  type PlannedDish,
  putDish,
  type Week,
  writeWeekLink,
} from '../../src/domain/kitchen/week.ts'
import { newDish, putLeftovers } from '../../src/domain/kitchen/week-dishes.ts'
import { findViolations } from './find-violations.ts'
import { expect, expectProblems, test, waitForHydration } from './fixtures.ts'

const START = '2026-11-23'
const evening = (day: number) => ({ meal: 'evening' as Meal, day })
const morning = (day: number) => ({ meal: 'morning' as Meal, day })

function planned(...dishes: [slug: string, place: ReturnType<typeof evening>][]): Week {
  return dishes.reduce((week, [slug, place]) => putDish(week, place, newDish(slug, 2)), emptyWeek(START))
}

/** Opens a page with a week on the device, as if planned at an earlier visit. */
async function openWith(page: Page, week: Week | null, path = '/week'): Promise<void> {
  await page.goto('/terms-of-service')
  await page.evaluate(
    (weeks) => localStorage.setItem('weeks', JSON.stringify({ weeks })),
    week ? { [week.start]: week } : {},
  )
  await page.goto(`${path}#of=${START}`)
  await waitForHydration(page)
}

const keptWeek = (page: Page) =>
  page.evaluate((start) => JSON.parse(localStorage.getItem('weeks') ?? '{}').weeks?.[start], START)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('keys lift a dish, move it and put it down; a full place is asked about first', async ({ page }) => {
    await openWith(page, planned(['roast-tomato-soup', evening(0)], ['big-grain-bowl', evening(2)]))
    const soup = page.getByRole('button', { name: /Roast Tomato Soup/ }).first()
    const said = page.locator('main p[role="status"]').last()
    await soup.focus()
    await page.keyboard.press('Enter')
    await expect(said).toContainText('Roast Tomato Soup is lifted')
    await page.keyboard.press('ArrowRight')
    await expect(said).toContainText('Tuesday evening, free')
    await page.keyboard.press('Escape')
    await expect(said).toContainText('is back on Monday evening')
    expect((await keptWeek(page)).meals.evening[0].slug).toBe('roast-tomato-soup')

    for (const key of ['Enter', 'ArrowRight', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
    const moved = page.getByRole('button', { name: /^Tuesday morning: Roast Tomato Soup/ })
    await expect(moved).toBeFocused()

    for (const key of ['Enter', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    const question = page.getByRole('dialog', { name: 'Swap the two?' })
    await expect(question).toBeVisible()
    expect((await keptWeek(page)).meals.evening[2].slug).toBe('big-grain-bowl')
    await question.getByRole('button', { name: 'Swap them' }).click()
    await expect(page.getByRole('button', { name: /^Wednesday evening: Roast Tomato Soup/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Tuesday morning: Big Grain Bowl/ })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })

  test('a dish is dragged from below into the week', async ({ page }) => {
    await openWith(page, null)
    const dish = page.getByRole('button', { name: /^Two-Storey Smoothie/ })
    await dish.scrollIntoViewIfNeeded()
    await dish.hover()
    await page.mouse.down()
    await page.getByRole('button', { name: 'Add breakfast on Friday' }).hover()
    await page.mouse.up()
    await expect(page.getByRole('button', { name: /^Friday morning: Two-Storey Smoothie/ })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a week is mixed: what is planned stays, no dish comes twice', async ({ page }) => {
    await page.clock.setFixedTime(`${START}T09:00:00`)
    await openWith(page, planned(['red-lentil-dal', evening(1)]))
    await page.getByRole('button', { name: 'Mix me a week' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mix me a week' })
    await dialog.getByRole('button', { name: '4', exact: true }).click()
    await dialog.getByRole('button', { name: 'dairy', exact: true }).click()
    await expect(dialog).toContainText('Without dairy, as always here.')
    await dialog.getByRole('button', { name: 'Mix them' }).click()
    const cards = dialog.getByRole('list', { name: 'The dishes' }).getByRole('button')
    await expect(cards).toHaveCount(4)
    await expect(cards.filter({ hasText: 'Red Lentil Dal' })).toHaveAttribute('aria-pressed', 'true')
    expect(await findViolations(page)).toEqual([])
    const first = cards.and(page.locator('[aria-pressed="false"]')).first()
    const name = await first.textContent()
    await first.click()
    await dialog.getByRole('button', { name: 'Mix the open two' }).click()
    await expect(dialog.getByRole('button', { name: 'Mix the open two' })).toBeVisible()
    await expect(cards.filter({ hasText: name ?? '' })).toHaveAttribute('aria-pressed', 'true')
    expect((await keptWeek(page)).meals.evening.filter(Boolean)).toHaveLength(1)
    await dialog.getByRole('button', { name: 'Lay them out' }).click()
    await expect(dialog).toBeHidden()
    const evenings: ({ slug: string } | null)[] = (await keptWeek(page)).meals.evening
    const slugs = evenings.flatMap((dish) => dish?.slug ?? [])
    expect(slugs).toHaveLength(4)
    expect(new Set(slugs).size).toBe(4)
    expect(evenings[1]?.slug).toBe('red-lentil-dal')
  })

  test('a week and its list are one printed page', async ({ page }) => {
    const week = planned(
      ...([0, 2, 4].map((day) => ['overnight-oats-in-a-jar', morning(day)]) as [
        string,
        ReturnType<typeof morning>,
      ][]),
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
    const size = await page
      .locator('.week-sheet tbody td')
      .first()
      .evaluate((cell) => getComputedStyle(cell).fontSize)
    expect(size).toBe('14px')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  // Days before today are folded: it is Monday, whenever this runs.
  test.beforeEach(({ page }) => page.clock.setFixedTime(`${START}T09:00:00`))

  test('today is the largest; the days before it are one line, which its days open', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-26T09:00:00')
    await openWith(page, planned(['roast-tomato-soup', evening(1)], ['big-grain-bowl', evening(3)]))
    await expect(page.getByRole('heading', { name: 'Today' })).toContainText('Thursday, November 26')
    await expect(page.getByText('Earlier this week')).toContainText('Monday to Wednesday')
    const soup = page.getByRole('link', { name: 'Roast Tomato Soup' })
    await expect(page.getByRole('link', { name: 'Big Grain Bowl' })).toBeVisible()
    await expect(soup).toBeHidden()
    expect(await findViolations(page)).toEqual([])

    await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: /24/ }).tap()
    await expect(soup).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tuesday' })).toBeInViewport()

    // A week that is over is looked at as a whole.
    await page.clock.setFixedTime('2026-12-03T09:00:00')
    await page.reload()
    await expect(soup).toBeVisible()
    await expect(page.getByText('Earlier this week')).toBeHidden()
  })

  test('what is put into a day that is folded is seen', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-26T09:00:00')
    await openWith(page, planned(['big-grain-bowl', evening(3)]))
    const bowl = page.getByRole('link', { name: 'Big Grain Bowl' })
    await expect(bowl).toBeVisible()
    await page.getByRole('button', { name: 'Move, change or remove Big Grain Bowl' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Monday evening' }).tap()
    await expect(bowl).toBeFocused()
  })

  test('a place is tapped, a dish chosen, moved, eaten again and taken out', async ({ page }) => {
    await openWith(page, null)
    await page.getByRole('button', { name: 'Add dinner on Friday' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Dinner on Friday' })
    await sheet.getByRole('textbox', { name: 'Find a recipe' }).fill('lentil')
    // Found, it moves from where it stood among the dishes at hand.
    await expect(sheet.getByRole('listitem')).toHaveCount(1)
    await sheet.getByRole('button', { name: /Red Lentil Dal/ }).tap()
    await expect(page.getByRole('link', { name: 'Red Lentil Dal' })).toBeVisible()
    await expect(page.getByText('Evening, 50 min, for 2')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await page.getByRole('button', { name: 'Move, change or remove Red Lentil Dal' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Monday evening' }).tap()
    await page.getByRole('button', { name: 'Move, change or remove Red Lentil Dal' }).tap()
    const dish = page.getByRole('dialog', { name: 'Red Lentil Dal' })
    await dish.getByRole('button', { name: 'More people' }).tap()
    await dish.getByRole('button', { name: 'Eat it again on…' }).tap()
    await dish.getByRole('button', { name: 'Wednesday evening' }).tap()
    expect(await findViolations(page)).toEqual([])
    await dish.getByRole('button', { name: 'Close' }).tap()
    await page.reload()
    await waitForHydration(page)
    await expect(page.getByText('Evening, 50 min, cooked for 6')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Leftovers: Red Lentil Dal' })).toBeVisible()

    // What is left of it goes with it, until that is undone.
    await page.getByRole('button', { name: 'Move, change or remove Red Lentil Dal', exact: true }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).tap()
    await expect(page.getByRole('button', { name: 'Add dinner on Monday' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add dinner on Wednesday' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(page.getByText('Evening, 50 min, cooked for 6')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Leftovers: Red Lentil Dal' })).toBeVisible()

    // Behind its leftovers it is what is left over.
    await page.getByRole('button', { name: 'Move, change or remove Red Lentil Dal', exact: true }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Friday evening' }).tap()
    await expect(page.getByText('Red Lentil Dal is cooked on Wednesday now').first()).toBeVisible()
    expect((await keptWeek(page)).meals.evening.map((dish?: PlannedDish) => dish?.leftoverOf)).toEqual([
      ...[undefined, undefined, null, undefined],
      ...[2, undefined, undefined],
    ])
  })

  test('a day of the plan is marked done', async ({ page }) => {
    await openWith(page, null)
    const box = page.getByRole('checkbox', { name: 'Wake up, everybody is done' })
    await box.tap()
    await page.reload()
    await expect(box).toBeChecked()
  })
})

test.describe('the shopping list', () => {
  const WEEK = planned(['roast-tomato-soup', evening(0)], ['smoky-bean-chilli', evening(1)])

  test('adds up dishes, and its ticks are there again; a changed amount says so', async ({ page }) => {
    await openWith(page, WEEK, '/week/shopping')
    const onions = page.getByRole('checkbox', { name: /onions/i })
    await expect(onions).toHaveCount(1)
    const line = page.getByRole('listitem').filter({ has: onions })
    await expect(line).toContainText('Roast Tomato Soup, Smoky Bean Chilli')
    await onions.focus()
    await page.keyboard.press('Space')
    await expect(onions).toBeFocused()
    await expect(page.getByText(/^1 of \d+ in the basket$/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Something else to buy' }).fill('coffee')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: 'coffee' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.reload()
    await expect(onions).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'coffee' })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: /olive oil/ })).toBeChecked()

    await page.getByRole('main').getByRole('link', { name: 'Your week' }).click()
    for (const _ of [1, 2, 3, 4]) await page.getByRole('button', { name: 'More people' }).click()
    await page.goBack()
    await expect(line).toContainText(/Was .+ when you ticked it/)
    await expect(onions).toBeChecked()
  })

  test('a calendar file holds the week', async ({ page }) => {
    await openWith(page, WEEK, '/week/shopping')
    await expect(page.getByRole('checkbox', { name: /onions/i })).toBeVisible()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Calendar file' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toBe(`week-${START}.ics`)
    const parts: Buffer[] = []
    for await (const part of await file.createReadStream()) parts.push(Buffer.from(part))
    const text = Buffer.concat(parts).toString()
    expect(text).toContain('SUMMARY:Roast Tomato Soup')
    expect(text).toContain('DTSTART:20261123T070000')
  })
})

test.describe('a link', () => {
  const SENT = planned(['red-lentil-dal', evening(0)])

  test('shows its week and keeps it only beside her own', async ({ page }) => {
    await openWith(page, planned(['big-grain-bowl', evening(0)]))
    await page.goto('/terms-of-service')
    await page.goto(`/week${writeWeekLink(SENT)}`)
    await waitForHydration(page)
    await expect(page.getByText('Somebody sent you this week.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Red Lentil Dal/ })).toBeVisible()
    expect((await keptWeek(page)).meals.evening[0].slug).toBe('big-grain-bowl')
    await page.getByRole('button', { name: 'Keep it for November 30 to December 6' }).click()
    await expect(page).toHaveURL(/#of=2026-11-30$/)
    await expect(page.getByRole('button', { name: /Red Lentil Dal/ }).first()).toBeVisible()
    expect((await keptWeek(page)).meals.evening[0].slug).toBe('big-grain-bowl')
  })

  test('of a list opens on another device', async ({ page }) => {
    await page.goto(`/week/shopping${writeWeekLink(SENT)}`)
    await waitForHydration(page)
    await expect(page.getByRole('checkbox', { name: /red lentils/ })).toBeVisible()
    await page.getByRole('button', { name: 'Keep this week' }).click()
    await expect(page.getByRole('checkbox', { name: /red lentils/ })).toBeVisible()
    expect((await keptWeek(page)).meals.evening[0].slug).toBe('red-lentil-dal')
  })

  test('made by hand says so, and shows her own', async ({ page }) => {
    await page.goto('/week#week=nonsense')
    await waitForHydration(page)
    await expect(page.getByText('This link holds no week.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mix me a week' })).toBeVisible()
  })
})

test('a dish that is no longer on the site says so and can be taken out', async ({ page, problems }) => {
  await openWith(page, planned(['what-nobody-cooks', evening(0)]))
  expectProblems(problems, /Failed to load resource/)
  await page.getByRole('button', { name: /What nobody cooks.*No longer on the site/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'Add dinner on Monday' })).toBeVisible()
})

test('where nothing may be kept, the week lasts as long as the page and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError')
    }
    Storage.prototype.getItem = refuse
    Storage.prototype.setItem = refuse
  })
  await page.goto('/week')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Add dinner on Monday' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Roast Tomato Soup/ })
    .click()
  await expect(page.getByText('This device doesn’t let us keep your week')).toBeVisible()
  await expect(page.getByText('Roast Tomato Soup').first()).toBeVisible()
})

test('a change in another tab is seen', async ({ page, context }) => {
  await openWith(page, null)
  const other = await context.newPage()
  await openWith(other, planned(['red-lentil-dal', evening(0)]))
  await expect(page.getByRole('button', { name: /Red Lentil Dal/ }).first()).toBeVisible()
  await other.close()
})
