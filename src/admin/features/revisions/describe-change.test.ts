import { expect, test } from 'vitest'
import { describeChange } from './describe-change.ts'

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
  expect(describeChange({ action, changed_fields: [...changed_fields] }, labels)).toBe(words)
})
