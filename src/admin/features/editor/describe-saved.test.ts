import { expect, test } from 'vitest'
import { STORED } from '../../../../tests/support/editors.ts'
import { describeSaved } from './describe-saved.ts'

const item = (status: 'draft' | 'published', published_at: string | null) => ({
  ...STORED,
  status,
  published_at,
  updated_at: '2026-11-22T10:00:00.000Z',
})
const PAST = '2026-11-22T10:00:00.000Z'

test.each([
  ['publish', item('published', PAST), { title: 'Article published successfully!' }],
  ['publish', item('published', '2026-12-24T08:00:00.000Z'), { title: 'Article scheduled for December 24' }],
  // On the site's own clock it is the next day, and the next year.
  [
    'publish',
    item('published', '2026-12-31T23:30:00.000Z'),
    { title: 'Article scheduled for January 1, 2027' },
  ],
  ['save', item('draft', null), { title: 'Article saved successfully!' }],
  [
    'save',
    item('published', PAST),
    { title: 'Article saved successfully!', description: 'Readers see the change at once.' },
  ],
  [
    'save',
    item('published', '2026-12-24T08:00:00.000Z'),
    { title: 'Article saved successfully!', description: 'It’s scheduled for December 24.' },
  ],
] as const)('%s of %o', (intent, stored, words) => {
  expect(describeSaved('Article', intent, stored, 'Europe/Stockholm')).toEqual(words)
})
