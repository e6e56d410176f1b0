import { expect, test } from 'vitest'
import { badgeOf, describeIssue } from './issue-words.ts'

const NOW = '2025-03-04T09:00:00.000Z'
const ISSUE = {
  id: 1,
  subject: 'Spring has legs',
  preview_text: '',
  slug: 'spring-has-legs',
  state: 'draft' as const,
  send_at: null,
  sent_at: null,
  created_at: NOW,
  updated_at: '2025-03-04T08:48:00.000Z',
  tags: [],
  by_morning: false,
  paused_at: null,
  progress: { total: 0, sent: 0, failed: 0, waiting: 0, clicks: 0, next_at: null },
}
const describe = (changes: Partial<Parameters<typeof describeIssue>[0]>) =>
  describeIssue({ ...ISSUE, ...changes }, NOW, 'Europe/Stockholm')

test('each state is described by its relevant time or count', () => {
  expect(describe({})).toEqual(['Changed 12 minutes ago'])
  expect(describe({ state: 'scheduled', send_at: '2025-03-05T06:30:00.000Z' })).toEqual([
    'Goes out on March 5, 2025 at 07:30',
  ])
  const progress = { total: 48, sent: 32, failed: 1, waiting: 15, clicks: 0, next_at: null }
  expect(describe({ state: 'sending', sent_at: NOW, progress })).toEqual(['32 of 48 sent, 1 failed'])
  // The last letter is sent; the server reports so a moment later.
  expect(
    describe({ state: 'sending', sent_at: NOW, progress: { ...progress, sent: 47, waiting: 0 } }),
  ).toEqual(['Mar 4, 2025', '47 sent', '1 failed', '0 visits'])
  expect(
    describe({ state: 'sent', sent_at: NOW, progress: { ...progress, sent: 48, failed: 0, clicks: 1 } }),
  ).toEqual(['Mar 4, 2025', '48 sent', '1 visit'])
})

test('a sending that waits for the coach says so until its last letter is sent', () => {
  const progress = { total: 48, sent: 32, failed: 1, waiting: 15, clicks: 0, next_at: null }
  const sending = { ...ISSUE, state: 'sending' as const, sent_at: NOW, progress }
  expect(badgeOf(sending).label).toBe('Going out')
  expect(badgeOf({ ...sending, paused_at: NOW }).label).toBe('Paused')
  expect(badgeOf({ ...sending, paused_at: NOW, progress: { ...progress, waiting: 0 } }).label).toBe('Sent')
})
