import { describe, expect, test } from 'vitest'
import { type ContactMessage, checkContactMessage, messageVerdict } from './contact-rules.ts'

const GOOD: ContactMessage = {
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@example.com',
  subject: 'Knee',
  message: 'Which class first?',
}

describe('checkContactMessage', () => {
  test('a complete message has no problem', () => {
    expect(checkContactMessage(GOOD)).toEqual([])
  })
  test('every problem is reported, in the order of the form', () => {
    const problems = checkContactMessage({
      firstName: ' ',
      lastName: 'x'.repeat(51),
      email: 'anna@exam',
      subject: 'a\r\nBcc: x@y.z',
      message: 'short',
    })
    expect(problems).toEqual([
      { field: 'firstName', message: 'First name is required' },
      { field: 'lastName', message: 'Last name can be at most 50 characters' },
      { field: 'email', message: 'Please enter a valid email address' },
      { field: 'subject', message: 'Subject contains characters that cannot be used' },
      { field: 'message', message: 'Message must be at least 10 characters' },
    ])
  })
  test.each([
    ['message', 'x'.repeat(2001)],
    ['email', `${'a'.repeat(50)}@${'b'.repeat(50)}.example`],
    ['subject', 'x'.repeat(201)],
    ['message', `a bell \u0007 rings`],
  ] as const)('%s is refused', (field, value) => {
    expect(checkContactMessage({ ...GOOD, [field]: value }).map((problem) => problem.field)).toEqual([field])
  })
  // CONTACT-FORM-1
  test('text of invisible characters counts as empty', () => {
    const unseen = '\u200b\u00ad\u2060'.repeat(5)
    const nobody = { firstName: unseen, lastName: unseen, email: unseen, subject: unseen, message: unseen }
    expect(checkContactMessage(nobody).map(({ message }) => message)).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Subject is required',
      'Message is required',
    ])
  })
  // CONTACT-FORM-2
  test('line breaks are allowed in the message', () => {
    expect(checkContactMessage({ ...GOOD, message: 'First line\n\nSecond line' })).toEqual([])
  })
})

test.each([
  ['', '10 more characters needed', false],
  ['123456789', '1 more character needed', false],
  ['1234567890', 'Message looks good', true],
  ['\u200b'.repeat(10), '10 more characters needed', false],
  ['         x', '9 more characters needed', false],
])('%s: %s', (message, text, good) => {
  expect(messageVerdict(message)).toEqual({ good, text })
})
