import { screen, within } from '@testing-library/react'
import { beforeAll, expect, inject, test } from 'vitest'
import { type OpenedPage, openPage, until } from '../../../../tests/support/open-page.tsx'
import { readLetterLink } from '../../../../tests/support/read-letter.ts'

const email = 'seven-days@example.com'
const main = () => within(screen.getByRole('main'))
const player = () => within(screen.getByRole('dialog', { name: /^Day \d, / }))
let token = ''

/** Sends a form as a browser without scripts does. */
async function send(path: string, fields: Record<string, string>): Promise<void> {
  const answer = await fetch(new URL(path, inject('siteUrl')), {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams(fields),
  })
  expect(answer.ok).toBe(true)
}

beforeAll(async () => {
  window.happyDOM.setURL(inject('siteUrl'))
  await send('/api/newsletter/subscribe', { email, referralSource: 'footer', tags: 'free-workout-plan' })
  const folder = inject('siteFolder')
  const tokenOf = (link: string) => new URL(link, inject('siteUrl')).searchParams.get('token') ?? ''
  await send('/api/newsletter/confirm', {
    token: tokenOf(await readLetterLink(folder, email, '/newsletter/confirm')),
  })
  token = tokenOf(await readLetterLink(folder, email, '/plan'))
})

/** Starts the player and plays to the end of the workout. */
async function playToEnd({ user }: OpenedPage, word = 'Done.'): Promise<void> {
  await user.click(main().getByRole('button', { name: 'Move with me' }))
  await until(player)
  while (!player().queryByRole('heading', { name: word })) await user.keyboard('{ArrowRight}')
}

// PLAN-DONE-1
test('a completed day is a sun of the reader’s week, on its page and on its poster', async () => {
  const page = await openPage(`/plan?token=${token}`)
  const { user } = page
  await user.click(main().getByRole('link', { name: 'Wake up, everybody' }))
  await until(() => main().getByRole('heading', { level: 1, name: 'Wake up, everybody' }))
  main().getByRole('heading', { name: /^The moves/ })
  await user.click(main().getByRole('button', { name: 'Move with me' }))
  await until(() => player().getByRole('heading', { level: 2, name: 'March on the spot' }))
  while (!player().queryByRole('heading', { name: 'Done.' })) await user.keyboard('{ArrowRight}')
  await user.click(player().getByRole('button', { name: 'Day 1 is done' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(main().getByRole('link', { name: 'All seven days' }))
  await until(() => main().getByText(/^Day 1, done ·/))
  main().getByRole('link', { name: /^Start day 2/ })
  await user.click(main().getByRole('button', { name: 'A poster of my week' }))
  await until(() => screen.getByRole('dialog', { name: 'Your week' }))
})

// PLAN-DONE-3
test('day 7 before other days claims no more suns than are done', async () => {
  localStorage.setItem('plan-done-days', '[1]')
  const page = await openPage(`/plan/7?token=${token}`)
  await playToEnd(page)
  await page.user.click(player().getByRole('button', { name: 'A poster of my week' }))
  await until(() => screen.getByRole('dialog', { name: 'Your week' }))
  // The poster's words are tested with `sayWeek`.
  expect(localStorage.getItem('plan-done-days')).toBe('[1,7]')
})

test('day 7 after all other days says all seven', async () => {
  localStorage.setItem('plan-done-days', '[1,2,3,4,5,6]')
  await playToEnd(await openPage(`/plan/7?token=${token}`), 'All seven.')
})

// PLAN-DONE-2
test('of the done days only their numbers are stored, and three give the same message in sequence or not', async () => {
  const saidOf = async (days: string) => {
    localStorage.setItem('plan-done-days', days)
    await openPage(`/plan?token=${token}`)
    await until(() => expect(main().getAllByText(/^Day \d, done ·/)).toHaveLength(3))
    const words = screen.getByRole('main').textContent
    expect(words).not.toMatch(/in a row|streak|consecutive/i)
    // The texts differ only in the numbers of the days.
    return words.replace(/Day \d(?:, done)? ·/g, '').replace(/Start day \d/g, '')
  }
  const lengthOf = async (days: string) => (await saidOf(days)).length
  expect(await lengthOf('[1,2,3]')).toBe(await lengthOf('[1,4,7]'))
  expect(localStorage.getItem('plan-done-days')).toBe('[1,4,7]')
})
