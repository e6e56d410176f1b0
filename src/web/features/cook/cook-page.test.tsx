import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { type OpenedPage, openPage, until } from '../../../../tests/support/open-page.tsx'
import { MINUTE } from '../../../domain/time/durations.ts'

const BOWL = '/recipes/big-grain-bowl'
const START = Date.UTC(2026, 2, 1, 18)

const cook = (path = BOWL, now = START) => openPage(`${path}/cook`, { now })
const place = () => screen.getByRole('progressbar', { name: 'Steps' }).getAttribute('aria-valuenow')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const docked = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Timers' })).getByRole('button', { name })
const ring = () => screen.getByRole('alertdialog')
const needed = () => document.querySelector('.cm-need')?.textContent

async function next({ user }: OpenedPage, times = 1): Promise<void> {
  for (let pressed = 0; pressed < times; pressed++) await user.click(button(/^Next/))
}

// COOK-PAGE-2
test('each step lists only its own ingredients', async () => {
  const page = await cook()
  expect(needed()).toContain('100 g pearl barley')
  await next(page)
  expect(place()).toBe('2')
  expect(needed()).toContain('1 tbsp lemon juice')
  expect(needed()).not.toContain('barley')
  await next(page)
  screen.getByText(/^Step 3 of 6\. Bring a small pan/)
  await page.user.click(button('Back one step'))
  expect(place()).toBe('2')
})

/** Simulates a horizontal swipe of that many px on the element a selector finds. */
function draw(selector: string, by: number): void {
  const element = document.querySelector(selector) ?? document.body
  const fingers = (...at: { clientX: number; clientY: number }[]) =>
    Object.assign(at, { item: (index: number) => at[index] ?? null })
  const [from, to] = [200, 200 + by].map((clientX) => fingers({ clientX, clientY: 10 }))
  fireEvent.touchStart(element, { touches: from, changedTouches: from })
  fireEvent.touchEnd(element, { touches: fingers(), changedTouches: to })
}

// COOK-PAGE-3
test('swiping over the text turns the page; swiping over the ingredients does not', async () => {
  const page = await cook()
  await next(page)
  draw('.cm-say', -150)
  expect(place()).toBe('3')
  expect(document.querySelector('.cm-step')?.textContent).toContain(
    '7 minutes, for a yolk like thick honey. Cool them',
  )
  draw('.cm-need', 150)
  await page.user.click(document.querySelector('.cm-need') ?? document.body)
  expect(place()).toBe('3')
  draw('.cm-say', 150)
  expect(place()).toBe('2')
})

// COOK-PAGE-4
test('a duration is named by the words of its sentence, which stays as written', async () => {
  const page = await cook()
  await next(page)
  await next(page)
  const key = button('Start the timer: 7 minutes')
  expect(key.textContent).toBe('7 minutes')
  expect(key.closest('.cm-step')?.textContent).not.toContain('timer')
})

test('cook mode works by keyboard alone', async () => {
  const { user } = await cook()
  await user.keyboard('{ArrowRight} {ArrowLeft}')
  expect(place()).toBe('2')
  await user.keyboard('{ArrowRight}t')
  docked(/Eggs/)
  await user.keyboard('l')
  const list = within(await until(() => screen.getByRole('dialog', { name: 'All ingredients' })))
  list.getByText('baby spinach', { exact: false, selector: 'span' })
  // While the sheet is open, it alone handles the keys.
  await user.keyboard('{ArrowRight}')
  expect(place()).toBe('3')
  await user.click(list.getByRole('button', { name: 'Close' }))
  await user.keyboard('{Escape}')
  const leave = within(screen.getByRole('dialog', { name: 'Leave the stove?' }))
  leave.getByText(/^One timer is running/)
  const press = (key: HTMLElement) => {
    key.focus()
    return user.keyboard('{Enter}')
  }
  await press(leave.getByRole('button', { name: 'Stay' }))
  await press(docked(/Eggs/))
  await press(button('Stop'))
  await user.keyboard('{Escape}')
  await until(() => expect(window.location.pathname).toBe(BOWL))
})

test('a ringing timer replaces the question whether to leave', async () => {
  const { user, pass } = await cook()
  await user.click(button('Start the timer: 30 minutes'))
  await user.keyboard('{Escape}')
  const question = () => screen.queryByRole('dialog', { name: 'Leave the stove?' })
  await until(() => expect(question()).not.toBeNull())
  await pass(30 * MINUTE)
  expect(ring().textContent).toContain('Barley is ready')
  await until(() => expect(question()).toBeNull())
})

// NOTE-COOK-1
test('the space of a tip is reserved while it loads; after a failure it is removed', async () => {
  let fail = () => {}
  const lost = new Promise<Response>((_, reject) => {
    fail = () => reject(new TypeError('Failed to fetch'))
  })
  fakeCalls(/\/notes\?.*kind=tip/, () => lost)
  const page = await cook('/recipes/red-lentil-dal')
  await next(page, 2)
  const paper = () => document.querySelector('.cm-tip')
  await until(() => expect(paper()?.textContent).toBe(''))
  fail()
  // The request is tried twice.
  await page.pass(MINUTE)
  await until(() => expect(paper()).toBeNull())
})

test('the permission to ring over other apps is requested only while undecided, never when denied', async () => {
  const requestPermission = vi.fn(async () => 'denied')
  const ask = 'Ring over other apps too'
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission })
  const first = await cook()
  await first.user.click(button('Start the timer: 30 minutes'))
  expect(screen.queryByRole('button', { name: ask })).toBeNull()
  await first.pass(30 * MINUTE)
  expect(ring().textContent).toContain('Barley is ready')

  localStorage.clear()
  vi.stubGlobal('Notification', { permission: 'default', requestPermission })
  const { user } = await cook()
  await user.click(button('Start the timer: 30 minutes'))
  await user.click(button(ask))
  await until(() => screen.getByText('It rings here.'))
  expect(requestPermission).toHaveBeenCalledOnce()
})

// COOK-TIMER-2
test('after a reload any press enables the sound of a running timer', async () => {
  const first = await cook()
  await first.user.click(button('Start the timer: 30 minutes'))
  const { user } = await cook()
  docked(/Barley/)
  const resume = vi.fn(async () => undefined)
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended'
      resume = resume
    },
  )
  await user.keyboard('{ArrowRight}')
  expect(resume).toHaveBeenCalledOnce()
})

test('reaching the last step is reported after the frame that shows it', async () => {
  const told: Promise<string>[] = []
  vi.spyOn(navigator, 'globalPrivacyControl' as never, 'get').mockReturnValue(false as never)
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => {
    if (body instanceof Blob) told.push(body.text())
    return true
  })
  const events = async () => (await Promise.all(told)).filter((visit) => visit.includes('"event":"cook"'))
  const { user, pass } = await cook()
  await user.keyboard('l')
  await user.click(await until(() => button(/^6\. Arrange/)))
  expect(place()).toBe('6')
  await until(() => expect(told.length).toBeGreaterThan(0))
  expect(await events()).toEqual([])
  await pass(100)
  await until(() => expect(told.length).toBeGreaterThan(1))
  expect(await events()).toHaveLength(1)
})

test('cook mode uses the servings and units of the recipe page', async () => {
  const choice = { servings: 4, variation: null, keep: [], at: START }
  localStorage.setItem('recipe-choices', JSON.stringify({ 'big-grain-bowl': choice }))
  localStorage.setItem('kitchen', JSON.stringify({ units: 'US', avoid: [] }))
  await cook()
  expect(needed()).toContain('doubled from 2 servings')
  expect(document.querySelector('.cm-need b')?.textContent).toMatch(/cup|oz/)
  expect(screen.getByText(/serves 4$/)).toBeTruthy()
})

// COOK-TIMER-2
test('three timers ring once each at their time and say what to do', async () => {
  const page = await cook()
  const { user, pass } = page
  await user.click(button('Start the timer: 30 minutes'))
  await next(page, 2)
  await user.click(button('Start the timer: 7 minutes'))
  await next(page)
  await user.click(button('Start the timer: 2 minutes'))
  await pass(MINUTE)
  docked(/^29:00 left, Barley, step 1/)
  docked(/^6:00 left, Eggs, step 3/)
  docked(/^1:00 left, Chickpeas, this step/)

  await pass(MINUTE)
  expect(ring().textContent).toContain('2 minutes are up')
  expect(ring().textContent).toContain('Barley has 28:00 to go')
  expect(document.title).toBe('Time is up: Chickpeas are ready')
  await user.click(within(ring()).getByRole('button', { name: 'Stop' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.title).toMatch(/^Cook: Big Grain Bowl/)

  await pass(5 * MINUTE)
  expect(ring().textContent).toContain('Eggs are ready')
  expect(ring().textContent).toContain('Cool them under cold running water')
  await user.click(within(ring()).getByRole('button', { name: '+ 2 min' }))
  docked(/^2:00 left, Eggs, step 3/)

  await user.click(docked(/Barley/))
  await user.click(button('Pause'))
  await pass(MINUTE)
  const sheet = () => screen.getByRole('dialog', { name: 'Barley' }).textContent
  expect(sheet()).toContain('23:00 left')
  await user.click(button('Go on'))
  await user.click(button('+ 1 min'))
  expect(sheet()).toContain('24:00 left')
  await user.click(button('Go to step 1'))
  expect(place()).toBe('1')
})

// COOK-TIMER-4, COOK-PLACE-1
test('place, ticks and timers survive a reload, another page and a closed tab; a missed ring is shown', async () => {
  const SOUP = '/recipes/roast-tomato-soup'
  const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox')[0]
  const page = await cook(SOUP)
  await next(page)
  await page.user.click(button('Start the timer: 40 minutes'))
  await page.user.click(screen.getAllByRole('checkbox')[0] ?? document.body)
  await page.pass(10 * MINUTE)
  const again = await cook(SOUP, START + 10 * MINUTE)
  expect(place()).toBe('2')
  expect(ticked()?.checked).toBe(true)
  docked(/^30:00 left, Tomatoes, this step/)
  button('Timer running: 40 minutes')
  screen.getByText('You were here.')

  await again.user.click(screen.getByRole('link', { name: 'Leave cook mode' }))
  await again.user.click(screen.getByRole('link', { name: 'Leave' }))
  await until(() => expect(window.location.pathname).toBe(SOUP))
  await again.pass(1_000)
  const bar = await until(() => screen.getByRole('region', { name: 'Timers' }))
  expect(bar.textContent).toContain('Tomatoes')

  const later = await cook(SOUP, START + 44 * MINUTE)
  expect(ring().textContent).toContain('Missed: it rang 4 min ago')
  await later.user.click(within(ring()).getByRole('button', { name: 'Stop' }))
  expect(screen.queryByRole('region', { name: 'Timers' })).toBeNull()
})

// COOK-CLOCK-1
test('a clock set back or forward does not change the remaining time', async () => {
  const { user, pass } = await cook()
  await user.click(button('Start the timer: 30 minutes'))
  await pass(10 * MINUTE)
  for (const hours of [-3, 5]) {
    vi.setSystemTime(Date.now() + hours * 60 * MINUTE)
    await pass(1_000)
    docked(/^19:5\d left, Barley, this step/)
  }
})

// COOK-PLACE-2
test('a link from a duration opens its step once; a clock set back loses no place', async () => {
  await next(await cook())
  const { user } = await openPage(BOWL, { now: START })
  await user.click(screen.getByRole('link', { name: '7 minutes' }))
  await until(() => expect(place()).toBe('3'))
  await user.click(button(/^Next/))
  expect(place()).toBe('4')
  await cook(BOWL, START - 60 * MINUTE)
  expect(place()).toBe('4')
})

// COOK-WAIT-2
test('a long wait with nothing to do offers a song, and the timer continues on the playlist', async () => {
  const page = await cook('/recipes/carrot-and-walnut-loaf')
  const offer = () => screen.queryByRole('link', { name: /minutes to wait\. Fancy one song\?/ })
  while (!offer()) await next(page)
  await page.user.click(screen.getAllByRole('button', { name: /^Start the timer/ })[0] ?? document.body)
  await page.user.click(offer() ?? document.body)
  await until(() => expect(window.location.pathname).toBe('/playlist'))
  const bar = () => screen.getByRole('region', { name: 'Timers' })
  await page.pass(MINUTE)
  expect(bar().textContent).toContain('59:00')
  await page.pass(59 * MINUTE)
  expect(within(bar()).getByRole('alert').textContent).toContain('Time is up.')
})

test('without storage cook mode works for the visit', async () => {
  for (const method of ['setItem', 'getItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Not here', 'SecurityError')
    })
  const page = await cook()
  await page.user.click(button('Start the timer: 30 minutes'))
  await next(page)
  expect(place()).toBe('2')
  await page.pass(30 * MINUTE)
  expect(ring().textContent).toContain('Barley is ready')
})

// COOK-PLACE-1
test('cooking again starts without ticks; a restored place is not read out', async () => {
  const SOUP = '/recipes/roast-tomato-soup'
  const task = () => screen.getAllByRole<HTMLInputElement>('checkbox')[0]
  const said = () => screen.queryByText(/^Step \d of \d\./)
  const page = await cook(SOUP)
  await next(page)
  expect(said()).not.toBeNull()
  await page.user.click(task() ?? document.body)

  const later = await cook(SOUP)
  expect(place()).toBe('2')
  expect(said()).toBeNull()
  expect(task()?.checked).toBe(true)
  while (!screen.queryByRole('button', { name: 'Back to the last step' }))
    await later.user.click(screen.queryByRole('button', { name: /^(?:Next|Done)/ }) ?? document.body)

  const again = await cook(SOUP)
  await again.user.click(await until(() => button('Cook it again')))
  expect(place()).toBe('1')
  await next(again)
  expect(task()?.checked).toBe(false)
})

// COOK-VOICE-1
test('“back” spoken at the end returns to the last step', async () => {
  const listening: EventTarget[] = []
  class HeardRecognition extends EventTarget {
    start() {
      listening.push(this)
    }
    abort() {}
  }
  const hear = (transcript: string) =>
    act(() => {
      listening[0]?.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }))
    })
  vi.stubGlobal('SpeechRecognition', HeardRecognition)
  const page = await cook()
  await page.user.click(button('Listen to my voice'))
  await page.user.click(await until(() => button('Listen')))
  await until(() => expect(listening).toHaveLength(1))
  await next(page, 5)
  expect(place()).toBe('6')
  hear('next')
  await until(() => button('Back to the last step'))
  hear('back')
  expect(place()).toBe('6')
})
