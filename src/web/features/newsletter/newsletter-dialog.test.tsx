import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type OpenedPage, openPage, until } from '../../../../tests/support/open-page.tsx'

const open = (width?: number) => openPage('/playlist', { now: '2026-03-01', width, popupIsDismissed: false })

function forgetDismissal(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the document without layout has no cookie store
  document.cookie = 'newsletter_popup=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'
}

beforeEach(forgetDismissal)
afterEach(forgetDismissal)

/** Lets the time of the popup come, and its code load. */
async function wait({ pass }: OpenedPage, ms: number) {
  await pass(ms)
  await import('./newsletter-dialog.tsx')
  await pass(0)
}

// NEWS-POPUP-1
test('the popup opens once after five seconds, and stays away when dismissed', async () => {
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

test.each([
  ['the document', () => document],
  ['its root element', () => document.documentElement],
])('the popup opens at once when the mouse leaves through the top, reported by %s', async (_, teller) => {
  const page = await open()
  const leave = (detail: MouseEventInit) => teller().dispatchEvent(new MouseEvent('mouseleave', detail))
  leave({ clientY: 300 })
  // The mouse moves from one part of the header to the next, along the edge.
  document.body.dispatchEvent(new MouseEvent('mouseleave', { clientY: 0 }))
  await wait(page, 0)
  expect(screen.queryByRole('dialog')).toBeNull()
  leave({ clientY: -1 })
  await wait(page, 0)
  await until(() => screen.getByRole('dialog', { name: 'A free week of happy movement' }))
})

test('the popup comes at once when the mouse left before the page was awake', async () => {
  document.documentElement.dataset.left = ''
  onTestFinished(() => void delete document.documentElement.dataset.left)
  await wait(await open(), 0)
  await until(() => screen.getByRole('dialog', { name: 'A free week of happy movement' }))
})

test('the popup is shown once per visit', async () => {
  await wait(await open(), 5_100)
  await until(() => screen.getByRole('dialog'))
  await wait(await open(), 10_000)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the popup never opens on a phone', async () => {
  await wait(await open(767), 10_000)
  expect(screen.queryByRole('dialog')).toBeNull()
})
