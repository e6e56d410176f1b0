import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { makeStorageFail, storeInAnotherTab } from '../../../../tests/support/device-storage.ts'
import { answer, fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openPage, until } from '../../../../tests/support/open-page.tsx'
import {
  emptyWeek,
  type Meal,
  type Place,
  type PlannedDish,
  putDish,
  type Week,
  writeWeekLink,
} from '../../../domain/kitchen/week.ts'
import { newDish, putLeftovers } from '../../../domain/kitchen/week-dishes.ts'
import type { RecipeCardData } from '../../../domain/reads/public-reads.ts'
import { SECOND } from '../../../domain/time/durations.ts'

const START = '2026-11-23'
const MONDAY = `${START}T09:00:00`
const DESK = 1280
const PHONE = 390
const evening = (day: number) => ({ meal: 'evening' as Meal, day })

function planned(...dishes: [slug: string, place: Place][]): Week {
  return dishes.reduce((week, [slug, place]) => putDish(week, place, newDish(slug, 2)), emptyWeek(START))
}

const inStorage = (week: Week) => JSON.stringify({ weeks: { [week.start]: week } })
const keptEvenings = (): (PlannedDish | null)[] =>
  JSON.parse(localStorage.getItem('weeks') ?? '').weeks[START].meals.evening

interface Opening {
  now?: string
  width?: number
}

/** Opens the week as planned at an earlier visit; null for nothing planned. */
async function openWith(week: Week | null, { now = MONDAY, width = DESK }: Opening = {}) {
  if (week) localStorage.setItem('weeks', inStorage(week))
  const page = await openPage(`/week#of=${START}`, { now, width })
  await until(() => screen.getByText('November 23 to 29'))
  return page
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const link = (name: string | RegExp) => screen.getByRole('link', { name })
const dialog = (name?: string) => within(screen.getByRole('dialog', name === undefined ? {} : { name }))
const change = (title: string) => button(`Move, change or remove ${title}`)

// WEEK-DISH-4
test('keys lift, move and drop a dish; dropping on a full place needs a confirmation', async () => {
  const { user } = await openWith(planned(['roast-tomato-soup', evening(0)], ['big-grain-bowl', evening(2)]))
  const said = () => within(screen.getByRole('main')).getAllByRole('status').at(-1)?.textContent
  act(() => button(/^Monday evening: Roast Tomato Soup/).focus())
  await user.keyboard('{Enter}')
  expect(said()).toContain('Roast Tomato Soup is lifted')
  await user.keyboard('{ArrowRight}')
  expect(said()).toContain('Tuesday evening, free')
  await user.keyboard('{Escape}')
  expect(said()).toContain('is back on Monday evening')
  expect(keptEvenings()[0]?.slug).toBe('roast-tomato-soup')

  await user.keyboard('{Enter}{ArrowRight}{ArrowUp}{Enter}')
  expect(document.activeElement).toBe(button(/^Tuesday morning: Roast Tomato Soup/))

  await user.keyboard('{Enter}{ArrowRight}{ArrowDown}{Enter}')
  const question = await until(() => dialog('Swap the two?'))
  expect(keptEvenings()[2]?.slug).toBe('big-grain-bowl')
  await user.click(question.getByRole('button', { name: 'Swap them' }))
  button(/^Wednesday evening: Roast Tomato Soup/)
  button(/^Tuesday morning: Big Grain Bowl/)
})

test('a dish from below is placed without dragging: pressing it, then its place', async () => {
  const { user } = await openWith(planned(['big-grain-bowl', evening(0)]))
  await user.click(await until(() => button(/^Two-Storey Smoothie/)))
  const places = await until(() => dialog('When will you eat it?'))
  expect(places.getByRole('button', { name: 'Monday evening, full' })).toHaveProperty('disabled', true)
  await user.click(places.getByRole('button', { name: 'Replace what’s in a full place' }))
  await user.click(places.getByRole('button', { name: 'Monday evening, full' }))
  const question = await until(() => dialog('Replace Big Grain Bowl?'))
  await user.click(question.getByRole('button', { name: 'Replace it' }))
  expect(keptEvenings()[0]?.slug).toBe('two-storey-smoothie')
})

// WEEK-DISH-6
test('undo restores what was removed and keeps what was added since', async () => {
  const week = putLeftovers(planned(['red-lentil-dal', evening(0)]), evening(0), evening(2))
  const { user } = await openWith(week)
  await user.click(button(/^Monday evening: Red Lentil Dal/))
  await user.click((await until(dialog)).getByRole('button', { name: 'Remove' }))
  const offered = await until(() =>
    within(screen.getByRole('region', { name: 'Dishes' })).getAllByRole('button'),
  )
  await user.click(offered[0] ?? document.body)
  const places = await until(() => dialog('When will you eat it?'))
  await user.click(places.getByRole('button', { name: 'Friday evening' }))
  await user.click(button('Undo'))
  expect(keptEvenings().map((dish) => dish?.slug ?? null)).toEqual([
    ...['red-lentil-dal', null, 'red-lentil-dal', null],
    ...[expect.any(String), null, null],
  ])
})

// WEEK-DISH-4
test('after dragging a dish, a key opens it again', async () => {
  vi.stubGlobal('document', Object.assign(document, { elementFromPoint: () => null }))
  const { user, pass } = await openWith(planned(['red-lentil-dal', evening(0)]))
  const card = button(/^Monday evening: Red Lentil Dal/)
  fireEvent.pointerDown(card, { button: 0, clientX: 0, clientY: 0 })
  fireEvent.pointerMove(card, { buttons: 1, clientX: 90, clientY: 0 })
  fireEvent.pointerUp(card)
  fireEvent.click(card)
  expect(screen.queryByRole('dialog')).toBeNull()
  await pass(1)
  act(() => card.focus())
  await user.keyboard(' ')
  await until(() => dialog('Red Lentil Dal'))
})

// WEEK-MIX-1, WEEK-MIX-2, WEEK-MIX-5
test('mixing keeps planned and kept dishes, repeats no dish, and folds the preferences', async () => {
  const { user } = await openWith(planned(['red-lentil-dal', evening(1)]))
  await user.click(button('Mix me a week'))
  const mix = await until(() => dialog('Mix me a week'))
  const cards = () => within(mix.getByRole('list', { name: 'The dishes' })).getAllByRole('button')
  const pressed = () => cards().map((card) => [card.textContent, card.getAttribute('aria-pressed')])
  const free = () => cards().filter((card) => card.getAttribute('aria-pressed') === 'false')
  await until(() => expect(pressed()).toHaveLength(5))
  expect(pressed()).toContainEqual([expect.stringContaining('Red Lentil Dal'), 'true'])
  expect(mix.queryByRole('group', { name: 'How many evenings do you cook?' })).toBeNull()

  await user.click(mix.getByRole('button', { name: 'Your wishes: 5 dinners for 2, any time Change' }))
  expect(mix.queryByRole('list', { name: 'The dishes' })).toBeNull()
  await user.click(mix.getByRole('button', { name: '4' }))
  await user.click(mix.getByRole('button', { name: 'dairy' }))
  const show = mix.getByRole('button', { name: 'Show the dishes' })
  await user.click(show)
  expect(document.activeElement).toBe(show)
  await until(() => expect(pressed()).toHaveLength(4))
  mix.getByRole('button', { name: /^Your wishes: 4 dinners for 2, any time, without dairy/ })

  const told = () => mix.getByRole('status').textContent ?? ''
  await until(() => expect(told()).toMatch(/^Now .+, .+ and .+\./))
  const [first] = free()
  if (!first) throw new Error('Nothing was mixed')
  const name = first.textContent
  await user.click(first)
  await user.click(mix.getByRole('button', { name: 'Shuffle' }))
  await until(() => mix.getByRole('button', { name: 'Shuffle' }))
  expect(pressed()).toContainEqual([name, 'true'])
  expect(free()).toHaveLength(2)
  await until(() => expect(told()).toMatch(/^Now [^,]+ and [^,]+\./))
  expect(keptEvenings().filter(Boolean)).toHaveLength(1)
  await user.click(mix.getByRole('button', { name: 'Put them in my week' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  const slugs = keptEvenings().flatMap((dish) => dish?.slug ?? [])
  expect(slugs).toHaveLength(4)
  expect(new Set(slugs).size).toBe(4)
  expect(keptEvenings()[1]?.slug).toBe('red-lentil-dal')
})

// WEEK-MIX-4
test('on a large site a mix considers 60 recipes: some of the newest hundred, some of a random later hundred', async () => {
  const lists: number[] = []
  const looked: string[] = []
  let like: RecipeCardData | undefined
  fakeCalls(/^\/api\/public\/recipes(?:[?/]|$)/, async ({ path }, pass) => {
    const { pathname, searchParams } = new URL(path, document.baseURI)
    if (pathname !== '/api/public/recipes') {
      looked.push(pathname.split('/').at(-1) ?? '')
      return answer(404, { error: 'Not here' })
    }
    const page = Number(searchParams.get('page') ?? 1)
    lists.push(page)
    const real: RecipeCardData[] = await (await pass()).json()
    like ??= real.find(({ slug }) => slug === 'red-lentil-dal')
    const items = Array.from({ length: 100 }, (_, index) => ({
      ...like,
      id: page * 1_000 + index,
      slug: `of-${page}-${index}`,
    }))
    return Response.json(items, { headers: { 'x-total-count': '300' } })
  })
  const { user } = await openWith(null)
  // The first random number of a mix selects the hundred.
  const random = Math.random
  let drawn: number[] = [0.1]
  vi.spyOn(Math, 'random').mockImplementation(() => drawn.shift() ?? random())
  await user.click(button('Mix me a week'))
  const mix = await until(() => dialog('Mix me a week'))
  await until(() => expect(looked).toHaveLength(60))
  expect(new Set(looked).size).toBe(60)
  expect(lists.filter((page) => page > 1)).toEqual([2])
  expect(new Set(looked.map((slug) => slug.slice(0, 5)))).toEqual(new Set(['of-1-', 'of-2-']))

  drawn = [0.9]
  await user.click(await until(() => mix.getByRole('button', { name: 'Shuffle' })))
  await until(() => expect(looked.some((slug) => slug.startsWith('of-3-'))).toBe(true))
  expect(lists.filter((page) => page > 1)).toEqual([2, 3])
  expect(looked.length).toBeLessThanOrEqual(120)
})

test('on a phone a dish is added by pressing a place, then moved, repeated as leftovers and removed', async () => {
  const { user, pass } = await openWith(null, { width: PHONE })
  await user.click(button('Add Dinner on Friday'))
  const sheet = await until(() => dialog('Dinner on Friday'))
  await user.type(sheet.getByRole('textbox', { name: 'Find a recipe' }), 'lentil')
  await pass(SECOND)
  // A found recipe shows no minutes, unlike the dishes at hand.
  const found = await until(() => sheet.getByRole('button', { name: 'Red Lentil Dal' }))
  await user.click(found)
  await until(() => link('Red Lentil Dal'))
  screen.getByText('Evening, 50 min, for 2')

  const pressIn = async (sheetOf: string, name: string, by = user) =>
    by.click(await until(() => dialog(sheetOf).getByRole('button', { name })))
  await user.click(change('Red Lentil Dal'))
  await pressIn('Red Lentil Dal', 'Move')
  await pressIn('When will you eat it?', 'Monday evening')
  await user.click(change('Red Lentil Dal'))
  await pressIn('Red Lentil Dal', 'More people')
  await pressIn('Red Lentil Dal', 'Eat it again on…')
  await pressIn('Red Lentil Dal', 'Wednesday evening')
  await pressIn('Red Lentil Dal', 'Close')

  const again = await openWith(null, { width: PHONE })
  const isCookedForBoth = () => {
    screen.getByText('Evening, 50 min, cooked for 6')
    link('Leftovers: Red Lentil Dal')
  }
  isCookedForBoth()
  // Its leftovers are removed with it, and restored by an undo.
  await again.user.click(change('Red Lentil Dal'))
  await pressIn('Red Lentil Dal', 'Remove', again.user)
  button('Add Dinner on Monday')
  button('Add Dinner on Wednesday')
  await again.user.click(button('Undo'))
  isCookedForBoth()
  // Moved after its leftovers, it becomes the leftovers.
  await again.user.click(change('Red Lentil Dal'))
  await pressIn('Red Lentil Dal', 'Move', again.user)
  await pressIn('When will you eat it?', 'Friday evening', again.user)
  screen.getByText('Red Lentil Dal is cooked on Wednesday now')
  expect(keptEvenings().map((dish) => dish?.leftoverOf)).toEqual([
    ...[undefined, undefined, null, undefined],
    ...[2, undefined, undefined],
  ])
})

// WEEK-PAGE-5
test.each([
  { screenName: 'desk', width: DESK, first: 'Add breakfast on Monday' },
  { screenName: 'phone', width: PHONE, first: 'Add Breakfast on Monday' },
])('on a $screenName breakfasts are one line until pressed', async ({ width, first }) => {
  const { user } = await openWith(null, { width })
  expect(screen.queryByRole('button', { name: first })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Calendar' })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Shopping list/ })).toBeNull()
  await user.click(button('Plan breakfasts'))
  expect(document.activeElement).toBe(button(first))
  expect(screen.queryByRole('button', { name: 'Plan breakfasts' })).toBeNull()
})

// WEEK-PAGE-4
test('on a phone today is the largest, earlier days are folded; a past week is unfolded', async () => {
  const week = planned(['roast-tomato-soup', evening(1)], ['big-grain-bowl', evening(3)])
  const foldOf = (title: string) => link(title).closest('details')
  await openWith(week, { width: PHONE, now: '2026-11-26T09:00:00' })
  expect(screen.getByRole('heading', { name: /^Today/ }).textContent).toContain('Thursday, November 26')
  expect(screen.getByText(/^Earlier this week/).textContent).toContain('Monday to Wednesday')
  expect(foldOf('Roast Tomato Soup')?.open).toBe(false)
  expect(foldOf('Big Grain Bowl')).toBeNull()

  await openWith(null, { width: PHONE, now: '2026-12-03T09:00:00' })
  expect(foldOf('Roast Tomato Soup')).toBeNull()
  expect(screen.queryByText(/^Earlier this week/)).toBeNull()
})

test('a day of the plan is marked done', async () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Wake up, everybody is done' })
  const { user } = await openWith(null, { width: PHONE })
  await user.click(await until(box))
  await openWith(null, { width: PHONE })
  expect((await until(box)).checked).toBe(true)
})

// WEEK-DISH-5
test('a dish no longer on the site says so and can be removed', async () => {
  const { user } = await openWith(planned(['what-nobody-cooks', evening(0)]))
  await user.click(button(/What nobody cooks.*No longer on the site/))
  await user.click((await until(dialog)).getByRole('button', { name: 'Remove' }))
  button('Add dinner on Monday')
})

test('without storage the week lasts as long as the page and says so', async () => {
  makeStorageFail('forbidden')
  const { user } = await openWith(null)
  await user.click(button('Add dinner on Monday'))
  await user.click(
    await until(() => dialog('Dinner on Monday').getByRole('button', { name: /Roast Tomato Soup/ })),
  )
  screen.getByText(/^This device doesn’t let us keep your week/)
  await until(() => button(/^Monday evening: Roast Tomato Soup/))
})

test('a change in another tab appears', async () => {
  await openWith(null)
  storeInAnotherTab('weeks', inStorage(planned(['red-lentil-dal', evening(0)])))
  await until(() => button(/^Monday evening: Red Lentil Dal/))
})

describe('a link', () => {
  const SENT = planned(['red-lentil-dal', evening(0)])
  const open = (path: string) => openPage(path, { now: MONDAY, width: DESK })

  // WEEK-SHARE-1
  test('shows its week and keeps it only beside the reader’s own weeks', async () => {
    localStorage.setItem('weeks', inStorage(planned(['big-grain-bowl', evening(0)])))
    const { user } = await open(`/week${writeWeekLink(SENT)}`)
    await until(() => screen.getByText(/^Somebody sent you this week\./))
    link(/Red Lentil Dal/)
    expect(keptEvenings()[0]?.slug).toBe('big-grain-bowl')
    await user.click(button('Keep it for November 30 to December 6'))
    await until(() => button(/^Monday evening: Red Lentil Dal/))
    expect(window.location.hash).toBe('#of=2026-11-30')
    expect(keptEvenings()[0]?.slug).toBe('big-grain-bowl')
  })

  test('to a list opens on another device', async () => {
    const lentils = () => screen.getByRole('checkbox', { name: /red lentils/ })
    const { user } = await open(`/week/shopping${writeWeekLink(SENT)}`)
    await until(lentils)
    await user.click(button('Keep this week'))
    await until(() => expect(screen.queryByText(/^Somebody sent you this week\./)).toBeNull())
    lentils()
    expect(keptEvenings()[0]?.slug).toBe('red-lentil-dal')
  })

  test('that is malformed says so and shows the reader’s own week', async () => {
    await open('/week#week=nonsense')
    await until(() => screen.getByText(/^This link holds no week\./))
    button('Mix me a week')
  })
})

describe('the shopping list', () => {
  // SHOP-LIST-1
  test('adds up dishes and restores ticks; a changed amount is marked', async () => {
    const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    const openList = async () => {
      const page = await openPage(`/week/shopping#of=${START}`, { now: MONDAY, width: DESK })
      await until(() => box(/onions/i))
      return page
    }
    const week = planned(['roast-tomato-soup', evening(0)], ['smoky-bean-chilli', evening(1)])
    localStorage.setItem('weeks', inStorage(week))
    const { user } = await openList()
    const line = () => box(/onions/i).closest('li')?.textContent
    expect(line()).toContain('Roast Tomato Soup, Smoky Bean Chilli')
    act(() => box(/onions/i).focus())
    await user.keyboard(' ')
    expect(document.activeElement).toBe(box(/onions/i))
    screen.getByText(/^1 of \d+ in the basket$/)
    await user.type(screen.getByRole('textbox', { name: 'Something else to buy' }), 'coffee{Enter}')
    box('coffee')

    const again = await openList()
    expect(box(/onions/i).checked).toBe(true)
    expect(box('coffee').checked).toBe(false)
    expect(box(/olive oil/).checked).toBe(true)
    await again.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Your week' }))
    const more = await until(() => button('More people'))
    for (const _ of [1, 2, 3, 4]) await again.user.click(more)
    act(() => window.history.back())
    await until(() => expect(line()).toMatch(/Was .+ when you ticked it/))
    expect(box(/onions/i).checked).toBe(true)
  })

  test('a removed own line is not ticked when it is added again', async () => {
    const { user } = await openPage(`/week/shopping#of=${START}`, { now: MONDAY, width: DESK })
    const milk = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'milk' })
    const field = await until(() => screen.getByRole('textbox', { name: 'Something else to buy' }))
    await user.type(field, 'milk{Enter}')
    await user.click(milk())
    expect(milk().checked).toBe(true)
    await user.click(button('Remove milk'))
    await user.type(field, 'milk{Enter}')
    expect(milk().checked).toBe(false)
  })
})
