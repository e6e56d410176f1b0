import { setTimeout as pause } from 'node:timers/promises'
import { screen, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { fakeCalls, noConnection } from '../../../../tests/support/fake-calls.ts'
import { openPage, until } from '../../../../tests/support/open-page.tsx'
import { readLetterLink } from '../../../../tests/support/read-letter.ts'

const main = () => within(screen.getByRole('main'))
const button = (name: string) => main().getByRole('button', { name })
const heading = (name: string) => main().getByRole('heading', { level: 1, name })

/** Returns the link to a page in the latest letter to a reader. */
const letterLink = (email: string, path: string) => readLetterLink(inject('siteFolder'), email, path)

// NEWS-LINK-3
test('an invalid link shows a message with a remedy', async () => {
  const { user } = await openPage('/newsletter/confirm?token=nonsense')
  await user.click(button('Confirm my email address'))
  const expired = await until(() => heading('This link has expired'))
  expect(main().getAllByRole('alert')[0]?.textContent).toContain('This link no longer works.')
  const outcome = expired.closest('[tabindex="-1"]:not(main)')
  await until(() => expect(document.activeElement).toBe(outcome))
  main().getByLabelText('Email address')
  button('Send me the plan')

  const leave = await openPage('/newsletter/unsubscribe?token=nonsense')
  await leave.user.click(button('Unsubscribe me'))
  await until(() => heading('This link has expired'))
  expect(main().getByRole('alert').textContent).toContain('at the end of our latest letter')
  expect(main().getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact')

  await openPage('/plan?token=nonsense')
  heading('This link has expired')
})

test('a press without network shows a message and can be repeated', async () => {
  const { user } = await openPage('/newsletter/unsubscribe?token=nonsense')
  const comeBack = fakeCalls(/^\/api\/newsletter\/unsubscribe$/, noConnection)
  await user.click(button('Unsubscribe me'))
  await until(() => expect(main().getByRole('alert').textContent).toContain('check your connection'))
  comeBack()
  await user.click(button('Unsubscribe me'))
  await until(() => heading('This link has expired'))
})

// NEWS-LINK-1, NEWS-LINK-5
test('a reader signs up in the footer, opens the plan and unsubscribes by the links of the letters', async () => {
  const email = 'reader-of-the-footer@example.com'
  const page = await openPage('/recipes')
  const footer = within(screen.getByRole('contentinfo'))
  await page.user.type(footer.getByLabelText('Email address'), email)
  // A form sent sooner is taken for one sent by a program.
  await pause(200)
  await page.user.click(footer.getByRole('button', { name: 'Send me the plan' }))
  await until(() => footer.getByText('Welcome to the community! 🎉'))

  const confirm = await openPage(await letterLink(email, '/newsletter/confirm'))
  await confirm.user.click(button('Confirm my email address'))
  await until(() => main().getByText('Welcome! Your plan is ready, and we’ve emailed you the link as well.'))
  const plan = main().getByRole<HTMLAnchorElement>('link', { name: 'Open the 7-day plan' })
  expect(new URL(plan.href).origin).toBe(inject('siteUrl'))

  const { user } = await openPage(plan.href)
  heading('Your seven days')
  const nextLetter = () => main().getByText(/Day 1 comes to your inbox on/).textContent
  const before = nextLetter()
  await user.click(button('I missed a day'))
  await until(() => expect(nextLetter()).toMatch(/^No harm done\. /))
  expect(nextLetter()?.replace('No harm done. ', '')).not.toBe(before)

  const leave = await openPage(await letterLink(email, '/newsletter/unsubscribe'))
  await leave.user.click(button('Unsubscribe me'))
  await until(() => main().getByText(/You’re off the list/))
})
