import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OpenedPage, openPage, until } from '../../../../tests/support/open-page.tsx'
import { SUBSCRIBED_RESET_MS } from '../../../domain/newsletter/constants.ts'

const open = (width?: number) => openPage('/playlist', { now: '2026-03-01', width, popupIsDismissed: false })

function forgetDismissal(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the document without layout has no cookie store
  document.cookie = 'newsletter_popup=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'
}

beforeEach(forgetDismissal)
afterEach(forgetDismissal)

/** Lets the popup's moment come, and its code with it. */
async function wait({ pass }: OpenedPage, ms: number) {
  await pass(ms)
  await import('./newsletter-dialog.tsx')
  await pass(0)
}

// NEWS-POPUP-1
test('the popup comes after five seconds, once, and stays away when dismissed', async () => {
  const page = await open()
  await wait(page, 4_900)
  expect(screen.queryByRole('dialog')).toBeNull()
  await page.pass(200)
  await until(() => screen.getByRole('dialog', { name: 'A free week of happy movement' }))
  await page.user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.cookie).toContain('newsletter_popup=dismissed')
  sessionStorage.clear()
  await wait(await open(), 10_000)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shown once in a visit, it does not come again', async () => {
  await wait(await open(), 5_100)
  await until(() => screen.getByRole('dialog'))
  await wait(await open(), 10_000)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a phone is never interrupted', async () => {
  await wait(await open(767), 10_000)
  expect(screen.queryByRole('dialog')).toBeNull()
})

// NEWS-FORM-3
test('once the thanks are over, the sheet asks again as its form does', async () => {
  const { user, pass } = await openPage('/blog/a-slow-morning-that-makes-the-whole-day-stronger', {
    now: '2026-03-01',
  })
  await user.click(screen.getByRole('button', { name: 'Join the Community' }))
  const sheet = within(await until(() => screen.getByRole('dialog', { name: /^A free week/ })))
  await user.type(sheet.getByLabelText('Email address'), 'sheet-again@example.com')
  await user.click(sheet.getByRole('button', { name: 'Continue' }))
  await user.click(await until(() => sheet.getByRole('button', { name: /plan/ })))
  await until(() => screen.getByRole('dialog', { name: 'Check your inbox' }))
  await pass(SUBSCRIBED_RESET_MS)
  await until(() => screen.getByRole('dialog', { name: /^A free week/ }))
})
