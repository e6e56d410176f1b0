import { expect, test } from 'vitest'
import { isEmailAddress, mailboxOf, normalizeEmail } from './email-address.ts'

test.each([
  'a@b.co',
  'anna.berg+plan@example.com',
  "o'neil@example.org",
  'å@bücher.example',
  'x@sub.domain.travel',
  'a@xn--bcher-kva.example',
  'info@उदाहरण.भारत',
  'ANNA@EXAMPLE.COM',
  `${'a'.repeat(64)}@example.com`,
])('%s is an address', (address) => {
  expect(isEmailAddress(address)).toBe(true)
})

test.each([
  '',
  'anna',
  'anna@exam',
  'anna@exam.',
  '@example.com',
  'anna@.com',
  'a b@c.de',
  'a@b..de',
  'a@-b.de',
  'a@b-.de',
  '.a@b.de',
  'a.@b.de',
  'a..b@c.de',
  'a@b.de\nBcc: x@y.z',
  'a\u0000@b.de',
  'a@b@c.de',
  '<a@b.de>',
  'a@b.de,c@d.ef',
  `${'a'.repeat(65)}@b.de`,
  `a@${'b'.repeat(64)}.de`,
  `a@${'b.'.repeat(130)}de`,
  'a@1.2',
  'a@b.c',
  `a@${'ü'.repeat(60)}.de`,
])('%s is not an address', (address) => {
  expect(isEmailAddress(address)).toBe(false)
})

test('spellings of the same address are normalized to one', () => {
  for (const written of [' Anna@Bu\u0308cher.Example ', 'anna@bücher.example', 'ANNA@XN--BCHER-KVA.example'])
    expect(normalizeEmail(written)).toBe('anna@xn--bcher-kva.example')
  expect(normalizeEmail('Åsa@example.com')).toBe('åsa@example.com')
  expect(normalizeEmail(' No Address')).toBe('no address')
})

test('an overlong address is not normalized, so its combining marks are never reordered', () => {
  const long = `a@b${'\u0345'.repeat(400_000)}${'\u0334'.repeat(400_000)}.com`
  expect(normalizeEmail(long)).toBe(long)
  expect(isEmailAddress(long)).toBe(false)
})

// NEWS-STATE-3
test.each([
  ['Anna+news@Example.com', 'anna@example.com'],
  ['anna+a+b@example.com', 'anna@example.com'],
  ['a.n.na@example.com', 'a.n.na@example.com'],
  ['A.n.na+x@GoogleMail.com', 'anna@gmail.com'],
  ['+only@example.com', '+only@example.com'],
  ['no address', 'no address'],
])('mail to %s is delivered to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
