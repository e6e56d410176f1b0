import { expect, test } from 'vitest'
import { findOptOuts, toColumnName } from './consent-elsewhere.ts'

test.each(['subscribed_to_emails', 'Subscribed To Emails', 'subscribedToEmails', ' SUBSCRIBED-TO-EMAILS '])(
  '%j is read as the same column',
  (heading) => {
    expect(toColumnName(heading)).toBe('subscribed_to_emails')
  },
)

// NEWS-LIST-4
test.each([
  ['subscribed_to_emails', ['false', 'FALSE', '0', 'No'], ['true', 'TRUE', '1', 'yes', '']],
  [
    'status',
    ['unsubscribed', 'Cancelled', 'bounced', 'inactive', 'cleaned', 'non-subscribed', 'pending', 'free', ''],
    ['active', 'Subscribed', ' ACTIVE '],
  ],
  ['Subscription Status', ['UNSUBSCRIBED'], ['Active']],
  [
    'unsubscribed_at',
    ['2024-01-02 03:04:05', 'yesterday'],
    ['', ' ', 'NULL', '0000-00-00 00:00:00', 'n/a', '-'],
  ],
  ['UNSUB_TIME', ['2024-01-02 03:04:05'], ['']],
  ['deleted_at', ['2023-05-01T00:00:00.000Z'], ['']],
  ['email_disabled', ['TRUE', '1'], ['FALSE', '0', '']],
  ['Accepts Email Marketing', ['no'], ['yes', '']],
  ['_BLOCKLISTED', ['email_marketing', 'email_marketing,sms_marketing'], ['', 'sms_marketing']],
  ['EMAIL_BLACKLISTED', ['true', '1'], ['false', '']],
  ['Email subscriber status', ['Unsubscribed', 'Never subscribed'], ['Subscribed', '']],
  ['Email permission status', ['Unsubscribed', 'Opted out'], ['Express', 'Implied']],
  ['Unsubscribed from all email', ['true', 'Yes'], ['false', '']],
  ['Global status', ['Unsubscribed', 'Bounced', 'unconfirmed', 'inactive'], ['Subscribed', '']],
  ['type', ['unsubscribed', 'removed', 'unactivated'], ['regular', 'premium', 'paid', 'gift', '']],
  ['Email Suppressions', ['[HARD_BOUNCE]'], ['[]', '']],
  ['Opt-in status', ['Not opted in', 'Opted out'], ['Opted in']],
  ['Hard bounced', ['true', '2024-01-02'], ['false', '']],
  ['Marketing consent', ['false', 'denied', 'No'], ['granted', 'yes', '']],
  ['Opt-out status', ['Opted out', 'yes'], ['Opted in', '']],
  ['email_status', ['invalid', 'bounced', 'unverified'], ['valid', 'Verified', 'deliverable']],
  ['Email Marketing Consent', ['NEVER_SUBSCRIBED', 'Unsubscribed'], ['SUBSCRIBED']],
])('%s: %j have opted out, %j have not', (heading, out, may) => {
  const hasOptedOut = findOptOuts(['email', heading])
  expect(out.filter((value) => !hasOptedOut(['anna@example.com', value]))).toEqual([])
  expect(may.filter((value) => hasOptedOut(['anna@example.com', value]))).toEqual([])
})

test.each([
  ['Address status', 'inactive'],
  ['order_status', 'pending'],
  ['Payment Status', 'None'],
  ['Membership Status', 'Inactive'],
  ['Customer type', 'N/A'],
  ['consent_text', 'No cookies'],
  ['Photo consent', 'no'],
  ['Has Opted Out Of Fax', 'true'],
  ['unsubscribe_key', 'a1b2'],
  ['Unsubscribe count', '2'],
  ['List-Unsubscribe', 'https://example.com/u/1'],
])('%s is not read as consent to letters: %s', (heading, value) => {
  expect(findOptOuts(['email', heading])(['anna@example.com', value])).toBe(false)
})

test('columns about payment are not read as consent', () => {
  const hasOptedOut = findOptOuts(['Email', 'active_subscription', 'plan', 'email_disabled'])
  expect(hasOptedOut(['anna@example.com', 'false', 'other', 'false'])).toBe(false)
})

test.each(['sms_blacklisted', 'SMS subscriber status', 'unsubscribe_url', 'Unsubscribe Link'])(
  '%s is not read as consent to letters',
  (heading) => {
    expect(findOptOuts(['email', heading])(['anna@example.com', 'unsubscribed'])).toBe(false)
  },
)

test('the state of a postal address is not read as consent', () => {
  const cells = ['anna@example.com', 'Austin', 'TX']
  expect(findOptOuts(['Email', 'City', 'State'])(cells)).toBe(false)
  expect(findOptOuts(['Email', 'City', 'State'])(['anna@example.com', 'Austin', 'cancelled'])).toBe(true)
  expect(findOptOuts(['Email', 'Form', 'State'])(cells)).toBe(true)
})
