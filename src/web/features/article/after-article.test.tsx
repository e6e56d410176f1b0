import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openPage, until } from '../../../../tests/support/open-page.tsx'
import { simulateTallScreen } from '../../../../tests/support/tall-screen.ts'
import { SUBSCRIBED_RESET_MS } from '../../../domain/newsletter/constants.ts'

const ARTICLE = 'a-slow-morning-that-makes-the-whole-day-stronger'

beforeEach(simulateTallScreen)

// ART-PAGE-6
test('below an article are three others of its category, without the article itself', async () => {
  const asked: string[] = []
  // More than fit, the article itself among them.
  fakeCalls(/^\/api\/public\/articles\?/, async ({ path }, pass) => {
    asked.push(path)
    return pass()
  })
  await openPage(`/blog/${ARTICLE}`)
  const heading = await until(() => screen.getByRole('heading', { name: 'Keep reading' }))
  const row = within(heading.closest('section') ?? document.body)
  const cards = await until(() => {
    const found = row.getAllByRole('article')
    expect(found).toHaveLength(3)
    return found
  })
  const paths = cards.map((card) => within(card).getByRole<HTMLAnchorElement>('link').pathname)
  expect(new Set(paths).size).toBe(3)
  expect(paths).not.toContain(`/blog/${ARTICLE}`)
  for (const card of cards) within(card).getByText('Wellness')
  expect(asked).toEqual([expect.stringContaining('category=Wellness')])
})

test('without another article of its category the section is missing', async () => {
  fakeCalls(/^\/api\/public\/articles\?/, async () =>
    Response.json([], { headers: { 'x-total-count': '0' } }),
  )
  await openPage(`/blog/${ARTICLE}`)
  await until(() => within(screen.getByRole('contentinfo')).getByRole('button', { name: /your sun/i }))
  expect(screen.queryByRole('heading', { name: 'Keep reading' })).toBeNull()
})

// ART-PAGE-1, NEWS-FORM-3
test('an article’s call to action opens the newsletter form, which is empty again after its thanks', async () => {
  const { user, pass } = await openPage(`/blog/${ARTICLE}`, { now: '2026-03-01' })
  const call = [...screen.getByRole('main').querySelectorAll('section')].at(-1)
  await user.click(within(call ?? document.body).getByRole('button'))
  const sheet = within(await until(() => screen.getByRole('dialog', { name: /^A free week/ })))
  await user.type(sheet.getByLabelText('Email address'), 'sheet-again@example.com')
  await user.click(sheet.getByRole('button', { name: 'Continue' }))
  await user.click(await until(() => sheet.getByRole('button', { name: /plan/ })))
  await until(() => screen.getByRole('dialog', { name: 'Check your inbox' }))
  await pass(SUBSCRIBED_RESET_MS)
  await until(() => screen.getByRole('dialog', { name: /^A free week/ }))
})
