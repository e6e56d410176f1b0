import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type OpenedPage, openPage, until } from '../../../../tests/support/open-page.tsx'
import { simulateTallScreen } from '../../../../tests/support/tall-screen.ts'
import { DAY, MINUTE } from '../../../domain/time/durations.ts'

const ARTICLE = '/blog/a-slow-morning-that-makes-the-whole-day-stronger'
const START = Date.UTC(2026, 2, 1, 18)

beforeEach(simulateTallScreen)

/** The sun in the footer; its name says what raises it. */
const sun = () => within(screen.getByRole('contentinfo')).getByRole('button', { name: /your sun/i })
const says = (words: RegExp) => until(() => expect(sun().getAttribute('aria-label')).toMatch(words))

async function readArticle(): Promise<OpenedPage> {
  const page = await openPage(ARTICLE, { now: START })
  await until(() => screen.getByRole('heading', { name: 'Keep reading' }))
  await says(/^Your sun waits|^One day, one dish: /)
  await page.pass(20 * MINUTE)
  return page
}

// SUN-FOOTER-2, SUN-LIFT-1
test('a completed day, a cooked dish and a read article raise the sun until cleared', async () => {
  const stove = await openPage('/recipes/big-grain-bowl/cook', { now: START })
  await stove.user.keyboard('l')
  await stove.user.click(await until(() => screen.getByRole('button', { name: /^6\. Arrange/ })))
  await stove.user.click(screen.getByRole('button', { name: /^Done/ }))
  for (let looked = 0; looked < 2; looked++) {
    await until(() => screen.getByRole('heading', { name: 'Sit down. Eat.' }))
    await openPage('/recipes/big-grain-bowl/cook', { now: START })
  }
  localStorage.setItem('plan-done-days', '[3]')

  await readArticle()
  await says(/^One day, one dish, one article: your sun stands here\./)
  const { pass, user } = await openPage(ARTICLE, { now: START })
  await until(() => screen.getByRole('heading', { name: 'Keep reading' }))
  await pass(20 * MINUTE)
  await says(/^One day, one dish, one article: /)

  await user.click(screen.getByRole('button', { name: 'Clear it' }))
  await says(/^Your sun waits on the horizon\./)
  expect(['plan-done-days', 'done-things'].map((key) => localStorage.getItem(key))).toEqual([null, null])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await says(/^One day, one dish, one article: /)
})

// SUN-LIFT-2
test('an article opened but not read does not raise the sun', async () => {
  const { pass } = await openPage(ARTICLE, { now: START })
  await until(() => screen.getByRole('heading', { name: 'Keep reading' }))
  await says(/^Your sun waits/)
  await pass(MINUTE)
  await says(/^Your sun waits/)
})

// SUN-LIFT-4
test('the sun is the same for consecutive or separate days, and for old ones', async () => {
  const at = START - MINUTE
  const done = { dishes: [{ id: 1, title: 'Dal', at }], articles: [{ id: 2, title: 'Rest', at }] }
  const seen: [string | null, string | undefined][] = []
  for (const [days, now] of [
    ['[1,2,3]', START],
    ['[1,4,7]', START],
    ['[1,4,7]', START + 800 * DAY],
  ] as const) {
    localStorage.setItem('plan-done-days', days)
    localStorage.setItem('done-things', JSON.stringify(done))
    await openPage(ARTICLE, { now })
    await says(/^Three days, one dish, one article: /)
    const style = document.querySelector('[style*="--lift"]')?.getAttribute('style')
    seen.push([sun().getAttribute('aria-label'), /--lift: ?([\d.]+)/.exec(style ?? '')?.[1]])
  }
  expect(seen[0]?.[1]).toMatch(/^0\.\d+$/)
  expect(seen).toEqual([seen[0], seen[0], seen[0]])
})

// SUN-KEEP-1
test('without storage the sun is kept for the visit', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError')
  })
  await readArticle()
  await says(/^One article: /)
})
