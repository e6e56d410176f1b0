import { expect, test } from 'vitest'
import { describeSaveState } from './save-state.ts'

const NOW = '2025-03-04T12:00:00.000Z'
const item = (updated_at: string) => ({
  ...{ id: 1, title: 'A', slug: 'a', status: 'draft' as const, published_at: null, updated_at },
})
const clean = { saving: null, device: 'nothing', draft: { kind: 'none' }, hasChanges: false } as const

test.each([
  ['2025-03-04T11:59:30.000Z', 'Saved just now'],
  ['2025-03-04T11:58:30.000Z', 'Saved 1 minute ago'],
  ['2025-03-04T11:30:00.000Z', 'Saved 30 minutes ago'],
  ['2025-03-04T08:05:00.000Z', 'Saved at 08:05'],
  ['2025-03-01T08:05:00.000Z', 'Saved Mar 1, 2025'],
])('saved at %s', (updated_at, words) => {
  expect(describeSaveState({ ...clean, item: item(updated_at) }, NOW, 'UTC')).toBe(words)
})

test('what is typed and not saved', () => {
  const typed = { ...clean, hasChanges: true, item: null }
  const draft = { kind: 'saved', at: '2025-03-04T10:42:00.000Z' } as const
  const offline = { kind: 'failed', reason: 'offline' } as const
  expect(describeSaveState({ ...clean, item: null }, NOW, 'UTC')).toBe('Not saved yet')
  expect(describeSaveState({ ...typed, device: 'failed' }, NOW, 'UTC')).toBe('Not saved yet')
  expect(describeSaveState({ ...typed, device: 'kept' }, NOW, 'UTC')).toBe('Saved on this device')
  expect(describeSaveState({ ...typed, device: 'kept', draft }, NOW, 'UTC')).toBe('Draft saved 10:42')
  expect(describeSaveState({ ...typed, device: 'kept', draft: offline }, NOW)).toBe(
    'Offline, saved on this device',
  )
  expect(describeSaveState({ ...typed, device: 'failed', draft: offline }, NOW)).toBe('Offline, not saved')
  expect(describeSaveState({ ...typed, saving: 'publish' }, NOW)).toBe('Saving...')
})
