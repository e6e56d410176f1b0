import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, until } from '../../../../tests/support/open-page.tsx'

const SOUP = '/recipes/roast-tomato-soup'
let beacons: Blob[] = []

beforeEach(() => {
  beacons = []
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true })
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_address, body) => {
    if (body instanceof Blob) beacons.push(body)
    return true
  })
})
afterEach(() => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  document.dispatchEvent(new Event('prerenderingchange'))
})

/** Returns what was reported since the last call, in order. */
async function readTold(): Promise<string[]> {
  const told = await Promise.all(beacons.splice(0).map(async (body) => JSON.parse(await body.text())))
  return told.map(({ path, event = 'view' }) => `${event} ${path}`)
}

async function expectTold(...visits: string[]): Promise<void> {
  await until(() => expect(beacons.length).toBeGreaterThanOrEqual(visits.length))
  expect(await readTold()).toEqual(visits)
}

const follow = (name: string) =>
  within(screen.getAllByRole('navigation')[0] ?? document.body).getByRole('link', { name })

/** Shows a page again from the back/forward cache. */
function showAgain(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

// STAT-COUNT-1
test('views are reported for a first page, client-side navigation and going back', async () => {
  const { user } = await openPage('/about')
  await expectTold('view /about')
  await user.click(follow('Blog'))
  await expectTold('view /blog')
  await act(async () => window.history.back())
  await expectTold('view /about')
  showAgain(true)
  await expectTold('view /about')
  showAgain(false)
  expect(await readTold()).toEqual([])
})

test('a prerendered page counts once, when it is first shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  await openPage('/about')
  await import('../shell/late-parts.ts')
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(await readTold()).toEqual([])
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
  document.dispatchEvent(new Event('prerenderingchange'))
  document.dispatchEvent(new Event('prerenderingchange'))
  await expectTold('view /about')
})

// STAT-COUNT-2
test('saving, sharing, printing and completing a recipe are reported', async () => {
  const { user } = await openPage(SOUP)
  await expectTold(`view ${SOUP}`)
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const main = within(screen.getByRole('main'))
  await user.click(main.getAllByRole('button', { name: /^Save/ })[0] ?? document.body)
  await expectTold(`save ${SOUP}`)
  window.dispatchEvent(new Event('beforeprint'))
  await expectTold(`print ${SOUP}`)
  const cook = await openPage(`${SOUP}/cook`)
  await expectTold(`view ${SOUP}/cook`)
  while (beacons.length === 0) await cook.user.keyboard('{ArrowRight}')
  await expectTold(`cook ${SOUP}/cook`)
})

// STAT-COUNT-4
test('with Do Not Track nothing is reported or stored', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true })
  vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue('1')
  const before = document.cookie
  const { user } = await openPage('/about')
  await user.click(follow('Blog'))
  await until(() => screen.getByRole('heading', { level: 1, name: 'Small reads for stronger days' }))
  await import('../shell/late-parts.ts')
  window.dispatchEvent(new Event('beforeprint'))
  expect(await readTold()).toEqual([])
  expect([...Object.keys(sessionStorage), ...Object.keys(localStorage)]).toEqual([])
  expect(document.cookie).toBe(before)
})
