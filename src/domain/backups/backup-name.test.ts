import { expect, test } from 'vitest'
import { backupName, parseBackupName } from './backup-name.ts'

test('a name says what it is and when it was made', () => {
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
])('%j is no backup', (name) => {
  expect(parseBackupName(name)).toBeNull()
})
