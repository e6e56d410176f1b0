import { setTimeout as pause } from 'node:timers/promises'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { answer, fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openPage, until } from '../../../../tests/support/open-page.tsx'
import { readLetterLink } from '../../../../tests/support/read-letter.ts'

const footer = () => within(screen.getByRole('contentinfo'))
const field = () => footer().getByLabelText<HTMLInputElement>('Email address')
const send = () => footer().getByRole('button', { name: 'Send me the plan' })

// NEWS-FORM-1, NEWS-FORM-5, PAGE-TOAST-2
test('the footer form accepts an address and reports an invalid one', async () => {
  const { user } = await openPage('/playlist')
  await user.type(field(), 'anna@exam')
  await user.click(send())
  await until(() => footer().getByText('Please enter a valid email address'))
  expect(document.activeElement).toBe(field())
  await user.clear(field())
  await user.type(field(), 'footer@example.com')
  await user.click(send())
  await until(() => expect(screen.getAllByText('Welcome to the community! 🎉')).toHaveLength(2))
  footer().getByText('Welcome to the community! 🎉')
  footer().getByText(/We’ve sent a letter to/)
})

test('a double click signs up once', async () => {
  const { user } = await openPage('/playlist')
  let sent = 0
  fakeCalls(/^\/api\/newsletter\/subscribe$/, async () => {
    sent += 1
    return answer(500, { success: false, message: 'Not now' })
  })
  await user.type(field(), 'twice@example.com')
  fireEvent.click(send())
  fireEvent.click(send())
  await until(() => expect(screen.queryAllByText('Subscription failed')).not.toEqual([]))
  expect(sent).toBe(1)
})

// NEWS-FORM-4
test('a likely typo is pointed out, and one press accepts the suggested address', async () => {
  const { user } = await openPage('/recipes')
  await user.type(field(), 'slip-taken@gmial.com')
  // A form sent sooner is taken for one sent by a program.
  await pause(200)
  await user.click(send())
  const question = await until(() => footer().getByText(/^Did you mean/))
  expect(question.getAttribute('role')).toBe('alert')
  await user.click(footer().getByRole('button', { name: 'slip-taken@gmail.com' }))
  await until(() =>
    expect(screen.getByRole('contentinfo').textContent).toContain('sent a letter to slip-taken@gmail.com'),
  )
  await readLetterLink(inject('siteFolder'), 'slip-taken@gmail.com', '/newsletter/confirm')
})
