import { expect, test } from 'vitest'
import type { MailCheck } from '../../../domain/mail/mail-check-calls.ts'
import type { OutboxLetter } from '../../../domain/mail/outbox-calls.ts'
import { askForLines, judgeChecks, shortNameOf } from './check-words.ts'
import { journeyOf } from './test-letter.tsx'

const NAMES = ['spf', 'dkim', 'dmarc', 'ptr', 'from', 'unsubscribe'] as const
const dns = { type: 'TXT', name: 'hf1._domainkey.site.example', value: 'v=DKIM1; k=rsa; p=MIIB' }

/** Returns checks in order, each given by a word: `fail+` has a line to add. */
function looked(words: string): MailCheck[] {
  return words.split(' ').map((word, index) => ({
    name: NAMES[index] ?? 'spf',
    state: word.replace('+', '') as MailCheck['state'],
    sentence: '',
    waits: false,
    dns: word.endsWith('+') ? dns : null,
  }))
}

test.each([
  ['ok ok ok ok ok ok', 'All six checks passed: your letters should arrive.', 1],
  [
    'fail+ fail+ warning+ warning fail warning',
    'None of six checks passed. Three lines are missing or wrong where your domain is registered.',
    0,
  ],
  [
    'fail+ fail warning warning ok fail',
    'One of six checks passed. One line is missing or wrong where your domain is registered.',
    1 / 6,
  ],
  ['ok ok ok ok fail ok', 'Five of six checks passed. One needs fixing.', 5 / 6],
  ['ok ok ok warning warning ok', 'Four of six checks passed. Two are worth a look.', 4 / 6],
  ['ok ok ok unknown ok ok', 'Five of six checks passed. The other one couldn’t be looked up.', 5 / 6],
  [
    'unknown unknown unknown unknown unknown ok',
    'One of six checks passed. The other five couldn’t be looked up.',
    1 / 6,
  ],
])('%s is summarized in a sentence', (words, sentence, share) => {
  expect(judgeChecks({ checks: looked(words), domain: 'site.example' })).toEqual({ share, sentence })
})

test('for an address of this machine the summary says that little can be checked', () => {
  const { sentence } = judgeChecks({
    checks: looked('unknown unknown unknown unknown warning warning'),
    domain: 'localhost',
  })
  expect(sentence).toContain('only this machine knows')
})

// DELIVER-PAGE-1
test('a name is shortened where the provider’s page adds the domain', () => {
  expect(shortNameOf('hf1._domainkey.site.example', 'site.example')).toBe('hf1._domainkey')
  expect(shortNameOf('site.example', 'site.example')).toBe('@')
  expect(shortNameOf('hf1._domainkey.news.site.example', 'news.site.example')).toBeNull()
})

// DELIVER-PAGE-2
test('the mail to a helper has exactly the lines that are needed, in full', () => {
  const { subject, body } = askForLines({ checks: looked('ok fail+ ok ok ok ok'), domain: 'site.example' })
  expect(subject).toBe('DNS for site.example')
  expect(body).toContain(
    '1. Type: TXT\n   Name: hf1._domainkey.site.example\n   Value: v=DKIM1; k=rsa; p=MIIB',
  )
  expect(body).toContain('add this line to')
  expect(body).not.toContain('2. ')
})

const letter: OutboxLetter = {
  id: 1,
  kind: 'mail_test',
  recipient: 'maya@site.example',
  attempts: 0,
  state: 'waiting',
  last_error: null,
  sent_at: null,
  next_attempt_at: null,
  created_at: '2026-03-04T12:00:00.000Z',
}
const wayOf = (changes: Partial<OutboxLetter>, hasServer = true) =>
  journeyOf({ ...letter, ...changes }, { hasServer, now: '2026-03-04T13:00:00.000Z', timeZone: 'UTC' }).map(
    ({ title, state }) => `${title}: ${state}`,
  )

// DELIVER-TEST-1
test('a test letter’s progress shows only steps that are known', () => {
  expect(wayOf({})).toEqual([
    'Written: done',
    'Waiting to leave: waiting',
    'The mail server: waiting',
    'Your inbox: waiting',
  ])
  expect(wayOf({ state: 'sending' })).toMatchObject({
    1: 'Leaving your site: waiting',
    2: 'The mail server: waiting',
  })
  expect(wayOf({ state: 'failed', last_error: '550 no' })).toMatchObject({ 1: 'Not taken: failed' })
  expect(wayOf({ state: 'sent', sent_at: '2026-03-04T12:00:02.000Z' })).toMatchObject({
    2: 'Taken by the mail server: done',
    3: 'In your inbox?: yours',
  })
})

test('without a mail server a test letter is stored as a file, and no further step is shown', () => {
  expect(wayOf({ state: 'sent', sent_at: '2026-03-04T12:00:02.000Z' }, false)).toEqual([
    'Written: done',
    'Kept as a file: done',
    'The mail server: waiting',
    'Your inbox: waiting',
  ])
})
