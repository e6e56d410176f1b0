import { expect, test } from 'vitest'
import { describeChange } from './revisions-panel.tsx'

const labels = {
  title: 'Title',
  content: 'Text',
  slug: 'Address',
  status: 'Status',
  featured_image_url: 'Picture',
  featured_image_version: 'Picture',
}

test.each([
  ['created', [], 'First version'],
  ['restored', ['title'], 'Brought back'],
  ['updated', [], 'Saved'],
  ['updated', ['title'], 'Changed Title'],
  ['updated', ['featured_image_url', 'featured_image_version'], 'Changed Picture'],
  ['updated', ['title', 'content', 'slug', 'status'], 'Changed Title, Text, Address and 1 more'],
  ['updated', ['something_new'], 'Saved'],
] as const)('%s %j', (action, changed_fields, words) => {
  expect(
    describeChange(
      { action, changed_fields: [...changed_fields], changes: null, words_added: null, status: 'draft' },
      labels,
    ),
  ).toBe(words)
})

// EDIT-HISTORY-1
test('counted changes are described with their counts', () => {
  const say = (changes: Record<string, number>, words_added: number | null) =>
    describeChange(
      { action: 'updated', changed_fields: Object.keys(changes), changes, words_added, status: 'published' },
      labels,
    )
  expect(say({ content: 1, ingredients: 2 }, 120)).toBe('Changed the text (+120 words) and 2 ingredients')
  expect(say({ title: 1, status: 1, published_at: 1 }, null)).toBe(
    'Changed the title and the publishing time, now published',
  )
  // A field without a word in the sentences is named as in older versions.
  expect(say({ status: 1 }, null)).toBe('Changed Status')
})
