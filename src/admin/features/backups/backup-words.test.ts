import { expect, test } from 'vitest'
import type { Backup } from '../../../domain/backups/backup-calls.ts'
import { describeNight, describeProof, describeRun } from './backup-words.ts'

const backup: Backup = {
  name: 'site-2026-03-04-020005.backup',
  kind: 'site',
  created_at: '2026-03-04T02:00:05.000Z',
  bytes: 464_384,
  proof: null,
}
const proof = { at: backup.created_at, reason: null, rows: 226, images: 33, missing_images: 0 }

test('the badge states the result of the proof', () => {
  expect(describeProof(backup)).toMatchObject({ look: 'quiet', word: 'Not tried' })
  expect(describeProof({ ...backup, proof: { ...proof, proven: true } })).toMatchObject({
    look: 'good',
    meaning: 'Restored as a test: 226 entries, 33 pictures.',
  })
  const failed = { ...proof, proven: false, reason: 'The disk is full.' }
  expect(describeProof({ ...backup, proof: failed })).toMatchObject({
    look: 'bad',
    meaning: 'The disk is full.',
  })
})

test('missing pictures are mentioned', () => {
  const { meaning } = describeProof({
    ...backup,
    proof: { ...proof, proven: true, images: 1, missing_images: 2 },
  })
  expect(meaning).toContain('1 picture. 2 more were missing')
})

test('the steps of a run are worded readably', () => {
  const run = { started_at: backup.created_at, restoring: null, step: 'images', done: 12, total: 33 } as const
  expect(describeRun(run)).toBe('Copying the pictures: 12 of 33')
  expect(describeRun({ ...run, restoring: backup.name })).toBe('Bringing the pictures back: 12 of 33')
})

const night = {
  night: '2026-03-04',
  at: '2026-03-04T02:00:00.000Z',
  ok: true,
  reason: null,
  name: 'a.backup',
}
const describe = (nightly: Parameters<typeof describeNight>[0]) =>
  describeNight(nightly, (at) => at.slice(0, 10))

// BACKUP-NIGHT-3
test('a failed night is shown with its reason, a successful one in one line', () => {
  expect(describe(null)).toEqual({ look: 'open', words: 'The first backup runs tonight.' })
  expect(describe({ ...night, ok: null }).look).toBe('open')
  expect(describe(night).words).toBe('Last night’s backup worked (2026-03-04).')
  expect(describe({ ...night, ok: false, reason: 'The disk is full.' })).toEqual({
    look: 'bad',
    words: 'Last night’s backup didn’t work (2026-03-04). The disk is full.',
  })
})
