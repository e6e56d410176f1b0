import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../time/durations.ts'
import {
  type CopyState,
  copyBehind,
  describeCopyProblem,
  describeLag,
  isCopyLate,
  isProofDue,
  judgeCopy,
} from './copy-state.ts'

const NOW = Date.parse('2026-03-05T12:00:00.000Z')
const ago = (ms: number) => new Date(NOW - ms).toISOString()
const WELL: CopyState = {
  at: ago(SECOND),
  kind: 'following',
  problem: null,
  covered_at: ago(5 * SECOND),
  waiting_since: null,
  pictures: { total: 3, copied: 3, newest_at: ago(HOUR) },
  proof: { at: ago(DAY), ok: true, sentence: 'All equal.', seconds: 3 },
}

// COPY-STATE-1, COPY-STATE-2
test.each<[string, Partial<CopyState> | null, object]>([
  ['nothing known', null, { state: 'starting', behind_seconds: null }],
  ['nothing waits', {}, { state: 'ok', behind_seconds: 0, proven_at: ago(DAY), do: null }],
  ['a write is on its way', { waiting_since: ago(4 * SECOND) }, { state: 'ok', behind_seconds: 4 }],
  [
    'a large picture',
    { waiting_since: ago(90 * SECOND) },
    { state: 'ok', sentence: '1 minute 30 seconds behind.' },
  ],
  [
    'hours behind',
    { waiting_since: ago(2 * HOUR + 10 * MINUTE) },
    { state: 'behind', sentence: expect.stringMatching(/^2 hours 10 minutes behind\./) },
  ],
  [
    'nothing there yet',
    { covered_at: null },
    { state: 'starting', sentence: 'The first copy is on its way.' },
  ],
  [
    'a problem',
    { problem: { sentence: 'No room.', do: 'Book more.' }, waiting_since: ago(HOUR) },
    { state: 'failing', sentence: 'No room.', do: 'Book more.', behind_seconds: 3600 },
  ],
  ['the site is not running', { at: ago(10 * MINUTE) }, { state: 'stopped' }],
  ['a failed proof', { proof: { at: ago(HOUR), ok: false, sentence: '', seconds: 1 } }, { proven_at: null }],
  ['last night’s backup', { kind: 'nightly', covered_at: ago(9 * HOUR), at: ago(9 * HOUR) }, { state: 'ok' }],
  [
    'a night left out',
    { kind: 'nightly', covered_at: ago(30 * HOUR), at: ago(30 * HOUR) },
    { state: 'behind' },
  ],
])('%s', (_name, change, expected) => {
  expect(judgeCopy(change === null ? null : { ...WELL, ...change }, NOW)).toMatchObject(expected)
})

test('the lag of a copy is computed, counts as late after an hour and is put into words', () => {
  expect(copyBehind({ ...WELL, covered_at: null }, NOW)).toBeNull()
  expect(copyBehind({ ...WELL, waiting_since: ago(-SECOND) }, NOW)).toBe(0)
  expect(isCopyLate({ ...WELL, waiting_since: ago(HOUR) }, NOW)).toBe(false)
  expect(isCopyLate({ ...WELL, waiting_since: ago(HOUR + SECOND) }, NOW)).toBe(true)
  expect([0, 4 * SECOND, 61 * MINUTE, 2 * DAY].map(describeLag)).toEqual([
    '0 seconds',
    '4 seconds',
    '1 hour 1 minute',
    '2 days',
  ])
})

// COPY-PROVE-1
test('a copy is proven once it has settled, then every week, and sooner after a failure', () => {
  const young = { ...WELL, proof: null }
  expect(isProofDue(young, NOW - 9 * MINUTE, NOW)).toBe(false)
  expect(isProofDue(young, NOW - 11 * MINUTE, NOW)).toBe(true)
  const proven = (at: number, ok: boolean) => ({
    ...WELL,
    proof: { at: ago(at), ok, sentence: '', seconds: 1 },
  })
  expect(isProofDue(proven(6 * DAY, true), 0, NOW)).toBe(false)
  expect(isProofDue(proven(8 * DAY, true), 0, NOW)).toBe(true)
  expect(isProofDue(proven(2 * DAY, false), 0, NOW)).toBe(true)
  expect(isProofDue({ ...proven(8 * DAY, true), problem: { sentence: '', do: '' } }, 0, NOW)).toBe(false)
  expect(isProofDue({ ...proven(8 * DAY, true), kind: 'nightly' }, 0, NOW)).toBe(false)
})

// COPY-FAULT-1
test.each([
  ['AccessDenied: Access Denied status code: 403', /does not let us in/],
  ['there is no bucket x at https://s3.example (404 NoSuchBucket)', /bucket .* is not there/],
  ['write /mnt/copy/x: no space left on device', /no room left/],
  ['https://s3.example cannot be reached (507 XMinioStorageFull)', /no room left/],
  ["EACCES: permission denied, mkdir '/mnt/copy'", /cannot be written/],
  ['dial tcp 127.0.0.1:9000: connect: connection refused', /cannot be reached/],
  ['fetch failed getaddrinfo ENOTFOUND s3.example', /cannot be reached/],
  ['something else entirely', /log says what/],
])('%s', (failure, sentence) => {
  expect(describeCopyProblem(failure).sentence).toMatch(sentence)
  expect(describeCopyProblem(failure).do).not.toBe('')
})
