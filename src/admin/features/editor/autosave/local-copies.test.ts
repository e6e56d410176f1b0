import { expect, test } from 'vitest'
import { TestStorage } from '../../../../../tests/support/editors.ts'
import { readLocalCopies, removeLocalCopy, removeOldCopies, writeLocalCopy } from './local-copies.ts'

const place = (id: number | 'new', tab: string) => ({ kind: 'article', id, tab }) as const
const copy = (title: string, typed_at: string) => ({ fields: { title }, based_on: null, typed_at })

test('each tab keeps its own copy, and an item finds its copies, newest first', () => {
  const storage = new TestStorage()
  writeLocalCopy(storage, place(1, 'a'), copy('from a', '2025-01-01T00:00:00Z'))
  writeLocalCopy(storage, place(1, 'b'), copy('from b', '2025-01-02T00:00:00Z'))
  writeLocalCopy(storage, place(12, 'a'), copy('of another', '2025-01-03T00:00:00Z'))
  writeLocalCopy(storage, { ...place(1, 'a'), kind: 'recipe' }, copy('a recipe', '2025-01-03T00:00:00Z'))
  expect(readLocalCopies(storage, place(1, '')).map(({ tab, fields }) => [tab, fields.title])).toEqual([
    ['b', 'from b'],
    ['a', 'from a'],
  ])
  removeLocalCopy(storage, place(1, 'b'))
  expect(readLocalCopies(storage, place(1, ''))).toHaveLength(1)
})

test('a full storage is reported and keeps earlier copies', () => {
  const storage = new TestStorage(1)
  expect(writeLocalCopy(storage, place(1, 'a'), copy('kept', '2025-01-01T00:00:00Z'))).toBe(true)
  expect(writeLocalCopy(storage, place(1, 'b'), copy('no room', '2025-01-01T00:00:00Z'))).toBe(false)
  expect(readLocalCopies(storage, place(1, ''))).toHaveLength(1)
})

test('unreadable copies are skipped, and deleted together with old ones', () => {
  const storage = new TestStorage()
  storage.setItem('editor/1/article/1/x', '{broken')
  storage.setItem('editor/0/article/1/y', JSON.stringify(copy('older form', '2025-03-01T00:00:00Z')))
  storage.setItem('something else', 'stays')
  writeLocalCopy(storage, place(1, 'old'), copy('old', '2024-12-01T00:00:00Z'))
  writeLocalCopy(storage, place(1, 'new'), copy('new', '2025-02-20T00:00:00Z'))
  expect(readLocalCopies(storage, place(1, '')).map(({ tab }) => tab)).toEqual(['new', 'old'])
  removeOldCopies(storage, '2025-03-01T00:00:00.000Z')
  expect([...storage.entries.keys()].sort()).toEqual(['editor/1/article/1/new', 'something else'])
})
