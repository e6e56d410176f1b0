import { expect, test } from 'vitest'
import { STORED } from '../../../../tests/support/editors.ts'
import { describeSaved, describeSaveState } from './describe-save.ts'

const NOW = '2025-03-04T12:00:00.000Z'
const item = (updated_at: string) => ({
  id: 1,
  title: 'A',
  slug: 'a',
  status: 'draft' as const,
  published_at: null,
  updated_at,
})
const clean = { saving: null, device: 'nothing', draft: { kind: 'none' }, hasChanges: false } as const

test.each([
  ['2025-03-04T11:59:30.000Z', 'Saved just now'],
  ['2025-03-04T11:58:30.000Z', 'Saved 1 minute ago'],
  ['2025-03-04T11:30:00.000Z', 'Saved 30 minutes ago'],
  ['2025-03-04T08:05:00.000Z', 'Saved at 08:05'],
  ['2025-03-01T08:05:00.000Z', 'Saved Mar 1, 2025'],
])('an item saved at %s says so', (updated_at, words) => {
  expect(describeSaveState({ ...clean, item: item(updated_at) }, NOW, 'UTC')).toBe(words)
})

test('unsaved input is described with its draft', () => {
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

const itemOf = (status: 'draft' | 'published', published_at: string | null) => ({
  ...STORED,
  status,
  published_at,
  updated_at: '2026-11-22T10:00:00.000Z',
})
const PAST = '2026-11-22T10:00:00.000Z'

// EDIT-SAVE-3, EDIT-SAVE-4
test.each([
  ['publish', itemOf('published', PAST), { title: 'Article published successfully!' }],
  [
    'publish',
    itemOf('published', '2026-12-24T08:00:00.000Z'),
    { title: 'Article scheduled for December 24' },
  ],
  // In the site's time zone it is the next day, and the next year.
  [
    'publish',
    itemOf('published', '2026-12-31T23:30:00.000Z'),
    { title: 'Article scheduled for January 1, 2027' },
  ],
  ['save', itemOf('draft', null), { title: 'Article saved successfully!' }],
  [
    'save',
    itemOf('published', PAST),
    { title: 'Article saved successfully!', description: 'Readers see the change at once.' },
  ],
  [
    'save',
    itemOf('published', '2026-12-24T08:00:00.000Z'),
    { title: 'Article saved successfully!', description: 'It’s scheduled for December 24.' },
  ],
] as const)('a save with intent %s of %o is described', (intent, stored, words) => {
  expect(describeSaved('Article', intent, stored, 'Europe/Stockholm')).toEqual(words)
})
