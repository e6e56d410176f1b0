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
  ['Email Marketing Consent', ['NEVER_SUBSCRIBED', 'Unsubscribed'], ['SUBSCRIBED']],
])('%s: %j have opted out, %j have not', (heading, out, may) => {
  const hasOptedOut = findOptOuts(['email', heading])
  expect(out.filter((value) => !hasOptedOut(['anna@example.com', value]))).toEqual([])
  expect(may.filter((value) => hasOptedOut(['anna@example.com', value]))).toEqual([])
})

test('columns about payment are not read as consent', () => {
  const hasOptedOut = findOptOuts(['Email', 'active_subscription', 'plan', 'email_disabled'])
  expect(hasOptedOut(['anna@example.com', 'false', 'other', 'false'])).toBe(false)
})
