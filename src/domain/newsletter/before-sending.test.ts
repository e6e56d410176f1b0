import { expect, test } from 'vitest'
import type { MailCheck } from '../mail/mail-check-calls.ts'
import { checkBeforeSending, findUnsafe, type IssueToSend, SUBJECT_SHOWN } from './before-sending.ts'

const check = (name: MailCheck['name'], state: MailCheck['state']): MailCheck => ({
  name,
  state,
  sentence: '',
  waits: false,
  dns: null,
})

const ready: IssueToSend = {
  subject: 'Soup for the week the clocks change',
  preview_text: '',
  content: 'Hello {first_name|you}, [the soup](/recipes/soup) and [more](https://example.com).',
  tags: [],
  recipients: 418,
  subscribers: 418,
  checks: [check('spf', 'ok'), check('dkim', 'ok'), check('ptr', 'unknown'), check('unsubscribe', 'ok')],
  hasPostalAddress: true,
  deadLinks: 0,
}
const look = (changes: Partial<IssueToSend>) =>
  checkBeforeSending({ ...ready, ...changes }).map(({ state, title, text }) => `${state} ${title}: ${text}`)

// DELIVER-READY-1, DELIVER-READY-2
test('an issue that is ready has only passed checks', () => {
  expect(look({})).toEqual([
    'ok Subject, 35 characters: Phones show all of it',
    'ok The letter: 6 words',
    'ok To 418 people: Everybody on your list',
    'ok 2 links: None to a page you don’t have',
    'ok Postal address: At the foot, as the law wants it',
    'ok Unsubscribe link: At the foot of every letter',
    'ok Signature: In order',
  ])
})

test.each<[string, Partial<IssueToSend>, string]>([
  ['no subject', { subject: ' ' }, 'empty Subject: Still empty'],
  [
    'a long one',
    { subject: 'x'.repeat(SUBJECT_SHOWN + 1) },
    'warning Subject, 46 characters: Phones cut it after about 45',
  ],
  ['no text', { content: '\n' }, 'empty The letter: Still empty'],
  ['an unknown token', { preview_text: 'Hi {name}' }, 'fail First names: “{name}” can’t be filled in'],
  ['nobody on the list', { recipients: 0, subscribers: 0 }, 'fail Nobody gets it: Your list is still empty'],
  ['nobody with its tags', { recipients: 0, tags: ['run'] }, 'fail Nobody gets it: Nobody has these tags'],
  ['some of the list', { recipients: 1, tags: ['run'] }, 'ok To 1 person: Of 418 on your list'],
  ['a dead link', { deadLinks: 1 }, 'warning A link leads nowhere: To a page you don’t have, or to none'],
  [
    'no postal address',
    { hasPostalAddress: false },
    'warning Postal address: Missing. The law in many countries wants one',
  ],
  [
    'no signature',
    { checks: [check('dkim', 'fail'), check('spf', 'fail')] },
    'fail Sender list: Missing or wrong',
  ],
  [
    'no https',
    { checks: [check('unsubscribe', 'warning')] },
    'warning Unsubscribe link: At the foot; mail programs need https to show it',
  ],
])('%s is reported', (_what, changes, line) => {
  expect(look(changes)).toContain(line)
})

test('unknown facts are not reported', () => {
  const unknown = look({ checks: null, hasPostalAddress: null, deadLinks: null })
  expect(unknown).toHaveLength(3)
})

// DELIVER-SEND-1
test('sending to more than a hundred with a failed check is unsafe', () => {
  const checks = [check('spf', 'warning'), check('dkim', 'fail'), check('ptr', 'unknown')]
  expect(findUnsafe(101, checks)).toEqual([check('dkim', 'fail')])
  expect(findUnsafe(100, checks)).toEqual([])
  expect(findUnsafe(101, [check('spf', 'warning'), check('ptr', 'unknown')])).toEqual([])
})
