import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, fakeCalls } from '../../../../tests/support/fake-calls.ts'
import { openPage, until } from '../../../../tests/support/open-page.tsx'

const form = () => within(screen.getByRole('form', { name: 'Contact' }))
const field = (label: string) => form().getByLabelText<HTMLInputElement>(label)
const send = () => form().getByRole<HTMLButtonElement>('button', { name: /^Send message/i })
const open = () => openPage('/contact', { now: '2026-03-01' })

async function fill(user: UserEvent, email = 'anna@example.com') {
  for (const [label, text] of [
    ['First name', 'Anna'],
    ['Last name', 'Berg'],
    ['Email', email],
    ['Subject', 'A knee'],
    ['Message', 'Which class would you begin with?'],
  ] as const)
    await user.type(field(label), text)
}

// CONTACT-FORM-4
test('a valid message is thanked for, then the form is empty again', async () => {
  const { user, pass } = await open()
  await fill(user)
  form().getByText('Message looks good')
  await user.click(send())
  const thanks = await until(() => screen.getByRole('region', { name: /Message Sent!/ }))
  expect(document.activeElement).toBe(thanks)
  screen.getByText('Message sent!')
  await pass(4_000)
  expect(field('First name').value).toBe('')
})

// CONTACT-FORM-3
test('missing fields are named, and the button is disabled until they are filled', async () => {
  const { user } = await open()
  expect(send().disabled).toBe(true)
  expect(screen.getAllByLabelText(/message/i)).toHaveLength(1)
  await user.type(field('Message'), '123456789')
  form().getByText('1 more character needed')
  form().getByText('9/2000')
})

// CONTACT-FORM-4
test('a double click sends one message', async () => {
  const { user } = await open()
  let sent = 0
  fakeCalls(/^\/api\/contact$/, async () => {
    sent += 1
    return answer(500, { success: false, message: 'Not now' })
  })
  await fill(user)
  fireEvent.click(send())
  fireEvent.click(send())
  await until(() => expect(screen.queryAllByText('Failed to send message')).not.toEqual([]))
  expect(sent).toBe(1)
})

// PAGE-TOAST-2
test('a failure keeps the form, and its message stays beside it after the toast is gone', async () => {
  const { user, pass } = await open()
  fakeCalls(/^\/api\/contact$/, async () =>
    answer(500, { success: false, message: 'The kitchen is on fire' }),
  )
  await fill(user)
  await user.click(send())
  await until(() => expect(screen.queryAllByText('Failed to send message')).not.toEqual([]))
  expect(field('First name').value).toBe('Anna')
  expect(field('Message').value).toBe('Which class would you begin with?')
  const told = () => screen.queryAllByText('Failed to send message')
  expect(told()).toHaveLength(2)
  await pass(30_000)
  expect(told()).toHaveLength(1)
  form().getByText('Failed to send message')
})

// CONTACT-FORM-5
test('a likely typo in the address is pointed out once and accepted when sent again', async () => {
  const { user } = await open()
  await fill(user, 'slip-kept@gmial.com')
  await user.click(send())
  await until(() => form().getByRole('button', { name: 'slip-kept@gmail.com' }))
  await user.click(send())
  await until(() => screen.getByText('slip-kept@gmial.com'))
})
