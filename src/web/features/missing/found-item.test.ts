import { expect, test } from 'vitest'
import { foundItem, movedTo } from './found-item.ts'

const item = { title: 'Soup', slug: 'soup' }

// ART-PAGE-3
test('an item is shown only with a title and a slug', () => {
  expect(foundItem({ kind: 'found', item })).toBe(item)
  expect(foundItem({ kind: 'found', item: { ...item, title: '' } })).toBeNull()
  expect(foundItem({ kind: 'found', item: { ...item, slug: '' } })).toBeNull()
  expect(foundItem({ kind: 'gone' })).toBeNull()
  expect(foundItem({ kind: 'missing' })).toBeNull()
})

test('an old address redirects to the present one', () => {
  expect(movedTo({ kind: 'moved', slug: 'soup' }, 'old-soup')).toBe('soup')
  expect(movedTo({ kind: 'found', item }, 'old-soup')).toBe('soup')
  expect(movedTo({ kind: 'found', item }, 'soup')).toBeNull()
  expect(movedTo({ kind: 'missing' }, 'old-soup')).toBeNull()
})
