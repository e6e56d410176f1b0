import { expect, test } from 'vitest'
import { DAY } from '../time/durations.ts'
import type { Backup } from './backup-calls.ts'
import {
  backupName,
  chooseBackupsToRemove,
  type DatedBackup,
  deletionProblem,
  findDueNight,
  parseBackupName,
} from './backup-rules.ts'

test('a backup name tells its kind and creation time', () => {
  const name = backupName('nightly', new Date('2026-03-04T02:00:05.123Z'))
  expect(name).toBe('nightly-2026-03-04-020005.backup')
  expect(parseBackupName(name)).toEqual({ kind: 'nightly', created_at: '2026-03-04T02:00:05.000Z' })
})

test.each([
  '../site-2026-03-04-020005.backup',
  'site-2026-03-04-020005.backup/..',
  'site-2026-13-04-020005.backup',
  'site-2026-03-04-020005.backup\n',
  '.site-2026-03-04-020005.backup.1a2b3c4d.partial',
  'other-2026-03-04-020005.backup',
  '',
])('%j is not a backup name', (name) => {
  expect(parseBackupName(name)).toBeNull()
})

// BACKUP-NIGHT-1
test('a nightly backup is due from 3 a.m. in the site’s time zone', () => {
  expect(findDueNight('2026-03-04T01:59:59.000Z', 'Europe/Berlin', '2026-03-03')).toBeNull()
  expect(findDueNight('2026-03-04T02:00:00.000Z', 'Europe/Berlin', '2026-03-03')).toBe('2026-03-04')
  expect(findDueNight('2026-03-04T07:59:00.000Z', 'America/New_York', '2026-03-03')).toBeNull()
  expect(findDueNight('2026-03-04T08:00:00.000Z', 'America/New_York', '2026-03-03')).toBe('2026-03-04')
})

test('a backup is due once a night, and later in the day if the hour was missed', () => {
  expect(findDueNight('2026-03-04T15:00:00.000Z', 'UTC', '2026-03-04')).toBeNull()
  expect(findDueNight('2026-03-04T15:00:00.000Z', 'UTC', '2026-03-01')).toBe('2026-03-04')
  expect(findDueNight('2026-03-04T15:00:00.000Z', 'UTC', null)).toBe('2026-03-04')
})

test('the night in which the clock skips the hour has its backup too', () => {
  expect(findDueNight('2026-03-29T01:00:00.000Z', 'Europe/Berlin', '2026-03-28')).toBe('2026-03-29')
})

test('a night recorded while the clock was ahead does not block the nights before it', () => {
  expect(findDueNight('2026-03-04T15:00:00.000Z', 'UTC', '2026-04-04')).toBe('2026-03-04')
  // Moved from Auckland to Los Angeles in the afternoon.
  expect(findDueNight('2026-03-04T15:00:00.000Z', 'America/Los_Angeles', '2026-03-05')).toBeNull()
})

const START = Date.parse('2026-01-01T02:00:00.000Z')

function nightly(night: number, proven = true): DatedBackup {
  const created_at = new Date(START + night * DAY).toISOString()
  return { name: `night ${night}`, created_at, proven }
}

/** Returns the backups left after this many nights, with the rotation applied each night. */
function rotateFor(nights: number): string[] {
  let there: DatedBackup[] = []
  for (let night = 0; night < nights; night++) {
    there = [...there, nightly(night)]
    const removed = chooseBackupsToRemove(there)
    there = there.filter(({ name }) => !removed.includes(name))
  }
  return there.map(({ created_at }) => created_at.slice(0, 10))
}

test('no backup is removed in the first week', () => {
  expect(chooseBackupsToRemove([0, 1, 2, 3, 4, 5, 6].map((night) => nightly(night)))).toEqual([])
  expect(chooseBackupsToRemove([])).toEqual([])
})

// BACKUP-NIGHT-2
test('after months the last 7 days and the Sundays of the preceding weeks are left', () => {
  // The last night is Friday, April 10.
  expect(rotateFor(100)).toEqual([
    '2026-03-22',
    '2026-03-29',
    '2026-04-04',
    '2026-04-05',
    '2026-04-06',
    '2026-04-07',
    '2026-04-08',
    '2026-04-09',
    '2026-04-10',
  ])
})

test('two backups of one night count as one, of which the newer is kept', () => {
  const twice = [nightly(3), { ...nightly(3), name: 'again', created_at: '2026-01-04T02:30:00.000Z' }]
  expect(chooseBackupsToRemove(twice)).toEqual(['night 3'])
})

test('nights without a backup cause no removal of older backups', () => {
  expect(chooseBackupsToRemove([nightly(0), nightly(40), nightly(80)])).toEqual([])
})

test('the newest proven backup is kept, however old', () => {
  const nights = Array.from({ length: 60 }, (_, night) => nightly(night, night === 3))
  expect(chooseBackupsToRemove(nights)).not.toContain('night 3')
  expect(chooseBackupsToRemove(nights)).toContain('night 2')
})

function backupOf(day: string, proven: boolean | null): Backup {
  const at = `2026-03-${day}T03:00:00.000Z`
  const proof = { at, reason: null, rows: 1, images: 1, missing_images: 0 }
  return {
    name: day,
    kind: 'site',
    created_at: at,
    bytes: 1,
    proof: proven === null ? null : { ...proof, proven },
  }
}

const backups = [backupOf('01', true), backupOf('04', null), backupOf('03', false), backupOf('02', true)]

test('every backup may be deleted except the newest proven one', () => {
  const kept = backups.filter(({ name }) => deletionProblem(name, { backups, running: false }) !== null)
  expect(kept.map(({ name }) => name)).toEqual(['02'])
})

test('no backup may be deleted while one is being made', () => {
  expect(deletionProblem('01', { backups, running: true })).toMatch(/being made/)
})
